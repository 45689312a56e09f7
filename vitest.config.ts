import { defineConfig } from 'vitest/config';

const perStore = ['src/server/**/*.test.ts', 'src/mcp/**/*.test.ts', 'tests/stores/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    // Far above what any test takes: the machine builds and browses beside them.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,bin,tests,scripts,bench}/**/*.test.ts'],
          exclude: perStore,
        },
      },
      { test: { name: 'server-sqlite', include: perStore, env: { COSCRUM_TEST_STORE: 'sqlite' } } },
      {
        test: {
          name: 'server-postgres',
          include: perStore,
          env: { COSCRUM_TEST_STORE: 'postgres' },
          globalSetup: 'tests/stores/postgres.setup.ts',
        },
      },
    ],
  },
});
