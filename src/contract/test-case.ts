import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { anyVersion, expectedVersion, id, instant, label, nameOf, pageOf, paging, text, version } from './fields.ts';
import { operation } from './operation.ts';
import { editedOffer, origin, provenance, reviewedFilter } from './provenance.ts';
import { criterion, storyRef } from './story.ts';
import { limits, testLevels, testOutcomes, testPriorities, testResultSources, testStandings } from './vocabulary.ts';
import { doneAsking } from './taken.ts';

/** A test case as lists show it. */
export const testCase = z.object({
  id,
  project_id: id,
  number: z.int().describe('Counts up in the project. Automated tests name it as T-1, T-2 ...'),
  pi_id: id.nullable(),
  story_id: id.nullable(),
  criterion_id: id.nullable(),
  external_id: z.string().nullable().describe('What a test program calls it, where its name does not hold T-n.'),
  title: z.string(),
  level: z.enum(testLevels),
  priority: z.enum(testPriorities),
  steps: z.array(z.string()),
  expected: z.string(),
  standing: z.enum(testStandings).describe('The latest result; stale when the criterion has changed since.'),
  latest_result: z.enum(testOutcomes).nullable(),
  latest_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  created_by: z.string(),
  ...origin,
  version,
});
export type TestCase = z.infer<typeof testCase>;

export const testResult = z.object({
  id,
  result: z.enum(testOutcomes),
  at: instant,
  source: z.enum(testResultSources),
  run: z.string().nullable().describe('What the run is called, such as the number of a build.'),
  who: z.string(),
  message: z.string(),
  duration_ms: z.int().nullable(),
  stale: z.boolean().describe('The criterion has changed since.'),
});
export type TestResult = z.infer<typeof testResult>;

export const testDetail = testCase.extend({
  story: storyRef.nullable(),
  criterion: criterion.nullable(),
  results: z.array(testResult).describe('The latest 50, newest first.'),
});
export type TestDetail = z.infer<typeof testDetail>;

const editable = {
  title: nameOf('Title is required'),
  level: z.enum(testLevels),
  priority: z.enum(testPriorities),
  steps: z.array(text).max(limits.steps, `At most ${limits.steps} steps.`),
  expected: text,
  external_id: label.nullable(),
  criterion_id: id.nullable(),
};

const newTest = z.object({
  title: editable.title,
  level: editable.level.default('system'),
  priority: editable.priority.default('P2'),
  steps: editable.steps.default([]),
  expected: editable.expected.default(''),
  external_id: editable.external_id.default(null),
  story_id: id.nullable().default(null),
  criterion_id: editable.criterion_id.default(null).describe('A criterion of the story.'),
  pi_id: id.nullable().optional().describe("The story's increment when left out."),
  provenance: provenance.nullable().default(null).describe('Of a test that an advisor offered.'),
  edited: editedOffer,
});
export type NewTest = z.infer<typeof newTest>;

const filters = {
  pi_id: id.optional(),
  story_id: id.optional(),
  criterion_id: id.optional(),
  standing: z
    .enum(['all', 'pending', ...testStandings])
    .default('all')
    .describe('pending: all that do not pass.'),
  priority: z.enum(['all', ...testPriorities]).default('all'),
  level: z.enum(['all', ...testLevels]).default('all'),
  reviewed: reviewedFilter,
  search: label.default(''),
};

const on = { tags: ['Tests'] };
const path = '/projects/{project_id}/tests' as const;
const one = { project_id: id, id };

export const listTests = operation({ ...on, method: 'GET', path, summary: 'Test cases of a project, by number' })
  .input(z.object({ project_id: id, ...filters, ...paging }))
  .output(pageOf(testCase));

export const countTests = operation({
  ...on,
  method: 'GET',
  path: `${path}/count`,
  summary: 'How many test cases the filters leave',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(z.object({ count: z.int() }));

export const getTest = operation({
  ...on,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One test case with its latest results',
})
  .input(z.object(one))
  .output(testDetail);

export const createTest = operation({
  ...on,
  method: 'POST',
  path,
  summary: 'Write a test case',
  successStatus: 201,
})
  .input(z.object({ project_id: id, ...newTest.shape }))
  .output(testDetail);

export const createTests = operation({
  ...on,
  method: 'POST',
  path: `${path}/many`,
  summary: 'Write several test cases, all or none',
  successStatus: 201,
})
  .input(z.object({ project_id: id, tests: z.array(newTest).min(1).max(limits.list) }))
  .output(z.array(testCase));

export const updateTest = operation({ ...on, method: 'PATCH', path: `${path}/{id}`, summary: 'Change a test case' })
  .input(z.object({ ...one, version: expectedVersion, ...z.object(editable).partial().shape }))
  .output(testDetail);

export const deleteTest = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a test case; it can be restored with its results for 30 days',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(z.boolean());

export const restoreTest = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/restore`,
  summary: 'Undo the deletion of a test case',
})
  .input(z.object({ ...one, version: anyVersion }))
  .output(testDetail);

export const confirmTest = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/confirm`,
  summary: 'Say that a person has looked into what an advisor wrote',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(testDetail);

export const recordTestResult = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/results`,
  summary: 'Write down the result of a run by hand',
  successStatus: 201,
})
  .input(z.object({ ...one, result: z.enum(testOutcomes), message: text.default(''), version: anyVersion }))
  .output(testDetail);

export const withdrawTestResult = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/{id}/results/{result_id}`,
  summary: 'Take back a result that was written down by hand; the one before counts again',
})
  .input(z.object({ ...one, result_id: id, version: anyVersion }))
  .output(testDetail);

/** What became of a report. A test that it names several times has its worst result. */
export const reportOutcome = z.object({
  recorded: z.int().describe('Tests that have a new result.'),
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  unknown: z.array(z.string()).describe('Tests that it names and that are not here; the first 50.'),
  unmatched: z.int().describe('Cases that name no test.'),
});
export type ReportOutcome = z.infer<typeof reportOutcome>;

const run = label.default('').describe('What the run is called, such as the number of a build.');

export const reportTestResults = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/test-results',
  summary: 'Results of a run, from continuous integration for example; all or none are recorded',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      run,
      results: z
        .array(
          z.object({
            test: nameOf().describe('T-12, the id of the test case, or its external id.'),
            result: z.enum(testOutcomes),
            message: text.default(''),
            duration_ms: z.int().min(0).max(limits.version).nullable().default(null),
          }),
        )
        .min(1)
        .max(limits.many),
    }),
  )
  .output(reportOutcome);

export const reportJunit = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/test-results/junit',
  summary:
    'A JUnit XML report, in the field `report` or as the body itself with the type application/xml. A case is of the test that its name, class or a property names, as T-12 or by its external id',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      run,
      report: z.string().max(limits.report, `At most ${limits.report.toLocaleString('en')} characters.`),
    }),
  )
  .output(reportOutcome);

/** How far the tests of one story are planned. */
export const plannedStory = storyRef.extend({
  feature_name: z.string().nullable(),
  criteria: z.int(),
  untested: z.int().describe('Criteria without a test.'),
  tests: z.int(),
  passed: z.int(),
});
export type PlannedStory = z.infer<typeof plannedStory>;

export const listPlannedStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{pi_id}/test-plan',
  summary: 'The stories of an increment by number, each with how far its tests are planned',
})
  .input(z.object({ project_id: id, pi_id: id, ...paging }))
  .output(pageOf(plannedStory));

/** A test case that Quinn offers, ready to be written as it is. */
export const testProposal = newTest
  .pick({ title: true, level: true, priority: true, steps: true, expected: true })
  .extend({
    story_id: id,
    criterion_id: id.nullable(),
    provenance,
  });
export type TestProposal = z.infer<typeof testProposal>;

export const proposeTests = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{story_id}/test-proposals',
  summary:
    'Ask Quinn for test cases of a story, each sent as it is ready; nothing is kept, and closing the stream stops her',
})
  .input(z.object({ project_id: id, story_id: id }))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('test'), test: testProposal }), doneAsking]),
    ),
  );
