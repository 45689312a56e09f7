/**
 * `npm run demo [-- --folder <folder>]`: an example workspace in a store of its own, made anew each time and each time
 * the same, then served. PORT names a port; otherwise any free one is taken.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { clientOf, openProgram } from '#server/program.ts';
import { fixedClock, fixedIds, seeded } from './demo/fixed.ts';
import { fillWorkspace } from './demo/workspace.ts';

const root = join(import.meta.dirname, '..');
const options = () => {
  try {
    return parseArgs({
      options: {
        folder: { type: 'string', default: join(root, 'data/demo') },
        'no-serve': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run demo -- [--folder <folder>] [--no-serve]`);
    process.exit(2);
  }
};
const values = options();
const folder = resolve(values.folder);
const store = join(folder, 'coscrum.db');
const mark = join(folder, 'example-workspace');

if (existsSync(store) && !existsSync(mark)) {
  console.error(`${folder} holds a store that is no example. Choose another folder: npm run demo -- --folder <folder>`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
writeFileSync(mark, 'npm run demo makes the store in this folder anew each time it is started.\n');
for (const file of [store, `${store}-wal`, `${store}-shm`]) rmSync(file, { force: true });

const clock = fixedClock('2026-08-17T16:00:00Z');
const program = await openProgram(
  { folder },
  { log: pino({ level: 'silent' }), advisor: createRulesAdvisor(), now: clock.now },
);
try {
  await fillWorkspace(clientOf({ ...program, newId: fixedIds(clock, seeded(2026)) }), clock);
} finally {
  await program.close();
}
console.log(`The example workspace is in ${folder}`);

if (!values['no-serve']) {
  const { DATABASE_URL: _, ...env } = process.env;
  // The server takes the place of this process, so that it hears the signals itself.
  process.execve?.(process.execPath, [process.execPath, join(root, 'src/server/main.ts')], {
    ...env,
    COSCRUM_DATA: folder,
    PORT: env.PORT || '0',
  });
}
