import { Button, Container, Group, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect } from 'react';
import { LinkButton } from '../../ui/links.tsx';

/** Whether what is drawn stands within a frame that has the page's main part and its heading already. */
export const WithinFrame = createContext(false);

/** Stands where a page itself broke. What the server refuses is said where its answer would stand, with the fault's id. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const within = useContext(WithinFrame);
  useEffect(() => {
    console.error(error);
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Container
      component={within ? 'section' : 'main'}
      {...(!within && { id: 'content', tabIndex: -1 })}
      size="sm"
      py={64}
    >
      <Title order={within ? 2 : 1}>Something went wrong</Title>
      <Text mt="sm">This page could not be shown. What you saved is safe on the server.</Text>
      <Group mt="lg">
        <Button onClick={retry}>Try again</Button>
        <LinkButton to="/" variant="default">
          Return to Dashboard
        </LinkButton>
      </Group>
    </Container>
  );
}
