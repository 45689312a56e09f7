import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { byCursor } from './by-cursor.ts';
import { orpc, type client } from './client.ts';

type Filters = Omit<Parameters<typeof client.test.trace.list>[0], 'project_id' | 'pi_id' | 'cursor' | 'limit'>;

/** The table from ideas to results, page by page. */
export const traceQuery = (at: { project_id: string; pi_id: string }, filters: Filters) =>
  infiniteQueryOptions({
    ...orpc.test.trace.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...at, ...filters, ...(cursor && { cursor }) }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
  });
