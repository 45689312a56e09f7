import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { lintCriterion } from '#domain/lint/criterion-rules.ts';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { kinds } from './kinds.ts';

test('each file of examples belongs to a kind, and each line to one of its features', () => {
  const features = new Map(kinds.map(({ id, features: own }) => [id, new Set<string>(own.map((one) => one.id))]));
  const told = new Set<string>();
  const faults = knowledgeLines('examples').flatMap(({ file: kind, fields }) => {
    const [id = ''] = fields;
    const again = told.has(`${kind} ${id}`);
    told.add(`${kind} ${id}`);
    return [
      ...(features.has(kind) ? [] : [`${kind} is no kind`]),
      ...(fields.length === 9 && !fields.includes('') ? [] : [`${kind}: ${id} is not whole`]),
      ...(features.get(kind)?.has(id) ? [] : [`${kind} has no feature ${id}`]),
      ...(again ? [`${kind}: ${id} is told twice`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('each kind tells the story of each of its features', () => {
  const lacking = kinds.flatMap(({ id: kind, features }) =>
    features.filter(({ id }) => exampleOf(kind, id) === undefined).map(({ id }) => `${kind}: ${id}`),
  );
  expect(lacking).toEqual([]);
});

test('the linter finds nothing in what a story of any kind is accepted by', () => {
  const faults = kinds.flatMap(({ id: kind, features }) =>
    features.flatMap(({ id }) => {
      const { usual, edge } = exampleOf(kind, id)!;
      const found: string[] = [];
      for (const criterion of [usual, edge])
        lintCriterion({ id: '', kind: 'usual', ...criterion }, (rule, _, sentence) =>
          found.push(`${kind}: ${id}: ${rule}: ${sentence}`),
        );
      return found;
    }),
  );
  expect(faults).toEqual([]);
});

test('an example tells who wants it, what for, and by what it is accepted; what has none is told as its verb is', () => {
  const example = exampleOf('volunteers', 'swap-cancel-shifts')!;
  expect(example.who).toMatch(/^an? /u);
  for (const text of [example.so, ...Object.values(example.usual), ...Object.values(example.edge)])
    expect(text).toMatch(/^\P{Lu}.*[^.]$/u);
  expect(exampleOf('volunteers', 'frobnicate')).toBeUndefined();
  expect(exampleOf('frobnication', 'frobnicate')).toBeUndefined();
});
