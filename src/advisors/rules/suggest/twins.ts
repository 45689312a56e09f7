import { stem, stemsOf } from '../reading/stems.ts';
import { asking, common, commonStems } from '../reading/synonyms.ts';
import { keyOf } from './alike.ts';
import { seeing } from './echoes.ts';
import { doingsOf, quotesDoing, saysDoing, verbsOf } from './same-doing.ts';
import type { Candidate } from './suggestion.ts';

const endOf = ({ at, quote }: Candidate): number => at + (quote ?? '').length;

const kindOf = ({ rule }: Candidate): string | undefined => rule.split('.')[1];

/** True when both were read from the same stretch of the text. */
function sameWords(wish: Candidate, echo: Candidate): boolean {
  const shared = Math.min(endOf(wish), endOf(echo)) - Math.max(wish.at, echo.at);
  return shared >= 0.5 * Math.min(endOf(wish) - wish.at, endOf(echo) - echo.at);
}

/** The words that a typical feature is about: those of its name, and those by which it was heard. */
const termsOf = ({ name, terms }: Candidate): Set<string> => new Set([...commonStems(stemsOf(name)), ...(terms ?? [])]);

/** What a capability was found in is a feature of this kind of product, which has a name of its own for it. */
const sameQuote = (wish: Candidate, echo: Candidate): boolean =>
  wish.rule.startsWith('capability.') && echo.sure === true && wish.quote === echo.quote;

/** How much of what a wish says a typical feature is about, and how many of its words are left over. */
function covered(wish: Candidate, echo: Candidate): { share: number; more: number } {
  const spoken = commonStems(stemsOf(wish.quote ?? ''));
  const words = [...commonStems(keyOf(wish.name))];
  // The verb of a thing that was only named is not the person's.
  const isOurs = wish.rule === 'wish.noun' && words.length > 1 && !spoken.has(words[0]!);
  const said = new Set(isOurs ? words.slice(1) : words);
  const terms = termsOf(echo);
  const both = [...said].filter((one) => terms.has(one)).length;
  // "Photos of labels" are photos: what is only said about labels is another thing.
  const [first] = said;
  if (wish.rule === 'wish.noun' && first !== undefined && !terms.has(first)) return { share: 0, more: said.size };
  return { share: both / said.size, more: said.size - both };
}

/** A wish that was only named: the usual name of the feature says it better. */
const onlyNamed = ({ rule, name }: Candidate): boolean =>
  rule.startsWith('capability.') || (rule === 'wish.noun' && /^(?:Keep|Record|Manage|Offer)\b/u.test(name));

/** "Kids see no grades" does not ask to see them. */
const forbids = /^(?:hide|prevent|limit|block|restrict|protect)\b/iu;

/** True when a wish is one of the ways to ask for just this feature: who ticks who is missing records attendance. */
const asksFor = ({ said, name, quote, rule }: Candidate, { askedBy, name: usual }: Candidate): boolean => {
  if (askedBy === undefined || askedBy.size === 0) return false;
  if (said === undefined) return rule === 'wish.noun' && name.startsWith('Show ') && askedBy.has(seeing);
  const words = stemsOf(quote ?? '');
  const verbs = verbsOf(said).map(stem);
  // Where a plain word stands for what was said in another way, the verb is among the words that were said.
  const isReworded = (!forbids.test(said.verb) || forbids.test(usual)) && verbs.every((verb) => !words.has(verb));
  const doings = [...verbs, ...doingsOf(name), ...(isReworded ? words : [])];
  return doings.some((doing) => askedBy.has(asking(common(doing))));
};

/** What somebody is told of: "warn the office if the stone is missing" is about the stone. */
const news =
  /^(?:warn|notify|alert|remind|tell|get notified|get reminded)\b.*? ((?:if|when|unless|before|after)\b.+)$/iu;

/** True when a usual name may stand for a wish: it says the same doing, on the same thing. */
function stands(wish: Candidate, echo: Candidate): boolean {
  const told = news.exec(wish.name)?.[1];
  if (told !== undefined && commonStems(keyOf(told)).isDisjointFrom(termsOf(echo))) return false;
  if (asksFor(wish, echo)) return true;
  if (wish.said === undefined) return wish.rule !== 'wish.noun' || isList(wish) || covered(wish, echo).share > 0;
  const things = commonStems(stemsOf(wish.said.object));
  const terms = termsOf(echo);
  return saysDoing(wish.said, echo.name) && (things.size === 0 || [...things].some((one) => terms.has(one)));
}

const isList = ({ quote }: Candidate): boolean => /,|\b(?:and|or|with)\b/u.test(quote ?? '');

/**
 * A wish and a typical feature heard in the same words say the same and are offered once, when they are about the same
 * doing on the same thing. The feature's usual name is taken when it says most of what was wished, or when the wish was
 * only named; else the person's words stay. A long wish says more than one feature, so that both stay. What was heard
 * in words that wish for something else is only near: typical, and not what was said.
 */
export function withoutTwins(
  wishes: readonly Candidate[],
  echoes: readonly Candidate[],
): { heard: Candidate[]; near: Candidate[] } {
  const kept = new Set(wishes);
  const near: Candidate[] = [];
  const open = echoes.flatMap((echo): Candidate[] => {
    const around = wishes.filter(
      (wish) =>
        sameWords(wish, echo) &&
        (wish.said === undefined || quotesDoing(wish.said, echo.quote ?? '') || asksFor(wish, echo)),
    );
    const same = around.filter((wish) => stands(wish, echo));
    if (around.length > 0 && same.length === 0) {
      near.push(echo);
      return [];
    }
    const [twin] = same
      .filter((wish) => kept.has(wish))
      .map((wish) => ({ wish, ...covered(wish, echo) }))
      .filter(({ wish, share }) => asksFor(wish, echo) || share >= (echo.sure ? 0.3 : 0.5) || sameQuote(wish, echo))
      .toSorted((a, b) => b.share - a.share);
    if (!twin) return [echo];
    const { wish, share, more } = twin;
    const long = wish.name.split(' ').length > 8 && isList(wish);
    if (!asksFor(wish, echo) && more >= 2 && share <= (long ? 0.6 : 0.4) && !onlyNamed(wish)) return long ? [echo] : [];
    kept.delete(wish);
    const { rank, value, quote, at, said } = wish;
    // What was wished stays known, so that another wish for the same thing is not folded into it.
    return [{ ...echo, rank, value, quote, at, ...(said && { said }) }];
  });
  const once = open.filter(
    (echo, i) =>
      open.findIndex(({ rule }) => rule === echo.rule) === i &&
      // What one kind of product has for these words, another kind has as well, under a name of its own.
      !open.slice(0, i).some((other) => kindOf(other) !== kindOf(echo) && sameWords(other, echo)),
  );
  const isHeard = ({ rule }: Candidate): boolean => once.some((echo) => echo.rule === rule);
  return { heard: [...kept, ...once], near: near.filter((echo) => !isHeard(echo)) };
}
