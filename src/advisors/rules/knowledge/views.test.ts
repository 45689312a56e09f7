import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { expect, test } from 'vitest';
import { kinds } from './kinds.ts';
import { viewsOf } from './views.ts';

/** The architects speak from their remarks. */
const members = ['milo', 'ava', 'bea', 'quinn', 'uma', 'sasha', 'dana'] as const;

test('each view is about a feature of its kind, is whole, and is given once', () => {
  const features = new Map(kinds.map(({ id, features: own }) => [id, new Set<string>(own.map((one) => one.id))]));
  const said = new Set<string>();
  const faults = knowledgeLines('views').flatMap(({ file: kind, fields }) => {
    const [member = '', ...others] = fields;
    const parts = [0, 3, 6].map((at) => others.slice(at, at + 3));
    return [
      ...(fields.length === 10 && !fields.includes('') ? [] : [`${kind}: ${member} is not whole`]),
      ...parts.flatMap(([feature = '', point = '', advice = '']) => {
        const again = [point, advice].filter((text) => said.has(text));
        for (const text of [point, advice]) said.add(text);
        return [
          ...(features.get(kind)?.has(feature) ? [] : [`${kind} has no feature ${feature}`]),
          ...[point, advice].filter((text) => !/^[^{}"|]+\.$/u.test(text)).map((text) => `${kind}: ${text}`),
          ...(/^\p{Ll}/u.test(advice) ? [] : [`${kind} advises nothing: ${advice}`]),
          ...again.map((text) => `${kind} says again: ${text}`),
        ];
      }),
    ];
  });
  expect(faults).toEqual([]);
});

test('each member has three views on each kind of product, and none on what is no kind', () => {
  const lacking = kinds.flatMap(({ id }) =>
    members
      .filter((member) => new Set(viewsOf(id, member).map(({ feature }) => feature)).size !== 3)
      .map((member) => `${id}: ${member}`),
  );
  expect(lacking).toEqual([]);
  expect(viewsOf('frobnication', 'milo')).toEqual([]);
});
