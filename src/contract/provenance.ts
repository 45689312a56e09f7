import * as z from 'zod';
import { id } from './fields.ts';
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
