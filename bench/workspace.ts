import type { Feature } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import type { Project } from '#contract/project.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Client } from './client.ts';

/** What the measures find in the store. The same on every machine and in every run, but for ids and instants. */
export type Workspace = {
  /** The project with 20,000 features, its features and its increment. */
  large: Project;
  increment: Increment;
  features: Feature[];
  planned: PlanningFeature[];
  /** The project with 100 features. */
  small: Project;
  /** All the others, each with a few features. */
  others: Project[];
};

const counts = { large: 20_000, small: 100, few: 10, projects: 100 } as const;
const batch = 200;

/** Words that the search is measured with: in about one feature of ten, in exactly one, and in none. */
export const searched = { common: 'aymen', rare: 'zephyrin', accent: 'ubersic', two: 'ay', none: 'qxqxq' } as const;

const subjects = 'Payment,Invoice,Customer,Delivery,Booking,Calendar,Profile,Report,Übersicht,Warehouse'.split(',');
const actions = 'list,import,export,reminder,approval,search,history,dashboard,notification,comparison'.split(',');
const words =
  'the people who work here want to see at once what changed since yesterday so that nobody has to ask twice and every order leaves the house on the day it was promised even when the line is slow'.split(
    ' ',
  );

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Weighted<T> = readonly (readonly [T, number])[];
const statuses = [
  ['suggested', 0.56],
  ['selected', 0.2],
  ['rejected', 0.1],
  ['implemented', 0.139],
  ['approved', 0.001],
] as const;
const values = [
  ['Must Have', 0.2],
  ['Should Have', 0.5],
  ['Could Have', 0.3],
] as const;
const sizes = [
  ['S', 0.3],
  ['M', 0.5],
  ['L', 0.2],
] as const;
const sources = [
  ['ava', 0.5],
  ['theo', 0.15],
  ['claude', 0.15],
  ['user', 0.199],
  ['pi_planning', 0.001],
] as const;

/** Makes the bodies of new features, one after the other, always the same ones. */
export const featureMaker = (seed: number) => {
  const random = randomFrom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const of = <T>(list: Weighted<T>): T => {
    let left = random();
    return (list.find(([, weight]) => (left -= weight) < 0) ?? list[0])?.[0] as T;
  };
  const sentence = (length: number) => Array.from({ length }, () => one(words)).join(' ');
  let number = 0;
  return (place: { pi_id: string } | object = {}) => {
    number += 1;
    return {
      name: `${one(subjects)} ${one(actions)} ${number}`,
      description: `${sentence(20 + Math.floor(random() * 30))}${number === 7777 ? ' Zephyrine' : ''}.`,
      status: of(statuses),
      value_category: of(values),
      complexity: of(sizes),
      source_type: of(sources),
      reasoning: sentence(15),
      ...place,
    };
  };
};

const addFeatures = async (
  client: Client,
  project: Project,
  count: number,
  make: () => ReturnType<ReturnType<typeof featureMaker>>,
): Promise<Feature[]> => {
  const added: Feature[] = [];
  while (added.length < count) {
    const features = Array.from({ length: Math.min(batch, count - added.length) }, make);
    added.push(...(await client.ask<Feature[]>('POST', `/api/projects/${project.id}/features/batch`, { features })));
  }
  return added;
};

/** Fill an empty store through the API, from a fixed seed. */
export const seed = async (client: Client): Promise<Workspace> => {
  const addProject = (name: string) =>
    client.ask<Project>('POST', '/api/projects', { name, summary: `What ${name} is for.`, tags: ['bench'] });
  const others: Project[] = [];
  for (let number = 1; number <= counts.projects - 2; number += 1) {
    const project = await addProject(`Project ${number}`);
    await addFeatures(client, project, counts.few, featureMaker(number));
    others.push(project);
  }
  const small = await addProject('Small');
  await addFeatures(client, small, counts.small, featureMaker(1001));
  const large = await addProject('Large');
  const [increment] = await client.ask<[Increment]>('GET', `/api/projects/${large.id}/increments`);
  const make = featureMaker(1002);
  let made = 0;
  const features = await addFeatures(client, large, counts.large, () =>
    make((made += 1) % 4 === 0 ? { pi_id: increment.id } : {}),
  );
  const planning = `/api/projects/${large.id}/increments/${increment.id}/planning/features`;
  const planned: PlanningFeature[] = [];
  for (let number = 1; number <= 12; number += 1)
    planned.push(await client.ask('POST', planning, { name: `Planned ${number}`, description: 'To be decided.' }));
  return { large, increment, features, planned, small, others };
};
