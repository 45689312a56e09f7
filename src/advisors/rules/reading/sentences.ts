/** A stretch of the text that is read by itself: a sentence, or one item of a list. */
export type Passage = { text: string; start: number; end: number; bullet: boolean };

const bulletMark = /^\s*(?:[-*•·–—+>]+\s+|\(?\d{1,3}[.)]\s+|[a-z]\)\s+|\[[ x]?\]\s*|#+\s+)/i;
/** "R7 On leaving ...", "US-12 Heirs of artists ...": the number of a requirement, where others have one as well. */
const numbered = /^\s*[A-Z]{1,5}-?\d{1,4}[.:)]?\s+(?=["“„]?\p{Lu})/u;
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|st|vs|approx|incl|max|min|ca|resp|inc|ltd|co)\.$/i;

/** Hardly any text is wrapped narrower than this: what is shorter is a line of its own. */
const narrowest = 60;

/** How wide the block of lines is in which each line stands: as its second longest line, for one address may stand out. */
function widthsOf(lines: readonly string[]): number[] {
  const widths: number[] = [];
  let from = 0;
  for (let nth = 0; nth <= lines.length; nth++)
    if (nth === lines.length || lines[nth]!.trim() === '') {
      const sizes = lines.slice(from, nth).map((line) => line.trimEnd().length);
      const width = Math.max(narrowest, sizes.toSorted((a, b) => b - a)[sizes.length > 2 ? 1 : 0] ?? 0);
      for (; from <= nth; from++) widths.push(width);
    }
  return widths;
}

/**
 * Nobody says so much in one breath: what is longer has lost its full stops, and is read in pieces (characters). Some
 * patterns that look at a whole piece take the square of its length.
 */
const breath = 900;

const goingOn = /\s(?:and|so|then|but|because|also)\s/gu;
const gap = /[\s,;]/gu;
const lastOf = (sign: RegExp, piece: string): number => piece.matchAll(sign).reduce((_, { index }) => index, 0);

/** Where a text without a full stop is best cut: before a word with which people go on, else between two words. */
function cutOf(body: string, from: number, to: number): number {
  if (to - from <= breath) return to;
  const piece = body.slice(from, from + breath);
  const at = lastOf(goingOn, piece);
  // Half of a sign that takes two places is none.
  const hard = /[\uD800-\uDBFF]$/.test(piece) ? breath - 1 : breath;
  return from + (at > breath / 3 ? at : lastOf(gap, piece) || hard);
}

/** Lines that belong together: a list item stands alone, a wrapped line continues the one before. */
function linesOf(text: string): { start: number; end: number; bullet: boolean }[] {
  const lines: { start: number; end: number; bullet: boolean }[] = [];
  const all = text.split('\n');
  const widths = widthsOf(all);
  const isNumbered = all.filter((line) => numbered.test(line)).length > 2;
  let at = 0;
  for (const [nth, line] of all.entries()) {
    const end = at + line.length;
    const mark = bulletMark.exec(line) ?? (isNumbered ? numbered.exec(line) : null);
    const previous = lines.at(-1);
    // It is wrapped where its first word had no room in the line before, or stands under an item.
    const isWrapped =
      /^\s+[a-z]/.test(line) ||
      (/^[a-z]/.test(line) && (all[nth - 1] ?? '').trimEnd().length + 1 + line.split(' ', 1)[0]!.length > widths[nth]!);
    if (line.trim() === '') lines.push({ start: at, end: at, bullet: false });
    else if (mark) lines.push({ start: at + mark[0].length, end, bullet: true });
    else if (
      previous &&
      previous.end > previous.start &&
      !/[.:!?;,]\s*$/.test(text.slice(previous.start, previous.end)) &&
      isWrapped
    )
      previous.end = end;
    else if (previous && previous.end > previous.start && /,\s*$/.test(text.slice(previous.start, previous.end)))
      previous.end = end;
    else lines.push({ start: at, end, bullet: false });
    at = end + 1;
  }
  return lines.filter((line) => line.end > line.start);
}

/** "Everything said about, for instance, night shifts": blanked out, so that every other word keeps its place. */
const withoutAsides = (text: string): string =>
  text.replaceAll(/, (?:for (?:instance|example)|e\.g\.|say|as I said|of course),(?= )/giu, (aside) =>
    ' '.repeat(aside.length),
  );

/** Sentences and list items in their order, each with its place in the text. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const line of linesOf(text)) {
    const body = text.slice(line.start, line.end);
    let from = 0;
    const push = (to: number) => {
      for (let cut = cutOf(body, from, to); cut < to; cut = cutOf(body, from, to)) add(cut);
      add(to);
    };
    const add = (to: number) => {
      const piece = body.slice(from, to);
      const lead = piece.length - piece.trimStart().length;
      const trimmed = piece.trim();
      if (/[\p{L}\p{N}]/u.test(trimmed))
        passages.push({
          text: withoutAsides(trimmed),
          start: line.start + from + lead,
          end: line.start + from + lead + trimmed.length,
          bullet: line.bullet,
        });
      from = to;
    };
    // "What was done and when / litres and consumption / garage bills": a list.
    const slashes = body.split(/\s\/\s/u).length > 2;
    for (const stop of body.matchAll(
      /\s\/\s|[.!?;…]+(?=\s|$|["')])|[。！？；]+|:(?=\s)|\s(?:[–—-]{1,2}|[-=]+>|→)\s|—/g,
    )) {
      const end = stop.index + stop[0].length;
      if (/^\s\/\s$/u.test(stop[0]) && !slashes) continue;
      // "No. 5" is a number, "Payment no." ends a sentence.
      const isNumber = /\b(?:no|nr)$/iu.test(body.slice(0, stop.index)) && /^\s*\d/u.test(body.slice(end));
      if (stop[0] === '.' && isNumber) continue;
      if (stop[0].startsWith('.') && abbreviation.test(body.slice(Math.max(0, end - 8), end))) continue;
      push(end);
    }
    push(body.length);
  }
  return passages;
}
