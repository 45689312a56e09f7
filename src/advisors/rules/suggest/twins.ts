import { stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import { keyOf } from './alike.ts';
import type { Candidate } from './suggestion.ts';

const endOf = ({ at, quote }: Candidate): number => at + (quote ?? '').length;

/** True when both were read from the same stretch of the text. */
function sameWords(wish: Candidate, echo: Candidate): boolean {
  const shared = Math.min(endOf(wish), endOf(echo)) - Math.max(wish.at, echo.at);
  return shared >= 0.5 * Math.min(endOf(wish) - wish.at, endOf(echo) - echo.at);
}

/** How much of what a wish says a typical feature is about, and how many of its words are left over. */
function covered(wish: Candidate, echo: Candidate): { share: number; more: number } {
  const said = commonStems(keyOf(wish.name));
  const terms = new Set([...commonStems(stemsOf(echo.name)), ...(echo.terms ?? [])]);
  const both = [...said].filter((one) => terms.has(one)).length;
  // "Photos of labels" are photos: what is only said about labels is another thing.
  const [first] = said;
  if (wish.rule === 'wish.noun' && first !== undefined && !terms.has(first)) return { share: 0, more: said.size };
  return { share: both / said.size, more: said.size - both };
}

/** A wish that was only named: the usual name of the feature says it better. */
const onlyNamed = ({ rule, name }: Candidate): boolean =>
  rule === 'wish.noun' && /^(?:Keep|Record|Manage|Offer)\b/u.test(name);

/**
 * A wish and a typical feature heard in the same words say the same and are offered once. The feature's usual name is
 * taken when it says most of what was wished, or when the wish was only named; else the person's words stay. A long
 * wish says more than one feature, so that both stay.
 */
export function withoutTwins(wishes: readonly Candidate[], echoes: readonly Candidate[]): Candidate[] {
  const kept = new Set(wishes);
  const open = echoes.flatMap((echo): Candidate[] => {
    const [twin] = [...kept]
      .filter((wish) => sameWords(wish, echo))
      .map((wish) => ({ wish, ...covered(wish, echo) }))
      .filter(({ share }) => share >= (echo.sure ? 0.3 : 0.5))
      .toSorted((a, b) => b.share - a.share);
    if (!twin) return [echo];
    const { wish, share, more } = twin;
    const long = wish.name.split(' ').length > 8;
    if (more >= 2 && share <= (long ? 0.6 : 0.4) && !onlyNamed(wish)) return long ? [echo] : [];
    kept.delete(wish);
    const { rank, value, quote, at } = wish;
    return [{ ...echo, rank, value, quote, at }];
  });
  return [...kept, ...open];
}
