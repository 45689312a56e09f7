import type { ValueCategory } from '#contract/vocabulary.ts';
import { calledFor } from '../knowledge/called-for.ts';
import type { Capability } from '../knowledge/capability.ts';
import { capitalised, nameIn } from '../knowledge/slots.ts';
import { plural, stem, stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import type { Wish } from '../reading/wishes.ts';
import { containerNouns } from '../reading/word-classes.ts';
import { deedOf } from '../review/action-classes.ts';
import { fitting as resting } from '../review/fitting.ts';
import { titleOf } from '../reading/title.ts';
import { bestName, namingsOf, type Naming } from './name-choice.ts';
import { describeWish, peopleOf, reasonForWish } from './describe.ts';
import { nameOfWish, transitive } from './naming.ts';
import { saysDoing } from './same-doing.ts';
import { sizeOf } from './size.ts';
import type { Steps } from '../pace.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

const valueBy = { must: 'Must Have', should: 'Should Have', could: 'Could Have' } as const;

/** How much a wish is worth: what surrounds the plan counts a step less than the plan itself. */
export function valueOf(strength: Wish['strength'], weight: number): ValueCategory {
  if (weight >= 0.75) return valueBy[strength];
  return strength === 'must' ? 'Should Have' : 'Could Have';
}

/** True when the name says too little by itself, so that the capability's own name is clearer. */
const pointing =
  /(?<!\b(?:(?:somebody|someone|nobody) [\p{L}]+|if|when|whether|before|until) )\b(?:it|something|them)\b/iu;
/** "Show that"; "show that nobody checked it" says what. */
const pointsAway =
  /^(?:Let (?:the |each |every )?[\p{L}-]+ )?[\p{L}-]+ (?:(?:up|down|in|out|off|on|over|back|away) )?(?:it|them|this|that(?! (?:no|some|every)(?:body|one)\b)|him|her)\b/u;
const unclear = (wish: Wish, name: string | null) =>
  name === null ||
  pointing.test(name) ||
  (wish.form === 'noun' &&
    (wish.object === 'access' || (wish.object.replace(/^an? /u, '').split(' ').length <= 1 && wish.condition === '')));

/** A capability's name without what it adds at its end and nobody spoke of: "on a calendar with free times". */
function asFarAsSaid(name: string, { reading, slots }: Situation): string {
  const [said, ...added] = name.replace(/ (?:for|of|on|to) entries$/u, '').split(/ (?=(?:with|when|by|before) )/u);
  if (added.length === 0) return said!;
  const tail = added.join(' ');
  const words = stemsOf(tail).difference(new Set([stem(slots.thing)]));
  const spokenOf = !words.isDisjointFrom(new Set(reading.stems.keys()));
  return spokenOf || said!.split(' ').length < 2 ? name : said!;
}

/** "A diary for seniors.": the product as a whole, named before what it does. */
const introduces = ({ form, start, end, clause: { passage, tokens }, source }: Wish): boolean =>
  form === 'noun' &&
  passage.start === 0 &&
  start < 12 &&
  !passage.bullet &&
  passage.text.length < 60 &&
  end < source.text.trimEnd().length - 1 &&
  !tokens.some(({ tag, low }) => /^(?:verb|modal|be|have)$/u.test(tag) || low === ',' || low === ':');

/** "Could you help me plan a calendar": what is asked of us, and nothing that the product does. */
const asksForProduct = ({ form, verb, head, actor, clause: { passage } }: Wish): boolean =>
  form === 'verb' &&
  (actor === null || /^(?:hello|hi|hey)\b/iu.test(actor)) &&
  /^(?:plan|build|create|make|develop|write|design|set up|program|code)$/u.test(verb) &&
  (containerNouns.has(head) ||
    (passage.start < 120 &&
      /\b(?:(?:could|can|would) (?:you|somebody|someone|anybody)|help me|help us)\b/iu.test(passage.text)));

/** True when a capability is about what is wished to be done, and not only about a thing that is named along with it. */
const fits = ({ name }: Capability, wish: Wish): boolean => {
  if (wish.form === 'noun') return true;
  const named = commonStems(stemsOf(name));
  return (
    saysDoing(wish, name) &&
    (wish.object === '' || name.includes('{thing') || !commonStems(stemsOf(wish.object)).isDisjointFrom(named))
  );
};

const counted = /^(?:two|three|four|\d+) /u;
/** True when a capability's name holds the thing that was wished for: "tokens" on a map are no access keys, nor is an emergency stop an emergency. */
const speaksOf = (name: string, wish: Wish): boolean =>
  !counted.test(wish.object) &&
  !commonStems(stemsOf(wish.head === '' ? wish.object : wish.head)).isDisjointFrom(commonStems(stemsOf(name)));

/** True when the person speaks of the product's thing again and again, so that it may stand where none is named. */
const saidOften = ({ slots, reading }: Situation): boolean =>
  reading.text.toLowerCase().split(new RegExp(`\\b(?:${slots.thing}|${plural(slots.thing)})\\b`, 'u')).length > 2;

const whereItLies =
  /\b(?:lies?|lives?|stays?|sits?|runs?|kept|stored|hosted)\b.*\b(?:servers?|hardware|computers?|machines?|cloud|premises)\b/iu;

/** "Files shall lie on our own server" asks for the server, and for nothing about files. */
const saysWhereItLies = (words: string, { qualities }: Situation): boolean =>
  qualities.some(({ id, sign }) => id === 'self-hosted' && (whereItLies.test(words) || words.trim() === sign));

/** "Not everyone may see everything" asks for roles, and for nothing to be seen. */
const asksForRoles = (words: string, { qualities }: Situation): boolean =>
  /^not (?:everyone|everybody) (?:should|may|can) (?:see|read|open|know|edit|change|view) (?:everything|it all|all)[\s.,;!]*$/iu.test(
    words,
  ) && qualities.some(({ id }) => id === 'restricted');

/** A wish for what is to be built, which of them it is, how much it is wanted, and the ways in which it can be named. */
type Nameable = { wish: Wish; order: number; rank: number; namings: () => Naming[] };

/** "See and operate their screen": what both are done to stands once. */
function withSharedObject(wish: Wish, next: Wish | undefined): Wish {
  const isBare = wish.form === 'verb' && wish.object === '' && wish.condition === '' && transitive.test(wish.verb);
  if (!isBare || next?.form !== 'verb' || next.source !== wish.source || next.object === '') return wish;
  const between = wish.source.text.slice(wish.start + wish.quote.length, next.start);
  return /^ ?(?:and|or|&|\/) ?$/iu.test(between)
    ? { ...wish, object: next.object, head: next.head, thing: next.thing }
    : wish;
}

/** How much later than a plain wish one comes that was put softly. */
export const softer = { must: 0, should: 60, could: 160 } as const;

function nameable(situation: Situation): Nameable[] {
  const { reading, kinds, slots } = situation;
  const known = (kinds[0]?.sure ?? false) || saidOften(situation);
  const all: Nameable[] = [];
  let last: Wish | undefined;
  for (const [at, told] of reading.wishes.entries()) {
    if (told.source.weight < 0.5) continue;
    const wish = withSharedObject(told, reading.wishes[at + 1]);
    const before = last;
    const namings = () => {
      const shared = reading.wishes.some(
        (other) => other.verb === wish.verb && other.actor !== null && other.actor !== wish.actor,
      );
      return namingsOf(wish, nameOfWish(wish, known ? slots : { ...slots, thing: '' }, shared), before);
    };
    const order = all.length;
    all.push({ wish, order, rank: 1000 * wish.source.weight - order * 2 - softer[wish.strength], namings });
    if (wish.thing !== '') last = wish;
  }
  return all;
}

/** Each wish with the ways in which it can be named. */
export const namingsIn = (situation: Situation): { wish: Wish; namings: Naming[] }[] =>
  nameable(situation).map(({ wish, namings }) => ({ wish, namings: namings() }));

/**
 * Features straight from what the person wishes, in the order of the text: those most wanted, until so many have names
 * that differ. The words of the wishes that are left then come besides.
 */
export function* fromWishes(
  situation: Situation,
  enough = Infinity,
): Steps<{ wished: Candidate[]; left: Pick<Candidate, 'at' | 'quote'>[] }> {
  const found: { order: number; candidate: (told: Set<string>) => Candidate }[] = [];
  const taken = new Set<string>();
  const left: { at: number; quote: string }[] = [];
  const byRank = nameable(situation).toSorted((a, b) => b.rank - a.rank);
  for (const [nth, { wish, order, rank, namings }] of byRank.entries()) {
    if (taken.size >= enough) {
      left.push({ at: wish.start, quote: wish.quote });
      continue;
    }
    if (nth > 0) yield;
    if (introduces(wish) || asksForProduct(wish) || saysWhereItLies(wish.quote, situation)) continue;
    if (asksForRoles(wish.quote, situation)) continue;
    const names = namings();
    // To name the first wish compiles most of the patterns for names.
    yield;
    const best = bestName(names, wish);
    const own = best?.name ?? null;
    // What must not be done is no usual feature.
    if (own === null && /^not\b/u.test(wish.verb)) continue;
    const skills = calledFor(wish.quote, situation.called);
    const action = `${wish.verb} ${wish.object} ${wish.condition}`;
    const fitting = skills.filter((skill) => fits(skill, wish));
    const acting = fitting.find(({ triggers }) => triggers.test(action));
    const first = acting ?? skills[0];
    // What it is said to be in practice has to be sure: "two meal tokens" are no access keys.
    const isSure = (one: Capability): boolean => {
      if (wish.form === 'noun') return !counted.test(wish.object);
      const doing = capitalised(action.trim());
      const title = titleOf(doing);
      return resting([one], doing, title, deedOf(title, doing)).length > 0;
    };
    const usual = first && asFarAsSaid(nameIn(first.name, situation.slots), situation);
    const unnamed = unclear(wish, own);
    const name =
      usual !== undefined &&
      unnamed &&
      (own === null ||
        (wish.form === 'noun' ? speaksOf(first!.name.replace(/\{[^}]*\}/gu, ''), wish) : saysDoing(wish, usual)))
        ? usual
        : own;
    if (name === null || name.length < 6 || pointsAway.test(name)) continue;
    taken.add(name.toLowerCase());
    const meant = name !== own ? first : acting && isSure(acting) ? acting : undefined;
    const based = meant && !situation.refused.has(meant.id) ? meant : undefined;
    const candidate = (told: Set<string>): Candidate => ({
      name,
      description: describeWish(wish, name, based, situation, told),
      reasoning: reasonForWish(wish, based, situation),
      quote: wish.quote,
      rule: first && name !== own ? `capability.${first.id}` : `wish.${wish.form}`,
      complexity: sizeOf(`${name} ${wish.quote}`, skills),
      value: valueOf(wish.strength, wish.source.weight),
      rank,
      asTold: wish.asTold,
      good: name === own ? best!.likely : 0,
      skills: fitting.map((skill) => skill.id),
      touches: skills.map((skill) => skill.id),
      at: wish.start,
      people: peopleOf(wish),
      ...(wish.form === 'verb' && own !== null ? { said: { verb: wish.verb, object: wish.object } } : {}),
    });
    found.push({ order, candidate });
  }
  // A sentence with several wishes describes the first of them.
  const told = new Set<string>();
  const wished: Candidate[] = [];
  for (const { candidate } of found.toSorted((a, b) => a.order - b.order))
    if (wished.push(candidate(told)) % 3 === 0) yield;
  return { wished, left };
}
