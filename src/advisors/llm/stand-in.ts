import type { MemberId } from '#contract/vocabulary.ts';
import type { AdviceOptions } from '../advisor.ts';
import type { Ruled } from '../run.ts';

/** Awaits what the built-in advisor says in the place of a model, and reports it; `persona` where the request does not say. */
export type Reported = <T extends Ruled | Ruled[]>(
  options: AdviceOptions,
  asked: { kind: string; persona?: MemberId },
  work: Promise<T>,
) => Promise<T>;

export const onlySignal = ({ signal }: AdviceOptions): AdviceOptions => (signal === undefined ? {} : { signal });
