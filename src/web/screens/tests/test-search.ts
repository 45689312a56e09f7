import {
  limits,
  testLevels,
  testPriorities,
  testStandings,
  traceHoles,
  type TestLevel,
  type TestPriority,
  type TestStanding,
  type TraceHole,
} from '#contract/vocabulary.ts';

const standings = ['pending', ...testStandings] as const;
const holes = ['any', ...traceHoles] as const;

/** What the address of the tests says: its tab, its increment, its filters, and the test that is open. */
export type TestSearch = {
  tab?: 'traceability';
  /** An increment by its id, or "all"; the active one when left out. */
  pi?: string;
  standing?: 'pending' | TestStanding;
  priority?: TestPriority;
  level?: TestLevel;
  /** Only what an advisor wrote and no person has looked into. */
  reviewed?: 'not_yet';
  hole?: 'any' | TraceHole;
  search?: string;
  test?: string;
};
export type TestSearchPatch = { [Key in keyof TestSearch]: TestSearch[Key] | undefined };

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** Reads an address; what it does not understand narrows nothing. */
export const readTestSearch = (given: Record<string, unknown>): TestSearch => {
  const standing = oneOf(standings, given.standing);
  const priority = oneOf(testPriorities, given.priority);
  const level = oneOf(testLevels, given.level);
  const hole = oneOf(holes, given.hole);
  // The router reads a number in the address as one.
  const text = (
    typeof given.search === 'number' ? String(given.search) : typeof given.search === 'string' ? given.search : ''
  ).slice(0, limits.name);
  return {
    ...(given.tab === 'traceability' && { tab: given.tab }),
    ...(typeof given.pi === 'string' && { pi: given.pi }),
    ...(standing && { standing }),
    ...(priority && { priority }),
    ...(level && { level }),
    ...(given.reviewed === 'not_yet' && { reviewed: 'not_yet' }),
    ...(hole && { hole }),
    ...(text !== '' && { search: text }),
    ...(typeof given.test === 'string' && { test: given.test }),
  };
};

/** What is searched; nothing where only spaces were typed. */
export const searched = ({ search }: TestSearch): { search?: string } =>
  search === undefined || search.trim() === '' ? {} : { search: search.trim() };

/** What the list asks for. What is left at "all" is left out, so that equal lists have equal keys. */
export const testFiltersOf = (search: TestSearch, piId: string | undefined) => ({
  ...(piId !== undefined && { pi_id: piId }),
  ...(search.standing && { standing: search.standing }),
  ...(search.priority && { priority: search.priority }),
  ...(search.level && { level: search.level }),
  ...(search.reviewed && { reviewed: search.reviewed }),
  ...searched(search),
});

export const levelWords: Record<TestLevel, string> = {
  unit: 'Unit',
  integration: 'Integration',
  system: 'System',
  acceptance: 'Acceptance',
};

export const priorityWords: Record<TestPriority, string> = {
  P0: 'P0, must pass',
  P1: 'P1, important',
  P2: 'P2, useful',
  P3: 'P3, if time allows',
};

export const holeWords: Record<TraceHole, string> = {
  no_story: 'Feature without a story',
  no_feature: 'Story without a feature',
  no_criterion: 'Story without a criterion',
  no_test: 'Criterion without a test',
  loose_test: 'Test without a criterion',
  not_run: 'Test never run',
  stale: 'Result is stale',
};
