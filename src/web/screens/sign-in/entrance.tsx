import { Alert, Card, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { reasonOf } from '../../ui/reason.ts';

/** The frame of what stands before the door. */
export function Entrance({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Container component="main" id="content" tabIndex={-1} size={460} py={48}>
      <Title order={1}>{title}</Title>
      {lead !== undefined && (
        <Text c="dimmed" mt={4}>
          {lead}
        </Text>
      )}
      <Card mt="lg" padding="lg">
        {children}
      </Card>
    </Container>
  );
}

/** Why it did not work, above the button that tries again. */
export function Refused({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return (
    <Alert color="red" variant="light" p="sm">
      {reasonOf(error) ?? 'It did not work. Please try again.'}
    </Alert>
  );
}
