import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as newId } from 'uuid';
import { roles, type Role } from '#contract/vocabulary.ts';
import { everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { aWorldAgain } from '#tests/kept-world.ts';
import { aPerson, aToken, aWorkspace } from '#tests/people.ts';
import { askedByRest, askedByRpc, operations, samples, type Operation } from '#tests/samples.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ accounts: {} });
});
afterAll(() => app.close());

type Headers = Record<string, string>;

/** What the documentation promises, said a second time and apart from the sentences that are enforced. */
const forAnybody = new Set([
  'about',
  'account.get',
  'account.createOwner',
  'account.signIn',
  'account.requestReset',
  'account.link',
  'account.acceptInvitation',
  'account.resetPassword',
]);
const ofOwners = new Set(
  ['update', 'invitations', 'invite', 'withdraw', 'setRole', 'remove', 'resetLink', 'audit'].map(
    (name) => `workspace.${name}`,
  ),
);
const isOwn = ({ name }: Operation) =>
  /^(account|token)\./.test(name) || ['workspace.create', 'workspace.leave', 'presence.say'].includes(name);
const isReading = ({ method, name }: Operation) => method === 'GET' && !forAnybody.has(name);

/** What somebody of a role may do in a workspace of theirs. */
const isGranted = (operation: Operation, role: Role, through: 'session' | 'read' | 'write'): boolean => {
  const { name } = operation;
  if (name === 'about' || name === 'account.get') return true;
  const isForSessions = isOwn(operation) || ofOwners.has(name) || name === 'test.gate.waive';
  if (through !== 'session' && isForSessions) return false;
  if (forAnybody.has(name) || isOwn(operation)) return true;
  if (ofOwners.has(name)) return role === 'owner';
  return isReading(operation) ? true : role !== 'viewer' && through !== 'read';
};

const blank = { cookie: '', authorization: '', origin: 'http://127.0.0.1' };
const ask = async (
  operation: Operation,
  input: Record<string, unknown>,
  headers: Headers,
  by: typeof askedByRest = askedByRest,
) => {
  const [path, init] = by(operation, input);
  const response = await app.request(path, { ...init, headers: { ...blank, ...init.headers, ...headers } });
  const text = await response.text();
  return { status: response.status, text };
};
const problemIn = (text: string): string | undefined => /"problem":"(\w+)"/.exec(text)?.[1];

/** Every id of the input, as one that nobody has ever seen. */
const elsewhere = (input: Record<string, unknown>, keys: readonly string[]) => {
  const ids = Object.fromEntries(keys.map((key) => [key, newId()]));
  return { input: { ...input, ...ids }, ids };
};
const placeKeys = ({ name, input }: Operation): string[] => {
  const fields = Object.keys(input?.toJSONSchema({ io: 'input', unrepresentable: 'any' }).properties ?? {});
  return ['project_id', 'workspace_id', ...(name.startsWith('project.') ? ['id'] : [])].filter((key) =>
    fields.includes(key),
  );
};

const throughs = ['session', 'write', 'read'] as const;
const everyPlace = roles.flatMap((role) => throughs.map((through) => ({ role, through })));
const outside: Headers[] = [
  {},
  { authorization: 'Bearer coscrum_nonsense' },
  { authorization: 'Bearer ' },
  { cookie: 'coscrum.session_token=nonsense.nonsense' },
];

const headersOf = async (role: Role, through: (typeof throughs)[number], workspaceId: string): Promise<Headers> => {
  const person = await aPerson(app, { [workspaceId]: role });
  return through === 'session' ? person.headers : (await aToken(app, person.id, through)).headers;
};

/** The store without what a token notes of itself when it is used. */
const asItIs = async () => ({ ...(await everything(app)), token: [] });

// One world for all who ask: who is refused changes nothing of it, and what somebody did may be stale or gone for the next.
describe.each(operations)('$name', (operation) => {
  const { name } = operation;
  test('is done by whom the sentences name and by nobody else', async () => {
    const world = await aWorldAgain(app, operation);
    const workspaceId = world.team?.workspace.id ?? '';
    const input = samples[name]?.(world) ?? {};
    const asking = await Promise.all(
      everyPlace.map(async (place) => ({ ...place, headers: await headersOf(place.role, place.through, workspaceId) })),
    );
    const before = await asItIs();
    for (const headers of outside) {
      if (forAnybody.has(name)) continue;
      const { status, text } = await ask(operation, input, headers);
      expect([status, problemIn(text)]).toEqual([401, 'not_signed_in']);
    }
    const granted = asking.filter(({ role, through }) => isGranted(operation, role, through));
    for (const { role, through, headers } of asking.filter((one) => !granted.includes(one))) {
      const { status, text } = await ask(operation, input, headers);
      expect([role, through, status, problemIn(text)]).toEqual([role, through, 403, 'not_allowed']);
    }
    expect(await asItIs()).toEqual(before);
    let hasChanged = false;
    for (const { role, through, headers } of granted) {
      const { status, text } = await ask(operation, input, headers);
      const problem = problemIn(text);
      expect([role, through, problem === 'not_allowed' || problem === 'not_signed_in', status < 500], text).toEqual([
        role,
        through,
        false,
        true,
      ]);
      // What is theirs is there, unless it was removed by somebody who was asked before.
      if (!hasChanged && !isOwn(operation) && !forAnybody.has(name))
        expect([role, through, status === 404], text).toEqual([role, through, false]);
      hasChanged ||= status < 300 && !isReading(operation);
    }
    if (isReading(operation)) expect(await asItIs()).toEqual(before);
    if (!forAnybody.has(name) && !isOwn(operation)) expect(granted.length).toBeGreaterThan(0);
  });
});

const placed = operations.filter((operation) => placeKeys(operation).length > 0);

test.each(placed)(
  '$name shows a stranger no difference between what is not theirs and what is not there',
  async (operation) => {
    const { name } = operation;
    const keys = placeKeys(operation);
    const world = await aWorldAgain(app, operation);
    const own = await aWorkspace(app, 'Own');
    const theirs: Record<string, unknown> = samples[name]?.(world) ?? {};
    const input: Record<string, unknown> = keys.includes('workspace_id')
      ? { ...theirs, workspace_id: world.team?.workspace.id }
      : theirs;
    const named = keys.filter((key) => key in input);
    const asking = await Promise.all(throughs.map((through) => headersOf('owner', through, own.id)));
    const before = await asItIs();
    for (const headers of asking) {
      for (const by of [askedByRest, askedByRpc]) {
        const nowhere = elsewhere(input, named);
        const there = await ask(operation, input, headers, by);
        const notThere = await ask(operation, nowhere.input, headers, by);
        const said = named.reduce(
          (text, key) => text.replaceAll(nowhere.ids[key] ?? '', String(input[key])),
          notThere.text,
        );
        expect([there.status, problemIn(there.text)], there.text).toEqual([
          404,
          expect.stringMatching(/^(project|workspace)_not_found$/),
        ]);
        expect(there).toEqual({ status: notThere.status, text: said });
      }
    }
    expect(await asItIs()).toEqual(before);
  },
);

test('every operation below a project or a workspace is asked about by a stranger', () => {
  const bound = operations.filter(({ path }) => /^\/(projects|workspaces)\/\{/.test(path));
  expect(bound.length).toBeGreaterThan(50);
  expect(bound.filter((operation) => !placed.includes(operation)).map(({ name }) => name)).toEqual([]);
});

test('no list holds anything of a workspace that is not theirs', async () => {
  const world = await aWorldAgain(app);
  await Array.fromAsync(await app.client.team.kickoff({ project_id: world.project.id }));
  const own = await aWorkspace(app, 'Own');
  const stranger = await aPerson(app, { [own.id]: 'owner' });
  const client = app.clientSending(stranger.headers);
  expect((await client.project.list({})).items).toEqual([]);
  expect((await client.activity.listAll({})).items).toEqual([]);
  expect((await client.advice.runs({})).items).toEqual([]);
  expect((await client.advice.status()).today.runs).toBe(0);
  expect((await client.workspace.list()).map(({ id }) => id)).toEqual([own.id]);
  const { project } = world;
  const created = await client.project.create({ name: 'Own project' });
  expect(created.workspace_id).toBe(own.id);
  expect((await client.project.list({})).items.map(({ id }) => id)).toEqual([created.id]);
  await expect(client.project.get({ id: project.id })).rejects.toMatchObject({ status: 404 });
});

test('an idempotency key of somebody else is another key', async () => {
  const world = await aWorldAgain(app);
  const member = await aPerson(app, { [world.team?.workspace.id ?? '']: 'editor' });
  const own = await aWorkspace(app, 'Own');
  const stranger = await aPerson(app, { [own.id]: 'owner' });
  const asked = { name: 'The same words' };
  const first = await app.clientSending({ ...member.headers, 'idempotency-key': 'k' }).project.create(asked);
  const second = await app.clientSending({ ...stranger.headers, 'idempotency-key': 'k' }).project.create(asked);
  expect(second.id).not.toBe(first.id);
});
