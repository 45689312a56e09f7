import { failures } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AskedState } from '../ui/advisor-at-work.tsx';
import { tellFailure } from '../ui/toasts.ts';
import { client } from './client.ts';
import { keepPlanningFeature, knownSession, planningQuery, type PlanningAddress } from './planning.ts';

/** How the last asking of Ava stands. `count` is how many features have arrived. */
export type Asking = { state: AskedState; count: number; taken?: Taken };

/**
 * Ava's suggestions: each shows as soon as it is ready, and is kept on the server from then on. Stop ends the stream
 * and keeps what has arrived. A failure is told, and never thrown: the person can go on by hand.
 */
export function useSuggestions(at: PlanningAddress) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking>({ state: 'idle', count: 0 });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const readAgain = () => queries.invalidateQueries({ queryKey: planningQuery(at).queryKey });
  /** `prepare` runs first and its failure counts as one of the asking; `onFirst` when the first feature has arrived, or none will. */
  const ask = async (prepare: () => Promise<void>, onFirst: () => void) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    let count = 0;
    let taken: Taken = null;
    let shown = false;
    const show = () => {
      if (!shown) onFirst();
      shown = true;
    };
    setAsking({ state: 'asking', count });
    try {
      await prepare();
      const stream = await client.planning.suggest(at, { signal: stop.signal });
      for await (const event of stream) {
        if (event.type === 'done') {
          ({ taken } = event);
          continue;
        }
        keepPlanningFeature(queries, at, event.feature);
        count += 1;
        setAsking({ state: 'asking', count });
        show();
      }
      // What was read while she wrote may lack the last of them: all of them stand before she is done.
      await readAgain();
      const known = knownSession(queries, at)?.features.length ?? 0;
      setAsking({ state: count > 0 ? 'done' : known > 0 ? 'nothing-new' : 'empty', count, taken });
      if (count === 0 && known === 0) tellFailure(failures.planningEmpty);
    } catch (error) {
      setAsking({ state: stop.signal.aborted ? 'stopped' : 'failed', count });
      if (!stop.signal.aborted) tellFailure(failures.planningGenerate, error);
      void readAgain();
    } finally {
      running.current = null;
      show();
    }
  };

  return { asking, ask, stop: () => running.current?.abort() };
}
