import { failures } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { client } from './client.ts';
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
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async () => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    let count = 0;
    let taken: Taken = null;
    setEstimating({ state: 'asking', count });
    try {
      const stream = await client.story.estimate({ project_id: projectId, id }, { signal: stop.signal });
      for await (const event of stream) {
        if (event.type === 'done') {
          ({ taken } = event);
          continue;
        }
        count += 1;
        setEstimating({ state: 'asking', count });
      }
      await queries.invalidateQueries({ queryKey: storyQuery(projectId, id).queryKey });
      setEstimating({ state: 'done', count, taken });
    } catch (error) {
      setEstimating({ state: stop.signal.aborted ? 'stopped' : 'failed', count });
      if (!stop.signal.aborted) tellFailure(failures.estimateAsk, error);
      void queries.invalidateQueries({ queryKey: storyQuery(projectId, id).queryKey });
    } finally {
      running.current = null;
    }
  };

  return { ...estimating, ask: () => void ask(), stop: () => running.current?.abort() };
}
