import { millisecondsInDay } from 'date-fns/constants';
import type { StoryEstimate } from '#contract/story.ts';
import type { EstimateRequest } from '#advisors/refinement.ts';
import { isUnreviewed } from '#domain/reviewed.ts';
import { mostAlike } from '#domain/similar-stories.ts';
import { changing, refuseStale, versionOf } from '../changing.ts';
import type { Asking, Context } from '../context.ts';
import { orNone } from '../db/parts.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { heard, saidBy } from './advice.ts';
import { findFeature } from './feature.ts';
import { inPlan } from './refinement-propose.ts';
import { findStory, storyRefs } from './story.ts';
import { findTeam } from './team.ts';

const check = os.story.check.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id, check_id, confirmed } = input;
    await refuseStale(tx, context, 'story', input, () => findStory(tx, project_id, id));
    await findStory(tx, project_id, id);
    const at = { project_id, story_id: id, check_id };
    if (confirmed)
      await tx
        .insertInto('story_check')
        .values({ ...at, who: context.actor.name, at: context.now().toISOString() })
        .onConflict((conflict) => conflict.columns(['project_id', 'story_id', 'check_id']).doNothing())
        .execute();
    else
      await tx
        .deleteFrom('story_check')
        .where('project_id', '=', project_id)
        .where('story_id', '=', id)
        .where('check_id', '=', check_id)
        .execute();
    await lookedInto(tx, 'story', input, context.now());
    tell('story', project_id, id);
    return findStory(tx, project_id, id);
  }),
);

const confirm = os.story.confirm.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    const before = await findStory(tx, project_id, id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (!isUnreviewed(before)) return before;
    await lookedInto(tx, 'story', input, context.now());
    tell('story', project_id, id);
    return findStory(tx, project_id, id);
  });
});

/** What the team is told of a story: its feature, or the story itself where it has none. */
const estimateRequest = async (db: Db, projectId: string, id: string): Promise<EstimateRequest> => {
  const story = await findStory(db, projectId, id);
  const { members } = await findTeam(db, projectId);
  const own = { title: story.title, criteria: story.criteria };
  if (story.feature_id === null || story.pi_id === null) {
    const feature = {
      name: story.title,
      description: story.i_want,
      complexity: 'M',
      value_category: 'Should Have',
    } as const;
    return { context: {}, feature, story: own, team: members };
  }
  const feature = await findFeature(db, projectId, story.feature_id);
  return { ...(await inPlan(db, { project_id: projectId, pi_id: story.pi_id }, feature)), story: own, team: members };
};

const keepEstimate = (context: Context, at: { project_id: string; id: string }, estimate: StoryEstimate) =>
  changing(context, async (tx, tell) => {
    const { member_id, ...said } = estimate;
    await tx
      .insertInto('story_estimate')
      .values({ project_id: at.project_id, story_id: at.id, member_id, ...said })
      .onConflict((conflict) => conflict.columns(['project_id', 'story_id', 'member_id']).doUpdateSet(said))
      .execute();
    tell('story', at.project_id, at.id);
  });

const estimate = os.story.estimate.handler(async ({ input, context, signal }) => {
  const at = { project_id: input.project_id, id: input.id };
  const { db } = context.store;
  await refuseStale(db, context, 'story', input, () => findStory(db, at.project_id, at.id));
  return keptOneByOne(context, at, await estimateRequest(db, at.project_id, at.id), signal);
});

async function* keptOneByOne(
  context: Asking,
  at: { project_id: string; id: string },
  request: EstimateRequest,
  signal: AbortSignal | undefined,
) {
  let count = 0;
  for await (const value of heard(context, context.advisor.estimate(request, signal && { signal }), signal)) {
    const { engine, model, rule, run_id } = saidBy(context, value.memberId, value);
    const said: StoryEstimate = {
      member_id: value.memberId,
      points: value.points,
      reason: value.reason,
      engine,
      model,
      rule,
      run_id,
      created_at: context.now().toISOString(),
    };
    await keepEstimate(context, at, said);
    yield { type: 'estimate' as const, estimate: said };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

const mostSimilar = 5;

const similar = os.story.similar.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, id } = input;
  const story = await findStory(db, project_id, id);
  const done = await storyRefs(db, project_id)
    .select(['story.i_want', 'story.story_points', 'story.started_at', 'story.done_at'])
    .where('story.status', '=', 'done')
    .where('story.id', '<>', id)
    .execute();
  const textOf = (of: { title: string; i_want: string }) => `${of.title} ${of.i_want}`;
  const alike = mostAlike(
    { id, text: textOf(story) },
    done.map((one) => ({ ...one, text: textOf(one) })),
    mostSimilar,
  );
  return alike.map(({ story: { text: _, i_want: __, started_at, done_at, ...ref }, shared }) => ({
    ...ref,
    days:
      started_at === null || done_at === null
        ? null
        : Math.round(((Date.parse(done_at) - Date.parse(started_at)) / millisecondsInDay) * 10) / 10,
    shared,
  }));
});

const testsShown = 20;

/** What rests on a feature, or on a story and its criteria. */
const touched = os.story.touched.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, feature_id, story_id } = input;
  if (feature_id === undefined && story_id === undefined)
    return refuse('bad_input', { field: 'feature_id', reason: 'Required, or story_id.' }, { field: 'feature_id' });
  let query = storyRefs(db, project_id).select(['story.story_points', 'story.sprint_id']);
  if (feature_id !== undefined) query = query.where('story.feature_id', '=', feature_id);
  if (story_id !== undefined) query = query.where('story.id', '=', story_id);
  const rows = await query.execute();
  const waiting =
    story_id === undefined
      ? []
      : await storyRefs(db, project_id)
          .select(['story.story_points', 'story.sprint_id'])
          .innerJoin('story_dependency', (join) =>
            join
              .onRef('story_dependency.project_id', '=', 'story.project_id')
              .onRef('story_dependency.story_id', '=', 'story.id'),
          )
          .where('story_dependency.depends_on', '=', story_id)
          .execute();
  const stories = [...rows, ...waiting.filter(({ id }) => rows.every((row) => row.id !== id))];
  const ids = rows.map(({ id }) => id);
  const tests = db
    .selectFrom('test_case')
    .where('project_id', '=', project_id)
    .where('deleted_at', 'is', null)
    .where('story_id', 'in', orNone(ids));
  const shown = await tests
    .select(['id', 'number', 'title', 'latest_result'])
    .orderBy('number')
    .limit(testsShown)
    .execute();
  const { count } = await tests.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const open = stories.filter(({ status }) => status !== 'done');
  const inSprints = Map.groupBy(
    open.filter(({ sprint_id }) => sprint_id !== null),
    ({ sprint_id }) => sprint_id ?? '',
  );
  const sprints =
    inSprints.size === 0
      ? []
      : await db
          .selectFrom('sprint')
          .select(['id', 'name'])
          .where('project_id', '=', project_id)
          .where('id', 'in', [...inSprints.keys()])
          .orderBy('starts_on')
          .execute();
  const pointsOf = (some: readonly { story_points: number | null }[]) =>
    some.reduce((sum, { story_points }) => sum + (story_points ?? 0), 0);
  return {
    stories: stories.map(({ id, number, title, status }) => ({
      id,
      number,
      title,
      status,
      effect: status === 'done' ? ('stays' as const) : ('look_again' as const),
    })),
    tests: shown.map(({ latest_result, ...test }) => ({ ...test, has_result: latest_result !== null })),
    tests_count: count,
    sprints: sprints.map(({ id, name }) => {
      const within = inSprints.get(id) ?? [];
      return { id, name, stories: within.length, points: pointsOf(within) };
    }),
    open_points: pointsOf(open),
    open_unestimated: open.filter(({ story_points }) => story_points === null).length,
  };
});

export const storyAdviceOperations = { check, confirm, estimate, similar, touched };
