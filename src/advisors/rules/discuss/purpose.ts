/** "So that nothing goes in whose owner is not known", "in order to lose no day": what somebody wants it for. */
const soThat =
  /(?:,\s*|\s)(?:so that|so as to|in order (?:that|to)|so (?=(?:nobody|nothing|no one|everybody|everyone|we|they|i|he|she|it|people|all|the|our|my|their)\b))\s*(?<purpose>[^.!?;\n"{}]+)/iu;

const leastWords = 2;

/** The purpose that is told in the sentence in which the words stand, in the person's own words. */
export function purposeOf(quote: string, idea: string): string | null {
  const at = quote === '' ? -1 : idea.indexOf(quote);
  if (at < 0) return null;
  const end = idea.slice(at).search(/[.!?;\n]/u);
  const told = soThat.exec(` ${idea.slice(at, end < 0 ? undefined : at + end)}`)?.groups?.['purpose']?.trim() ?? '';
  return told.split(/\s+/u).length < leastWords ? null : told;
}
