import type { LiveEvent } from '#contract/events.ts';
import { nobody, sees, type Actor } from '#domain/permissions.ts';
import type { Db } from '../db/store.ts';
import type { Accounts } from './accounts.ts';

/** For how long it is taken for granted who somebody is and where they belong, unless an event says that it changed. */
const takenForGrantedMs = 10_000;

/** Whether a reader of live events is told of one; `gone` once they are signed out. */
export type Hears = (event: LiveEvent) => boolean | Promise<boolean | 'gone'>;

/** What one person hears: of the workspaces that they belong to now, and of nothing else. */
export const hearing = (of: { accounts: Accounts; db: Db; actor: Actor; headers: Headers }): Hears => {
  const { accounts, db, headers } = of;
  let { actor } = of;
  let askedAt = performance.now();
  // A project stays in its workspace.
  const workspaces = new Map<string, string | undefined>();

  const askAgain = async (): Promise<void> => {
    const { id } = actor;
    askedAt = performance.now();
    actor = await accounts.actorOf(headers, new Headers());
    if (actor.id !== id) actor = nobody;
  };
  const workspaceOf = async (projectId: string): Promise<string | undefined> => {
    if (!workspaces.has(projectId)) {
      const row = await db.selectFrom('project').select('workspace_id').where('id', '=', projectId).executeTakeFirst();
      workspaces.set(projectId, row?.workspace_id);
    }
    return workspaces.get(projectId);
  };

  return async ({ noun, project_id, id }) => {
    const before = actor;
    const concernsAccess = noun === 'all' || noun === 'account' || noun === 'workspace';
    if (noun === 'account' && id !== actor.id) return false;
    if (concernsAccess || performance.now() - askedAt > takenForGrantedMs) await askAgain();
    if (actor.kind === 'nobody') return 'gone';
    if (noun === 'workspace') return id !== null && (sees(before, id) || sees(actor, id));
    if (project_id === null) return true;
    const workspace = await workspaceOf(project_id);
    return workspace !== undefined && sees(actor, workspace);
  };
};
