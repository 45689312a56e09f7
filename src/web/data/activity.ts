import { infiniteQueryOptions } from '@tanstack/react-query';
import { byCursor } from './by-cursor.ts';
import { orpc } from './client.ts';

/** What happened lately across all projects, newest first, five at a time. */
export const recentActivityQuery = () =>
  infiniteQueryOptions(
    orpc.activity.listAll.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      ...byCursor,
      meta: { failure: 'activityLoad' },
    }),
  );

/** What happened in one project, or in one of its increments, newest first, five at a time. */
export const projectActivityQuery = (projectId: string, incrementId?: string) =>
  infiniteQueryOptions(
    orpc.activity.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        project_id: projectId,
        ...(incrementId !== undefined && { pi_id: incrementId }),
        ...(cursor !== undefined && { cursor }),
      }),
      ...byCursor,
      meta: { failure: 'activityLoad' },
    }),
  );
