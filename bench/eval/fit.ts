import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drained } from '#advisors/rules/pace.ts';
import { pickedKinds } from '#advisors/rules/suggest/from-kinds.ts';
import { situationOf } from '#advisors/rules/suggest/suggest.ts';
import {
  likelihoods,
  ruleOf,
  signsAgainst,
  signsFor,
  toldIn,
  usualOf,
  weights,
  type Told,
  type Usual,
} from '#advisors/rules/suggest/usual.ts';
import { namingsIn } from '#advisors/rules/suggest/from-wishes.ts';
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
type Example = { fold: number; speaking: number[][]; against: number[]; same: ReadonlySet<number> };
type Weights = typeof weights;

const folds = 4;
const data = join(import.meta.dirname, '../../tests/data/advisor-eval');
const read = (file: string): unknown => JSON.parse(readFileSync(join(data, file), 'utf8'));

/** What was judged, as rows of signs. What is the same as a feature that the idea's kinds no longer have is left out. */
export const examples = (nth = 1): Example[] => [...ofProducts(), ...ofLabelled(nth)];

/** The wishes of every nth labelled idea whose kind of product is sure. */
function ofLabelled(nth: number): Example[] {
  const judged = judgedWishes();
  return judgedIdeas(judged, nth).flatMap(({ idea, text }, at) => {
    const situation = drained(situationOf({ from: 'idea', idea: text, project: '' }));
    const example = exampleOf(at, usualOf(pickedKinds(situation.kinds)));
    return namingsIn(situation).flatMap(({ wish, namings }): Example[] => {
      const same = judged.get(placeOf(idea, wish))?.same;
      if (!same) return [];
      const said = wish.form === 'verb' ? { verb: wish.verb, object: wish.object } : null;
      const told = toldIn(wish.quote, namings[0]?.name ?? '', said);
      return example(told, same);
    });
  });
}

function ofProducts(): Example[] {
  const judged = Object.groupBy(read('judged-wishes.json') as Judged[], ({ set, idea }) => `${set}/${idea}`);
  return Object.values(judged).flatMap((ofIdea = [], at): Example[] => {
    const [first] = ofIdea;
    if (first === undefined) return [];
    const { set, idea } = first;
    const file = set === 'own' ? 'ideas.json' : `ideas-${set}.json`;
    const text = (read(file) as EvaluatedIdea[]).find(({ id }) => id === idea)?.idea ?? '';
    const { kinds } = drained(situationOf({ from: 'idea', idea: text, project: '' }));
    const example = exampleOf(at, usualOf(pickedKinds(kinds)));
    return ofIdea.flatMap(({ quote, name = '', said = null, same }) => example(toldIn(quote, name, said), same));
  });
}

function exampleOf(at: number, among: readonly Usual[]): (told: Told, same: readonly string[]) => Example[] {
  const signs = signsFor(among);
  const rules = among.map(ruleOf);
  return (told, same) => {
    const those = rules.flatMap((rule, place) => (same.includes(rule) ? [place] : []));
    if (those.length === 0 && same.length > 0) return [];
    return [{ fold: at % folds, speaking: signs(told), against: signsAgainst(told), same: new Set(those) }];
  };
}

/** The weights under which the judgements are likeliest, held back a little from zero: gradient descent, always the same. */
export function fitted(all: readonly Example[]): Weights {
  const found: Weights = { speaking: weights.speaking.map(() => 0), against: weights.against.map(() => 0) };
  const [steps, step, held] = [250, 4, 0.001];
  for (let i = 0; i < steps; i++) {
    const slope: Weights = {
      speaking: found.speaking.map((one) => held * one),
      against: found.against.map((one) => held * one),
    };
    for (const { speaking, against, same } of all) {
      const likely = likelihoods(speaking, against, found);
      const none = 1 - likely.reduce((sum, one) => sum + one, 0);
      const right = same.size === 0 ? none : likely.reduce((sum, one, at) => sum + (same.has(at) ? one : 0), 0);
      const offs = likely.map((one, at) => (one - (same.has(at) ? one / right : 0)) / all.length);
      slope.speaking = slope.speaking.map(
        (one, which) => one + offs.reduce((sum, off, at) => sum + off * (speaking[at]?.[which] ?? 0), 0),
      );
      const off = (none - (same.size === 0 ? 1 : 0)) / all.length;
      slope.against = slope.against.map((one, which) => one + off * (against[which] ?? 0));
    }
    found.speaking = found.speaking.map((one, which) => one - step * (slope.speaking[which] ?? 0));
    found.against = found.against.map((one, which) => one - step * (slope.against[which] ?? 0));
  }
  return found;
}

/** The weights for each fourth of the ideas, fitted to the others. */
export function fittedApart(all: readonly Example[]): (fold: number) => Weights {
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
