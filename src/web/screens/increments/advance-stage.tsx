import type { Increment } from '#contract/increment.ts';
import { failures } from '#contract/problems.ts';
import type { Review } from '#contract/review.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { unfinishedIn } from '#domain/review.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconFlag, IconPlayerTrackNext } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useAdvanceIncrement } from '../../data/increment.ts';
import { reviewQuery } from '../../data/review.ts';
import { Changing } from '../../ui/changing.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { tellFailure } from '../../ui/toasts.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { stageWay } from './stage-way.ts';

const CompleteIncrement = fetchedAhead(async () => (await import('./complete-increment.tsx')).CompleteIncrement);

type Props = {
  increment: Increment;
  /** It stands on the screen of the stage itself, where nothing is left to do then: the next stage is opened. */
  leadsOn?: boolean;
  /** It is the one thing to do here. */
  isNext?: boolean;
};

/**
 * Completes the current stage. Who leaves PI Planning is taken to the planning, to settle what the increment holds; who
 * leaves the last one with work undone is asked where that goes.
 */
export function AdvanceStage({ increment, leadsOn = false, isNext = false }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [review, setReview] = useState<Review>();
  const advance = useAdvanceIncrement(increment.project_id, ({ current_stage: left }, { project_id, id, ...now }) => {
    if (left === 'pi_planning') void navigate(stageWay(left, project_id, id));
    else if (leadsOn) void navigate(stageWay(now.current_stage, project_id, id));
  });
  // Not disabled meanwhile, as the focus would be lost: the page shows the next stage at once.
  const leave = () => {
    if (!advance.isPending) advance.mutate(increment);
  };
  const complete = async () => {
    const at = { project_id: increment.project_id, pi_id: increment.id };
    try {
      const now = await queries.fetchQuery({ ...reviewQuery(at), staleTime: 0 });
      const { features, stories } = unfinishedIn(now);
      if (features.length + stories > 0) setReview(now);
      else leave();
    } catch (error) {
      tellFailure(failures.incrementAdvance, error);
    }
  };
  const isLast = increment.current_stage === 'review';
  const Icon = isNext ? IconFlag : IconPlayerTrackNext;
  return (
    <Changing>
      <Button
        variant={isNext ? 'filled' : 'default'}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => (isLast ? void complete() : leave())}
      >
        {isNext ? `Complete ${increment.name}` : 'Advance Stage'}
      </Button>
      <Suspense>
        {review && (
          <CompleteIncrement
            increment={increment}
            review={review}
            onComplete={leave}
            onClose={() => setReview(undefined)}
          />
        )}
      </Suspense>
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
