import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import { isBusy } from './db/busy.ts';
import { refusal } from './refuse.ts';
import type { Refusal } from '#contract/refusal.ts';

const isRefusal = (error: unknown): error is ORPCError<string, Refusal> =>
  error instanceof ORPCError && typeof error.data === 'object' && error.data !== null && 'problem' in error.data;

const badInput = (error: ValidationError) => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  const field = path || 'body';
  return refusal('bad_input', { field, reason: issue?.message ?? 'Not valid.' }, { field });
};

/**
 * The refusal that is answered for anything thrown. What is not a refusal of the closed list is a fault: it is logged
 * under an id with all that is known, and only the id leaves the server.
 */
export const answerTo = (error: unknown, log: Logger, newId: () => string): ORPCError<string, Refusal> => {
  if (isRefusal(error)) return error;
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    return badInput(error.cause);
  if (isBusy(error)) return refusal('store_busy');
  const id = newId();
  log.error({ err: error instanceof ORPCError ? (error.cause ?? error) : error, fault_id: id }, 'fault');
  return refusal('fault', { id }, { fault_id: id });
};

/** A body that could not be read as the request it claims to be. */
export const unreadable = () => refusal('bad_input', { field: 'body', reason: 'Not valid JSON.' }, { field: 'body' });

/** The items of a stream, with what is thrown on the way answered like everything else. */
export async function* answered<T>(items: AsyncIterable<T>, answer: (error: unknown) => unknown): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw answer(error);
  }
}
