import type { Taken } from '#contract/taken.ts';
import { client } from './client.ts';
import { newKey } from './new-key.ts';

/** One asking of an advisor: it can be stopped, and has a name by which the server knows what it took. */
export type Asking = ReturnType<typeof newAsking>;

export const newAsking = () => {
  const stop = new AbortController();
  const requestId = newKey();
  return { stop, requestId, call: { signal: stop.signal, context: { requestId } } };
};

// The server writes it down when it has noticed that nobody listens any more.
const lookedForAfterMs = [200, 800, 2500, 10_000];

/** Tells what an asking took whose end was not heard, since it was stopped or broke off; nothing where no model was asked. */
export async function findTaken(project_id: string | undefined, { requestId }: Asking, tell: (taken: Taken) => void) {
  for (const ms of lookedForAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      const taken = await client.advice.taken({ ...(project_id && { project_id }), request_id: requestId });
      if (taken !== null) tell(taken);
    } catch {
      // The next look may find it; that the advisor failed has been told already, and what it took stands in Settings too.
    }
  }
}

/** The same, unless the advisor has been asked again meanwhile. */
export const withTaken = <S extends { state: string; taken?: Taken }>(now: S, taken: Taken): S =>
  now.state === 'stopped' || now.state === 'failed' ? { ...now, taken } : now;
