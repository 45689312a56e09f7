import type { Selectable } from 'kysely';
import type { FeatureInPlan } from '#advisors/refinement.ts';
import type { Feature } from '#contract/feature.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { OfferedStory, OpenQuestion, RefinementItem, Remark } from '#contract/refinement.ts';
import { builtinEngineName, type MemberId, type RefinementKind } from '#contract/vocabulary.ts';
import { priorityOf } from '#domain/backlog.ts';
import { inOwnWords, isAmong } from '#domain/planning.ts';
import { roster } from '#domain/personas.ts';
import { partsOf } from '#domain/split-story.ts';
import { changing, creating, refuseStale, type Tell, versionOf } from '../changing.ts';
import type { Asking, Context } from '../context.ts';
import { paged } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { briefOf, heard } from './advice.ts';
import { record } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement, plannedStatuses } from './increment.ts';
import { findSession } from './planning.ts';
import { findProject } from './project.ts';
import { changeStory, holdStories, insertStories } from './story-rows.ts';
import { findStories } from './story.ts';
import { findTeam } from './team.ts';

type Address = { project_id: string; pi_id: string; feature_id: string };
type Row = Selectable<Schema['refinement_item']>;

const itemOf = ({ body, provenance, ...row }: Row): RefinementItem =>
  ({
    ...row,
    body: JSON.parse(body) as unknown,
    provenance: provenance === null ? null : (JSON.parse(provenance) as Provenance),
  }) as RefinementItem;

const addressed = ({ project_id, pi_id, feature_id }: Address): Address => ({ project_id, pi_id, feature_id });

const itemsOf = (db: Db, at: Address) =>
  db
    .selectFrom('refinement_item')
    .where('project_id', '=', at.project_id)
    .where('feature_id', '=', at.feature_id)
    .where('pi_id', '=', at.pi_id);

const openItems = async (db: Db, at: Address): Promise<RefinementItem[]> => {
  const rows = await itemsOf(db, at)
    .selectAll()
    .where((eb) => eb.or([eb('settled', 'is', null), eb('settled', '=', 'answered')]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(itemOf);
};

/** The feature, as one of that increment. */
const featureOf = async (db: Db, at: Address): Promise<Feature> => {
  const feature = await findFeature(db, at.project_id, at.feature_id, 'feature_id');
  return feature.pi_id === at.pi_id
    ? feature
    : refuse('feature_not_found', { id: at.feature_id }, { field: 'feature_id' });
};

const features = os.refinement.features.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, pi_id } = input;
  await findIncrement(db, project_id, pi_id, 'pi_id');
  const query = db
    .selectFrom('feature')
    .select(['feature.id', 'name', 'status', 'complexity', 'value_category', 'value_rank'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('status', 'in', plannedStatuses);
  const { rows, next_cursor } = await paged(query, { by: 'value_rank', direction: 'desc', kind: 'number' }, input);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: [], next_cursor };
  const stories = await db
    .selectFrom('story')
    .select(({ fn }) => [
      'feature_id',
      fn.countAll<number>().as('stories'),
      fn.countAll<number>().filterWhere('status', '<>', 'backlog').as('ready'),
      fn.countAll<number>().filterWhere('status', '=', 'done').as('done'),
      fn.countAll<number>().filterWhere('story_points', 'is', null).as('unestimated'),
      fn.countAll<number>().filterWhere('check_reason', 'is not', null).as('look'),
      fn.sum<number | null>('story_points').as('points'),
    ])
    .where('project_id', '=', project_id)
    .where('feature_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('feature_id')
    .execute();
  const offers = await db
    .selectFrom('refinement_item')
    .select(({ fn }) => ['feature_id', 'kind', fn.countAll<number>().as('count')])
    .where('project_id', '=', project_id)
    .where('feature_id', 'in', ids)
    .where('settled', 'is', null)
    .groupBy(['feature_id', 'kind'])
    .execute();
  const offered = (id: string, kind: RefinementKind) =>
    offers.find((row) => row.feature_id === id && row.kind === kind)?.count ?? 0;
  return {
    items: rows.map((feature) => {
      const of = stories.find(({ feature_id }) => feature_id === feature.id);
      return {
        ...feature,
        stories: of?.stories ?? 0,
        ready: of?.ready ?? 0,
        done: of?.done ?? 0,
        points: of?.points ?? 0,
        unestimated: of?.unestimated ?? 0,
        look: of?.look ?? 0,
        offered: offered(feature.id, 'story'),
        questions: offered(feature.id, 'question'),
      };
    }),
    next_cursor,
  };
});

const get = os.refinement.get.handler(async ({ input, context }) => {
  const { db } = context.store;
  return {
    feature: await featureOf(db, input),
    items: await openItems(db, input),
    stories: await findStories(db, input.project_id, { feature_id: input.feature_id }),
  };
});

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
  const own = inOwnWords(context);
  const { name, description, complexity, value_category } = feature;
  return {
    context: { ...own, comments: [own.comments, ...answers].filter((text) => text !== '').join('\n') },
    feature: { name, description, complexity, value_category },
  };
};

const insertItems = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Address,
  bodies: readonly {
    kind: RefinementKind;
    body: OfferedStory | OpenQuestion | Remark;
    provenance: Provenance | null;
  }[],
  position?: number,
): Promise<RefinementItem[]> => {
  await lockProject(tx, context.store.dialect, at.project_id);
  const { last } = await itemsOf(tx, at)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const now = context.now().toISOString();
  const rows = bodies.map(({ kind, body, provenance }, index): Row => ({
    ...addressed(at),
    id: context.newId(),
    kind,
    body: JSON.stringify(body),
    provenance: provenance && JSON.stringify(provenance),
    position: position ?? (last ?? 0) + index + 1,
    settled: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  if (rows.length > 0) await tx.insertInto('refinement_item').values(rows).execute();
  tell('refinement', at.project_id, at.feature_id);
  return rows.map(itemOf);
};

const saidBy = (
  context: Context,
  persona: MemberId,
  {
    rule,
    engine,
    quote,
    reasoning,
    run_id,
  }: {
    run_id?: string | undefined;
    rule?: string;
    engine?: string | undefined;
    quote?: string | null;
    reasoning?: string;
  },
): Provenance => {
  const { engine: own } = context.advisor;
  const name = engine ?? own.name;
  return {
    persona,
    engine: name,
    model: name === builtinEngineName ? null : own.model,
    rule: rule ?? null,
    quote: quote ?? null,
    reasoning: reasoning ?? '',
    run_id: run_id ?? null,
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

async function* questionsBy(context: Context, plan: FeatureInPlan, signal: AbortSignal | undefined) {
  for await (const asked of context.advisor.clarify({ from: 'feature', ...plan }, signal && { signal })) {
    const { question, why, options, recommended, quote } = asked;
    yield {
      kind: 'question' as const,
      body: { question, why, options, recommended, answer: null },
      provenance: saidBy(context, 'bea', { ...asked, quote }),
    };
  }
}

const remarking = ['uma', 'sasha'] as const;

async function* remarksBy(context: Context, at: Address, plan: FeatureInPlan, signal: AbortSignal | undefined) {
  const project = briefOf(await findProject(context.store.db, at.project_id));
  const team = await findTeam(context.store.db, at.project_id);
  const idea = `${plan.feature.name}\n\n${plan.feature.description}`;
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
const propose = os.refinement.propose.handler(async ({ input, context, signal }) => {
  const at = addressed(input);
  const { db } = context.store;
  const feature = await featureOf(db, at);
  const plan = await inPlan(db, at, feature);
  if (input.ask === 'questions') return keptOneByOne(context, at, questionsBy(context, plan, signal), signal);
  if (input.ask === 'remarks') return keptOneByOne(context, at, remarksBy(context, at, plan, signal), signal);
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

const findItem = async (db: Db, at: Address & { id: string }): Promise<RefinementItem> => {
  const row = await itemsOf(db, at).selectAll().where('id', '=', at.id).executeTakeFirst();
  return row === undefined ? refuse('item_not_found', { id: at.id }, { field: 'id' }) : itemOf(row);
};

const holdItem = async (tx: Db, context: Context, at: Address & { id: string }, version: number) => {
  await lockProject(tx, context.store.dialect, at.project_id);
  const item = await findItem(tx, at);
  return item.version === version ? item : refuse('stale', {}, { current: item });
};

/** An offered story that nobody has decided on yet. */
const holdOffer = async (tx: Db, context: Context, at: Address & { id: string }, version: number) => {
  const item = await holdItem(tx, context, at, version);
  if (item.kind !== 'story') return refuse('item_not_found', { id: at.id }, { field: 'id' });
  return item.settled === null ? item : refuse('item_settled', {}, { current: item });
};

const saveItem = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Address & { id: string },
  fields: { body?: RefinementItem['body']; settled?: RefinementItem['settled']; position?: number },
): Promise<RefinementItem> => {
  const { body, ...rest } = fields;
  const row = await tx
    .updateTable('refinement_item')
    .set({ ...rest, ...(body && { body: JSON.stringify(body) }), updated_at: context.now().toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('id', '=', at.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  tell('refinement', at.project_id, at.feature_id);
  return itemOf(row);
};

const update = os.refinement.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const item = await holdItem(tx, context, input, version);
    const at = { ...addressed(input), id: input.id };
    if (item.kind === 'question') {
      const answer = input.answer?.trim() ?? '';
      return saveItem(tx, tell, context, at, {
        body: { ...item.body, answer: answer === '' ? null : answer },
        settled: answer === '' ? null : 'answered',
      });
    }
    if (item.kind !== 'story') return refuse('item_not_found', { id: input.id }, { field: 'id' });
    if (item.settled !== null) refuse('item_settled', {}, { current: item });
    return saveItem(tx, tell, context, at, { body: { ...item.body, ...input.story, edited: true } });
  });
});

const settle = os.refinement.settle.handler(({ input, context }) =>
  creating(context, 'refinement.settle', input, async (tx, tell) => {
    const at = addressed(input);
    const feature = await featureOf(tx, at);
    const isAccepted = input.outcome === 'accepted';
    const settled: RefinementItem[] = [];
    const ids: string[] = [];
    for (const { id, version } of input.items) {
      const item = await holdItem(tx, context, { ...at, id }, version);
      if (item.settled !== null) refuse('item_settled', {}, { current: item });
      let { body } = item;
      if (isAccepted) {
        if (item.kind !== 'story') return refuse('item_not_found', { id }, { field: 'items' });
        const { points: _, story_id: __, edited, ...words } = item.body;
        const [story_id = ''] = await insertStories(tx, tell, context, at.project_id, [
          {
            ...words,
            description: '',
            status: 'backlog',
            priority: priorityOf[feature.value_category],
            story_points: null,
            value: null,
            time_criticality: null,
            risk: null,
            pi_id: at.pi_id,
            feature_id: at.feature_id,
            depends_on: [],
            provenance: item.provenance,
            edited,
            alone: input.items.length === 1,
          },
        ]);
        ids.push(story_id);
        body = { ...item.body, story_id };
      }
      settled.push(await saveItem(tx, tell, context, { ...at, id }, { body, settled: input.outcome }));
    }
    if (ids.length > 0)
      await record(tx, tell, context, {
        project_id: at.project_id,
        type: 'stories_added',
        message: ids.length === 1 ? 'Story added' : `${ids.length} stories added`,
        description: feature.name,
        pi: await findIncrement(tx, at.project_id, at.pi_id),
        icon: 'plus',
      });
    const stories = ids.length === 0 ? [] : await findStories(tx, at.project_id, { ids });
    return { items: settled, stories };
  }),
);

const reopen = os.refinement.reopen.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const at = addressed(input);
    await lockProject(tx, context.store.dialect, at.project_id);
    const opened: RefinementItem[] = [];
    for (const id of input.ids) {
      const item = await findItem(tx, { ...at, id });
      if (item.kind !== 'story' || item.settled === null) {
        opened.push(item.settled === null ? item : await saveItem(tx, tell, context, { ...at, id }, { settled: null }));
        continue;
      }
      if (item.body.story_id !== null) {
        const [story] = await holdStories(tx, context, at.project_id, [item.body.story_id], { deleted: true });
        if (story?.version !== 1) return refuse('acceptance_settled');
        const fields = { deleted_at: context.now().toISOString() };
        await changeStory(tx, tell, context, story, fields, { action: 'deleted', notes: 'Acceptance taken back' });
      }
      const body = { ...item.body, story_id: null };
      opened.push(await saveItem(tx, tell, context, { ...at, id }, { body, settled: null }));
    }
    return opened;
  }),
);

const split = os.refinement.split.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const at = { ...addressed(input), id: input.id };
    const item = await holdOffer(tx, context, at, version);
    const [first, ...others] = partsOf(item.body);
    if (first === undefined || others.length === 0) return refuse('story_whole', { name: `"${item.body.title}"` });
    const part = (of: typeof first): OfferedStory => ({
      ...item.body,
      ...of,
      criteria: [...of.criteria],
      points: null,
      edited: true,
    });
    const kept = await saveItem(tx, tell, context, at, { body: part(first) });
    const made = await insertItems(
      tx,
      tell,
      context,
      at,
      others.map((of) => ({ kind: 'story' as const, body: part(of), provenance: item.provenance })),
    );
    await reorder(
      tx,
      at,
      [kept, ...made].map(({ id }) => id),
    );
    return (await openItems(tx, at)).filter(({ id }) => id === kept.id || made.some((one) => one.id === id));
  });
});

/** Let the offers stand in a row behind the first of them. */
const reorder = async (tx: Db, at: Address, row: readonly string[]): Promise<void> => {
  const all = (await itemsOf(tx, at).select('id').orderBy('position').orderBy('id').execute()).map(({ id }) => id);
  const [first = ''] = row;
  const rest = all.filter((id) => id === first || !row.includes(id));
  rest.splice(rest.indexOf(first), 1, ...row);
  await renumber(tx, at, rest);
};

const renumber = async (tx: Db, at: Address, ids: readonly string[]): Promise<void> => {
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('refinement_item')
      .set({ position: index + 1 })
      .where('project_id', '=', at.project_id)
      .where('id', '=', id)
      .execute();
};

const merge = os.refinement.merge.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const at = { ...addressed(input), id: input.id };
    if (input.other.id === input.id)
      refuse('bad_input', { field: 'other', reason: 'The same suggestion.' }, { field: 'other' });
    const into = await holdOffer(tx, context, at, version);
    const from = await holdOffer(tx, context, { ...at, id: input.other.id }, input.other.version);
    await saveItem(tx, tell, context, { ...at, id: from.id }, { settled: 'rejected' });
    return saveItem(tx, tell, context, at, {
      body: { ...into.body, criteria: [...into.body.criteria, ...from.body.criteria], points: null, edited: true },
    });
  });
});

const move = os.refinement.move.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const at = addressed(input);
    await lockProject(tx, context.store.dialect, at.project_id);
    await refuseStale(tx, context, 'refinement_item', input, () => findItem(tx, { ...at, id: input.id }));
    for (const id of [input.id, input.other]) await findItem(tx, { ...at, id });
    if (input.id !== input.other) {
      const all = (await itemsOf(tx, at).select('id').orderBy('position').orderBy('id').execute()).map(({ id }) => id);
      const rest = all.filter((id) => id !== input.id);
      rest.splice(rest.indexOf(input.other) + (input.place === 'after' ? 1 : 0), 0, input.id);
      await renumber(tx, at, rest);
      tell('refinement', at.project_id, at.feature_id);
    }
    return openItems(tx, at);
  }),
);

export const refinementOperations = { features, get, propose, update, settle, reopen, split, merge, move };
