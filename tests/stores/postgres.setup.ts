import { startPostgres } from '#scripts/postgres.ts';

/**
 * One PostgreSQL cluster for a whole run of Vitest or Playwright, unless whoever started the run brought one.
 * Its address reaches the workers through the environment, which both runners hand on.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.COSCRUM_TEST_POSTGRES) return undefined;
  const postgres = await startPostgres();
  process.env.COSCRUM_TEST_POSTGRES = postgres.url;
  return () => postgres.stop();
}
