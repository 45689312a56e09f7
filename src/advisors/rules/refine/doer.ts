import type { PlanningContext } from '#contract/advice.ts';
import type { FeatureInPlan } from '../../refinement.ts';
import { passagesOf } from '../reading/sentences.ts';
import { stem, stemsOf } from '../reading/stems.ts';
import { titleOf } from '../reading/title.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { verbForms } from '../reading/verbs.ts';
import { personOf } from './people.ts';

/** Who does a thing by the person's own words, and who else is named there, those who run the product before all others. */
export type Doers = { doer: string | null; named: string[] };

/** "You wrote: ..." with the words of the person in quotation marks, which are cut nowhere. */
const wrote = /\b(?:You wrote|From your words): "(?<words>[^"…]+)"/gu;

/** What the person wrote about it: the sentence that led to the feature, and the plan around it. */
function wordsOf({ feature, context }: Pick<FeatureInPlan, 'feature' | 'context'>): string[] {
  const { vision, businessContext, piGoal, comments }: Partial<PlanningContext> = context;
  const quoted = [...feature.description.matchAll(wrote)].map(({ groups }) => groups!['words']!);
  return [...quoted, vision, businessContext, piGoal, comments].flatMap((text) => text || []);
}

const isOfNoun = ({ tag, verb, low }: Token): boolean =>
  tag === 'noun' || (tag === 'verb' && verb!.noun) || /^\p{L}+-\p{L}+$/u.test(low);
const opens = /^(?:det|poss|num)$/u;

/** The person whose name ends right before a place, such as "the kiln keeper" before "puts". */
function personBefore(tokens: readonly Token[], end: number, text: string): string | null {
  let from = end;
  while (from > 0 && end - from < 3 && isOfNoun(tokens[from - 1]!)) from -= 1;
  // A word that is mostly a verb stands for none, unless a person has it in the name: "the game master".
  for (; from < end; from += 1) {
    const role = personOf(text.slice(tokens[from]!.start, tokens[end - 1]!.end));
    if (role !== null) return role;
  }
  return null;
}

/** Where the subject of a sentence ends: before its first word that can be its verb. */
function subjectEnds(tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (/^(?:modal|be|have|do)$/u.test(token.tag) ||
        (token.tag === 'verb' &&
          /^(?:s|base)$/u.test(token.verb!.form) &&
          !opens.test(tokens[at - 1]!.tag) &&
          (token.verb!.form === 's' || !token.verb!.noun))),
  );
}

type Found = { doer: string | null; shared: number };

/** Who does `verb` in a sentence; null where it is done and nobody is named. */
function doerAt(tokens: readonly Token[], at: number, text: string): string | null {
  let before = at;
  const isDone = tokens[at]!.verb!.form === 'ed';
  while (before > 0 && /^(?:modal|be|have|do|adv|to|neg)$|^able$/u.test(tokens[before - 1]!.tag)) before -= 1;
  while (before > 0 && /^(?:able|allowed|want|wants|need|needs|should|would|like)$/u.test(tokens[before - 1]!.low)) {
    before -= 1;
    while (before > 0 && /^(?:modal|be|have|do|adv|to|neg)$/u.test(tokens[before - 1]!.tag)) before -= 1;
  }
  const isPassive = isDone && tokens.slice(before, at).some(({ tag }) => tag === 'be');
  if (isDone && !isPassive) return null;
  if (isPassive) {
    const by = tokens.findIndex(({ low }, i) => i > at && low === 'by');
    const until = tokens.findIndex(({ tag }, i) => i > by + 1 && !opens.test(tag) && !isOfNoun(tokens[i]!));
    return by < 0 ? null : personBefore(tokens, until < 0 ? tokens.length : until, text);
  }
  const last = tokens[before - 1];
  // What comes behind "and" or a comma is done by whoever did what came before it.
  if (last && last.tag !== 'conj' && last.low !== ',' && last.low !== 'then') return personBefore(tokens, before, text);
  const ends = subjectEnds(tokens);
  return ends < 1 || ends > at ? null : personBefore(tokens, ends, text);
}

/** The sentence that tells of the feature is the one with its verb, and with most of its other words around it. */
function foundIn(text: string, verb: string, words: ReadonlySet<string>): Found | null {
  const tokens = tokensOf(text);
  let best: Found | null = null;
  for (const [at, { low, verb: entry }] of tokens.entries()) {
    if (entry === null || (verbForms.get(low)?.base ?? entry.base) !== verb) continue;
    const isDone = entry.form === 'ed';
    const around = isDone ? text : text.slice(tokens[at]!.end);
    const shared = stemsOf(around).intersection(words).size;
    if (shared === 0 && words.size > 0) continue;
    if (best === null || shared > best.shared) best = { doer: doerAt(tokens, at, text), shared };
  }
  return best;
}

/** Those who have a duty in their name: who comes for a service has none. */
const onDuty =
  /(?:keeper|master|manager|wife|nurse|teacher|trainer|leader|officer|coordinator|organiser|organizer|clerk|secretary|librarian|warden|caretaker|coach|host|editor|administrator|staff|volunteer|treasurer|operator|planner|dispatcher|curator|mechanic|vet|doctor|foreman|supervisor|instructor|receptionist|technician|steward|captain|cook|chef|owner|landlord)$/u;
const anybodyAtAll = /^an? (?:person|user|people|member|customer|guest|visitor)$/u;

/** The people of a text; first those who run it: "we are three midwives", "the kiln keeper puts together a firing". */
function namedIn(texts: readonly string[]): string[] {
  const weights = new Map<string, number>();
  const add = (role: string | null, weight: number) => {
    if (role !== null && !role.startsWith('somebody from'))
      weights.set(role, (weights.get(role) ?? (onDuty.test(role) ? 2 : 0)) + weight);
  };
  for (const { text } of texts.flatMap((one) => passagesOf(one))) {
    const tokens = tokensOf(text);
    const { who } = /\b(?:we are|we're|i am|i'm) (?<who>(?:(?!and|who|that|with|in\b)[\p{L}-]+ ?){1,4})/iu.exec(text)
      ?.groups ?? { who: undefined };
    if (who !== undefined) add(personOf(who.trim()), 4);
    const ends = subjectEnds(tokens);
    if (ends < 1) continue;
    const does = tokens[ends]!;
    add(personBefore(tokens, ends, text), does.tag === 'verb' && does.verb!.form === 's' ? 3 : 1);
  }
  return [...weights]
    .filter(([role]) => !anybodyAtAll.test(role))
    .toSorted(([, one], [, other]) => other - one)
    .map(([role]) => role);
}

/** Reads who does what a feature's name says from what the person wrote. */
export function doersOf(request: Pick<FeatureInPlan, 'feature' | 'context'>): Doers & { isDone: boolean } {
  const texts = wordsOf(request);
  const named = namedIn(texts);
  const { verb } = titleOf(request.feature.name);
  if (verb === undefined) return { doer: null, named, isDone: false };
  const words = new Set([...stemsOf(request.feature.name)].filter((one) => one !== stem(verb)));
  const found = texts
    .flatMap((one) => passagesOf(one))
    .flatMap(({ text }) => foundIn(text, verb, words) ?? [])
    .toSorted((one, other) => other.shared - one.shared)[0];
  return { doer: found?.doer ?? null, named, isDone: found !== undefined && found.doer === null };
}
