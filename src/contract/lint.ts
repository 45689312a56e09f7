import * as z from 'zod';
import { id, instant, label, requiredText } from './fields.ts';
import { operation } from './operation.ts';
import { lintSubjects } from './vocabulary.ts';

/** A finding that a person has seen and lets stand. */
export const lintWaiver = z.object({ reason: z.string(), who: z.string(), at: instant });

export const lintFinding = z.object({
  rule: z.string().describe('Stable id.'),
  subject: z.enum(lintSubjects),
  subject_id: z.string(),
  place: z.string().describe('The field; empty where it is about the whole.'),
  sentence: z.string(),
  remedy: z.string(),
  waiver: lintWaiver.nullable(),
});
export type LintFinding = z.infer<typeof lintFinding>;

const on = { tags: ['Linter'] };
const which = { project_id: id, subject_id: id, rule: label.min(1), place: label };

export const listFindings = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features/{feature_id}/findings',
  summary: 'What the linter finds in a feature, its stories and those that are offered, seen beside the whole project',
})
  .input(z.object({ project_id: id, feature_id: id }))
  .output(z.array(lintFinding));

export const listStoryFindings = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/{story_id}/findings',
  summary: 'What the linter finds in one story, seen beside the whole project',
})
  .input(z.object({ project_id: id, story_id: id }))
  .output(z.array(lintFinding));

export const listTestFindings = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/tests/{test_id}/findings',
  summary: 'What the linter finds in one test, seen beside the others of its story',
})
  .input(z.object({ project_id: id, test_id: id }))
  .output(z.array(lintFinding));

export const waiveFinding = operation({
  ...on,
  method: 'PUT',
  path: '/projects/{project_id}/findings/waivers',
  summary: 'Let a finding stand, with a reason',
})
  .input(z.object({ ...which, subject: z.enum(lintSubjects), reason: requiredText('A reason is required') }))
  .output(lintWaiver);

export const withdrawWaiver = operation({
  ...on,
  method: 'DELETE',
  path: '/projects/{project_id}/findings/waivers',
  summary: 'Take a waiver back',
})
  .input(z.object(which))
  .output(z.boolean());
