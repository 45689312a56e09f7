import type { Feature, FeatureCard } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Client } from './client.ts';
import { ofTimes, type Figure } from './figure.ts';
import type { Floor } from './floor.ts';
import { atOnce, percentile, summary, timed, type Times } from './timing.ts';
import { featureMaker, searched, type Workspace } from './workspace.ts';

/** How long to measure: turns of a read, of a change, and seconds of a load from many clients. */
export type Effort = { reads: number; changes: number; combined: number; seconds: number };

type Page = { items: FeatureCard[]; next_cursor: string | null };
type Combination = { name: string; times: Times };

const orders = ['newest', 'oldest', 'name', 'value', 'wsjf', 'complexity', 'hand'] as const;

/** Filters as the page offers them, alone and together, from those that leave everything to those that leave next to nothing. */
const filters = (pi: string): Record<string, Record<string, string>> => ({
  all: {},
  implemented: { status: 'implemented' },
  'approved (1 of 1,000)': { status: 'approved' },
  'in progress (none)': { status: 'in_progress' },
  'must have': { value_category: 'Must Have' },
  'from planning (1 of 1,000)': { source_type: 'pi_planning' },
  'must have, from planning': { value_category: 'Must Have', source_type: 'pi_planning' },
  'suggested, could have, by Theo': { status: 'suggested', value_category: 'Could Have', source_type: 'theo' },
  'implemented, from planning': { status: 'implemented', source_type: 'pi_planning' },
  'current increment': { tab: 'current-pi' },
  'current increment, rejected': { tab: 'current-pi', status: 'rejected' },
  'previous increments (none)': { tab: 'previous-pis' },
  'tab implemented, must have': { tab: 'implemented', value_category: 'Must Have' },
  'tab rejected, by Claude': { tab: 'rejected', source_type: 'claude' },
  'one increment': { pi_id: pi },
});

const query = (of: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)])).toString();

/** All combinations together, and the slowest of them by name. */
const together = (name: string, combinations: Combination[], target: number, floor: number): Figure[] => {
  const slowest = combinations.toSorted((a, b) => b.times.p50 - a.times.p50)[0];
  if (slowest === undefined) return [];
  const medians = combinations.map(({ times }) => times.p50);
  const runs = combinations.reduce((sum, { times }) => sum + times.runs, 0);
  const all = { p50: percentile(medians, 0.5), p95: percentile(medians, 0.95), runs };
  return [
    ofTimes(name, all, { target, floor, detail: `${combinations.length} combinations; p95 is among their medians` }),
    ofTimes(`${name}, the slowest`, slowest.times, { target, floor, detail: slowest.name }),
  ];
};

const pages = async (client: Client, { large, increment }: Workspace, effort: Effort, floor: Floor) => {
  const list = `/api/projects/${large.id}/features`;
  const combinations: Combination[] = [];
  for (const order of orders) {
    for (const [name, filter] of Object.entries(filters(increment.id))) {
      const path = `${list}?${query({ ...filter, order })}`;
      combinations.push({
        name: `${name}, by ${order}`,
        times: await timed(effort.combined, () => client.time('GET', path)),
      });
    }
  }
  const deep: Combination[] = [];
  for (const order of orders) {
    let cursor = '';
    for (let page = 0; page < 50; page += 1) {
      const path = `${list}?${query({ order, limit: 200, ...(cursor && { cursor }) })}`;
      cursor = (await client.ask<Page>('GET', path)).next_cursor ?? '';
    }
    const path = `${list}?${query({ order, cursor })}`;
    deep.push({ name: `by ${order}`, times: await timed(effort.combined, () => client.time('GET', path)) });
  }
  return {
    figures: [
      ...together('page of 50, filtered and ordered', combinations, 5, floor.http),
      ...together('page of 50 after 10,000 others', deep, 5, floor.http),
    ],
    combinations: [...combinations, ...deep.map(({ name, times }) => ({ name: `after 10,000, ${name}`, times }))],
  };
};

const searches = async (client: Client, { large }: Workspace, effort: Effort, floor: Floor) => {
  const list = `/api/projects/${large.id}/features`;
  const combinations: Combination[] = [];
  for (const [kind, search] of Object.entries(searched)) {
    for (const order of ['newest', 'name', 'value'] as const) {
      const path = `${list}?${query({ search, order })}`;
      combinations.push({
        name: `${kind}, by ${order}`,
        times: await timed(effort.combined, () => client.time('GET', path)),
      });
    }
    const path = `${list}/count?${query({ search })}`;
    combinations.push({
      name: `${kind}, how many`,
      times: await timed(effort.combined, () => client.time('GET', path)),
    });
  }
  return { figures: together('search of a part of a word', combinations, 15, floor.http), combinations };
};

/** The same request as the page makes it, over the typed client's protocol. */
const rpc = (client: Client, path: string, input: object) => client.time('POST', `/api/rpc/${path}`, { json: input });

const reads = async (client: Client, space: Workspace, { reads: runs }: Effort, { http: floor }: Floor) => {
  const { large, features } = space;
  const project = `/api/projects/${large.id}`;
  const any = (index: number) => features[(index * 7919) % features.length]?.id ?? '';
  const get = (path: string) => timed(runs, () => client.time('GET', path));
  return [
    ofTimes('one feature', await timed(runs, (index) => client.time('GET', `${project}/features/${any(index)}`)), {
      target: 2,
      floor,
    }),
    ofTimes(
      'page of 50 as the browser asks',
      await timed(runs, () => rpc(client, 'feature/list', { project_id: large.id })),
      { target: 5, floor },
    ),
    ofTimes('how many features', await get(`${project}/features/count`), { floor }),
    ofTimes(
      'how many implemented by Theo',
      await get(`${project}/features/count?status=implemented&source_type=theo`),
      {
        floor,
      },
    ),
    ofTimes('statistics of the backlog', await get(`${project}/features/statistics`), { floor }),
    ofTimes('figures of the project', await get(`${project}/metrics`), { floor }),
    ofTimes('list of 100 projects', await get('/api/projects?limit=100'), { floor }),
    ofTimes('activity', await get(`${project}/activity`), { floor }),
    ofTimes('planning session', await get(`${project}/increments/${space.increment.id}/planning`), { floor }),
  ];
};

const changes = async (client: Client, space: Workspace, effort: Effort, { write: floor, httpPerSecond }: Floor) => {
  const { large, features, planned, others, increment } = space;
  const runs = effort.changes;
  const list = `/api/projects/${large.id}/features`;
  const make = featureMaker(2001);
  const create = () => client.time('POST', list, make());
  const created = await timed(runs, create);
  const many = await atOnce(16, effort.seconds, create);

  const statuses = ['selected', 'implemented', 'rejected', 'suggested'] as const;
  const status = await timed(runs, (index) =>
    client.time('POST', `${list}/${features[(index * 31) % 10_000]?.id}/status`, { status: statuses[index % 4] }),
  );
  const rename = await timed(runs, async (index) => {
    const { id, name } = features[10_000 + index] as Feature;
    return client.time('PATCH', `${list}/${id}`, { name: `${name} renamed`, version: 1 });
  });
  const planning = `/api/projects/${large.id}/increments/${increment.id}/planning/features`;
  const versions = planned.map(({ version }) => version);
  const toggle = await timed(runs, async (index) => {
    const at = index % planned.length;
    const change = { included: index % 2 === 0, version: versions[at] };
    const { ms, text } = await client.asked('PATCH', `${planning}/${planned[at]?.id}`, change);
    versions[at] = (JSON.parse(text) as PlanningFeature).version;
    return ms;
  });
  const advance: number[] = [];
  for (const project of others.slice(0, Math.min(runs, others.length))) {
    const path = `/api/projects/${project.id}/increments`;
    const { id, version } = await client.ask<Increment>('GET', `${path}/active`);
    advance.push(await client.time('POST', `${path}/${id}/advance`, { version }));
  }
  return [
    ofTimes('create a feature', created, { target: 4, floor }),
    ofTimes('create a feature, 16 clients', many, { floor }),
    {
      name: 'features created, 16 clients',
      value: many.perSecond,
      unit: 'a second',
      target: 500,
      atLeast: true,
      timesFloor: many.perSecond / httpPerSecond,
      detail: `${many.runs} created, no error`,
    },
    ofTimes('change the status', status, { target: 4, floor }),
    ofTimes('rename', rename, { target: 4, floor }),
    ofTimes('include or leave out in planning', toggle, { target: 4, floor }),
    ofTimes('advance the increment', summary(advance), { target: 4, floor }),
  ] satisfies Figure[];
};

/** Everything that is asked of the API. Reads come first, as the changes make the project larger than it should be. */
export const measureApi = async (client: Client, space: Workspace, effort: Effort, floor: Floor) => {
  const read = await reads(client, space, effort, floor);
  const paged = await pages(client, space, effort, floor);
  const searches_ = await searches(client, space, effort, floor);
  const changed = await changes(client, space, effort, floor);
  return {
    figures: [...changed, ...paged.figures, ...searches_.figures, ...read],
    combinations: [...paged.combinations, ...searches_.combinations],
  };
};
