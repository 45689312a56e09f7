import type { StageId } from '#contract/vocabulary.ts';
import { linkOptions } from '@tanstack/react-router';

/** Where the work of a stage is done; a stage without a screen of its own has one that says so. */
export function stageWay(stageId: StageId, projectId: string, piId: string) {
  if (stageId === 'kickoff') return linkOptions({ to: '/project/$projectId/lifecycle/kickoff', params: { projectId } });
  if (stageId === 'pi_planning')
    return linkOptions({ to: '/project/$projectId/pi/$piId/planning', params: { projectId, piId } });
  if (stageId === 'story_refinement')
    return linkOptions({ to: '/project/$projectId/pi/$piId/refinement', params: { projectId, piId } });
  if (stageId === 'test_planning')
    return linkOptions({ to: '/project/$projectId/pi/$piId/test-planning', params: { projectId, piId } });
  if (stageId === 'sprint_planning')
    return linkOptions({ to: '/project/$projectId/pi/$piId/sprint-planning', params: { projectId, piId } });
  if (stageId === 'review')
    return linkOptions({ to: '/project/$projectId/pi/$piId/review', params: { projectId, piId } });
  return linkOptions({ to: '/project/$projectId/pi/$piId/stage/$stageId', params: { projectId, piId, stageId } });
}
