import type { Deed } from '../review/action-classes.ts';
import { linesByFile } from './lines-by-file.ts';

/**
 * How an architect looks at a feature. `of` goes on after "is mostly a question of" or "what concerns me is", `way` is how Theo
 * would build it and Claude would try it, without its full stop, and `consider` is one thing more to consider.
 */
export type Look = { of: string; way: string; consider: string };

/** How both look at a usual feature of one kind of product, and what it does. */
export type UsualReview = { deed: Deed; looks: Record<'theo' | 'claude', Look> };

/** What it does, then Theo's three texts and Claude's. */
const lines = linesByFile('reviews', 7);

export function usualReviewOf(kind: string, feature: string): UsualReview | undefined {
  const line = lines(kind).get(feature);
  if (line === undefined) return undefined;
  const look = ([of = '', way = '', consider = '']: readonly string[]): Look => ({ of, way, consider });
  const [deed = 'let', ...said] = line;
  return { deed: deed as Deed, looks: { theo: look(said.slice(0, 3)), claude: look(said.slice(3)) } };
}
