import { failures, successes } from '#contract/problems.ts';
import type { RiskProposal, TestRisk } from '#contract/test-risk.ts';
import { folded } from '#domain/backlog.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { createOffers, type Offer } from './offers.ts';
import { refreshTests } from './test-case.ts';

type Within = { project_id: string; pi_id: string };

/** Risks of an increment, the highest score first. */
export const risksQuery = (at: Within) => orpc.test.risk.list.queryOptions({ input: at });

export type RiskFields = Pick<TestRisk, 'title' | 'probability' | 'impact' | 'mitigation'>;

export function useRisks(at: Within) {
  const queries = useQueryClient();
  const settled = {
    onError: (error: unknown) => tellFailure(failures.riskSave, error),
    onSettled: () => refreshTests(queries),
  };
  const add = useMutation({
    mutationFn: ({
      key,
      ...risk
    }: RiskFields & { key: string; feature_id?: string; provenance?: RiskProposal['provenance'] }) =>
      client.test.risk.create({ ...at, ...risk }, { context: { idempotencyKey: key } }),
    onSuccess: ({ title }) => tellSuccess(successes.riskSaved, { name: title }),
    ...settled,
  });
  const { queryKey } = risksQuery(at);
  const replace = (id: string, fields: Partial<TestRisk>) =>
    queries.setQueryData(queryKey, (known) => known?.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const change = useMutation({
    // One after another: the second of two quick changes is based on what the first has made.
    scope: { id: `risk:${at.pi_id}` },
    mutationFn: ({ id, ...fields }: Pick<TestRisk, 'id'> & Partial<RiskFields & { version: number }>) => {
      const version = queries.getQueryData(queryKey)?.find((one) => one.id === id)?.version;
      return client.test.risk.update({ ...at, id, ...(version && { version }), ...fields });
    },
    onMutate: async ({ id, ...fields }) => {
      await queries.cancelQueries({ queryKey });
      replace(id, fields);
    },
    onSuccess: (risk) => replace(risk.id, { version: risk.version }),
    ...settled,
  });
  const restoring = useMutation({ mutationFn: (id: string) => client.test.risk.restore({ ...at, id }), ...settled });
  const remove = useMutation({
    mutationFn: ({ id, version }: TestRisk) => client.test.risk.delete({ ...at, id, version }),
    onSuccess: (_, { id, title }) =>
      tellSuccess(successes.riskRemoved, { name: title }, { undo: () => restoring.mutate(id) }),
    ...settled,
  });
  return { add, change, remove };
}

const offers = createOffers<RiskProposal>('risk-offers', ({ title }) => folded(title));
export type RiskOffer = Offer<RiskProposal>;

/** The risks that Quinn offers for an increment. */
export function useRiskOffers(at: Within) {
  const current = offers.use(at.pi_id);
  const stream = async (signal: AbortSignal) => {
    const events = await client.test.risk.propose(at, { signal });
    return (async function* () {
      for await (const event of events) yield event.type === 'risk' ? { item: event.risk } : { taken: event.taken };
    })();
  };
  return {
    ...current,
    ask: () => void offers.ask(at.pi_id, stream, 'risksPropose', (words, error) => tellFailure(failures[words], error)),
    stop: () => offers.stop(at.pi_id),
    /** Without a word: it was accepted. */
    take: (offer: RiskOffer) => void offers.drop(at.pi_id, new Set([offer.key])),
    reject: (offer: RiskOffer) => {
      const undo = offers.drop(at.pi_id, new Set([offer.key]));
      tellSuccess(successes.suggestionsDiscarded, {}, { undo });
    },
  };
}
