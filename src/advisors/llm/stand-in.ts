import type { AdviceOptions } from '../advisor.ts';

/** Awaits what the built-in advisor says in the place of a model, and reports it. */
export type Reported = <T>(options: AdviceOptions, source: (answer: T) => string, work: Promise<T>) => Promise<T>;

export const onlySignal = ({ signal }: AdviceOptions): AdviceOptions => (signal === undefined ? {} : { signal });

/** The rules behind some items, or what was asked where there are none. */
export const rulesOf =
  (kind: string) =>
  (items: readonly { rule: string }[]): string =>
    [...new Set(items.map(({ rule }) => rule))].join(' ') || kind;
