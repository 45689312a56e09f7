import { setTimeout as pause } from 'node:timers/promises';
import { aProject } from '../builders.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { api } from '#contract/api.ts';

export const clientAt = (url: string): ContractRouterClient<typeof api> =>
  createORPCClient(new RPCLink({ url: `${url}/api/rpc` }));

/** People who add features to a project over HTTP, without end, until `stop`; what was acknowledged and how the rest was answered. */
export const startLoad = async (url: string, people: number, description = 'Acknowledged, and so there for good.') => {
  const { project } = await aProject(clientAt(url));
  const acknowledged = new Set<string>();
  const refused = new Map<string, number>();
  const over = new AbortController();
  const add = async (): Promise<string> => {
    const answer = await fetch(`${url}/api/projects/${project.id}/features`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Book a boat', description }),
    });
    const body = (await answer.json()) as { id: string; data?: { problem: string } };
    if (answer.status !== 201) return `${answer.status} ${body.data?.problem}`;
    acknowledged.add(body.id);
    return '';
  };
  const person = async () => {
    while (!over.signal.aborted) {
      const refusal = await add().catch((error: unknown) => `no answer: ${String(error)}`);
      if (refusal === '') continue;
      refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
      await pause(20);
    }
  };
  const all = Array.from({ length: people }, person);
  const stop = async () => {
    over.abort();
    await Promise.all(all);
  };
  /** Waits until `more` are acknowledged beyond those of now; answers how long it took, or null after a minute. */
  const goesOn = async (more: number): Promise<number | null> => {
    const [begun, before] = [performance.now(), acknowledged.size];
    while (acknowledged.size < before + more) {
      if (performance.now() - begun > 60_000) return null;
      await pause(5);
    }
    return performance.now() - begun;
  };
  return { project, acknowledged, refused, goesOn, stop };
};

/** Refusals that say what is the matter are as they should be; faults and silence are not. */
export const unexpected = (refused: ReadonlyMap<string, number>, expected: RegExp): string[] =>
  [...refused].filter(([refusal]) => !expected.test(refusal)).map(([refusal, times]) => `${times} times ${refusal}`);

export const inWords = (refused: ReadonlyMap<string, number>): string =>
  [...refused].map(([refusal, times]) => `${times} x ${refusal}`).join(', ') || 'no refusal';
