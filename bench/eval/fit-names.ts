import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drained } from '#advisors/rules/pace.ts';
import { bestName, namingSigns, type Naming } from '#advisors/rules/suggest/name-choice.ts';
import { namingsIn } from '#advisors/rules/suggest/from-wishes.ts';
import type { Wish } from '#advisors/rules/reading/wishes.ts';
import { situationOf } from '#advisors/rules/suggest/suggest.ts';
import { unpacked } from '#advisors/rules/reading/weights.ts';
import { fitted, type Row } from './fit-reading.ts';
import { judgedIdeas, judgedWishes, placeOf } from './judged.ts';

const weights = join(import.meta.dirname, '../../src/advisors/rules/suggest/fitted/names.bin');
const folds = 4;
/** There are fewer names than words: with the pace of the reading single names would be learned by heart. */
const care = { seldom: 5, rate: 0.015 };

type Example = { idea: string; wish: Wish; namings: Naming[]; good: boolean[] };

/** The judged wishes of every nth labelled idea with the names that are made for them now and were judged. */
export function examples(nth = 1): Example[] {
  const of = judgedWishes();
  return judgedIdeas(of, nth).flatMap(({ idea, text }) =>
    namingsIn(drained(situationOf({ from: 'idea', idea: text, project: '' }))).flatMap(
      ({ wish, namings }): Example[] => {
        const names = of.get(placeOf(idea, wish))?.names;
        const known = namings.filter(({ name }) => names?.has(name.toLowerCase()));
        const good = known.map(({ name }) => names?.get(name.toLowerCase()) === true);
        return known.length === 0 ? [] : [{ idea, wish, namings: known, good }];
      },
    ),
  );
}

const rowsOf = (all: readonly Example[]): Row[] =>
  all.flatMap(({ wish, namings, good }) =>
    namingSigns(namings, wish).map((signs, at) => ({ signs: Int32Array.from(signs), right: Number(good[at]) })),
  );

export type Named = { wishes: number; polished: number; chosen: number; any: number };

/** Fits the choice to the names of all ideas but those of one fold, and measures on these how many wishes are named well. */
export function namedWell(all: readonly Example[], fold: number): Named {
  const ideas = [...new Set(all.map(({ idea }) => idea))];
  const foldOf = ({ idea }: Example) => ideas.indexOf(idea) % folds;
  const by = unpacked(fitted(rowsOf(all.filter((one) => foldOf(one) !== fold)), 2, care));
  const count: Named = { wishes: 0, polished: 0, chosen: 0, any: 0 };
  for (const { wish, namings, good } of all.filter((one) => foldOf(one) === fold)) {
    const isGood = (name: string | undefined) => Number(good[namings.findIndex((one) => one.name === name)] === true);
    count.wishes++;
    count.polished += isGood(namings.find(({ way }) => way === 'polished')?.name);
    count.chosen += isGood(bestName(namings, wish, by)?.name);
    count.any += Number(good.includes(true));
  }
  return count;
}

/** Measures on each fold in turn; then fits to all and writes the file. */
export function fitNames(print: (line: string) => void): void {
  const all = examples();
  for (let fold = 0; fold < folds; fold++) {
    const { wishes, polished, chosen, any } = namedWell(all, fold);
    const share = (of: number) => (of / wishes).toFixed(3);
    print(
      `ideas left out, ${fold + 1} of ${folds}   of ${wishes} wishes named well: by the rules ${share(polished)}, as chosen ${share(chosen)}, by any way ${share(any)}`,
    );
  }
  writeFileSync(weights, fitted(rowsOf(all), 2, care));
}
