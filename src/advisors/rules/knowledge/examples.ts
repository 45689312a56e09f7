import { existsSync, readFileSync } from 'node:fs';
import type { Criterion } from './capability.ts';

/** How the first story of a usual feature is told: by whom, for what, and by which two criteria it is accepted. */
export type Example = { who: string; so: string; usual: Criterion; edge: Criterion };

/**
 * The examples of one kind, read when they are first asked for. A line of its file holds a feature's id, who tells the story,
 * what it is good for, then situation, action and outcome of the usual case and of one at the border, with " | " between them.
 */
const ofKinds = new Map<string, ReadonlyMap<string, Example>>();

const read = (kind: string): ReadonlyMap<string, Example> => {
  const file = new URL(`examples/${kind}.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines
      .map((line) => line.split(' | ').map((field) => field.trim()))
      .filter((fields) => fields.length === 9)
      .map(([id = '', who = '', so = '', ...[given = '', when = '', outcome = '', at = '', then = '', ends = '']]) => [
        id,
        { who, so, usual: { given, when, outcome }, edge: { given: at, when: then, outcome: ends } },
      ]),
  );
};

export const exampleOf = (kind: string, feature: string): Example | undefined =>
  ofKinds.getOrInsertComputed(kind, read).get(feature);
