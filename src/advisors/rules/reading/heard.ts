import { kept, type Steps } from '../pace.ts';
import type { Passage } from './sentences.ts';
import { headSigns, historySigns, partSigns, seen, turnSigns, type Seen } from './signs.ts';
import type { Token } from './tokens.ts';
import { likelihoodsOf, weightsIn, type Weights } from './weights.ts';

/** What a word may be by itself: no head of a wish, its verb, its noun where no verb is said, or the main word of what is refused. */
export const forms = ['none', 'verb', 'noun', 'refused'] as const;
/** What a word may be in a wish: nothing, who does it, what is acted on, how, when or to whom, and the second word of the verb. */
export const parts = ['none', 'who', 'what', 'rest', 'particle'] as const;
const [who, what, rest, particle] = [1, 2, 3, 4];
/** Where a word's part is told by that of the word before: that was the head itself, or there was none. */
export const afterHead = parts.length;
export const atStart = parts.length + 1;
/** Words further from the head than this are no part of its wish. */
export const reach = 25;

/** A wish as it was heard, by its words: `sure` says from 0 to 1 how likely these words are one. */
export type Heard = {
  form: 'verb' | 'noun' | 'refused';
  sure: number;
  head: Token;
  who: Token[];
  what: Token[];
  rest: Token[];
  particle: Token[];
  /** Where its clause ends, as far as that was told after it was heard. */
  until?: number;
  passage: Passage;
  /** All words of its sentence. */
  sentence: readonly Token[];
};
export type Hearing = {
  heard: Heard[];
  /** How likely it is that a wish is said with a word, from 0 to 1; of a mark nothing is known. */
  likely: Map<Token, number>;
};

/** Read once, when the first text is read. */
const fitted = kept(function* () {
  const heads = weightsIn(new URL('fitted/heads.bin', import.meta.url));
  yield;
  return { heads, parts: weightsIn(new URL('fitted/parts.bin', import.meta.url)) };
});

/** How likely a word has to be one of a wish, or of what is refused: one that is lost costs more than one that is none. */
const likelyEnough = 0.35;
const refusedEnough = 0.2;

/** The wishes in the sentences of one text, in their order. */
export function* hear(
  sentences: readonly { passage: Passage; tokens: readonly Token[] }[],
  by?: { heads: Weights; parts: Weights },
): Steps<Hearing> {
  if (by === undefined) yield* fitted.ahead();
  const { heads, parts: ofParts } = by ?? fitted.now();
  const heard: Heard[] = [];
  const likely = new Map<Token, number>();
  for (const sentence of seen(sentences)) {
    for (const { at, form, sure } of headsIn(sentence, heads, likely)) {
      const labels = withoutGaps(partsIn(sentence, at, form, ofParts), at, form, sentence.tokens);
      const having = (label: number) => sentence.tokens.filter((_, i) => labels[i] === label);
      heard.push({
        form: forms[form] as Heard['form'],
        sure,
        head: sentence.tokens[at]!,
        who: having(who),
        what: form > 1 ? sentence.tokens.filter((_, i) => labels[i] === what || i === at) : having(what),
        rest: having(rest),
        particle: having(particle),
        passage: sentence.passage,
        sentence: sentence.tokens,
      });
    }
    yield;
  }
  return { heard, likely };
}

/** "Quotes that a client accepts", "before it is empty", "papers as a scan", "who has it and since when": one or two small words between two of one part belong to it. */
function withoutGaps(labels: Uint8Array, head: number, form: number, tokens: readonly Token[]): Uint8Array {
  const filled = labels.slice();
  const labelAt = (i: number) => (i === head && form > 1 ? what : filled[i]);
  for (let from = 1; from < filled.length; from++) {
    if (filled[from] !== 0 || from === head) continue;
    let to = from;
    while (
      to < from + 2 &&
      filled[to] === 0 &&
      to !== head &&
      (isSmall(tokens[to]!) || (to > from && tokens[to]!.low === 'and'))
    )
      to++;
    if (labelAt(to) === labelAt(from - 1)) filled.fill(labelAt(to) ?? 0, from, to);
  }
  return filled;
}
const isSmall = ({ tag, low }: Token): boolean => /^(?:be|have|pron|sub|det)$/u.test(tag) || low === 'as';

/** The words with which wishes are said, from left to right, each told in the light of those before. */
function headsIn(
  sentence: Seen,
  heads: Weights,
  likely: Map<Token, number>,
): { at: number; form: number; sure: number }[] {
  const found = new Uint8Array(sentence.tokens.length);
  const all: { at: number; form: number; sure: number }[] = [];
  const sums = new Float64Array(forms.length);
  sentence.tokens.forEach((token, at) => {
    if (token.tag === 'mark') return;
    sums.fill(0);
    heads.add(headSigns(sentence, at), sums);
    heads.add(historySigns(sentence, at, found, all.at(-1)?.at ?? -1), sums);
    const [, verb = 0, noun = 0, refused = 0] = likelihoodsOf(sums);
    const wished = verb + noun;
    likely.set(token, wished);
    if (refused > wished ? refused < refusedEnough : wished < likelyEnough) return;
    found[at] = refused > wished ? 3 : verb > noun ? 1 : 2;
    all.push({ at, form: found[at], sure: Math.max(refused, wished) });
  });
  return all;
}

/** A row of parts that is e to the power of this times less likely than another is given up. */
const hopeless = 5;

/** Which part of a wish each word of its sentence is: the likeliest row of parts (Viterbi). */
function partsIn(sentence: Seen, head: number, form: number, weights: Weights): Uint8Array {
  const from = Math.max(0, head - reach);
  const to = Math.min(sentence.tokens.length - 1, head + reach);
  const states = parts.length + 2;
  let best = new Float64Array(states).fill(-Infinity);
  best[from === 0 ? atStart : 0] = 0;
  let next = new Float64Array(states);
  const own = new Float64Array(parts.length);
  const likely = new Float64Array(parts.length);
  /** For each word the state before it in the likeliest row to each of its states. */
  const came = new Uint8Array((to - from + 1) * states);
  for (let i = from; i <= to; i++) {
    next.fill(-Infinity);
    const row = (i - from) * states;
    let most = 0;
    for (let state = 1; state < states; state++) if (best[state]! > best[most]!) most = state;
    if (i === head) {
      next[afterHead] = best[most]!;
      came[row + afterHead] = most;
    } else {
      own.fill(0);
      weights.add(partSigns(sentence, head, form, i), own);
      for (let before = 0; before < states; before++) {
        if (best[before]! < best[most]! - hopeless) continue;
        likely.set(own);
        weights.add(turnSigns(sentence, head, form, i, before), likely);
        likelihoodsOf(likely);
        for (let part = 0; part < parts.length; part++) {
          const score = best[before]! + Math.log(likely[part]!);
          if (score <= next[part]!) continue;
          next[part] = score;
          came[row + part] = before;
        }
      }
    }
    [best, next] = [next, best];
  }
  const labels = new Uint8Array(sentence.tokens.length);
  let state = best.indexOf(Math.max(...best));
  for (let i = to; i >= from; i--) {
    if (i !== head) labels[i] = state;
    state = came[(i - from) * states + state]!;
  }
  return labels;
}
