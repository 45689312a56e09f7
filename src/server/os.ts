import { implement } from '@orpc/server';
import { api } from '#contract/api.ts';
import { may } from '#domain/permissions.ts';
import { recordedAdvisor } from './advice-record.ts';
import type { Context } from './context.ts';
import type { Db } from './db/store.ts';
import { refuse } from './refuse.ts';

const idIn = (input: unknown, key: string): string | null => {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : null;
};

/** Refuse what the actor may not do. Every operation passes here, before its handler. */
const authorize = (actor: Context['actor'], action: string, projectId: string | null): void => {
  if (!may(actor, action, projectId)) refuse('not_allowed');
};

/** Whether a project exists and is not deleted. */
export const hasProject = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** The contract, ready to be given handlers. An operation inside a project runs only where that project exists and is not deleted. */
export const os = implement(api)
  .$context<Context>()
  // What is asked below is asked of the store: first see that the input is what it claims to be.
  .$config({ initialInputValidationIndex: Number.NEGATIVE_INFINITY })
  .use(async ({ context, path, next }, input) => {
    const projectId = idIn(input, 'project_id');
    authorize(context.actor, path.join('.'), projectId ?? (path[0] === 'project' ? idIn(input, 'id') : null));
    if (projectId !== null && !(await hasProject(context.store.db, projectId)))
      refuse('project_not_found', { id: projectId }, { field: 'project_id' });
    return next({ context: { advisor: recordedAdvisor(context, projectId) } });
  });
