import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drained } from '#advisors/rules/pace.ts';
import { pickedKinds } from '#advisors/rules/suggest/from-kinds.ts';
import { situationOf } from '#advisors/rules/suggest/suggest.ts';
import {
  likelihoods,
  ruleOf,
  signs,
  signsAgainst,
  signsFor,
  toldIn,
  usualOf,
  weights,
  type Told,
  type Usual,
} from '#advisors/rules/suggest/usual.ts';
import { namingsIn } from '#advisors/rules/suggest/from-wishes.ts';
import { packed, type Meanings } from '#advisors/rules/suggest/meanings.ts';
import { fittedMeaningsOf, meaningsOf, type Compared } from './fit-meanings.ts';
import { judgedIdeas, judgedWishes, placeOf } from './judged.ts';
import type { EvaluatedIdea } from './score.ts';

/**
 * A wish as it was read from an idea of one of the sets, and the rules of the typical features that say the same, as judged
 * by hand; none where it is the person's alone or no wish at all. `name` and `said` where it had a name of its own.
 */
type Judged = {
  set: string;
  idea: string;
  quote: string;
  name?: string;
  said?: { verb: string; object: string };
  same: string[];
};
type Example = { fold: number; speaking: Float64Array; against: number[]; same: ReadonlySet<number> };
/** A wish with the typical features that it is held against, and the places of those that say the same. */
type JudgedTold = { fold: number; told: Told; among: readonly Usual[]; same: ReadonlySet<number> };
type Weights = typeof weights;

const folds = 4;
/** Nothing is fitted to every tenth idea, so that a test can tell how well others are judged. */
const unfitted = 10;
const meaningsFile = join(import.meta.dirname, '../../src/advisors/rules/suggest/fitted/meanings.bin');
const data = join(import.meta.dirname, '../../tests/data/advisor-eval');
const read = (file: string): unknown => JSON.parse(readFileSync(join(data, file), 'utf8'));

/** What was judged of the ideas that nothing is fitted to, or of all others. What is the same as a feature that the idea's kinds no longer have is left out. */
const judgedTold = (fitting: boolean): JudgedTold[] => [...(fitting ? ofProducts() : []), ...ofLabelled(fitting)];

/** The wishes of the labelled ideas. */
function ofLabelled(fitting: boolean): JudgedTold[] {
  const judged = judgedWishes();
  return judgedIdeas(judged, 1).flatMap(({ idea, text }, at) => {
    if ((at % unfitted !== 0) !== fitting) return [];
    const situation = drained(situationOf({ from: 'idea', idea: text, project: '' }));
    const among1 = toldAmong(at, usualOf(pickedKinds(situation.kinds)));
    return namingsIn(situation).flatMap(({ wish, namings }): JudgedTold[] => {
      const same = judged.get(placeOf(idea, wish))?.same;
      if (!same) return [];
      const said = wish.form === 'verb' ? { verb: wish.verb, object: wish.object } : null;
      return among1(toldIn(wish.quote, namings[0]?.name ?? '', said), same);
    });
  });
}

function ofProducts(): JudgedTold[] {
  const judged = Object.groupBy(read('judged-wishes.json') as Judged[], ({ set, idea }) => `${set}/${idea}`);
  return Object.values(judged).flatMap((ofIdea = [], at): JudgedTold[] => {
    const [first] = ofIdea;
    if (first === undefined) return [];
    const { set, idea } = first;
    const file = set === 'own' ? 'ideas.json' : `ideas-${set}.json`;
    const text = (read(file) as EvaluatedIdea[]).find(({ id }) => id === idea)?.idea ?? '';
    const { kinds } = drained(situationOf({ from: 'idea', idea: text, project: '' }));
    const among1 = toldAmong(at, usualOf(pickedKinds(kinds)));
    return ofIdea.flatMap(({ quote, name = '', said = null, same }) => among1(toldIn(quote, name, said), same));
  });
}

function toldAmong(at: number, among: readonly Usual[]): (told: Told, same: readonly string[]) => JudgedTold[] {
  const rules = among.map(ruleOf);
  return (told, same) => {
    const those = rules.flatMap((rule, place) => (same.includes(rule) ? [place] : []));
    if (those.length === 0 && same.length > 0) return [];
    return [{ fold: at % folds, told, among, same: new Set(those) }];
  };
}

/** The same as rows of signs. */
function examplesOf(all: readonly JudgedTold[], meanings?: Meanings): Example[] {
  const signsOf = new Map<readonly Usual[], (told: Told) => Float64Array>();
  return all.map(({ fold, told, among, same }) => ({
    fold,
    speaking: signsOf.getOrInsertComputed(among, () => signsFor(among, meanings))(told),
    against: signsAgainst(told),
    same,
  }));
}

/** What was judged of the ideas that nothing is fitted to. */
export const examples = (): Example[] => examplesOf(judgedTold(false));

const comparedOf = (all: readonly JudgedTold[]): Compared[] =>
  all
    .filter(({ among }) => among.length > 0)
    .map(({ told, among, same }) => ({ words: told.words, among: among.map(({ feature }) => feature), same }));

/** Fits where words lie, then the weights, to judgements whose wishes had no part in where their words lie. */
export function fitUsual(print: (line: string) => void): void {
  const all = judgedTold(true);
  const { words, values } = fittedMeaningsOf(comparedOf(all));
  const packedMeanings = packed(words, values);
  writeFileSync(meaningsFile, packedMeanings);
  print(`where ${words.length} words lie, ${packedMeanings.length} bytes`);
  const judged = Array.from({ length: folds }, (_, fold) => {
    const meanings = meaningsOf(comparedOf(all.filter((one) => one.fold !== fold)));
    return examplesOf(
      all.filter((one) => one.fold === fold),
      meanings,
    );
  }).flat();
  const { speaking, against } = fitted(judged);
  const row = (numbers: number[]) => `[${numbers.map((one) => one.toFixed(2)).join(', ')}]`;
  print(`weights of usual.ts   speaking ${row(speaking)}, against ${row(against)}`);
  const apart = fittedApart(judged);
  for (const from of [0.1, 0.25, 0.4, 0.5, 0.6, 0.8]) {
    const unseen = taken(judged, apart, from);
    print(
      `from ${from} on          ${unseen.taken} of ${judged.length} wishes are taken for a typical feature, ${(unseen.right / unseen.taken).toFixed(2)} of these as judged`,
    );
  }
}

/** The weights under which the judgements are likeliest, held back a little from zero: gradient descent (Adam), always the same. */
function fitted(all: readonly Example[]): Weights {
  const size = signs + weights.against.length;
  const found = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const [steps, step, held] = [120, 0.15, 0.001];
  const asWeights = (): Weights => ({ speaking: [...found.subarray(0, signs)], against: [...found.subarray(signs)] });
  for (let i = 1; i <= steps; i++) {
    const slope = found.map((one) => held * one);
    const now = asWeights();
    for (const { speaking, against, same } of all) {
      const likely = likelihoods(speaking, against, now);
      const none = 1 - likely.reduce((sum, one) => sum + one, 0);
      const right = same.size === 0 ? none : likely.reduce((sum, one, at) => sum + (same.has(at) ? one : 0), 0);
      likely.forEach((one, at) => {
        const off = (one - (same.has(at) ? one / right : 0)) / all.length;
        for (let which = 0; which < signs; which++) slope[which]! += off * speaking[at * signs + which]!;
      });
      const off = (none - (same.size === 0 ? 1 : 0)) / all.length;
      against.forEach((sign, which) => (slope[signs + which]! += off * sign));
    }
    for (let which = 0; which < size; which++) {
      mean[which] = 0.9 * mean[which]! + 0.1 * slope[which]!;
      square[which] = 0.99 * square[which]! + 0.01 * slope[which]! ** 2;
      const by = mean[which]! / (1 - 0.9 ** i) / (Math.sqrt(square[which]! / (1 - 0.99 ** i)) + 1e-8);
      // Shorter towards the end, so that it comes to rest.
      found[which]! -= (i > 0.75 * steps ? 0.3 : 1) * step * by;
    }
  }
  return asWeights();
}

/** The weights for each fourth of the ideas, fitted to the others. */
function fittedApart(all: readonly Example[]): (fold: number) => Weights {
  const each = Array.from({ length: folds }, (_, fold) => fitted(all.filter((one) => one.fold !== fold)));
  return (fold) => each[fold] ?? weights;
}

/** How many wishes are taken for a typical feature from some likelihood on, each by its own weights, and how many were judged the same. */
export function taken(
  all: readonly Example[],
  by: (fold: number) => Weights,
  from: number,
): { taken: number; right: number } {
  const choices = all.flatMap(({ fold, speaking, against, same }) => {
    const likely = likelihoods(speaking, against, by(fold));
    const most = Math.max(...likely);
    return most >= from ? [same.has(likely.indexOf(most))] : [];
  });
  return { taken: choices.length, right: choices.filter(Boolean).length };
}
