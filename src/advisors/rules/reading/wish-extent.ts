import type { Clause } from './clauses.ts';
import { extentOf, nounWishes } from './noun-wishes.ts';
import { goesOn } from './predicate-parts.ts';
import { shortened, trimmed, wordsOf, type Reference } from './phrases.ts';
import type { Source } from './reading.ts';
import type { Token } from './tokens.ts';
import type { Wish } from './wishes.ts';

/** "Block images that are too bad": which of them is part of the wish. */
export function narrow(last: Wish | undefined, clause: Clause, before: Clause | undefined, source: Source): void {
  const words = trimmed(clause.tokens);
  if (
    !last ||
    last.clause !== before ||
    (last.form === 'noun' && clause.passage.start === 0) ||
    words.length < 3 ||
    !/^(?:that|which|who)$/.test(words[0]!.low) ||
    before.tokens.at(-1)!.tag === 'mark' ||
    goesOn(words.slice(1)) ||
    words.length > 7 ||
    last.condition !== '' ||
    !last.object.endsWith(clause.antecedent.at(-1)?.low ?? '~')
  )
    return;
  last.object = `${last.object} ${wordsOf(words, { it: '', them: 'them', who: 'they' })}`;
  last.end = words.at(-1)!.end;
  last.quote = source.text.slice(last.start, last.end);
}

/** "Turn it on for five percent of users, for one customer": two things that can be done one without the other. */
export function alternatives(tokens: Token[]): Token[][] {
  // "Record expenses on the way, also in other currencies".
  const also = tokens.findIndex(
    ({ low }, at) => low === ',' && tokens[at + 1]?.low === 'also' && tokens[at + 2]?.tag === 'prep',
  );
  if (also > 0) {
    const place = tokens.findIndex(({ tag }, at) => at > 0 && at <= also && (tag === 'prep' || at === also));
    return [tokens.slice(0, also), [...tokens.slice(0, place), ...tokens.slice(also + 2)]];
  }
  const next = tokens.findIndex(({ low }, at) => low === ',' && tokens[at + 1]?.low === 'for');
  const first = tokens.findIndex(({ low }) => low === 'for');
  if (next < 0 || first < 1 || first > next) return [tokens];
  const end = tokens.findIndex(({ low }, at) => at > next && low === ',');
  return [tokens.slice(0, next), [...tokens.slice(0, first), ...tokens.slice(next + 1, end < 0 ? undefined : end)]];
}

/** "Remember where I stopped, on every device": a few words after a question that still belong to it. */
export function withoutPause(tokens: Token[]): Token[] {
  const asks = tokens.findIndex(({ tag, low }) => tag === 'sub' || low === 'who');
  const pause = tokens.findIndex(({ low }, at) => at > asks && low === ',');
  const rest = trimmed(tokens.slice(pause + 1));
  return asks >= 0 && pause > 0 && rest[0]?.tag === 'prep' && rest.length <= 4 && rest.every(({ low }) => low !== ',')
    ? tokens.toSpliced(pause, 1)
    : tokens;
}

/** "..., with photos and price" belongs to the action before it; a thing of its own right, like an alarm, becomes a wish. */
export function extendWith(wishes: Wish[], noun: Token[], clause: Clause, reference: Reference, source: Source): void {
  const last = wishes.at(-1)!;
  const phrase = shortened(noun, 7);
  if (phrase.length > 0 && last.object.split(' ').length + phrase.length <= 13)
    last.object = `${last.object.replace(/,.*$/u, '')} with ${wordsOf(phrase, reference)}`.trim();
  last.quote = source.text.slice(last.start, (last.end = phrase.at(-1)?.end ?? last.end));
  for (const one of nounWishes(noun, clause, reference)) {
    if (['raise', 'send', 'print', 'offer', 'limit'].includes(one.verb))
      wishes.push({
        ...last,
        form: 'noun',
        actor: null,
        verb: one.verb,
        object: one.object,
        head: one.head,
        condition: '',
        ...extentOf(one.tokens, source),
      });
  }
}

/** The words from a wish to the end of its condition. */
export function upTo(start: number, condition: Clause, source: Source): { quote: string; start: number; end: number } {
  const end = condition.tokens.findLast((token) => token.tag !== 'mark' && token.tag !== 'conj')?.end ?? start;
  return { start, end, quote: source.text.slice(start, end) };
}

export function spanOf(clause: Clause, at: number, source: Source): { quote: string; start: number; end: number } {
  const tokens = trimmed(clause.tokens.slice(clause.tokens.length - at > 14 ? at : 0));
  const used = tokens.length > 0 ? tokens : clause.tokens;
  // "There is a fixed form".
  const before = used[0]!.tag === 'be' ? clause.tokens[clause.tokens.indexOf(used[0]!) - 1] : undefined;
  const start = (before?.low === 'there' ? before : used[0]!).start;
  const end = clause.tokens.findLast((token) => token.tag !== 'mark' && token.tag !== 'conj')?.end ?? used.at(-1)!.end;
  return { start, end, quote: source.text.slice(start, Math.max(end, used[0]!.end)) };
}
