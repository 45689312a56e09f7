import type { Context } from '../context.ts';
import type { Db } from '../db/store.ts';

/** What the audit log keeps, by the name under which it is shown. */
export type AuditAction =
  | 'owner.created'
  | 'session.begun'
  | 'session.refused'
  | 'session.ended'
  | 'password.changed'
  | 'password.reset'
  | 'reset.requested'
  | 'reset.linked'
  | 'workspace.created'
  | 'workspace.renamed'
  | 'person.invited'
  | 'invitation.withdrawn'
  | 'invitation.accepted'
  | 'role.changed'
  | 'person.removed'
  | 'person.left'
  | 'token.created'
  | 'token.revoked';

type Entry = {
  action: AuditAction;
  detail?: string;
  /** In whose log it is written; what belongs to no workspace is in that of the first one. */
  workspaceId: string;
  /** Whoever acts, where that is not the one who asks. */
  by?: { id: string; name: string };
};

/** Write into the audit log, in the transaction of what it tells of. */
export const audit = async (
  tx: Db,
  context: Context,
  { action, detail = '', workspaceId, by }: Entry,
): Promise<void> => {
  const { id, name } = by ?? context.actor;
  await tx
    .insertInto('audit')
    .values({
      id: context.newId(),
      workspace_id: workspaceId,
      at: context.now().toISOString(),
      person_id: id,
      person_name: name,
      action,
      detail,
      address: context.http?.address ?? '',
    })
    .execute();
};

/** Write the same into the log of every workspace that somebody belongs to. */
export const auditEverywhere = async (
  tx: Db,
  context: Context,
  person: { id: string; name: string },
  entry: Omit<Entry, 'workspaceId' | 'by'>,
): Promise<void> => {
  const rows = await tx.selectFrom('member').select('workspace_id').where('person_id', '=', person.id).execute();
  for (const { workspace_id } of rows) await audit(tx, context, { ...entry, workspaceId: workspace_id, by: person });
};
