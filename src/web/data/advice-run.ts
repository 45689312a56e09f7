import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';

/** Which engine speaks, and what it has cost today; asked anew whenever somebody looks. */
export const adviceStatusQuery = () => orpc.advice.status.queryOptions({ staleTime: 0 });

const perPage = 20;

/** The latest runs of the advisors, page by page. */
export const useAdviceRuns = () =>
  useInfiniteQuery(
    orpc.advice.runs.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: perPage, ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** Asks the engine for a word. A second click while it is under way stops it. */
export const useConnectionTest = () =>
  useMutation({ mutationFn: (signal: AbortSignal) => client.advice.test(undefined, { signal }) });
