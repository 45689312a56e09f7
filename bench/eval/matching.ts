import { stem, stemsOf } from '#advisors/rules/reading/stems.ts';

/**
 * When a suggestion counts as a feature of the real product. Both texts become stems; words of one group below count as
 * one word; words that say little (see `thin`) weigh a quarter. The similarity is the weighted cosine of the two sets,
 * and has to reach `threshold`, with at least one full word in common. Of a suggestion its name counts, or its name
 * with the quoted words at three quarters. Every feature is matched by one suggestion at most and the other way round,
 * the most similar pairs first. How often this errs is printed from `judged-pairs.json`, which people judged by hand.
 */
export const threshold = 0.45;

const groups = `
photo picture image foto
mail email newsletter
notify alert inform tell warn notification alarm announce
remind reminder due
member user account
sign login signin
role permission right access restrict limit
export download backup
import upload
statistics report figure analytics total sum
chart graph curve trend
tag label mark
search find
filter view
attach attachment
share link invite
comment discuss reply answer
schedule plan calendar
recurring repeat regular
payment pay
invoice bill
template preset
custom own
phone mobile app
offline connection network
history version revision
group team
translate language
install self-host server
board stage kanban column
map place location position
barcode code qr
delete remove trash bin
duplicate merge double
integrate connect api webhook
automatic rule workflow automate
stock inventory quantity
expire expiry warranty
confirm approve
price cost fee
rate review star
`;
const canonical = new Map(
  groups
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(stem))
    .flatMap((stems) => stems.map((one) => [one, stems[0] ?? one] as const)),
);
const thin = new Set(
  'add keep record manage show see list give offer use set create write make take get put let allow work handle define run own several every own user customer person thing entry item record data page time day new online other whole number detail'
    .split(' ')
    .map((word) => canonical.get(stem(word)) ?? stem(word)),
);

const wordsOf = (text: string): Set<string> => new Set([...stemsOf(text)].map((one) => canonical.get(one) ?? one));
const weight = (word: string): number => (thin.has(word) ? 0.25 : 1);
const total = (words: Set<string>): number => [...words].reduce((sum, word) => sum + weight(word), 0);

function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word));
  if (!shared.some((word) => weight(word) === 1)) return 0;
  return total(new Set(shared)) / Math.sqrt(total(a) * total(b));
}

/** From 0 for nothing in common to 1 for the same. */
export function similarity(suggestion: { name: string; quote: string | null }, feature: string): number {
  const meant = wordsOf(feature);
  const byName = likeness(wordsOf(suggestion.name), meant);
  const withQuote = suggestion.quote === null ? 0 : likeness(wordsOf(`${suggestion.name} ${suggestion.quote}`), meant);
  return Math.max(byName, withQuote * 0.75);
}

/** Which suggestion is which feature: the index of the feature by the index of the suggestion. */
export function matched(
  suggestions: readonly { name: string; quote: string | null }[],
  features: readonly string[],
): Map<number, number> {
  const pairs = suggestions
    .flatMap((suggestion, s) => features.map((feature, f) => ({ s, f, by: similarity(suggestion, feature) })))
    .filter(({ by }) => by >= threshold)
    .sort((a, b) => b.by - a.by || a.s - b.s || a.f - b.f);
  const of = new Map<number, number>();
  const taken = new Set<number>();
  for (const { s, f } of pairs) {
    if (of.has(s) || taken.has(f)) continue;
    of.set(s, f);
    taken.add(f);
  }
  return of;
}
