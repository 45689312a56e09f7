import type { FeatureSuggestion } from '#contract/advice.ts';
import type { FeatureRequest } from '#advisors/advisor.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import { defaultReasoning, includedAtFirst, inOwnWords, isAmong } from '#domain/planning.ts';
import { roster } from '#domain/personas.ts';
import { changing, refuseStale } from '../changing.ts';
import type { Asking, Context } from '../context.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { advised, briefOf, heard } from './advice.ts';
import { findProject } from './project.ts';
import {
  findPlanningFeature,
  findSession,
  insertPlanningFeature,
  savePlanningFeature,
  saveSession,
  whileOpen,
  type Session,
} from './planning.ts';

/** All that was ever in the session: what the person removed is not offered again. */
const everOffered = (db: Db, { project_id, pi_id }: Session) =>
  db
    .selectFrom('planning_feature')
    .select(['name', 'description'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Null when the session has a feature of this name by now: asked twice, or by two people at once, she adds and never repeats. */
const suggestedBy = (context: Context, at: Session, suggestion: FeatureSuggestion): Promise<PlanningFeature | null> =>
  changing(context, async (tx, tell) => {
    await whileOpen(tx, context, at);
    if (isAmong(suggestion.name, await everOffered(tx, at))) return null;
    return insertPlanningFeature(tx, tell, context, at, {
      name: suggestion.name,
      description: suggestion.description,
      reasoning: suggestion.reasoning || defaultReasoning,
      quote: suggestion.quote,
      rule: suggestion.rule,
      engine: suggestion.engine ?? context.advisor.engine.name,
      run_id: suggestion.run_id ?? null,
      complexity: suggestion.complexity,
      value_category: suggestion.value,
      included: includedAtFirst(suggestion.value),
      source_name: roster.ava.name,
    });
  });

/** So many of the project's features she is told of, so as not to suggest them again. */
const newestCompared = 500;

/**
 * The wizard is on step 2 from here on, whatever the advisor answers. Each suggestion is kept before it is sent, so that
 * Stop, a reload or a crash keeps what has arrived. No transaction is open while the advisor thinks.
 */
const suggest = os.planning.suggest.handler(async ({ input, context, signal }) => {
  const at = { project_id: input.project_id, pi_id: input.pi_id };
  const { db } = context.store;
  const session = await changing(context, async (tx, tell) => {
    await whileOpen(tx, context, at);
    const before = await findSession(tx, at);
    if (before.context.vision.trim() === '') refuse('vision_missing', {}, { field: 'vision' });
    return saveSession(tx, tell, context, before, before.version, { step: 2 });
  });
  const project = briefOf(await findProject(db, at.project_id));
  const known = await db
    .selectFrom('feature')
    .select(['name', 'description'])
    .where('project_id', '=', at.project_id)
    .orderBy('created_at', 'desc')
    .limit(newestCompared)
    .execute();
  const existing = [...known, ...(await everOffered(db, at))];
  return keptOneByOne(
    context,
    at,
    { from: 'planning', context: inOwnWords(session.context), project, existing },
    signal,
  );
});

type PlanningRequest = Extract<FeatureRequest, { from: 'planning' }>;

async function* keptOneByOne(context: Asking, at: Session, request: PlanningRequest, signal: AbortSignal | undefined) {
  let count = 0;
  for await (const suggestion of heard(
    context,
    context.advisor.suggestFeatures(request, signal && { signal }),
    signal,
  )) {
    if (isAmong(suggestion.name, request.existing)) continue;
    const feature = await suggestedBy(context, at, suggestion);
    if (feature === null) continue;
    yield { type: 'feature' as const, feature };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

const review = os.planning.review.handler(async ({ input, context, signal }) => {
  const { architectType } = input;
  const session = await findSession(context.store.db, input);
  if (session.finalised_at !== null) refuse('planning_finalised', {}, { current: session });
  const feature = await findPlanningFeature(context.store.db, input);
  await refuseStale(context.store.db, context, 'planning_feature', input, async () => feature);
  const request = { architect: architectType, context: inOwnWords(session.context), feature };
  const said = await advised(context, context.advisor.reviewFeature(request, signal && { signal }), signal);
  // It is kept, and another engine may speak by the time somebody takes a risk from it.
  const feedback = { ...said, engine: said.engine ?? context.advisor.engine.name };
  const reviewed = await changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    // Read again: the other architect's review, or an edit, may have come while this one was thinking. Both stay.
    const now = await findPlanningFeature(tx, input);
    return savePlanningFeature(tx, tell, context, input, now.version, {
      status: 'reviewed',
      reviews: { ...now.reviews, [architectType]: feedback },
    });
  });
  return { ...reviewed, taken: context.taken() };
});

export const planningAdviceOperations = { suggest, review };
