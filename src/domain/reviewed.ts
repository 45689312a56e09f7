import type { Origin } from '#contract/provenance.ts';

/** An advisor wrote it, and no person has edited, judged or confirmed it. */
export const isUnreviewed = ({ provenance, reviewed_at }: Omit<Origin, 'edited_at'>): boolean =>
  provenance !== null && reviewed_at === null;

/** Who edits an offer or accepts it alone has looked into it; who accepts many at once may not have. */
export const sinceAcceptance = (
  { isOffered, edited, alone }: { isOffered: boolean; edited: boolean; alone: boolean },
  now: string,
): Omit<Origin, 'provenance'> => ({
  edited_at: isOffered && edited ? now : null,
  reviewed_at: isOffered && (edited || alone) ? now : null,
});
