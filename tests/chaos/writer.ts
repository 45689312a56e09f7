/**
 * Creates features and changes their status, several at once and without end, and says each one on a line once it was
 * acknowledged: its id and version. Begins when told to on its input, so that the next one loads while this one writes. Started by `crash-writing.ts`, which ends it by SIGKILL.
 */
import { once } from 'node:events';
import pino from 'pino';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { clientOf, openProgram } from '#server/program.ts';

const [folder = '', projectId = ''] = process.argv.slice(2);
const atOnce = 8;
const say = (line: string) => process.stdout.write(`${line}\n`);

await once(process.stdin, 'data');
const program = await openProgram({ folder }, { log: pino({ level: 'silent' }), advisor: createRulesAdvisor() });
const client = clientOf(program);
say('open');

const write = async (): Promise<never> => {
  for (;;) {
    const { id, version } = await client.feature.create({
      project_id: projectId,
      name: `Written by process ${process.pid}`,
      description: 'Acknowledged, and so there for good.',
    });
    say(`${id} ${version}`);
    const changed = await client.feature.setStatus({ project_id: projectId, id, status: 'selected', version });
    say(`${id} ${changed.version}`);
  }
};
await Promise.all(Array.from({ length: atOnce }, write));
