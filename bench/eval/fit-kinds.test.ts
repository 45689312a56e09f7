import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packed as packedAsked } from '#advisors/rules/knowledge/asked.ts';
import { kinds } from '#advisors/rules/knowledge/kinds.ts';
import { recogniseKinds } from '#advisors/rules/knowledge/recognise.ts';
import { packed } from '#advisors/rules/knowledge/told.ts';
import { drained } from '#advisors/rules/pace.ts';
import { readSources } from '#advisors/rules/reading/reading.ts';
import { askedClauses, fittedKinds, toldTexts } from './fit-kinds.ts';
import { writtenClauses } from './told-kinds.ts';

const fittedFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../src/advisors/rules/knowledge/fitted/${name}`, import.meta.url)));

test('what is shipped is what the texts and clauses say', () => {
  expect(packed(fittedKinds(toldTexts().filter(({ apart }) => !apart)))).toEqual(fittedFile('kinds.bin'));
  expect(packedAsked(askedClauses())).toEqual(fittedFile('asked.bin'));
});

test('every text is for a kind that there is, and every clause for one of its features', () => {
  const ids = new Set(kinds.map(({ id }) => id));
  const rules = new Set(kinds.flatMap(({ id, features }) => features.map((feature) => `${id}.${feature.id}`)));
  expect(toldTexts().filter(({ kind, also }) => ![kind, ...also].every((id) => ids.has(id)))).toEqual([]);
  expect([...writtenClauses().keys()].filter((rule) => !rules.has(rule))).toEqual([]);
});

test('the kind of ideas that nothing was fitted to is found', () => {
  const ideas = toldTexts().filter(({ apart }) => apart);
  expect(ideas.length).toBeGreaterThan(150);
  const found = ideas.map(({ text, kind, also }) => {
    const likeliest = recogniseKinds(drained(readSources([{ id: 'idea', text, weight: 1 }]))).slice(0, 2);
    return likeliest.map((one) => [kind, ...also].includes(one.kind.id));
  });
  expect(found.filter(([first]) => first).length / ideas.length).toBeGreaterThan(0.7);
  expect(found.filter((right) => right.includes(true)).length / ideas.length).toBeGreaterThan(0.81);
});
