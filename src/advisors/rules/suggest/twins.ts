import type { Candidate } from './suggestion.ts';

/** Some words of the text. */
type Words = Pick<Candidate, 'at' | 'quote'>;

const endOf = ({ at, quote }: Words): number => at + (quote ?? '').length;

const kindOf = ({ rule }: Candidate): string | undefined => rule.split('.')[1];

/** True when both were read from the same words, or from some of them. */
const sameWords = (one: Words, other: Words): boolean =>
  Math.min(endOf(one), endOf(other)) > Math.max(one.at, other.at);

/**
 * The typical features that were heard where no wish was. What was heard in the words of a wish is only near: typical, and
 * said only if the wish says the same (`asUsual`).
 */
export function apartFrom(
  wishes: readonly Words[],
  echoes: readonly Candidate[],
): { apart: Candidate[]; near: Candidate[] } {
  const near = echoes.filter((echo) => wishes.some((wish) => sameWords(wish, echo)));
  const open = echoes.filter((echo) => !near.includes(echo));
  const apart = open.filter(
    (echo, i) =>
      open.findIndex(({ rule }) => rule === echo.rule) === i &&
      // What one kind of product has for these words, another kind has as well, under a name of its own.
      !open.slice(0, i).some((other) => kindOf(other) !== kindOf(echo) && sameWords(other, echo)),
  );
  const isHeard = ({ rule }: Candidate): boolean => apart.some((echo) => echo.rule === rule);
  return { apart, near: near.filter((echo) => !isHeard(echo)) };
}
