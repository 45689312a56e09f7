import type { Review, ReviewClaim } from '#contract/review.ts';
import { limits } from '#contract/vocabulary.ts';
import { sql } from 'kysely';
import { isDone } from '#domain/review.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { heard } from './advice.ts';
import { findIncrement, plannedStatuses } from './increment.ts';
import { nextIncrement } from './review-next.ts';
import { demoItems, retroNotes } from './review-notes.ts';

export type Within = { project_id: string; pi_id: string };

/** The features of the increment's scope, most valuable first. */
export const plannedFeatures = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('feature')
    .where('feature.project_id', '=', project_id)
    .where('feature.pi_id', '=', pi_id)
    .where('feature.status', 'in', plannedStatuses)
    .orderBy('feature.value_rank', 'desc')
    .orderBy('feature.folded_name')
    .orderBy('feature.id');

export const storiesOf = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('story')
    .where('story.project_id', '=', project_id)
    .where('story.pi_id', '=', pi_id)
    .where('story.deleted_at', 'is', null);

/** What this review has carried away and has not come back since. */
const carriedFrom = async (db: Db, { project_id, pi_id }: Within) => {
  const features = await db
    .selectFrom('carried_work')
    .innerJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'carried_work.project_id').onRef('feature.id', '=', 'carried_work.item_id'),
    )
    .leftJoin('increment', (join) =>
      join
        .onRef('increment.project_id', '=', 'carried_work.project_id')
        .onRef('increment.id', '=', 'carried_work.to_pi_id'),
    )
    .select(['feature.id', 'feature.name', 'feature.value_category', 'feature.complexity'])
    .select(['carried_work.to_pi_id', 'increment.name as to_name'])
    .where('carried_work.project_id', '=', project_id)
    .where('carried_work.pi_id', '=', pi_id)
    .where(sql<boolean>`feature.pi_id is distinct from carried_work.pi_id`)
    .orderBy('feature.value_rank', 'desc')
    .orderBy('feature.folded_name')
    .orderBy('feature.id')
    .execute();
  const stories = await db
    .selectFrom('carried_work')
    .leftJoin('story', (join) =>
      join.onRef('story.project_id', '=', 'carried_work.project_id').onRef('story.id', '=', 'carried_work.item_id'),
    )
    .select(['carried_work.item_id as id', 'carried_work.feature_id', 'carried_work.story_points'])
    .select('story.title')
    .where('carried_work.project_id', '=', project_id)
    .where('carried_work.pi_id', '=', pi_id)
    .where('carried_work.kind', '=', 'story')
    .where(sql<boolean>`story.pi_id is distinct from carried_work.pi_id`)
    .execute();
  return { features, stories };
};

const sum = <T>(rows: readonly T[], of: (row: T) => { planned: number; done: number }) =>
  rows.reduce(
    (all, row) => {
      const { planned, done } = of(row);
      return { planned: all.planned + planned, done: all.done + done };
    },
    { planned: 0, done: 0 },
  );

const findReview = async (db: Db, at: Within): Promise<Review> => {
  const next = await nextIncrement(db, at);
  const counts = await storiesOf(db, at)
    .select(({ fn, eb }) => [
      'story.feature_id',
      fn.countAll<number>().as('planned'),
      fn.countAll<number>().filterWhere('story.status', '=', 'done').as('done'),
      fn.sum<number>(fn.coalesce('story.story_points', eb.lit(0))).as('points'),
      fn
        .sum<number>(fn.coalesce('story.story_points', eb.lit(0)))
        .filterWhere('story.status', '=', 'done')
        .as('points_done'),
    ])
    .groupBy('story.feature_id')
    .execute();
  const gone = await carriedFrom(db, at);
  const goneOf = Map.groupBy(gone.stories, ({ feature_id }) => feature_id);
  const pointsOf = (stories: typeof gone.stories) => stories.reduce((all, one) => all + (one.story_points ?? 0), 0);
  /** What there is of a feature, or of none, and what was carried away of it. */
  const amountsOf = (feature: string | null) => {
    const own = counts.find(({ feature_id }) => feature_id === feature);
    const away = goneOf.get(feature) ?? [];
    return {
      stories: { planned: (own?.planned ?? 0) + away.length, done: own?.done ?? 0 },
      points: { planned: (own?.points ?? 0) + pointsOf(away), done: own?.points_done ?? 0 },
    };
  };
  const demo = Map.groupBy(await demoItems(db, at), ({ feature_id }) => feature_id);
  const rows = await plannedFeatures(db, at)
    .select(['id', 'name', 'status', 'value_category', 'complexity', 'version'])
    .execute();
  const features = rows.map((feature) => {
    const amounts = amountsOf(feature.id);
    return {
      ...feature,
      done: isDone(feature.status, amounts.stories),
      ...amounts,
      demo: demo.get(feature.id) ?? [],
    };
  });
  const carried = gone.features.map(({ to_pi_id, to_name, complexity: _, ...feature }) => ({
    ...feature,
    ...amountsOf(feature.id),
    to: to_pi_id === null ? null : { id: to_pi_id, name: to_name ?? '' },
  }));
  const known = new Set(features.map(({ id }) => id));
  const all = [...new Set([...counts.map(({ feature_id }) => feature_id), ...goneOf.keys()])].map(amountsOf);
  const loose = await storiesOf(db, at)
    .select(['story.id', 'story.number', 'story.title', 'story.status', 'story.feature_id'])
    .where('story.status', '<>', 'done')
    .orderBy('story.number')
    .execute();
  return {
    pi_id: at.pi_id,
    next: next && { id: next.id, name: next.name },
    features,
    carried,
    loose: loose
      .filter(({ feature_id }) => feature_id === null || !known.has(feature_id))
      .slice(0, limits.list)
      .map(({ feature_id: _, ...story }) => story),
    figures: {
      features: { planned: features.length + carried.length, done: features.filter(({ done }) => done).length },
      stories: sum(all, ({ stories }) => stories),
      points: sum(all, ({ points }) => points),
    },
    notes: await retroNotes(db, at),
  };
};

const get = os.review.get.handler(({ input, context }) => findReview(context.store.db, input));

const itemsShown = 12;

const summarise = os.review.summarise.handler(async function* ({ input, context, signal }) {
  const { db } = context.store;
  const { name, goal } = await findIncrement(db, input.project_id, input.pi_id, 'pi_id');
  const features = await plannedFeatures(db, input)
    .select(['id', 'name', 'status', 'value_category', 'complexity'])
    .execute();
  const stories = await storiesOf(db, input)
    .select(['story.id', 'story.title', 'story.status', 'story.feature_id'])
    .orderBy('story.number')
    .execute();
  const gone = await carriedFrom(db, input);
  const away = {
    features: gone.features.map(({ to_pi_id: _, to_name: __, ...feature }) => feature),
    stories: gone.stories.flatMap(({ story_points: _, title, ...story }) =>
      title === null ? [] : [{ ...story, title }],
    ),
  };
  const names = new Map<string, string>([
    ...[...features, ...away.features].map(({ id, name }) => [id, name] as const),
    ...[...stories, ...away.stories].map(({ id, title }) => [id, title] as const),
  ]);
  const done = new Set(
    features
      .filter(({ id, status }) => {
        const own = stories.filter(({ feature_id }) => feature_id === id);
        return isDone(status, { planned: own.length, done: own.filter((one) => one.status === 'done').length });
      })
      .map(({ id }) => id),
  );
  const request = {
    name,
    goal,
    // What was carried away was not done here, whatever became of it since.
    features: [
      ...features.map((one) => ({
        ...one,
        status: done.has(one.id) ? ('implemented' as const) : (one.status ?? 'suggested'),
      })),
      ...away.features.map((one) => ({ ...one, status: 'selected' as const })),
    ],
    stories: [...stories, ...away.stories.map((one) => ({ ...one, status: 'ready' as const }))],
  };
  let count = 0;
  for await (const value of heard(context, context.advisor.summarise(request, signal && { signal }), signal)) {
    const about = value.about.flatMap(({ kind, id }) => {
      const known = names.get(id);
      return known === undefined ? [] : [{ kind, id, name: known }];
    });
    // A sentence that no item of this increment bears out is not passed on.
    if (about.length === 0) continue;
    const claim: ReviewClaim = {
      text: value.text,
      about: about.slice(0, itemsShown),
      more: Math.max(0, about.length - itemsShown),
      rule: value.rule,
      engine: value.engine ?? context.advisor.engine.name,
    };
    yield { type: 'claim' as const, claim };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
});

export const reviewOperations = { get, summarise };
