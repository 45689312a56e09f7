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
  /** Named without any verb around it. */
  fragment: boolean;
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
  /** True once the person tells how things go in the product: "a page where I propose dates". */
  let narrating = false;
  const byPassage = Map.groupBy(clauses, (clause) => clause.passage);
  clauses.forEach((clause, at) => {
    const siblings = byPassage.get(clause.passage)!;
    if (siblings[0] === clause) before = { wish: false, first: false, actor: [], outright: false };
    const predicate = predicateOf(clause);
    const verdict = judge(predicate, clause, before, siblings, narrating);
    const actor = predicate.subject.length > 0 ? predicate.subject : before.actor;
    if (verdict.wish) {
      const next = clauses[at + 1];
      const condition = next && next.lead === 'condition' && next.passage === clause.passage ? next : null;
      const last = wishes.at(-1);
      const within = clause.lead === 'relative' && predicate.verb !== null && last?.form === 'noun' && last.clause === clauses[at - 1] && clause.tokens[0]!.low === 'where' && /^(?:board|page|map|calendar|list|place|screen|site)$/u.test(last.head);
      if (within) wishes.pop();
      const opensWith = clause.tokens.find((token) => token.tag === 'noun' || token.tag === 'prep' || token.tag === 'det' || token.tag === 'poss')?.low === 'with';
      if (clause.lead === 'with' && opensWith && wishes.at(-1)?.form === 'verb' && wishes.at(-1)!.clause === clauses[at - 1]) extendWith(wishes, predicate.noun, clause, reference, source);
      else wishes.push(...wishesFrom({ predicate, clause, actor, outright: verdict.outright }, strengthIn(clause, siblings), condition, reference, source));
      if (within && wishes.at(-1)?.form === 'verb') Object.assign(wishes.at(-1)!, { object: `${wishes.at(-1)!.object} on ${last.object.replace(/^some /u, '')}`.trim(), start: last.start, quote: source.text.slice(last.start, wishes.at(-1)!.end) });
    }
    if (verdict.wish && clause.lead === 'relative' && isFirstPerson(predicate.subject)) narrating = true;
    remember(reference, predicate, clause);
    if (clause.lead !== 'condition' && clause.lead !== 'reason') before = { wish: verdict.wish, first: isFirstPerson(actor), actor, outright: verdict.outright };
  });
  return wishes;
}

function judge(predicate: Predicate, clause: Clause, before: { wish: boolean; first: boolean; outright: boolean }, siblings: Clause[], narrating: boolean): { wish: boolean; outright: boolean } {
  const no = { wish: false, outright: false };
  if (clause.lead === 'reason' || clause.lead === 'condition' || clause.lead === 'refusal' || predicate.negated) return no;
  if (predicate.verb === 'get' && predicate.object[0]?.low === 'away') return no;
  if (predicate.frame !== null) return { wish: predicate.frame !== 'modal' || !predicate.past, outright: true };
  if (predicate.past) return no;
  if (clause.lead === 'with') return { wish: before.wish || siblings.every((one) => !one.tokens.some((token) => token.tag === 'be' || token.tag === 'have')), outright: before.outright };
  if (predicate.verb === null) {
    const fragment = predicate.noun.length > 0 && !siblings.some((one) => predicateOf(one).verb !== null && one === siblings[0]);
    const trouble = predicate.noun.some((token, i) => classes.troubleVerbs.has(token.low) && token.low !== 'work' && (token.low !== 'live' || (i > 0 && /^(in|at|with)$/.test(predicate.noun[i + 1]?.low ?? ''))));
    if (predicate.noun[0]?.tag === 'num' || trouble) return no;
    return { wish: fragment && !predicate.stative, outright: clause.passage.bullet || siblings[0] === clause };
  }
  if (predicate.trouble) return no;
  if (predicate.passive) return { wish: predicate.subject.length > 0 && !isFirstPerson(predicate.subject), outright: false };
  if (predicate.subject.length === 0 && clause.lead === 'relative' && !before.wish && siblings[0] !== clause) return no;
  if (predicate.subject.length === 0) return clause.lead === 'main' && siblings[0] !== clause && !before.wish ? no : { wish: true, outright: siblings[0] === clause || before.outright };
  if (isFirstPerson(predicate.subject)) return narrating || clause.lead === 'relative' || clause.lead === 'purpose' || (before.wish && !before.first) || (before.wish && clause.lead === 'main' && before.outright) ? { wish: true, outright: false } : no;
  if (clause.lead === 'relative' && !before.wish && siblings[0] !== clause) return no;
  return { wish: true, outright: clause.lead === 'relative' };
}

function remember(reference: Reference, predicate: Predicate, clause: Clause): void {
  for (const token of clause.tokens) if (token.tag === 'noun' && classes.isPeople(token.low)) reference.who = token.low;
  const head = headOf(predicate.object.length > 0 ? predicate.object : predicate.noun.length > 0 ? predicate.noun : predicate.subject.length > 0 ? predicate.subject : clause.tokens);
  if (!head || head.low.length < 3 || /^(?:percent|lot|bit|kind|number|others?)$/.test(head.low) || classes.containerNouns.has(head.low) || classes.timeWords.has(head.low) || classes.manners.has(head.low) || classes.troubleVerbs.has(head.low)) return;
  if (singular(head.low) === head.low) reference.it = `the ${head.low}`;
  else reference.them = head.low;
  if (reference.it === '') reference.it = head.low;
}

function wishesFrom(draft: Draft, strength: Strength, condition: Clause | null, reference: Reference, source: Source): Wish[] {
  const { predicate, clause } = draft;
  const base = { strength, outright: draft.outright, source, clause, fragment: predicate.frame === null && predicate.verb === null, actor: actorOf(draft, reference) };
  const conditionText = condition ? wordsOf(shortened(condition.tokens, 9), reference) : '';
  if (predicate.verb) {
    const whole = withGap(draft);
    const comma = whole[0]?.tag === 'sub' ? whole.findIndex((token) => token.low === ',') : -1;
    const objectTokens = shortened(comma > 1 ? whole.slice(0, comma) : whole, 11);
    const head = headOf(objectTokens);
    const span = spanOf(clause, predicate.at, source);
    return [{ ...base, form: 'verb', verb: predicate.verb, object: cleanObject(wordsOf(objectTokens, reference, true)), head: head ? singular(head.low) : '', condition: objectTokens.length <= 7 ? conditionText : '', ...(condition && objectTokens.length <= 7 && span.end <= condition.tokens[0]!.start ? upTo(span.start, condition, source) : span) }];
  }
  return nounWishes(predicate.noun, clause, reference, predicate.frame === null).map(({ verb, object, head, tokens }) => ({
    ...base, actor: null, form: 'noun' as const, verb, object, head, condition: tokens.length <= 6 ? conditionText : '',
    ...extentOf(tokens, source),
  }));
}

/** The object, with what a relative clause leaves out: in "switches we can turn on" the switches. */
function withGap({ predicate, clause, actor }: Draft): Token[] {
  const { object } = predicate;
  if (predicate.passive && predicate.subject.length === 0 && actor.length > 0 && !isFirstPerson(actor)) return [...actor, ...object];
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
    if (['raise', 'send', 'print', 'offer'].includes(one.verb)) wishes.push({ ...last, form: 'noun', actor: null, verb: one.verb, object: one.object, head: one.head, condition: '', ...extentOf(one.tokens, source) });
  }
}

function extentOf(tokens: Token[], source: Source): { start: number; end: number; quote: string } {
  const start = Math.min(...tokens.map((token) => token.start));
  const end = Math.max(...tokens.map((token) => token.end));
  return { start, end, quote: source.text.slice(start, end) };
}

function nounWishes(tokens: Token[], clause: Clause, reference: Reference, apart = false): { verb: string; object: string; head: string; tokens: Token[] }[] {
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
    const shown = phrase.findIndex((token) => /^(visible|shown|displayed)$/.test(token.low));
    const verb = shown > 0 ? 'show' : verbForNoun(noun);
    if (verb && verb !== 'keep') found.push({ verb, object: cleanObject(wordsOf(withArticle(shown > 0 ? phrase.slice(0, shown) : phrase), reference)), head: noun, tokens: phrase });
    else kept.push(phrase);
  }
  if (apart && kept.length > 1 && found.length + kept.length > 2) return [...kept.map((phrase) => ({ verb: 'record', object: cleanObject(wordsOf(phrase, reference)), head: singular(headOf(phrase)!.low), tokens: phrase })), ...found].toSorted((a, b) => a.tokens.at(-1)!.start - b.tokens.at(-1)!.start);
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
  const further = tokens.findIndex((token, i) => i > 1 && token.tag === 'sub' && classes.questionWords.has(token.low) && tokens[i - 1]!.low === ',');
  if (further > 0) return [...(questionWish(tokens.slice(0, further - 1), reference) ?? []), ...(questionWish(tokens.slice(further), reference) ?? [])];
  const be = tokens.findIndex((token) => token.tag === 'be');
  const last = tokens.findLastIndex((token) => token.tag === 'noun');
  const swapped = be === 1 && last > 1 ? [tokens[0], ...tokens.slice(2, last), tokens[1]!, ...tokens.slice(last)] : tokens;
  const phrase = shortened(swapped, 12);
  const head = headOf(phrase.slice(1));
  if (head && singular(head.low) !== head.low) reference.who = head.low;
  return [{ verb: 'show', object: wordsOf(phrase, reference), head: head ? singular(head.low) : '', tokens: trimmed(tokens) }];
}

/** Restores the article that a fragment left out, so that "live map" reads "a live map". */
function withArticle(tokens: Token[]): Token[] {
  const head = headOf(tokens);
  if (!head || tokens[0]!.tag !== 'noun' || singular(head.low) !== head.low || plural(head.low) === head.low || /(statistics|search|feedback|history)$/.test(head.low)) return tokens;
  const article = /^[aeiou]/.test(tokens[0]!.low) ? 'an' : 'a';
  return [{ ...tokens[0]!, raw: article, low: article, tag: 'det', verb: null }, { ...tokens[0]!, raw: /[A-Z].*[A-Z]|\d/.test(tokens[0]!.raw) ? tokens[0]!.raw : tokens[0]!.low }, ...tokens.slice(1)];
}

function actorOf(draft: Draft, reference: Reference): string | null {
  const { actor, predicate, clause } = draft;
  if (predicate.passive || actor.length === 0 || isFirstPerson(actor)) return null;
  const subject = clause.lead === 'relative' && actor.every((token) => token.low === 'that' || token.low === 'which' || token.low === 'who') ? clause.antecedent : actor;
  const head = headOf(subject) ?? subject.find((token) => token.tag === 'pron') ?? null;
  if (!head || head.low === 'it' || head.low === 'you' || head.low === 'who' || classes.containerNouns.has(head.low)) return null;
  if (head.low === 'he' || head.low === 'she' || head.low === 'one') return null;
  if (head.low === 'they') return reference.who || null;
  const words = wordsOf(shortened(subject, 6), reference, true);
  if (words === '') return null;
  return words;
}

const cleanObject = (text: string) => text.replace(/^(?:that|and|or|of)\s+/u, '').replace(/[,;]\s*$/u, '').trim();

/** The words from a wish to the end of its condition. */
function upTo(start: number, condition: Clause, source: Source): { quote: string; start: number; end: number } {
  const end = condition.tokens.findLast((token) => token.tag !== 'mark' && token.tag !== 'conj')?.end ?? start;
  return { start, end, quote: source.text.slice(start, end) };
}

function spanOf(clause: Clause, at: number, source: Source): { quote: string; start: number; end: number } {
  const tokens = trimmed(clause.tokens.slice(clause.tokens.length - at > 14 ? at : 0));
  const used = tokens.length > 0 ? tokens : clause.tokens;
  const start = used[0]!.start;
  const end = clause.tokens.findLast((token) => token.tag !== 'mark' && token.tag !== 'conj')?.end ?? used.at(-1)!.end;
  return { start, end, quote: source.text.slice(start, Math.max(end, used[0]!.end)) };
}
