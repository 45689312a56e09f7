import { Alert, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { LinkButton } from '../../ui/links.tsx';

/** Step 5 without a project: its address was opened by itself. */
export function NoProject() {
  return (
    <div>
      <Title order={1} mb="md">
        Kickoff
      </Title>
      <Alert
        color="red"
        variant="light"
        icon={<IconAlertTriangle aria-hidden />}
        title="There is no project to kick off"
      >
        <Text size="sm" mb="md">
          The kickoff follows when a project was created. Nothing you typed is lost.
        </Text>
        <LinkButton to="/">Return Home</LinkButton>
      </Alert>
    </div>
  );
}
