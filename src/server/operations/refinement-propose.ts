import type { FeatureInPlan } from '#advisors/refinement.ts';
import type { Feature } from '#contract/feature.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { OfferedStory, OpenQuestion, RefinementItem, Remark } from '#contract/refinement.ts';
import type { RefinementKind } from '#contract/vocabulary.ts';
import { inOwnWords, isAmong } from '#domain/planning.ts';
import { roster } from '#domain/personas.ts';
import { changing } from '../changing.ts';
import type { Asking, Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { briefOf, heard, saidBy } from './advice.ts';
import { findSession } from './planning.ts';
import { findProject } from './project.ts';
import { findTeam } from './team.ts';
import { addressed, featureOf, insertItems, itemsOf, openItems, type Address } from './refinement-rows.ts';

/** A feature as the advisors are told of it, with what the person said in planning and answered since. */
export const inPlan = async (
  db: Db,
  at: { project_id: string; pi_id: string },
  feature: Pick<Feature, 'id' | 'name' | 'description' | 'complexity' | 'value_category'>,
): Promise<FeatureInPlan> => {
  const { context } = await findSession(db, { project_id: at.project_id, pi_id: at.pi_id });
  const answers = (await openItems(db, { ...at, feature_id: feature.id })).flatMap((item) =>
    item.kind === 'question' && item.body.answer !== null ? [`${item.body.question} ${item.body.answer}`] : [],
  );
  const { name, description, complexity, value_category } = feature;
  return {
    context: inOwnWords(context),
    answers: answers.join('\n'),
    feature: { name, description, complexity, value_category },
  };
};

type Offer = { kind: RefinementKind; body: OfferedStory | OpenQuestion | Remark; provenance: Provenance };

const newestCompared = 500;

/** What was offered before, whatever became of it, and the newest stories of the project: it is not offered again. */
const knownTitles = async (
  db: Db,
  at: Address,
  kind: RefinementKind,
): Promise<{ name: string; description: string }[]> => {
  const rows = await itemsOf(db, at).select('body').where('kind', '=', kind).execute();
  const offered = rows.map(({ body }) => {
    const { title, question, member_id } = JSON.parse(body) as {
      title?: string;
      question?: string;
      member_id?: string;
    };
    return title ?? question ?? member_id ?? '';
  });
  if (kind !== 'story') return offered.map((name) => ({ name, description: '' }));
  const stories = await db
    .selectFrom('story')
    .select('title')
    .where('project_id', '=', at.project_id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(newestCompared)
    .execute();
  return [...offered, ...stories.map(({ title }) => title)].map((name) => ({ name, description: '' }));
};

const nameOf = ({ body }: Offer): string =>
  'title' in body ? body.title : 'question' in body ? body.question : body.member_id;

/** Kept unless the session has it by now: asked twice, or by two people at once, an advisor adds and never repeats. */
const keep = (context: Context, at: Address, offer: Offer): Promise<RefinementItem | null> =>
  changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, at.project_id);
    if (isAmong(nameOf(offer), await knownTitles(tx, at, offer.kind))) return null;
    const [item] = await insertItems(tx, tell, context, at, [offer]);
    return item ?? null;
  });

async function* storiesBy(context: Context, plan: FeatureInPlan, existing: string[], signal: AbortSignal | undefined) {
  for await (const draft of context.advisor.splitFeature({ ...plan, existing }, signal && { signal })) {
    const { title, as_a, i_want, so_that, criteria, points } = draft;
    yield {
      kind: 'story' as const,
      body: { title, as_a, i_want, so_that, criteria, points, edited: false, story_id: null },
      provenance: saidBy(context, 'ava', { ...draft, reasoning: `Part of the feature "${plan.feature.name}".` }),
    };
  }
}

/** True where the words of a feature are still those of an advisor. */
const isSuggested = ({ rule, edited_at }: Feature): boolean => rule !== null && edited_at === null;

async function* questionsBy(context: Context, plan: FeatureInPlan, of: Feature, signal: AbortSignal | undefined) {
  const suggested = isSuggested(of);
  for await (const asked of context.advisor.clarify({ from: 'feature', suggested, ...plan }, signal && { signal })) {
    const { question, why, options, recommended, quote } = asked;
    yield {
      kind: 'question' as const,
      body: { question, why, options, recommended, answer: null },
      provenance: saidBy(context, 'bea', { ...asked, quote }),
    };
  }
}

const remarking = ['uma', 'sasha'] as const;

async function* remarksBy(context: Context, at: Address, of: Feature, signal: AbortSignal | undefined) {
  const project = briefOf(await findProject(context.store.db, at.project_id));
  const team = await findTeam(context.store.db, at.project_id);
  // Members quote an idea as what the person describes, so that an advisor's own description is none.
  const described = isSuggested(of) ? of.quote : of.description;
  const idea = [of.name, described].filter((text) => text !== null && text !== '').join('\n\n');
  for (const memberId of remarking) {
    // Who is not on the team is asked as the roster knows them.
    const member = team.members.find(({ id }) => id === memberId) ?? {
      ...roster[memberId],
      selectedBy: 'user' as const,
      reason: '',
      confidence: 1,
    };
    const said = await context.advisor.discuss({ idea, project, member }, signal && { signal });
    const { analysis, keyPoints, recommendations } = said;
    yield {
      kind: 'remark' as const,
      body: { member_id: memberId, analysis, keyPoints, recommendations },
      provenance: saidBy(context, memberId, said),
    };
  }
}

/** Each offer is kept before it is sent, so that Stop, a reload or a crash keeps what has arrived. No transaction is open while an advisor thinks. */
export const propose = os.refinement.propose.handler(async ({ input, context, signal }) => {
  const at = addressed(input);
  const { db } = context.store;
  const feature = await featureOf(db, at);
  const plan = await inPlan(db, at, feature);
  if (input.ask === 'questions') return keptOneByOne(context, at, questionsBy(context, plan, feature, signal), signal);
  if (input.ask === 'remarks') return keptOneByOne(context, at, remarksBy(context, at, feature, signal), signal);
  const existing = (await knownTitles(db, at, 'story')).map(({ name }) => name);
  return keptOneByOne(context, at, storiesBy(context, plan, existing, signal), signal);
});

async function* keptOneByOne(
  context: Asking,
  at: Address,
  offers: AsyncGenerator<Offer>,
  signal: AbortSignal | undefined,
) {
  let count = 0;
  for await (const offer of heard(context, offers, signal)) {
    const item = await keep(context, at, offer);
    if (item === null) continue;
    yield { type: 'item' as const, item };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}
