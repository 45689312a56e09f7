import type { Increment } from '#contract/increment.ts';

/** Choices go up to this PI even in a project that has fewer. */
const leastChoices = 3;

/** The increments that a feature can be put into, by their number. */
export const piChoices = (increments: readonly Pick<Increment, 'order_index'>[]) =>
  Array.from({ length: Math.max(leastChoices, ...increments.map(({ order_index }) => order_index)) }, (_, index) => ({
    value: String(index + 1),
    label: `PI ${index + 1}`,
  }));
