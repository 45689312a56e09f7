import type { Taken } from '#contract/taken.ts';
import type { failures } from '#contract/problems.ts';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import type { Said } from './hear-all.ts';
import { createKeptStates } from './kept-states.ts';
import { newKey } from './new-key.ts';

/** What an advisor offers, until a person takes or drops it. */
export type Offer<T> = T & { key: string };
/** `count` is how many have come since the advisor was asked last. */
export type Offers<T> = {
  state: 'idle' | 'asking' | 'stopped' | 'failed' | 'nothing-new' | 'done';
  count: number;
  items: readonly Offer<T>[];
  /** What the last asking took. */
  taken?: Taken;
};

type Asked<E> = {
  projectId: string;
  /** The id of what the offers are about. */
  about: string;
  open: (call: Asking['call']) => Promise<AsyncIterable<Said<E>>>;
  /** What is said when the advisor fails. */
  failure: (typeof failures)[keyof typeof failures];
};

/**
 * Offers that the server keeps nowhere, by the thing that they are about. They stay in this browser over a reload, and the
 * advisor goes on while the person looks at other screens. Stop and a failure keep what has arrived. `itemOf` takes the
 * offer out of an event; what `sameness` calls alike is offered once.
 */
export const createOffers = <E extends { type: string }, T extends object>(
  name: string,
  itemOf: (event: E) => T,
  sameness: (item: T) => string,
) => {
  const kept = createKeptStates<Offers<T>>({ state: 'idle', count: 0, items: [] }, ({ items }) => items.length > 0);
  const running = new Map<string, Asking>();
  const draftOf = (about: string) => `${name}:${about}`;
  const of = (about: string): Offers<T> => kept.of(draftOf(about));
  const change = (about: string, patch: Partial<Offers<T>>) => kept.change(draftOf(about), patch);

  const ask = async ({ projectId, about, open, failure }: Asked<E>) => {
    if (running.has(about)) return;
    const one = newAsking();
    running.set(about, one);
    change(about, { state: 'asking', count: 0, taken: null });
    try {
      for await (const event of await open(one.call)) {
        if (event.type === 'done') {
          change(about, { taken: (event as Extract<Said<E>, { taken: Taken }>).taken });
          continue;
        }
        const item = itemOf(event as E);
        const { items, count } = of(about);
        if (items.some((one) => sameness(one) === sameness(item))) continue;
        change(about, { items: [...items, { ...item, key: newKey() }], count: count + 1 });
      }
      change(about, { state: of(about).count > 0 ? 'done' : 'nothing-new' });
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      change(about, { state: isStopped ? 'stopped' : 'failed' });
      if (!isStopped) tellFailure(failure, error);
      void findTaken(projectId, one, (took) => change(about, withTaken(of(about), took)));
    } finally {
      running.delete(about);
    }
  };

  return {
    use: (about: string): Offers<T> => kept.use(draftOf(about)),
    ask,
    stop: (about: string) => running.get(about)?.stop.abort(),
    /** Takes some away; answers how to put them back. */
    drop: (about: string, keys: ReadonlySet<string>): (() => void) => {
      const before = of(about).items;
      change(about, { items: before.filter(({ key }) => !keys.has(key)), state: 'idle' });
      return () => {
        const now = of(about).items;
        const known = new Set(now.map(({ key }) => key));
        change(about, { items: [...now, ...before.filter(({ key }) => keys.has(key) && !known.has(key))] });
      };
    },
    edit: (about: string, key: string, patch: Partial<T>) =>
      change(about, { items: of(about).items.map((one) => (one.key === key ? { ...one, ...patch } : one)) }),
  };
};
