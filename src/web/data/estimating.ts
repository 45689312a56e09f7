import { failures } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import { client } from './client.ts';
import { hearAll } from './hear-all.ts';
import { storyQuery } from './story.ts';

/** `count` members have put down a card; the cards are turned over when all have, or the person stops them. */
export type Estimating = {
  state: 'idle' | 'asking' | 'stopped' | 'failed' | 'done';
  count: number;
  taken?: Taken;
};

/** Asks the team to estimate a story. Each card is kept on the server as soon as it is down. */
export function useEstimating(projectId: string, id: string) {
  const queries = useQueryClient();
  const [estimating, setEstimating] = useState<Estimating>({ state: 'idle', count: 0 });
  const running = useRef<Asking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);

  const ask = async () => {
    if (running.current) return;
    const one = newAsking();
    running.current = one;
    let down = 0;
    const readAgain = () => queries.invalidateQueries({ queryKey: storyQuery(projectId, id).queryKey });
    setEstimating({ state: 'asking', count: down });
    try {
      const stream = await client.story.estimate({ project_id: projectId, id }, one.call);
      const arrive = (_: unknown, count: number) => {
        down = count;
        setEstimating({ state: 'asking', count });
      };
      const { count, taken } = await hearAll(stream, arrive, readAgain);
      setEstimating({ state: 'done', count, taken });
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      setEstimating({ state: isStopped ? 'stopped' : 'failed', count: down });
      if (!isStopped) tellFailure(failures.estimateAsk, error);
      void readAgain();
      void findTaken(projectId, one, (took) => setEstimating((now) => withTaken(now, took)));
    } finally {
      running.current = null;
    }
  };

  return { ...estimating, ask: () => void ask(), stop: () => running.current?.stop.abort() };
}
