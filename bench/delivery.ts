import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import type { Increment } from '#contract/increment.ts';
import type { Project } from '#contract/project.ts';
import type { StoryPoints, StoryStatus, TestOutcome } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { firstPlace } from '#domain/order-by-hand.ts';
import { seededRandom } from '#domain/random.ts';
import { daysAfter } from '#domain/sprint-dates.ts';
import { statusRank, storyName } from '#domain/story.ts';
import { testReference } from '#domain/test-reference.ts';
import type { Schema } from '#server/db/schema.ts';
import { openStore } from '#server/db/store.ts';
import { insertRows } from '#server/transfer/rows.ts';
import type { Client } from './client.ts';
import type { Place } from './store.ts';

/** A project with one increment in full work: what is asked of the stages after PI planning. */
export type Delivery = { project: Project; increment: Increment; sprint: string };

export const deliveryCounts = { features: 100, stories: 2000, tests: 10_000 } as const;
const people = 20;
const sprintDays = 14;
/** How many stories each sprint holds; those that are left are in none. The fourth is under way. */
const inSprints = [230, 230, 230, 350, 300, 300];
const active = 3;

const verbs = 'book,cancel,compare,print,export,approve,find,rename,share,archive,count,repair'.split(',');
const nouns = 'boat,berth,invoice,member,key,locker,course,season,trailer,booking,harbour,licence,crew,oar'.split(',');
const places = 'quay,office,clubhouse,lake,depot,workshop,gate,north shore,south shore,island'.split(',');
const roles = 'a member,a harbour master,a treasurer,a coach,a guest'.split(',');
const points: readonly StoryPoints[] = [1, 2, 3, 5, 8];

type Rows<Name extends keyof Schema> = Insertable<Schema[Name]>[];

/** Every row of the increment, the same in every run but for ids and instants. */
const rowsOf = ({ project, increment }: Omit<Delivery, 'sprint'>, today: string) => {
  const random = seededRandom(4600);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const project_id = project.id;
  const pi_id = increment.id;
  const firstDay = daysAfter(today, -(active * sprintDays + 9));
  /** Noon of the so-manieth day of the increment, never in the future. */
  const noon = (day: number) => `${daysAfter(firstDay, Math.min(day, active * sprintDays + 8))}T12:00:00.000Z`;
  const at = { project_id, created_at: noon(0), updated_at: noon(0) };

  const ideas = Array.from({ length: deliveryCounts.features }, (_, n) => {
    const title = `${one(nouns)} at the ${one(places)} ${n + 1}`;
    return { ...at, id: v7(), title, description: 'As members asked for it.', tags: '[]', folded: folded(title) };
  });
  const features = ideas.map((idea, n) => {
    const name = `${one(verbs)} the ${one(nouns)} of the ${one(places)} ${n + 1}`;
    const id = v7();
    return {
      project_id,
      id,
      pi_id,
      idea_id: idea.id,
      name,
      description: `Members ${name} without asking anybody.`,
      folded: folded(name),
      folded_name: folded(name),
      status: 'selected' as const,
      priority: 'medium' as const,
      value_category: 'Should Have' as const,
      value_rank: 1,
      complexity: 'M' as const,
      complexity_rank: 1,
      wsjf_rank: 1,
      place: firstPlace(id),
      source_type: 'ava' as const,
      source_name: 'Ava',
      reasoning: '',
      prompt_history: '[]',
      created_at: noon(0),
      last_updated: noon(0),
    };
  });
  const sprints = inSprints.map((_, n) => ({
    ...at,
    id: v7(),
    pi_id,
    number: n + 1,
    name: `Sprint ${n + 1}`,
    goal: '',
    starts_on: daysAfter(firstDay, n * sprintDays),
    ends_on: daysAfter(firstDay, (n + 1) * sprintDays - 1),
    status: n < active ? ('finished' as const) : n === active ? ('active' as const) : ('planned' as const),
    focus_factor: 0.7,
    points_per_day: 8,
    committed_points: n <= active ? 1000 : null,
    started_at: n <= active ? noon(n * sprintDays) : null,
    finished_at: n < active ? noon((n + 1) * sprintDays - 1) : null,
  }));
  const sprintOf = inSprints.flatMap((count, n) => Array<number>(count).fill(n));
  const statusOf = (sprint: number | undefined, index: number): StoryStatus => {
    if (sprint === undefined) return index % 2 === 0 ? 'backlog' : 'ready';
    if (sprint !== active) return sprint < active ? 'done' : 'ready';
    return (['done', 'done', 'in_progress', 'in_review', 'ready', 'ready'] as const)[index % 6] ?? 'ready';
  };

  const story: Rows<'story'> = [];
  const story_history: Rows<'story_history'> = [];
  const acceptance_criterion: Rows<'acceptance_criterion'> = [];
  const story_dependency: Rows<'story_dependency'> = [];
  const test_case: Rows<'test_case'> = [];
  const test_result: Rows<'test_result'> = [];
  const testsOfStory = deliveryCounts.tests / deliveryCounts.stories;
  for (let index = 0; index < deliveryCounts.stories; index += 1) {
    const id = v7();
    const number = index + 1;
    const sprint = sprintOf[index];
    const sprint_id = sprint === undefined ? null : (sprints[sprint]?.id ?? null);
    const status = statusOf(sprint, index);
    const story_points = index % 40 === 39 ? null : one(points);
    const [verb, noun, place] = [one(verbs), one(nouns), one(places)];
    const title = `${verb} the ${noun} at the ${place} ${number}`;
    const begun = (sprint ?? 0) * sprintDays;
    const isBegun = status === 'done' || status === 'in_progress' || status === 'in_review';
    const started_at = isBegun ? noon(begun + (index % 8)) : null;
    const done_at = status === 'done' ? noon(begun + (index % 8) + 3) : null;
    const stood = { project_id, story_id: id, story_points, pi_id, sprint_id, who: 'You', notes: null };
    const history = [
      { ...stood, action: 'created' as const, status: 'backlog' as const, date: noon(0) },
      ...(sprint_id ? [{ ...stood, action: 'planned' as const, status: 'ready' as const, date: noon(begun) }] : []),
      ...(started_at
        ? [{ ...stood, action: 'status' as const, status: 'in_progress' as const, date: started_at }]
        : []),
      ...(done_at ? [{ ...stood, action: 'status' as const, status: 'done' as const, date: done_at }] : []),
    ].map((entry, n) => ({ ...entry, seq: n + 1 }));
    const words = { title, as_a: one(roles), i_want: `to ${title}`, so_that: `nobody looks for it in vain ${number}` };
    story_history.push(...history);
    story.push({
      ...at,
      ...words,
      id,
      pi_id,
      feature_id: features[index % features.length]?.id ?? null,
      sprint_id,
      number,
      description: '',
      folded: folded([storyName(number), ...Object.values(words)].join('\n')),
      status,
      status_rank: statusRank(status),
      priority: one(['low', 'medium', 'high'] as const),
      story_points,
      place: firstPlace(id),
      started_at,
      done_at,
      created_by: 'You',
      version: history.length,
    });
    const criteria = (['usual', 'negative'] as const).map((kind, n) => ({
      project_id,
      id: v7(),
      story_id: id,
      number: n + 1,
      given: n === 0 ? `a free ${noun} at the ${place}` : `a ${noun} of somebody else`,
      when: `${roles[0]} chooses to ${verb} ${noun} ${number}`,
      outcome:
        n === 0 ? `the list shows ${noun} ${number} with the name of the member` : `${number} is refused with why`,
      kind,
    }));
    acceptance_criterion.push(...criteria);
    const needed = story[index - 7]?.id;
    if (index % 5 === 0 && needed) story_dependency.push({ project_id, story_id: id, depends_on: needed });
    for (let n = 0; n < testsOfStory; n += 1) {
      const test_id = v7();
      const of = index * testsOfStory + n + 1;
      const result: TestOutcome | null = isBegun ? (random() < 0.96 ? 'passed' : 'failed') : null;
      test_case.push({
        ...at,
        id: test_id,
        pi_id,
        story_id: id,
        criterion_id: criteria[n % criteria.length]?.id ?? null,
        number: of,
        title: `${title}, case ${n + 1}`,
        folded: folded(`${testReference(of)}\n${title}, case ${n + 1}`),
        level: one(['unit', 'integration', 'system', 'acceptance'] as const),
        priority: one(['P0', 'P1', 'P2', 'P3'] as const),
        steps: JSON.stringify([`Open the ${noun}`, `Choose to ${verb} it`]),
        expected: `The ${noun} is shown as it is now`,
        latest_result: result,
        latest_at: result && noon(begun + (index % 8) + 2),
        latest_criterion_version: result && 1,
        created_by: 'You',
      });
      if (result)
        test_result.push({
          project_id,
          id: v7(),
          test_id,
          result,
          at: noon(begun + (index % 8) + 2),
          source: 'ci',
          run: `#${begun}`,
          who: 'You',
          message: '',
          criterion_version: 1,
        });
    }
  }
  const idea: Rows<'idea'> = ideas.map((row) => ({
    ...row,
    type: 'feature_idea',
    status: 'active',
    created_by: 'You',
  }));
  const feature: Rows<'feature'> = features;
  const sprint: Rows<'sprint'> = sprints;
  const sprint_capacity: Rows<'sprint_capacity'> = sprints.flatMap(({ id: sprint_id }) =>
    Array.from({ length: people }, (_, n) => ({
      project_id,
      sprint_id,
      id: v7(),
      person: `Person ${n + 1}`,
      days_off: 0,
    })),
  );
  const plan = { idea, feature, sprint, sprint_capacity, story, story_history, acceptance_criterion, story_dependency };
  return { tables: { ...plan, test_case, test_result }, sprint: sprints[active]?.id ?? '', firstDay };
};

/** Fill a store that no server has open, directly: through the API it would take minutes. */
export const fillDelivery = async (place: Place, made: Omit<Delivery, 'sprint'>): Promise<Delivery> => {
  const { tables, sprint, firstDay } = rowsOf(made, new Date().toISOString().slice(0, 10));
  const { project, increment } = made;
  const store = await openStore(place.databaseUrl ? { databaseUrl: place.databaseUrl } : { folder: place.folder });
  try {
    await store.transact(async (tx) => {
      for (const [name, rows] of Object.entries(tables)) await insertRows(tx, name, rows);
      await tx
        .updateTable('project')
        .set({ last_story_number: deliveryCounts.stories, last_test_number: deliveryCounts.tests })
        .where('id', '=', project.id)
        .execute();
      await tx
        .updateTable('increment')
        .set({ start_date: firstDay, end_date: daysAfter(firstDay, inSprints.length * sprintDays - 1) })
        .set({ current_stage: 'sprint_planning' })
        .where('project_id', '=', project.id)
        .where('id', '=', increment.id)
        .execute();
    });
  } finally {
    await store.close();
  }
  return { ...made, sprint };
};

/** The project that is filled then, made through the API with everything that a new one has. */
export const makeDelivery = async (client: Client): Promise<Omit<Delivery, 'sprint'>> => {
  const project = await client.ask<Project>('POST', '/api/projects', { name: 'Delivery', summary: 'In full work.' });
  const [increment] = await client.ask<[Increment]>('GET', `/api/projects/${project.id}/increments`);
  return { project, increment };
};
