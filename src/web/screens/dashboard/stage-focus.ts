import type { SprintStatus, StageId } from '#contract/vocabulary.ts';
import { linkOptions } from '@tanstack/react-router';

const waysOf = (projectId: string, piId: string) => ({
  ideas: linkOptions({ to: '/project/$projectId/ideas', params: { projectId } }),
  features: linkOptions({ to: '/project/$projectId/features', params: { projectId } }),
  stories: linkOptions({ to: '/project/$projectId/stories', params: { projectId } }),
  tests: linkOptions({ to: '/project/$projectId/tests', params: { projectId } }),
  team: linkOptions({ to: '/project/$projectId/team', params: { projectId } }),
  increments: linkOptions({ to: '/project/$projectId/program-increments', params: { projectId } }),
  planning: linkOptions({ to: '/project/$projectId/pi/$piId/planning', params: { projectId, piId } }),
  refinement: linkOptions({ to: '/project/$projectId/pi/$piId/refinement', params: { projectId, piId } }),
  review: linkOptions({ to: '/project/$projectId/pi/$piId/review', params: { projectId, piId } }),
  testPlanning: linkOptions({ to: '/project/$projectId/pi/$piId/test-planning', params: { projectId, piId } }),
  sprints: linkOptions({ to: '/project/$projectId/pi/$piId/sprint-planning', params: { projectId, piId } }),
});
type Ways = ReturnType<typeof waysOf>;
const sprintWay = (projectId: string, piId: string, sprintId: string) =>
  linkOptions({ to: '/project/$projectId/pi/$piId/sprint/$sprintId', params: { projectId, piId, sprintId } });
type Way = Ways[keyof Ways] | ReturnType<typeof sprintWay>;

/** How far the sprints are: the one at hand, when one is left, and whether a story still waits for a sprint. */
type SprintsNow = {
  atHand: { id: string; name: string; status: SprintStatus; load: { stories: number } } | undefined;
  hasFinished: boolean;
  hasWaiting: boolean;
};

type Focus = {
  title: string;
  text: string;
  next: { label: string; way: Way };
  also: { label: string; way: Way };
};

/** What the Current Focus card says of a stage: what it is about, what is left to do, and where. The first action is the next step. */
export function stageFocus(stage: StageId, projectId: string, piId: string, sprints: SprintsNow | null = null): Focus {
  const ways = waysOf(projectId, piId);
  const features = { label: 'View Features', way: ways.features };
  const stories = { label: 'View Stories', way: ways.stories };
  switch (stage) {
    case 'kickoff':
      return {
        title: 'Get to know your team',
        text: 'Meet who advises you, and agree on what this increment is for. Then begin to plan it.',
        next: { label: 'Start PI Planning', way: ways.planning },
        also: { label: 'Meet with Team', way: ways.team },
      };
    case 'pi_planning':
      return {
        title: 'Decide what this increment holds',
        text: 'Ava suggests features from your own words, the architects review them, and you choose which of them to build.',
        next: { label: 'Generate Features', way: ways.planning },
        also: { label: 'Define Sprint', way: ways.sprints },
      };
    case 'story_refinement':
      return {
        title: 'Split the features into stories',
        text: 'Take the selected features one by one, and write down the steps that can be built and checked.',
        next: { label: 'Refine Stories', way: ways.refinement },
        also: features,
      };
    case 'test_planning':
      return {
        title: 'Decide how it will be checked',
        text: 'Each acceptance criterion needs a test, so that everybody knows when a story is done.',
        next: { label: 'Plan Tests', way: ways.testPlanning },
        also: stories,
      };
    case 'sprint_planning': {
      const plan = { label: 'Plan Sprints', way: ways.sprints };
      const atHand = sprints?.atHand;
      const open = atHand && {
        label: `Open ${atHand.name}`,
        way: sprintWay(projectId, piId, atHand.id),
      };
      if (open && atHand.status === 'active')
        return {
          title: `Build what ${atHand.name} holds`,
          text: 'Move its stories over the board, and finish the sprint when its time is over.',
          next: open,
          also: plan,
        };
      if (open && atHand.load.stories > 0 && !sprints?.hasWaiting)
        return {
          title: `Start ${atHand.name}`,
          text: 'What is in it when it starts is what the team commits to.',
          next: open,
          also: plan,
        };
      if (sprints && !atHand && sprints.hasFinished)
        return {
          title: 'Every sprint is finished',
          text: 'Look back at the increment, or add a sprint for what is left.',
          next: { label: 'Open Review', way: ways.review },
          also: plan,
        };
      return {
        title: 'Place the stories into sprints',
        text: 'Put first what matters most, and no more into a sprint than the team can finish.',
        next: plan,
        also: stories,
      };
    }
    case 'review':
      return {
        title: 'Look back at the increment',
        text: 'Compare what was planned with what was done, show it, and decide what follows.',
        next: { label: 'Open Review', way: ways.review },
        also: { label: 'View Program Increments', way: ways.increments },
      };
    case 'discovery':
      return {
        title: 'Find out what is needed',
        text: 'Write down what people ask for and why. An idea can become features later.',
        next: { label: 'Collect Ideas', way: ways.ideas },
        also: { label: 'Meet with Team', way: ways.team },
      };
    case 'sprint_1':
    case 'sprint_2':
    case 'sprint_3':
    case 'sprint_4':
      return {
        title: `Build what sprint ${stage.slice(-1)} holds`,
        text: 'Finish the stories of this sprint one by one, and mark the features that are implemented.',
        next: { label: 'Work on Stories', way: ways.stories },
        also: features,
      };
    case 'system_demo':
      return {
        title: 'Show what works',
        text: 'Go through the implemented features with those who asked for them, and note what they say.',
        next: { label: 'Show Features', way: ways.features },
        also: { label: 'Note Ideas', way: ways.ideas },
      };
    case 'hardening':
      return {
        title: 'Mend what stands in the way',
        text: 'Run the tests that have not passed, and leave nothing half done before the release.',
        next: { label: 'Check Tests', way: ways.tests },
        also: features,
      };
    case 'inspection_adaptation':
      return {
        title: 'Look back, and change how you work',
        text: 'See what was finished and what was not, and write down what the next increment should do differently.',
        next: { label: 'Note Ideas', way: ways.ideas },
        also: { label: 'View Program Increments', way: ways.increments },
      };
    default:
      return {
        title: 'Keep the increment moving',
        text: 'Work on what was planned, note what comes up, and advance when this stage is done.',
        next: features,
        also: { label: 'View Ideas', way: ways.ideas },
      };
  }
}
