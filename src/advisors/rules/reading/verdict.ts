import type { Clause } from './clauses.ts';
import { isFirstPerson, partsOf, trimmed } from './phrases.ts';
import { predicateOf, type Predicate } from './predicate.ts';
import { plural } from './stems.ts';
import type { Token } from './tokens.ts';
import type { Strength } from './wishes.ts';
import * as classes from './word-classes.ts';

const could =
  /\b(?:maybe|perhaps|later|eventually|some ?day|nice[- ]to[- ]haves?|optional(?:ly)?|possibly|not urgent|at some point|in (?:the )?future|bonus|if there is time|low priority|phase (?:two|2))\b/iu;

const should =
  /\b(?:would be (?:\w+ )?(?:good|nice|great|cool|lovely|perfect|fine|useful|helpful|handy|awesome|a plus)|would help|ideally|hopefully|if possible|preferably|it'd be|should have)\b/iu;

/** How strongly something is wished: "maybe" and "would be nice" soften it. */
export function strengthIn(clause: Clause, siblings: Clause[]): Strength {
  const own = clause.tokens.map((token) => token.low).join(' ');
  const whole = siblings.length <= 2 ? clause.passage.text : own;
  return could.test(own) || (could.test(whole) && clause.passage.text.length < 90)
    ? 'could'
    : should.test(whole)
      ? 'should'
      : 'must';
}

/** What people do in the world, with or without a program. */
const inTheWorld =
  /^(?:change|deliver|drive|cook|bake|feed|plant|harvest|wash|clean|teach|play|train|walk|travel|live|work|meet|pick|pack|make|build|sew|sing|run|learn|visit|turn|rotate|lend|sell|buy|ship|move|start|stop|end|open|close)$/;
const often =
  /\b(?:(?:every|each) (?:other |second |third |few )?(?:day|week|month|year|morning|evening|night|spring|summer|autumn|winter|season|\p{L}+day)s?|(?:once|twice|\p{L}+ times) an? (?:day|week|month|year|season)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekly|monthly|yearly)\b/u;

/**
 * "Cooks change the menu every week": told without a sign of wishing, of what happens in the world anyway. That the product
 * should hold it is as likely as not.
 */
export const mayBeHabit = (predicate: Predicate, clause: Clause): boolean =>
  isPlainlyTold(predicate, clause) &&
  !predicate.passive &&
  clause.lead === 'main' &&
  predicate.subject.some(({ tag }) => tag === 'noun') &&
  inTheWorld.test(predicate.verb!) &&
  often.test(clause.tokens.map(({ low }) => low).join(' '));

/** Told in the present without any sign of wishing. */
export const isPlainlyTold = ({ frame, verb }: Predicate, { passage }: Clause): boolean =>
  frame === null && verb !== null && !passage.bullet;

const today =
  /\b(?:still (?:use|write|do|work|keep|call|type|print|send|on|by|with)\w*|chaos|mess|(?:is|are|everything|all|now|currently|today) (?:\w+ )?by hand|at the moment|currently|so far,|right now|on paper|paper (?:forms?|slips?|cards?|lists?)|over chat|by word of mouth|types? (?:it|them|everything|all)|scattered|answered twice|again and again|until now|ends? up|nobody (?:ever )?(?:finds|knows|answers|reads)|never (?:finds?|knows?)|gets? (?:lost|wet|forgotten)|used to)\b/iu;
const wished =
  /\b(?:want|wants|need|needs|should|must|shall|would|like|please|instead|no longer|imagine)\b|^(?:see|show|tell|warn|remind)\b/iu;

/** "Contracts are printed, signed, scanned, mailed." */
const doneInTurn = /\b(?:is|are|gets?) [\p{L}]+(?:ed|en|nt), (?:[\p{L}]+(?:ed|en|nt)\b,? ?(?:and )?){2}/u;

/** True when a clause tells how things go without the product: on paper, by hand, in scattered chats. */
export function isAsItIs(clause: Clause): boolean {
  const own = clause.tokens.map((token) => token.low).join(' ');
  if (clause.background === true) return true;
  return (
    clause.lead !== 'refusal' &&
    (today.test(own) || (clause.passage.start < 60 && doneInTurn.test(clause.passage.text))) &&
    !wished.test(own)
  );
}

const wanting =
  /\b(?:i|we)(?:['’]d| would)? (?:really |just |only )?(?:want|need|like to|love to|wish|dream|imagine)\b|\b(?:there|it) should\b|\b(?:wants?|needs?|needs? is|wanted|needed|wish ?list|idea|requirements?|features|must-haves?)\s*:|^(?:want|need|would like|looking for)\b|\bplease:/iu;

/** Where the person begins to say what is wanted: what is told before that is how things are. 0 when that is nowhere said outright. */
export const wantedFrom = (clauses: readonly Clause[]): number =>
  clauses.find(({ passage }) => wanting.test(passage.text))?.passage.start ?? 0;

/** "Everybody asks me for numbers", "some feeds only give two lines, so ...", "the city gives 200,000 euro": how things are. */
const isBackground = (
  { frame, verb, subject, object }: Predicate,
  clause: Clause,
  siblings: Clause[],
  narrating: boolean,
  early: boolean,
): boolean =>
  frame === null &&
  verb !== null &&
  subject.length > 0 &&
  ((early &&
    (verb === 'ask' ||
      object.some(({ low }) => classes.kin.has(low)) ||
      isThing(subject.at(-1)!) ||
      subject.some(({ low }) => low === 'us'))) ||
    (/^(?:ask|ring|call|phone|write|text|mail|email|message)$/.test(verb) &&
      !narrating &&
      /^(?:me|us)$/.test(object[0]?.low ?? '')) ||
    (subject[0]!.low === 'some' && siblings.some(({ lead }) => lead === 'purpose')) ||
    (clause.passage.start === 0 &&
      object.some(({ tag }, at) => tag === 'num' && money.test(object[at + 1]?.low ?? ''))));

const leaves =
  /\bout of (?:the |our |this |all |these )*(?:\p{L}+['’]s )?(?:cloud|excel|spreadsheets?|paper|binders?|chats?|chaos|mess|whatsapp|folders?|heads?)\b/u;

const lastNoun = (tokens: Token[]): string => tokens.findLast(({ tag }) => tag === 'noun')?.low ?? '';

const isThing = ({ tag, low }: Token): boolean =>
  tag === 'noun' && !classes.isPeople(low) && !classes.isPeople(plural(low)) && !classes.kin.has(low);

const money = /^(?:euros?|dollars?|pounds?|francs?|[€$£])$/;

/** "Six cameras at a farm, record all the time": what stands first without a verb is only the setting. */
const opens = (clause: Clause, siblings: readonly Clause[]): boolean =>
  siblings.find(
    (one) =>
      one.lead !== 'condition' && one.lead !== 'reason' && (one === clause || predicateOf(one).noun.length === 0),
  ) === clause;

/** "On site: no reception, walk along the wall, mark cracks on the drawing": one step after the other, and nobody named. */
const isOneOfSteps = ({ object }: Predicate, siblings: readonly Clause[]): boolean =>
  /^(?:det|poss|noun|num)$/.test(object[0]?.tag ?? '') &&
  siblings.every((one) => {
    const { subject, frame } = predicateOf(one);
    return subject.length === 0 && frame === null;
  });

/** Whether a clause is a wish, and whether it is one outright; `before` is the verdict on the clause before it. */
export function judge(
  predicate: Predicate,
  clause: Clause,
  before: { wish: boolean; first: boolean; outright: boolean; passive?: boolean; opened?: boolean },
  siblings: Clause[],
  narrating: boolean,
  early: boolean,
): { wish: boolean; outright: boolean } {
  const no = { wish: false, outright: false };
  if (clause.lead === 'reason' || clause.lead === 'condition' || clause.lead === 'refusal' || predicate.negated)
    return no;
  if (
    predicate.verb === 'replace' ||
    (predicate.verb === 'stop' && predicate.object[0]?.verb?.form === 'ing') ||
    predicate.subject.some((token) => token.low === 'nobody') ||
    (predicate.verb === 'get' && /^(?:away|rid)$/.test(predicate.object[0]?.low ?? ''))
  )
    return no;
  if (clause.background === true) return no;
  if (isAsItIs(clause) && (predicate.frame === null || predicate.frame === 'let')) return no;
  const says =
    predicate.verb === 'say' &&
    predicate.object.some(({ low }) => /^(?:if|whether|when|what|how|who|whose|where|which)$/.test(low));
  if (
    /^(?:become|say|come|wait|stand|agree)$/.test(predicate.verb ?? '') &&
    predicate.frame === null &&
    !says &&
    !(predicate.verb === 'agree' && narrating)
  )
    return no;
  if (predicate.verb === 'go' && predicate.object[0]?.low !== 'online') return no;
  if (isBackground(predicate, clause, siblings, narrating, early)) return no;
  // "It takes an hour per horse": how long.
  if (
    predicate.verb === 'take' &&
    predicate.frame === null &&
    (/^(?:ages|forever|long|longer)$/.test(predicate.object[0]?.low ?? '') ||
      predicate.object.slice(0, 3).some(({ low }) => classes.timeWords.has(low)))
  )
    return no;
  // "So that the room stays readable": why.
  if (
    clause.lead === 'purpose' &&
    predicate.verb === 'keep' &&
    /\b(?:stays?|remains?) (?:more )?(?:readable|manageable|usable|affordable|bearable|clean|tidy|clear|simple|small|short|fast|calm|quiet|fair)$/.test(
      trimmed(clause.tokens)
        .map(({ low }) => low)
        .join(' '),
    )
  )
    return no;
  // "We want to get our mail out of the cloud": what is to be left.
  if (predicate.verb === 'get' && leaves.test(predicate.object.map(({ low }) => low).join(' '))) return no;
  // "It should look nice": how it is to be.
  if (
    predicate.verb === 'look' &&
    /^(?:nice|good|great|cool|pretty|beautiful|modern|serious|professional|clean|fine|like)$/.test(
      predicate.object[0]?.low ?? '',
    )
  )
    return no;
  // "So it has to know that".
  const seen = trimmed(predicate.object);
  const said = seen.length > 0 ? seen : predicate.object;
  if (predicate.verb === 'see' && seen.length < 2 && /^(?:that|this|it)$/.test(said[0]?.low ?? '')) return no;
  // "Some things need care": how things are.
  const needing = predicate.subject.at(-1);
  if (
    predicate.frame === 'want' &&
    predicate.verb === null &&
    needing?.tag === 'noun' &&
    /^(?:things?|items?|objects?|goods|pieces)$/.test(needing.low)
  )
    return no;
  // "It has to hold up if it comes to a quarrel": why, and nothing to be done.
  if (
    predicate.verb === 'hold' &&
    predicate.object[0]?.low === 'up' &&
    !/^(?:det|noun)$/.test(predicate.object[1]?.tag ?? '')
  )
    return no;
  if (predicate.frame !== null) return { wish: predicate.frame !== 'modal' || !predicate.past, outright: true };
  // "So that one sees what is in there": why, and nothing that could stand by itself.
  // What people do with their hands, and what is told of today.
  if (/^(?:lie|bring|try|walk|eat|cook|wash|wear|sit|stand|sleep|swim|climb|breathe|drink)$/.test(predicate.verb ?? ''))
    return no;
  // "Building our own house as owner.": what somebody is about.
  const [doing] = clause.tokens;
  if (
    clause.passage.start === 0 &&
    doing!.verb?.form === 'ing' &&
    (early ||
      (/^(?:build|run|renovate|restore|live|work|study|grow|teach)$/.test(doing!.verb.base) && siblings.length === 1))
  )
    return no;
  if (clause.passage.start === 0 && predicate.passive && predicate.object.some(({ low }) => low === 'by')) return no;
  if (clause.lead === 'purpose' && predicate.object.some(({ low }) => low === 'it')) return no;
  if (predicate.past || (clause.lead === 'purpose' && predicate.object.some(({ low }) => low === 'there'))) return no;
  if (
    clause.lead === 'with' &&
    clause.passage.start === 0 &&
    clause.tokens[0]!.tag === 'num' &&
    clause.tokens[0]!.low !== 'one'
  )
    return no;
  if (clause.lead === 'with' && early && !before.wish) return no;
  if (clause.lead === 'with')
    return {
      wish:
        before.wish ||
        (before.opened === true && clause.tokens[0]!.low !== 'with') ||
        siblings.every((one) => !one.tokens.some((token) => token.tag === 'be' || token.tag === 'have')),
      outright: before.outright,
    };
  if (predicate.verb === null) {
    // "Hi, ...": nothing is said yet.
    if (
      /^(?:hi|hello|hey|moin|hallo|dear|thanks|thank|pls|please|ok|so|well)$/.test(predicate.noun[0]?.low ?? '') &&
      predicate.noun.length < 3
    )
      return no;
    // "After signing, ...": when.
    if (predicate.noun[0]?.tag === 'prep' && predicate.noun[1]?.verb?.form === 'ing') return no;
    // "My partner and I ...": who speaks.
    if (
      siblings[0] === clause &&
      clause.passage.start === 0 &&
      /^(?:my|our)$/.test(clause.tokens[0]!.low) &&
      siblings.length > 1
    )
      return no;
    // "A little shop please:": what it is, and what it does follows.
    // "Customers pay late, so a reminder after 14 days".
    if (clause.lead === 'purpose' && predicate.noun.length > 1 && predicate.noun[0]!.tag === 'det')
      return { wish: !predicate.stative, outright: true };
    const label =
      clause.passage.text.endsWith(':') &&
      predicate.noun.length <= 6 &&
      (/^(?:result|problem|situation|background|requirement|wish|feature)s?$/.test(lastNoun(predicate.noun)) ||
        classes.containerNouns.has(lastNoun(predicate.noun)) ||
        classes.groups.has(lastNoun(predicate.noun)));
    if (early && clause.passage.start === 0 && predicate.frame === null && !clause.passage.bullet) return no;
    const asks =
      classes.questionWords.has(predicate.noun[0]?.low ?? '') &&
      /^(?:what|how|who|which|where)$/.test(predicate.noun[0]!.low);
    const fragment =
      !label &&
      predicate.noun.length > 0 &&
      ((before.wish && (!before.first || asks) && clause.lead === 'main') ||
        !siblings.some((one) => predicateOf(one).verb !== null && one === siblings[0]));
    const trouble = predicate.noun.some(
      (token, i) =>
        !asks &&
        classes.troubleVerbs.has(token.low) &&
        token.low !== 'work' &&
        // "Cost of each order": a sum.
        !(/^costs?$/.test(token.low) && /^(?:of|per)$/.test(predicate.noun[i + 1]?.low ?? '')) &&
        (token.low !== 'live' ||
          (i > 0 && /^(?:in|at|with|far|near|next|abroad|here|there|alone)$/.test(predicate.noun[i + 1]?.low ?? ''))),
    );
    const counted = predicate.noun.some(
      (token, i) =>
        token.tag === 'num' &&
        token.low !== 'one' &&
        !clause.passage.bullet &&
        (i === 0 || predicate.noun[i - 1]!.tag === 'mark' || clause.passage.start === 0),
    );
    const [first, second] = partsOf(predicate.noun);
    const members = clause.passage.start > 0 && second !== undefined && classes.isPeople(first?.at(-1)?.low ?? '');
    const onlyCounted = counted && !members;
    if ((predicate.frame === null && onlyCounted) || trouble) return no;
    if (predicate.subject.length === 0 && before.wish && clause.tokens.some(({ low }) => low === 'there'))
      return { wish: true, outright: false };
    return { wish: fragment && !predicate.stative, outright: clause.passage.bullet || siblings[0] === clause };
  }
  if (predicate.trouble && !says) return no;
  if (predicate.passive)
    return {
      wish:
        predicate.subject.length > 0
          ? !isFirstPerson(predicate.subject)
          : (before.wish && !before.first && clause.lead === 'main') ||
            // "When the boat is damaged it's blocked".
            (clause.lead === 'main' && siblings[siblings.indexOf(clause) - 1]?.lead === 'condition'),
      outright: false,
    };
  if (predicate.subject.length === 0 && clause.lead === 'relative' && !before.wish && siblings[0] !== clause) return no;
  const asked = clause.tokens.some(({ low }) => low === 'please');
  if (predicate.subject.length === 0)
    return clause.lead === 'main' &&
      !before.wish &&
      !asked &&
      !opens(clause, siblings) &&
      !isOneOfSteps(predicate, siblings)
      ? no
      : { wish: true, outright: siblings[0] === clause || before.outright };
  if (/^(?:my|our)$/.test(predicate.subject[0]!.low) && clause.lead === 'main' && !before.wish && !narrating) return no;
  if (isFirstPerson(predicate.subject))
    return narrating ||
      clause.lead === 'relative' ||
      clause.lead === 'purpose' ||
      (before.wish && !before.first) ||
      (before.wish && clause.lead === 'main' && before.outright)
      ? { wish: true, outright: false }
      : no;
  if (clause.lead === 'relative' && !before.wish && siblings[0] !== clause) return no;
  return { wish: true, outright: clause.lead === 'relative' };
}
