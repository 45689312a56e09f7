import type { Priority, ValueCategory } from '#contract/vocabulary.ts';
import { counted } from './counted.ts';
import { valueWeight } from './backlog.ts';

/** What a story says of its worth on the scale of points, and what stands in where it says nothing. */
export type Weighed = {
  value: number | null;
  time_criticality: number | null;
  risk: number | null;
  priority: Priority;
  value_category: ValueCategory | null;
  story_points: number | null;
};

const byPriority: Record<Priority, number> = { high: 8, medium: 3, low: 1 };

/** Where nobody said it: the value of the feature, the urgency of the priority, and the least risk. */
export const worthOf = (story: Weighed) => {
  const value =
    story.value ?? (story.value_category === null ? byPriority[story.priority] : valueWeight[story.value_category]);
  const urgency = story.time_criticality ?? byPriority[story.priority];
  const risk = story.risk ?? 1;
  const delay = value + urgency + risk;
  const points = story.story_points ?? 0;
  return { value, urgency, risk, delay, wsjf: points > 0 ? delay / points : null };
};

/** 'value 8 + urgency 3 + risk 1, over 5 points = 2.4'. */
export const worthInWords = (story: Weighed): string => {
  const { value, urgency, risk, wsjf } = worthOf(story);
  const cost = `value ${value} + urgency ${urgency} + risk ${risk}`;
  return wsjf === null ? cost : `${cost}, over ${pointsInWords(story.story_points ?? 0)} = ${wsjf.toFixed(1)}`;
};

export const pointsInWords = (points: number): string => counted(points, 'point');
