import type { PlannedStory, Sprint } from '#contract/sprint.ts';
import { createContext, use } from 'react';
import type { PlanAddress } from '../../data/sprint.ts';

type Planning = {
  at: PlanAddress;
  /** The sprints that stories can be moved to, in the order of time. */
  sprints: readonly Sprint[];
  onPlace: (story: PlannedStory, to: Sprint | null) => void;
  /** To the sprint before or after. */
  onStep: (story: PlannedStory, by: -1 | 1) => void;
};

export const PlanningContext = createContext<Planning | null>(null);

export const usePlanning = (): Planning => {
  const planning = use(PlanningContext);
  if (planning === null) throw new Error('A lane stands outside of the planning of sprints.');
  return planning;
};
