import type { Reading } from '../reading/reading.ts';
import { wordsIn } from '../reading/clauses.ts';
import { stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import type { Kind, TypicalFeature } from './kind.ts';
import { kinds } from './kinds.ts';

/** BM25 (Robertson and Zaragoza, 2009): how soon a word that is said again counts no more, and how much length counts. */
const soon = 1.2;
const length = 0.75;

const plain = (text: string) => text.replaceAll(/\{[^}]*\}/gu, '').replaceAll(/[_-]/gu, ' ');

/** What is known of a kind; what names it, what hints at it and its nouns count twice. */
const textsOf = ({ title, field, strong, weak, things, people, features }: Kind): string[] => [
  title,
  field,
  ...people,
  ...[title, strong, weak, ...things].flatMap((text) => [text, text]),
  ...features.flatMap(({ name, said = '' }: TypicalFeature) => [name, said]),
];

const counted = kinds.map((kind) => {
  const counts = new Map<string, number>();
  for (const text of textsOf(kind))
    for (const word of plain(text).split(/\s+/u))
      for (const term of commonStems(stemsOf(word))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, size: [...counts.values()].reduce((sum, one) => sum + one, 0) };
});
const usualSize = counted.reduce((sum, { size }) => sum + size, 0) / counted.length;

/** How much a term says for each kind that has it, by the place of the kind. */
const saying = new Map<string, { place: number; weight: number }[]>();
for (const [place, { counts, size }] of counted.entries())
  for (const [term, times] of counts)
    saying.set(term, [
      ...(saying.get(term) ?? []),
      { place, weight: (times * (soon + 1)) / (times + soon * (1 - length + (length * size) / usualSize)) },
    ]);
for (const entries of saying.values()) {
  const rare = Math.log(1 + (kinds.length - entries.length + 0.5) / (entries.length + 0.5));
  for (const entry of entries) entry.weight *= rare;
}

/** How like all that is known of a kind the texts are, refusals left out; by the place of the kind, from 0. */
export function likenessOf(reading: Reading): number[] {
  const terms = new Map<string, number>();
  for (const { clauses, source } of reading.parts)
    for (const clause of clauses)
      if (clause.lead !== 'refusal')
        for (const term of commonStems(stemsOf(wordsIn(clause, source.text))))
          terms.set(term, Math.max(terms.get(term) ?? 0, source.weight));
  const likeness = kinds.map(() => 0);
  for (const [term, weight] of terms)
    for (const entry of saying.get(term) ?? []) likeness[entry.place]! += entry.weight * weight;
  return likeness;
}
