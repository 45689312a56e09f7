import type { Invitation, Member, Workspace } from '#contract/workspace.ts';
import type { Role } from '#contract/vocabulary.ts';
import { audit } from '../accounts/audit.ts';
import { hashOf, newSecret } from '../accounts/secrets.ts';
import { invitationLetter } from '../accounts/letters.ts';
import { changing, creating, versionIfAny, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import { paged } from '../db/page.ts';
import type { Db } from '../db/store.ts';
import { daysAfter } from '../days.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';

const invitationDays = 7;
const resetDays = 1;

export const findWorkspace = async (db: Db, id: string): Promise<Workspace> =>
  (await db.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse('workspace_not_found', { id }, { field: 'workspace_id' });

/** The workspaces that the actor belongs to, the oldest first; where nobody signs in, all of them. */
export const workspacesOf = async (db: Db, { actor }: Pick<Context, 'actor'>) => {
  if (actor.kind === 'nobody') return [];
  const rows = await db.selectFrom('workspace').select(['id', 'name']).orderBy('created_at').orderBy('id').execute();
  return rows.flatMap(({ id, name }) => {
    const role: Role | undefined = actor.kind === 'person' ? actor.roles.get(id) : 'owner';
    return role === undefined ? [] : [{ id, name, role }];
  });
};

const list = os.workspace.list.handler(({ context }) => workspacesOf(context.store.db, context));

const create = os.workspace.create.handler(({ input, context }) =>
  creating(context, 'workspace.create', input, async (tx, tell) => {
    const now = context.now().toISOString();
    const workspace: Workspace = {
      id: context.newId(),
      name: input.name,
      created_at: now,
      updated_at: now,
      version: 1,
    };
    await tx.insertInto('workspace').values(workspace).execute();
    const { actor } = context;
    if (actor.kind === 'person')
      await tx
        .insertInto('member')
        .values({ workspace_id: workspace.id, person_id: actor.id, role: 'owner', created_at: now })
        .execute();
    await audit(tx, context, { action: 'workspace.created', detail: input.name, workspaceId: workspace.id });
    tell('workspace', null, workspace.id);
    if (actor.id !== null) tell('account', null, actor.id);
    return workspace;
  }),
);

const get = os.workspace.get.handler(({ input, context }) => findWorkspace(context.store.db, input.workspace_id));

const update = os.workspace.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { workspace_id, name } = input;
    const row = await tx
      .updateTable('workspace')
      .set({ name, updated_at: context.now().toISOString() })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', workspace_id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse('stale', {}, { current: await findWorkspace(tx, workspace_id) });
    await audit(tx, context, { action: 'workspace.renamed', detail: name, workspaceId: workspace_id });
    tell('workspace', null, workspace_id);
    return row;
  });
});

const members = (db: Db, workspaceId: string) =>
  db
    .selectFrom('member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.image',
      'member.role',
      'member.created_at as joined_at',
      'member.version',
    ])
    .where('member.workspace_id', '=', workspaceId);

const findMember = async (db: Db, workspaceId: string, id: string): Promise<Member> =>
  (await members(db, workspaceId).where('person.id', '=', id).executeTakeFirst()) ??
  refuse('person_not_found', { id }, { field: 'id' });

const people = os.workspace.people.handler(async ({ input, context }) => {
  const { db } = context.store;
  await findWorkspace(db, input.workspace_id);
  return members(db, input.workspace_id).orderBy('member.created_at').orderBy('person.id').execute();
});

/** Invitations of a workspace that may still be accepted. */
const openInvitations = (db: Db, context: Context, workspaceId: string) =>
  db
    .selectFrom('link')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now().toISOString())
    .$narrowType<{ role: Role }>();

const invitations = os.workspace.invitations.handler(async ({ input, context }): Promise<Invitation[]> => {
  const { db } = context.store;
  await findWorkspace(db, input.workspace_id);
  return openInvitations(db, context, input.workspace_id).orderBy('created_at', 'desc').orderBy('id').execute();
});

const invite = os.workspace.invite.handler(async ({ input, context }) => {
  const { workspace_id, email, role } = input;
  const secret = newSecret();
  const { invited, workspace } = await changing(context, async (tx, tell) => {
    const found = await findWorkspace(tx, workspace_id);
    if ((await members(tx, workspace_id).where('person.email', '=', email).executeTakeFirst()) !== undefined)
      refuse('member_already', { email }, { field: 'email' });
    const now = context.now().toISOString();
    // A new invitation of the same person takes the place of the one before.
    await tx
      .updateTable('link')
      .set({ used_at: now })
      .where('workspace_id', '=', workspace_id)
      .where('kind', '=', 'invitation')
      .where('email', '=', email)
      .where('used_at', 'is', null)
      .execute();
    const row: Invitation = {
      id: context.newId(),
      email,
      role,
      created_at: now,
      expires_at: daysAfter(context.now(), invitationDays),
    };
    await tx
      .insertInto('link')
      .values({ ...row, kind: 'invitation', hash: hashOf(secret), workspace_id, person_id: null, used_at: null })
      .execute();
    await audit(tx, context, { action: 'person.invited', detail: `${email} as ${role}`, workspaceId: workspace_id });
    tell('workspace', null, workspace_id);
    return { invited: row, workspace: found };
  });
  const mailed =
    (await context.accounts?.sendLetter((url) =>
      invitationLetter({ to: email, by: context.actor.name, workspace: workspace.name, role, secret, url }),
    )) ?? false;
  return { ...invited, secret, mailed };
});

const withdraw = os.workspace.withdraw.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { workspace_id, id } = input;
    const row = await openInvitations(tx, context, workspace_id).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return refuse('invitation_not_found', { id }, { field: 'id' });
    await tx.updateTable('link').set({ used_at: context.now().toISOString() }).where('id', '=', id).execute();
    await audit(tx, context, { action: 'invitation.withdrawn', detail: row.email, workspaceId: workspace_id });
    tell('workspace', null, workspace_id);
    return true;
  }),
);

/** Holds the workspace, so that of two owners who go at once one stays. */
const holdWorkspace = async (tx: Db, context: Context, id: string): Promise<void> => {
  if (context.store.dialect === 'postgres')
    await tx.selectFrom('workspace').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

const keepAnOwner = async (tx: Db, workspaceId: string, leaving: Member): Promise<void> => {
  if (leaving.role !== 'owner') return;
  const other = await tx
    .selectFrom('member')
    .select('person_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .where('person_id', '<>', leaving.id)
    .executeTakeFirst();
  if (other === undefined) refuse('last_owner');
};

const setRole = os.workspace.setRole.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { workspace_id, id, role } = input;
    await holdWorkspace(tx, context, workspace_id);
    const before = await findMember(tx, workspace_id, id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (role !== 'owner') await keepAnOwner(tx, workspace_id, before);
    await tx
      .updateTable('member')
      .set({ role })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', id)
      .execute();
    await audit(tx, context, {
      action: 'role.changed',
      detail: `${before.email}: ${before.role} to ${role}`,
      workspaceId: workspace_id,
    });
    tell('workspace', null, workspace_id);
    tell('account', null, id);
    return findMember(tx, workspace_id, id);
  });
});

const remove = os.workspace.remove.handler(({ input, context }) =>
  takeOut(context, { ...input, version: versionIfAny(context, input) }, 'person.removed'),
);

const leave = os.workspace.leave.handler(({ input, context }) =>
  takeOut(context, { ...input, id: context.actor.id ?? refuse('accounts_off') }, 'person.left'),
);

const takeOut = (
  context: Context,
  { workspace_id: workspaceId, id, version }: { workspace_id: string; id: string; version?: number | undefined },
  action: 'person.removed' | 'person.left',
) =>
  changing(context, async (tx, tell) => {
    await holdWorkspace(tx, context, workspaceId);
    const before = await findMember(tx, workspaceId, id);
    if (version !== undefined && before.version !== version) refuse('stale', {}, { current: before });
    await keepAnOwner(tx, workspaceId, before);
    await tx.deleteFrom('member').where('workspace_id', '=', workspaceId).where('person_id', '=', id).execute();
    await audit(tx, context, { action, detail: before.email, workspaceId });
    tell('workspace', null, workspaceId);
    tell('account', null, id);
    return true;
  });

const resetLink = os.workspace.resetLink.handler(async ({ input, context }) => {
  const { workspace_id, id } = input;
  const secret = newSecret();
  return changing(context, async (tx) => {
    const { email, name } = await findMember(tx, workspace_id, id);
    // Or an owner of one workspace could sign in as somebody who belongs to another, and be in there.
    const { actor } = context;
    const places = await tx.selectFrom('member').select('workspace_id').where('person_id', '=', id).execute();
    if (actor.kind === 'person' && places.some((place) => actor.roles.get(place.workspace_id) !== 'owner'))
      refuse('person_elsewhere');
    const expires_at = daysAfter(context.now(), resetDays);
    await insertResetLink(tx, context, { secret, email, person_id: id, expires_at });
    await audit(tx, context, { action: 'reset.linked', detail: `${name}, ${email}`, workspaceId: workspace_id });
    return { secret, expires_at };
  });
});

/** Keep a link to a new password by the hash of its secret. */
export const insertResetLink = async (
  tx: Db,
  context: Context,
  { secret, ...row }: { secret: string; email: string; person_id: string; expires_at: string },
): Promise<void> => {
  await tx
    .insertInto('link')
    .values({
      ...row,
      id: context.newId(),
      kind: 'reset',
      hash: hashOf(secret),
      workspace_id: null,
      role: null,
      created_at: context.now().toISOString(),
      used_at: null,
    })
    .execute();
};

const log = os.workspace.audit.handler(async ({ input, context }) => {
  const { db } = context.store;
  await findWorkspace(db, input.workspace_id);
  const query = db
    .selectFrom('audit')
    .select(['id', 'at', 'person_id', 'person_name', 'action', 'detail', 'address'])
    .where('workspace_id', '=', input.workspace_id);
  const { rows, next_cursor } = await paged(query, { by: 'at', direction: 'desc', kind: 'instant' }, input);
  return { items: rows, next_cursor };
});

export const workspaceOperations = {
  list,
  create,
  get,
  update,
  people,
  invitations,
  invite,
  withdraw,
  setRole,
  remove,
  resetLink,
  leave,
  audit: log,
};
