import type { MemberId } from '#contract/vocabulary.ts';
import { linesByFile } from './lines-by-file.ts';

/**
 * What a member of the team notes of a usual feature, who has built such products for years, and what follows from it. Both go
 * on behind the feature and a colon.
 */
export type View = { feature: string; point: string; advice: string };

/** A line per member: three features of the kind, each with its point and its advice. */
const lines = linesByFile('views', 9);

export function viewsOf(kind: string, member: MemberId): View[] {
  const fields = lines(kind).get(member) ?? [];
  const views: View[] = [];
  for (let at = 0; at + 2 < fields.length; at += 3)
    views.push({ feature: fields[at]!, point: fields[at + 1]!, advice: fields[at + 2]! });
  return views;
}
