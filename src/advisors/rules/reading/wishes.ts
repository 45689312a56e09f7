import type { Clause } from './clauses.ts';
import { headOf, isFirstPerson, partsOf, shortened, trimmed, wordsOf, type Reference } from './phrases.ts';
import { predicateOf, type Predicate } from './predicate.ts';
import type { Source } from './reading.ts';
import { plural, singular } from './stems.ts';
import type { Token } from './tokens.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

export type Strength = 'must' | 'should' | 'could';
/** Something the product is wished to do, in the person's words. */
export type Wish = {
  form: 'verb' | 'noun';
  /** Who does it, when it is somebody else than the person or the product itself. */
  actor: string | null;
  verb: string;
  object: string;
  /** The object's main noun in its singular, lower case. */
  head: string;
  condition: string;
  strength: Strength;
  /** True when a wish was said outright ("I want", "must", a list item), not told as how things go. */
  outright: boolean;
  quote: string;
  start: number;
  end: number;
  source: Source;
  clause: Clause;
};

const could = /\b(?:maybe|perhaps|later|eventually|some ?day|nice[- ]to[- ]haves?|optional(?:ly)?|possibly|not urgent|at some point|in (?:the )?future|bonus|if there is time|low priority|phase (?:two|2))\b/iu;
const should = /\b(?:would be (?:\w+ )?(?:good|nice|great|cool|lovely|perfect|fine|useful|helpful|handy|awesome|a plus)|would help|ideally|hopefully|if possible|preferably|it'd be|should have)\b/iu;

function strengthIn(clause: Clause, siblings: Clause[]): Strength {
  const own = clause.tokens.map((token) => token.low).join(' ');
  const whole = siblings.length <= 2 ? clause.passage.text : own;
  return could.test(own) || (could.test(whole) && clause.passage.text.length < 90) ? 'could' : should.test(whole) ? 'should' : 'must';
}

type Draft = { predicate: Predicate; clause: Clause; actor: Token[]; outright: boolean };

/** The wishes of one source, in the order they were said. */
export function wishesOf(clauses: Clause[], source: Source): Wish[] {
  const wishes: Wish[] = [];
  const reference: Reference = { it: '', them: '', who: '' };
  let before: { wish: boolean; first: boolean; actor: Token[]; outright: boolean } = { wish: false, first: false, actor: [], outright: false };
  clauses.forEach((clause, at) => {
    const siblings = clauses.filter((other) => other.passage === clause.passage);
    if (siblings[0] === clause) before = { wish: false, first: false, actor: [], outright: false };
    const predicate = predicateOf(clause);
    const verdict = judge(predicate, clause, before, siblings);
    const actor = predicate.subject.length > 0 ? predicate.subject : before.actor;
    if (verdict.wish) {
      const next = clauses[at + 1];
      const condition = next && next.lead === 'condition' && next.passage === clause.passage ? next : null;
      if (clause.lead === 'with' && wishes.at(-1)?.form === 'verb' && wishes.at(-1)!.clause === clauses[at - 1]) extendWith(wishes, predicate.noun, clause, reference, source);
      else wishes.push(...wishesFrom({ predicate, clause, actor, outright: verdict.outright }, strengthIn(clause, siblings), condition, reference, source));
    }
    remember(reference, predicate, clause);
    if (clause.lead !== 'condition' && clause.lead !== 'reason') before = { wish: verdict.wish, first: isFirstPerson(actor), actor, outright: verdict.outright };
  });
  return wishes;
}

function judge(predicate: Predicate, clause: Clause, before: { wish: boolean; first: boolean; outright: boolean }, siblings: Clause[]): { wish: boolean; outright: boolean } {
  const no = { wish: false, outright: false };
  if (clause.lead === 'reason' || clause.lead === 'condition' || clause.lead === 'refusal' || predicate.negated) return no;
  if (predicate.verb === 'get' && predicate.object[0]?.low === 'away') return no;
  if (predicate.frame !== null) return { wish: predicate.frame !== 'modal' || !predicate.past, outright: true };
  if (predicate.past) return no;
  if (clause.lead === 'with') return { wish: before.wish || siblings.every((one) => !one.tokens.some((token) => token.tag === 'be' || token.tag === 'have')), outright: before.outright };
  if (predicate.verb === null) {
    const fragment = predicate.noun.length > 0 && !siblings.some((one) => predicateOf(one).verb !== null && one === siblings[0]);
    if (predicate.noun[0]?.tag === 'num' || predicate.noun.some((token) => classes.troubleVerbs.has(token.low) && token.low !== 'live' && token.low !== 'work')) return no;
    return { wish: fragment && !predicate.stative, outright: clause.passage.bullet || siblings[0] === clause };
  }
  if (predicate.trouble) return no;
  if (predicate.passive) return { wish: predicate.subject.length > 0 && !isFirstPerson(predicate.subject), outright: false };
  if (predicate.subject.length === 0) return clause.lead === 'main' && siblings[0] !== clause && !before.wish ? no : { wish: true, outright: siblings[0] === clause || before.outright };
  if (isFirstPerson(predicate.subject)) return clause.lead === 'relative' || clause.lead === 'purpose' || (before.wish && !before.first) || (before.wish && clause.lead === 'main' && before.outright) ? { wish: true, outright: false } : no;
  return { wish: true, outright: clause.lead === 'relative' };
}

function remember(reference: Reference, predicate: Predicate, clause: Clause): void {
  const head = headOf(predicate.object.length > 0 ? predicate.object : predicate.noun.length > 0 ? predicate.noun : predicate.subject.length > 0 ? predicate.subject : clause.tokens);
  if (!head || head.low.length < 3 || classes.containerNouns.has(head.low) || classes.timeWords.has(head.low)) return;
  if (singular(head.low) === head.low) reference.it = `the ${head.low}`;
  else reference.them = head.low;
  if (reference.it === '') reference.it = head.low;
}

function wishesFrom(draft: Draft, strength: Strength, condition: Clause | null, reference: Reference, source: Source): Wish[] {
  const { predicate, clause } = draft;
  const base = { strength, outright: draft.outright, source, clause, actor: actorOf(draft, reference) };
  const conditionText = condition ? wordsOf(shortened(condition.tokens, 9), reference) : '';
  if (predicate.verb) {
    const objectTokens = shortened(withGap(draft), 11);
    const head = headOf(objectTokens);
    const span = spanOf(clause, predicate.at, source);
    return [{ ...base, form: 'verb', verb: predicate.verb, object: cleanObject(wordsOf(objectTokens, reference, true)), head: head ? singular(head.low) : '', condition: objectTokens.length <= 7 ? conditionText : '', ...span }];
  }
  return nounWishes(predicate.noun, clause, reference).map(({ verb, object, head, tokens }) => ({
    ...base, actor: null, form: 'noun' as const, verb, object, head, condition: tokens.length <= 6 ? conditionText : '',
    start: tokens[0]!.start, end: tokens.at(-1)!.end, quote: source.text.slice(tokens[0]!.start, tokens.at(-1)!.end),
  }));
}

/** The object, with what a relative clause leaves out: in "switches we can turn on" the switches. */
function withGap({ predicate, clause, actor }: Draft): Token[] {
  const { object } = predicate;
  if (classes.selfActing.has(predicate.verb ?? '') && actor.length > 0 && !actor.some((token) => token.tag === 'pron') && (object.length === 0 || object[0]!.tag === 'prep')) return [...actor, ...object];
  const first = object[0];
  if (clause.lead !== 'relative' || predicate.subject.length === 0 || (first && first.tag !== 'prep' && first.tag !== 'mark' && first.tag !== 'adv')) return object;
  const particles = object.findIndex((token) => !/^(on|off|up|out|down|back|in)$/.test(token.low));
  const cut = particles < 0 ? object.length : particles;
  return /^(on|off|up|out|down|back|in)$/.test(first?.low ?? '') ? [...object.slice(0, cut), ...clause.antecedent, ...object.slice(cut)] : [...clause.antecedent, ...object];
}

/** "..., with photos and price" belongs to the action before it; a thing of its own right, like an alarm, becomes a wish. */
function extendWith(wishes: Wish[], noun: Token[], clause: Clause, reference: Reference, source: Source): void {
  const last = wishes.at(-1)!;
  const phrase = shortened(noun, 7);
  if (phrase.length > 0 && last.object.split(' ').length + phrase.length <= 13) last.object = `${last.object.replace(/,.*$/u, '')} with ${wordsOf(phrase, reference)}`.trim();
  last.quote = source.text.slice(last.start, (last.end = phrase.at(-1)?.end ?? last.end));
  for (const one of nounWishes(noun, clause, reference)) {
    if (['raise', 'send', 'print', 'offer'].includes(one.verb)) wishes.push({ ...last, form: 'noun', actor: null, verb: one.verb, object: one.object, head: one.head, condition: '', start: one.tokens[0]!.start, end: one.tokens.at(-1)!.end, quote: source.text.slice(one.tokens[0]!.start, one.tokens.at(-1)!.end) });
  }
}

function nounWishes(tokens: Token[], clause: Clause, reference: Reference): { verb: string; object: string; head: string; tokens: Token[] }[] {
  const found: { verb: string; object: string; head: string; tokens: Token[] }[] = [];
  const kept: Token[][] = [];
  const question = questionWish(tokens, reference);
  if (question) return question;
  const example = tokens.findIndex((token, i) => (token.low === 'example' && tokens[i - 1]?.low === 'for') || (token.low === 'such' && tokens[i + 1]?.low === 'as') || token.low === 'e.g');
  for (const part of partsOf(example > 1 ? tokens.slice(0, example - 1) : tokens)) {
    const phrase = shortened(part, 10);
    const head = headOf(phrase);
    if (!head || classes.containerNouns.has(head.low) || classes.timeWords.has(head.low) || classes.manners.has(head.low)) continue;
    const only = phrase.findIndex((token) => token.low === 'only');
    if (only > 0 && phrase[only + 1]?.low === 'for') {
      found.push({ verb: 'limit', object: `${wordsOf(phrase.slice(0, only), reference)} to ${wordsOf(phrase.slice(only + 2), reference)}`, head: singular(head.low), tokens: phrase });
      continue;
    }
    const noun = singular(head.low);
    const verb = verbForNoun(noun);
    if (verb && verb !== 'keep') found.push({ verb, object: cleanObject(wordsOf(withArticle(phrase), reference)), head: noun, tokens: phrase });
    else kept.push(phrase);
  }
  if (kept.length > 0 && (clause.lead !== 'with' || kept.length > 1 || found.length === 0)) {
    const first = kept[0]![0]!;
    const last = kept.at(-1)!.at(-1)!;
    const span = tokens.filter((token) => token.start >= first.start && token.end <= last.end);
    const words = kept.slice(0, 4).map((phrase) => wordsOf(phrase, reference)).filter(Boolean);
    const object = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
    const live = span.some((token) => token.low === 'live' || token.low === 'statistics' || token.low === 'figures');
    if (object) found.unshift({ verb: live ? 'show' : 'keep', object: live ? object : object, head: singular(headOf(kept[0]!)?.low ?? ''), tokens: span });
  }
  return found;
}

/** "how many people", "where was each van": what is to be shown. */
function questionWish(tokens: Token[], reference: Reference): { verb: string; object: string; head: string; tokens: Token[] }[] | null {
  if (tokens[0]?.tag !== 'sub' || !classes.questionWords.has(tokens[0].low) || tokens.length < 3) return null;
  const be = tokens.findIndex((token) => token.tag === 'be');
  const last = tokens.findLastIndex((token) => token.tag === 'noun');
  const swapped = be === 1 && last > 1 ? [tokens[0], ...tokens.slice(2, last), tokens[1]!, ...tokens.slice(last)] : tokens;
  const phrase = shortened(swapped, 12);
  const head = headOf(phrase.slice(1));
  return [{ verb: 'show', object: wordsOf(phrase, reference), head: head ? singular(head.low) : '', tokens: trimmed(tokens) }];
}

/** Restores the article that a fragment left out, so that "live map" reads "a live map". */
function withArticle(tokens: Token[]): Token[] {
  const head = headOf(tokens);
  if (!head || tokens[0]!.tag !== 'noun' || singular(head.low) !== head.low || plural(head.low) === head.low || /(statistics|search|feedback|history)$/.test(head.low)) return tokens;
  const article = /^[aeiou]/.test(tokens[0]!.low) ? 'an' : 'a';
  return [{ ...tokens[0]!, raw: article, low: article, tag: 'det', verb: null }, ...tokens];
}

function actorOf(draft: Draft, reference: Reference): string | null {
  const { actor, predicate, clause } = draft;
  if (predicate.passive || actor.length === 0 || isFirstPerson(actor)) return null;
  const subject = clause.lead === 'relative' && actor.every((token) => token.low === 'that' || token.low === 'which' || token.low === 'who') ? clause.antecedent : actor;
  const head = headOf(subject) ?? subject.find((token) => token.tag === 'pron') ?? null;
  if (!head || head.low === 'it' || head.low === 'you' || head.low === 'who' || classes.containerNouns.has(head.low)) return null;
  if (head.low === 'they' || head.low === 'he' || head.low === 'she' || head.low === 'one') return reference.who || reference.them || null;
  const words = wordsOf(shortened(subject, 6), reference, true);
  if (words === '') return null;
  if (singular(head.low) !== head.low || head.tag === 'pron') reference.who = head.low;
  return words;
}

const cleanObject = (text: string) => text.replace(/^(?:to|that|and|or|of)\s+/u, '').replace(/[,;]\s*$/u, '').trim();

function spanOf(clause: Clause, at: number, source: Source): { quote: string; start: number; end: number } {
  const tokens = trimmed(clause.tokens.slice(clause.tokens.length - at > 14 ? at : 0));
  const used = tokens.length > 0 ? tokens : clause.tokens;
  const start = used[0]!.start;
  const end = clause.tokens.findLast((token) => token.tag !== 'mark' && token.tag !== 'conj')?.end ?? used.at(-1)!.end;
  return { start, end, quote: source.text.slice(start, Math.max(end, used[0]!.end)) };
}
