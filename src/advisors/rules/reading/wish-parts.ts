import { baseOf } from './base-of.ts';
import type { Heard } from './heard.ts';
import { headOf, isFirstPerson } from './phrases.ts';
import { plural, singular } from './stems.ts';
import type { Token } from './tokens.ts';
import { groups, isPeople, questionWords, subjectPronouns, wantVerbs } from './word-classes.ts';

/*
 * Puts the parts of a heard wish in their places: words that were labelled as no part of it though its name needs them, and
 * parts that were taken for each other.
 */

/** A wish by its parts: `early` is what belongs to it and was said before the rest of it. */
export type Parts = Heard & { early: Token[]; into: Token[]; passive: boolean };

export function partsOf(heard: Heard): Parts {
  const wish = [
    withBan,
    withoutSayer,
    withFiniteVerb,
    withChoice,
    withDoers,
    withWhichDoers,
    withRelative,
    withManner,
    withoutShown,
    withCounted,
    withEnd,
  ].reduce((one, put) => put(one), heard);
  const { who, what, rest, early } = inOrder(wish);
  const [from, into] = turned(wish, what);
  return {
    ...wish,
    who,
    what: from,
    rest,
    early,
    into,
    particle: wish.particle.filter((one) => !into.includes(one)),
    passive: isPassive(wish),
  };
}

/** The text right before a word, within its sentence. */
export const before = ({ start }: Token, { text, start: from }: Heard['passage']): string =>
  text.slice(Math.max(0, start - from - 16), start - from);

/** "Orders are sent": told of what it is done to. */
const isPassive = ({ head, passage, what, who }: Heard): boolean =>
  (head.verb?.form === 'ed' || (head.verb === null && /(?:ed|en)$/u.test(head.low))) &&
  (what.length === 0 || what[0]!.start < head.start || /\b(?:is|are|be|being|gets?)\b/u.test(before(head, passage))) &&
  (who.length > 0 || what.length > 0);

/** Who is told before what they do does it; who is told after it has it done. */
export const isDoer = ({ who, head }: Pick<Heard, 'who' | 'head'>): boolean =>
  who[0] !== undefined &&
  who[0].start < head.start &&
  !isFirstPerson(who) &&
  who.every(
    ({ tag, low }, at) => (low === 'who' && at > 0) || (tag !== 'sub' && (tag !== 'pron' || who[at + 1]?.low === 'of')),
  );

/** A thing with the article or number before it, which was labelled as no part of it. */
export function withArticle(what: readonly Token[], wish: Heard): Token[] {
  const { sentence } = wish;
  if (what[0]?.tag === 'poss' || /^(?:the|an?)$/u.test(what[0]?.low ?? '')) return [...what];
  const at = sentence.indexOf(what[0]!);
  const article = sentence[at - 1];
  // "More than two slots".
  if (what[0]?.low === 'than' && article && /^(?:more|less|fewer|\p{L}+er)$/u.test(article.low))
    return [article, ...what];
  // "Around 300 feeds": that is how many there are.
  if (what[0]?.tag === 'num' && estimating.test(article?.low ?? '')) return what.slice(1);
  if (article?.tag === 'num' && estimating.test(sentence[at - 2]?.low ?? '')) return [...what];
  if (!article || !/^(?:det|poss|num)$/u.test(article.tag)) return [...what];
  // "Display its owner": whose, nobody says any more; "authors get their royalties".
  const whose = /^(?:its|his|her|their)$/u.test(article.low) && what[0]!.low !== 'own' && !isDoer(wish);
  return [whose ? { ...article, raw: 'the', low: 'the', tag: 'det' } : article, ...what];
}
const estimating = /^(?:around|about|roughly|approximately|circa|ca|some|~)$/u;

/** "Nobody may vote twice": the ban was heard as a thing, together with what is banned. */
function withBan(wish: Heard): Heard {
  if (wish.form !== 'noun') return wish;
  const verb = wish.what.findIndex(({ tag }) => tag === 'verb');
  const opening = wish.what
    .slice(0, Math.max(0, verb))
    .map(({ low }) => low)
    .join(' ');
  return /^(?:not|(?:nobody|no one)(?: else)? (?:may|must|should|shall))$/u.test(opening)
    ? { ...wish, form: 'verb', head: wish.what[verb]!, what: [...wish.what.slice(verb + 1), ...wish.rest], rest: [] }
    : wish;
}

/** "The board insists that no answer is shown": who says so was taken for a part of the thing. */
function withoutSayer(wish: Heard): Heard {
  const that = wish.what.findIndex(({ tag, low }) => tag === 'sub' && low === 'that');
  const said = wish.what.slice(0, Math.max(0, that));
  // "It is important that no photo can be deleted".
  if (that === 0 && wish.what[1]?.tag === 'neg') return { ...wish, what: wish.what.slice(1) };
  return wish.form === 'verb' && wish.head.start > (wish.what.at(-1)?.start ?? 0) && saying.test(said.at(-1)?.low ?? '')
    ? { ...wish, what: wish.what.slice(that + 1) }
    : wish;
}
const saying = /^(?:insist|demand|require|say|ask|want|wish|expect|state|request|decide|rule)(?:s|ed)?$/u;

/** "People who want a cat fill in a form": what they want was taken for a part of what they do. */
function withRelative(wish: Heard): Heard {
  const { sentence, head, what, who, rest, particle } = wish;
  const heard = [head, ...what, ...who];
  const relative = sentence.findIndex(
    ({ low }, at) => low === 'who' && isPeople(plural(singular(sentence[at - 1]?.low ?? ''))),
  );
  if (relative < 1) return wish;
  // Right behind "who" stands a verb, be it one that no list knows.
  const own = sentence.findIndex(({ tag }, at) => at > relative && !/^(?:adv|modal|neg|have|be)$/u.test(tag));
  const main = sentence.findIndex(
    ({ tag, verb }, at) =>
      at > own + 1 &&
      own > 0 &&
      tag === 'verb' &&
      verb?.form !== 'ing' &&
      !/^(?:to|conj|modal)$/u.test(sentence[at - 1]!.tag),
  );
  const inside = new Set(sentence.slice(relative, Math.max(0, main)));
  const between = sentence.slice(own + 1, Math.max(0, main));
  if (
    main < 0 ||
    between.some(({ tag }) => tag === 'mark' || tag === 'sub') ||
    !/^(?:noun|adv)$/u.test(between.at(-1)?.tag ?? '')
  )
    return wish;
  if (
    !heard.some((token) => inside.has(token)) ||
    !heard.concat(particle).some(({ start }) => start >= sentence[main]!.start)
  )
    return wish;
  const doer = sentence[relative - 1]!;
  const behind = (tokens: readonly Token[]) =>
    tokens.filter((token) => token.start > sentence[main]!.end && !particle.includes(token));
  return {
    ...wish,
    form: 'verb',
    head: sentence[main]!,
    who: withArticle(sentence.slice(sentence.indexOf(doer), main), wish),
    what: behind(what),
    rest: behind(rest),
  };
}

/** "Each data set gets a card": heard as a thing, together with what it does. */
function withFiniteVerb(wish: Heard): Heard {
  const { form, what, head } = wish;
  const verb = what.findIndex(({ verb: entry, tag }) => tag === 'verb' && entry?.form === 's');
  const doer = what.slice(0, Math.max(0, verb));
  const told = what[verb + 1];
  return form === 'noun' && doer.includes(head) && isBareNoun(doer) && told !== undefined && startsThing.test(told.tag)
    ? { ...wish, form: 'verb', head: what[verb]!, who: withArticle(doer, wish), what: what.slice(verb + 1) }
    : wish;
}
const startsThing = /^(?:det|poss|num|noun)$/u;

/** "Say yes or no": what is said, taken for the second word of the verb. */
const withChoice = (wish: Heard): Heard =>
  wish.particle.some(({ tag }) => tag === 'conj')
    ? { ...wish, what: [...wish.particle, ...wish.what], particle: [] }
    : wish;

/** "Hang one or more of our own codes on it": of the thing only its number was heard. */
function withCounted(wish: Heard): Heard {
  const { what, sentence } = wish;
  const [number] = what;
  if (what.length !== 1 || (number!.tag !== 'num' && number!.low !== 'one')) return wish;
  const behind = sentence.slice(sentence.indexOf(number!) + 1);
  const [or, more] = behind;
  const of = or?.low === 'or' && more !== undefined && /^(?:more|several|two)$/u.test(more.low) ? 2 : 0;
  if (behind[of]?.low !== 'of') return wish;
  const end = behind.findIndex(({ tag }, at) => at > of && !/^(?:det|poss|num|noun|adv)$/u.test(tag));
  const thing = behind.slice(0, end < 0 ? undefined : end);
  return thing.at(-1)?.tag === 'noun' ? { ...wish, what: [number!, ...thing] } : wish;
}

/** "A company of four people watches": the company does it, as the verb tells. */
function withGroup({ who, head, sentence }: Heard): Token[] {
  const of = sentence.slice(0, sentence.indexOf(who[0]!) + 1).findLastIndex(({ low }) => low === 'of');
  const group = sentence[of - 1];
  const between = sentence.slice(of + 1, sentence.indexOf(who[0]!));
  if (
    head.verb?.form !== 's' ||
    !groups.has(group?.low ?? '') ||
    between.some(({ tag }) => !/^(?:num|det)$/u.test(tag))
  )
    return who;
  let from = of - 1;
  while (/^(?:noun|det|poss)$/u.test(sentence[from - 1]?.tag ?? '')) from--;
  return sentence.slice(from, of);
}

/** "One of our three experts accepts", "my father wants see": who does it, and nothing that others do. */
function withWhole(wish: Heard): Heard {
  const { head, sentence } = wish;
  const who = withGroup(wish);
  const before = (one: Token | undefined) => sentence[sentence.indexOf(one!) - 1];
  // "Each pupil gets three tries and every class sees them", other than "parents who registered and teachers".
  const own = who.findLastIndex((one, at) => {
    const between = sentence.slice(sentence.indexOf(who[at - 1]!) + 1, sentence.indexOf(one));
    return (
      at > 0 &&
      between.some(({ tag }) => tag === 'verb') &&
      !between.slice(0, 2).some(({ tag, low }) => tag === 'sub' || low === 'who')
    );
  });
  const last = who.at(-1);
  const wants = who.length > 1 && wantVerbs.has(last!.low) && before(head) === last;
  let all = who.slice(Math.max(0, own), wants ? -1 : undefined);
  // "Above 2,000 the estimator looks over it", "on the plan one sees each socket".
  const begin = all.findLastIndex(
    (one, at) =>
      at > 0 &&
      /^(?:the|an?|one)$/u.test(one.low) &&
      before(one) === all[at - 1] &&
      /^(?:noun|num)$/u.test(before(one)!.tag),
  );
  all = all.slice(Math.max(0, begin));
  const some = all[0]?.low === 'of' ? before(all[0]) : undefined;
  if (some && /^(?:one|two|three|any|each|some|none|either|both|most)$/u.test(some.low)) all = [some, ...all];
  return { ...wish, who: all, what: wish.what.filter((one) => !all.includes(one)) };
}

/** "When the show is over the link should stop": what does so, behind what is over; empty where nothing is. */
function doerAfterEnd(said: readonly Token[], last: Token | undefined): Token[] {
  const over = said.findLastIndex(({ low }, nth) => low === 'over' && said[nth - 1]?.tag === 'be');
  const doer = said.slice(over + 1);
  const isDoing = over >= 0 && doer.at(-1) === last && doer.every(({ tag }) => /^(?:det|poss|noun)$/u.test(tag));
  return isDoing ? doer : [];
}

/** "Coaches should offer lessons", "every request gets a number", "links stop working": who or what does it was taken for the thing or for how. */
function withDoers(wish: Heard): Heard {
  const { form, head, sentence, passage } = wish;
  let { who, what, rest } = wish;
  if (form !== 'verb') return wish;
  if (who.length > 0) return withWhole(wish);
  if (head.verb?.form === 'ed') return wish;
  const ahead = (part: readonly Token[]) => part.filter(({ start }) => start < head.start);
  const after = (part: readonly Token[]) => part.filter(({ start }) => start > head.start);
  const helpers = sentence
    .slice(0, sentence.indexOf(head))
    .findLastIndex(({ tag }) => !/^(?:modal|have|to)$/u.test(tag));
  const isRightBefore = (part: readonly Token[]) =>
    part.length > 0 &&
    part.at(-1) === sentence[helpers] &&
    (part[0]!.low === 'only' || !/^(?:prep|sub|adv|pron)$/u.test(part[0]!.tag));
  const isActive = head.verb?.form === 's' || helpers < sentence.indexOf(head) - 1;
  const early = ahead(what);
  const between = passage.text.slice((early.at(-1)?.end ?? 0) - passage.start, head.start - passage.start);
  if (early.length > 0 && early.length < what.length && isPeople(early.at(-1)!.low) && able.test(between))
    [who, what] = [early, after(what)];
  // "A jury of three listens to recordings".
  else if ((byItself.has(baseOf(head)) || (head.tag === 'verb' && head.verb?.form === 's')) && isRightBefore(early))
    [who, what] = [withArticle(early, wish), after(what)];
  // "One parent can ask": people of whom nothing was labelled, or only a part.
  else if (isActive && isPeople(sentence[helpers]?.low ?? '')) {
    let from = helpers;
    while (/^(?:noun|det|num|poss)$/u.test(sentence[from - 1]?.tag ?? '')) from--;
    who = sentence.slice(from, helpers + 1);
    [what, rest] = [what, rest].map((part) => part.filter((one) => !who.includes(one))) as [Token[], Token[]];
  } else if (isRightBefore(ahead(rest)) && !presses.test(ahead(rest).at(-1)!.low) && head.tag === 'verb') {
    const only = sentence[sentence.indexOf(ahead(rest)[0]!) - 1];
    who = [...(only?.low === 'only' ? [only] : []), ...ahead(rest)];
    rest = after(rest);
  } else if (helpers < sentence.indexOf(head) - 1) {
    const doer = doerAfterEnd(ahead(rest), sentence[helpers]);
    [who, rest] = [doer, rest.filter((one) => !doer.includes(one))];
  }
  return withWhole({ ...wish, who, what, rest });
}
const able = /^ (?:must|should|shall|can|could|may|might|will|would|need to|have to|want to)(?: be able to)? $/iu;
/** What things do, and nobody does with them. */
const byItself = new Set(
  'go come work become depend happen vanish disappear stay stop end expire arrive appear look remain'.split(' '),
);
/** "One click opens it": with one click. */
export const presses = /^(?:clicks?|taps?|keys?|buttons?|swipes?)$/u;

/** Where in its sentence the last word of a wish stands. */
const lastOf = ({ head, what, rest, particle, sentence }: Heard): number =>
  Math.max(...[head, ...what, ...rest, ...particle].map((one) => sentence.indexOf(one)));

/** "Visitors who come back within a month should pay half": which of them. */
function withWhichDoers(wish: Heard): Heard {
  const { form, who, head, sentence } = wish;
  const from = sentence.indexOf(who.at(-1)!) + 1;
  if (form !== 'verb' || who.length === 0 || sentence[from]?.low !== 'who') return wish;
  const end = sentence.findIndex(({ tag }, at) => at > from && tag === 'modal');
  const which = sentence.slice(from, end);
  const isWhich = end > from + 1 && end < sentence.indexOf(head) && which.length < 8;
  return isWhich && !which.some(({ tag }) => tag === 'mark') ? { ...wish, who: [...who, ...which] } : wish;
}

/** "Letters are sorted automatically", "weigh it again": how it is done, labelled as no part of it. */
function withManner(wish: Heard): Heard {
  const { form, head, rest, sentence } = wish;
  const forbidden =
    head.tag === 'neg' ? sentence.findIndex(({ tag }, at) => at > sentence.indexOf(head) && tag === 'verb') : -1;
  const next = sentence[Math.max(forbidden, lastOf(wish)) + 1];
  return form === 'verb' && next?.tag === 'adv' && manner.test(next.low) ? { ...wish, rest: [...rest, next] } : wish;
}
const manner = /ly$|^(?:again|twice|together|online|offline)$/u;

/** "How many days until harvest": what ends within a phrase goes on to the phrase's end. */
function withEnd(wish: Heard): Heard {
  const { head, sentence } = wish;
  // "On the second where it was false": how it is done goes on.
  const strayed = wish.what.at(-1);
  const goesOn =
    strayed?.tag === 'sub' && wish.what.length > 1 && wish.rest.at(-1) === sentence[sentence.indexOf(strayed) - 1];
  const what = goesOn ? wish.what.slice(0, -1) : wish.what;
  const rest = goesOn ? [...wish.rest, strayed] : wish.rest;
  const last = lastOf(wish);
  const next = sentence[last + 1];
  // "How long he needs it".
  if (/^(?:it|them)$/u.test(next?.low ?? '') && sentence[last - 1]?.tag === 'pron' && what.includes(sentence[last]!))
    return { ...wish, what: [...what, next!], rest };
  // "Where the letters came from": the last word of what is to be known was taken for how.
  const [only, ...more] = rest;
  const isAlone = only?.tag === 'prep' && more.length === 0 && only === sentence[last];
  if (isAlone && !subjectPronouns.has(next?.low ?? '') && what.at(-1) === sentence[last - 1])
    return { ...wish, what: [...what, ...rest], rest: [] };
  const cut = cutAt(wish, last);
  if (cut !== null) {
    const isHow = rest.includes(sentence[cut]!);
    const added = goingOn(sentence, cut);
    return { ...wish, what: isHow ? what : [...what, ...added], rest: isHow ? [...rest, ...added] : rest };
  }
  // "A message the day before would do": no phrase begins there.
  const isWhole = next?.tag === 'modal' && sentence[last]!.tag === 'prep';
  if (!/^(?:prep|sub|to|det|poss)$/u.test(sentence[last]!.tag) || sentence[last] === head || isWhole)
    return { ...wish, what, rest };
  const added = goingOn(sentence, last);
  // "Just before I forget it".
  const isClause = added.length > 1 && subjectPronouns.has(added[0]!.low);
  return { ...wish, what, rest: isClause || added.some(({ tag }) => tag === 'noun') ? [...rest, ...added] : rest };
}
const mostFurther = 5;

/** What follows up to the phrase's end: a few words, and more where the last of them opens something. */
function goingOn(sentence: readonly Token[], last: number): Token[] {
  const added: Token[] = [];
  for (const token of sentence.slice(last + 1)) {
    const isOpen = /^(?:be|have|modal|det|poss|prep|to|neg)$/u.test(added.at(-1)?.tag ?? '');
    if (token.tag === 'mark' || token.tag === 'conj' || (added.length >= mostFurther && !isOpen)) break;
    added.push(token);
  }
  return added;
}

const isBeOrHas = (token: Token | undefined): boolean => token?.tag === 'be' || token?.tag === 'have';

/** "If a showcase" of "is too damp", "that a room" of "is done": where the last word stands of a clause that ends before its verb; null where none does. */
function cutAt({ head, sentence, what, rest }: Heard, last: number): number | null {
  const parts = new Set([...what, ...rest]);
  const ends = [last, ...[what, rest].map((part) => sentence.indexOf(part.at(-1)!))];
  const isCut = (end: number) => {
    const verb = isBeOrHas(sentence[end]) ? end : end + 1;
    if (!isBeOrHas(sentence[verb]) || sentence[verb - 1]?.tag !== 'noun') return false;
    const further = goingOn(sentence, verb);
    // "That invoices are kept": the verb is that of the wish.
    if (further.length === 0 || further.includes(head)) return false;
    const opens = sentence.findLastIndex(({ low }, at) => at < verb && /^(?:if|when|that|whether|once|as)$/u.test(low));
    const clause = opens < 0 ? [] : sentence.slice(opens + 1, verb);
    return (
      clause.length > 0 &&
      clause.length < 6 &&
      clause.every((one) => (one.tag === 'noun' ? parts.has(one) : /^(?:det|poss|num|adv)$/u.test(one.tag)))
    );
  };
  return ends.find(isCut) ?? null;
}

/** "One card per person that shows what they gave": on what it is shown is not how. */
function withoutShown(wish: Heard): Heard {
  const { head, rest, sentence } = wish;
  const at = sentence.indexOf(head);
  const shown = /^(?:that|which)$/u.test(sentence[at - 1]?.low ?? '') ? sentence[at - 2] : undefined;
  return shown !== undefined && rest.includes(shown)
    ? { ...wish, rest: rest.filter(({ start }) => start > shown.start) }
    : wish;
}

/** "Quotes should turn into an invoice": the thing before the doing, and what it becomes. */
function turned({ head, particle, sentence }: Heard, what: Token[]): [Token[], Token[]] {
  const link = particle.find(({ low }) => low === 'into' || low === 'to');
  const after = what.filter(({ start }) => start > head.start);
  if (link === undefined || after.length === 0 || what[0]!.start > head.start) return [what, []];
  const article = sentence[sentence.indexOf(after[0]!) - 1]!;
  return [what.filter((one) => !after.includes(one)), [link, ...(article.tag === 'det' ? [article] : []), ...after]];
}

/** The parts as the name has them, and what was said before the rest. */
function inOrder(wish: Heard): Pick<Parts, 'who' | 'what' | 'rest' | 'early'> {
  const { form, head, who, what, rest } = wish;
  const first = Math.min(head.start, what[0]?.start ?? head.start);
  const early = rest.filter(({ start }) => start < first);
  const late = rest.filter(({ start }) => start >= first);
  const isThing = isBareNoun(early);
  // "Only members may vote": who does it was taken for how it is done.
  if (form === 'verb' && who.length === 0 && isThing && !isPassive(wish) && isPeople(headOf(early)?.low ?? ''))
    return { who: early, what, rest: late, early: [] };
  // "The kids should have their own account".
  if (form === 'noun' && early.length === 0 && isBareNoun(who) && !isFirstPerson(who) && who.at(-1)!.start < first)
    return { who: [], what, rest: late, early: who };
  if ((early.length === 1 && early[0]!.low === 'only') || isTold(early) || (form === 'noun' && isThing))
    return { who, what, rest: late, early };
  // "One place where we put recipes".
  const isPlace = isThing && wish.sentence[wish.sentence.indexOf(early.at(-1)!) + 1]?.low === 'where';
  const within: Token[] = isPlace ? [{ ...early[0]!, raw: 'in', low: 'in', tag: 'prep', verb: null }] : [];
  return { who, what, rest: [...within, ...rest], early: [] };
}

/** "The boat", "each trainee": a thing or people without a word that says how they belong to what is said. */
export const isBareNoun = (tokens: readonly Token[]): boolean =>
  tokens.some(({ tag, low }) => tag === 'noun' || /^every(?:one|body)$/u.test(low)) &&
  tokens.every(({ tag, low }) => /^(?:noun|det|poss|num)$/u.test(tag) || /^(?:only|every(?:one|body))$/u.test(low));

/** "Shelves need to be refilled so tell the depot": told of before, and so when it is to be done. */
export const isTold = (tokens: readonly Token[]): boolean =>
  (/^(?:noun|det|poss|num)$/u.test(tokens[0]?.tag ?? '') || tokens[0]?.verb?.form === 's') &&
  tokens.some(({ tag, low }, at) => at > 0 && (tag === 'modal' || tag === 'have' || tag === 'be' || low === 'be'));

/** "They fall into the next round": who does it is no thing, other than in "what we have". */
export const withoutDoers = (what: readonly Token[], antecedents: ReadonlyMap<Token, string>): Token[] =>
  what.filter(
    (one, at) =>
      !/^(?:i|we|they|he|she|you)$/u.test(one.low) ||
      antecedents.has(one) ||
      // "The families I hand over".
      (at > 0 && what[at - 1]!.tag === 'noun' && at < what.length - 1) ||
      what.slice(0, at).some(({ low, tag }) => questionWords.has(low) || tag === 'sub'),
  );
