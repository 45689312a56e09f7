import type { StageId } from '#contract/vocabulary.ts';
import { linkOptions } from '@tanstack/react-router';

/** Where the work of a stage is done. Stages that older increments bring along lead to what comes nearest. */
export function stageWay(stage: StageId, projectId: string, piId: string) {
  switch (stage) {
    case 'kickoff':
      return linkOptions({ to: '/project/$projectId/lifecycle/kickoff', params: { projectId } });
    case 'pi_planning':
      return linkOptions({ to: '/project/$projectId/pi/$piId/planning', params: { projectId, piId } });
    case 'story_refinement':
      return linkOptions({ to: '/project/$projectId/pi/$piId/refinement', params: { projectId, piId } });
    case 'test_planning':
      return linkOptions({ to: '/project/$projectId/tests', params: { projectId } });
    case 'discovery':
      return linkOptions({ to: '/project/$projectId/ideas', params: { projectId } });
    case 'sprint_planning':
    case 'sprint_1':
    case 'sprint_2':
    case 'sprint_3':
    case 'sprint_4':
      return linkOptions({ to: '/project/$projectId/stories', params: { projectId } });
    case 'review':
    case 'system_demo':
    case 'hardening':
    case 'inspection_adaptation':
      return linkOptions({ to: '/project/$projectId/features', params: { projectId } });
  }
}
