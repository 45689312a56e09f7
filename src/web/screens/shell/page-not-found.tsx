import { Container, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LinkAnchor } from '../../ui/links.tsx';

export function PageNotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    console.error('404: there is no page at', path);
  }, [path]);
  return (
    <Container component="main" id="content" tabIndex={-1} size="sm" py={64} ta="center">
      <Text c="dimmed" fw={600}>
        404
      </Text>
      <Title order={1} mt="xs">
        Oops! Page not found
      </Title>
      <Text my="md" c="dimmed">
        There is nothing at this address.
      </Text>
      <LinkAnchor to="/">Return to Home</LinkAnchor>
    </Container>
  );
}
