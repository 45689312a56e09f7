/**
 * Creates features and changes their status, several at once and without end, and says each one on a line once it was
 * acknowledged: its id and version. Started by `crash-writing.ts`, which ends it by SIGKILL.
 */
import { writeSync } from 'node:fs';
import pino from 'pino';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { clientOf, openProgram } from '#server/program.ts';

const [folder = '', projectId = ''] = process.argv.slice(2);
const atOnce = 8;
const out = 1;

const program = await openProgram({ folder }, { log: pino({ level: 'silent' }), advisor: createRulesAdvisor() });
const client = clientOf(program);
writeSync(out, 'open\n');

const write = async (): Promise<never> => {
  for (;;) {
    const { id, version } = await client.feature.create({
      project_id: projectId,
      name: `Written by process ${process.pid}`,
      description: 'Acknowledged, and so there for good.',
    });
    writeSync(out, `${id} ${version}\n`);
    const changed = await client.feature.setStatus({ project_id: projectId, id, status: 'selected', version });
    writeSync(out, `${id} ${changed.version}\n`);
  }
};
await Promise.all(Array.from({ length: atOnce }, write));
