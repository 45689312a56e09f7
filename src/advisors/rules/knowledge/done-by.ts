import type { Reading } from '../reading/reading.ts';
import { wordsIn } from '../reading/clauses.ts';
import { stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import { kinds } from './kinds.ts';

/** The words of every typical feature, by the place of its kind; a feature rests on its name and on how people ask for it. */
const features = kinds.flatMap((kind, place) =>
  kind.features.map(({ name, said }: { name: string; said?: string }) => ({
    place,
    terms: commonStems(stemsOf(`${name.replaceAll(/\{[^}]*\}/gu, '')} ${(said ?? '').replaceAll('_', ' ')}`)),
  })),
);

const spread = new Map<string, Set<number>>();
for (const { place, terms } of features)
  for (const term of terms) spread.set(term, (spread.get(term) ?? new Set()).add(place));

/** From 0 for a word that all kinds use to 1 for a word of one kind. */
const tells = new Map(
  [...spread].map(([term, places]) => [term, Math.log(kinds.length / places.size) / Math.log(kinds.length)]),
);

const byTerm = new Map<string, number[]>();
for (const [at, { terms }] of features.entries())
  for (const term of terms) if (tells.get(term)! > 0.15) byTerm.set(term, [...(byTerm.get(term) ?? []), at]);

/** How much a feature has to be spoken of in one clause, at least and at most. */
const least = 1.1;
const most = 1.5;

/** How much of what each kind usually does the clauses speak of, by the place of the kind. */
export function doneBy(reading: Reading): Map<number, number> {
  const heard = new Map<number, number>();
  for (const { clauses, source } of reading.parts) {
    for (const clause of clauses) {
      if (clause.lead === 'refusal') continue;
      const here = new Map<number, { sum: number; words: number }>();
      for (const term of commonStems(stemsOf(wordsIn(clause, source.text))))
        for (const at of byTerm.get(term) ?? []) {
          const { sum, words } = here.get(at) ?? { sum: 0, words: 0 };
          here.set(at, { sum: sum + tells.get(term)! * source.weight, words: words + 1 });
        }
      // One word alone stands in the names of many features.
      for (const [at, { sum, words }] of here) if (words > 1 && sum > (heard.get(at) ?? 0)) heard.set(at, sum);
    }
  }
  const kindsHeard = new Map<number, number>();
  for (const [at, sum] of heard) {
    const { place } = features[at]!;
    if (sum >= least) kindsHeard.set(place, (kindsHeard.get(place) ?? 0) + Math.min(most, sum));
  }
  return kindsHeard;
}
