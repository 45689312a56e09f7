import { addMinutes } from 'date-fns/addMinutes';
import type { Account } from '#contract/account.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { audit, auditEverywhere } from '../accounts/audit.ts';
import { resetLetter } from '../accounts/letters.ts';
import { hashOf, isSame, newSecret, typedCode } from '../accounts/secrets.ts';
import { changing } from '../changing.ts';
import type { Context, HttpRequest } from '../context.ts';
import { isDuplicate } from '../db/busy.ts';
import { firstWorkspaceId } from '../db/first-workspace.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { personIn } from './token.ts';
import { insertResetLink, workspacesOf } from './workspace.ts';

const resetMinutes = 60;

/** The accounts and the request that asks for them; refuses where nobody signs in. */
const signing = ({ accounts, http }: Context): { accounts: Accounts; http: HttpRequest } =>
  accounts === null || http === undefined ? refuse('accounts_off') : { accounts, http };

/** The same, for what somebody outside tries: it is counted. */
const trying = async (context: Context) => {
  const parts = signing(context);
  await parts.http.countTry();
  return parts;
};

const accountOf = async (context: Context, actor: Actor): Promise<Account> => {
  const { accounts, store } = context;
  const person =
    actor.kind === 'person'
      ? await store.db
          .selectFrom('person')
          .select(['id', 'name', 'email', 'image'])
          .where('id', '=', actor.id)
          .executeTakeFirst()
      : undefined;
  return {
    accounts: accounts !== null,
    needs_owner: accounts !== null && (await accounts.needsOwner()),
    mails: (accounts?.settings.mail ?? null) !== null,
    secure: accounts?.settings.secure ?? false,
    person: person ?? null,
    workspaces: await workspacesOf(store.db, { actor }),
  };
};

const get = os.account.get.handler(({ context }) => accountOf(context, context.actor));

type NewPerson = { name: string; email: string; password: string };

/** Creates a person who can sign in with a password; refuses when the address is taken. `hash` was made before, as it takes its time. */
const insertPerson = async (
  tx: Db,
  context: Context,
  { name, email, hash }: Omit<NewPerson, 'password'> & { hash: string },
): Promise<{ id: string; name: string }> => {
  const stamps = { created_at: context.now().toISOString(), updated_at: context.now().toISOString() };
  const id = context.newId();
  const taken = await tx.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
  if (taken !== undefined) refuse('account_exists', {}, { field: 'email' });
  await tx
    .insertInto('person')
    .values({ id, name, email, image: null, ...stamps })
    .execute();
  await tx
    .insertInto('credential')
    .values({
      id: context.newId(),
      person_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hash,
      ...stamps,
    })
    .execute();
  return { id, name };
};

/** Begins a session of somebody who has just been created, or says that they can sign in. */
const signedIn = async (context: Context, email: string, password: string): Promise<Account> => {
  const { accounts, http } = signing(context);
  const person = await accounts.signIn(email, password, http.headers, http.answer);
  return person === null ? refuse('sign_in_failed') : accountOf(context, person);
};

const createOwner = os.account.createOwner.handler(async ({ input, context }) => {
  const { accounts } = await trying(context);
  const { code, name, email, password } = input;
  if (!isSame(typedCode(code), accounts.ownerCode)) {
    if (!(await accounts.needsOwner())) refuse('owner_exists');
    refuse('code_wrong', {}, { field: 'code' });
  }
  const hash = await accounts.hashPassword(password);
  await changing(context, async (tx, tell) => {
    // Two visitors with the code at once: the second finds the owner.
    if (context.store.dialect === 'postgres')
      await tx.selectFrom('workspace').select('id').where('id', '=', firstWorkspaceId).forUpdate().execute();
    const owner = await tx.selectFrom('member').select('person_id').where('role', '=', 'owner').executeTakeFirst();
    if (owner !== undefined) refuse('owner_exists');
    const person = await insertPerson(tx, context, { name, email, hash });
    await tx
      .insertInto('member')
      .values({
        workspace_id: firstWorkspaceId,
        person_id: person.id,
        role: 'owner',
        created_at: context.now().toISOString(),
      })
      .execute();
    await audit(tx, context, { action: 'owner.created', detail: email, workspaceId: firstWorkspaceId, by: person });
    tell('workspace', null, firstWorkspaceId);
  });
  return signedIn(context, email, password);
});

const signIn = os.account.signIn.handler(async ({ input, context }) => {
  const { accounts, http } = await trying(context);
  const { email, password } = input;
  const person = await accounts.signIn(email, password, http.headers, http.answer);
  const noted = changing(context, async (tx) => {
    if (person !== null) return auditEverywhere(tx, context, person, { action: 'session.begun' });
    const meant = await tx.selectFrom('person').select(['id', 'name']).where('email', '=', email).executeTakeFirst();
    if (meant !== undefined) await auditEverywhere(tx, context, meant, { action: 'session.refused' });
  });
  if (person === null) {
    // Not waited for: how long it takes would tell whether there is such an account.
    noted.catch((error: unknown) => context.log.error({ err: error }, 'a refused sign-in could not be noted'));
    return refuse('sign_in_failed');
  }
  await noted;
  return accountOf(context, person);
});

const signOut = os.account.signOut.handler(async ({ input, context }) => {
  const { accounts, http } = signing(context);
  const person = personIn(context);
  await accounts.signOut(http.headers, http.answer);
  await changing(context, async (tx, tell) => {
    if (input.everywhere) await tx.deleteFrom('session').where('person_id', '=', person.id).execute();
    await auditEverywhere(tx, context, person, {
      action: 'session.ended',
      detail: input.everywhere ? 'Everywhere' : '',
    });
    tell('account', null, person.id);
  });
  return true;
});

const update = os.account.update.handler(({ input, context }) => {
  const { id, roles } = personIn(context);
  return changing(context, async (tx, tell) => {
    const row = await tx
      .updateTable('person')
      .set({ ...input, updated_at: context.now().toISOString() })
      .where('id', '=', id)
      .returning(['id', 'name', 'email', 'image'])
      .executeTakeFirstOrThrow();
    tell('account', null, id);
    for (const workspace of roles.keys()) tell('workspace', null, workspace);
    return row;
  });
});

const changePassword = os.account.changePassword.handler(async ({ input, context }) => {
  const { accounts, http } = await trying(context);
  const person = personIn(context);
  const changed = await accounts.changePassword(input.current, input.password, http.headers, http.answer);
  if (!changed) refuse('password_wrong', {}, { field: 'current' });
  await changing(context, async (tx, tell) => {
    await auditEverywhere(tx, context, person, { action: 'password.changed' });
    tell('account', null, person.id);
  });
  return true;
});

const requestReset = os.account.requestReset.handler(async ({ input, context }) => {
  const { accounts } = await trying(context);
  const secret = newSecret();
  const found = await changing(context, async (tx) => {
    const person = await tx
      .selectFrom('person')
      .select(['id', 'name'])
      .where('email', '=', input.email)
      .executeTakeFirst();
    if (person === undefined || accounts.settings.mail === null) return false;
    const expires_at = addMinutes(context.now(), resetMinutes).toISOString();
    await insertResetLink(tx, context, { secret, email: input.email, person_id: person.id, expires_at });
    await auditEverywhere(tx, context, person, { action: 'reset.requested' });
    return true;
  });
  // Not waited for: how long it takes would tell whether there is such an account.
  if (found) void accounts.sendLetter((url) => resetLetter({ to: input.email, secret, url }));
  return true;
});

/** A link that may still be used. */
const findLink = async (db: Db, context: Context, secret: string) =>
  (await db
    .selectFrom('link')
    .selectAll()
    .where('hash', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now().toISOString())
    .executeTakeFirst()) ?? refuse('link_not_valid');

/** Uses a link up; refuses when somebody else has meanwhile. */
const useLink = async (tx: Db, context: Context, id: string): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('link')
    .set({ used_at: context.now().toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('link_not_valid');
};

const link = os.account.link.handler(async ({ input, context }) => {
  await trying(context);
  const { db } = context.store;
  const { kind, email, role, workspace_id } = await findLink(db, context, input.secret);
  const workspace =
    workspace_id === null
      ? undefined
      : await db.selectFrom('workspace').select('name').where('id', '=', workspace_id).executeTakeFirst();
  const person = await db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
  return { kind, email, role, workspace: workspace?.name ?? null, has_account: person !== undefined };
});

/** Who accepts an invitation: whoever is signed in, if it is theirs, or somebody new. */
const accepting = async (
  tx: Db,
  context: Context,
  { name, email, hash }: { name: string | undefined; email: string; hash: string | null },
): Promise<{ id: string; name: string }> => {
  const { actor } = context;
  if (actor.kind === 'person') {
    const own = await tx
      .selectFrom('person')
      .select(['id', 'name', 'email'])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    return own.email === email ? own : refuse('other_account', { email });
  }
  if (name === undefined) return refuse('bad_input', { field: 'name', reason: 'Required' }, { field: 'name' });
  if (hash === null) return refuse('bad_input', { field: 'password', reason: 'Required' }, { field: 'password' });
  return insertPerson(tx, context, { name, email, hash });
};

const acceptInvitation = os.account.acceptInvitation.handler(async ({ input, context }) => {
  const { accounts } = await trying(context);
  const { actor, store } = context;
  const { secret, name, password } = input;
  const found = await findLink(store.db, context, secret);
  const { workspace_id, role, email } = found;
  if (workspace_id === null || role === null) return refuse('link_not_valid');
  const hash = password === undefined ? null : await accounts.hashPassword(password);
  try {
    await changing(context, async (tx, tell) => {
      const person = await accepting(tx, context, { name, email, hash });
      await useLink(tx, context, found.id);
      await tx
        .insertInto('member')
        .values({ workspace_id, person_id: person.id, role, created_at: context.now().toISOString() })
        .execute();
      await audit(tx, context, {
        action: 'invitation.accepted',
        detail: `${email} as ${role}`,
        workspaceId: workspace_id,
        by: person,
      });
      tell('workspace', null, workspace_id);
      tell('account', null, person.id);
    });
  } catch (error) {
    // Somebody accepted it at the same time.
    throw isDuplicate(error) ? refuse('link_not_valid') : error;
  }
  if (actor.kind === 'person') {
    const roles = new Map([...actor.roles, [workspace_id, role]]);
    return accountOf(context, { ...actor, roles });
  }
  return signedIn(context, email, password ?? '');
});

const resetPassword = os.account.resetPassword.handler(async ({ input, context }) => {
  const { accounts } = await trying(context);
  const found = await findLink(context.store.db, context, input.secret);
  const { person_id } = found;
  if (person_id === null) return refuse('link_not_valid');
  const hash = await accounts.hashPassword(input.password);
  await changing(context, async (tx, tell) => {
    await useLink(tx, context, found.id);
    const person = await tx
      .selectFrom('person')
      .select(['id', 'name'])
      .where('id', '=', person_id)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('credential')
      .set({ password: hash, updated_at: context.now().toISOString() })
      .where('person_id', '=', person_id)
      .execute();
    await tx.deleteFrom('session').where('person_id', '=', person_id).execute();
    await tx
      .updateTable('link')
      .set({ used_at: context.now().toISOString() })
      .where('person_id', '=', person_id)
      .where('used_at', 'is', null)
      .execute();
    await auditEverywhere(tx, context, person, { action: 'password.reset' });
    tell('account', null, person_id);
  });
  return true;
});

export const accountOperations = {
  get,
  createOwner,
  signIn,
  signOut,
  update,
  changePassword,
  requestReset,
  link,
  acceptInvitation,
  resetPassword,
};
