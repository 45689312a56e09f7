import { createHmac, randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { v7 as newId } from 'uuid';
import type { Role } from '#contract/vocabulary.ts';
import { hashOf, newSecret } from '#server/accounts/secrets.ts';
import type { TestApp } from './builders.ts';

export const password = 'oars and rudders';
// Slow by design, so once for all.
const hash = hashPassword(password);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const stamps = () => ({ created_at: inHours(0), updated_at: inHours(0) });

/** A workspace with nobody in it. */
export const aWorkspace = async ({ program: { store } }: TestApp, name = 'Boat house') => {
  const row = { id: newId(), name, ...stamps() };
  await store.db.insertInto('workspace').values(row).execute();
  return { ...row, version: 1 };
};

/** The cookie of a session with this token, as the account library signs it. */
export const signedCookie = async ({ program: { store } }: TestApp, token: string): Promise<string> => {
  const { value: secret } = await store.db.selectFrom('secret').select('value').executeTakeFirstOrThrow();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `coscrum.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
};

/** The cookie of a new session. */
const cookieOf = async (app: TestApp, personId: string): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  await app.program.store.db
    .insertInto('session')
    .values({
      id: newId(),
      person_id: personId,
      token: hashOf(token),
      expires_at: inHours(24 * 30),
      ip_address: '',
      user_agent: '',
      ...stamps(),
    })
    .execute();
  return signedCookie(app, token);
};

/** Somebody with an account, of these roles by workspace, and what a browser of theirs sends. */
export const aPerson = async (app: TestApp, roles: Record<string, Role> = {}, name = 'Nora Lind') => {
  const { db } = app.program.store;
  const id = newId();
  const email = `${id}@rowing.example`;
  await db
    .insertInto('person')
    .values({ id, name, email, image: null, ...stamps() })
    .execute();
  const credential = { id: newId(), person_id: id, account_id: id, provider_id: 'credential', password: await hash };
  await db
    .insertInto('credential')
    .values({ ...credential, ...stamps() })
    .execute();
  for (const [workspace_id, role] of Object.entries(roles))
    await db
      .insertInto('member')
      .values({ workspace_id, person_id: id, role, created_at: inHours(0) })
      .execute();
  const headers = { cookie: await cookieOf(app, id), origin: 'http://127.0.0.1' };
  return { id, name, email, headers };
};

/** A token of somebody, and what a program with it sends. */
export const aToken = async ({ program: { store } }: TestApp, person_id: string, scope: 'read' | 'write') => {
  const secret = `coscrum_${newSecret()}`;
  const id = newId();
  const row = { id, person_id, name: 'CI', scope, hash: hashOf(secret), created_at: inHours(0) };
  await store.db
    .insertInto('token')
    .values({ ...row, expires_at: inHours(1), last_used_at: null, revoked_at: null })
    .execute();
  return { id, headers: { authorization: `Bearer ${secret}` } };
};

const aLink = async (
  { program: { store } }: TestApp,
  fields: { email: string } & ({ workspace_id: string; role: Role } | { person_id: string }),
) => {
  const secret = newSecret();
  const id = newId();
  await store.db
    .insertInto('link')
    .values({
      id,
      workspace_id: null,
      role: null,
      person_id: null,
      kind: 'person_id' in fields ? 'reset' : 'invitation',
      hash: hashOf(secret),
      created_at: inHours(0),
      expires_at: inHours(1),
      used_at: null,
      ...fields,
    })
    .execute();
  return { id, secret };
};

/** Two owners and an editor of a workspace, one of the owners asking from now on, with what a team has on its way. */
export const aTeam = async (app: TestApp) => {
  const workspace = await aWorkspace(app);
  const elsewhere = await aWorkspace(app, 'Regatta');
  const me = await aPerson(app, { [workspace.id]: 'owner' });
  const other = await aPerson(app, { [workspace.id]: 'owner' }, 'Ida Berg');
  const colleague = await aPerson(app, { [workspace.id]: 'editor' }, 'Jon Falk');
  const team = {
    workspace,
    me,
    other,
    colleague,
    token: await aToken(app, me.id, 'read'),
    invited: await aLink(app, { email: 'new@rowing.example', workspace_id: workspace.id, role: 'viewer' }),
    inviting: await aLink(app, { email: me.email, workspace_id: elsewhere.id, role: 'viewer' }),
    reset: await aLink(app, { email: colleague.email, person_id: colleague.id }),
    code: app.program.accounts?.ownerCode ?? '',
  };
  app.sendAlways(me.headers);
  return team;
};
