import * as fc from 'fast-check';
import { ORPCError } from '@orpc/client';
import type { SettableFeatureStatus } from '#contract/vocabulary.ts';
import type { TestApp } from '../builders.ts';

type Client = Pick<TestApp['client'], 'project' | 'feature' | 'idea' | 'increment'>;

type Feature = { project: Project; id: string; name: string; status: string; version: number; history: string[] };
type Idea = { project: Project; id: string; title: string; version: number; deleted: boolean };
type Project = { id: string; name: string; version: number; deleted: boolean; increment: string; stage: string };

/** What the store must hold after the same commands, in the simplest words. */
type Model = { projects: Project[]; features: Feature[]; ideas: Idea[] };

class Differs extends Error {}
const same = (what: string, found: unknown, expected: unknown): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Differs(`${what}: the store says ${a}, the model ${b}`);
};

/** The status with which a call was refused, or 200. */
const statusOf = async (asked: Promise<unknown>): Promise<number> => {
  try {
    await asked;
    return 200;
  } catch (error) {
    if (error instanceof ORPCError) return error.status;
    throw error;
  }
};

type Command = fc.AsyncCommand<Model, Client>;
const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, client: Client) => Promise<void>,
): Command => ({ check, run, toString: () => name });

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('checked before');
  return found;
};
const here = ({ projects }: Readonly<Model>) => projects.length > 0;
const withFeature = ({ features }: Readonly<Model>) => features.length > 0;
const withIdea = ({ ideas }: Readonly<Model>) => ideas.length > 0;

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== '');
const place = fc.nat(9);
const statuses = ['suggested', 'selected', 'rejected', 'implemented'] as const satisfies SettableFeatureStatus[];
const stages = ['kickoff', 'pi_planning', 'story_refinement', 'test_planning', 'sprint_planning', 'review'];

const createProject = name.map((called) =>
  command(
    `create project ${called}`,
    ({ projects }) => projects.length < 4,
    async (model, client) => {
      const { id, version } = await client.project.create({ name: called, summary: 'A model.' });
      const [increment] = await client.increment.list({ project_id: id });
      model.projects.push({
        id,
        name: called,
        version,
        deleted: false,
        increment: increment?.id ?? '',
        stage: 'kickoff',
      });
    },
  ),
);

const renameProject = fc.tuple(place, name, fc.boolean()).map(([which, called, stale]) =>
  command(`rename project ${which} to ${called}${stale ? ', stale' : ''}`, here, async (model, client) => {
    const project = at(model.projects, which);
    const version = stale ? project.version + 1 : project.version;
    const status = await statusOf(client.project.update({ id: project.id, name: called, version }));
    if (project.deleted) return same('renaming a deleted project', status, 404);
    if (stale) return same('renaming with a stale version', status, 409);
    same('renaming', status, 200);
    project.name = called;
    project.version = (await client.project.get({ id: project.id })).version;
  }),
);

const deleteOrRestore = place.map((which) =>
  command(`delete or restore project ${which}`, here, async (model, client) => {
    const project = at(model.projects, which);
    const { id, version } = project;
    if (project.deleted) await client.project.restore({ id });
    else await client.project.delete({ id, version });
    project.deleted = !project.deleted;
    if (!project.deleted) project.version = (await client.project.get({ id })).version;
  }),
);

const createFeature = fc.tuple(place, name).map(([which, called]) =>
  command(`create feature ${called} in ${which}`, here, async (model, client) => {
    const project = at(model.projects, which);
    const asked = { project_id: project.id, name: called, description: 'One.' };
    if (project.deleted) return same('creating there', await statusOf(client.feature.create(asked)), 404);
    const { id, version, status, history } = await client.feature.create(asked);
    model.features.push({
      project,
      id,
      name: called,
      status: status ?? '',
      version,
      history: history.map(({ action }) => action),
    });
  }),
);

const setStatus = fc.tuple(place, fc.constantFrom(...statuses)).map(([which, status]) =>
  command(`set status of ${which} to ${status}`, withFeature, async (model, client) => {
    const feature = at(model.features, which);
    const asked = { project_id: feature.project.id, id: feature.id, status };
    if (feature.project.deleted)
      return same('setting a status there', await statusOf(client.feature.setStatus(asked)), 404);
    const changed = await client.feature.setStatus(asked);
    same('one entry of history', changed.history.length, feature.history.length + 1);
    Object.assign(feature, { status, version: changed.version, history: changed.history.map(({ action }) => action) });
  }),
);

const renameFeature = fc.tuple(place, name, fc.boolean()).map(([which, called, stale]) =>
  command(`rename feature ${which} to ${called}${stale ? ', stale' : ''}`, withFeature, async (model, client) => {
    const feature = at(model.features, which);
    const version = stale ? feature.version + 1 : feature.version;
    const status = await statusOf(
      client.feature.update({ project_id: feature.project.id, id: feature.id, version, name: called }),
    );
    if (feature.project.deleted) return same('renaming there', status, 404);
    if (stale) return same('renaming a feature with a stale version', status, 409);
    same('renaming a feature', status, 200);
    const { version: now, history } = await client.feature.get({ project_id: feature.project.id, id: feature.id });
    Object.assign(feature, { name: called, version: now, history: history.map(({ action }) => action) });
  }),
);

const advance = place.map((which) =>
  command(`advance ${which}`, here, async (model, client) => {
    const project = at(model.projects, which);
    if (project.deleted) return;
    const [before] = await client.increment.list({ project_id: project.id });
    const asked = { project_id: project.id, id: project.increment, version: before?.version ?? 0 };
    const next = stages[stages.indexOf(project.stage) + 1];
    if (next === undefined) return;
    same('the next stage', (await client.increment.advance(asked)).current_stage, next);
    same('advancing twice by one look', await statusOf(client.increment.advance(asked)), 409);
    project.stage = next;
  }),
);

const createIdea = fc.tuple(place, name).map(([which, title]) =>
  command(`note idea ${title} in ${which}`, here, async (model, client) => {
    const project = at(model.projects, which);
    if (project.deleted) return;
    const { id, version } = await client.idea.create({ project_id: project.id, title, description: 'One.' });
    model.ideas.push({ project, id, title, version, deleted: false });
  }),
);

const deleteOrRestoreIdea = place.map((which) =>
  command(`delete or restore idea ${which}`, withIdea, async (model, client) => {
    const idea = at(model.ideas, which);
    const one = { project_id: idea.project.id, id: idea.id };
    if (idea.project.deleted) return same('an idea there', await statusOf(client.idea.get(one)), 404);
    if (idea.deleted) idea.version = (await client.idea.restore(one)).version;
    else await client.idea.delete({ ...one, version: idea.version });
    idea.deleted = !idea.deleted;
  }),
);

const look = place.map((which) =>
  command(`look at project ${which}`, here, async (model, client) => {
    const project = at(model.projects, which);
    if (project.deleted) return same('looking there', await statusOf(client.project.get({ id: project.id })), 404);
    const { name: called, version } = await client.project.get({ id: project.id });
    same('the project', [called, version], [project.name, project.version]);
    const [increment] = await client.increment.list({ project_id: project.id });
    same('the stage', increment?.current_stage, project.stage);
    const features = model.features.filter((feature) => feature.project === project).toReversed();
    const listed = await client.feature.list({ project_id: project.id });
    same(
      'its features',
      listed.items.map(({ id, name: of, status }) => [id, of, status]),
      features.map(({ id, name: of, status }) => [id, of, status]),
    );
    for (const { id, history, version: of } of features) {
      const found = await client.feature.get({ project_id: project.id, id });
      same('a feature', [found.version, found.history.map(({ action }) => action)], [of, history]);
    }
    const selected = features.filter(({ status }) => status === 'selected').length;
    same(
      'how many are selected',
      (await client.feature.count({ project_id: project.id, status: 'selected' })).count,
      selected,
    );
    const ideas = model.ideas.filter((idea) => idea.project === project && !idea.deleted).toReversed();
    same(
      'its ideas',
      (await client.idea.list({ project_id: project.id })).items.map(({ id }) => id),
      ideas.map(({ id }) => id),
    );
  }),
);

/** Sequences of commands, as people send them: with stale versions, at what was deleted, over and over. */
const sequences = fc.commands(
  [
    createProject,
    renameProject,
    deleteOrRestore,
    createFeature,
    setStatus,
    renameFeature,
    advance,
    createIdea,
    deleteOrRestoreIdea,
    look,
    look,
  ],
  { maxCommands: 40, size: '+1' },
);

/** Runs so many sequences on a program and on the model; a difference is thrown, with the shortest sequence that shows it. */
export const compareWithModel = async (
  client: Client,
  { runs, seed }: { runs: number; seed: number },
): Promise<number> => {
  let commands = 0;
  await fc.assert(
    fc.asyncProperty(sequences, async (given) => {
      for (const _ of given) commands += 1;
      await fc.asyncModelRun(() => ({ model: { projects: [], features: [], ideas: [] }, real: client }), given);
    }),
    { numRuns: runs, seed },
  );
  return commands;
};
