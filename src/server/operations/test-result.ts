import type { ReportOutcome } from '#contract/test-case.ts';
import { limits, testOutcomes, type TestOutcome, type TestResultSource } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { testNumbersIn, testReference } from '#domain/test-reference.ts';
import { worstOf } from '#domain/test-standing.ts';
import { changing, creating, refuseStale, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts } from '../db/parts.ts';
import { lockProject, type Db } from '../db/store.ts';
import { readJunit, UnreadableReport, type ReportedCase } from '../junit.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { record } from './activity.ts';
import { findTest } from './test-case.ts';
import { testsBeside } from './test-query.ts';

type Run = { source: TestResultSource; run: string };
type NewResult = {
  test_id: string;
  criterion_version: number | null;
  result: TestOutcome;
  message: string;
  duration_ms: number | null;
};

/** Write results down; each becomes the latest of its test, and remembers which words of the criterion it was about. */
const insertResults = async (
  tx: Db,
  tell: Tell,
  context: Context,
  project_id: string,
  { source, run }: Run,
  results: readonly NewResult[],
): Promise<void> => {
  const at = context.now().toISOString();
  for (const part of inParts(results))
    await tx
      .insertInto('test_result')
      .values(
        part.map((result) => ({
          ...result,
          project_id,
          id: context.newId(),
          at,
          source,
          run: run || null,
          who: context.actor.name,
        })),
      )
      .execute();
  const alike = Map.groupBy(results, ({ result, criterion_version }) => `${result} ${criterion_version}`);
  for (const group of alike.values())
    for (const part of inParts(group)) {
      const [{ result, criterion_version } = { result: null, criterion_version: null }] = part;
      await tx
        .updateTable('test_case')
        .set({ latest_result: result, latest_at: at, latest_criterion_version: criterion_version })
        .where('project_id', '=', project_id)
        .where(
          'id',
          'in',
          part.map(({ test_id }) => test_id),
        )
        .execute();
    }
  for (const { test_id } of results) tell('test', project_id, test_id);
};

const recordByHand = os.test.record.handler(({ input, context }) =>
  creating(context, 'test.record', input, async (tx, tell) => {
    const { project_id, id, result, message } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await refuseStale(tx, context, 'test_case', input, () => findTest(tx, project_id, id));
    const test = await findTest(tx, project_id, id);
    await insertResults(tx, tell, context, project_id, { source: 'hand', run: '' }, [
      { test_id: id, criterion_version: test.criterion?.version ?? null, result, message, duration_ms: null },
    ]);
    await lookedInto(tx, 'test_case', input, context.now());
    return findTest(tx, project_id, id);
  }),
);

const withdraw = os.test.withdraw.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id, result_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await refuseStale(tx, context, 'test_case', input, () => findTest(tx, project_id, id));
    await findTest(tx, project_id, id);
    const results = tx.selectFrom('test_result').where('project_id', '=', project_id).where('test_id', '=', id);
    const result = await results.select('source').where('id', '=', result_id).executeTakeFirst();
    if (result === undefined) return refuse('result_not_found', { id: result_id }, { field: 'result_id' });
    if (result.source !== 'hand') return refuse('result_reported');
    await tx.deleteFrom('test_result').where('project_id', '=', project_id).where('id', '=', result_id).execute();
    const latest = await results
      .select(['result', 'at', 'criterion_version'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    await tx
      .updateTable('test_case')
      .set({
        latest_result: latest?.result ?? null,
        latest_at: latest?.at ?? null,
        latest_criterion_version: latest?.criterion_version ?? null,
      })
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .execute();
    tell('test', project_id, id);
    return findTest(tx, project_id, id);
  }),
);

type Known = { id: string; number: number; external_id: string | null; criterion_version: number | null };

const knownTests = (tx: Db, projectId: string): Promise<Known[]> =>
  testsBeside(tx)
    .select([
      'test_case.id',
      'test_case.number',
      'test_case.external_id',
      'acceptance_criterion.version as criterion_version',
    ])
    .where('test_case.project_id', '=', projectId)
    .execute();

/** Finds tests by what a report calls them. */
const finder = (known: readonly Known[]) => {
  const byNumber = new Map(known.map((test) => [test.number, test]));
  const byId = new Map(known.map((test) => [test.id, test]));
  const byExternalId = Map.groupBy(
    known.filter(({ external_id }) => external_id !== null),
    ({ external_id }) => external_id,
  );
  return (names: readonly string[]): { tests: Known[]; unknown: string[] } => {
    const exact = names.flatMap((name) => [byId.get(name.toLowerCase()) ?? [], byExternalId.get(name) ?? []].flat());
    const numbers = [...new Set(names.flatMap(testNumbersIn))];
    const numbered = numbers.flatMap((number) => byNumber.get(number) ?? []);
    return {
      tests: [...new Set([...exact, ...numbered])],
      unknown: numbers.filter((number) => !byNumber.has(number)).map(testReference),
    };
  };
};

const unknownShown = 50;

type Reported = { names: string[]; outcome: TestOutcome; message: string; duration_ms: number | null };

/** Record what a report says of our tests, in one transaction. Of several runs of one test the worst counts. */
const recordReport = async (
  tx: Db,
  tell: Tell,
  context: Context,
  project_id: string,
  run: Run,
  reported: readonly Reported[],
): Promise<ReportOutcome> => {
  await lockProject(tx, context.store.dialect, project_id);
  const find = finder(await knownTests(tx, project_id));
  const unknown = new Set<string>();
  const runs = new Map<Known, Reported[]>();
  let unmatched = 0;
  for (const one of reported) {
    const found = find(one.names);
    for (const name of found.unknown) unknown.add(name);
    for (const test of found.tests) runs.set(test, [...(runs.get(test) ?? []), one]);
    if (found.tests.length > 0 || found.unknown.length > 0) continue;
    // Who names tests one by one is told which are unknown; a JUnit report is of all tests of a program, most of which are none of ours.
    if (run.source === 'ci') for (const name of one.names) unknown.add(name);
    else unmatched += 1;
  }
  const results = [...runs].map(([test, all]): NewResult => {
    const result = worstOf(all.map(({ outcome }) => outcome));
    const durations = all.flatMap(({ duration_ms }) => duration_ms ?? []);
    return {
      test_id: test.id,
      criterion_version: test.criterion_version,
      result,
      message: all.find(({ outcome, message }) => outcome === result && message !== '')?.message ?? '',
      duration_ms:
        durations.length === 0
          ? null
          : Math.min(
              durations.reduce((sum, ms) => sum + ms),
              limits.version,
            ),
    };
  });
  await insertResults(tx, tell, context, project_id, run, results);
  const of = (outcome: TestOutcome) => results.filter(({ result }) => result === outcome).length;
  const [passed, failed, skipped] = testOutcomes.map(of) as [number, number, number];
  if (results.length > 0)
    await record(tx, tell, context, {
      project_id,
      type: 'test_results',
      message: `${counted(results.length, 'test')} reported`,
      description: `${passed} passed, ${failed} failed, ${skipped} skipped${run.run === '' ? '' : ` (${run.run})`}`,
      icon: 'flask',
    });
  return {
    recorded: results.length,
    passed,
    failed,
    skipped,
    unknown: [...unknown].slice(0, unknownShown),
    unmatched,
  };
};

const report = os.test.report.handler(({ input, context }) =>
  creating(context, 'test.report', input, (tx, tell) => {
    const reported = input.results.map(({ test, result, message, duration_ms }) => ({
      names: [test],
      outcome: result,
      message,
      duration_ms,
    }));
    return recordReport(tx, tell, context, input.project_id, { source: 'ci', run: input.run }, reported);
  }),
);

const casesOf = (xml: string): ReportedCase[] => {
  try {
    return readJunit(xml);
  } catch (error) {
    if (error instanceof UnreadableReport)
      return refuse('report_unreadable', { reason: error.message }, { field: 'report' });
    throw error;
  }
};

const junit = os.test.reportJunit.handler(({ input, context }) => {
  const reported = casesOf(input.report).map(({ name, classname, ids, ...rest }) => ({
    names: [name, classname, `${classname}.${name}`, ...ids],
    ...rest,
  }));
  return creating(context, 'test.reportJunit', input, (tx, tell) =>
    recordReport(tx, tell, context, input.project_id, { source: 'junit', run: input.run }, reported),
  );
});

export const testResultOperations = { record: recordByHand, withdraw, report, reportJunit: junit };
