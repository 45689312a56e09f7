import * as z from 'zod';
import { engine } from './advice.ts';
import { id, instant, pageOf, paging } from './fields.ts';
import { operation } from './operation.ts';
import { money, taken } from './taken.ts';
import { adviceKinds, memberIds } from './vocabulary.ts';

/** What can go wrong between the program and a model. What the page says of each stands in domain/model-faults.ts. */
export const modelFaults = [
  'address',
  'unreachable',
  'certificate',
  'key',
  'no_key',
  'model_name',
  'request',
  'busy',
  'server',
  'stalled',
  'broken_off',
  'not_a_model',
  'empty',
  'too_large',
  'too_slow',
  'wrong_answer',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/** `repaired`: the answer was not in the form that was asked. `partial`: only what had arrived whole was kept. */
export const runOutcomes = ['answered', 'repaired', 'partial', 'stopped', 'failed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

const tokens = z
  .int()
  .min(0)
  .nullable()
  .describe('As the model tells; counted from the letters where it was stopped or broke off before it did.');

/** One time that an advisor spoke, or should have. */
export const adviceRun = z.object({
  id,
  project_id: id.nullable().describe('Null where advice was asked outside of any project.'),
  kind: z.string().describe('What was asked, such as suggestFeatures.'),
  persona: z.enum(memberIds).nullable(),
  engine: engine.shape.name,
  engine_id: engine.shape.id,
  model: engine.shape.model,
  source: z.string().describe('Id and version of the prompt, or ids of the rules.'),
  started_at: instant,
  duration_ms: z.int().min(0),
  tokens_in: tokens,
  tokens_out: tokens,
  cost: money,
  outcome: z.enum(runOutcomes),
  fault: z.enum(modelFaults).nullable(),
});
export type AdviceRun = z.infer<typeof adviceRun>;

/** Which engine speaks, on what terms, and what it has cost today. */
export const adviceStatus = z.object({
  engine,
  provider: z.string().nullable().describe('Null for the built-in advisor.'),
  address: z.string().nullable().describe('Scheme and host that the model is asked at; never a key.'),
  has_key: z.boolean(),
  price_in: money,
  price_out: money,
  daily_budget: money.describe('What a project may spend in a day; null without a limit.'),
  today: z.object({
    day: z.iso.date().describe('The day in UTC.'),
    runs: z.int(),
    failed: z.int(),
    tokens_in: z.int(),
    tokens_out: z.int(),
    cost: money,
    highest: money.describe('What the project that spent most has spent.'),
  }),
});
export type AdviceStatus = z.infer<typeof adviceStatus>;

export const listAdviceRuns = operation({
  method: 'GET',
  path: '/advice/runs',
  tags: ['Advice'],
  summary: 'Every run of an advisor, newest first: who spoke, by which prompt or rules, how long, at what cost',
})
  .input(z.object({ project_id: id.optional(), ...paging }))
  .output(pageOf(adviceRun));

export const getAdviceStatus = operation({
  method: 'GET',
  path: '/advice/status',
  tags: ['Advice'],
  summary: 'Which engine speaks, and what it has cost today',
}).output(adviceStatus);

export const testAdviceConnection = operation({
  method: 'POST',
  path: '/advice/test',
  tags: ['Advice'],
  summary: 'Ask the engine for one word, and say what failed if it does not answer',
}).output(
  z.object({
    ok: z.boolean(),
    fault: z.enum(modelFaults).nullable(),
    text: z.string().describe('What happened, and what to do about it.'),
    duration_ms: z.int().min(0),
  }),
);

export const expectAdvice = operation({
  method: 'GET',
  path: '/advice/expected',
  tags: ['Advice'],
  summary: 'What it will take to ask for advice about a text of so many letters; null where no model is asked',
})
  .input(
    z.object({
      project_id: id
        .optional()
        .describe('Left out for advice outside of any project, such as on the team of a new one.'),
      kind: z.enum(adviceKinds).default('suggestFeatures'),
      letters: z.coerce.number<number>().int().min(0).max(1_000_000),
      calls: z.coerce.number<number>().int().min(1).max(1000).default(1).describe('How often a model is asked.'),
    }),
  )
  .output(
    z
      .object({
        tokens: z.int(),
        cost: money,
        left: money.describe(
          'Of the budget of the day for this project, or for what is asked outside of any; null without one.',
        ),
      })
      .nullable(),
  );

export const getTaken = operation({
  method: 'GET',
  path: '/advice/taken',
  tags: ['Advice'],
  summary: 'What one asking of the last day has taken so far, for whoever stopped it and so did not hear its end',
})
  .input(
    z.object({
      project_id: id.optional().describe('Left out for what was asked outside of any project.'),
      request_id: z
        .string()
        .regex(/^[\w-]{1,64}$/, 'Letters, digits, _ and -, at most 64.')
        .describe('What the request that asked carried as X-Request-Id.'),
    }),
  )
  .output(taken);
