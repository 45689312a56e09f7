import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { remarksOf } from './remarks.ts';

const read = knowledgeLines('remarks');

test('each remark belongs to a feature of a kind, is whole, and is said once', () => {
  const features = new Map(kinds.map(({ id, features: own }) => [id, new Set<string>(own.map((one) => one.id))]));
  const said = new Set<string>();
  const faults = read.flatMap(({ file: kind, fields }) => {
    const [id = '', ...sentences] = fields;
    const again = sentences.filter((sentence) => said.has(sentence));
    for (const sentence of sentences) said.add(sentence);
    return [
      ...(features.get(kind)?.has(id) ? [] : [`${kind} has no feature ${id}`]),
      ...(sentences.length === 6 ? [] : [`${kind}: ${id} has ${sentences.length} sentences`]),
      ...sentences.filter((one) => !/^[\p{Lu}\d][^{}"]*\.$/u.test(one)).map((one) => `${kind}: ${one}`),
      ...again.map((one) => `${kind} says again: ${one}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('each feature of each kind has remarks, and what is no feature has none', () => {
  const lacking = kinds.flatMap(({ id: kind, features }) =>
    features.filter(({ id }) => remarksOf(kind, id) === undefined).map(({ id }) => `${kind}: ${id}`),
  );
  expect(lacking).toEqual([]);
  expect(remarksOf('volunteers', 'frobnicate')).toBeUndefined();
  const { theo, claude } = remarksOf('volunteers', 'publish-shifts-let-volunteers')!;
  expect(new Set([theo.consider, claude.consider, theo.risk.risk, claude.risk.risk]).size).toBe(4);
});
