import type { AdviceOptions } from '../advisor.ts';

/** The same items; none any more once the person has stopped them, though those that follow may be there already. */
export async function* untilStopped<T>(items: AsyncIterable<T>, { signal }: AdviceOptions): AsyncGenerator<T> {
  for await (const item of items) {
    yield item;
    signal?.throwIfAborted();
  }
}
