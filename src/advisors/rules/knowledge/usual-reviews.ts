import type { Deed } from '../review/action-classes.ts';
import { linesByFile } from './lines-by-file.ts';

/**
 * How an architect looks at a feature. `of` goes on after "is mostly a question of" or "what concerns me is", `way` is how Theo
 * would build it and Claude would try it, without its full stop, and `consider` is one thing more to consider.
 */
export type Look = { of: string; way: string; consider: string };
export type Looks = Record<'theo' | 'claude', Look>;

/** Theo's three texts and then Claude's. */
export function looksIn(line: readonly string[]): Looks {
  const look = ([of = '', way = '', consider = '']: readonly string[]): Look => ({ of, way, consider });
  return { theo: look(line.slice(0, 3)), claude: look(line.slice(3)) };
}

/** How both look at a usual feature of one kind of product, and what it does. */
export type UsualReview = { deed: Deed; looks: Looks };

/** What it does, and what both say of it. */
const lines = linesByFile('reviews', 7);

export function usualReviewOf(kind: string, feature: string): UsualReview | undefined {
  const line = lines(kind).get(feature);
  if (line === undefined) return undefined;
  const [deed = 'let', ...said] = line;
  return { deed: deed as Deed, looks: looksIn(said) };
}
