import { folded } from './backlog.ts';

const small = new Set(
  'a an and are as at be by can for from has have i in into is it its my not of on or so that the their them then they this to want was what when where which who will with'.split(
    ' ',
  ),
);

/** The words that tell stories apart, without endings of number and tense. */
const wordsIn = (text: string): string[] =>
  (folded(text).match(/[\p{L}\d]{3,}/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/u, ''));

/** How alike two stories are, from 0 to 1, and which words both have; rare words count more. */
export const mostAlike = <S extends { id: string; text: string }>(
  story: { id: string; text: string },
  others: readonly S[],
  most: number,
): { story: S; shared: string[] }[] => {
  const known = others
    .filter(({ id }) => id !== story.id)
    .map((other) => ({ other, words: new Set(wordsIn(other.text)) }));
  const spread = new Map<string, number>();
  for (const { words } of known) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(1 + known.length / (spread.get(word) ?? 1));
  const own = new Set(wordsIn(story.text));
  const total = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weight(word), 0);
  return known
    .map(({ other, words }) => {
      const shared = [...own].filter((word) => words.has(word));
      const all = total(new Set([...own, ...words]));
      return { story: other, shared, likeness: all === 0 ? 0 : total(shared) / all };
    })
    .filter(({ likeness }) => likeness > threshold)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ story: other, shared }) => ({ story: other, shared }));
};

/** Below this, two stories have no more in common than any two of one project. */
const threshold = 0.15;
