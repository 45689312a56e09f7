import type { Selectable } from 'kysely';
import type { Provenance } from '#contract/provenance.ts';
import { testCase, type NewTest, type TestCase } from '#contract/test-case.ts';
import type { TestStanding } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { sinceAcceptance } from '#domain/reviewed.ts';
import { testReference } from '#domain/test-reference.ts';
import type { Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { refuse } from '../refuse.ts';
import { findIncrement } from './increment.ts';
import { takeNumbers } from './numbers.ts';

/** The fields of a test that stand in its row; the others come from its criterion and its story. */
export const testColumns = testCase
  .omit({ standing: true, pi_id: true, criterion_id: true })
  .keyof()
  .options.map((field) => `test_case.${field}` as const);

type Row = Pick<
  Selectable<Schema['test_case']>,
  Exclude<keyof TestCase, 'standing' | 'steps' | 'pi_id' | 'criterion_id' | 'provenance'>
> & {
  steps: string;
  provenance: string | null;
  pi_id: string | null;
  criterion_id: string | null;
  standing: TestStanding;
};

export const testOf = ({ steps, provenance, ...row }: Row): TestCase => ({
  ...row,
  steps: JSON.parse(steps) as string[],
  provenance: provenance === null ? null : (JSON.parse(provenance) as Provenance),
});

/** Name, title and words folded for search. */
export const foldedTest = (test: Pick<TestCase, 'number' | 'title' | 'steps' | 'expected' | 'external_id'>): string =>
  folded([testReference(test.number), test.title, ...test.steps, test.expected, test.external_id ?? ''].join('\n'));

/** What a test belongs to. A criterion says of which story; a story says of which increment. */
export const belongingOfTest = async (
  tx: Db,
  projectId: string,
  test: { pi_id?: string | null | undefined; story_id?: string | null; criterion_id: string | null },
): Promise<{ pi_id: string | null; story_id: string | null; criterion_id: string | null }> => {
  const { criterion_id } = test;
  let story_id = test.story_id ?? null;
  if (criterion_id !== null) {
    const criterion = await tx
      .selectFrom('acceptance_criterion')
      .select('story_id')
      .where('project_id', '=', projectId)
      .where('id', '=', criterion_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (criterion === undefined || (story_id !== null && criterion.story_id !== story_id))
      return refuse('criterion_not_found', { id: criterion_id }, { field: 'criterion_id' });
    story_id = criterion.story_id;
  }
  if (story_id === null) {
    if (test.pi_id) await findIncrement(tx, projectId, test.pi_id, 'pi_id');
    return { pi_id: test.pi_id ?? null, story_id, criterion_id };
  }
  const story = await tx
    .selectFrom('story')
    .select('pi_id')
    .where('project_id', '=', projectId)
    .where('id', '=', story_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return story === undefined
    ? refuse('story_not_found', { id: story_id }, { field: 'story_id' })
    : { pi_id: story.pi_id, story_id, criterion_id };
};

/** Insert test cases; answers their ids in the order given. */
export const insertTests = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  tests: readonly NewTest[],
): Promise<string[]> => {
  const now = context.now().toISOString();
  const first = await takeNumbers(tx, projectId, 'last_test_number', tests.length);
  const ids: string[] = [];
  for (const [index, test] of tests.entries()) {
    const belonging = await belongingOfTest(tx, projectId, test);
    const id = context.newId();
    const number = first + index;
    ids.push(id);
    await tx
      .insertInto('test_case')
      .values({
        ...belonging,
        project_id: projectId,
        id,
        number,
        external_id: test.external_id || null,
        title: test.title,
        folded: foldedTest({ ...test, number }),
        level: test.level,
        priority: test.priority,
        steps: JSON.stringify(test.steps),
        expected: test.expected,
        provenance: test.provenance && JSON.stringify(test.provenance),
        ...sinceAcceptance(
          { isOffered: test.provenance !== null, edited: test.edited, alone: tests.length === 1 },
          now,
        ),
        created_by: context.actor.name,
        created_at: now,
        updated_at: now,
      })
      .execute();
    tell('test', projectId, id);
  }
  return ids;
};
