import { expect, test } from 'vitest';
import { writing } from './crash-writing.ts';

test('no acknowledged write is lost when a process is killed while it writes, and a planted loss is noticed', async () => {
  expect((await writing.run(2)).faults).toEqual([]);
});
