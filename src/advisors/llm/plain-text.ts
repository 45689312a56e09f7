/** Signs that no text of ours needs: controls but for line ends and tabs, and those that hide or turn round what stands beside them. */
const hidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const longest = 4000;
const rounds = 8;

const marks: [RegExp, string][] = [
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(script|style|iframe|svg|math|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [/<\/?[a-z!?][^<>]*(?:>|$)/gi, ''],
  [/!\[([^\]]{0,300})\]\s*(?:\([^)]{0,2000}(?:\)|$)|\[[^\]]{0,300}\])/g, '$1'],
  [/\[([^[\]]{0,300})\]\([^()]{0,2000}(?:\([^()]{0,2000}\)[^()]{0,2000})?(?:\)|$)/g, '$1'],
  [/^\s*\[[^\]]+\]:\s*\S.*$/gm, ''],
  [/\b(?:javascript|vbscript|data)\s*:(?=\S)/gi, ''],
];

/**
 * What a model wrote, as text and nothing else: no markup, no pictures, no links that hide where they lead, nothing
 * invisible. The page escapes it all the same; this is for the places where it goes as Markdown, and for the eye.
 */
export const plainText = (written: string): string => {
  let text = written
    .slice(0, longest * 4)
    .toWellFormed()
    .replaceAll(hidden, '');
  // What is taken out may leave markup behind that was split around it.
  for (let round = 0, before = ''; before !== text; round++) {
    before = text;
    for (const [mark, instead] of marks) text = text.replaceAll(mark, instead);
    if (round === rounds) text = text.replaceAll(/[<>]/g, '');
  }
  const short = text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return short.length <= longest
    ? short
    : `${short
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
};
