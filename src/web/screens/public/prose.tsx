import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** The heading of a public page and the sentence that says what it is about. */
export function Lead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={classes.lead}>
      <Title order={1}>{title}</Title>
      <Text size="lg" c="dimmed" mt="xs">
        {children}
      </Text>
    </header>
  );
}

/** A part of a public page under its own heading; paragraphs and lists inside it are plain elements. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
