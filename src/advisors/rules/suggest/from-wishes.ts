import type { ValueCategory } from '#contract/vocabulary.ts';
import { calledFor } from '../knowledge/called-for.ts';
import type { Capability } from '../knowledge/capability.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { nameIn } from '../knowledge/slots.ts';
import { plural, stem, stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import type { Wish } from '../reading/wishes.ts';
import { groups, isPeople, timeWords } from '../reading/word-classes.ts';
import { verbForNoun } from '../reading/wish-nouns.ts';
import { describeWish, reasonForWish } from './describe.ts';
import { nameOfWish } from './naming.ts';
import { saysDoing } from './same-doing.ts';
import { sizeOf } from './size.ts';
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
const pointsAway = /^[\p{L}-]+ (?:it|them|this|that(?! (?:no|some|every)(?:body|one)\b)|him|her)\b/u;
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

/** A bare fragment such as a title or a stray word: no wish unless its noun or a capability is known. */
const stray = (wish: Wish) =>
  wish.form === 'noun' &&
  // "Guests: ten permits a year": of whom is spoken.
  ((wish.fragment && /^\p{L}+:$/u.test(wish.clause.passage.text) && isPeople(wish.clause.tokens[0]!.low)) ||
    (!/^(?:vote|pay|play|chat|sign|subscribe|donate)$/u.test(wish.verb) &&
      /^(?:on|in|into|at|until|after|before|from|by|via|with|without|as)\b/u.test(wish.object)) ||
    isDevice(wish) ||
    // "Ten seconds".
    (wish.verb === 'keep' && timeWords.has(wish.head) && !/^(?:\p{L}+ )?hours\b/u.test(wish.object)) ||
    /^(?:buttons?|pop-?ups?|dropdowns?|checkbox|menu bar|ones?|others?)$/u.test(wish.head));

/** "On site: tablet, no reception": what it is used on, and nothing it does. */
const isDevice = ({ object }: Wish) =>
  /^(?:an? |some )?(?:smart ?phones?|phones?|tablets?|laptops?|computers?|pcs?|browsers?|ipads?|mobiles?|android|iphones?|desktops?|(?:own )?(?:hardware|servers?|machines?|box))(?: (?:at|in|on) [\p{L} ]+)?$/iu.test(
    object,
  );

/** "Choir with 45 singers.": who speaks, and no wish. */
const introduces = (wish: Wish): boolean =>
  wish.fragment &&
  wish.clause.tokens[0]!.start < 12 &&
  !wish.clause.passage.bullet &&
  (groups.has(wish.head) ||
    (/^(?:keep|record)$/u.test(wish.verb) &&
      wish.clause.passage.start === 0 &&
      wish.clause.tokens[0]!.start < 3 &&
      verbForNoun(wish.head) === null &&
      (wish.source.text.length > 200 || (wish.condition === '' && !/,/u.test(wish.clause.passage.text)))) ||
    /^(?:administration|management|organi[sz]ation|software|manager|planner|system)$/u.test(wish.head) ||
    (/ for /u.test(wish.object) && wish.clause.passage.text.length < 60));

/** "Help me plan a tool for it": what is asked of us, and nothing that the product does. */
const asksForProduct = ({ form, verb, head, actor }: Wish): boolean =>
  form === 'verb' &&
  actor === null &&
  /^(?:plan|build|create|make|develop|write|design|set up|program|code)$/u.test(verb) &&
  /^(?:tools?|apps?|applications?|software|systems?|platforms?|solutions?|web ?sites?)$/u.test(head);

/** The product named as a whole, "we want a handbook": what it is, not what it does. */
function namesProduct(wish: Wish, kinds: readonly Recognised[]): boolean {
  const kind = kinds[0]?.kind;
  // "Members have a plan": what they get, and not what the product is.
  if (/\bha(?:s|ve)\b/u.test(wish.quote)) return false;
  if (!kind || wish.form !== 'noun' || !/^(?:keep|offer|record|create|manage)$/u.test(wish.verb)) return false;
  // "All logs in one place", after something else was said: how it is to be.
  const listed = wish.clause.tokens.filter(({ low }) => low === ',').length > 1;
  if (wish.fragment && wish.clause.passage.start > 0 && (listed || / (?:in|with|for|per) /u.test(wish.object)))
    return false;
  const names = stemsOf(kind.strong.replaceAll('_', ' '));
  const said = [...stemsOf(wish.object.replace(/\b(?:own|small|little|simple|proper|modern|new)\b/gu, ''))];
  return said.length > 0 && said.length <= 3 && said.every((one) => names.has(one));
}

/** True when a capability is about what is wished to be done, and not only about a thing that is named along with it. */
const fits = ({ name }: Capability, wish: Wish): boolean => {
  if (wish.form === 'noun') return true;
  const named = commonStems(stemsOf(name));
  return (
    saysDoing(wish, name) &&
    (wish.object === '' || name.includes('{thing') || !commonStems(stemsOf(wish.object)).isDisjointFrom(named))
  );
};

/** True when a capability's name holds the thing that was wished for: "tokens" on a map are no access keys, nor is an emergency stop an emergency. */
const speaksOf = (name: string, wish: Wish): boolean =>
  !/^(?:two|three|four|\d+) /u.test(wish.object) &&
  !commonStems(stemsOf(wish.head === '' ? wish.object : wish.head)).isDisjointFrom(commonStems(stemsOf(name)));

/** True when the person speaks of the product's thing again and again, so that it may stand where none is named. */
export const saidOften = ({ slots, reading }: Situation): boolean =>
  reading.text.toLowerCase().split(new RegExp(`\\b(?:${slots.thing}|${plural(slots.thing)})\\b`, 'u')).length > 2;

const whereItLies =
  /\b(?:lies?|lives?|stays?|sits?|runs?|kept|stored|hosted)\b.*\b(?:servers?|hardware|computers?|machines?|cloud|premises)\b/iu;

/** "Files shall lie on our own server" asks for the server, and for nothing about files. */
export const saysWhereItLies = (words: string, { qualities }: Situation): boolean =>
  qualities.some(({ id }) => id === 'self-hosted') && whereItLies.test(words);

/** Features straight from what the person wishes, in the order of the text. */
export function fromWishes(situation: Situation): Candidate[] {
  const candidates: Candidate[] = [];
  const turns = new Map<string, number>();
  const known = (situation.kinds[0]?.sure ?? false) || saidOften(situation);
  situation.reading.wishes
    .filter((wish) => wish.source.weight >= 0.5)
    .forEach((wish, order) => {
      const skills = calledFor(wish.quote, situation.called);
      const own = nameOfWish(
        wish,
        known ? situation.slots : { ...situation.slots, thing: '' },
        situation.reading.wishes.some(
          (other) => other.verb === wish.verb && other.actor !== null && other.actor !== wish.actor,
        ),
      );
      const action = `${wish.verb} ${wish.object} ${wish.condition}`;
      const fitting = skills.filter((skill) => fits(skill, wish));
      const acting = fitting.find(({ triggers }) => triggers.test(action));
      const first = acting ?? skills[0];
      if (
        stray(wish) ||
        introduces(wish) ||
        asksForProduct(wish) ||
        saysWhereItLies(wish.quote, situation) ||
        // "Big letters" are how everything is to be, and heard as such.
        (wish.form === 'noun' && /^(?:big|large) (?:letters|print|type|buttons|font)$/u.test(wish.object)) ||
        // "Nothing complicated" says how it should be.
        (wish.form === 'noun' && /^(?:an? )?nothing\b/iu.test(wish.object)) ||
        (/^everything(?: down| up| for (?:everyone|everybody))?$/u.test(wish.object) &&
          wish.condition === '' &&
          !/^(?:search|export|print|import|translate|anonymi[sz]e)$/u.test(wish.verb)) ||
        (wish.form === 'noun' &&
          wish.condition === '' &&
          /^(?:an? )?(?:e-?mails?|mails?|messages?|sms)$/iu.test(wish.object)) ||
        (wish.form === 'noun' && /^\S+\s*\S*\?$/u.test(wish.clause.passage.text)) ||
        (order === 0 && namesProduct(wish, situation.kinds)) ||
        /(?<!\b(?:when|if|where|whether|that) )\bsomething\b/u.test(wish.object)
      )
        return;
      const usual = first && asFarAsSaid(nameIn(first.name, situation.slots), situation);
      const unnamed =
        unclear(wish, own) ||
        (wish.distant && stemsOf(usual ?? '').has(stem(wish.verb))) ||
        (wish.fragment && wish.verb === 'keep' && verbForNoun(wish.head) === null && wish.object.split(' ').length < 4);
      const name =
        usual !== undefined &&
        unnamed &&
        (own === null ||
          (wish.form === 'noun' ? speaksOf(first!.name.replace(/\{[^}]*\}/gu, ''), wish) : saysDoing(wish, usual)))
          ? usual
          : own;
      if (name === null || name.length < 6 || pointsAway.test(name)) return;
      const strength = wish.strength === 'must' ? 0 : wish.strength === 'should' ? 3 : 8;
      candidates.push({
        name,
        description: describeWish(wish, name, name === own ? acting : first, situation, turns),
        reasoning: reasonForWish(wish, name === own ? acting : first, situation),
        quote: wish.quote,
        rule: first && name !== own ? `capability.${first.id}` : `wish.${wish.form}`,
        complexity: sizeOf(`${name} ${wish.quote}`, skills),
        value: valueOf(wish.strength, wish.source.weight),
        rank: 1000 * wish.source.weight - order * 2 - strength * 20 - (wish.outright ? 0 : 6),
        skills: fitting.map((skill) => skill.id),
        touches: skills.map((skill) => skill.id),
        at: wish.start,
        ...(wish.form === 'verb' && own !== null ? { said: { verb: wish.verb, object: wish.object } } : {}),
      });
    });
  return candidates;
}
