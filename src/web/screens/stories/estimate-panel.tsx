import type { SimilarStory, Story } from '#contract/story.ts';
import { storyPoints, type StoryPoints } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { roster } from '#domain/personas.ts';
import { largestStory } from '#domain/ready.ts';
import { storyName } from '#domain/story.ts';
import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlayerStop, IconScissors, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEstimating } from '../../data/estimating.ts';
import { similarStoriesQuery } from '../../data/story.ts';
import { teamQuery } from '../../data/team.ts';
import { Face } from '../../ui/face.tsx';
import { WhySource } from '../../ui/why.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import classes from './stories.module.css';

const lettersOf = ({ title, i_want, so_that, criteria }: Story): number =>
  JSON.stringify([title, i_want, so_that, criteria]).length;

type Props = {
  projectId: string;
  story: Story;
  onDecide: (points: StoryPoints | null) => void;
  onSplit: () => void;
  splitting: boolean;
};

/** Planning poker: everybody puts a card down unseen, all are turned over at once, and the person decides. */
export function EstimatePanel({ projectId, story, onDecide, onSplit, splitting }: Props) {
  const poker = useEstimating(projectId, story.id);
  const { data: similar = [] } = useQuery(similarStoriesQuery(projectId, story.id));
  const { data: team } = useQuery(teamQuery(projectId));
  const isDone = story.status === 'done';
  const { estimates, story_points } = story;
  const asking = poker.state === 'asking';
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4">
          Estimate
        </Title>
        {asking ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            onClick={poker.stop}
          >
            Stop
          </Button>
        ) : (
          !isDone && (
            <Button variant="default" size="xs" leftSection={<IconUsers size={16} aria-hidden />} onClick={poker.ask}>
              {estimates.length === 0 ? 'Ask the team' : 'Ask again'}
            </Button>
          )
        )}
      </Group>
      {asking && (
        <div className={classes.cardsDown} role="status">
          {Array.from({ length: poker.count }, (_, index) => (
            <span key={index} className={classes.cardDown} aria-hidden />
          ))}
          <Text size="sm">
            {poker.count === 0 ? 'The team is thinking.' : `${poker.count} cards are down.`} All are turned over at
            once.
          </Text>
        </div>
      )}
      {poker.state === 'stopped' && (
        <Text size="sm" role="status">
          You stopped the team. {poker.count === 0 ? 'No card was down.' : 'The cards that were down are kept.'}
        </Text>
      )}
      {!asking && <TakenCost taken={poker.taken} />}
      {!asking && team && !isDone && (
        <ExpectedCost
          projectId={projectId}
          kind="estimate"
          letters={lettersOf(story)}
          calls={team.members.length}
          again={estimates.length > 0 || poker.state !== 'idle'}
        />
      )}
      {!asking && <Cards estimates={estimates} />}
      <Group gap="xs" role="group" aria-label="Points">
        {storyPoints.map((points) => (
          <Button
            key={points}
            size="xs"
            variant={story_points === points ? 'light' : 'default'}
            aria-pressed={story_points === points}
            aria-label={counted(points, 'point')}
            disabled={isDone}
            onClick={() => onDecide(points)}
          >
            {points}
          </Button>
        ))}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={isDone || story_points === null}
          onClick={() => onDecide(null)}
        >
          Not estimated
        </Button>
      </Group>
      {!isDone && (story_points ?? 0) > largestStory && (
        <Alert color="amber" icon={<IconScissors aria-hidden />} title={`More than ${largestStory} points`}>
          <Text size="sm" mb="xs">
            Work of this size is hard to foresee. Two smaller stories can be finished, and estimated, one by one.
          </Text>
          <Button size="xs" variant="default" loading={splitting} onClick={onSplit}>
            Split it
          </Button>
        </Alert>
      )}
      <Similar stories={similar} />
    </Stack>
  );
}

/** What each member says, and how far they are apart. */
function Cards({ estimates }: Pick<Story, 'estimates'>) {
  if (estimates.length === 0) return null;
  const spread = [...new Set(estimates.map(({ points }) => points))].toSorted((a, b) => a - b);
  return (
    <>
      <ul className={classes.poker} aria-label="Estimates of the team">
        {estimates.map(({ member_id, points, reason, engine, model, rule }) => (
          <li key={member_id}>
            <Group gap="xs" wrap="nowrap">
              <Face memberId={member_id} size={28} />
              <Text fw={600} size="sm" flex="1">
                {roster[member_id].name}
              </Text>
              <span className={classes.card}>{points}</span>
            </Group>
            <Text size="sm">{reason}</Text>
            <Badge size="sm" variant="outline" color="gray" className={classes.plain}>
              {engine}
            </Badge>
            <WhySource of={{ persona: member_id, engine, model, rule }} />
          </li>
        ))}
      </ul>
      {spread.length > 1 && (
        <Text size="sm" c="dimmed">
          They differ: {spread[0]} to {spread.at(-1)}. The highest and the lowest reason are worth a talk.
        </Text>
      )}
    </>
  );
}

/** Finished stories that are like this one, and how long they took. */
const Similar = ({ stories }: { stories: readonly SimilarStory[] }) =>
  stories.length > 0 && (
    <div>
      <Text size="sm" fw={600}>
        Finished stories like it
      </Text>
      <ul className={classes.similar}>
        {stories.map(({ id, number, title, story_points: took, days, shared }) => (
          <li key={id}>
            <Text size="sm">
              {storyName(number)} {title}
              <Text span inherit c="dimmed" className="tabular">
                {' '}
                {took === null ? 'not estimated' : counted(took, 'point')}
                {days !== null && `, ${counted(days, 'day')}`} · both: {shared.slice(0, 4).join(', ')}
              </Text>
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
