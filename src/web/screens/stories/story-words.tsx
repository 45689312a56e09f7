import type { CriterionKind } from '#contract/vocabulary.ts';
import { article } from '#domain/article.ts';
import { Text } from '@mantine/core';
import classes from './stories.module.css';

type Parts = { as_a: string; i_want: string; so_that: string };

/** "As a member, I want to book a boat, so that ...", as far as it is written. */
export function StoryWords({ story }: { story: Parts }) {
  const { as_a, i_want, so_that } = story;
  if ([as_a, i_want, so_that].every((part) => part.trim() === '')) return null;
  const wish = i_want.trim();
  const who = as_a.trim().replace(/^an? /iu, '');
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {who !== '' && (
        <>
          As {article(who)} <b>{who}</b>,{' '}
        </>
      )}
      {wish !== '' && (
        <>
          I want {/^to\b/iu.test(wish) ? '' : 'to '}
          <b>{wish}</b>
        </>
      )}
      {so_that.trim() !== '' && <>, so that {so_that.trim().replace(/\.$/u, '')}</>}.
    </Text>
  );
}

export const kindLabel: Record<CriterionKind, string> = {
  usual: 'Usual way',
  negative: 'Refused or failing',
  boundary: 'Edge case',
};

type Criterion = { id?: string | undefined; given: string; when: string; outcome: string; kind: CriterionKind };

/** Criteria by their numbers, each with what it begins with, what is done and what can be seen. */
export const CriteriaList = ({
  criteria,
  label = 'Acceptance criteria',
}: {
  criteria: readonly Criterion[];
  label?: string;
}) => (
  <ol className={classes.criteria} aria-label={label}>
    {criteria.map((criterion, index) => (
      <li key={criterion.id ?? index} data-kind={criterion.kind}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <b>Given</b> {criterion.given || '…'} <b>when</b> {criterion.when || '…'} <b>then</b>{' '}
          {criterion.outcome || '…'}
        </Text>
        {criterion.kind !== 'usual' && (
          <Text size="xs" c="dimmed">
            {kindLabel[criterion.kind]}
          </Text>
        )}
      </li>
    ))}
  </ol>
);
