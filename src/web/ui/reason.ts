import type { Refusal } from '#contract/refusal.ts';
import { ORPCError } from '@orpc/client';

/** What the server said of a refused request. */
export const refusalOf = (error: unknown): Partial<Refusal> | undefined =>
  error instanceof ORPCError && typeof error.data === 'object' && error.data !== null ? error.data : undefined;

/** Why the server refused, in one line a person can read; undefined when the error says nothing of use. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ORPCError) {
    const title = refusalOf(error)?.title;
    return title ? `${title}: ${error.message}` : error.message;
  }
  if (error instanceof TypeError) return 'The server cannot be reached right now.';
  return undefined;
}

export const isRefusedAs = (error: unknown, problem: Refusal['problem']): boolean =>
  refusalOf(error)?.problem === problem;
export const isNotFound = (error: unknown): boolean => error instanceof ORPCError && error.status === 404;
