import { Container, Text, Title } from '@mantine/core';
import { LinkAnchor } from '../../ui/links.tsx';

/** Says the truth about a program that everybody runs for themselves. */
export function Contact() {
  return (
    <Container component="main" id="content" tabIndex={-1} size="sm" py="xl">
      <Title order={1}>Contact</Title>
      <Text mt="md">
        This CoScrum runs on the machine of whoever started it, and keeps its projects there. Questions about this
        installation go to that person; nobody else can see or restore what is in it.
      </Text>
      <Text mt="md">
        Something does not work? Note the fault id that the page shows: the server's log holds the cause under the same
        id.
      </Text>
      <LinkAnchor to="/" mt="lg" display="inline-block">
        Return to Home
      </LinkAnchor>
    </Container>
  );
}
