import { type Client, planIncrement } from '#cli/planning.ts';
import type { Increment } from '#contract/increment.ts';
import type { TeamChoice } from '#contract/team.ts';
import {
  acceptProposal,
  finishSprint,
  planSprints,
  planTests,
  refine,
  setStatus as setStoryStatus,
  startSprint,
  storiesOf,
  work,
} from './delivery.ts';
import type { FixedClock } from './fixed.ts';
import {
  batches,
  declined,
  firstIncrement,
  notes,
  planningWords,
  secondIncrement,
  toolLibrary,
} from './tool-library.ts';

const quietly = { tell: () => undefined, signal: new AbortController().signal };

/** Fill an empty store with four projects at four stages, through the contract alone, as a person would over three months. */
export const fillWorkspace = async (client: Client, clock: FixedClock): Promise<void> => {
  await runningForMonths(client, clock);
  clock.goTo('2026-11-19T18:05:00Z');
  await plannedThroughPlanning(client);
  clock.goTo('2026-11-19T21:30:00Z');
  await inTheMiddleOfPlanning(client);
  clock.goTo('2026-11-20T20:10:00Z');
  await justBegun(client);
};

const composedTeam = async (
  client: Client,
  project: { name: string; summary: string; additional_context?: string },
): Promise<TeamChoice[]> => {
  const { teamMembers } = await client.functions.analyzeTeamComposition({
    projectName: project.name,
    projectDescription: project.summary,
    additionalContext: project.additional_context ?? '',
  });
  return teamMembers.map(({ id, selectedBy, reason, confidence, engine }) => ({
    id,
    selectedBy,
    reason,
    confidence,
    engine,
  }));
};

const activeIncrement = async (client: Client, project_id: string): Promise<Increment> => {
  const increment = await client.increment.active({ project_id });
  if (increment === null) throw new Error('no increment is active');
  return increment;
};

const advance = async (client: Client, project_id: string): Promise<Increment> => {
  const { id, version } = await activeIncrement(client, project_id);
  return client.increment.advance({ project_id, id, version });
};

/** One project with three months behind it: an increment done, one under way, and a long backlog. */
const runningForMonths = async (client: Client, clock: FixedClock): Promise<void> => {
  clock.goTo('2026-08-17T17:00:00Z');
  const members = await composedTeam(client, toolLibrary);
  const project_id = (await client.project.create({ ...toolLibrary, members })).id;
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`"${name}" is not in the backlog`);
    return id;
  };
  const addBatch = async (batch: (typeof batches)[number]) => {
    clock.goTo(`${batch.day}T18:00:00Z`);
    const idea = await client.idea.create({ project_id, ...batch.idea, type: 'feature_idea' });
    for (const [name, description, value_category, complexity, source_type] of batch.features) {
      const priority = ({ 'Must Have': 'high', 'Should Have': 'medium', 'Could Have': 'low' } as const)[value_category];
      const feature = await client.feature.create({
        project_id,
        name,
        description,
        value_category,
        complexity,
        source_type,
        priority,
        idea_id: idea.id,
        pi_number: null,
        reasoning: `It came up under "${batch.idea.title}".`,
      });
      ids.set(name, feature.id);
    }
  };
  const setStatus = (name: string, status: 'implemented' | 'rejected') =>
    client.feature.setStatus({ project_id, id: idOf(name), status });
  const addNotes = async (names: readonly string[]) => {
    for (const [name, note] of notes) {
      if (names.includes(name)) await client.feature.addNote({ project_id, id: idOf(name), note });
    }
  };
  const [finding, handing, belonging, caring] = batches;
  if (!finding || !handing || !belonging || !caring) throw new Error('four batches');

  clock.goTo('2026-08-19T18:00:00Z');
  await advance(client, project_id);
  await addBatch(finding);
  clock.goTo('2026-08-26T18:00:00Z');
  await planFirstIncrement(client, project_id);
  await addBatch(handing);
  clock.goTo('2026-09-09T18:00:00Z');
  await client.feature.import({ project_id, ids: firstIncrement.slice(0, 10).map(idOf) });
  const first = { project_id, pi_id: (await activeIncrement(client, project_id)).id };
  const built = new Map<string, string[]>();
  for (const name of firstIncrement.slice(0, 10)) built.set(name, await refine(client, first, idOf(name)));
  const buildAndSetStatus = async (name: string) => {
    for (const id of built.get(name) ?? []) {
      await setStoryStatus(client, project_id, id, 'in_progress');
      await setStoryStatus(client, project_id, id, 'done');
    }
    await setStatus(name, 'implemented');
  };
  await advance(client, project_id);
  clock.goTo('2026-09-14T18:00:00Z');
  await advance(client, project_id);
  for (const [index, name] of firstIncrement.slice(0, 7).entries()) {
    clock.goTo(new Date(Date.parse('2026-09-15T16:20:00Z') + index * 86_400_000).toISOString());
    await buildAndSetStatus(name);
  }
  await addBatch(belonging);
  clock.goTo('2026-09-30T17:45:00Z');
  await client.feature.import({ project_id, ids: [idOf('Join with a proof of address')] });
  await addNotes(['Reserve a tool for one day', 'Hand out a tool in two taps', 'Join with a proof of address']);
  for (const [index, name] of firstIncrement.slice(7).entries()) {
    clock.goTo(`2026-10-0${2 + index}T16:40:00Z`);
    await buildAndSetStatus(name);
  }
  clock.goTo('2026-10-12T18:00:00Z');
  await client.increment.create({
    project_id,
    theme: 'Money and care',
    goal: 'Deposits are counted without paper, and no unsafe tool leaves the shed.',
    start_date: '2026-10-19',
    end_date: '2026-12-11',
  });
  await client.increment.create({ project_id, theme: 'More than one shed', start_date: '2026-12-14' });
  await advance(client, project_id);
  await advance(client, project_id);
  await addBatch(caring);
  for (const [index, [name, reason]] of declined.entries()) {
    clock.goTo(`2026-10-${20 + index}T19:15:00Z`);
    await setStatus(name, 'rejected');
    await client.feature.addNote({ project_id, id: idOf(name), note: reason });
  }
  clock.goTo('2026-10-27T18:00:00Z');
  for (const _ of ['kickoff', 'pi_planning']) await advance(client, project_id);
  await client.feature.import({ project_id, ids: secondIncrement.map(idOf) });
  const second = { project_id, pi_id: (await activeIncrement(client, project_id)).id };
  const refined = [];
  for (const name of secondIncrement.slice(0, 9)) refined.push(...(await refine(client, second, idOf(name))));
  const tests = [];
  for (const id of refined.slice(0, 8)) tests.push(...(await planTests(client, project_id, id)));
  await addNotes(notes.map(([name]) => name).filter((name) => !firstIncrement.includes(name)));
  const [firstSprint, secondSprint, thirdSprint] = await planSprints(client, second);
  if (firstSprint === undefined || secondSprint === undefined || thirdSprint === undefined)
    throw new Error('the increment has three sprints');

  clock.goTo('2026-10-28T07:00:00Z');
  await startSprint(client, project_id, firstSprint, second.pi_id);
  const begun = await storiesOf(client, second, firstSprint);
  await work(client, clock, project_id, begun.slice(0, -1).slice(0, 4), '2026-10-28T09:00:00Z');
  clock.goTo('2026-11-03T18:00:00Z');
  for (const _ of ['story_refinement', 'test_planning']) await advance(client, project_id);
  await finishSprint(client, project_id, firstSprint, second.pi_id);
  await acceptProposal(client, second);
  clock.goTo('2026-11-04T07:00:00Z');
  await startSprint(client, project_id, secondSprint, second.pi_id);
  const underWay = await storiesOf(client, second, secondSprint);
  await work(client, clock, project_id, underWay.slice(0, 4), '2026-11-04T09:00:00Z');
  clock.goTo('2026-11-16T07:00:00Z');
  await finishSprint(client, project_id, secondSprint, second.pi_id);
  await acceptProposal(client, second);
  await startSprint(client, project_id, thirdSprint, second.pi_id);
  const nowIn = await storiesOf(client, second, thirdSprint);
  await work(client, clock, project_id, nowIn.slice(0, 1), '2026-11-16T09:00:00Z');
  const [third, fourth] = nowIn.slice(1);
  if (third !== undefined) await setStoryStatus(client, project_id, third, 'in_review');
  if (fourth !== undefined) await setStoryStatus(client, project_id, fourth, 'in_progress');
  for (const [index, { id }] of tests.slice(0, 20).entries())
    await client.test.record({ project_id, id, result: index === 3 ? 'failed' : 'passed' });
  clock.goTo('2026-11-18T17:10:00Z');
  for (const name of secondIncrement.slice(0, 2)) await setStatus(name, 'implemented');
};

/** The first increment of the tool library, planned with Ava's suggestions and both architects. */
const planFirstIncrement = async (client: Client, project_id: string): Promise<void> => {
  const at = { project_id, pi_id: (await activeIncrement(client, project_id)).id };
  const { context, version } = await client.planning.get(at);
  await client.planning.saveContext({ ...at, context: { ...context, ...planningWords }, version });
  await suggested(client, at);
  const session = await client.planning.get(at);
  for (const feature of session.features.filter((one) => one.included)) {
    await client.planning.review({ ...at, id: feature.id, architectType: 'theo' });
    await client.planning.review({ ...at, id: feature.id, architectType: 'claude' });
  }
  await client.planning.finalise({ ...at, version: session.version });
};

const suggested = async (client: Client, at: { project_id: string; pi_id: string }): Promise<void> => {
  await Array.fromAsync(await client.planning.suggest(at));
};

/** One that was planned in one go on an evening, and has its first two features done. */
const plannedThroughPlanning = async (client: Client): Promise<void> => {
  const plan = await planIncrement(client, {
    name: 'Vegetable box orders',
    text:
      'A market garden delivers vegetable boxes to 140 households. Customers must choose the size of their box and pause deliveries when they are away. ' +
      'We must see by Thursday noon how many boxes of each size to pack, and print a list for each delivery route. ' +
      'It should be possible to add eggs or bread to a box. Payment by monthly invoice would be nice.',
    scope: 'should',
    stored: true,
    ...quietly,
  });
  const project_id = plan.project.id ?? '';
  for (const { id } of plan.features.slice(0, 2))
    await client.feature.setStatus({ project_id, id: id ?? '', status: 'implemented' });
};

/** One that was left in the second step of the planning: suggestions are there, one is reviewed, nothing is decided. */
const inTheMiddleOfPlanning = async (client: Client): Promise<void> => {
  const about = {
    name: 'Server room watch',
    summary:
      'A hosting company of four people watches temperature, humidity and power in two server rooms. It must alert whoever is on duty by text message within a minute, and it must show the last week as a chart.',
    tags: ['monitoring', 'on duty'],
    additional_context: 'The sensors speak MQTT. Nobody wants to look after another server.',
  };
  const { id: project_id } = await client.project.create({ ...about, members: await composedTeam(client, about) });
  await advance(client, project_id);
  const at = { project_id, pi_id: (await activeIncrement(client, project_id)).id };
  const { context, version } = await client.planning.get(at);
  const words = {
    inventory: 'Eleven sensors and a broker that receives their values.',
    piGoal: 'Nobody learns of a warm room from a customer.',
  };
  await client.planning.saveContext({ ...at, context: { ...context, ...words }, version });
  await suggested(client, at);
  const [first] = (await client.planning.get(at)).features;
  if (first) await client.planning.review({ ...at, id: first.id, architectType: 'theo' });
};

/** One that somebody wrote down on a Friday evening. */
const justBegun = async (client: Client): Promise<void> => {
  const about = {
    name: 'Choir practice',
    summary:
      'Singers of a choir practise at home: they hear their own voice of a piece alone or together with the others, slower if they like, and see what is sung next week.',
    tags: ['music', 'learning'],
  };
  await client.project.create({ ...about, members: await composedTeam(client, about) });
};
