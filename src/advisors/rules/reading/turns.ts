/** The order in which people do something, or in which something is done: "first the foreman signs, then the client". */
import type { Predicate } from './predicate.ts';
import { trimmed } from './phrases.ts';
import type { Token } from './tokens.ts';

const acts = ({ tag }: Token): boolean => tag === 'verb' || tag === 'be' || tag === 'modal' || tag === 'have';
const isThen = ({ low }: Token, at: number, all: readonly Token[]): boolean =>
  low === 'then' && (all[at - 1]?.tag === 'mark' || all[at - 1]?.tag === 'conj');

/** Where "first ..., then ..." begins and goes on; null where no order is told. */
function turnsIn(tokens: readonly Token[]): { first: number; next: number } | null {
  const then = tokens.findIndex(isThen);
  const first = tokens.findIndex(({ low }, at) => low === 'first' && at < then);
  return then > 0 && first >= 0 ? { first, next: then } : null;
}

const andThen = (like: Token, words: string): Token => ({ ...like, raw: words, low: words, tag: 'noun', verb: null });
const withoutMarks = (tokens: readonly Token[]): Token[] =>
  trimmed([...tokens]).filter(({ low }, at) => low !== 'first' || at > 0);

/** "First the foreman signs, then the client": the second has no verb of its own, and does the same. */
export function inTurn(found: Predicate, tokens: readonly Token[]): Predicate {
  const turns = turnsIn(tokens);
  const then = found.object.findIndex(isThen);
  if (!turns || found.verb === null || then < 0) return found;
  const next = trimmed(found.object.slice(then + 1));
  const alike = oneAfterAnother(found, next);
  if (alike) return alike;
  const what = trimmed(found.object.slice(0, then));
  if (next.length === 0 || next.length > 6 || next.some(acts) || !next.some(({ tag }) => tag === 'noun')) return found;
  const inside = what.findIndex(({ low }) => low === 'first');
  // "The doctor and the family have to be told, first the doctor, then the family".
  if (inside >= 0) {
    const before = trimmed(what.slice(0, inside));
    const turn = [...trimmed(what.slice(inside + 1)), andThen(next[0]!, 'and then'), ...next];
    const again = before.some(({ tag, low }) => tag === 'noun' && turn.some((one) => one.low === low));
    return { ...found, object: [...(found.passive && again ? [] : before), what[inside]!, ...turn] };
  }
  return {
    ...found,
    subject: found.subject.filter(({ low }) => low !== 'first'),
    object: [...what, andThen(next[0]!, 'first and then'), ...next],
  };
}

/** "First the tenant signs, then the owner, then the bank": all of them do, in this order. */
function oneAfterAnother(found: Predicate, next: readonly Token[]): Predicate | null {
  const further = next.findIndex(isThen);
  if (further < 1) return null;
  const [first, second, third] = [found.subject, next.slice(0, further), next.slice(further + 1)].map((part) =>
    trimmed(part.filter(({ tag, low }) => tag !== 'det' && tag !== 'poss' && tag !== 'mark' && low !== 'first')),
  );
  const named = (part: Token[] | undefined): part is Token[] => part?.length === 1 && part[0]!.tag === 'noun';
  if (!named(first) || !named(second) || !named(third)) return null;
  const like = first[0]!;
  const word = (low: string, tag: Token['tag']): Token => ({ ...like, raw: low, low, tag, verb: null });
  return {
    ...found,
    subject: [word('the', 'det'), like, word(',', 'mark'), second[0]!, word('and', 'conj'), third[0]!],
    object: [word('one after another', 'noun')],
  };
}

/** "Theory first, then the exam": the one comes before the other. */
export function beforeOther(tokens: readonly Token[]): Token[] | null {
  const turns = turnsIn(tokens);
  if (!turns || tokens.some(acts)) return null;
  const one = withoutMarks(tokens.slice(0, turns.next)).filter(({ low }) => low !== 'first');
  const other = trimmed(tokens.slice(turns.next + 1));
  const plain = (some: readonly Token[]) =>
    some.length > 0 && some.length < 6 && some.every(({ tag }) => /^(?:det|poss|noun|num)$/.test(tag));
  return plain(trimmed(one)) && plain(other) ? [...trimmed(one), andThen(other[0]!, 'before'), ...other] : null;
}

/** True when this clause comes after the one before it: "first the customer signs, then we order". */
export const followsInTurn = (before: readonly Token[], tokens: readonly Token[], within: boolean): boolean =>
  (before.at(-1)?.low === 'then' || tokens[0]?.low === 'then') &&
  (within || before.slice(0, 2).some(({ low }) => low === 'first'));

/** The words of a step, without those that tell its place: "the customer signs". */
export const stepIn = (tokens: readonly Token[]): Token[] =>
  trimmed(tokens.filter(({ low }, at) => low !== 'then' && !(low === 'first' && at < 2)));
