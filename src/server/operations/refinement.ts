import type { OfferedStory, RefinementItem } from '#contract/refinement.ts';
import type { RefinementKind } from '#contract/vocabulary.ts';
import { priorityOf } from '#domain/backlog.ts';
import { partsOf } from '#domain/split-story.ts';
import { changing, creating, refuseStale, versionOf } from '../changing.ts';
import { paged } from '../db/page.ts';
import { lockProject } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement, plannedStatuses } from './increment.ts';
import { changeStory, holdStories, insertStories } from './story-rows.ts';
import { findStories } from './story.ts';
import { propose } from './refinement-propose.ts';
import {
  addressed,
  featureOf,
  findItem,
  holdItem,
  holdOffer,
  insertItems,
  moveNextTo,
  openItems,
  reorder,
  saveItem,
} from './refinement-rows.ts';

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
      await moveNextTo(tx, at, input);
      tell('refinement', at.project_id, at.feature_id);
    }
    return openItems(tx, at);
  }),
);

export const refinementOperations = { features, get, propose, update, settle, reopen, split, merge, move };
