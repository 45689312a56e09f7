import * as z from 'zod';
import { id, instant } from './fields.ts';
import { memberIds } from './vocabulary.ts';

/** Where an advisor's words came from, kept with what a person accepted. */
export const provenance = z.object({
  persona: z.enum(memberIds).nullable(),
  engine: z.string().describe('Name of the engine that spoke.'),
  model: z.string().nullable(),
  rule: z.string().nullable().describe('Stable id of the rule or prompt, with its version.'),
  quote: z.string().nullable().describe("The person's own words that led to it."),
  reasoning: z.string(),
  run_id: id.nullable().describe('The advice run, as far as it is known.'),
});
export type Provenance = z.infer<typeof provenance>;

/** What a person has made of an advisor's words since they were accepted. */
export const sinceAccepted = {
  edited_at: instant.nullable().describe('When a person last changed the words of an advisor.'),
  reviewed_at: instant.nullable().describe('When a person first looked into what an advisor had written.'),
};

/** Where an item came from, for all that an advisor may have written. */
export const origin = {
  provenance: provenance.nullable().describe('Null when a person typed it.'),
  ...sinceAccepted,
};
export type Origin = { provenance: Provenance | null; edited_at: string | null; reviewed_at: string | null };

/** Of an offer that a person accepts. */
export const editedOffer = z.boolean().default(false).describe('A person has changed what the advisor had written.');

export const reviewedFilter = z
  .enum(['all', 'not_yet'])
  .default('all')
  .describe('`not_yet`: an advisor wrote it, and no person has edited, judged or confirmed it.');
