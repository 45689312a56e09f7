import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drained } from '#advisors/rules/pace.ts';
import { afterHead, atStart, forms, hear, parts, reach, type Heard } from '#advisors/rules/reading/heard.ts';
import { headSigns, historySigns, partSigns, seen, turnSigns } from '#advisors/rules/reading/signs.ts';
import type { Token } from '#advisors/rules/reading/tokens.ts';
import { likelihoodsOf, packed, unpacked, type Weights } from '#advisors/rules/reading/weights.ts';
import { goldSentences, labelledIdeas, type GoldSentence, type LabelledIdea } from './labelled.ts';
import { matched } from './matching.ts';

/*
 * Fits the reading to the labelled ideas: two logistic models by adaptive gradient descent (AdaGrad), one for the heads of
 * wishes and one for their parts. Same data, same weights: the order of the rows is shuffled by a generator of our own.
 */

export type Row = { signs: Int32Array; right: number };
const [rounds, firstKept, held] = [5, 2, 3e-5];
/** Signs that say next to nothing are left out. */
const faint = 0.05;

/** One of the writers is never fitted to, so that what is shipped can be measured on texts it has not seen. */
export const apart = /^apart/u;
const misread = /^examples/u;

function headRows(sentences: readonly GoldSentence[]): Row[] {
  return seen(sentences).flatMap((sentence, nth) => {
    const found = new Uint8Array(sentence.tokens.length);
    for (const { head, form } of sentences[nth]?.wishes ?? []) found[head] = form;
    let last = -1;
    return sentence.tokens.flatMap(({ tag }, at): Row[] => {
      if (tag === 'mark') return [];
      const signs = [...headSigns(sentence, at), ...historySigns(sentence, at, found, last)];
      const right = found[at] ?? 0;
      if (right > 0) last = at;
      return [{ signs: Int32Array.from(signs), right }];
    });
  });
}

/** Small words between two of one part belong to it: "date and place", "the name, and the age". */
const small = new Set(['det', 'poss', 'adv', 'num', 'conj', 'mark']);
function fillGaps(labels: Uint8Array, head: number, tokens: readonly Token[]): void {
  for (const [from, label] of labels.entries()) {
    if (label === 0) continue;
    let to = from + 1;
    while (to < from + 4 && labels[to] === 0 && to !== head && small.has(tokens[to]?.tag ?? '')) to++;
    if (labels[to] === label) labels.fill(label, from, to);
  }
}

function partRows(sentences: readonly GoldSentence[]): Row[] {
  return seen(sentences).flatMap((sentence, nth) =>
    (sentences[nth]?.wishes ?? []).flatMap((wish): Row[] => {
      const labels = new Uint8Array(sentence.tokens.length);
      parts.forEach((part, label) => {
        if (part !== 'none') for (const place of wish[part]) labels[place] = label;
      });
      fillGaps(labels, wish.head, sentence.tokens);
      const rows: Row[] = [];
      const from = Math.max(0, wish.head - reach);
      for (let i = from; i <= Math.min(labels.length - 1, wish.head + reach); i++) {
        if (i === wish.head) continue;
        const before = i - 1 === wish.head ? afterHead : (labels[i - 1] ?? atStart);
        const signs = [
          ...partSigns(sentence, wish.head, wish.form, i),
          ...turnSigns(sentence, wish.head, wish.form, i, before),
        ];
        rows.push({ signs: Int32Array.from(signs), right: labels[i] ?? 0 });
      }
      return rows;
    }),
  );
}

/**
 * The weights under which the rows are likeliest, as they lie in a file. Signs in fewer rows than `seldom` are left out;
 * `rate` is how far one row may pull.
 */
export function fitted(rows: Row[], classes: number, { seldom, rate } = { seldom: 15, rate: 0.06 }): Uint8Array {
  const count = new Map<number, number>();
  for (const { signs } of rows) for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1);
  const places = new Map<number, number>();
  for (const [sign, times] of count) if (times >= seldom && sign !== 0) places.set(sign, places.size);
  const kept = rows.map(({ signs, right }) => ({
    places: Int32Array.from([...signs].flatMap((sign) => places.get(sign) ?? [])),
    right,
  }));
  const weights = new Float64Array(places.size * classes);
  const steepness = new Float64Array(places.size * classes);
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const sums = new Float64Array(classes);
  // The last row that was seen pulls too much: what is kept is the mean of what the later rounds ended with.
  const settled = new Float64Array(weights.length);
  for (let round = 0; round < rounds; round++) {
    for (let i = kept.length - 1; i > 0; i--) {
      const other = below(i + 1);
      const [one, two] = [kept[i], kept[other]];
      if (one && two) [kept[i], kept[other]] = [two, one];
    }
    for (const row of kept) {
      sums.fill(0);
      for (const place of row.places)
        for (let one = 0; one < classes; one++) sums[one] = (sums[one] ?? 0) + (weights[place * classes + one] ?? 0);
      likelihoodsOf(sums);
      for (const place of row.places)
        for (let one = 0; one < classes; one++) {
          const at = place * classes + one;
          const weight = weights[at] ?? 0;
          const slope = (sums[one] ?? 0) - Number(one === row.right) + held * weight;
          const steep = (steepness[at] ?? 0) + slope * slope;
          steepness[at] = steep;
          weights[at] = weight - (rate * slope) / (Math.sqrt(steep) + 1e-6);
        }
    }
    if (round >= firstKept) settled.forEach((sum, at) => (settled[at] = sum + (weights[at] ?? 0)));
  }
  const weighed = new Map<number, number[]>();
  for (const [sign, place] of places) {
    const values = [...settled.subarray(place * classes, (place + 1) * classes)].map(
      (sum) => sum / (rounds - firstKept),
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / classes;
    const centred = values.map((value) => value - mean);
    if (centred.some((value) => Math.abs(value) >= faint)) weighed.set(sign, centred);
  }
  return packed(classes, weighed);
}

type Files = { heads: Uint8Array; parts: Uint8Array };
function fittedTo(ideas: readonly LabelledIdea[]): Files {
  // Single sentences that were once misread count twice: there is one of each, and people do say them.
  const sentences = ideas.flatMap((idea) =>
    Array<GoldSentence[]>(misread.test(idea.writer) ? 2 : 1).fill(goldSentences(idea)),
  );
  return {
    heads: fitted(sentences.flatMap(headRows), forms.length),
    parts: fitted(sentences.flatMap(partRows), parts.length),
  };
}

/** The words of a wish as they would name it. */
const namedBy = ({ form, head, particle, what, rest }: Heard): string =>
  [form === 'verb' ? (head.verb?.base ?? head.low) : '', ...[...particle, ...what, ...rest].map(({ low }) => low)]
    .join(' ')
    .trim();

type Agreement = { labelled: number; heard: number; same: number };
/** How far what is heard in ideas agrees with their labels, by the names of the wishes under the matching rule. */
export function agreement(ideas: readonly LabelledIdea[], weights?: { heads: Weights; parts: Weights }): Agreement {
  const all: Agreement = { labelled: 0, heard: 0, same: 0 };
  for (const idea of ideas) {
    const names = drained(hear(goldSentences(idea), weights))
      .heard.filter(({ form }) => form !== 'refused')
      .map((wish) => ({ name: namedBy(wish), quote: null }));
    all.labelled += idea.wishes.length;
    all.heard += names.length;
    all.same += matched(
      names,
      idea.wishes.map(({ name }) => name),
    ).size;
  }
  return all;
}

export const told = ({ labelled, heard, same }: Agreement): string =>
  `precision ${(same / heard).toFixed(3)}  recall ${(same / labelled).toFixed(3)}  F1 ${((2 * same) / (heard + labelled)).toFixed(3)}  (${labelled} labelled, ${heard} heard)`;

/** Fits to the ideas of all writers but those of one fold after the other, and measures on these; then fits to all and writes the files. */
export function fitReading(print: (line: string) => void): void {
  const ideas = labelledIdeas();
  const own = ideas.filter(({ writer }) => !apart.test(writer));
  const folds = 4;
  const writers = [...new Set(own.map(({ writer }) => writer))];
  const foldOf = ({ writer }: LabelledIdea) => writers.indexOf(writer) % folds;
  const sum: Agreement = { labelled: 0, heard: 0, same: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const files = fittedTo(own.filter((idea) => foldOf(idea) !== fold));
    const part = agreement(
      own.filter((idea) => foldOf(idea) === fold),
      { heads: unpacked(files.heads), parts: unpacked(files.parts) },
    );
    sum.labelled += part.labelled;
    sum.heard += part.heard;
    sum.same += part.same;
    print(`writers left out, ${fold + 1} of ${folds}   ${told(part)}`);
  }
  print(`all of these              ${told(sum)}`);
  const files = fittedTo(own);
  const folder = join(import.meta.dirname, '../../src/advisors/rules/reading/fitted');
  writeFileSync(join(folder, 'heads.bin'), files.heads);
  writeFileSync(join(folder, 'parts.bin'), files.parts);
  const shipped = agreement(
    ideas.filter(({ writer }) => apart.test(writer)),
    { heads: unpacked(files.heads), parts: unpacked(files.parts) },
  );
  print(`writers kept apart        ${told(shipped)}`);
}
