import type { AdviceStatus } from '#contract/advice-run.ts';
import type { AdviceKind } from '#contract/vocabulary.ts';
import { modelFaultTexts } from '#domain/model-faults.ts';
import type { ExpressionBuilder } from 'kysely';
import { costOf, dayOf, spentToday, sumOf } from '../advice-record.ts';
import { daysBefore } from '../days.ts';
import type { Schema } from '../db/schema.ts';
import { paged } from '../db/page.ts';
import { inWorkspaces } from '../db/seen.ts';
import { os } from '../os.ts';
import { seenBy, type Actor } from '#domain/permissions.ts';

/** Of the runs that the actor can see. One outside of any project belongs to nobody in particular, and is shown where all is. */
const seenRuns = (actor: Actor) => (eb: ExpressionBuilder<Schema, 'advice_run'>) => {
  const seen = seenBy(actor);
  if (seen === null) return eb.lit(true);
  return eb('project_id', 'in', eb.selectFrom('project').select('project.id').where(inWorkspaces(seen)));
};

const runs = os.advice.runs.handler(async ({ input, context }) => {
  let query = context.store.db.selectFrom('advice_run').selectAll().where(seenRuns(context.actor));
  if (input.project_id !== undefined) query = query.where('project_id', '=', input.project_id);
  const { rows, next_cursor } = await paged(query, { by: 'started_at', direction: 'desc', kind: 'instant' }, input);
  return { items: rows, next_cursor };
});

const status = os.advice.status.handler(async ({ context }): Promise<AdviceStatus> => {
  const { advisor, store, now } = context;
  const since = dayOf(now());
  const byProject = await store.db
    .selectFrom('advice_run')
    .where('started_at', '>=', since)
    .where(seenRuns(context.actor))
    .groupBy('project_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('runs'),
      eb.fn.sum<number>(eb.case().when('outcome', '=', 'failed').then(1).else(0).end()).as('failed'),
      eb.fn.sum<number | null>('tokens_in').as('tokens_in'),
      eb.fn.sum<number | null>('tokens_out').as('tokens_out'),
      eb.fn.sum<number | null>('cost').as('cost'),
    ])
    .execute();
  const sum = (of: (row: (typeof byProject)[number]) => number | null) =>
    byProject.reduce((total, row) => total + (of(row) ?? 0), 0);
  const { terms } = advisor;
  const priced = terms !== undefined && terms.priceIn !== null && terms.priceOut !== null;
  return {
    engine: advisor.engine,
    provider: terms?.provider ?? null,
    address: terms?.address ?? null,
    has_key: terms?.hasKey ?? false,
    price_in: terms?.priceIn ?? null,
    price_out: terms?.priceOut ?? null,
    daily_budget: terms?.dailyBudget ?? null,
    today: {
      day: since.slice(0, 10),
      runs: sum((row) => row.runs),
      failed: sum((row) => row.failed),
      tokens_in: sum((row) => row.tokens_in),
      tokens_out: sum((row) => row.tokens_out),
      cost: priced ? sum((row) => row.cost) : null,
      highest: priced ? Math.max(0, ...byProject.map((row) => row.cost ?? 0)) : null,
    },
  };
});

const test = os.advice.test.handler(async ({ context, signal }) => {
  const { advisor } = context;
  const started = performance.now();
  const fault = (await advisor.check?.(signal && { signal })) ?? null;
  const duration_ms = Math.round(performance.now() - started);
  if (fault !== null) return { ok: false, fault, text: modelFaultTexts[fault], duration_ms };
  const text =
    advisor.engine.id === 'builtin'
      ? 'The built-in advisor is part of this program. It needs no connection.'
      : `${advisor.engine.name} answered.`;
  return { ok: true, fault, text, duration_ms };
});

const lettersPerToken = 4;
/** The instructions beside the text, and an answer of the usual length, until runs have shown what it takes. */
const instructionTokens = 600;
const usualAnswer: Record<AdviceKind, number> = {
  composeTeam: 600,
  introduce: 100,
  discuss: 300,
  suggestFeatures: 1200,
  reviewFeature: 600,
  clarify: 600,
  splitFeature: 1500,
  proposeTests: 1000,
  estimate: 80,
  summarise: 400,
};

/** From how many runs an answer's length is expected: asked before every click, it is not to read those of a year. */
const newestRead = 1000;

const expected = os.advice.expected.handler(async ({ input, context }) => {
  const { advisor, store, now } = context;
  const { terms, engine } = advisor;
  if (terms === undefined) return null;
  const past = await store.db
    .selectFrom(({ selectFrom }) =>
      selectFrom('advice_run')
        .select(['kind', 'model', 'outcome', 'tokens_out'])
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(newestRead)
        .as('newest'),
    )
    .select(({ fn }) => fn.avg<number | string | null>('tokens_out').as('tokens_out'))
    .where('kind', '=', input.kind)
    .where('model', '=', engine.model)
    .where('outcome', 'in', ['answered', 'repaired'])
    .executeTakeFirst();
  const tokensIn = input.calls * (instructionTokens + Math.ceil(input.letters / lettersPerToken));
  const tokensOut = input.calls * Math.round(Number(past?.tokens_out ?? usualAnswer[input.kind]));
  const { dailyBudget } = terms;
  return {
    tokens: tokensIn + tokensOut,
    cost: costOf({ tokensIn, tokensOut }, terms),
    left:
      dailyBudget === null
        ? null
        : Math.max(0, dailyBudget - (await spentToday(store.db, input.project_id ?? null, now()))),
  };
});

const askedWithinDays = 1;

const taken = os.advice.taken.handler(async ({ input: { project_id, request_id }, context: { store, now } }) => {
  const rows = await store.db
    .selectFrom('advice_run')
    .select(['tokens_in', 'tokens_out', 'cost'])
    .where((eb) => (project_id === undefined ? eb('project_id', 'is', null) : eb('project_id', '=', project_id)))
    .where('started_at', '>=', daysBefore(now(), askedWithinDays))
    .where('request_id', '=', request_id)
    .where('engine_id', '=', 'model')
    .execute();
  return sumOf(rows);
});

export const adviceRunOperations = { runs, status, test, expected, taken };
