import type { Criterion } from './capability.ts';
import { linesByFile } from './lines-by-file.ts';

/** How the first story of a usual feature is told: by whom, for what, and by which two criteria it is accepted. */
export type Example = { who: string; so: string; usual: Criterion; edge: Criterion };

/** Who tells the story and what it is good for, then situation, action and outcome of the usual case and of one at the border. */
const lines = linesByFile('examples', 8);

export function exampleOf(kind: string, feature: string): Example | undefined {
  const line = lines(kind).get(feature);
  if (line === undefined) return undefined;
  const [who = '', so = '', ...[given = '', when = '', outcome = '', at = '', then = '', ends = '']] = line;
  return { who, so, usual: { given, when, outcome }, edge: { given: at, when: then, outcome: ends } };
}
