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

/** Items one by one, each as soon as it is ready; undefined is a pause between two of them, or before the first. */
export type Items<T, R = void> = Generator<T | undefined, R, undefined>;

/** All items together with what comes of them, for who can begin with none of them. */
export function* gatheredWith<T, R>(items: Items<T, R>): Steps<{ all: T[]; outcome: R }> {
  const all: T[] = [];
  for (;;) {
    const item = items.next();
    if (item.done) return { all, outcome: item.value };
    if (item.value !== undefined) all.push(item.value);
    yield;
  }
}

/** The same of items of which nothing else comes. */
export function* gathered<T>(items: Items<T>): Steps<T[]> {
  return (yield* gatheredWith(items)).all;
}

/** The same in one go. */
export const listed = <T>(items: Items<T>): T[] => drained(gathered(items));

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

/** Gives the items with a pause between them. */
export async function* streamed<T>(items: Items<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  await pause(signal);
  for (const item of items) {
    if (item !== undefined) yield item;
    await pause(signal);
  }
}

/** Does the steps with a pause between them. */
export async function walked<T>(steps: Steps<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(signal);
  }
}
