import { setImmediate } from 'node:timers/promises';

/** How long one request may hold up the others before they have their turn. */
const turnMs = 10;

/** Lets other requests be answered between two parts of a long work; SQLite answers at once, so waiting for it does not. */
export const othersFirst = (): Promise<void> => setImmediate();

/** Does a long work step by step, with room for other requests between; `signal` ends it. */
export const inTurns = async <T>(steps: Generator<void, T>, signal?: AbortSignal): Promise<T> => {
  for (let begun = performance.now(); ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - begun < turnMs) continue;
    await othersFirst();
    signal?.throwIfAborted();
    begun = performance.now();
  }
};
