import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { sql, type RawBuilder } from 'kysely';
import pino from 'pino';
import type { Advisor } from '#advisors/advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import type { FeatureSuggestion } from '#contract/advice.ts';
import type { OfferedStory } from '#contract/refinement.ts';
import type { api } from '#contract/api.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { coreMemberIds, roster } from '#domain/personas.ts';
import type { AccountSettings } from '#server/accounts/accounts.ts';
import { createApp } from '#server/app.ts';
import { openProgram } from '#server/program.ts';
import { tablesOf } from '#server/transfer/rows.ts';
import { openTestStore, type TestStore } from './stores/open-test-store.ts';

type Client = ContractRouterClient<typeof api>;

/** Suggestions as the scripted advisor gives them; a test may give its own. */
export const aSuggestion = (fields: Partial<FeatureSuggestion> = {}): FeatureSuggestion => ({
  name: 'Remind members of their booking',
  description: 'A message goes out on the evening before.',
  reasoning: 'From your words: "remind everybody".',
  quote: 'remind everybody',
  rule: 'wish.verb',
  complexity: 'M',
  value: 'Must Have',
  ...fields,
});

/** An advisor that says what a test told it to say, or fails. */
export const scriptedAdvisor = (
  script: {
    suggestions?: FeatureSuggestion[];
    failing?: boolean;
    failingAfter?: number;
    /** Members who fail when they are asked about an idea. */
    silent?: readonly MemberId[];
  } = {},
): Advisor => {
  const failure = () => new Error('the advisor is out');
  return {
    ...createRulesAdvisor(),
    engine: { id: 'builtin', name: 'Scripted', model: null },
    async *composeTeam({ chosenRoles }) {
      if (script.failing) throw failure();
      for (const id of coreMemberIds) yield { ...roster[id], selectedBy: 'both', reason: 'Always.', confidence: 1 };
      for (const member of Object.values(roster)) {
        if (chosenRoles.includes(member.roleType) && member.id !== 'claude')
          yield { ...member, selectedBy: 'user', reason: 'Chosen.', confidence: 1 };
      }
    },
    async *introduce({ project, team }) {
      for (const member of team) yield { memberId: member.id, text: `I am ${member.name}, here for ${project.name}.` };
      yield { memberId: 'milo', text: 'That is all of us.' };
      yield { memberId: 'milo', text: 'Shall we begin?' };
    },
    async discuss({ idea, project, member }) {
      if (script.failing || script.silent?.includes(member.id)) throw failure();
      return {
        memberId: member.id,
        analysis: `${member.name} on "${idea}" for ${project.name}.`,
        keyPoints: ['Who has the key'],
        recommendations: ['Ask the members'],
      };
    },
    async *suggestFeatures() {
      if (script.failing) throw failure();
      let given = 0;
      for (const suggestion of script.suggestions ?? [
        aSuggestion(),
        aSuggestion({ name: 'Export bookings', value: 'Could Have', complexity: 'S' }),
      ]) {
        if (given === script.failingAfter) throw failure();
        given += 1;
        yield suggestion;
      }
    },
    async reviewFeature({ architect, feature }) {
      if (script.failing) throw failure();
      return {
        narrativeAssessment: `${architect} on ${feature.name}.`,
        overallAssessment: 'Feasible.',
        implementationApproach: 'Begin with the table.',
        technicalConsiderations: ['Time zones'],
        risks: [{ risk: 'Late messages', mitigation: 'Send early' }],
        recommendations: ['Do it'],
        rule: 'review.deed.send',
      };
    },
  };
};

const ownName = 'http://127.0.0.1';

/** As pino writes the level "error" into a line. */
const errorLevel = 50;

/** A real app on a fresh store of the run's kind, with its typed client and plain requests. Close it in the end. */
export const openTestApp = async ({
  advisor = scriptedAdvisor(),
  now,
  webFolder = '/nowhere',
  loopback = true,
  publicUrl = null,
  accounts,
  proxies = 0,
  logLevel = 'error',
  beside,
}: {
  advisor?: Advisor;
  now?: () => Date;
  webFolder?: string;
  loopback?: boolean;
  publicUrl?: string | null;
  /** Given where people sign in. */
  accounts?: Partial<AccountSettings>;
  proxies?: number;
  /** From which level on the log is kept; faults are in any case. */
  logLevel?: 'error' | 'trace';
  /** Another server, on whose store this one opens too. It is to be closed after this one. */
  beside?: { place: TestStore };
} = {}) => {
  const place = beside?.place ?? (await openTestStore());
  const faults: string[] = [];
  const logged: string[] = [];
  const write = (line: string) => {
    logged.push(line);
    if ((JSON.parse(line) as { level: number }).level >= errorLevel) faults.push(line);
  };
  const log = pino({ level: logLevel }, { write });
  const location = place.databaseUrl === undefined ? { folder: place.folder } : { databaseUrl: place.databaseUrl };
  const program = await openProgram(location, {
    log,
    advisor,
    ...(now && { now }),
    accounts: accounts && {
      secure: false,
      publicUrl,
      mail: null,
      triesAMinute: 10_000,
      requestsAMinute: 10_000,
      ...accounts,
    },
  });
  const app = createApp({ program, loopback, webFolder, publicUrl, proxies });
  const usual: Record<string, string> = {};
  const request = (path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> => {
    const { json, headers, ...rest } = init;
    const body = json === undefined ? rest : { ...rest, body: JSON.stringify(json), method: init.method ?? 'POST' };
    const named = {
      host: '127.0.0.1',
      ...usual,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(headers as Record<string, string>),
    };
    return Promise.resolve(app.fetch(new Request(`${ownName}${path}`, { ...body, headers: named })));
  };
  const clientSending = (headers: Record<string, string>): Client =>
    createORPCClient(
      new RPCLink({
        url: `${ownName}/api/rpc`,
        headers: () => ({ host: '127.0.0.1', ...usual, ...headers }),
        fetch: (asked, init) => Promise.resolve(app.fetch(new Request(asked, init))),
      }),
    );
  return {
    client: clientSending({}),
    /** The typed client with headers of its own in every call, such as an Idempotency-Key. */
    clientSending,
    request,
    /** Headers of every request from now on that does not say otherwise, such as the cookie of a session. */
    sendAlways: (headers: Record<string, string>) => void Object.assign(usual, headers),
    /** What was logged as an error so far; who expects a fault takes it from here. */
    takeFaults: () => faults.splice(0),
    logged: logged as readonly string[],
    program,
    location,
    place,
    drain: app.drain,
    close: async () => {
      await program.close();
      if (beside === undefined) await place.drop();
      if (faults.length > 0) throw new Error(`Faults that no test expected:\n${faults.join('')}`);
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** One question for every row of every table of a store. */
const questions = new WeakMap<object, Promise<RawBuilder<{ name: string; content: string }>>>();

const questionFor = async ({ db, dialect }: TestApp['program']['store']) => {
  const asArray = dialect === 'sqlite' ? sql`json_array` : sql`json_build_array`;
  // Notes of who was asked for advice are no data of a project.
  const tables = (await tablesOf(db)).filter(({ name }) => name !== 'advice_run');
  const parts = tables.map(({ name, columns }) => {
    const values = sql.join(columns.map((column) => sql.ref(column.name)));
    return sql`select ${sql.lit(name)} as name, cast(${asArray}(${values}) as text) as content from ${sql.table(name)}`;
  });
  return sql<{ name: string; content: string }>`${sql.join(parts, sql` union all `)}`;
};

/** Every row of the store, table by table, to compare before and after; but for the notes of who was asked for advice. */
export const everything = async ({ program }: Pick<TestApp, 'program'>): Promise<Record<string, string[]>> => {
  const { store } = program;
  const known = questions.get(store.db) ?? questionFor(store);
  questions.set(store.db, known);
  const { rows } = await (await known).execute(store.db);
  const byTable = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries(
    [...byTable].map(([name, found]) => [name, found.map(({ content }) => content).toSorted()]),
  );
};

/** A project with its first increment. */
export const aProject = async (client: Client, fields: Partial<Parameters<Client['project']['create']>[0]> = {}) => {
  const project = await client.project.create({
    name: 'Rowing club',
    summary: 'Book boats, and remind everybody the day before.',
    ...fields,
  });
  const [increment] = await client.increment.list({ project_id: project.id });
  if (increment === undefined) throw new Error('a project has an increment');
  return { project, increment };
};

/** A feature in the backlog of a project. */
export const aFeature = (
  client: Client,
  project_id: string,
  fields: Partial<Parameters<Client['feature']['create']>[0]> = {},
) => client.feature.create({ project_id, name: 'Book a boat', description: 'Choose a boat and a time.', ...fields });

/** A story of a project, with a criterion for the usual way and one for what is refused. */
export const aStory = (
  client: Client,
  project_id: string,
  fields: Partial<Parameters<Client['story']['create']>[0]> = {},
) =>
  client.story.create({
    project_id,
    title: 'Book a boat',
    as_a: 'member',
    i_want: 'book a boat',
    so_that: 'it is there when I come',
    criteria: [
      { given: 'a free boat', when: 'a member books it', outcome: 'it is shown as taken' },
      { given: 'a taken boat', when: 'a member books it', outcome: 'the booking is refused', kind: 'negative' },
    ],
    ...fields,
  });

/** A test case. */
export const aTest = (
  client: Client,
  project_id: string,
  fields: Partial<Parameters<Client['test']['create']>[0]> = {},
) =>
  client.test.create({
    project_id,
    title: 'A free boat can be booked',
    steps: ['Given a free boat', 'When a member books it'],
    expected: 'It is shown as taken',
    ...fields,
  });

/** A story that Ava offers of a feature, as it is kept until somebody decides. */
export const anOffer = async (
  { program }: Pick<TestApp, 'program'>,
  at: { project_id: string; pi_id: string; feature_id: string },
  fields: Partial<OfferedStory> = {},
): Promise<{ id: string }> => {
  const id = program.newId();
  const now = program.now().toISOString();
  const body: OfferedStory = {
    title: 'Book a boat by the hour',
    as_a: 'member',
    i_want: 'book a boat by the hour',
    so_that: 'others can row too',
    criteria: [
      { given: 'a free boat', when: 'an hour is chosen', outcome: 'the boat is taken for it', kind: 'usual' },
      { given: 'a taken hour', when: 'it is chosen', outcome: 'it is refused', kind: 'negative' },
    ],
    points: 3,
    edited: false,
    story_id: null,
    ...fields,
  };
  await program.store.db
    .insertInto('refinement_item')
    .values({
      ...at,
      id,
      kind: 'story',
      body: JSON.stringify(body),
      provenance: null,
      position: 1,
      settled: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id };
};
