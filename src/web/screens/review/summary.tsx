import type { ReviewClaim } from '#contract/review.ts';
import { counted } from '#domain/counted.ts';
import { spokenOf } from '#domain/review.ts';
import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useSpeaker } from '../../data/about.ts';
import { useSummary } from '../../data/review.ts';
import { Changing } from '../../ui/changing.tsx';
import { Face } from '../../ui/face.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { CutShort } from '../../ui/advisor-at-work.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import classes from './review.module.css';

type Within = { at: { project_id: string; pi_id: string } };
type Props = Within & { /** Of what Milo reads. */ letters: number };

/** Milo's words about the increment; every sentence links to the items that bear it out. */
export function Summary({ at, letters }: Props) {
  const { state, items, taken, ask, stop } = useSummary(at);
  const speaker = useSpeaker({ engine: items[0]?.engine });
  const busy = state === 'asking';
  return (
    <section aria-labelledby="summary">
      <Group justify="space-between" mb="sm">
        <Title order={3} id="summary">
          Summary
        </Title>
        {busy ? (
          <Group gap="sm" role="status">
            <Face memberId="milo" size={28} />
            <Text size="sm">Milo is looking back.</Text>
            <Loader size="xs" type="dots" aria-hidden />
            <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
              Stop
            </Button>
          </Group>
        ) : (
          <Changing>
            <Button
              className={classes.screenOnly}
              variant="default"
              leftSection={<IconSparkles size={16} aria-hidden />}
              onClick={ask}
            >
              {items.length === 0 ? 'Ask Milo for a summary' : 'Ask Milo again'}
            </Button>
          </Changing>
        )}
      </Group>
      {(state === 'stopped' || state === 'failed') && (
        <CutShort isStopped={state === 'stopped'} title="Milo could not answer" onAgain={ask}>
          {items.length === 0 ? 'No sentence has arrived.' : 'The sentences that have arrived are kept.'}
        </CutShort>
      )}
      {state === 'nothing-new' && (
        <Text size="sm" role="status">
          There is nothing to summarise yet: no feature was selected for this increment.
        </Text>
      )}
      {items.length > 0 && (
        <SuggestionSurface memberId="milo" {...speaker}>
          <ul className={classes.claims} aria-label="Sentences of the summary">
            {items.map((claim) => (
              <li key={claim.key}>
                <Sentence at={at} claim={claim} />
              </li>
            ))}
          </ul>
        </SuggestionSurface>
      )}
      {items.length === 0 && state === 'idle' && (
        <Text size="sm" c="dimmed">
          Milo says in a few sentences what was reached, and names the feature or story behind each of them.
        </Text>
      )}
      {!busy && (
        <Stack gap={0} mt="xs" className={classes.screenOnly}>
          <TakenCost taken={taken} />
          <ExpectedCost projectId={at.project_id} kind="summarise" letters={letters} again={state !== 'idle'} />
        </Stack>
      )}
    </section>
  );
}

type Item = ReviewClaim['about'][number];

const shownAtOnce = 3;

/** What a sentence calls by its name is linked there; where much else bears it out, that is a click away. */
function Sentence({ at, claim }: Within & { claim: ReviewClaim }) {
  const { parts, unnamed } = spokenOf(claim);
  const others = unnamed.length + claim.more;
  const links = others > 0 && (
    <Text size="sm" c="dimmed">
      {unnamed.map((item, index) => (
        <span key={item.id}>
          {index > 0 && ', '}
          <ItemLink at={at} item={item} />
        </span>
      ))}
      {claim.more > 0 && ` and ${claim.more} more`}
    </Text>
  );
  return (
    <>
      <Text>
        {parts.map((part, index) =>
          // The parts of one sentence never change places.
          // oxlint-disable-next-line react/no-array-index-key
          typeof part === 'string' ? part : <ItemLink key={index} at={at} item={part} />,
        )}
      </Text>
      {others > shownAtOnce ? (
        <details className={classes.others}>
          <summary>Rests on {counted(others, parts.length > 1 ? 'more item' : 'item')}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </>
  );
}

function ItemLink({ at, item: { kind, id, name } }: Within & { item: Item }) {
  const params = { projectId: at.project_id };
  return kind === 'feature' ? (
    <LinkAnchor inherit underline="always" to="/project/$projectId/features" params={params} search={{ feature: id }}>
      {name}
    </LinkAnchor>
  ) : (
    <LinkAnchor
      inherit
      underline="always"
      to="/project/$projectId/stories"
      params={params}
      search={{ story: id } as never}
    >
      {name}
    </LinkAnchor>
  );
}
