import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';

/** Starts a cluster and waits; prints its address. */
const starter = `
  import { startPostgres } from './scripts/postgres.ts';
  console.log((await startPostgres()).url);
  setInterval(() => {}, 1000);
`;

test('a cluster ends with the process that started it, even when that is killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const url = printed.toString().trim();
  expect(await answers(url)).toBe(true);
  child.kill('SIGKILL');
  await vi.waitUntil(async () => !(await answers(url)), { timeout: 15_000 });
});

async function answers(url: string): Promise<boolean> {
  const client = new Client(url);
  // A cluster that ends says so to whoever is connected at that moment; the answer is below.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
