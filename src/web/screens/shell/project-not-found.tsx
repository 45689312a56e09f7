import { Container, Text, Title } from '@mantine/core';
import { LinkButton } from '../../ui/links.tsx';

export function ProjectNotFound() {
  return (
    <Container component="main" id="content" tabIndex={-1} size="sm" py={64} ta="center">
      <Title order={1}>Project not found</Title>
      <Text my="md" c="dimmed">
        The project you're looking for might have been removed or doesn't exist.
      </Text>
      <LinkButton to="/">Return to Dashboard</LinkButton>
    </Container>
  );
}
