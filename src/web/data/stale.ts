import type { Refusal } from '#contract/refusal.ts';
import { refusalOf } from '../ui/reason.ts';

/** The row as it is now, when a change was refused because somebody else had changed it first. */
export function currentOf<T>(error: unknown, problem: Refusal['problem'] = 'stale'): T | undefined {
  const refusal = refusalOf(error);
  return refusal?.problem === problem ? (refusal.current as T | undefined) : undefined;
}
