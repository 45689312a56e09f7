import type { Taken } from '#contract/taken.ts';

/** What an advisor's stream brings: items, and at the end what all of them took. */
export type Said<E> = E | { type: 'done'; taken: Taken };

/**
 * Hears an advisor to the end; `show` is told of each item with how many have come. What was read meanwhile may lack the
 * last of them, so the end is there only when all of it has been read again: what is not shown cannot be accepted.
 */
export async function hearAll<E extends { type: string }>(
  events: AsyncIterable<Said<E>>,
  show: (event: Exclude<E, { type: 'done' }>, count: number) => void,
  readAgain: () => Promise<unknown>,
): Promise<{ count: number; taken: Taken }> {
  let count = 0;
  let taken: Taken = null;
  for await (const event of events) {
    if (event.type === 'done') ({ taken } = event as Extract<Said<E>, { taken: Taken }>);
    else show(event as Exclude<E, { type: 'done' }>, (count += 1));
  }
  await readAgain();
  return { count, taken };
}
