import type { CriterionKind } from '#contract/vocabulary.ts';

type Criterion = { given: string; when: string; outcome: string; kind: CriterionKind };
export type Splittable<C extends Criterion = Criterion> = { title: string; i_want: string; criteria: readonly C[] };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pair = /^(?<first>[\p{L}-]+)(?:, (?<middle>[\p{L}-]+),?)? (?:and|or) (?<second>[\p{L}-]+) (?<rest>.+)$/u;

/** "add and edit recipes" is "add recipes" and "edit recipes". */
const wishesIn = (want: string): string[] => {
  const { first, middle, second, rest } = pair.exec(want.trim())?.groups ?? {};
  if (first === undefined || second === undefined || rest === undefined) return [];
  return [first, middle, second].filter((verb) => verb !== undefined).map((verb) => `${verb} ${rest}`);
};

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

const sharedWords = (criterion: Criterion, want: string): number => {
  const words = wordsOf(want);
  return [...wordsOf(`${criterion.given} ${criterion.when} ${criterion.outcome}`)].filter((word) => words.has(word))
    .length;
};

/**
 * The smaller stories in one: by what it wants where that is several things, else by its criteria, the first half and the
 * rest. One that wants one thing and has a single criterion is whole: a single part.
 */
export const partsOf = <C extends Criterion>(story: Splittable<C>): Splittable<C>[] => {
  const wishes = wishesIn(story.i_want);
  if (wishes.length > 1) {
    const parts = wishes.map((want) => ({ title: capital(want), i_want: want, criteria: [] as C[] }));
    for (const criterion of story.criteria) {
      // Where it speaks of several alike, the part with the fewest gets it, so that none is left without.
      const [best] = parts.toSorted(
        (a, b) =>
          sharedWords(criterion, b.i_want) - sharedWords(criterion, a.i_want) || a.criteria.length - b.criteria.length,
      );
      best?.criteria.push(criterion);
    }
    return parts;
  }
  if (story.criteria.length < 2) return [story];
  const half = Math.ceil(story.criteria.length / 2);
  const rest = story.criteria.slice(half);
  return [
    { ...story, criteria: story.criteria.slice(0, half) },
    { ...story, title: restTitle(story.title, rest), criteria: rest },
  ];
};

const longest = 200;

/** A second half goes by its own first criterion, so that the two can be told apart. */
const restTitle = (title: string, [first]: readonly Criterion[]): string => {
  const when = first?.when.trim() ?? '';
  return (when === '' ? `${title}, part 2` : `${title}: ${when}`).slice(0, longest);
};
