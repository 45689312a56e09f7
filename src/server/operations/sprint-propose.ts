import type { PlanProposal, ProposedPlacement, Sprint } from '#contract/sprint.ts';
import { proposedKinds } from '#contract/vocabulary.ts';
import { placementReasons } from '#domain/plan-words.ts';
import { planFaults, planWorth, type PlanProblem } from '#domain/sprint-plan.ts';
import { storyName } from '#domain/story.ts';
import { worthInWords, worthOf } from '#domain/story-worth.ts';
import type { Db } from '../db/store.ts';
import { othersFirst } from '../in-turns.ts';
import { os } from '../os.ts';
import { solvePlan } from '../planner/solve.ts';
import { findIncrement } from './increment.ts';
import { keepProposal, kindOf } from './sprint-proposal.ts';
import { findSprints } from './sprint-rows.ts';
import { storiesToPlan } from './sprint-stories.ts';

const storiesOf = (db: Db, projectId: string, piId: string) =>
  storiesToPlan(db, projectId, piId)
    .leftJoin('sprint', (join) =>
      join.onRef('sprint.project_id', '=', 'story.project_id').onRef('sprint.id', '=', 'story.sprint_id'),
    )
    .select('sprint.status as sprint_status')
    .orderBy('story.place')
    .orderBy('story.id')
    .execute();

/** What the stories of an increment need, with those needed that it does not hold. */
const needsOf = (db: Db, projectId: string, piId: string) =>
  db
    .selectFrom('story_dependency as need')
    .innerJoin('story', (join) =>
      join.onRef('story.project_id', '=', 'need.project_id').onRef('story.id', '=', 'need.story_id'),
    )
    .innerJoin('story as other', (join) =>
      join.onRef('other.project_id', '=', 'need.project_id').onRef('other.id', '=', 'need.depends_on'),
    )
    .leftJoin('sprint', (join) =>
      join.onRef('sprint.project_id', '=', 'other.project_id').onRef('sprint.id', '=', 'other.sprint_id'),
    )
    .select([
      'need.story_id',
      'need.depends_on',
      'other.number',
      'other.pi_id',
      'other.status',
      'sprint.starts_on',
      'sprint.status as sprint_status',
    ])
    .where('need.project_id', '=', projectId)
    .where('story.pi_id', '=', piId)
    .where('story.deleted_at', 'is', null)
    .where('other.deleted_at', 'is', null)
    .execute();

type Need = Awaited<ReturnType<typeof needsOf>>[number];

/** What others may build on from the first open sprint on: finished, in a sprint that has begun, or planned before it in another increment. */
const isThereBefore = (need: Need, piId: string, first: string | undefined): boolean =>
  need.status === 'done' ||
  need.sprint_status === 'active' ||
  (need.pi_id !== piId && need.starts_on !== null && first !== undefined && need.starts_on < first);

export const proposePlan = os.sprint.propose.handler(async ({ input, context, signal }): Promise<PlanProposal> => {
  const { db } = context.store;
  const { project_id, pi_id } = input;
  await findIncrement(db, project_id, pi_id, 'pi_id');
  const { sprints } = await findSprints(db, project_id, pi_id);
  const open = sprints.filter(({ status }) => status === 'planned');
  const all = await storiesOf(db, project_id, pi_id);
  await othersFirst();
  const needs = await needsOf(db, project_id, pi_id);
  const movable = all.filter(({ status, sprint_status }) => status !== 'done' && sprint_status !== 'active');
  const needed = Map.groupBy(needs, ({ story_id }) => story_id);
  const problem: PlanProblem = {
    room: open.map(({ capacity, load }) => Math.max(0, capacity - load.done_points)),
    stories: movable.map((story) => ({
      id: story.id,
      points: story.story_points,
      delay: worthOf(story).delay,
      depends_on: (needed.get(story.id) ?? []).map(({ depends_on }) => depends_on),
    })),
    before: new Set(
      needs.filter((need) => isThereBefore(need, pi_id, open[0]?.starts_on)).map(({ depends_on }) => depends_on),
    ),
  };
  const solved = await solvePlan(problem, {
    signal,
    onFault: (error) => context.log.error({ err: error }, 'the planner failed'),
  });

  await othersFirst();
  const indexOf = new Map(open.map(({ id }, index) => [id, index]));
  const today = new Map(
    movable.flatMap(({ id, sprint_id }) => {
      const index = indexOf.get(sprint_id ?? '');
      return index === undefined ? [] : [[id, index] as const];
    }),
  );
  const numbers = new Map([
    ...needs.map(({ depends_on, number }) => [depends_on, number] as const),
    ...all.map(({ id, number }) => [id, number] as const),
  ]);
  const sprintAt = (index: number | undefined): Sprint | undefined => (index === undefined ? undefined : open[index]);
  const reasons = placementReasons(problem, solved.placement, {
    story: (id) => storyName(numbers.get(id) ?? 0),
    sprint: (index) => sprintAt(index)?.name ?? '',
  });
  const faults = planFaults(problem, today);
  const points = new Map(movable.map(({ id, story_points }) => [id, story_points ?? 0]));
  const placements = movable.map(
    ({ id, number, title, story_points, version, sprint_id, ...weighed }): ProposedPlacement => ({
      story: { id, number, title, story_points, version },
      from: sprint_id,
      to: sprintAt(solved.placement.get(id))?.id ?? null,
      why: `${reasons.get(id) ?? ''} Worth: ${worthInWords({ ...weighed, story_points })}.`,
    }),
  );
  const counts = Object.fromEntries(
    proposedKinds.map((kind) => [kind, placements.filter((one) => kindOf(one) === kind).length]),
  ) as PlanProposal['counts'];
  return {
    id: await keepProposal(context, input, placements),
    counts,
    now: {
      worth: planWorth(problem, today),
      placed: today.size,
      over: faults.over.flatMap((index) => sprintAt(index)?.id ?? []),
      broken: faults.broken.length,
    },
    proposed: { worth: solved.worth, placed: solved.placement.size },
    load: open.map((sprint, index) => ({
      sprint_id: sprint.id,
      points:
        sprint.load.done_points +
        [...solved.placement].reduce((sum, [id, at]) => sum + (at === index ? (points.get(id) ?? 0) : 0), 0),
    })),
    bound: Math.floor(solved.bound + 1e-6),
    optimal: solved.optimal,
    engine: solved.engine,
  };
});
