import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Letter } from './mail.ts';
import { aFeature, aProject, openTestApp, type TestApp } from '#tests/builders.ts';
import { aPerson, aTeam, aToken, aWorkspace, password, signedCookie } from '#tests/people.ts';
import { hashOf } from './secrets.ts';

const letters: Letter[] = [];
const mail = {
  send: (letter: Letter) => {
    letters.push(letter);
    return Promise.resolve(true);
  },
};
const origin = 'http://127.0.0.1';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ accounts: {} });
});
afterAll(() => app.close());

const post = (to: TestApp, path: string, json: unknown, headers: Record<string, string> = {}) =>
  to.request(path, { json, headers: { cookie: '', origin, ...headers } });
const problemOf = async (response: Response) =>
  ((await response.json()) as { data?: { problem?: string } }).data?.problem;
const cookieIn = (response: Response): string => {
  const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token'));
  return cookie?.split(';')[0] ?? '';
};
const whoIs = async (to: TestApp, headers: Record<string, string>) =>
  ((await (await to.request('/api/account', { headers: { cookie: '', ...headers } })).json()) as { person: unknown })
    .person;

describe('the first visitor', () => {
  const owner = { name: 'Nora Lind', email: 'Nora@Rowing.example', password };

  test('becomes the owner with the code, and nobody after them', async () => {
    const fresh = await openTestApp({ accounts: {} });
    await fresh.program.store.db.selectFrom('workspace').select('id').executeTakeFirstOrThrow();
    expect(await (await fresh.request('/api/account')).json()).toMatchObject({ accounts: true, needs_owner: true });
    const wrong = await post(fresh, '/api/account/owner', { ...owner, code: 'AAAA-AAAA-AAAA-AAAA' });
    expect([wrong.status, await problemOf(wrong)]).toEqual([403, 'code_wrong']);

    const code = fresh.program.accounts?.ownerCode ?? '';
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const both = await Promise.all([
      post(fresh, '/api/account/owner', { ...owner, code: typed }),
      post(fresh, '/api/account/owner', { ...owner, code, email: 'other@rowing.example' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = both.find(({ ok }) => ok);
    expect(await won?.json()).toMatchObject({
      needs_owner: false,
      person: { name: 'Nora Lind' },
      workspaces: [{ role: 'owner' }],
    });
    expect(await problemOf(await post(fresh, '/api/account/owner', { ...owner, code }))).toBe('owner_exists');
    // What was there before anybody had an account is theirs.
    expect(await whoIs(fresh, { cookie: won ? cookieIn(won) : '' })).toMatchObject({ name: 'Nora Lind' });
    await fresh.close();
  });

  test('finds the projects that were made while nobody signed in', async () => {
    const team = await openTestApp({ accounts: {} });
    const { db } = team.program.store;
    const now = new Date().toISOString();
    const texts = { summary: '', icon: '', tags: '[]', additional_context: '', domain_expertise: null };
    const id = team.program.newId();
    await db
      .insertInto('project')
      .values({ id, name: 'Before', ...texts, created_at: now, updated_at: now, deleted_at: null })
      .execute();
    const code = team.program.accounts?.ownerCode ?? '';
    const cookie = cookieIn(await post(team, '/api/account/owner', { ...owner, code }));
    const listed = (await (await team.request('/api/projects', { headers: { cookie } })).json()) as {
      items: unknown[];
    };
    expect(listed.items).toMatchObject([{ id, name: 'Before' }]);
    await team.close();
  });
});

describe('a session', () => {
  test('begins with address and password, with a cookie that no script reads, and ends', async () => {
    const person = await aPerson(app);
    const signIn = (given: object) => post(app, '/api/account/sign-in', { email: person.email, password, ...given });
    for (const given of [{ password: 'oars and rudder' }, { email: 'nobody@rowing.example' }]) {
      const refused = await signIn(given);
      expect([refused.status, await problemOf(refused), cookieIn(refused)]).toEqual([401, 'sign_in_failed', '']);
    }
    const begun = await signIn({ email: person.email.toUpperCase() });
    expect(begun.headers.getSetCookie().join()).toMatch(/HttpOnly/);
    expect(begun.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
    const cookie = cookieIn(begun);
    expect(await whoIs(app, { cookie })).toMatchObject({ id: person.id });
    expect((await post(app, '/api/account/sign-out', {}, { cookie })).status).toBe(200);
    expect(await whoIs(app, { cookie })).toBeNull();
    // The other one, which was not signed out, goes on.
    expect(await whoIs(app, person.headers)).toMatchObject({ id: person.id });
    expect((await post(app, '/api/account/sign-out', { everywhere: true }, person.headers)).status).toBe(200);
    expect(await whoIs(app, person.headers)).toBeNull();
  });

  test('travels by https alone where the server is reached by https', async () => {
    const secure = await openTestApp({ accounts: { secure: true } });
    const person = await aPerson(secure);
    const begun = await post(secure, '/api/account/sign-in', { email: person.email, password });
    expect(begun.headers.getSetCookie().join()).toMatch(/^__Secure-coscrum\.session_token=.*; Secure/);
    await secure.close();
  });

  test('of another device ends when the password changes, and this one goes on under a new name', async () => {
    const person = await aPerson(app);
    const other = cookieIn(await post(app, '/api/account/sign-in', { email: person.email, password }));
    const change = (current: string) =>
      post(app, '/api/account/password', { current, password: 'rudders and oars' }, person.headers);
    expect(await problemOf(await change('wrong'))).toBe('password_wrong');
    const changed = await change(password);
    expect(changed.status).toBe(200);
    expect(await whoIs(app, { cookie: other })).toBeNull();
    expect(await whoIs(app, person.headers)).toBeNull();
    expect(await whoIs(app, { cookie: cookieIn(changed) })).toMatchObject({ id: person.id });
    const again = await post(app, '/api/account/sign-in', { email: person.email, password: 'rudders and oars' });
    expect(again.status).toBe(200);
  });

  test('stands in the store as a hash, which lets nobody in, and goes on for longer while it is used', async () => {
    const { db } = app.program.store;
    const person = await aPerson(app);
    const cookie = cookieIn(await post(app, '/api/account/sign-in', { email: person.email, password }));
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
    const own = db.selectFrom('session').selectAll().where('person_id', '=', person.id);
    const rows = await own.where('token', '=', hashOf(token)).execute();
    expect(rows).toHaveLength(1);
    expect(token.length).toBeGreaterThan(30);
    expect(JSON.stringify(await own.execute())).not.toContain(token);
    // Signed as the server would, by somebody who has read all of the store.
    expect(await whoIs(app, { cookie: await signedCookie(app, hashOf(token)) })).toBeNull();
    expect(await whoIs(app, { cookie: await signedCookie(app, token) })).toMatchObject({ id: person.id });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await db.updateTable('session').set({ expires_at: soon }).where('person_id', '=', person.id).execute();
    expect(await whoIs(app, { cookie })).toMatchObject({ id: person.id });
    const { expires_at } = await own.where('token', '=', hashOf(token)).executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.parse(soon));
    expect(await whoIs(app, { cookie })).toMatchObject({ id: person.id });
  });

  test('that has run out is none', async () => {
    const person = await aPerson(app);
    await app.program.store.db
      .updateTable('session')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('person_id', '=', person.id)
      .execute();
    expect(await whoIs(app, person.headers)).toBeNull();
  });

  test('is not used by a page of another site', async () => {
    const person = await aPerson(app);
    const create = (headers: Record<string, string>) =>
      app.request('/api/workspaces', {
        json: { name: 'x' },
        headers: { ...headers, cookie: person.headers.cookie },
      });
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'http://127.0.0.1:9999' },
      { origin, 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect([headers, (await create(headers)).status]).toEqual([headers, 403]);
    const unnamed = await app.program.store.db.selectFrom('workspace').select('id').where('name', '=', 'x').execute();
    expect(unnamed).toEqual([]);
    for (const path of ['/api/live', '/api/projects', '/api/account'])
      expect(
        (await app.request(path, { headers: { cookie: person.headers.cookie, 'sec-fetch-site': 'cross-site' } }))
          .status,
      ).toBe(403);
    expect((await create({ origin })).status).toBe(201);
  });
});

describe('a token', () => {
  test('is answered once, kept as a hash, says when it was used, and stops when it is revoked or has run out', async () => {
    const person = await aPerson(app, { [(await aWorkspace(app)).id]: 'editor' });
    const client = app.clientSending(person.headers);
    const { secret, ...made } = await client.token.create({ name: 'CI', scope: 'write', days: 1 });
    expect(secret).toMatch(/^coscrum_[\w-]{43}$/);
    expect(await client.token.list()).toEqual([made]);
    const { db } = app.program.store;
    const rows = await db.selectFrom('token').selectAll().where('id', '=', made.id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice('coscrum_'.length));
    const program = app.clientSending({ authorization: `Bearer ${secret}`, cookie: '' });
    const { project } = await aProject(program);
    expect((await client.token.list())[0]?.last_used_at).not.toBeNull();
    const { items } = await client.activity.list({ project_id: project.id });
    expect(items[0]).toMatchObject({ user_id: person.id, user_name: 'Nora Lind' });
    await client.token.revoke({ id: made.id });
    await expect(program.project.list({})).rejects.toMatchObject({ status: 401 });
    expect(await client.token.list()).toEqual([]);
    const old = await aToken(app, person.id, 'read');
    await db.updateTable('token').set({ expires_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', old.id).execute();
    await expect(app.clientSending({ ...old.headers, cookie: '' }).project.list({})).rejects.toMatchObject({
      status: 401,
    });
  });

  test('of somebody else cannot be revoked', async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const { id } = await aToken(app, one.id, 'read');
    await expect(app.clientSending(other.headers).token.revoke({ id })).rejects.toMatchObject({
      data: { problem: 'token_not_found' },
    });
  });
});

describe('an invitation', () => {
  test('lets one person in, once, in the role that it names', async () => {
    const { workspace, me } = await aTeam(app);
    const owner = app.clientSending(me.headers);
    const email = `ebba-${workspace.id}@rowing.example`;
    const before = await owner.workspace.invite({ workspace_id: workspace.id, email, role: 'owner' });
    const { secret, mailed } = await owner.workspace.invite({ workspace_id: workspace.id, email, role: 'viewer' });
    expect(mailed).toBe(false);
    const look = (given: string) => post(app, '/api/account/link', { secret: given });
    // The newer one took its place.
    expect(await problemOf(await look(before.secret))).toBe('link_not_valid');
    expect(await (await look(secret)).json()).toEqual({
      kind: 'invitation',
      email,
      workspace: workspace.name,
      role: 'viewer',
      has_account: false,
    });
    const accept = () => post(app, '/api/account/invitation', { secret, name: 'Ebba Holm', password });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const cookie = cookieIn(answers.find(({ ok }) => ok) ?? new Response());
    const ebba = app.clientSending({ cookie, origin });
    expect(await ebba.workspace.list()).toEqual([{ id: workspace.id, name: workspace.name, role: 'viewer' }]);
    await expect(ebba.project.create({ name: 'x' })).rejects.toMatchObject({ data: { problem: 'not_allowed' } });
    expect((await owner.workspace.people({ workspace_id: workspace.id })).map(({ name }) => name)).toContain(
      'Ebba Holm',
    );
    expect(await owner.workspace.invitations({ workspace_id: workspace.id })).not.toContainEqual(
      expect.objectContaining({ email }),
    );
  });

  test('for somebody with an account is theirs alone', async () => {
    const { inviting, colleague, me } = await aTeam(app);
    const accept = (headers: Record<string, string>) =>
      post(app, '/api/account/invitation', { secret: inviting.secret, name: 'x', password }, headers);
    expect(await problemOf(await accept(colleague.headers))).toBe('other_account');
    expect(await problemOf(await accept({}))).toBe('account_exists');
    expect((await accept(me.headers)).status).toBe(200);
    expect(await problemOf(await accept(me.headers))).toBe('link_not_valid');
  });
});

describe('a new password', () => {
  test('by e-mail: the same answer for everybody, a letter to who has an account, a link that works once', async () => {
    const mailing = await openTestApp({ accounts: { mail, publicUrl: 'https://plan.example' } });
    const person = await aPerson(mailing);
    const ask = async (email: string) => (await post(mailing, '/api/account/reset', { email })).text();
    expect(await ask('nobody@rowing.example')).toBe(await ask(person.email));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to).toBe(person.email);
    const secret = /https:\/\/plan\.example\/new-password#([\w-]+)/.exec(letters[0]?.text ?? '')?.[1];
    const set = () => post(mailing, '/api/account/new-password', { secret, password: 'a boat on the lake' });
    expect((await set()).status).toBe(200);
    expect(await problemOf(await set())).toBe('link_not_valid');
    expect(await whoIs(mailing, person.headers)).toBeNull();
    const signIn = (given: string) => post(mailing, '/api/account/sign-in', { email: person.email, password: given });
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn('a boat on the lake')).status).toBe(200);
    await mailing.close();
  });

  test('by a link of an owner, unless the person belongs to a workspace that is not theirs', async () => {
    const { workspace, me, colleague } = await aTeam(app);
    const owner = app.clientSending(me.headers);
    const at = { workspace_id: workspace.id, id: colleague.id };
    expect((await owner.workspace.resetLink(at)).secret).toMatch(/^[\w-]{43}$/);
    const elsewhere = await aWorkspace(app);
    await app.program.store.db
      .insertInto('member')
      .values({
        workspace_id: elsewhere.id,
        person_id: colleague.id,
        role: 'viewer',
        created_at: new Date().toISOString(),
      })
      .execute();
    await expect(owner.workspace.resetLink(at)).rejects.toMatchObject({ data: { problem: 'person_elsewhere' } });
  });
});

describe('a workspace', () => {
  test('keeps an owner, also when two go at once', async () => {
    const { workspace, me, other } = await aTeam(app);
    const leave = (headers: Record<string, string>) =>
      app.clientSending(headers).workspace.leave({ workspace_id: workspace.id });
    const outcomes = await Promise.allSettled([leave(me.headers), leave(other.headers)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { data: { problem: 'last_owner' } },
    });
  });

  test('notes who let whom in, in a log that the store itself keeps from being changed', async () => {
    const { workspace, me, colleague } = await aTeam(app);
    const owner = app.clientSending(me.headers);
    const at = { workspace_id: workspace.id };
    await owner.workspace.invite({ ...at, email: 'x@rowing.example', role: 'viewer' });
    await owner.workspace.setRole({ ...at, id: colleague.id, role: 'viewer', version: 1 });
    await post(app, '/api/account/sign-in', { email: me.email, password: 'wrong password' });
    const actions = async () => (await owner.workspace.audit(at)).items.map(({ action }) => action);
    await expect.poll(actions).toEqual(['session.refused', 'role.changed', 'person.invited']);
    const { db } = app.program.store;
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('only grows');
    await expect(db.updateTable('audit').set({ detail: '' }).execute()).rejects.toThrow('only grows');
  });

  test('shows its people under their names, and a role that somebody else changed meanwhile is not overwritten', async () => {
    const { workspace, me, other, colleague } = await aTeam(app);
    const at = { workspace_id: workspace.id, id: colleague.id, version: 1 };
    await app.clientSending(me.headers).workspace.setRole({ ...at, role: 'viewer' });
    await expect(app.clientSending(other.headers).workspace.setRole({ ...at, role: 'owner' })).rejects.toMatchObject({
      data: { problem: 'stale', current: { role: 'viewer', version: 2 } },
    });
  });
});

describe('too many requests', () => {
  test('to get in are refused by address, ten a minute, and the header says when to come again', async () => {
    const strict = await openTestApp({ accounts: { triesAMinute: 10 }, proxies: 1 });
    const person = await aPerson(strict);
    const tryFrom = (address: string, given = 'wrong password') =>
      post(
        strict,
        '/api/account/sign-in',
        { email: person.email, password: given },
        {
          // The first is what somebody claims, the last what our proxy saw.
          'x-forwarded-for': `198.51.100.${Math.random()}, ${address}`,
        },
      );
    for (let n = 0; n < 10; n += 1) expect((await tryFrom('192.0.2.1')).status).toBe(401);
    const refused = await tryFrom('192.0.2.1', password);
    expect([refused.status, await problemOf(refused)]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryFrom('192.0.2.2', password)).status).toBe(200);
    await strict.close();
  });

  test('of one person are refused, and those of another are not', async () => {
    const strict = await openTestApp({ accounts: { requestsAMinute: 20 } });
    const [one, other] = [await aPerson(strict), await aPerson(strict)];
    const ask = (headers: Record<string, string>) => strict.request('/api/projects', { headers });
    for (let n = 0; n < 20; n += 1) expect((await ask(one.headers)).status).toBe(200);
    const refused = await ask(one.headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other.headers)).status).toBe(200);
    await strict.close();
  });
});

describe('two servers of one store', () => {
  test('count tries and requests together on PostgreSQL, and each for itself on SQLite', async () => {
    const settings = { triesAMinute: 10, requestsAMinute: 60 };
    const one = await openTestApp({ accounts: settings, proxies: 1 });
    const two = await openTestApp({ accounts: settings, proxies: 1, beside: one });
    const each = one.program.store.dialect === 'postgres' ? 1 : 2;
    const letThrough = async (times: number, ask: (server: TestApp) => Promise<Response>) => {
      const answers = await Promise.all(Array.from({ length: times }, (_, n) => ask(n % 2 === 0 ? one : two)));
      const refused = answers.filter(({ status }) => status === 429);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      return times - refused.length;
    };
    const inOneMinute = async () => {
      const { email, headers } = await aPerson(one);
      const minute = Math.floor(Date.now() / 60_000);
      const tried = await letThrough(60, (server) =>
        post(server, '/api/account/reset', { email }, { 'x-forwarded-for': email }),
      );
      const asked = await letThrough(200, (server) => server.request('/api/projects', { headers }));
      return minute === Math.floor(Date.now() / 60_000) ? [tried, asked] : undefined;
    };
    // Who comes at the end of a minute is counted in two.
    expect((await inOneMinute()) ?? (await inOneMinute())).toEqual([10 * each, 60 * each]);
    await two.close();
    await one.close();
  });
});

describe('what is no operation', () => {
  test.each(['/metrics', '/api/live', '/api/openapi.json', '/api/docs'])('%s needs somebody', async (path) => {
    expect((await app.request(path, { headers: { cookie: '' } })).status).toBe(401);
    const reader = await aPerson(app, { [(await aWorkspace(app)).id]: 'owner' });
    const response = await app.request(path, { headers: reader.headers });
    // What is counted over all workspaces is for who runs the server.
    expect(response.status).toBe(path === '/metrics' ? 403 : 200);
    await response.body?.cancel();
  });

  test('the probes and the page need nobody, and the page of a project does not tell whether it is there', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await app.request(path, { headers: { cookie: '' } })).status).toBe(200);
    const { project } = await (async () => {
      const { me } = await aTeam(app);
      return aProject(app.clientSending(me.headers));
    })();
    const ask = async (id: string) => (await app.request(`/project/${id}`, { headers: { cookie: '' } })).status;
    expect(await ask(project.id)).toBe(await ask(app.program.newId()));
  });
});

describe('a stream of events', () => {
  const listen = async (headers: Record<string, string>) => {
    const response = await app.request('/api/live', { headers });
    const reader = response.body?.getReader();
    let heard = '';
    const ended = (async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return;
        heard += new TextDecoder().decode(value);
      }
    })();
    return { heard: () => heard, ended, leave: () => reader?.cancel() };
  };

  test('tells of one workspace and never of another, and ends with the membership or the session', async () => {
    const one = await aTeam(app);
    const two = await aTeam(app);
    const here = await listen(one.colleague.headers);
    const there = await listen(two.colleague.headers);
    const mine = app.clientSending(one.me.headers);
    const { project } = await aProject(mine);
    const feature = await aFeature(mine, project.id);
    const theirs = await aProject(app.clientSending(two.me.headers));
    await expect.poll(here.heard).toContain(feature.id);
    await expect.poll(there.heard).toContain(theirs.project.id);
    expect(there.heard()).not.toContain(project.id);
    expect(here.heard()).not.toContain(theirs.project.id);

    // Who is removed hears that, and nothing after it.
    await mine.workspace.remove({ workspace_id: one.workspace.id, id: one.colleague.id });
    await expect.poll(here.heard).toContain(one.colleague.id);
    const after = await aFeature(mine, project.id, { name: 'Afterwards' });
    await post(app, '/api/account/sign-out', { everywhere: true }, one.colleague.headers);
    await here.ended;
    expect(here.heard()).not.toContain(after.id);
    await there.leave();
  });

  test('of a token ends when it is revoked', async () => {
    const { me } = await aTeam(app);
    const { id, headers } = await aToken(app, me.id, 'read');
    const program = await listen({ ...headers, cookie: '' });
    await app.clientSending(me.headers).token.revoke({ id });
    await expect(program.ended).resolves.toBeUndefined();
  });
});
