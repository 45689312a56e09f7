import { failures, successes } from '#contract/problems.ts';
import type { NewTest, TestCase, TestDetail, TestProposal } from '#contract/test-case.ts';
import { limits, type TestOutcome } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { counted } from '#domain/counted.ts';
import { testReference } from '#domain/test-reference.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';
import { newKey } from './new-key.ts';
import { createOffers, type Offer } from './offers.ts';

export type TestFilters = Omit<Parameters<typeof client.test.list>[0], 'project_id' | 'cursor' | 'limit'>;

/** Test cases page by page, by number. */
export const testsQuery = (projectId: string, filters: TestFilters) =>
  infiniteQueryOptions({
    ...orpc.test.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id: projectId, ...filters, ...(cursor && { cursor }) }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
  });

export const testCountQuery = (projectId: string, filters: TestFilters) =>
  orpc.test.count.queryOptions({ input: { project_id: projectId, ...filters } });

/** The tests of one story; more than a page of them nobody can look through. */
export const testsOfStoryQuery = (project_id: string, story_id: string) =>
  orpc.test.list.queryOptions({ input: { project_id, story_id, limit: limits.page } });

export const testQuery = (project_id: string, id: string) => orpc.test.get.queryOptions({ input: { project_id, id } });

export const testFindingsQuery = (project_id: string, test_id: string) =>
  orpc.lint.ofTest.queryOptions({ input: { project_id, test_id } });

/** The stories of an increment with how far their tests are planned, page by page. */
export const testPlanQuery = (project_id: string, pi_id: string) =>
  infiniteQueryOptions({
    ...orpc.test.plan.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id, pi_id, ...(cursor && { cursor, limit: limits.page }) }),
      ...byCursor,
    }),
  });

/** All that tests change: themselves, the gate, and the figures of pending tests. */
export const refreshTests = (queries: QueryClient) => {
  for (const noun of [orpc.test, orpc.lint, orpc.increment, orpc.project, orpc.activity])
    void queries.invalidateQueries({ queryKey: noun.key() });
};

export const named = (test: Pick<TestCase, 'number' | 'title'>): string =>
  `${testReference(test.number)} ${test.title}`;

export type TestFields = Pick<NewTest, 'title' | 'level' | 'priority' | 'steps' | 'expected' | 'external_id'>;

/** Writes a test case; sent again with the same key, it is written once. */
export function useCreateTest(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...test }: Partial<NewTest> & Pick<NewTest, 'title'> & { key: string }) =>
      client.test.create({ project_id: projectId, ...test }, { context: { idempotencyKey: key } }),
    onSuccess: (test) => tellSuccess(successes.testSaved, { name: named(test) }),
    onError: (error) => tellFailure(failures.testSave, error),
    onSettled: () => refreshTests(queries),
  });
}

export function useUpdateTest({ project_id, id }: Pick<TestDetail, 'project_id' | 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fields: Partial<TestFields> & { version: number }) =>
      client.test.update({ project_id, id, ...fields }),
    onSuccess: (test) => {
      queries.setQueryData(testQuery(project_id, id).queryKey, test);
      tellSuccess(successes.testSaved, { name: named(test) });
    },
    onError: (error) => tellFailure(failures.testSave, error),
    onSettled: () => refreshTests(queries),
  });
}

/** Says that a person has looked into what an advisor wrote. */
export function useConfirmTest(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      client.test.confirm({ project_id: projectId, id, version }),
    onSuccess: (test) => queries.setQueryData(testQuery(projectId, test.id).queryKey, test),
    onError: (error) => tellFailure(failures.testSave, error),
    onSettled: () => refreshTests(queries),
  });
}

/** Deletes a test; the toast offers to bring it back with its results. */
export function useDeleteTest(projectId: string) {
  const queries = useQueryClient();
  const settled = { onSettled: () => refreshTests(queries) };
  const restoring = useMutation({
    mutationFn: (id: string) => client.test.restore({ project_id: projectId, id }),
    onSuccess: (test) => tellSuccess(successes.testRestored, { name: named(test) }),
    onError: (error) => tellFailure(failures.testSave, error),
    ...settled,
  });
  return useMutation({
    mutationFn: ({ id, version }: TestCase) => client.test.delete({ project_id: projectId, id, version }),
    onSuccess: (_, test) =>
      tellSuccess(successes.testDeleted, { name: named(test) }, { undo: () => restoring.mutate(test.id) }),
    onError: (error) => tellFailure(failures.testDelete, error),
    ...settled,
  });
}

export const standingWords = {
  passed: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  stale: 'Stale',
  not_run: 'Not run',
} as const;

/** Writes down a result by hand; the toast offers to take it back. */
export function useRecordResult(projectId: string) {
  const queries = useQueryClient();
  const keep = (test: TestDetail) => {
    queries.setQueryData(testQuery(projectId, test.id).queryKey, test);
    refreshTests(queries);
  };
  const withdrawing = useMutation({
    mutationFn: (at: { id: string; result_id: string }) => client.test.withdraw({ project_id: projectId, ...at }),
    onSuccess: (test) => {
      keep(test);
      const result = standingWords[test.standing].toLowerCase();
      tellSuccess(successes.resultWithdrawn, { name: testReference(test.number), result });
    },
    onError: (error) => tellFailure(failures.resultRecord, error),
  });
  return useMutation({
    mutationFn: ({ id, result, message = '' }: { id: string; result: TestOutcome; message?: string }) =>
      client.test.record({ project_id: projectId, id, result, message }, { context: { idempotencyKey: newKey() } }),
    onSuccess: (test) => {
      keep(test);
      const [latest] = test.results;
      tellSuccess(
        successes.resultRecorded,
        { name: testReference(test.number), result: standingWords[test.standing].toLowerCase() },
        latest && { undo: () => withdrawing.mutate({ id: test.id, result_id: latest.id }) },
      );
    },
    onError: (error) => tellFailure(failures.resultRecord, error),
  });
}

/** Hands in a JUnit XML report. */
export function useReportJunit(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      client.test.reportJunit({
        project_id: projectId,
        report: await file.text(),
        run: file.name.slice(0, limits.name),
      }),
    onSuccess: ({ recorded, passed, failed, skipped }) => {
      if (recorded > 0)
        tellSuccess(successes.reportRecorded, { n: counted(recorded, 'test'), passed, failed, skipped });
      refreshTests(queries);
    },
    onError: (error) => tellFailure(failures.reportSend, error),
  });
}

/** One for the same offers. */
export const keyOf = (offered: readonly { key: string }[]): string =>
  offered
    .map(({ key }) => key)
    .join('.')
    .slice(0, limits.key);

/** As the person has changed it. */
type Offered = TestProposal & { edited?: boolean };
const offers = createOffers(
  'test-offers',
  ({ test }: { type: 'test'; test: TestProposal }): Offered => test,
  ({ title }) => folded(title),
);
export type TestOffer = Offer<Offered>;

/** What Quinn offers for a story, and what the person can do with it. */
export function useTestOffers(projectId: string, storyId: string) {
  const queries = useQueryClient();
  const current = offers.use(storyId);
  const accepting = useMutation({
    mutationFn: (accepted: readonly TestOffer[]) =>
      client.test.createMany(
        { project_id: projectId, tests: accepted.map(({ key: _, ...test }) => test) },
        // Sent again after an answer that was lost, the same offers are not saved twice.
        { context: { idempotencyKey: keyOf(accepted) } },
      ),
    onSuccess: (tests, accepted) => {
      offers.drop(storyId, new Set(accepted.map(({ key }) => key)));
      tellSuccess(successes.testsAccepted, { n: counted(tests.length, 'test') });
    },
    onError: (error) => tellFailure(failures.testsSave, error),
    onSettled: () => refreshTests(queries),
  });
  return {
    ...current,
    ask: () =>
      void offers.ask({
        projectId,
        about: storyId,
        open: (call) => client.test.propose({ project_id: projectId, story_id: storyId }, call),
        failure: failures.testsPropose,
      }),
    stop: () => offers.stop(storyId),
    accept: (accepted: readonly TestOffer[]) => accepting.mutate(accepted),
    accepting: accepting.isPending,
    edit: (key: string, patch: Partial<TestProposal>) => offers.edit(storyId, key, { ...patch, edited: true }),
    reject: (rejected: readonly TestOffer[]) => {
      const undo = offers.drop(storyId, new Set(rejected.map(({ key }) => key)));
      tellSuccess(successes.suggestionsDiscarded, {}, { undo });
    },
  };
}
