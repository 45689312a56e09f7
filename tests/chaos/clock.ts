import { mkdtemp, rm } from 'node:fs/promises';
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { clientOf, openProgram } from '#server/program.ts';
import { aFeature, aProject } from '../builders.ts';
import type { Outcome, Scenario } from './scenario.ts';

const dayMs = 86_400_000;
const perRound = 20;

/** Moves the clock of this process while it writes. */
const steppingBack = async (rounds: number): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  const realNow = Date.now;
  let offset = 0;
  Date.now = () => realNow() + offset;
  const now = () => new Date(Date.now());
  const program = await openProgram({ folder }, { log: pino({ level: 'silent' }), advisor: createRulesAdvisor(), now });
  const faults: string[] = [];
  try {
    const client = clientOf(program);
    const { project } = await aProject(client);
    const ids: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      offset -= randomInt(dayMs);
      if (round % 3 === 0) offset += randomInt(2 * dayMs);
      for (let each = 0; each < perRound; each += 1) ids.push((await aFeature(client, project.id)).id);
      const one = { project_id: project.id, id: ids.at(-1) ?? '' };
      for (const status of ['selected', 'suggested'] as const) await client.feature.setStatus({ ...one, status });
      const { history, version } = await client.feature.get(one);
      const actions = history.map(({ action }) => action).join(' ');
      if (version !== 3 || history.length !== 3) faults.push(`round ${round}: version ${version}, history: ${actions}`);
    }
    const disorder = ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? ''));
    if (disorder.length > 0) faults.push(`${disorder.length} ids are not above the one before`);
    const listed: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await client.feature.list({ project_id: project.id, limit: 50, ...(cursor && { cursor }) });
      listed.push(...page.items.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    if (listed.length !== ids.length || new Set(listed).size !== ids.length)
      faults.push(
        `${ids.length} features were made, the pages list ${listed.length}, ${new Set(listed).size} different`,
      );
    return { note: `${ids.length} ids, steps of up to a day back, every third also forward`, faults };
  } finally {
    Date.now = realNow;
    await program.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

export const clock: Scenario = {
  name: 'Clock stepping back',
  holds: 'Ids rise, versions and histories stay in order, and pages list every row once.',
  amount: 200,
  unit: 'rounds',
  run: steppingBack,
};
