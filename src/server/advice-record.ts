import type { Advisor, AdviceOptions } from '#advisors/advisor.ts';
import type { Engine } from '#contract/advice.ts';
import { rulesBehind, type Ruled, type Run, type Terms } from '#advisors/run.ts';
import type { AdviceKind, MemberId } from '#contract/vocabulary.ts';
import type { Taken } from '#contract/taken.ts';
import type { Context } from './context.ts';
import { daysBefore } from './days.ts';
import type { Db } from './db/store.ts';
import { refuse } from './refuse.ts';

type Call = Exclude<keyof Advisor, 'engine' | 'terms' | 'check'>;
type Asking = {
  advisor: Advisor;
  kind: AdviceKind;
  projectId: string | null;
  context: Context;
  add: (runs: Counted[]) => void;
};
type Counted = { engine_id: Engine['id']; tokens_in: number | null; tokens_out: number | null; cost: number | null };
type Ask<T> = (options: AdviceOptions) => T;

/** The calls that are recorded, and how each answers. A new call of the advisor does not compile before it stands here. */
const calls: {
  [C in Call]: Advisor[C] extends (...given: never) => AsyncIterable<unknown> ? 'item by item' : 'whole';
} = {
  composeTeam: 'item by item',
  introduce: 'item by item',
  discuss: 'whole',
  suggestFeatures: 'item by item',
  reviewFeature: 'whole',
  clarify: 'item by item',
  splitFeature: 'item by item',
  proposeTests: 'item by item',
  estimate: 'item by item',
  summarise: 'item by item',
};
const isCall = (key: PropertyKey): key is Call => Object.hasOwn(calls, key);

const perPrice = 1_000_000;

/** What a run cost, in the currency of the prices; null when it is not known. */
export const costOf = (
  { tokensIn, tokensOut }: Pick<Run, 'tokensIn' | 'tokensOut'>,
  terms: Pick<Terms, 'priceIn' | 'priceOut'> | undefined,
): number | null => {
  if (terms === undefined || terms.priceIn === null || terms.priceOut === null) return null;
  if (tokensIn === null && tokensOut === null) return null;
  return ((tokensIn ?? 0) * terms.priceIn + (tokensOut ?? 0) * terms.priceOut) / perPrice;
};

/** Midnight in UTC, when budgets begin anew. */
export const dayOf = (now: Date): string => `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;

/** What models have cost a project since midnight UTC, in the currency of the prices; null means advice outside of any project. */
export const spentToday = async (db: Db, projectId: string | null, now: Date): Promise<number> => {
  const query = db
    .selectFrom('advice_run')
    .select((eb) => eb.fn.sum<number | null>('cost').as('cost'))
    .where('started_at', '>=', dayOf(now));
  const row = await (
    projectId === null ? query.where('project_id', 'is', null) : query.where('project_id', '=', projectId)
  ).executeTakeFirst();
  return row?.cost ?? 0;
};

/** Refuses before a model is asked that would cost more than the project may spend today. */
const withinBudget = async ({ advisor: { terms }, projectId, context }: Asking): Promise<void> => {
  if (terms === undefined || terms.dailyBudget === null) return;
  const spent = await spentToday(context.store.db, projectId, context.now());
  if (spent >= terms.dailyBudget)
    refuse('budget_spent', { spent: spent.toFixed(2), budget: terms.dailyBudget.toFixed(2) });
};

/** Who is asked, where it is one of the team alone. */
const personaIn = (request: unknown): MemberId | null => {
  const { member, architect } = (request ?? {}) as { member?: { id?: MemberId }; architect?: MemberId };
  return architect ?? member?.id ?? null;
};

/** Keeps the runs of one call. An advisor that reports none has spoken itself, as rules do. */
const notes = (asking: Asking, request: unknown) => {
  const { advisor, kind, projectId, context } = asking;
  const started_at = context.now().toISOString();
  const since = performance.now();
  const runs: (Run & { id: string })[] = [];
  /** Of each engine the run that it has not reported yet: its items name it before it has ended. */
  const begun = new Map<string, string>();
  const begunBy = (engine: string): string => begun.getOrInsertComputed(engine, () => context.newId());
  const report = (run: Run): void => {
    runs.push({ ...run, id: begunBy(run.engine.name) });
    begun.delete(run.engine.name);
  };
  /** The run that an item came from; where each member was asked apart, that of its own member. */
  const runOf = ({ engine = advisor.engine.name, memberId }: Offered): string =>
    runs.find((run) => run.engine.name === engine && (memberId === undefined || run.persona === memberId))?.id ??
    begunBy(engine);
  const keep = async (outcome: Run['outcome'], items: readonly Ruled[]): Promise<void> => {
    const own: Run = {
      engine: advisor.engine,
      source: rulesBehind(items, kind),
      durationMs: Math.round(performance.now() - since),
      tokensIn: null,
      tokensOut: null,
      outcome,
      fault: null,
    };
    if (runs.length === 0) report(own);
    const rows = runs.map((run) => ({
      id: run.id,
      project_id: projectId,
      kind,
      persona: run.persona ?? personaIn(request),
      engine: run.engine.name,
      engine_id: run.engine.id,
      model: run.engine.model,
      source: run.source,
      started_at,
      duration_ms: run.durationMs,
      tokens_in: run.tokensIn,
      tokens_out: run.tokensOut,
      cost: run.engine.id === 'model' ? costOf(run, advisor.terms) : null,
      outcome: run.outcome,
      fault: run.fault,
      request_id: context.requestId ?? null,
    }));
    asking.add(rows);
    try {
      await context.store.transact((tx) => tx.insertInto('advice_run').values(rows).execute());
    } catch (error) {
      // The advice was given, and is worth more than the note of it.
      context.log.warn({ err: error, kind }, 'a run of an advisor could not be recorded');
    }
  };
  return { report, keep, runOf };
};

type Offered = Ruled & { engine?: string | undefined; memberId?: MemberId; run_id?: string };
/** What is kept: it is given with the run that it came from. */
const kept: ReadonlySet<Call> = new Set([
  'discuss',
  'suggestFeatures',
  'reviewFeature',
  'clarify',
  'splitFeature',
  'proposeTests',
  'estimate',
]);

async function* streamed(asking: Asking, request: unknown, options: AdviceOptions, ask: Ask<AsyncIterable<Offered>>) {
  await withinBudget(asking);
  const { report, keep, runOf } = notes(asking, request);
  const items: Offered[] = [];
  let outcome: Run['outcome'] = 'stopped';
  try {
    for await (const item of ask({ ...options, report })) {
      items.push(item);
      yield kept.has(asking.kind) ? { ...item, run_id: runOf(item) } : item;
    }
    outcome = 'answered';
  } catch (error) {
    if (options.signal?.aborted !== true) outcome = 'failed';
    throw error;
  } finally {
    await keep(outcome, items);
  }
}

const whole = async (asking: Asking, request: unknown, options: AdviceOptions, ask: Ask<Promise<Offered>>) => {
  await withinBudget(asking);
  const { report, keep, runOf } = notes(asking, request);
  try {
    const said = await ask({ ...options, report });
    const answer = kept.has(asking.kind) ? { ...said, run_id: runOf(said) } : said;
    await keep('answered', [answer]);
    return answer;
  } catch (error) {
    await keep(options.signal?.aborted === true ? 'stopped' : 'failed', []);
    throw error;
  }
};

/** The advisor as one request sees it: within the budget of its project, with every run recorded, and what they took. */
export const recordedAdvisor = (context: Context, projectId: string | null) => {
  const { advisor } = context;
  const counted: Counted[] = [];
  const add = (runs: Counted[]) => void counted.push(...runs.filter(({ engine_id }) => engine_id === 'model'));
  const recorded = new Proxy(advisor, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || !isCall(key)) return value;
      const asking: Asking = { advisor, kind: key, projectId, context, add };
      return (request: unknown, options: AdviceOptions = {}) => {
        const ask = <T>(given: AdviceOptions) => Reflect.apply(value, target, [request, given]) as T;
        return calls[key] === 'item by item'
          ? streamed(asking, request, options, ask)
          : whole(asking, request, options, ask);
      };
    },
  });
  return { advisor: recorded, taken: () => sumOf(counted) };
};

/** What the runs of one request took together; those that cost nothing, since nothing was answered, are no runs to speak of. */
export const sumOf = (runs: readonly Omit<Counted, 'engine_id'>[]): Taken => {
  const tokens = runs.reduce((sum, { tokens_in, tokens_out }) => sum + (tokens_in ?? 0) + (tokens_out ?? 0), 0);
  if (tokens === 0) return null;
  const priced = runs.filter(({ cost }) => cost !== null);
  return { tokens, cost: priced.length === 0 ? null : priced.reduce((sum, { cost }) => sum + (cost ?? 0), 0) };
};

const keptDays = 365;

/** Forget runs after a year; answers how many. What came of them stays. */
export const purgeRuns = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('advice_run')
    .where('started_at', '<', daysBefore(now, keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
