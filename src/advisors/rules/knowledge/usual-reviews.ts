import type { Deed } from '../review/action-classes.ts';
import { linesByFile } from './lines-by-file.ts';

/**
 * How the architects look at a usual feature of one kind of product. `deed` is what it does; `of` goes on after "is mostly a
 * question of" or "what concerns me is", `way` is how Theo would build it and Claude would try it, without its full stop.
 */
export type UsualReview = { deed: Deed } & Record<'theo' | 'claude', { of: string; way: string; consider: string }>;

/** What it does, what it is a question of to Theo, how he would build it and what else he would consider; then the same of Claude. */
const lines = linesByFile('reviews', 7);

export function usualReviewOf(kind: string, feature: string): UsualReview | undefined {
  const line = lines(kind).get(feature);
  if (line === undefined) return undefined;
  const [deed = 'let', ...said] = line;
  const part = ([of = '', way = '', consider = '']: readonly string[]) => ({ of, way, consider });
  return { deed: deed as Deed, theo: part(said.slice(0, 3)), claude: part(said.slice(3)) };
}
