import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holeCounts, traceRows, type TraceInput } from './traceability.ts';

const passed = { latest_result: 'passed', latest_criterion_version: 1 } as const;
const notRun = { latest_result: null, latest_criterion_version: null } as const;

const input: TraceInput = {
  features: [
    { id: 'boats', idea_id: 'club' },
    { id: 'oars', idea_id: null },
  ],
  stories: [
    { id: 'return', feature_id: 'boats', number: 2 },
    { id: 'book', feature_id: 'boats', number: 1 },
    { id: 'stray', feature_id: 'gone', number: 3 },
  ],
  criteria: [
    { id: 'free', story_id: 'book', number: 1, version: 1 },
    { id: 'taken', story_id: 'book', number: 2, version: 2 },
    { id: 'late', story_id: 'book', number: 3, version: 1 },
  ],
  tests: [
    { id: 't2', story_id: 'book', criterion_id: 'taken', number: 2, ...passed },
    { id: 't1', story_id: 'book', criterion_id: 'free', number: 1, ...passed },
    { id: 't3', story_id: 'book', criterion_id: 'free', number: 3, ...notRun },
    { id: 't4', story_id: 'book', criterion_id: 'removed', number: 4, ...passed },
    { id: 't5', story_id: null, criterion_id: null, number: 5, ...passed },
  ],
};

test('every way from an idea to a result is a row, and says where it breaks off', () => {
  const rows = traceRows(input);
  expect(
    rows.map(({ feature_id, story_id, criterion_id, test_id, standing, holes }) =>
      [feature_id, story_id, criterion_id, test_id, standing, holes.join('+') || null]
        .map((one) => one ?? '-')
        .join(' '),
    ),
  ).toEqual([
    'boats book free t1 passed -',
    'boats book free t3 not_run not_run',
    'boats book taken t2 stale stale',
    'boats book late - - no_test',
    'boats book - t4 passed loose_test',
    'boats return - - - no_criterion',
    'oars - - - - no_story',
    '- stray - - - no_feature+no_criterion',
    '- - - t5 passed loose_test',
  ]);
  expect(rows[0]?.idea_id).toBe('club');
  expect(holeCounts(rows)).toEqual({
    no_story: 1,
    no_feature: 1,
    no_criterion: 2,
    no_test: 1,
    loose_test: 2,
    not_run: 1,
    stale: 1,
  });
});

test('whatever hangs together how, everything is in the table, each test once, and the rows stand in the order of their keys', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const maybe = fc.option(id);
  const many = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 6 });
  const numbered = <T extends object>(all: T[], name: string) =>
    all.map((one, at) => ({ ...one, id: `${name}${at}`, number: at + 1 }));
  fc.assert(
    fc.property(
      many(maybe),
      many(fc.option(fc.nat(6))),
      many(fc.nat(6)),
      many(fc.tuple(fc.option(fc.nat(6)), fc.option(fc.nat(6)))),
      (ideas, ofFeature, ofStory, ofBoth) => {
        const all: TraceInput = {
          features: ideas.map((idea_id, at) => ({ id: `f${at}`, idea_id })),
          stories: numbered(
            ofFeature.map((at) => ({ feature_id: at === null ? null : `f${at}` })),
            's',
          ),
          criteria: numbered(
            ofStory.filter((at) => at < ofFeature.length).map((at) => ({ story_id: `s${at}`, version: 1 })),
            'c',
          ),
          tests: numbered(
            ofBoth.map(([story, criterion]) => ({
              story_id: story === null ? null : `s${story}`,
              criterion_id: criterion === null ? null : `c${criterion}`,
              ...passed,
            })),
            't',
          ),
        };
        const rows = traceRows(all);
        const keys = rows.map(({ key }) => key);
        expect(keys).toEqual([...new Set(keys)].toSorted());
        expect(rows.flatMap(({ test_id }) => test_id ?? []).toSorted()).toEqual(
          all.tests.map((one) => one.id).toSorted(),
        );
        for (const [name, of] of [
          ['features', 'feature_id'],
          ['stories', 'story_id'],
          ['criteria', 'criterion_id'],
        ] as const)
          expect(new Set(rows.flatMap((row) => row[of] ?? []))).toEqual(new Set(all[name].map((one) => one.id)));
      },
    ),
  );
});
