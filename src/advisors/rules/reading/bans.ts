/** What is not to happen, told as a fact: "no guest sees another guest's bill", "but not change them", "so that nobody books the same twice". */
import type { Predicate } from './predicate.ts';
import { plural } from './stems.ts';
import { firstOf, isAudience, textOf, type Part, type Term } from './terms.ts';
import type { Token } from './tokens.ts';
import { gerund, verbForms } from './verbs.ts';

const may = '(?:(?:can|may|must|should|shall|will|could) )?(?:ever )?';
/** What nobody does "twice" or to "the same" is held apart; "nobody answers" is only how it is. */
const again =
  "[^,]*\\b(?:the same|twice|double|another|each other's|(?:somebody|someone) else's|(?:an|the) other)\\b[^,]*";

/** What is done, in the form that follows "prevent"; null where it is no verb. */
function doingOf([verb]: readonly Token[] = []): string | null {
  const base = verb?.verb?.base ?? verbForms.get(verb?.low ?? '')?.base;
  return base === undefined ? null : gerund(base);
}

const many = (who: readonly Token[]): Token[] =>
  who.map((token, at) => {
    const low = at === who.length - 1 ? plural(token.low) : token.low;
    return low === token.low ? token : { ...token, raw: low, low };
  });

/** "Another guest's bill": the bill, and it is kept from other guests. */
function hiddenFrom(who: readonly Token[], what: readonly Token[]): Part[] | null {
  if (!isAudience(who)) return null;
  const whose = /^(?:another|(?:(?:the|any) )?other|(?:the )?others['’])(?: [\p{L}-]+['’]s?)? /u.exec(
    textOf(what),
  )?.[0];
  const thing = whose === undefined ? [...what] : what.slice(whose.trim().split(' ').length);
  return thing.length === 0 ? null : [thing, whose === undefined ? 'from' : 'from other', many(who)];
}

const prevented = (who: readonly Token[], doing: string | null, what: Token[] = []): Part[] | null =>
  doing === null ? null : who.length > 0 ? [[...who], 'from', doing, what] : [doing, what];

const bans: readonly Term[] = [
  // "No guest sees another guest's bill".
  {
    pattern: new RegExp(
      `^no (?:other )?(?<who>[\\p{L}-]+(?: [\\p{L}-]+)?) ${may}(?:sees?|gets to see) (?<what>[^,]+)$`,
      'du',
    ),
    verb: 'hide',
    object: ({ who, what }) => hiddenFrom(who!, what!),
  },
  // "No family books the same week twice".
  {
    pattern: new RegExp(`^no (?<who>[\\p{L}-]+(?: [\\p{L}-]+)?) ${may}(?<doing>[\\p{L}]+) (?<what>${again})$`, 'du'),
    verb: 'prevent',
    object: ({ who, doing, what }) => (isAudience(who!) ? prevented(many(who!), doingOf(doing), what) : null),
  },
  // "So that nobody books the same twice", "so two people don't take the same slot".
  {
    pattern: new RegExp(`^(?:so )?(?:that )?(?:nobody|no one) ${may}(?<doing>[\\p{L}]+) (?<what>${again})$`, 'du'),
    verb: 'prevent',
    object: ({ doing, what }) => prevented([], doingOf(doing), what),
  },
  {
    pattern:
      /^(?:so )?(?:that )?(?:no (?<none>two [\p{L}-]+)|(?<who>two [\p{L}-]+) (?:don't|dont|do not|can't|cannot|never)) (?<doing>[\p{L}]+) (?<what>(?:on |in |for )?the same [^,]+)$/du,
    verb: 'prevent',
    object: ({ none, who, doing, what }) => prevented(none ?? who!, doingOf(doing), what),
  },
  // "Guests choose their table, but not less than a day ahead".
  {
    pattern:
      /^not (?:less|fewer|shorter|later) than (?<least>.+?) (?:ahead|before|beforehand|early|earlier|in advance)$/du,
    verb: 'require',
    object: ({ least }) => (hasNumber(least!) ? ['notice of at least', least] : null),
  },
  {
    pattern: /^not (?:less|fewer|shorter) than (?<least>[^,]+)$/du,
    verb: 'require',
    object: ({ least }) => (hasNumber(least!) ? ['at least', least] : null),
  },
  {
    pattern: /^not longer than (?<most>[^,]+)$/du,
    verb: 'limit',
    object: ({ most }) => (hasNumber(most!) ? ['time to', most] : null),
  },
  // "Not the same field twice a year".
  {
    pattern: /^(?:not|never) (?:the )?(?<same>same [^,]+?) twice(?<often> (?:an?|per|in an?) [\p{L}]+)?$/du,
    verb: 'limit',
    object: ({ same, often }) => ['the', same, 'to once', often],
  },
  // "Pushes after the deadline don't count".
  {
    pattern: /^(?<what>[^,]+?) (?:don't|dont|do not|doesn't|doesnt|does not|no longer|must not|should not) count$/du,
    verb: 'ignore',
    object: ({ what }) => (what!.some(({ tag }) => tag === 'noun') ? [what] : null),
  },
];

/** "Helpers may read the notes but not delete them": said of those who may do the other thing. */
const exceptions: readonly Term[] = [
  {
    pattern: /^not (?<doing>[\p{L}]+) (?<what>[^,]+)$/du,
    verb: 'prevent',
    object: ({ doing, what }) => (doing![0]!.tag === 'verb' ? prevented([], doingOf(doing), what) : null),
  },
  {
    pattern: /^(?:not|never) (?<what>(?:the|their|his|her|our|my|any) [^,]+)$/du,
    verb: 'hide',
    object: ({ what }) => (what!.every(({ tag }) => /^(?:det|poss|noun)$/.test(tag)) ? [what] : null),
  },
];

const hasNumber = (tokens: readonly Token[]): boolean =>
  tokens.some(({ tag, low }) => tag === 'num' || /^an?$/.test(low));
const opens = /\b(?:no|not|never|nobody|don't|dont|doesn't|doesnt|can't|cannot)\b/u;
const shown = /\b(?:sees?|seen|reads?|shows?|shown|views?|visible|public|publicly|published|online)\b/u;
const allowed = /\b(?:may|can|could|allowed|sees?|reads?)\b/u;

/** What a clause says is not to happen, or null; `before` is what was said before it in the same sentence. */
export function banIn(tokens: readonly Token[], before = ''): Predicate | null {
  if (!opens.test(textOf(tokens))) return null;
  const ban = firstOf(bans, tokens);
  if (ban) return ban;
  const except = firstOf(exceptions, tokens);
  return except && (except.verb === 'hide' ? shown : allowed).test(before) ? { ...except, subject: [] } : null;
}

/** "Drivers see the orders but not the prices": hidden from those of whom the sentence speaks, or from others. */
export function keptFrom(ban: Predicate, [first]: readonly Token[], spoken: readonly Token[]): Predicate {
  if (!/^(?:not|never)$/.test(first?.low ?? '') || ban.subject.length > 0 || ban.frame !== 'modal') return ban;
  const word = (low: string, tag: Token['tag']): Token => ({ ...first!, raw: low, low, tag, verb: null });
  const who = isAudience(spoken) ? spoken.filter(({ low }) => low !== 'only') : [];
  const from = word('from', 'prep');
  return {
    ...ban,
    subject: [word('it', 'pron')],
    object:
      ban.verb === 'hide'
        ? [...ban.object, from, ...(who.length > 0 ? who : [word('others', 'noun')])]
        : who.length > 0
          ? [...who, from, ...ban.object]
          : ban.object,
  };
}
