import type { Refusal } from '#contract/refusal.ts';
import { ORPCError } from '@orpc/client';

/** The row as it is now, when a change was refused because somebody else had changed it first. */
export function currentOf<T>(error: unknown, problem: Refusal['problem'] = 'stale'): T | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const refusal = error.data as Partial<Refusal> | undefined;
  return refusal?.problem === problem ? (refusal.current as T | undefined) : undefined;
}
