import { expect, test, vi } from 'vitest';
import { hearAll } from './hear-all.ts';

const taken = { tokens: 160, cost: 0.02 };
async function* events() {
  yield { type: 'item' as const, name: 'Book a boat' };
  await Promise.resolve();
  yield { type: 'item' as const, name: 'Pay' };
  yield { type: 'done' as const, taken };
}

test('an asking has not ended before all that was offered has been read again', async () => {
  const { promise: read, resolve: answer } = Promise.withResolvers<void>();
  const shown: [string, number][] = [];
  const readAgain = vi.fn(() => read);
  const ended = vi.fn();
  const hearing = hearAll(events(), ({ name }, count) => void shown.push([name, count]), readAgain).then(ended);
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  expect(shown).toEqual([
    ['Book a boat', 1],
    ['Pay', 2],
  ]);
  // A turn of the event loop is more than a promise that waits for nothing needs.
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  answer();
  await hearing;
  expect(ended).toHaveBeenCalledWith({ count: 2, taken });
});

test('what cannot be read again is a failure of the asking', async () => {
  const reading = hearAll(
    events(),
    () => {},
    () => Promise.reject(new Error('gone')),
  );
  await expect(reading).rejects.toThrow('gone');
});
