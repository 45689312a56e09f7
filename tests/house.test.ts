import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownPaths, wrongNames } from './house/names.ts';
import type { Tree } from './house/source.ts';
import { trespasses } from './house/walls.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readAll = (files: string[]): Tree => Object.fromEntries(files.map((file) => [file, read(file)]));
const files = globSync(['{src,tests,scripts,bench,bin}/**/*.*', 'docs/**/*.md'], { cwd: root }).sort();
const sources = readAll(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts')));

test('no room reaches through a wall', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(trespasses(sources)).toEqual([]);
});

test('every file and folder is named by the rules', () => {
  expect(wrongNames(files)).toEqual([]);
});

test('no text holds a path of the machine it was written on', () => {
  const texts = globSync(['*.{md,json,ts}', '.ci/run', '.github/**/*.*'], { cwd: root });
  const own = [...texts, ...files].filter((file) => /(?:\.(?:ts|tsx|md|json|html|css)|run)$/.test(file));
  expect(ownPaths(readAll(own))).toEqual([]);
});

test('the second command of the quick start is the one that continuous integration runs', () => {
  const commands = [...read('README.md').matchAll(/^ *```(?:sh|bash|shell|console)?\n([\s\S]*?)^ *```/gm)].map(
    (block) => block[1]?.trim(),
  );
  expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  expect(read('.ci/run').split('\n')).toContain(commands[1]);
});

/** One line of code in one file, and what has to be said about it. */
const planted: [file: string, code: string, fault: RegExp][] = [
  ['src/domain/a.ts', "import { db } from '#server/db/store.ts';", /domain may not import server/],
  ['src/domain/a.ts', "import type { Db } from '#server/db/store.ts';", /domain may not import server/],
  ['src/domain/a.ts', "export const load = () => import('#web/main.tsx');", /domain may not import web/],
  ['src/domain/a.ts', "export type Db = import('#server/db/store.ts').Db;", /domain may not import server/],
  ['src/domain/a.ts', "import { readFile } from 'node:fs';", /no input or output/],
  ['src/domain/a.ts', 'export const now = () => Date.now();', /Date\.now/],
  ['src/domain/a.ts', 'export const now = () => new Date();', /new Date\(\)/],
  ['src/domain/a.ts', "import { anIdea } from '#tests/builders.ts';", /domain may not import tests/],
  ['src/contract/a.ts', "import { Hono } from 'hono';", /only zod/],
  ['src/web/a.ts', "import { roster } from '../domain/personas.ts';", /'#domain\/\.\.\.' is meant/],
  ['src/web/a.ts', "import { theme } from '#web/ui/theme.ts';", /inside its own room/],
  ['src/web/a.ts', "import { feature } from '#contract/feature.ts';", /zod into the bundle/],
  ['src/web/a.ts', "import { rule } from '#domain/feature-status.ts';", /zod into the bundle/],
  ['src/cli/a.ts', "import { app } from '#server/app.ts';", /cli may not import server/],
  ['src/server/app.ts', "import { plan } from '#advisors/rules/plan.ts';", /only src\/server\/main\.ts/],
  ['src/advisors/team.ts', "import { plan } from './rules/plan.ts';", /only src\/server\/main\.ts/],
  ['src/server/app.ts', 'export const port = process.env.PORT;', /process\.env/],
  ['src/server/app.ts', "import { env } from 'node:process';", /environment/],
  ['src/web/ui/all.ts', "export { theme } from './theme.ts';\nexport * from './face.tsx';", /only hands on/],
  ['src/attic/a.ts', "import { roster } from '#domain/personas.ts';", /attic may not import domain/],
  ['src/domain/a.test.ts', "test.skip('later', () => {});", /test\.skip/],
  ['src/domain/a.test.ts', "describe.each([1])('x', () => {}); test.concurrent.only('y');", /test\.concurrent\.only/],
  ['tests/journeys/a.e2e.ts', 'await page.waitForTimeout(500);', /fixed time/],
  ['tests/journeys/a.e2e.ts', "import { app } from '../../src/server/app.ts';", /'#server\/\.\.\.' is meant/],
];

const bystanders: Tree = {
  'src/contract/feature.ts': "import * as z from 'zod';",
  'src/domain/feature-status.ts': "import { feature } from '#contract/feature.ts';",
};

test.each(planted)('a trespass is found: %s: %s', (file, code, fault) => {
  expect(trespasses({ ...bystanders, [file]: code }).join('\n')).toMatch(fault);
});

test('what is allowed is not reported', () => {
  const allowed: Tree = {
    ...bystanders,
    'src/contract/vocabulary.ts': 'export const limits = { name: 200 };',
    'src/domain/backlog.ts': "import { limits } from '#contract/vocabulary.ts'; export const at = new Date(0);",
    'src/domain/backlog.test.ts': "import { anIdea } from '#tests/builders.ts'; import { it } from 'vitest';",
    'src/web/a.tsx':
      "import type { Feature } from '#contract/feature.ts'; import { limits } from '#contract/vocabulary.ts';",
    'src/web/b.ts':
      "import './a.tsx'; // process.env and test.skip() may be spoken of\nexport const text = 'process.env';",
    'src/server/main.ts': "import { plan } from '#advisors/rules/plan.ts'; export const port = process.env.PORT;",
    'src/advisors/rules/plan.ts': "import { read } from './reading/read.ts';",
    'tests/builders.ts': "import { feature } from '#contract/feature.ts';",
  };
  expect(trespasses(allowed)).toEqual([]);
});

test('a wrong name and a path of one machine are found', () => {
  expect(wrongNames(['src/web/features/a.ts', 'src/domain/Backlog.ts', 'src/server/db/my_store.ts'])).toHaveLength(3);
  expect(wrongNames(['src/web/routes/project.$projectId.tsx', 'src/web/ui/face.module.css'])).toEqual([]);
  const path = ['', 'work', 'main'].join('/');
  expect(ownPaths({ 'README.md': `cd ${path}\n`, 'docs/map.md': `see src${path}` })).toHaveLength(1);
});
