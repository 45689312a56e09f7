import { Anchor, Text, Title } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import { releases } from 'virtual:changelog';
import { day } from '../../ui/dates.ts';
import { Lead, Part } from './prose.tsx';
import type { Release, Word } from './release.ts';

/** What `CHANGELOG.md` says, drawn as elements: nothing of it is read as HTML. */
export function Changelog() {
  return (
    <>
      <Lead title="Changelog">What changed, as far as somebody who uses CoScrum notices.</Lead>
      {releases.map(({ name, date, parts }) => (
        <Part key={name} title={name}>
          {date !== null && (
            <Text size="sm" c="dimmed" component="div">
              <time dateTime={date}>{day(date)}</time>
            </Text>
          )}
          {inRow(parts.map(drawn))}
        </Part>
      ))}
    </>
  );
}

/** What never changes its order needs no keys. */
const inRow = (nodes: ReactNode[]) => createElement(Fragment, null, ...nodes);

const line = (words: Word[]) => inRow(words.map(spoken));

const drawn = (part: Release['parts'][number]): ReactNode => {
  if (part.kind === 'heading')
    return (
      <Title order={part.level} mt="lg">
        {part.text}
      </Title>
    );
  if (part.kind === 'text') return <p>{line(part.words)}</p>;
  return createElement('ul', null, ...part.items.map((words) => createElement('li', null, line(words))));
};

const spoken = (word: Word): ReactNode => {
  if (word.kind === 'link')
    return (
      <Anchor href={word.href} rel="noreferrer" target="_blank">
        {word.text}
      </Anchor>
    );
  if (word.kind === 'code') return <code>{word.text}</code>;
  return word.kind === 'strong' ? <strong>{word.text}</strong> : word.text;
};
