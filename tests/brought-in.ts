import { roster } from '#domain/personas.ts';
import { exportProjects, importProjects } from '#server/transfer/document.ts';
import { askings, heard, type Asking } from './askings.ts';
import { aFeature, aProject, type TestApp } from './builders.ts';

type Row = Record<string, string | number | null>;
type Document = { projects: { project: Row; parts: Record<string, Row[]> }[] };

const mark = 'Members of the club book boats.';

/** A row with other words in place of the mark, in columns that hold JSON too. */
const reworded = (row: Row, text: string): Row => {
  const instead = (value: unknown) => (typeof value === 'string' ? value.replaceAll(mark, () => text) : value);
  const rewordedOne = (value: Row[string]) =>
    typeof value === 'string' && /^[[{]/.test(value)
      ? JSON.stringify(JSON.parse(value, (_, inner) => instead(inner)))
      : (instead(value) as Row[string]);
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rewordedOne(value)]));
};

/** A team whose members are described in words of the file. */
const teamSaying = (project: Row, text: string): Row => ({
  project_id: project.id ?? null,
  members: JSON.stringify(
    (['milo', 'uma'] as const).map((id) => ({
      ...roster[id],
      name: text,
      role: text,
      description: text,
      focusAreas: [text],
      selectedBy: 'user',
      reason: text,
      confidence: 1,
    })),
  ),
  updated_at: project.updated_at ?? null,
  version: 1,
});

/** What a member said, as a file may give it. */
const answerSaying = ({ project_id = null, id = null, created_at = null }: Row, text: string): Row => {
  const feedback = JSON.stringify({ memberId: 'ava', analysis: text, keyPoints: [text], recommendations: [text] });
  return { project_id, discussion_id: id, member_id: 'ava', feedback, engine: 'scripted', created_at };
};

/** The same asking, about a project that came with a file in which `text` stands everywhere. */
const ofFile =
  (asking: Asking): Asking =>
  async (app, text) => {
    const ask = await asking(app, mark);
    const { store } = app.program;
    const { id } = await store.db
      .selectFrom('project')
      .select('id')
      .where('summary', '=', mark)
      .executeTakeFirstOrThrow();
    const document = JSON.parse(await exportProjects(store, [id])) as Document;
    const projects = document.projects.map(({ project, parts }) => {
      const rewordedParts = Object.entries(parts).map(
        ([name, rows]) => [name, rows.map((row) => reworded(row, text))] as const,
      );
      return {
        project: reworded(project, text),
        parts: {
          ...Object.fromEntries(rewordedParts),
          team: [teamSaying(project, text)],
          discussion_answer: (parts.discussion ?? []).map((row) => answerSaying(row, text)),
        },
      };
    });
    await importProjects(store, JSON.stringify({ ...document, projects }), { replace: true });
    return ask;
  };

const { 'team.compose': _, ...aboutProject } = askings;
/** What can be asked about a project, when it came with a file. */
export const fromFile: Record<string, Asking> = Object.fromEntries(
  Object.entries(aboutProject).map(([name, asking]) => [name, ofFile(asking)]),
);

/** A project with a feature that was taken from the backlog into the increment. */
const importedFeature = async ({ client }: TestApp, fields: { name?: string; description: string }) => {
  const { project, increment } = await aProject(client);
  const project_id = project.id;
  const pi_id = increment.id;
  const { id } = await aFeature(client, project_id, fields);
  await client.feature.import({ project_id, pi_id, ids: [id] });
  return { project_id, pi_id, feature_id: id };
};

/** What can be asked about a feature of the backlog that was taken into an increment. */
export const fromBacklog: Record<string, Asking> = {
  'refinement.propose': async (app, text) => {
    const at = await importedFeature(app, { description: text });
    return () => heard(app.client.refinement.propose({ ...at, ask: 'stories' }));
  },
  'test.risk.propose': async (app, text) => {
    const at = await importedFeature(app, { description: text });
    return () => heard(app.client.test.risk.propose(at));
  },
  'review.summarise': async (app, text) => {
    const at = await importedFeature(app, { name: text, description: 'For a day.' });
    return async () => {
      const { said, taken } = await heard(app.client.review.summarise(at));
      // Which items a sentence is about is told by their names, which are the person's.
      const claims = said as { claim: { text: string; about: unknown[] } }[];
      return { said: claims.map(({ claim: { about: __, ...claim } }) => claim), taken };
    };
  },
};

/** What is asked about a story that was an action of a retrospective. */
export const fromNotes: Record<string, Asking> = {
  'test.propose': async ({ client }, text) => {
    const { project, increment } = await aProject(client);
    const at = { project_id: project.id, pi_id: increment.id };
    const { id } = await client.review.note.add({ ...at, kind: 'action', text });
    const { story } = await client.review.note.toStory({ ...at, id });
    return () => heard(client.test.propose({ project_id: project.id, story_id: story.id }));
  },
};

const escaped = (text: string): string => text.replaceAll(/[^\w ]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** A JUnit report about T-1 in which the texts stand everywhere. */
export const reportSaying = (texts: readonly string[]): string => {
  const cases = texts
    .map(escaped)
    .map(
      (text) =>
        `<testcase classname="${text}" name="T-1 ${text}"><properties><property name="${text}" value="${text}"/></properties><failure message="${text}">${text}</failure></testcase>`,
    );
  return `<testsuite name="${escaped(texts.join(' '))}">${cases.join('\n')}</testsuite>`;
};
