import type { StageId } from '#contract/vocabulary.ts';
import { linkOptions } from '@tanstack/react-router';

const inProject = (projectId: string) => ({
  ideas: linkOptions({ to: '/project/$projectId/ideas', params: { projectId } }),
  features: linkOptions({ to: '/project/$projectId/features', params: { projectId } }),
  stories: linkOptions({ to: '/project/$projectId/stories', params: { projectId } }),
  tests: linkOptions({ to: '/project/$projectId/tests', params: { projectId } }),
  team: linkOptions({ to: '/project/$projectId/team', params: { projectId } }),
  increments: linkOptions({ to: '/project/$projectId/program-increments', params: { projectId } }),
});

/** What the Current Focus card says of a stage: what it is about, what is left to do, and where. The first action is the next step. */
export function stageFocus(stage: StageId, projectId: string, piId: string) {
  const { ideas, features, stories, tests, team, increments } = inProject(projectId);
  const planning = linkOptions({ to: '/project/$projectId/pi/$piId/planning', params: { projectId, piId } });
  const refinement = linkOptions({ to: '/project/$projectId/pi/$piId/refinement', params: { projectId, piId } });
  switch (stage) {
    case 'kickoff':
      return {
        title: 'Get to know your team',
        text: 'Meet who advises you, and agree on what this increment is for. Then begin to plan it.',
        next: { label: 'Start PI Planning', way: planning },
        also: { label: 'Meet with Team', way: team },
      };
    case 'pi_planning':
      return {
        title: 'Decide what this increment holds',
        text: 'Ava suggests features from your own words, the architects review them, and you choose which of them to build.',
        next: { label: 'Generate Features', way: planning },
        also: { label: 'Define Sprint', way: increments },
      };
    case 'story_refinement':
      return {
        title: 'Split the features into stories',
        text: 'Take the selected features one by one, and write down the steps that can be built and checked.',
        next: { label: 'Refine Stories', way: refinement },
        also: { label: 'View Features', way: features },
      };
    case 'test_planning':
      return {
        title: 'Decide how it will be checked',
        text: 'Each acceptance criterion needs a test, so that everybody knows when a story is done.',
        next: { label: 'Plan Tests', way: tests },
        also: { label: 'View Stories', way: stories },
      };
    case 'sprint_planning':
      return {
        title: 'Place the stories into sprints',
        text: 'Put first what matters most, and no more into a sprint than the team can finish.',
        next: { label: 'Plan Sprints', way: stories },
        also: { label: 'View Features', way: features },
      };
    case 'review':
      return {
        title: 'Look back at the increment',
        text: 'Compare what was planned with what was done, mark what is implemented, and decide what follows.',
        next: { label: 'Review Features', way: features },
        also: { label: 'View Program Increments', way: increments },
      };
    case 'discovery':
    case 'sprint_1':
    case 'sprint_2':
    case 'sprint_3':
    case 'sprint_4':
    case 'system_demo':
    case 'hardening':
    case 'inspection_adaptation':
      return {
        title: 'Keep the increment moving',
        text: 'Work on what was planned, note what comes up, and advance when this stage is done.',
        next: { label: 'View Features', way: features },
        also: { label: 'View Ideas', way: ideas },
      };
  }
}
