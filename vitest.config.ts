import { defineConfig } from 'vitest/config';

const perStore = ['src/server/**/*.test.ts', 'tests/{stores,fuzz}/*.test.ts'];
// Need no store, or are about settings that lead to none, and so need no second run.
const storeless = ['src/server/{junit,not-starting,settings,settings-public}.test.ts', 'src/server/planner/*.test.ts'];
// Is about the other store alone.
const ofPostgres = ['src/server/db/postgres.test.ts'];

// The files of a project share what a worker has read of the program, as its servers do (decision 084).
const shared = { isolate: false };

// A crowded machine is slow, not wrong: these tests start programs and wait for what they see. What needed a second try
// is named at the end (decision 059).
const patient = {
  ...shared,
  retry: 1,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // As the server is started: patterns are compiled at once, of which the advisor has thousands.
    execArgv: ['--no-regexp-tier-up'],
    retry: 0,
    setupFiles: 'tests/properties.setup.ts',
    // Far above what any test takes: the machine builds beside them.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,bin,tests,scripts,bench}/**/*.test.ts'],
          exclude: perStore,
        },
      },
      {
        test: {
          ...patient,
          name: 'server-sqlite',
          include: perStore,
          exclude: ofPostgres,
          env: { COSCRUM_TEST_STORE: 'sqlite' },
        },
      },
      {
        test: {
          ...patient,
          name: 'server-postgres',
          include: perStore,
          exclude: storeless,
          env: { COSCRUM_TEST_STORE: 'postgres' },
          globalSetup: 'tests/stores/postgres.setup.ts',
        },
      },
    ],
  },
});
