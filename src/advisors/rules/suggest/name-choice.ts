import { vagueWords } from '#domain/lint/words.ts';
import { closed, joined, kindOf, numberOf, three } from '../reading/signs.ts';
import type { Passage } from '../reading/sentences.ts';
import { singular, stem, stemsOf } from '../reading/stems.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { verbForms } from '../reading/verbs.ts';
import { likelihoodsOf, weightsIn, type Weights } from '../reading/weights.ts';
import type { Wish } from '../reading/wishes.ts';
import { capitalised } from '../knowledge/slots.ts';
import { tidy } from './naming.ts';
import { clipped, mostSaid, mostWords } from './shortening.ts';

/*
 * A wish can be named in several ways, and none of them is always the best: the naming rules garble what was said in few
 * words, and the words themselves are often cut. Which one people would call good is told by weights that were fitted to
 * names judged one by one (`npm run eval -- --fit-names`).
 */

const ways = ['polished', 'plain', 'doer', 'own', 'around', 'carried'] as const;
/** One way to name a wish. */
export type Naming = { way: (typeof ways)[number]; name: string };

/** "Critical items must be remedied", "every ewe should have her own page": a sentence, where a name is a doing. */
const obliging =
  /^(?!let\b)(?:\p{L}+ ){1,8}?(?:must|should|shall|ha(?:s|ve) to|needs? to|ought to) (?:also )?\p{L}+|^(?!let\b|if\b|when\b)(?:your |the |an? |some |our )?(?:\p{L}+ ){1,2}(?:needs?|wants?|expects?) /iu;

/** "Send it only" goes on with "after I have read it". */
function behindIn({ own, around }: Wish): string {
  const at = around.toLowerCase().lastIndexOf(own.toLowerCase());
  return at < 0 ? '' : around.slice(at + own.length).trim();
}

/** True where words say with "is", "are" or "gets" what a wish is to have done. */
function isPassive({ form, verb }: Wish, words: string): boolean {
  if (form !== 'verb' || /^let\b/iu.test(words)) return false;
  const done = /^[^,;:]*?\b(?:is|are|gets?|be) (?:\p{L}+ly )?(\p{L}+)\b/iu.exec(words)?.[1]?.toLowerCase();
  const told = done === undefined ? undefined : verbForms.get(done);
  return told !== undefined && told.form === 'ed' && told.base === verb.split(' ')[0];
}

const noDoing = /^(?:evident|apparent|obvious|everything|anything|whatever|whoever)\b/iu;

/** The ways in which a wish can be named, each name once: `polished` is what the naming rules make of it, `last` the wish before. */
export function namingsOf(wish: Wish, polished: string | null, last: Wish | undefined): Naming[] {
  const found: Naming[] = [];
  const particle = wish.verb.split(' ')[1];
  const put = (way: Naming['way'], words: string) => {
    const tidied = tidy(words).trim();
    // "Clubs put their events in": the second word of the verb may stand last.
    const whole = particle !== undefined && words.trim() === `${tidied} ${particle}` ? words.trim() : tidied;
    const name = capitalised(clipped(whole));
    // What was said at length is cut anywhere.
    if ((way === 'own' || way === 'around') && whole.split(' ').length > mostSaid) return;
    // "Invoices to be sent by mail" is what "send invoices by mail" is wished with.
    if (way === 'own' && polished !== null && wish.form === 'verb' && /^(?:\p{L}+ ){1,3}to be \p{L}+\b/u.test(words))
      return;
    // "Anything older gets deleted": the same as a doing has been named.
    if (way !== 'polished' && polished !== null && isPassive(wish, words)) return;
    // "No comments, and no export": what is not there is nothing to be made.
    if (polished === null && wish.form === 'noun' && /^(?:no|not|never|none|under no)\b/iu.test(name)) return;
    // "Deadlines must be evident", "everything in one file": no doing is called so.
    if (way !== 'polished' && polished !== null && noDoing.test(name)) return;
    if (way !== 'polished' && name.endsWith(' only') && behindIn(wish) !== '') return;
    // "Items must be remedied", "every ewe should have a page" tell what to do, where the rules found it.
    if (way !== 'polished' && polished !== null && wish.form === 'verb' && obliging.test(words)) {
      const [verb] = polished.toLowerCase().split(' ');
      if (verb !== undefined && verbForms.get(verb)?.base === verb && polished.split(' ').length > 2) return;
    }
    const isVague = way !== 'polished' && vagueWords(name).length > 0;
    if (
      name.length > 3 &&
      name.split(' ').length <= mostWords &&
      !isVague &&
      !found.some((one) => one.name.toLowerCase() === name.toLowerCase())
    )
      found.push({ way, name });
  };
  if (polished !== null) put('polished', polished.endsWith(' only') ? `${polished} ${behindIn(wish)}` : polished);
  const doing = wish.form === 'noun' ? '' : wish.verb;
  const plain = `${doing} ${wish.object} ${wish.condition}`;
  // "Book the hall by themselves" does not tell who.
  const isTold = wish.actor !== null || !polished?.startsWith('Let ');
  if (isTold && (wish.actor === null || !/\bthemselves\b/u.test(plain))) put('plain', plain);
  // "A click brings up its history", "the old list must go in": what is no person was named otherwise.
  const isNamed = wish.actor !== null && polished !== null && polished.includes(` ${wish.actor}`);
  if (wish.actor !== null && doing !== '' && !(isNamed && !polished.startsWith('Let ')))
    put('doer', `let ${wish.actor} ${doing} ${wish.object} ${wish.condition}`);
  // "Let the girls note it" is named with its "let"; "your boss undo it" has lost its "can".
  if ((wish.beside[0]?.low !== 'let' || wish.actor === null) && !isCutOff(wish)) put('own', wish.own);
  put('around', wish.around);
  if (wish.thing === '' && doing !== '' && last !== undefined && last.clause.passage === wish.clause.passage)
    put('carried', `${doing} ${last.thing} ${wish.object} ${wish.condition}`);
  return found;
}

/** One who does it, with the verb of many. */
function isCutOff({ form, actor, verb, own }: Wish): boolean {
  const last = actor?.split(' ').at(-1) ?? '';
  return (
    form === 'verb' &&
    last !== '' &&
    singular(last) === last &&
    own.toLowerCase().includes(`${last} ${verb} `.toLowerCase())
  );
}

const roleOf = (token: Token): string => (closed.has(token.tag) ? token.low : kindOf(token));
const edge = '-';

const stemsIn = new WeakMap<Passage, ReadonlySet<string>>();
const saidIn = (passage: Passage): ReadonlySet<string> =>
  stemsIn.getOrInsertComputed(passage, () => stemsOf(passage.text));

/** What tells how good each of the names for a wish is, or of some of them. */
export function namingSigns(namings: readonly Naming[], wish: Wish, some = namings): number[][] {
  const said = saidIn(wish.clause.passage);
  const quoted = stemsOf(wish.quote);
  const [before, after] = wish.beside;
  const offered = ways.reduce((all, way, nth) => all + (namings.some((one) => one.way === way) ? 2 ** nth : 0), 0);
  const about = [
    numberOf(wish.form),
    numberOf(wish.verb),
    Number(wish.actor !== null),
    Number(wish.object === ''),
    Number(wish.condition !== ''),
    Number(wish.asTold),
    numberOf(before ? roleOf(before) : edge),
    numberOf(after ? roleOf(after) : edge),
    joined(numberOf(before ? kindOf(before) : edge), numberOf(after ? kindOf(after) : edge)),
    offered,
  ];
  return some.map(({ way, name }) => {
    const signs: number[] = [];
    const how = numberOf(way);
    /** Each is seen by itself, and for names of this way. */
    const put = (which: number, a: number) => {
      const sign = joined(700 + which, a);
      signs.push(sign, three(1, how, sign));
    };
    const two = (which: number, a: number, b: number) => put(which, joined(a, b));
    const tokens = tokensOf(name, 0, true);
    const roles = tokens.map((token) => numberOf(roleOf(token)));
    const role = (at: number) => roles[at] ?? 0;
    const word = (at: number) => numberOf(tokens.at(at)?.low ?? edge);
    const stems = stemsOf(name);
    about.forEach((one, which) => put(which, one));
    put(20, 0);
    put(21, Math.min(12, tokens.length));
    two(22, about[0]!, Number(tokens.length < 3));
    put(23, word(0));
    put(24, word(-1));
    put(25, role(0));
    two(26, role(0), role(1));
    put(27, three(role(0), role(1), role(2)));
    put(28, role(tokens.length - 1));
    two(29, role(tokens.length - 2), role(tokens.length - 1));
    two(30, word(0), role(1));
    two(31, word(0), Math.min(4, tokens.length));
    tokens.forEach((token, at) => {
      put(32, numberOf(stem(token.low)));
      if (at > 0) two(33, role(at - 1), role(at));
      if (at > 1) put(34, three(role(at - 2), role(at - 1), role(at)));
    });
    if (tokens[0]?.low === 'let') {
      const verb = tokens.findIndex((token, at) => at > 1 && token.verb?.form === 'base');
      put(35, word(verb));
      put(36, three(role(1), verb > 2 ? role(2) : 0, verb > 3 ? role(3) : 0));
      put(37, role(verb + 1));
    }
    // What the person did not say, and how much of what they said is in it.
    const added = [...stems].filter((one) => !said.has(one));
    put(38, Math.min(3, added.length));
    for (const one of added) put(39, numberOf(one));
    put(40, Math.round((4 * quoted.intersection(stems).size) / Math.max(1, quoted.size)));
    return signs;
  });
}

/** Read once, when the first wish is named. */
let fitted: Weights | null = null;
const weights = () => (fitted ??= weightsIn(new URL('fitted/names.bin', import.meta.url)));

/** How likely people call each of the names for a wish good, or each of some of them: 0 to 1. */
const howGood = (namings: readonly Naming[], wish: Wish, by = weights(), some = namings): number[] =>
  namingSigns(namings, wish, some).map((signs) => {
    const sums = new Float64Array(2);
    by.add(signs, sums);
    return likelihoodsOf(sums)[1]!;
  });

/** What the naming rules made, in the imperative as the names of a plan are, stays where it is as likely called good as this, or nothing else is clearly better. */
const [goodAsItIs, clearly, byFar] = [0.8, 0.05, 0.15];
/** A wish of which the naming rules make nothing has a name only where people would rather call its own words one. */
const goodByItself = 0.5;

/** The name for a wish that people would call good, and how likely they would; null where there is none. */
export function bestName(
  namings: readonly Naming[],
  wish: Wish,
  by?: Weights,
): { name: string; likely: number } | null {
  const [first] = namings;
  if (first === undefined) return null;
  const byRules = first.way === 'polished';
  const [byItself = 0] = howGood(namings, wish, by, [first]);
  const asItIs = { name: first.name, likely: byItself };
  // Most names by the rules stay, and the others need not be weighed.
  if (byRules && (namings.length === 1 || byItself >= goodAsItIs)) return asItIs;
  // A name that leaves out who does it has to be better by far.
  const tellsWho = byRules && first.name.startsWith('Let ') && wish.actor !== null;
  const others = howGood(namings, wish, by, namings.slice(1));
  const good = [byItself, ...others.map((one, at) => one - (tellsWho && namings[at + 1]!.way === 'plain' ? byFar : 0))];
  const most = Math.max(...good);
  const at = good.indexOf(most);
  const best = { name: namings[at]!.name, likely: [byItself, ...others][at]! };
  if (!byRules) return most >= goodByItself ? best : null;
  return most - byItself < clearly || sameWords(first.name, best.name) ? asItIs : best;
}

/** "Let members swap tools" and "Members swap tools". */
const sameWords = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);
const wordsIn = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [])
    .filter((word) => !/^(?:let|the|an?)$/u.test(word))
    .map(stem)
    .toSorted()
    .join(' ');
