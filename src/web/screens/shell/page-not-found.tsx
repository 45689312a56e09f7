import { Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/links.tsx';
import { Footer } from './footer.tsx';
import classes from './page-not-found.module.css';

/** Stands at every address that leads nowhere. The server logs those it is asked for; here the browser does. */
export function PageNotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    console.error('404: there is no page at', path);
  }, [path]);
  return (
    <div className={classes.page}>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Text c="dimmed" fw={600}>
          404
        </Text>
        <Title order={1} mt="xs">
          Oops! Page not found
        </Title>
        <Text my="md" c="dimmed">
          There is nothing at this address.
        </Text>
        <LinkButton to="/">Return to Home</LinkButton>
      </main>
      <Footer />
    </div>
  );
}
