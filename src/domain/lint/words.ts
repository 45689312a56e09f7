const openEnds =
  /(?:\betc\b\.?|\band so (?:on|forth)\b|\bt\.?b\.?d\b|\bto be (?:defined|decided|determined)\b|\btodo\b|\?{2,}|\.{3}|…)/giu;
const vague =
  /(?<!\bhow )\b(?:fast(?:er)?|quick(?:ly|er)?|eas(?:y|ily|ier)|simpl[ey]|user[- ]friendly|intuitive(?:ly)?|seamless(?:ly)?|convenient(?:ly)?|comfortabl[ey]|efficient(?:ly)?|effective(?:ly)?|flexibl[ey]|robust|optimal(?:ly)?|smart(?:ly)?|modern|nice(?:ly)?|good|better|appropriate(?:ly)?|suitabl[ey]|reasonabl[ey]|adequate(?:ly)?|sufficient(?:ly)?|proper(?:ly)?|relevant|various|meaningful|important|soon(?! as (?!possible))|often|regularly|sometimes|as (?:needed|necessary|required|appropriate)|(?:if|where|when(?:ever)?) (?:possible|needed|necessary|appropriate|required))\b/giu;

const found = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([word]) => word.toLowerCase())),
];
/** Words that leave open how the text could be shown to hold. */
export const vagueWords = (text: string): string[] => [...found(vague, text), ...found(openEnds, text)];
/** What says that a list is not complete. */
export const openEndsIn = (text: string): string[] => found(openEnds, text);

/** "may", "x" and "y" as a person lists them. */
export const listed = (words: readonly string[]): string =>
  words.map((word) => `“${word}”`).join(words.length === 2 ? ' and ' : ', ');

export const isBlank = (text: string): boolean => text.trim() === '';

const idle = new Set(
  'a an the and or of to for in on at by with is are be been being was were am it its this that these those i me my we our us you your they them their he she his her as so can could able will would want wants like need needs have has had any all each every'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(?:ing|ed)$/u, '')
        .replace(/(?<=[sxz]|ch|sh)es$/u, '')
        .replace(/(?<!s)s$/u, '')
        .replace(/e$/u, '');

/** The words of a text that tell it from others, without endings. */
export const stemsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !idle.has(word)).map((word) => stem(word)),
  );

/** The same for the eye: without case, signs and gaps. */
export const evened = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
