import { implement } from '@orpc/server';
import * as z from 'zod';
import { api } from '#contract/api.ts';
import { isForAnybody, may, sees, type Action, type Asked } from '#domain/permissions.ts';
import { recordedAdvisor } from './advice-record.ts';
import type { Context } from './context.ts';
import type { Db } from './db/store.ts';
import { refuse } from './refuse.ts';

const idIn = (input: unknown, key: string): string | null => {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : null;
};

/** The project that an operation is about, and the name of the field that says so. */
const projectIn = (action: Action, input: unknown): { id: string; field: 'project_id' | 'id' } | null => {
  const within = idIn(input, 'project_id');
  if (within !== null) return { id: within, field: 'project_id' };
  const id = action.startsWith('project.') ? idIn(input, 'id') : null;
  return id === null ? null : { id, field: 'id' };
};

/**
 * The workspace in which an operation acts, null for one that acts in none. What the actor cannot see is refused as what
 * is not there: by the same problem, of the same field.
 */
const workspaceOf = async (context: Context, action: Action, input: unknown): Promise<string | null> => {
  const { actor, store } = context;
  const named = idIn(input, 'workspace_id');
  if (named !== null && !sees(actor, named)) refuse('workspace_not_found', { id: named }, { field: 'workspace_id' });
  const project = projectIn(action, input);
  if (project === null) return named;
  const { id, field } = project;
  const found = await store.db
    .selectFrom('project')
    .select(['workspace_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isThere = found !== undefined && (found.deleted_at === null || action === 'project.restore');
  if (!isThere || !sees(actor, found.workspace_id)) return refuse('project_not_found', { id }, { field });
  return found.workspace_id;
};

/** Refuse what the actor may not do. Every operation passes here, before its handler. */
const authorize = async (context: Context, asked: Asked, input: unknown): Promise<void> => {
  const { actor } = context;
  // Who has not signed in learns nothing of what is there.
  if (actor.kind === 'nobody' && !isForAnybody(asked)) refuse('not_signed_in');
  if (!may(actor, asked, await workspaceOf(context, asked.action, input))) refuse('not_allowed');
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

const takesVersion = (input: unknown): boolean => input instanceof z.ZodObject && 'version' in input.shape;

/** The contract, ready to be given handlers. An operation inside a project runs only where that project exists and is not deleted. */
export const os = implement(api)
  .$context<Context>()
  // What is asked below is asked of the store: first see that the input is what it claims to be.
  .$config({ initialInputValidationIndex: Number.NEGATIVE_INFINITY })
  .use(async ({ context, path, procedure, next }, input) => {
    const reads = procedure['~orpc'].route.method === 'GET';
    await authorize(context, { action: path.join('.') as Action, reads }, input);
    // A condition is never passed over: who sends one to a call that has no use for it is told so.
    if (context.ifMatch !== undefined && !reads && !takesVersion(procedure['~orpc'].inputSchema))
      refuse('bad_input', { field: 'If-Match', reason: 'This call takes no version.' }, { field: 'If-Match' });
    return next({ context: recordedAdvisor(context, idIn(input, 'project_id')) });
  });
