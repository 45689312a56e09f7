import { ORPCError } from '@orpc/server';
import { filled, refusals, type Problem } from '#contract/problems.ts';
import { refusalErrors, type Refusal } from '#contract/refusal.ts';

/** A refusal of the closed list, ready to be thrown or answered. */
export const refusal = (
  problem: Problem,
  values: Record<string, string | number> = {},
  extra: Pick<Refusal, 'field' | 'current' | 'fault_id'> = {},
): ORPCError<string, Refusal> => {
  const { kind, title, text } = refusals[problem];
  return new ORPCError(kind, {
    status: refusalErrors[kind].status,
    message: filled(text, values),
    data: { problem, title, ...extra },
  });
};

/** Refuse the request with a problem of the closed list. The transaction around it is rolled back. */
export const refuse = (...parts: Parameters<typeof refusal>): never => {
  throw refusal(...parts);
};
