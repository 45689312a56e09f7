import type { Taken } from '#contract/taken.ts';
import type { TestApp } from './builders.ts';
import { aFeature, aProject, aStory } from './builders.ts';

/** What one asking ended with, and all that it said before. */
export type Heard = { said: unknown[]; taken: Taken | undefined };
/** Writes `text` wherever a person can, and answers how to ask then. */
export type Asking = (app: TestApp, text: string) => Promise<() => Promise<Heard>>;

/** What an operation streams. */
export const heard = async (stream: Promise<AsyncIterable<{ type: string; taken?: Taken }>>): Promise<Heard> => {
  const events = await Array.fromAsync(await stream);
  return { said: events.filter(({ type }) => type !== 'done'), taken: events.at(-1)?.taken };
};

/** A project of which every text that a person can write is `text`. */
const written = async ({ client }: TestApp, text: string) => {
  const { project, increment } = await aProject(client, { name: 'Rowing', summary: text, additional_context: text });
  const project_id = project.id;
  const pi = { project_id, pi_id: increment.id };
  await client.increment.update({ project_id, id: increment.id, version: increment.version, goal: text });
  const words = { description: text, status: 'selected' as const, pi_id: increment.id };
  const feature = await aFeature(client, project_id, { name: 'Book a boat', ...words });
  return { project_id, pi, feature };
};

const story = async (app: TestApp, text: string) => {
  const { project_id, feature } = await written(app, text);
  const fields = { feature_id: feature.id, i_want: text, so_that: text, description: text };
  return { project_id, id: (await aStory(app.client, project_id, fields)).id };
};

const refining =
  (ask: 'stories' | 'questions' | 'remarks'): Asking =>
  async (app, text) => {
    const { pi, feature } = await written(app, text);
    return () => heard(app.client.refinement.propose({ ...pi, feature_id: feature.id, ask }));
  };

/** Every operation that asks an advisor and streams what it says, about a project in which `text` stands everywhere. */
export const askings: Record<string, Asking> = {
  'team.compose':
    async ({ client }, text) =>
    async () =>
      heard(client.team.compose({ projectName: 'Rowing', projectDescription: text })),
  'team.kickoff': async (app, text) => {
    const { project_id } = await written(app, text);
    return () => heard(app.client.team.kickoff({ project_id }));
  },
  'planning.suggest': async (app, text) => {
    const { pi } = await written(app, text);
    const { context, version } = await app.client.planning.get(pi);
    const words = { ...context, vision: text, inventory: text, comments: text };
    await app.client.planning.saveContext({ ...pi, context: words, version });
    await app.client.planning.addFeature({ ...pi, name: 'Lend a boat', description: text, included: false });
    return () => heard(app.client.planning.suggest(pi));
  },
  'idea.generate': async (app, text) => {
    const { project_id } = await written(app, text);
    const { id } = await app.client.idea.create({ project_id, title: 'Boats', description: text });
    return () => heard(app.client.idea.generate({ project_id, id }));
  },
  'discussion.discuss': async (app, text) => {
    const { project_id } = await written(app, text);
    const { id } = await app.client.discussion.start({ project_id, idea: text });
    return () => heard(app.client.discussion.discuss({ project_id, id, memberId: 'milo' }));
  },
  'discussion.generate': async (app, text) => {
    const { project_id } = await written(app, text);
    const { id } = await app.client.discussion.start({ project_id, idea: text });
    return () => heard(app.client.discussion.generate({ project_id, id }));
  },
  'advice.questions': async (app, text) => {
    const { project_id } = await written(app, text);
    return () => heard(app.client.advice.questions({ project_id, text }));
  },
  'refinement.propose stories': refining('stories'),
  'refinement.propose questions': refining('questions'),
  'refinement.propose remarks': refining('remarks'),
  'story.estimate': async (app, text) => {
    const at = await story(app, text);
    return () => heard(app.client.story.estimate(at));
  },
  'test.propose': async (app, text) => {
    const { project_id, id } = await story(app, text);
    return () => heard(app.client.test.propose({ project_id, story_id: id }));
  },
  'test.risk.propose': async (app, text) => {
    const { pi } = await written(app, text);
    return () => heard(app.client.test.risk.propose(pi));
  },
  'review.summarise': async (app, text) => {
    const { pi } = await written(app, text);
    return () => heard(app.client.review.summarise(pi));
  },
};
