import { setImmediate } from 'node:timers/promises';

/** Work in short steps: between two of them other work may run. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps at once. */
export function drained<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What takes long to make and is kept: made in steps by who has the time (`ahead`), else at once when it is first asked for. */
export function kept<T>(making: () => Steps<T>): { now: () => T; ahead: () => Steps<void> } {
  let made: { it: T } | undefined;
  return {
    now: () => (made ??= { it: drained(making()) }).it,
    *ahead() {
      if (made !== undefined) return;
      const it = yield* making();
      made ??= { it };
      yield;
    },
  };
}

/** Lets the event loop run, and throws when the caller has stopped listening. */
export async function pause(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await setImmediate();
  signal?.throwIfAborted();
}

/** Does the steps with a pause between them. */
export async function walked<T>(steps: Steps<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(signal);
  }
}
