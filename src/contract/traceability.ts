import * as z from 'zod';
import { id, label, paging } from './fields.ts';
import { operation } from './operation.ts';
import { storyStatuses, testOutcomes, testPriorities, testStandings, traceHoles } from './vocabulary.ts';

const named = z.object({ id, name: z.string() });

/** One way from an idea to a result, as far as it goes. */
export const traceRow = z.object({
  key: z.string(),
  idea: named.nullable(),
  feature: named
    .extend({
      quote: z.string().nullable().describe('The words of a person that led to it, where it came from no idea.'),
    })
    .nullable(),
  story: z.object({ id, number: z.int(), title: z.string(), status: z.enum(storyStatuses) }).nullable(),
  criterion: z.object({ id, number: z.int(), given: z.string(), when: z.string(), outcome: z.string() }).nullable(),
  test: z
    .object({
      id,
      number: z.int(),
      title: z.string(),
      priority: z.enum(testPriorities),
      standing: z.enum(testStandings),
      latest_result: z.enum(testOutcomes).nullable(),
    })
    .nullable(),
  hole: z.enum(traceHoles).nullable().describe('The first thing that is missing on the way.'),
  holes: z.array(z.enum(traceHoles)).describe('All that is missing on the way.'),
});
export type TraceRow = z.infer<typeof traceRow>;

const counts = Object.fromEntries(traceHoles.map((hole) => [hole, z.int()])) as Record<
  (typeof traceHoles)[number],
  z.ZodInt
>;

export const trace = z.object({
  items: z.array(traceRow),
  next_cursor: z.string().nullable(),
  total: z.int().describe('Rows that the filter leaves.'),
  rows: z.int().describe('Rows in all.'),
  holes: z.object(counts).describe('Rows that have each hole.'),
  holed: z.int().describe('Rows that have any.'),
});
export type Trace = z.infer<typeof trace>;

const on = { tags: ['Tests'] };
const path = '/projects/{project_id}/increments/{pi_id}' as const;
const within = { project_id: id, pi_id: id };

export const listTrace = operation({
  ...on,
  method: 'GET',
  path: `${path}/traceability`,
  summary: 'Idea, feature, story, criterion, test and result of an increment as one table, page by page',
})
  .input(
    z.object({
      ...within,
      hole: z
        .enum(['all', 'any', ...traceHoles])
        .default('all')
        .describe('any: every row with a hole.'),
      feature_id: id.optional(),
      search: label.default('').describe('In the names of features, stories and tests.'),
      ...paging,
    }),
  )
  .output(trace);

export const exportGherkin = operation({
  ...on,
  method: 'GET',
  path: `${path}/gherkin`,
  summary: 'The stories, criteria and tests of an increment as .feature files, one for each feature',
})
  .input(z.object(within))
  .output(z.object({ files: z.array(z.object({ name: z.string(), text: z.string() })) }));
