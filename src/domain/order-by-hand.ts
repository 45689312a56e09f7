/**
 * Places of features in the order by hand: texts that are compared sign by sign, so that a feature moves by a change of
 * its own row alone. None ends in '0', and so there is always room between two of them.
 */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
const middle = 'i';
const base = BigInt(digits.length);
/** Signs that count when a place is put behind all or before all, so that such places do not grow. */
const width = 38;

/** Where a new feature stands: behind all that came before it, because ids of version 7 count up with time. */
export const firstPlace = (id: string): string => `${id.replaceAll('-', '')}${middle}`;

const numberOf = (place: string): bigint =>
  Array.from(place.slice(0, width).padEnd(width, '0')).reduce(
    (sum, digit) => sum * base + BigInt(digits.indexOf(digit)),
    0n,
  );
const placeOf = (number: bigint): string => `${number.toString(digits.length).padStart(width, '0')}${middle}`;

/** A place behind `before` and ahead of `after`; null stands for the end of the list. */
export const placeBetween = (before: string | null, after: string | null): string => {
  if (before === null && after === null) return middle;
  if (after === null) return placeOf(numberOf(before ?? '') + 1n);
  if (before === null) return placeOf(numberOf(after) - 1n);
  return between(before, after);
};

/** The shortest text in the middle of two. */
const between = (before: string, after: string): string => {
  const at = (text: string, index: number) => Math.max(0, digits.indexOf(text.charAt(index) || '0'));
  let shared = 0;
  while (shared < after.length && at(before, shared) === at(after, shared)) shared += 1;
  const start = after.slice(0, shared);
  const low = at(before, shared);
  const high = at(after, shared);
  if (high - low > 1) return `${start}${digits.charAt(Math.floor((low + high) / 2))}`;
  // Neighbouring signs: what stands behind the lower one, moved towards the end.
  let rest = before.slice(shared + 1);
  let raised = '';
  while (rest.startsWith('z')) {
    raised += 'z';
    rest = rest.slice(1);
  }
  const next = at(rest, 0);
  return `${start}${digits.charAt(low)}${raised}${digits.charAt(Math.ceil((next + digits.length) / 2))}`;
};
