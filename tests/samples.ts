import type { AnyContractProcedure } from '@orpc/contract';
import type * as z from 'zod';
import { api } from '#contract/api.ts';
import { aFeature, aProject, aStory, aTest, anOffer, type TestApp } from './builders.ts';
import { aTeam, password } from './people.ts';

/** One operation of the contract, as its table of contents names it. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  successStatus: number;
  input: z.ZodType | undefined;
  output: z.ZodType;
};

const isProcedure = (node: object): node is AnyContractProcedure => '~orpc' in node;

const walk = (node: object, name: string[]): Operation[] => {
  if (!isProcedure(node)) return Object.entries(node).flatMap(([key, inner]) => walk(inner as object, [...name, key]));
  const { route, inputSchema, outputSchema } = node['~orpc'];
  return [
    {
      name: name.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '/',
      successStatus: route.successStatus ?? 200,
      input: inputSchema as z.ZodType | undefined,
      output: outputSchema as z.ZodType,
    },
  ];
};

/** Every operation of the contract. */
export const operations: readonly Operation[] = walk(api, []);

/** What is done by people, and so on a server where they sign in. */
export const isOfPeople = ({ name }: Operation): boolean => /^(account|workspace|token)\./.test(name);

/** One of everything, for a call to act on; with people where they sign in. The first owner can be created where there is none. */
export const aWorld = async (app: TestApp, { name }: { name?: string } = {}) => {
  const { client, program } = app;
  const team = program.accounts === null ? undefined : await aTeam(app);
  const { project, increment } = await aProject(client);
  const other = (await aProject(client, { name: 'Boat house' })).increment;
  const advanced = await client.increment.advance({ project_id: other.project_id, id: other.id, version: 1 });
  const at = { project_id: project.id, pi_id: increment.id };
  const idea = await client.idea.create({ project_id: project.id, title: 'Boats', description: 'Who took which.' });
  const discussion = await client.discussion.start({ project_id: project.id, idea: 'Swap bookings.' });
  const feature = await aFeature(client, project.id);
  const second = await aFeature(client, project.id, { name: 'Count the oars' });
  const context = { ...(await client.planning.get(at)).context, vision: 'Book boats.' };
  const session = await client.planning.saveContext({ ...at, context, version: 0 });
  const planned = await client.planning.addFeature({ ...at, name: 'Remind members' });
  const story = await aStory(client, project.id, { feature_id: feature.id });
  const planned_story = await aStory(client, project.id, { pi_id: increment.id, story_points: 3 });
  const sprint = await client.sprint.create(at);
  const racing = { project_id: (await aProject(client, { name: 'Racing club' })).project.id };
  const dated = await client.increment.create({ ...racing, start_date: '2026-03-02', end_date: '2026-03-29' });
  const [first] = await client.increment.list(racing);
  const { id, version } = await client.sprint.create({ ...racing, pi_id: first?.id ?? '' });
  const aProposal = async (version: number, from: string | null, to: string | null) => {
    const placements = JSON.stringify([{ story: { ...planned_story, version }, from, to, why: 'It fits.' }]);
    const row = { ...at, id: program.newId(), placements, created_at: program.now().toISOString() };
    await program.store.db.insertInto('plan_proposal').values(row).execute();
    return row.id;
  };
  const proposal = await aProposal(1, null, sprint.id);
  const accepted = await aProposal(0, sprint.id, null);
  const running = await client.sprint.start({ ...racing, id, version });
  const ended = await client.sprint.create({ project_id: other.project_id, pi_id: other.id });
  await program.store.db
    .updateTable('sprint')
    .set({
      status: 'finished',
      started_at: `${ended.starts_on}T08:00:00.000Z`,
      finished_at: `${ended.ends_on}T16:00:00.000Z`,
    })
    .where('project_id', '=', other.project_id)
    .where('id', '=', ended.id)
    .execute();
  const test = await aTest(client, project.id, { story_id: story.id, criterion_id: story.criteria[0]?.id ?? null });
  const { results } = await client.test.record({ project_id: project.id, id: test.id, result: 'failed' });
  const note = await client.review.note.add({ ...at, kind: 'action', text: 'Oil the locks' });
  const demo = await client.review.demo.add({ ...at, feature_id: feature.id, text: 'Book a boat' });
  const risk = await client.test.risk.create({ ...at, title: 'The lake freezes', probability: 3, impact: 3 });
  const later = await aStory(client, project.id, { title: 'Give a boat back' });
  const built = await aStory(client, project.id, { title: 'See the boats', status: 'done' });
  const offer = await anOffer({ program }, { ...at, feature_id: feature.id });
  const otherOffer = await anOffer({ program }, { ...at, feature_id: feature.id }, { title: 'Give a boat back' });
  if (name === 'account.createOwner') await program.store.db.deleteFrom('member').execute();
  return {
    test,
    result: results[0],
    risk,
    note,
    demo,
    project,
    increment,
    story,
    planned_story,
    sprint,
    proposal,
    accepted,
    dated,
    running,
    ended,
    later,
    built,
    offer,
    otherOffer,
    advanced,
    at,
    discussion,
    idea,
    feature,
    second,
    session,
    planned,
    team,
  };
};
type World = Awaited<ReturnType<typeof aWorld>>;

const teamOf = ({ team }: World) => {
  if (team === undefined) throw new Error('nobody signs in here');
  return team;
};
const ofWorkspace = (world: World) => ({ workspace_id: teamOf(world).workspace.id });
const oneColleague = (world: World) => ({ ...ofWorkspace(world), id: teamOf(world).colleague.id });
const ofProject = ({ project }: World) => ({ project_id: project.id });
const oneIdea = ({ project, idea }: World) => ({ project_id: project.id, id: idea.id });
const oneDiscussion = ({ project, discussion }: World) => ({ project_id: project.id, id: discussion.id });
const oneFeature = ({ project, feature }: World) => ({ project_id: project.id, id: feature.id });
const oneIncrement = ({ project, increment }: World) => ({ project_id: project.id, id: increment.id });
const someFinding = ({ story }: World) => ({ subject_id: story.id, rule: 'story.not-atomic', place: 'i_want' });
const refining = ({ at, feature }: World) => ({ ...at, feature_id: feature.id });
const oneOffer = (world: World) => ({ ...refining(world), id: world.offer.id });
const oneStory = ({ project, story }: World) => ({ project_id: project.id, id: story.id });
const oneSprint = ({ project, sprint }: World) => ({ project_id: project.id, id: sprint.id });
const oneTest = ({ project, test }: World) => ({ project_id: project.id, id: test.id });
const oneRisk = ({ at, risk }: World) => ({ ...at, id: risk.id });
const newFeature = { name: 'Swap a booking', description: 'With another member.' };
const members = [{ id: 'milo', selectedBy: 'both' }];

/** A call of each operation that is answered with success. */
export const samples: Record<string, (world: World) => Record<string, unknown>> = {
  'project.list': () => ({ limit: 10 }),
  'project.get': ({ project }) => ({ id: project.id }),
  'project.create': () => ({ name: 'Seed library', summary: 'Lend seeds.', tags: ['garden'], members }),
  'project.update': ({ project }) => ({ id: project.id, version: project.version, name: 'Canoe club' }),
  'project.delete': ({ project }) => ({ id: project.id, version: project.version }),
  'project.restore': ({ project }) => ({ id: project.id }),
  'project.metrics': ({ project }) => ({ id: project.id }),
  'increment.list': ofProject,
  'increment.active': ofProject,
  'increment.get': oneIncrement,
  'increment.create': (world) => ({ ...ofProject(world), theme: 'Spring', start_date: '2026-03-01' }),
  'increment.advance': (world) => ({ ...oneIncrement(world), version: world.increment.version }),
  'increment.update': (world) => ({ ...oneIncrement(world), version: 1, goal: 'Boats can be booked.' }),
  'increment.undoAdvance': ({ advanced }) => ({
    project_id: advanced.project_id,
    id: advanced.id,
    version: advanced.version,
  }),
  'increment.figures': ofProject,
  'increment.metrics': oneIncrement,
  'team.core': () => ({}),
  'team.specialists': () => ({}),
  'team.member': () => ({ id: 'theo' }),
  'team.get': ofProject,
  'team.save': (world) => ({ ...ofProject(world), members, version: 0 }),
  'team.kickoff': ofProject,
  'discussion.list': ofProject,
  'discussion.get': oneDiscussion,
  'discussion.start': (world) => ({ ...ofProject(world), idea: 'Lend the trailer.' }),
  'discussion.discuss': oneDiscussion,
  'discussion.generate': oneDiscussion,
  'idea.list': ofProject,
  'idea.get': oneIdea,
  'idea.create': (world) => ({ ...ofProject(world), title: 'Regatta', description: 'Once a year.' }),
  'idea.update': (world) => ({ ...oneIdea(world), version: 1, status: 'done' }),
  'idea.delete': (world) => ({ ...oneIdea(world), version: 1 }),
  'idea.restore': oneIdea,
  'idea.generate': oneIdea,
  'feature.list': (world) => ({ ...ofProject(world), search: 'boat', limit: 5 }),
  'feature.count': (world) => ({ ...ofProject(world), tab: 'current-pi' }),
  'feature.statistics': ofProject,
  'feature.get': oneFeature,
  'feature.create': (world) => ({ ...ofProject(world), ...newFeature }),
  'feature.createMany': (world) => ({ ...ofProject(world), features: [newFeature] }),
  'feature.update': (world) => ({ ...oneFeature(world), version: 1, name: 'Book two boats' }),
  'feature.setStatus': (world) => ({ ...oneFeature(world), status: 'implemented' }),
  'feature.confirm': (world) => ({ ...oneFeature(world), version: 1 }),
  'feature.addNote': (world) => ({ ...oneFeature(world), note: 'Asked the coxswain.' }),
  'feature.import': (world) => ({ ...ofProject(world), ids: [world.feature.id] }),
  'feature.matching': (world) => ({ ...ofProject(world), tab: 'importable' }),
  'feature.changeMany': (world) => ({
    ...ofProject(world),
    changes: [{ id: world.feature.id, version: 1, status: 'selected', value_category: 'Must Have', pi_number: 2 }],
  }),
  'feature.move': (world) => ({ ...oneFeature(world), place: 'before', other: world.second.id }),
  'planning.get': ({ at }) => at,
  'planning.saveContext': ({ at, session }) => ({ ...at, context: session.context, version: session.version }),
  'planning.goTo': ({ at, session }) => ({ ...at, step: 3, version: session.version }),
  'planning.suggest': ({ at }) => at,
  'planning.addFeature': ({ at }) => ({ ...at, name: 'Count the oars' }),
  'planning.updateFeature': ({ at, planned }) => ({ ...at, id: planned.id, version: 1, included: false }),
  'planning.removeFeature': ({ at, planned }) => ({ ...at, id: planned.id, version: 1 }),
  'planning.restoreFeature': ({ at, planned }) => ({ ...at, id: planned.id }),
  'planning.review': ({ at, planned }) => ({ ...at, id: planned.id, architectType: 'claude' }),
  'planning.finalise': ({ at, session }) => ({ ...at, version: session.version, keep_others: true }),
  'story.list': ofProject,
  'story.count': ofProject,
  'story.get': oneStory,
  'story.create': (world) => ({
    ...ofProject(world),
    title: 'Book a boat for an hour',
    feature_id: world.feature.id,
    criteria: [{ given: 'a free boat', when: 'it is booked', outcome: 'it is shown as taken' }],
    depends_on: [world.story.id],
  }),
  'sprint.plan': ({ at }) => at,
  'sprint.stories': ({ at, sprint }) => ({ ...at, sprint_id: sprint.id }),
  'sprint.cut': ({ dated }) => ({ project_id: dated.project_id, pi_id: dated.id, weeks: 2 }),
  'sprint.uncut': ({ at, sprint: { id, version } }) => ({
    ...at,
    undo: { kept: [{ id, version, starts_on: '2026-03-02', ends_on: '2026-03-20' }], made: [], removed: [] },
  }),
  'sprint.create': ({ at }) => at,
  'sprint.update': (world) => ({ ...oneSprint(world), version: world.sprint.version, focus_factor: 0.6 }),
  'sprint.delete': (world) => ({ ...oneSprint(world), version: world.sprint.version }),
  'sprint.place': ({ at, sprint, planned_story: { id, version } }) => ({
    ...at,
    changes: [{ id, version, sprint_id: sprint.id }],
  }),
  'sprint.propose': ({ at }) => at,
  'sprint.proposed': ({ at, proposal }) => ({ ...at, id: proposal, kind: 'moved', limit: 10 }),
  'sprint.accept': ({ at, proposal }) => ({ ...at, id: proposal }),
  'sprint.undoAccept': ({ at, accepted }) => ({ ...at, id: accepted }),
  'sprint.start': (world) => ({ ...oneSprint(world), version: world.sprint.version }),
  'sprint.finish': ({ running: { project_id, id, version } }) => ({ project_id, id, version }),
  'sprint.undoStart': ({ running: { project_id, id, version } }) => ({ project_id, id, version }),
  'sprint.undoFinish': ({ ended: { project_id, id, version } }) => ({ project_id, id, version, moved: [] }),
  'sprint.figures': ({ running: { project_id, id } }) => ({ project_id, id }),
  'sprint.velocity': ofProject,
  'sprint.forecast': ({ at }) => at,
  'test.list': (world) => ({ ...ofProject(world), standing: 'pending', search: 'boat', limit: 5 }),
  'test.count': (world) => ({ ...ofProject(world), pi_id: world.increment.id }),
  'test.get': oneTest,
  'test.create': (world) => ({ ...ofProject(world), title: 'An oar is counted', story_id: world.story.id }),
  'test.createMany': (world) => ({
    ...ofProject(world),
    tests: [{ title: 'An oar is counted', priority: 'P0', level: 'unit', steps: ['Count'], expected: 'One' }],
  }),
  'test.update': (world) => ({ ...oneTest(world), version: world.test.version, priority: 'P0' }),
  'test.delete': (world) => ({ ...oneTest(world), version: world.test.version }),
  'test.restore': oneTest,
  'test.confirm': (world) => ({ ...oneTest(world), version: world.test.version }),
  'test.record': (world) => ({ ...oneTest(world), result: 'passed', message: 'On the lake.' }),
  'test.withdraw': (world) => ({ ...oneTest(world), result_id: world.result?.id }),
  'test.report': (world) => ({ ...ofProject(world), run: '#7', results: [{ test: 'T-1', result: 'passed' }] }),
  'test.reportJunit': (world) => ({
    ...ofProject(world),
    report: '<testsuite><testcase name="[T-1] books a boat"/></testsuite>',
  }),
  'test.plan': ({ at }) => ({ ...at, limit: 10 }),
  'test.propose': (world) => ({ ...ofProject(world), story_id: world.story.id }),
  'test.risk.propose': ({ at }) => at,
  'test.risk.expected': ({ at }) => at,
  'test.risk.list': ({ at }) => at,
  'test.risk.create': ({ at, feature }) => ({
    ...at,
    title: 'Oars break',
    probability: 2,
    impact: 1,
    feature_id: feature.id,
  }),
  'test.risk.createMany': ({ at }) => ({ ...at, risks: [{ title: 'Fog', probability: 1, impact: 2 }] }),
  'test.risk.update': (world) => ({ ...oneRisk(world), version: world.risk.version, impact: 2 }),
  'test.risk.delete': (world) => ({ ...oneRisk(world), version: world.risk.version }),
  'test.risk.restore': oneRisk,
  'test.risk.confirm': (world) => ({ ...oneRisk(world), version: world.risk.version }),
  'test.gate.get': ({ at }) => at,
  'test.gate.waive': ({ at }) => ({ ...at, reason: 'Shown by hand to the club.', verdict: 'FAIL' }),
  'test.gate.revoke': ({ at }) => at,
  'test.trace.list': ({ at }) => ({ ...at, hole: 'any', limit: 10 }),
  'test.trace.gherkin': ({ at }) => at,
  'story.columns': ofProject,
  'story.matching': (world) => ({ ...ofProject(world), status: 'backlog', search: 'boat' }),
  'story.update': (world) => ({ ...oneStory(world), version: 1, title: 'Book two boats', depends_on: [] }),
  'story.changeMany': (world) => ({
    ...ofProject(world),
    changes: [{ id: world.story.id, version: 1, status: 'ready', story_points: 3 }],
  }),
  'story.move': (world) => ({ ...oneStory(world), status: 'in_progress', place: 'after', other: world.later.id }),
  'story.delete': (world) => ({ ...oneStory(world), version: 1 }),
  'story.restore': oneStory,
  'story.split': (world) => ({ ...oneStory(world), version: 1 }),
  'story.merge': (world) => ({ ...oneStory(world), version: 1, other: { id: world.later.id, version: 1 } }),
  'story.regroup': ({ project, story, later }) => ({
    project_id: project.id,
    undo: {
      story: { ...story, version: 1, title: 'Book a boat at noon' },
      others: [{ id: later.id, version: 1, deleted: true }],
    },
  }),
  'story.supersede': ({ project, built }) => ({ project_id: project.id, id: built.id }),
  'story.confirm': (world) => ({ ...oneStory(world), version: 1 }),
  'story.check': (world) => ({ ...oneStory(world), check_id: 'understood', confirmed: true }),
  'story.estimate': oneStory,
  'story.similar': oneStory,
  'story.touched': ({ project, feature }) => ({ project_id: project.id, feature_id: feature.id }),
  'refinement.features': ({ at }) => at,
  'refinement.get': refining,
  'refinement.propose': (world) => ({ ...refining(world), ask: 'questions' }),
  'refinement.update': (world) => ({ ...oneOffer(world), version: 1, story: { title: 'Book by the hour' } }),
  'refinement.settle': (world) => ({
    ...refining(world),
    items: [{ id: world.offer.id, version: 1 }],
    outcome: 'accepted',
  }),
  'refinement.reopen': (world) => ({ ...refining(world), ids: [world.offer.id] }),
  'refinement.split': (world) => ({ ...oneOffer(world), version: 1 }),
  'refinement.merge': (world) => ({
    ...oneOffer(world),
    version: 1,
    other: { id: world.otherOffer.id, version: 1 },
  }),
  'refinement.move': (world) => ({ ...oneOffer(world), place: 'after', other: world.otherOffer.id }),
  'lint.ofFeature': ({ project, feature }) => ({ project_id: project.id, feature_id: feature.id }),
  'lint.ofStory': ({ project, story }) => ({ project_id: project.id, story_id: story.id }),
  'lint.ofTest': ({ project, test }) => ({ project_id: project.id, test_id: test.id }),
  'lint.waive': (world) => ({
    ...ofProject(world),
    ...someFinding(world),
    subject: 'story',
    reason: 'It is one step for whoever does it.',
  }),
  'lint.withdraw': (world) => ({ ...ofProject(world), ...someFinding(world) }),
  'review.get': ({ at }) => at,
  'review.carry': ({ at, planned_story }) => ({ ...at, to: 'backlog', story_ids: [planned_story.id] }),
  'review.undoCarry': ({ at, story }) => ({
    ...at,
    undo: { features: [], stories: [{ id: story.id, version: story.version, pi_id: at.pi_id, sprint_id: null }] },
  }),
  'review.summarise': ({ at }) => at,
  'review.note.add': ({ at }) => ({ ...at, kind: 'went_well', text: 'The lake' }),
  'review.note.update': ({ at, note }) => ({ ...at, id: note.id, version: note.version, text: 'Oil all locks' }),
  'review.note.delete': ({ at, note }) => ({ ...at, id: note.id, version: note.version }),
  'review.note.restore': ({ at, note }) => ({ ...at, id: note.id }),
  'review.note.toStory': ({ at, note }) => ({ ...at, id: note.id }),
  'review.demo.fill': ({ at }) => at,
  'review.demo.add': ({ at, feature }) => ({ ...at, feature_id: feature.id, text: 'Swap a booking' }),
  'review.demo.show': ({ at, demo }) => ({ ...at, id: demo.id, shown: true }),
  'review.demo.delete': ({ at, demo }) => ({ ...at, id: demo.id, version: demo.version }),
  'review.demo.restore': ({ at, demo }) => ({ ...at, id: demo.id }),
  'activity.list': ofProject,
  'activity.listAll': () => ({}),
  'activity.add': (world) => ({ ...ofProject(world), message: 'Met the trainer' }),
  'team.compose': () => ({ projectName: 'Seed library', projectDescription: 'Lend seeds.' }),
  'functions.analyzeTeamComposition': () => ({ projectName: 'Seed library', projectDescription: 'Lend seeds.' }),
  'functions.ideaToFeatures': () => ({ project_context: 'A seed library', idea: 'Lend seeds by post.' }),
  'functions.getArchitectFeedback': ({ session, feature }) => ({
    projectContext: session.context,
    featureData: { id: feature.id, name: feature.name, description: feature.description },
    architectType: 'theo',
  }),
  'advice.runs': (world) => ({ ...ofProject(world), limit: 5 }),
  'advice.status': () => ({}),
  'advice.test': () => ({}),
  'advice.expected': (world) => ({ ...ofProject(world), letters: 400 }),
  'advice.taken': (world) => ({ ...ofProject(world), request_id: 'asked-1' }),
  'advice.questions': (world) => ({ ...ofProject(world), text: 'Members book boats.' }),
  'account.get': () => ({}),
  'account.createOwner': (world) => ({
    code: teamOf(world).code,
    name: 'Ebba Holm',
    email: `ebba-${teamOf(world).me.id}@rowing.example`,
    password,
  }),
  'account.signIn': (world) => ({ email: teamOf(world).other.email, password }),
  'account.signOut': () => ({ everywhere: true }),
  'account.update': () => ({ name: 'Nora Strand', image: 'data:image/png;base64,iVBORw0KGgo=' }),
  'account.changePassword': () => ({ current: password, password: 'rudders and oars' }),
  'account.requestReset': (world) => ({ email: teamOf(world).other.email }),
  'account.link': (world) => ({ secret: teamOf(world).invited.secret }),
  'account.acceptInvitation': (world) => ({ secret: teamOf(world).inviting.secret }),
  'account.resetPassword': (world) => ({ secret: teamOf(world).reset.secret, password: 'rudders and oars' }),
  'workspace.list': () => ({}),
  'workspace.create': () => ({ name: 'Summer camp' }),
  'workspace.get': ofWorkspace,
  'workspace.update': (world) => ({ ...ofWorkspace(world), version: 1, name: 'Boat sheds' }),
  'workspace.people': ofWorkspace,
  'workspace.invitations': ofWorkspace,
  'workspace.invite': (world) => ({ ...ofWorkspace(world), email: 'later@rowing.example', role: 'editor' }),
  'workspace.withdraw': (world) => ({ ...ofWorkspace(world), id: teamOf(world).invited.id }),
  'workspace.setRole': (world) => ({ ...oneColleague(world), role: 'viewer', version: 1 }),
  'workspace.remove': oneColleague,
  'workspace.resetLink': oneColleague,
  'workspace.leave': ofWorkspace,
  'workspace.audit': ofWorkspace,
  'presence.say': (world) => ({ ...ofProject(world), screen: 'backlog' }),
  'token.list': () => ({}),
  'token.create': () => ({ name: 'Nightly report', scope: 'read', days: 30 }),
  'token.revoke': (world) => ({ id: teamOf(world).token.id }),
  about: () => ({}),
};

type Asked = [path: string, init: { method: string; headers: Record<string, string>; body?: string }];

const asQuery = (input: Record<string, unknown>): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input))
    query.append(key, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  return query.size === 0 ? '' : `?${query.toString()}`;
};

const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
};

/** A call as plain REST: what the path names stands in the path, the rest in the query or the body. */
export const askedByRest = ({ method, path }: Operation, input: Record<string, unknown>): Asked => {
  const rest = { ...input };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encoded(rest[name]);
    delete rest[name];
    return value;
  });
  if (method === 'GET') return [`/api${address}${asQuery(rest)}`, { method, headers: {} }];
  const headers = { 'content-type': 'application/json' };
  return [`/api${address}`, { method, headers, body: JSON.stringify(rest) }];
};

/** The same call in the typed client's protocol. */
export const askedByRpc = ({ name }: Operation, input: Record<string, unknown>): Asked => [
  `/api/rpc/${name.replaceAll('.', '/')}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ json: input }) },
];
