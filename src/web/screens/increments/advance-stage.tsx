import type { Increment } from '#contract/increment.ts';
import { Button } from '@mantine/core';
import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAdvanceIncrement } from '../../data/increment.ts';

/** Completes the current stage. Who leaves PI Planning is taken to the planning, to settle what the increment holds. */
export function AdvanceStage({ increment }: { increment: Increment }) {
  const advance = useAdvanceIncrement(increment.project_id);
  const navigate = useNavigate();
  const leave = () => {
    const { project_id, id, current_stage } = increment;
    advance.mutate(increment, {
      onSuccess: () => {
        if (current_stage === 'pi_planning')
          void navigate({ to: '/project/$projectId/pi/$piId/planning', params: { projectId: project_id, piId: id } });
      },
    });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
      loading={advance.isPending}
      onClick={leave}
    >
      Advance Stage
    </Button>
  );
}
