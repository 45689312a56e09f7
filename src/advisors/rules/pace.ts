import { setImmediate } from 'node:timers/promises';

/** Lets the event loop run between two items, and throws when the caller has stopped listening. */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await setImmediate();
  signal?.throwIfAborted();
}
