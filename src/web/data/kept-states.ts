import { useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';

/**
 * States of askings by name, kept in this browser over a reload for as long as `isKept` tells. A page that went away has
 * stopped its asking.
 */
export const createKeptStates = <S extends { state: string }>(nothing: S, isKept: (now: S) => boolean) => {
  const all = new Map<string, S>();
  const watchers = new Set<() => void>();
  const of = (name: string): S => {
    const known = all.get(name);
    if (known !== undefined) return known;
    const kept = readDraft<S>(name) ?? nothing;
    const now = kept.state === 'asking' ? { ...kept, state: 'stopped' } : kept;
    all.set(name, now);
    return now;
  };
  const set = (name: string, now: S) => {
    all.set(name, now);
    if (isKept(now)) keepDraft(name, now);
    else forgetDraft(name);
    for (const watcher of watchers) watcher();
  };
  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    of,
    set,
    change: (name: string, patch: Partial<S>) => set(name, { ...of(name), ...patch }),
    /** For a component: it is drawn again at every change. */
    use: (name: string): S => useSyncExternalStore(subscribe, () => of(name)),
  };
};
