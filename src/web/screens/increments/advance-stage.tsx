import type { Increment } from '#contract/increment.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconPlayerTrackNext } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAdvanceIncrement } from '../../data/increment.ts';
import { Changing } from '../../ui/changing.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { stageWay } from './stage-way.ts';

type Props = {
  increment: Increment;
  /** It stands on the screen of the stage itself, where nothing is left to do then: the next stage is opened. */
  leadsOn?: boolean;
};

/** Completes the current stage. Who leaves PI Planning is taken to the planning, to settle what the increment holds. */
export function AdvanceStage({ increment, leadsOn = false }: Props) {
  const navigate = useNavigate();
  const advance = useAdvanceIncrement(increment.project_id, ({ current_stage: left }, { project_id, id, ...now }) => {
    if (left === 'pi_planning') void navigate(stageWay(left, project_id, id));
    else if (leadsOn) void navigate(stageWay(now.current_stage, project_id, id));
  });
  // Not disabled meanwhile, as the focus would be lost: the page shows the next stage at once.
  const leave = () => {
    if (!advance.isPending) advance.mutate(increment);
  };
  return (
    <Changing>
      <Button variant="default" leftSection={<IconPlayerTrackNext size={16} aria-hidden />} onClick={leave}>
        Advance Stage
      </Button>
    </Changing>
  );
}

/** The way on from the screen of a stage: completing it, or to the stage that the increment is in. */
export function StageStep({ increment, stage }: { increment: Increment; stage: StageId }) {
  const { project_id, id, status, current_stage } = increment;
  if (status !== 'active') return null;
  if (current_stage === stage) return <AdvanceStage increment={increment} leadsOn />;
  return (
    <LinkButton
      {...stageWay(current_stage, project_id, id)}
      variant="default"
      rightSection={<IconArrowRight size={16} aria-hidden />}
    >
      Go to {stageTexts[current_stage].name}
    </LinkButton>
  );
}
