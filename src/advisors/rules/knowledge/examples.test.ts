import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { kinds } from './kinds.ts';

const folder = join(import.meta.dirname, 'examples');
const files = globSync('*.txt', { cwd: folder });

test('each file of examples belongs to a kind, and each line to one of its features', () => {
  const lines = files.flatMap((file) => {
    const kind = basename(file, '.txt');
    const ids = kinds.find(({ id }) => id === kind)?.features.map(({ id }) => id) ?? [];
    const fields = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.split(' | ').map((field) => field.trim()));
    const said = fields.map(([id]) => id);
    return [
      ...(ids.length === 0 ? [`${kind} is no kind`] : []),
      ...fields.filter((one) => one.length !== 9 || one.includes('')).map(([id]) => `${kind}: ${id} is not whole`),
      ...said.filter((id) => !ids.includes(id!)).map((id) => `${kind} has no feature ${id}`),
      ...said.filter((id, at) => said.indexOf(id) !== at).map((id) => `${kind}: ${id} is told twice`),
    ];
  });
  expect(lines).toEqual([]);
});

test('each kind tells the story of each of its features', () => {
  const lacking = kinds.flatMap(({ id: kind, features }) =>
    features.filter(({ id }) => exampleOf(kind, id) === undefined).map(({ id }) => `${kind}: ${id}`),
  );
  expect(lacking).toEqual([]);
});

test('an example tells who wants it, what for, and by what it is accepted; what has none is told as its verb is', () => {
  const example = exampleOf('volunteers', 'swap-cancel-shifts')!;
  expect(example.who).toMatch(/^an? /u);
  for (const text of [example.so, ...Object.values(example.usual), ...Object.values(example.edge)])
    expect(text).toMatch(/^\P{Lu}.*[^.]$/u);
  expect(exampleOf('volunteers', 'frobnicate')).toBeUndefined();
  expect(exampleOf('frobnication', 'frobnicate')).toBeUndefined();
});
