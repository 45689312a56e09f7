import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { anyVersion, expectedVersion, id, instant, nameOf, text, version } from './fields.ts';
import { operation } from './operation.ts';
import { origin, provenance, reviewedFilter } from './provenance.ts';
import { doneAsking } from './taken.ts';
import { limits } from './vocabulary.ts';

const one = z.int().min(1).max(3);

/** What may go wrong in an increment: probability and impact are 1 to 3 each, and their product is the score. */
export const testRisk = z.object({
  id,
  project_id: id,
  pi_id: id,
  feature_id: id.nullable(),
  feature_name: z.string().nullable(),
  title: z.string(),
  probability: one,
  impact: one,
  mitigation: z.string(),
  ...origin,
  created_at: instant,
  updated_at: instant,
  version,
});
export type TestRisk = z.infer<typeof testRisk>;

const editable = { title: nameOf('Title is required'), probability: one, impact: one, mitigation: text };

const on = { tags: ['Tests'] };
const path = '/projects/{project_id}/increments/{pi_id}/risks' as const;
const within = { project_id: id, pi_id: id };

export const listRisks = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'Risks of an increment, the highest score first. 6 and above needs a mitigation, 9 blocks the gate',
})
  .input(z.object({ ...within, reviewed: reviewedFilter }))
  .output(z.array(testRisk));

const newRisk = z.object({
  ...editable,
  mitigation: editable.mitigation.default(''),
  feature_id: id.nullable().default(null),
  provenance: provenance.nullable().default(null).describe('Of a risk that an advisor offered.'),
});
export type NewRisk = z.infer<typeof newRisk>;

export const createRisk = operation({ ...on, method: 'POST', path, summary: 'Add a risk', successStatus: 201 })
  .input(z.object({ ...within, ...newRisk.shape }))
  .output(testRisk);

export const createRisks = operation({
  ...on,
  method: 'POST',
  path: `${path}/many`,
  summary: 'Add several risks, all or none',
  successStatus: 201,
})
  .input(z.object({ ...within, risks: z.array(newRisk).min(1).max(limits.list) }))
  .output(z.array(testRisk));

export const updateRisk = operation({ ...on, method: 'PATCH', path: `${path}/{id}`, summary: 'Assess a risk anew' })
  .input(z.object({ ...within, id, version: expectedVersion, ...z.object(editable).partial().shape }))
  .output(testRisk);

export const deleteRisk = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a risk; it can be restored for 30 days',
})
  .input(z.object({ ...within, id, version: expectedVersion }))
  .output(z.boolean());

export const restoreRisk = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/restore`,
  summary: 'Bring back a removed risk',
})
  .input(z.object({ ...within, id, version: anyVersion }))
  .output(testRisk);

export const confirmRisk = operation({
  ...on,
  method: 'POST',
  path: `${path}/{id}/confirm`,
  summary: 'Say that a person has looked into what an advisor wrote',
})
  .input(z.object({ ...within, id, version: expectedVersion }))
  .output(testRisk);

/** A risk that Quinn offers, ready to be added as it is. */
export const riskProposal = z.object({ ...editable, feature_id: id, feature_name: z.string(), provenance });
export type RiskProposal = z.infer<typeof riskProposal>;

const proposals = '/projects/{project_id}/increments/{pi_id}/risk-proposals' as const;

export const expectRisks = operation({
  ...on,
  method: 'GET',
  path: proposals,
  summary:
    'How many planned features an architect has yet to review when Quinn is asked for risks; no other is asked about',
})
  .input(z.object(within))
  .output(z.object({ features: z.int(), letters: z.int().describe('Of what is sent for one of them, on average.') }));

export const proposeRisks = operation({
  ...on,
  method: 'POST',
  path: proposals,
  summary:
    "Ask Quinn for the risks of the planned features, from the architects' reviews; each is sent as it is ready and kept nowhere",
})
  .input(z.object(within))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('risk'), risk: riskProposal }), doneAsking]),
    ),
  );
