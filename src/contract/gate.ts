import * as z from 'zod';
import { id, instant, requiredText } from './fields.ts';
import { operation } from './operation.ts';
import { gateVerdicts, type TestPriority } from './vocabulary.ts';

const passing = z.object({ total: z.int(), passed: z.int() });

const waiver = z.object({
  id,
  verdict: z.enum(gateVerdicts).describe('What was computed when it was waived.'),
  reason: z.string(),
  who: z.string(),
  at: instant,
});

/** Whether an increment is good enough to go on, computed from its tests and risks. */
export const gate = z.object({
  verdict: z.enum(gateVerdicts),
  reasons: z.array(z.object({ verdict: z.enum(gateVerdicts).exclude(['PASS']), text: z.string() })),
  tests: z.object({ P0: passing, P1: passing, P2: passing, P3: passing } satisfies Record<TestPriority, unknown>),
  standings: z.object({
    passed: z.int(),
    failed: z.int(),
    skipped: z.int(),
    stale: z.int(),
    not_run: z.int(),
  }),
  risks: z.object({ blocking: z.int(), unmitigated: z.int() }),
  waiver: waiver.nullable().describe('The latest that was not taken back.'),
  waived: z.boolean().describe('The waiver covers the verdict as it is now.'),
});
export type Gate = z.infer<typeof gate>;

const on = { tags: ['Tests'] };
const path = '/projects/{project_id}/increments/{pi_id}/gate' as const;
const within = { project_id: id, pi_id: id };

export const getGate = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'The gate of an increment: PASS, CONCERNS or FAIL, with its reasons',
})
  .input(z.object(within))
  .output(gate);

export const waiveGate = operation({
  ...on,
  method: 'POST',
  path: `${path}/waiver`,
  summary: 'Waive the gate as it is now, with a reason. Only a person can',
  successStatus: 201,
})
  .input(
    z.object({
      ...within,
      reason: requiredText('A reason is required'),
      verdict: z
        .enum(gateVerdicts)
        .describe('What the person saw. Refused with 409 and the gate as it is when that is worse by now.'),
    }),
  )
  .output(gate);

export const revokeWaiver = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/waiver`,
  summary: 'Take back the waiver',
})
  .input(z.object(within))
  .output(gate);
