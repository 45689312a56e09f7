import { failures } from '#contract/problems.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Taken } from '#contract/taken.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AskedState } from '../ui/advisor-at-work.tsx';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking as OneAsking } from './asking.ts';
import { client } from './client.ts';
import { hearAll } from './hear-all.ts';
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
  const running = useRef<OneAsking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);

  const readAgain = () => queries.invalidateQueries({ queryKey: planningQuery(at).queryKey });
  /** `prepare` runs first and its failure counts as one of the asking; `onFirst` when the first feature has arrived, or none will. */
  const ask = async (prepare: () => Promise<void>, onFirst: () => void) => {
    if (running.current) return;
    const one = newAsking();
    running.current = one;
    let arrived = 0;
    let shown = false;
    const show = () => {
      if (!shown) onFirst();
      shown = true;
    };
    setAsking({ state: 'asking', count: arrived });
    try {
      await prepare();
      const stream = await client.planning.suggest(at, one.call);
      const arrive = ({ feature }: { feature: PlanningFeature }, count: number) => {
        keepPlanningFeature(queries, at, feature);
        arrived = count;
        setAsking({ state: 'asking', count });
        show();
      };
      const { count, taken } = await hearAll(stream, arrive, readAgain);
      const known = knownSession(queries, at)?.features.length ?? 0;
      setAsking({ state: count > 0 ? 'done' : known > 0 ? 'nothing-new' : 'empty', count, taken });
      if (count === 0 && known === 0) tellFailure(failures.planningEmpty);
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      setAsking({ state: isStopped ? 'stopped' : 'failed', count: arrived });
      if (!isStopped) tellFailure(failures.planningGenerate, error);
      void readAgain();
      void findTaken(at.project_id, one, (took) => setAsking((now) => withTaken(now, took)));
    } finally {
      running.current = null;
      show();
    }
  };

  return { asking, ask, stop: () => running.current?.stop.abort() };
}
