import type { Gate } from '#contract/gate.ts';
import { failures, successes } from '#contract/problems.ts';
import { counted } from '#domain/counted.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { download } from '../ui/download.ts';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { newKey } from './new-key.ts';
import { refreshTests } from './test-case.ts';

type Within = { project_id: string; pi_id: string };

/** Whether an increment is good enough to go on. */
export const gateQuery = (at: Within) => orpc.test.gate.get.queryOptions({ input: at });

export function useWaiveGate(at: Within) {
  const queries = useQueryClient();
  const settled = {
    onSuccess: (gate: Awaited<ReturnType<typeof client.test.gate.get>>) => {
      queries.setQueryData(gateQuery(at).queryKey, gate);
    },
    onError: (error: unknown) => tellFailure(failures.gateWaive, error),
    onSettled: () => refreshTests(queries),
  };
  const waive = useMutation({
    mutationFn: (waiver: { reason: string; verdict: Gate['verdict'] }) =>
      client.test.gate.waive({ ...at, ...waiver }, { context: { idempotencyKey: newKey() } }),
    ...settled,
    onSuccess: (gate) => {
      settled.onSuccess(gate);
      tellSuccess(successes.gateWaived);
    },
  });
  const revoke = useMutation({
    mutationFn: () => client.test.gate.revoke(at),
    ...settled,
    onSuccess: (gate) => {
      settled.onSuccess(gate);
      tellSuccess(successes.waiverRevoked);
    },
  });
  return { waive, revoke };
}

/** Downloads the .feature files of an increment, packed where there are several. */
export function useExportGherkin(at: Within, name: string) {
  return useMutation({
    mutationFn: async () => {
      const { files } = await client.test.trace.gherkin(at);
      const [first] = files;
      if (first === undefined) return 0;
      if (files.length === 1) download(first.name, new Blob([first.text], { type: 'text/plain' }));
      else {
        const { strToU8, zipSync } = await import('fflate');
        const packed = zipSync(Object.fromEntries(files.map((file) => [file.name, strToU8(file.text)])));
        download(`${name}.zip`, new Blob([packed], { type: 'application/zip' }));
      }
      return files.length;
    },
    onSuccess: (count) => tellSuccess(successes.gherkinExported, { n: counted(count, 'file') }),
    onError: (error) => tellFailure(failures.gherkinExport, error),
  });
}
