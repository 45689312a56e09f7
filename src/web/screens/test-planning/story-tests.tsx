import { failures } from '#contract/problems.ts';
import type { Criterion, Story } from '#contract/story.ts';
import type { TestCase } from '#contract/test-case.ts';
import { Badge, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { storyQuery } from '../../data/story.ts';
import { testsOfStoryQuery, useTestOffers } from '../../data/test-case.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { NotReviewed, WhyOnCard } from '../../ui/why.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { kindLabel } from '../stories/story-words.tsx';
import { TestBadges } from '../tests/test-badges.tsx';
import { TestName } from '../tests/test-list.tsx';
import { OfferState } from './offer-state.tsx';
import { TestOffers } from './test-offers.tsx';
import classes from './test-planning.module.css';

const AddTest = fetchedAhead(async () => (await import('../tests/add-test.tsx')).AddTest);

/** One story: its criteria, the tests of each, and what Quinn offers for it. */
export function StoryTests({ projectId, storyId }: { projectId: string; storyId: string }) {
  const { data: story, error, refetch } = useQuery(storyQuery(projectId, storyId));
  const tests = useQuery(testsOfStoryQuery(projectId, storyId)).data?.items;
  const offers = useTestOffers(projectId, storyId);
  const [adding, setAdding] = useState<{ criterion_id?: string } | null>(null);
  const heading = useId();
  if (error && !story) return <ErrorState {...failures.storiesLoad} error={error} onRetry={() => void refetch()} />;
  if (!story || !tests) return <Skeleton h={320} {...waiting('Loading story')} />;
  const loose = tests.filter(({ criterion_id }) => criterion_id === null);
  const untested = story.criteria.some(({ id }) => tests.every(({ criterion_id }) => criterion_id !== id));
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div className={classes.words}>
          <Title order={3} data-step-heading tabIndex={-1}>
            S-{story.number} {story.title}
          </Title>
          {story.feature_name !== null && (
            <Text size="sm" c="dimmed">
              {story.feature_name}
            </Text>
          )}
        </div>
        <Changing>
          <Group gap="xs">
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding({})}>
              Add Test
            </Button>
            <Button
              variant={(untested || tests.length === 0) && offers.items.length === 0 ? 'filled' : 'default'}
              leftSection={<IconSparkles size={16} aria-hidden />}
              disabled={offers.state === 'asking'}
              onClick={offers.ask}
            >
              {tests.length === 0 ? 'Ask Quinn for tests' : 'Ask Quinn for more'}
            </Button>
          </Group>
        </Changing>
      </Group>
      <OfferState
        offers={offers}
        what="test"
        doing="Quinn is reading the criteria."
        onStop={offers.stop}
        onAgain={offers.ask}
      />
      {offers.state !== 'asking' && (
        <ExpectedCost
          projectId={projectId}
          kind="proposeTests"
          letters={lettersOf(story)}
          again={tests.length > 0 || offers.state !== 'idle'}
        />
      )}
      {offers.items.length > 0 && <TestOffers story={story} offers={offers} />}
      {story.criteria.length === 0 && (
        <Text size="sm">
          This story has no acceptance criteria yet. Quinn proposes tests of the whole story; with criteria they are
          traced to what they show.
        </Text>
      )}
      <ol className={classes.criteria} aria-label="Acceptance criteria">
        {story.criteria.map((criterion) => (
          <li key={criterion.id}>
            <CriterionCard
              criterion={criterion}
              tests={tests.filter(({ criterion_id }) => criterion_id === criterion.id)}
              onAdd={() => setAdding({ criterion_id: criterion.id })}
            />
          </li>
        ))}
      </ol>
      {loose.length > 0 && (
        <Card padding="md" component="section" aria-labelledby={heading}>
          <Title order={4} id={heading}>
            Tests without a criterion
          </Title>
          <Tests tests={loose} />
        </Card>
      )}
      <Suspense>
        {adding && (
          <AddTest projectId={projectId} of={{ story_id: storyId, ...adding }} onClose={() => setAdding(null)} />
        )}
      </Suspense>
    </>
  );
}

const lettersOf = ({ title, i_want, so_that, description, criteria }: Story): number =>
  JSON.stringify([title, i_want, so_that, description, criteria]).length;

type CriterionProps = { criterion: Criterion; tests: readonly TestCase[]; onAdd: () => void };

function CriterionCard({ criterion, tests, onAdd }: CriterionProps) {
  const { number, given, when, outcome, kind } = criterion;
  return (
    <Card padding="md" component="article" aria-label={`Criterion ${number}`}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div className={classes.words}>
          <Group gap={6}>
            <Title order={4}>Criterion {number}</Title>
            <Badge color="gray" variant="default">
              {kindLabel[kind]}
            </Badge>
          </Group>
          <Text size="sm">
            <b>Given</b> {given}, <b>when</b> {when}, <b>then</b> {outcome}.
          </Text>
        </div>
        <Changing>
          <Button
            size="xs"
            variant="default"
            flex="none"
            onClick={onAdd}
            aria-label={`Add Test of criterion ${number}`}
          >
            Add Test
          </Button>
        </Changing>
      </Group>
      {tests.length === 0 ? (
        <Text size="sm" mt="xs" className={classes.gap}>
          No test yet.
        </Text>
      ) : (
        <Tests tests={tests} />
      )}
    </Card>
  );
}

const Tests = ({ tests }: { tests: readonly TestCase[] }) => (
  <ul className={classes.tests}>
    {tests.map((test) => (
      <li key={test.id}>
        <TestName test={test} />
        <TestBadges test={test}>
          <NotReviewed of={test} />
        </TestBadges>
        <WhyOnCard of={test} />
      </li>
    ))}
  </ul>
);
