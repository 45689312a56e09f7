import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import { isBusy, troubleOf } from './db/busy.ts';
import { refusal } from './refuse.ts';
import type { Refusal } from '#contract/refusal.ts';

export const isRefusal = (error: unknown): error is ORPCError<string, Refusal> =>
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
  const cause = error instanceof ORPCError ? (error.cause ?? error) : error;
  const trouble = troubleOf(cause);
  if (trouble !== undefined) {
    log.error({ err: cause }, 'the store is in trouble');
    return refusal(trouble);
  }
  const id = newId();
  log.error({ err: cause, fault_id: id }, 'fault');
  return refusal('fault', { id }, { fault_id: id });
};

/** A body that could not be read as the request it claims to be. */
export const unreadable = () =>
  refusal('bad_input', { field: 'body', reason: 'Could not be read.' }, { field: 'body' });

const isStream = (output: unknown): output is AsyncIterable<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output;

/** Run an operation; what it throws, or throws later in its stream, is answered as a refusal. */
export const answering = async (
  { log, newId }: Pick<Context, 'log' | 'newId'>,
  operation: () => Promise<unknown>,
): Promise<unknown> => {
  const refused = (error: unknown) => {
    throw answerTo(error, log, newId);
  };
  const output = await operation().catch(refused);
  return isStream(output) ? streamed(output, refused) : output;
};

async function* streamed(items: AsyncIterable<unknown>, refused: (error: unknown) => never) {
  try {
    yield* items;
  } catch (error) {
    refused(error);
  }
}
