import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).sort();

/** The settings as the schema has them: each name with its default, or null where it has none. */
const settingsOfSource = (): Record<string, string | null> => {
  const schema = /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read('src/server/settings.ts'))?.[1] ?? '';
  const entries = schema.split(/\n(?= {2}[A-Z])/);
  return Object.fromEntries(
    entries.map((entry) => {
      const name = /^\s*([A-Z][A-Z0-9_]*):/.exec(entry)?.[1] ?? entry;
      const fallback = /\.default\(([^)]*)\)/.exec(entry)?.[1]?.replaceAll(/['_]/g, '');
      return [name, fallback ?? null];
    }),
  );
};

const settingsOfReadme = (): Record<string, string | null> =>
  Object.fromEntries(
    [...read('README.md').matchAll(/^\| `([A-Z][A-Z0-9_]*)`\s*\| (?:`([^`]+)`|not set)\s*\|/gm)].map(
      ([, name = '', fallback]) => [name, fallback ?? null],
    ),
  );

test('the settings of the README are those of the program, with the same defaults', () => {
  const settings = settingsOfSource();
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(['PORT', 'HOST', 'COSCRUM_DATA', 'DATABASE_URL']));
  expect(settingsOfReadme()).toEqual(settings);
});

test('every file and folder that a document links to is there', () => {
  // The pictures are taken from a running program, so a fresh checkout of a change may not have them yet.
  const isPicture = (target: string) => target.endsWith('.png');
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !isPicture(target) && !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('every npm script that a document names is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([\w:-]+)|npm (start|test)\b/g)].map(([, run, short]) => run ?? short ?? ''),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test('every file of the source that a document names is there', () => {
  const placeholder = /[<*…]|\.\.\./;
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:src|tests|scripts|bin|bench|docs)\/[\w$./<>*-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !placeholder.test(path) && !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`),
  );
  // The walk of the first change tells how these come to be.
  expect(missing.filter((line) => !line.startsWith('docs/first-change.md'))).toEqual([]);
});

test('a decision has at most forty lines and a status, unless it says why it is longer', () => {
  const wrong = globSync('docs/decisions/*.md', { cwd: root }).filter((file) => {
    const text = read(file);
    const isLong = text.split('\n').length > 41 && !text.includes('This file is longer');
    return isLong || !/^Status: (?:accepted|proposed|superseded by)/m.test(text);
  });
  expect(wrong).toEqual([]);
});
