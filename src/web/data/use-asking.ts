import type { failures } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import { hearAll, type Said } from './hear-all.ts';

/** How the last asking stands; `count` is how many items have arrived. `End` are the ways in which one that was heard out ends. */
export type Asked<End extends string> = {
  state: 'idle' | 'asking' | 'stopped' | 'failed' | End;
  count: number;
  taken?: Taken;
};

type Question<E, End> = {
  open: (call: Asking['call']) => Promise<AsyncIterable<Said<E>>>;
  show: (event: Exclude<E, { type: 'done' }>) => void;
  endOf: (count: number) => End;
};

/**
 * Asks an advisor for what the server keeps item by item: one asking at a time, ended by Stop and by leaving the screen, which
 * keep what has arrived. A failure is told in the words of `failure`, and never thrown. `readAgain` reads what is kept.
 */
export function useAsking<End extends string>(
  projectId: string,
  failure: (typeof failures)[keyof typeof failures],
  readAgain: () => Promise<unknown>,
) {
  const [asked, setAsked] = useState<Asked<End>>({ state: 'idle', count: 0 });
  const running = useRef<Asking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);

  /** Answers when it is over; false at once where another asking is under way. */
  const ask = async <E extends { type: string }>({ open, show, endOf }: Question<E, End>): Promise<boolean> => {
    if (running.current) return false;
    const one = newAsking();
    running.current = one;
    let arrived = 0;
    setAsked({ state: 'asking', count: arrived });
    try {
      const arrive = (event: Exclude<E, { type: 'done' }>, count: number) => {
        show(event);
        arrived = count;
        setAsked({ state: 'asking', count });
      };
      const { count, taken } = await hearAll(await open(one.call), arrive, readAgain);
      setAsked({ state: endOf(count), count, taken });
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      setAsked({ state: isStopped ? 'stopped' : 'failed', count: arrived });
      if (!isStopped) tellFailure(failure, error);
      void readAgain();
      void findTaken(projectId, one, (took) => setAsked((now) => withTaken(now, took)));
    } finally {
      running.current = null;
    }
    return true;
  };
  return { asked, ask, stop: () => running.current?.stop.abort() };
}
