import type { Project } from '#contract/project.ts';
import type { Taken } from '#contract/taken.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Offers } from '../../data/offers.ts';
import { teamQuery } from '../../data/team.ts';
import { AtWork, CutShort } from '../../ui/advisor-at-work.tsx';
import { useMayChange } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';

type StandsProps = {
  state: Offers<object>['state'];
  onStop: () => void;
  onAgain?: (() => void) | undefined;
  taken?: Taken | undefined;
};

/** The team is getting ready, was stopped by the person, or could not answer. */
export function HowItStands({ state, onStop, onAgain, taken }: StandsProps) {
  if (state === 'asking')
    return (
      <AtWork onStop={onStop}>
        <Text role="status">The team is reading your project.</Text>
      </AtWork>
    );
  if (state !== 'stopped' && state !== 'failed') return null;
  return (
    <Stack gap="xs">
      <CutShort isStopped={state === 'stopped'} title="The team could not introduce itself" onAgain={onAgain}>
        {state === 'stopped' ? 'You stopped the team.' : 'Your project is as it was.'}
      </CutShort>
      <TakenCost taken={taken} />
    </Stack>
  );
}

/** What a kickoff will take, before somebody asks for it. */
export function KickoffCost({ project, again }: { project: Project; again: boolean }) {
  const { data: team } = useQuery(teamQuery(project.id));
  if (!team) return null;
  return (
    <ExpectedCost
      projectId={project.id}
      kind="introduce"
      letters={project.summary.length + project.additional_context.length}
      // Each member once, and Milo's closing words.
      calls={team.members.length + 1}
      again={again}
    />
  );
}

type AskProps = { project: Project; isFirst: boolean; onAsk: () => void };

/** Nobody has spoken yet. */
export function AskForKickoff({ project, isFirst, onAsk }: AskProps) {
  const mayAsk = useMayChange();
  if (!mayAsk)
    return (
      <EmptyState
        icon={<IconUsers />}
        title="The team has not introduced itself here"
        text="It does so for those who may change the project."
      />
    );
  if (!isFirst) return <KickoffCost project={project} again />;
  return (
    <EmptyState
      icon={<IconUsers />}
      title="The team has not introduced itself here"
      text="Each member says what it will look at first in your project."
      action={
        <>
          <Button onClick={onAsk}>Meet the team</Button>
          <KickoffCost project={project} again={false} />
        </>
      }
    />
  );
}
