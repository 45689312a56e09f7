import type { Taken } from '#contract/taken.ts';
import type { failures } from '#contract/problems.ts';
import { useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
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
/** What a stream of offers says: one of them, or at the end what all of them took. */
export type Heard<T> = { item: T } | { taken: Taken };

type Told = (words: keyof typeof failures, error: unknown) => void;

/**
 * Offers that the server keeps nowhere, by the thing that they are about. They stay in this browser over a reload, and the
 * advisor goes on while the person looks at other screens. Stop and a failure keep what has arrived.
 */
export const createOffers = <T extends object>(name: string, sameness: (item: T) => string) => {
  const nothing: Offers<T> = { state: 'idle', count: 0, items: [] };
  const all = new Map<string, Offers<T>>();
  const running = new Map<string, Asking>();
  const watchers = new Set<() => void>();
  const draftOf = (about: string) => `${name}:${about}`;

  const of = (about: string): Offers<T> => {
    const known = all.get(about);
    if (known !== undefined) return known;
    const kept = readDraft<Offers<T>>(draftOf(about)) ?? nothing;
    const now = kept.state === 'asking' ? { ...kept, state: 'stopped' as const } : kept;
    all.set(about, now);
    return now;
  };
  const change = (about: string, patch: Partial<Offers<T>>) => {
    const now = { ...of(about), ...patch };
    all.set(about, now);
    if (now.items.length === 0) forgetDraft(draftOf(about));
    else keepDraft(draftOf(about), now);
    for (const watcher of watchers) watcher();
  };

  const ask = async (
    projectId: string,
    about: string,
    stream: (call: Asking['call']) => Promise<AsyncIterable<Heard<T>>>,
    failure: keyof typeof failures,
    tell: Told,
  ) => {
    if (running.has(about)) return;
    const one = newAsking();
    running.set(about, one);
    change(about, { state: 'asking', count: 0, taken: null });
    try {
      for await (const heard of await stream(one.call)) {
        if ('taken' in heard) {
          change(about, heard);
          continue;
        }
        const { item } = heard;
        const { items, count } = of(about);
        if (items.some((one) => sameness(one) === sameness(item))) continue;
        change(about, { items: [...items, { ...item, key: newKey() }], count: count + 1 });
      }
      change(about, { state: of(about).count > 0 ? 'done' : 'nothing-new' });
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      change(about, { state: isStopped ? 'stopped' : 'failed' });
      if (!isStopped) tell(failure, error);
      void findTaken(projectId, one, (took) => change(about, withTaken(of(about), took)));
    } finally {
      running.delete(about);
    }
  };

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };

  return {
    use: (about: string): Offers<T> => useSyncExternalStore(subscribe, () => of(about)),
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
