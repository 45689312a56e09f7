import { Button, Container, Group, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect } from 'react';
import { LinkButton } from '../../ui/links.tsx';

/** What the frame around it has already: nothing, the page's main part, or its heading too. */
export const WithinFrame = createContext<'nothing' | 'main' | 'heading'>('nothing');

/** What browsers throw where the code of a screen or of a dialog does not come: each names a module. */
const isCodeMissing = (error: unknown): boolean => error instanceof TypeError && /\bmodule\b/.test(error.message);

/** Stands where a page itself broke. What the server refuses is said where its answer would stand, with the fault's id. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const within = useContext(WithinFrame);
  useEffect(() => {
    console.error(error);
  }, [error]);
  const retry = () => {
    // React keeps that a dialog's code did not come; only a page that is loaded anew asks for it again.
    if (isCodeMissing(error) && navigator.onLine) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <Container
      {...(within === 'nothing' ? { component: 'main', id: 'content', tabIndex: -1 } : { component: 'section' })}
      size="sm"
      py={64}
    >
      <Title order={within === 'heading' ? 2 : 1}>Something went wrong</Title>
      <Text mt="sm">
        {isCodeMissing(error)
          ? 'A part of the page could not be loaded: the server cannot be reached right now, or was replaced by a newer one.'
          : 'This page could not be shown.'}{' '}
        What you saved is safe on the server.
      </Text>
      <Group mt="lg">
        <Button onClick={retry}>Try again</Button>
        <LinkButton to="/" variant="default">
          Return to Dashboard
        </LinkButton>
      </Group>
    </Container>
  );
}
