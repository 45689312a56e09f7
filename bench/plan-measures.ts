import type { Increment } from '#contract/increment.ts';
import type { Project } from '#contract/project.ts';
import type { PlanProposal, SprintPlan } from '#contract/sprint.ts';
import { daysAfter } from '#domain/sprint-dates.ts';
import { aLargePlan } from '#tests/plans.ts';
import type { Client } from './client.ts';
import { ofTimes, type Figure } from './figure.ts';
import { summary } from './timing.ts';

const turns = 3;
const sprints = 6;
const stories = 200;

/** A plan for a project of its own, as large as it has to answer in time: from the click to the proposal. */
export const measurePlan = async (client: Client): Promise<Figure> => {
  const project = await client.ask<Project>('POST', '/api/projects', { name: 'Plan', summary: 'To be planned.' });
  const ofProject = `/api/projects/${project.id}`;
  const [increment] = await client.ask<[Increment]>('GET', `${ofProject}/increments`);
  const at = `${ofProject}/increments/${increment.id}`;
  const start_date = new Date().toISOString().slice(0, 10);
  const end_date = daysAfter(start_date, sprints * 14 - 1);
  await client.ask('PATCH', at, { version: increment.version, start_date, end_date });
  const problem = aLargePlan(stories, sprints);
  const { plan } = await client.ask<{ plan: SprintPlan }>('POST', `${at}/sprints/cut`, { count: sprints });
  for (const [n, { id, version, person_days }] of plan.sprints.entries())
    await client.ask('PATCH', `${ofProject}/sprints/${id}`, {
      version,
      focus_factor: 1,
      points_per_day: Math.round((10 * (problem.room[n] ?? 0)) / person_days) / 10,
    });
  const ids = new Map<string, string>();
  for (const { id, points, delay, depends_on } of problem.stories) {
    const made = await client.ask<{ id: string }>('POST', `${ofProject}/stories`, {
      title: `Story ${id}`,
      pi_id: increment.id,
      story_points: points,
      value: delay > 10 ? 8 : 3,
      depends_on: depends_on.map((one) => ids.get(one)),
    });
    ids.set(id, made.id);
  }
  const times: number[] = [];
  let engine = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const { ms, text } = await client.asked('POST', `${at}/sprints/propose`, {});
    times.push(ms);
    const proposed = JSON.parse(text) as PlanProposal;
    engine = proposed.optimal ? `${proposed.engine}, proven the best` : proposed.engine;
  }
  const name = `a plan of ${stories} stories over ${sprints} sprints, proposed`;
  return ofTimes(name, summary(times), { target: 5000, detail: engine });
};
