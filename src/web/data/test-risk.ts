import { failures, successes } from '#contract/problems.ts';
import type { RiskProposal, TestRisk } from '#contract/test-risk.ts';
import { folded } from '#domain/backlog.ts';
import { counted } from '#domain/counted.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { createOffers, type Offer } from './offers.ts';
import { keyOf, refreshTests } from './test-case.ts';

type Within = { project_id: string; pi_id: string };

/** Risks of an increment, the highest score first. */
export const risksQuery = (at: Within) => orpc.test.risk.list.queryOptions({ input: at });

/** What asking Quinn for risks will need an architect for. */
export const expectedRisksQuery = (at: Within) => orpc.test.risk.expected.queryOptions({ input: at });

export type RiskFields = Pick<TestRisk, 'title' | 'probability' | 'impact' | 'mitigation'>;

export function useRisks(at: Within) {
  const queries = useQueryClient();
  const settled = {
    onError: (error: unknown) => tellFailure(failures.riskSave, error),
    onSettled: () => refreshTests(queries),
  };
  const add = useMutation({
    mutationFn: ({ key, ...risk }: RiskFields & { key: string }) =>
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
  const confirm = useMutation({
    mutationFn: ({ id, version }: TestRisk) => client.test.risk.confirm({ ...at, id, version }),
    onSuccess: (risk) => replace(risk.id, risk),
    ...settled,
  });
  const restoring = useMutation({ mutationFn: (id: string) => client.test.risk.restore({ ...at, id }), ...settled });
  const remove = useMutation({
    mutationFn: ({ id, version }: TestRisk) => client.test.risk.delete({ ...at, id, version }),
    onSuccess: (_, { id, title }) =>
      tellSuccess(successes.riskRemoved, { name: title }, { undo: () => restoring.mutate(id) }),
    ...settled,
  });
  return { add, change, confirm, remove };
}

const offers = createOffers(
  'risk-offers',
  ({ risk }: { type: 'risk'; risk: RiskProposal }) => risk,
  ({ title }) => folded(title),
);
export type RiskOffer = Offer<RiskProposal>;

/** The risks that Quinn offers for an increment. */
export function useRiskOffers(at: Within) {
  const queries = useQueryClient();
  const accepting = useMutation({
    mutationFn: (accepted: readonly RiskOffer[]) =>
      client.test.risk.createMany(
        { ...at, risks: accepted.map(({ key: _, feature_name: __, ...risk }) => risk) },
        { context: { idempotencyKey: keyOf(accepted) } },
      ),
    onSuccess: (risks, accepted) => {
      offers.drop(at.pi_id, new Set(accepted.map(({ key }) => key)));
      tellSuccess(successes.risksAccepted, { n: counted(risks.length, 'risk') });
    },
    onError: (error) => tellFailure(failures.riskSave, error),
    onSettled: () => refreshTests(queries),
  });
  const current = offers.use(at.pi_id);
  return {
    ...current,
    ask: () =>
      void offers.ask({
        projectId: at.project_id,
        about: at.pi_id,
        open: (call) => client.test.risk.propose(at, call),
        failure: failures.risksPropose,
      }),
    stop: () => offers.stop(at.pi_id),
    accept: (accepted: readonly RiskOffer[]) => accepting.mutate(accepted),
    accepting: accepting.isPending,
    reject: (rejected: readonly RiskOffer[]) => {
      const undo = offers.drop(at.pi_id, new Set(rejected.map(({ key }) => key)));
      tellSuccess(successes.suggestionsDiscarded, {}, { undo });
    },
  };
}
