import * as z from 'zod';

export const money = z
  .number()
  .min(0)
  .nullable()
  .describe("In the currency of the settings' prices; null when they are not set.");

/** What one asking really took, all runs of a model together. */
export const taken = z
  .object({ tokens: z.int().min(0), cost: money })
  .nullable()
  .describe('Null where no model was asked, or none answered.');
export type Taken = z.infer<typeof taken>;

/** The last event of every stream of advice. */
export const doneAsking = z.object({ type: z.literal('done'), count: z.int(), taken });
