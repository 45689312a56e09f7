import type { FeatureStatus, StoryStatus } from '#contract/vocabulary.ts';
import { complexityLabel } from './backlog.ts';
import { statusLabel } from './feature-status.ts';
import { storyStatusLabel } from './story.ts';

/** How a value is called in a sentence; null when it is too long for one, or only names something else. */
type Say = (value: unknown) => string | null;

const longest = 40;

const short: Say = (value) => {
  if (value === null || value === undefined || value === '') return 'none';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' || text.length > longest || text.includes('\n') ? null : text;
};
const capital: Say = (value) => short(value)?.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) ?? null;
const named: Say = () => null;
const percent: Say = (value) => `${Math.round(Number(value) * 100)}%`;

/** Fields by their labels on the page, in the order of a sentence. */
const fields = {
  story: {
    status: ['Status', (value) => storyStatusLabel[value as StoryStatus]],
    priority: ['Priority', capital],
    story_points: ['Estimate', short],
    title: ['Title', short],
    as_a: ['As a', short],
    i_want: ['I want to', short],
    so_that: ['So that', short],
    description: ['Notes', named],
    criteria: ['Criteria', named],
    depends_on: ['Waits for', named],
    feature_id: ['Feature', named],
    pi_id: ['Program increment', named],
    value: ['Value', short],
    time_criticality: ['Time criticality', short],
    risk: ['Risk', short],
  },
  feature: {
    status: ['Status', (value) => statusLabel(value as FeatureStatus | null)],
    name: ['Name', short],
    description: ['Description', named],
    value_category: ['Value category', short],
    priority: ['Priority', capital],
    complexity: ['Complexity', (value) => complexityLabel[value as keyof typeof complexityLabel]],
    pi_number: ['PI', short],
    skipped_reason: ['Why it was skipped', named],
  },
  sprint: {
    name: ['Name', short],
    goal: ['Goal', short],
    starts_on: ['First day', short],
    ends_on: ['Last day', short],
    focus_factor: ['Focus factor', percent],
    points_per_day: ['Points for a day', short],
    people: ['People', named],
  },
  test: {
    title: ['Title', short],
    level: ['Level', capital],
    priority: ['Priority', short],
    steps: ['Steps', named],
    expected: ['Expected', named],
    external_id: ['External id', short],
    criterion_id: ['Criterion', named],
  },
  risk: {
    title: ['Risk', short],
    probability: ['Probability', short],
    impact: ['Impact', short],
    mitigation: ['Mitigation', named],
  },
} satisfies Record<string, Record<string, readonly [label: string, say: Say]>>;

export type Worded = keyof typeof fields;
type Change = { before: object; after: object };

const valueOf = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];

/** What all of them say, or null when they differ or do not say it. */
const alike = (said: readonly (string | null)[]): string | null =>
  said.every((one) => one === said[0]) ? (said[0] ?? null) : null;

/**
 * What one change, or many that were made at once, changed: each field by its label, with what it was and is where that is
 * short and the same of all. Empty when nothing did.
 */
export const whatChanged = (noun: Worded, changes: readonly Change[]): string =>
  Object.entries<readonly [string, Say]>(fields[noun])
    .flatMap(([field, [label, say]]) => {
      const values = changes
        .map(({ before, after }) => [valueOf(before, field), valueOf(after, field)])
        .filter(([was, is]) => is !== undefined && JSON.stringify(was) !== JSON.stringify(is));
      if (values.length === 0) return [];
      const [from, to] = [alike(values.map(([was]) => say(was))), alike(values.map(([, is]) => say(is)))];
      if (to === null || (from === null && values.length === 1)) return [label];
      return [`${label} ${from === null ? '' : `${from} `}→ ${to}`];
    })
    .join('; ');
