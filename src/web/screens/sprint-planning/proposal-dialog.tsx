import type { PlanProposal, Sprint } from '#contract/sprint.ts';
import type { ProposedKind } from '#contract/vocabulary.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { storyName } from '#domain/story.ts';
import { Alert, Button, Group, Loader, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconPlayerStop } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { proposedQuery, useProposal } from '../../data/plan-proposal.ts';
import { useAcceptPlan, type PlanAddress } from '../../data/sprint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { failures } from '#contract/problems.ts';
import { waiting } from '../../ui/waiting.ts';
import classes from './sprint-planning.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = { at: PlanAddress; sprints: readonly Sprint[]; onClose: () => void };

/** A proposed plan beside today's. Nothing changes until a person accepts it. */
export function ProposalDialog({ at, sprints, onClose }: Props) {
  const { state, ask, stop } = useProposal(at);
  return (
    <Dialog onClose={onClose} title="Propose a plan" size="xl">
      {state.state === 'asking' && (
        <Group role="status" justify="space-between" gap="sm">
          <Group gap="sm" wrap="nowrap">
            <Text>Looking for the plan that is worth most. This takes at most four seconds.</Text>
            <Loader size="xs" type="dots" aria-hidden />
          </Group>
          <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
            Stop
          </Button>
        </Group>
      )}
      {state.state === 'stopped' && (
        <Alert color="gray" icon={<IconPlayerStop aria-hidden />} title="Stopped">
          <Text size="sm" mb="xs">
            The search was stopped. Nothing was changed.
          </Text>
          <Button size="xs" variant="default" onClick={ask}>
            Try again
          </Button>
        </Alert>
      )}
      {state.state === 'failed' && <ErrorState {...failures.planPropose} error={state.error} onRetry={ask} />}
      {state.state === 'there' && (
        <Proposal at={at} sprints={sprints} proposal={state.proposal} onAgain={ask} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ProposalProps = Props & { proposal: PlanProposal; onAgain: () => void };

function Proposal({ at, sprints, proposal, onAgain, onClose }: ProposalProps) {
  const accept = useAcceptPlan(at);
  const { id, counts } = proposal;
  const of = { at, id, sprints };
  return (
    <Stack gap="lg">
      <Comparison proposal={proposal} sprints={sprints} />
      {accept.isError && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="The plan was not accepted">
          <Text size="sm" mb="xs">
            Something has changed since it was proposed. Nothing was moved.
          </Text>
          <Button size="xs" variant="default" onClick={onAgain}>
            Propose again
          </Button>
        </Alert>
      )}
      <div className={classes.offered}>
        <Moves {...of} kind="moved" count={counts.moved} title="What would change" />
        {counts.moved === 0 && <Text size="sm">Nothing: today's plan is as good.</Text>}
      </div>
      {counts.kept > 0 && <Moves {...of} kind="kept" count={counts.kept} title="What stays where it is" />}
      {counts.left > 0 && <Moves {...of} kind="left" count={counts.left} title="What stays in no sprint" />}
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Keep today's plan
        </Button>
        <Button
          onClick={() => accept.mutate(id, { onSuccess: onClose })}
          loading={accept.isPending}
          disabled={counts.moved === 0 || accept.isError}
        >
          Accept the plan
        </Button>
      </Group>
    </Stack>
  );
}

/** Today's plan and the proposed one, figure by figure, and how far that is from the best there can be. */
function Comparison({ proposal, sprints }: Pick<ProposalProps, 'proposal' | 'sprints'>) {
  const { now, proposed, load, bound, optimal, engine } = proposal;
  const planned = sprints.filter(({ id }) => load.some(({ sprint_id }) => sprint_id === id));
  const share = bound === 0 ? 100 : Math.floor((1000 * proposed.worth) / bound) / 10;
  return (
    <div>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            <th scope="col">Today</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Worth</th>
            <td>{now.worth.toLocaleString('en')}</td>
            <td>{proposed.worth.toLocaleString('en')}</td>
          </tr>
          <tr>
            <th scope="row">Stories in sprints</th>
            <td>{now.placed}</td>
            <td>{proposed.placed}</td>
          </tr>
          <tr>
            <th scope="row">Sprints over capacity</th>
            <td>{now.over.length}</td>
            <td>0</td>
          </tr>
          <tr>
            <th scope="row">Stories before what they need</th>
            <td>{now.broken}</td>
            <td>0</td>
          </tr>
          {planned.map((sprint) => (
            <tr key={sprint.id}>
              <th scope="row">
                {sprint.name}, of {pointsInWords(sprint.capacity)}
              </th>
              <td>{sprint.load.points}</td>
              <td>{load.find(({ sprint_id }) => sprint_id === sprint.id)?.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" mt="xs">
        {optimal
          ? 'Proven: no plan is worth more.'
          : `Proven: no plan can be worth more than ${bound.toLocaleString('en')}. This one reaches ${share}% of that.`}{' '}
        {engine === 'greedy' && !optimal && 'The search found nothing better in time, so this is the quick plan.'}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        Worth adds up, for every story, its value, urgency and risk for each sprint that it is there earlier.
      </Text>
    </div>
  );
}

type MovesProps = {
  at: PlanAddress;
  id: string;
  kind: ProposedKind;
  count: number;
  title: string;
  sprints: readonly Sprint[];
};

function Moves({ at, id, kind, count, title, sprints }: MovesProps) {
  const query = useInfiniteQuery({ ...proposedQuery(at, id, kind), enabled: count > 0 });
  const placements = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const nameOf = (sprint: string | null) => sprints.find((one) => one.id === sprint)?.name ?? 'No sprint';
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {title} <span className="tabular">({count})</span>
      </Title>
      {query.isLoading && <Skeleton h={90} {...waiting('Loading stories')} />}
      {query.isError && placements.length === 0 && (
        <ErrorState {...failures.sprintStoriesLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul className={classes.moves}>
        {placements.map(({ story, from, to, why }) => (
          <li key={story.id}>
            <Text size="sm" fw={500}>
              {storyName(story.number)} {story.title}
            </Text>
            <Text size="sm">
              {from === to ? nameOf(to) : `${nameOf(from)} → ${nameOf(to)}`}. {why}
            </Text>
          </li>
        ))}
      </ul>
      <ShowMore of={query} size="xs" mt="xs" />
    </section>
  );
}
