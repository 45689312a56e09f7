import * as z from 'zod';
import { spokenBy } from './advice.ts';
import { id } from './fields.ts';
import { criterion, points } from './story.ts';
import { memberIds, testLevels, testPriorities } from './vocabulary.ts';

const from = {
  rule: z.string().describe('Stable id of the rule or prompt that produced it.'),
  engine: spokenBy,
  run_id: id.optional().describe('The run of the advisor that it came from.'),
};

/** A question about what is as likely wanted as not. `quote` is what made it arise, copied from the person's words. */
export const clarification = z.object({
  id: z.string(),
  question: z.string(),
  why: z.string(),
  quote: z.string().nullable(),
  options: z.array(z.object({ answer: z.string(), leadsTo: z.string() })).min(2),
  recommended: z.int().min(0).describe('Index of the option that the advisor would choose.'),
  ...from,
});
export type Clarification = z.infer<typeof clarification>;

/** A criterion as an advisor offers it. */
const offeredCriterion = criterion.pick({ given: true, when: true, outcome: true, kind: true });
export type OfferedCriterion = z.infer<typeof offeredCriterion>;

/** A story that an advisor offers: "As {as_a}, I want to {i_want}, so that {so_that}." */
export const storyDraft = z.object({
  title: z.string(),
  as_a: z.string(),
  i_want: z.string(),
  so_that: z.string(),
  criteria: z.array(offeredCriterion),
  points,
  ...from,
});
export type StoryDraft = z.infer<typeof storyDraft>;

/** A test case that an advisor offers. `criterion` is the index of the one that it tests, or null. */
export const testDraft = z.object({
  title: z.string(),
  criterion: z.int().min(0).nullable(),
  level: z.enum(testLevels),
  priority: z.enum(testPriorities),
  steps: z.array(z.string()),
  expected: z.string(),
  ...from,
});
export type TestDraft = z.infer<typeof testDraft>;

/** What one member thinks that a feature or a story takes. */
export const estimateDraft = z.object({
  memberId: z.enum(memberIds),
  points,
  reason: z.string(),
  ...from,
});
export type EstimateDraft = z.infer<typeof estimateDraft>;

/** One claim about an increment, with the items that bear it out. */
export const claim = z.object({
  text: z.string(),
  about: z.array(z.object({ kind: z.enum(['feature', 'story']), id: z.string() })).min(1),
  ...from,
});
export type Claim = z.infer<typeof claim>;
