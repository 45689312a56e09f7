import { Button, Container, Group, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/links.tsx';
import { faultOf } from '../../ui/reason.ts';

/** Stands where a page broke: nothing technical but the id under which the server logged it. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const fault = faultOf(error);
  useEffect(() => {
    console.error(error);
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container component="main" id="content" tabIndex={-1} size="sm" py={64}>
      <Title order={1}>Something went wrong</Title>
      <Text mt="sm">This page could not be shown. What you saved is safe on the server.</Text>
      {fault !== undefined && (
        <Text mt="xs" c="dimmed">
          Fault id: {fault}
        </Text>
      )}
      <Group mt="lg">
        <Button onClick={retry}>Try again</Button>
        <LinkButton to="/" variant="default">
          Return to Dashboard
        </LinkButton>
      </Group>
    </Container>
  );
}
