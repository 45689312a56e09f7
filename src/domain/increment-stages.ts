import type { Stage } from '#contract/increment.ts';
import type { IncrementStatus, StageId } from '#contract/vocabulary.ts';

/** Name and description of every stage; the first six are those of a new increment, in their order. */
export const stageTexts: Record<StageId, { name: string; description: string }> = {
  kickoff: { name: 'Kickoff', description: 'Meet the team and agree on what the increment is for.' },
  pi_planning: { name: 'PI Planning', description: 'Choose the features of the increment and have them reviewed.' },
  story_refinement: {
    name: 'Story Refinement',
    description: 'Split the selected features into stories that can be built.',
  },
  test_planning: { name: 'Test Planning', description: 'Decide how every acceptance criterion will be checked.' },
  sprint_planning: { name: 'Sprint Planning', description: 'Place the stories into sprints that the team can finish.' },
  review: { name: 'Review', description: 'Compare what was planned with what was done, and decide what follows.' },
  discovery: { name: 'Discovery', description: 'Find out what is needed, and by whom.' },
  sprint_1: { name: 'Sprint 1', description: 'First sprint of the increment.' },
  sprint_2: { name: 'Sprint 2', description: 'Second sprint of the increment.' },
  sprint_3: { name: 'Sprint 3', description: 'Third sprint of the increment.' },
  sprint_4: { name: 'Sprint 4', description: 'Fourth sprint of the increment.' },
  system_demo: { name: 'System Demo', description: 'Show the whole system as it is now.' },
  hardening: { name: 'Hardening', description: 'Mend what stands between the increment and its release.' },
  inspection_adaptation: { name: 'Inspect and Adapt', description: 'Look back, and change how the team works.' },
};

const newIncrementStages: readonly StageId[] = [
  'kickoff',
  'pi_planning',
  'story_refinement',
  'test_planning',
  'sprint_planning',
  'review',
];

/** The six stages of a new increment, all not started. */
export const newStages = (): Stage[] =>
  newIncrementStages.map((id, index) => ({ id, ...stageTexts[id], status: 'not_started', order: index + 1 }));

type Position = { status: IncrementStatus; current_stage: StageId; stages: Stage[] };

const inOrder = (stages: Stage[]): Stage[] => stages.toSorted((a, b) => a.order - b.order);

/**
 * Complete the current stage and begin the next. After the last stage the increment is completed; what follows
 * for the next increment is `begun`.
 */
export const advanced = (
  increment: Position,
):
  | { ok: true; position: Position; completedStage: StageId }
  | { ok: false; problem: 'increment_completed' | 'increment_not_active' } => {
  if (increment.status === 'completed') return { ok: false, problem: 'increment_completed' };
  if (increment.status !== 'active') return { ok: false, problem: 'increment_not_active' };
  const stages = inOrder(increment.stages);
  const current = stages.findIndex((stage) => stage.id === increment.current_stage);
  const next = stages[current + 1];
  return {
    ok: true,
    completedStage: increment.current_stage,
    position: {
      status: next ? 'active' : 'completed',
      current_stage: next ? next.id : increment.current_stage,
      stages: stages.map((stage, index) =>
        index === current
          ? { ...stage, status: 'completed' }
          : index === current + 1
            ? { ...stage, status: 'in_progress' }
            : stage,
      ),
    },
  };
};

/**
 * The increment as it stands when its turn has come: active, its first stage in progress. One that was planned ahead
 * goes on where its planning ended.
 */
export const begun = (increment: Position): Position => {
  const stages = inOrder(increment.stages);
  const next = stages.find((stage) => stage.status !== 'completed');
  return {
    status: 'active',
    current_stage: next?.id ?? increment.current_stage,
    stages: stages.map((stage) => (stage === next ? { ...stage, status: 'in_progress' } : stage)),
  };
};

/**
 * Where an increment stands when its planning is finalised: at Story Refinement, or at what follows PI Planning in an
 * older increment that has no such stage. All before it is completed, what follows is unchanged.
 */
export const planned = (increment: Position): Pick<Position, 'current_stage' | 'stages'> => {
  const stages = inOrder(increment.stages);
  const indexOf = (id: StageId) => stages.findIndex((stage) => stage.id === id);
  const at = indexOf('story_refinement') < 0 ? indexOf('pi_planning') + 1 : indexOf('story_refinement');
  return {
    current_stage: stages[at]?.id ?? increment.current_stage,
    stages: stages.map((stage, index) =>
      index < at ? { ...stage, status: 'completed' } : index === at ? { ...stage, status: 'in_progress' } : stage,
    ),
  };
};

export type StageMark = 'ACTIVE' | 'DONE' | 'PENDING';

/** What the tracker writes at a stage. The current stage is ACTIVE from the first day, before anybody advanced to it. */
export const stageMark = (stage: Stage, increment: Pick<Position, 'status' | 'current_stage'>): StageMark => {
  if (stage.status === 'completed') return 'DONE';
  return increment.status === 'active' && stage.id === increment.current_stage ? 'ACTIVE' : 'PENDING';
};

/** Whether work at a stage has begun, or is over. */
export const hasReached = (id: StageId, increment: Position): boolean =>
  increment.stages.some((stage) => stage.id === id && stageMark(stage, increment) !== 'PENDING');

/** Completed stages out of all, for progress bars. */
export const stageProgress = (stages: Stage[]): { completed: number; total: number } => ({
  completed: stages.filter((stage) => stage.status === 'completed').length,
  total: stages.length,
});
