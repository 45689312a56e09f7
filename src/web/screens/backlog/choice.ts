import { createContext, use, useRef, useState } from 'react';
import { tellFailure } from '../../ui/toasts.ts';
import type { Step } from './order-grip.tsx';

export type Chosen = ReadonlyMap<string, number>;
type Choosable = { id: string; version: number };

/**
 * The features or stories that a person has chosen, each with the version last seen of it. A choice with Shift takes all between it
 * and the one before. `readAll` asks for every one that the filters leave, which may be more than can be chosen; where it fails,
 * `failure` is told.
 */
export function useChoice(
  items: readonly Choosable[],
  readAll: () => Promise<{ items: readonly Choosable[]; complete: boolean }>,
  failure: Parameters<typeof tellFailure>[0],
) {
  const [kept, setChosen] = useState<Chosen>(new Map());
  const [reading, setReading] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const last = useRef<string | undefined>(undefined);
  const known = new Map(items.map(({ id, version }) => [id, version]));
  const toggle = (id: string, on: boolean, asRange: boolean) => {
    const ids = items.map((item) => item.id);
    const [from, to] = [ids.indexOf(last.current ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    const range = asRange && from !== undefined && from >= 0 && to !== undefined ? ids.slice(from, to + 1) : [id];
    last.current = id;
    setChosen((now) => {
      const next = new Map(now);
      for (const one of range) {
        if (on) next.set(one, known.get(one) ?? 1);
        else next.delete(one);
      }
      return next;
    });
  };
  const chooseAll = async () => {
    setReading(true);
    try {
      const all = await readAll();
      setChosen(new Map(all.items.map(({ id, version }) => [id, version])));
      setIncomplete(!all.complete);
    } catch (error) {
      tellFailure(failure, error);
    } finally {
      setReading(false);
    }
  };
  const clear = () => {
    last.current = undefined;
    setChosen(new Map());
    setIncomplete(false);
  };
  return {
    /** With the versions of the list where it shows one: they may have gone up since it was chosen. */
    chosen: new Map([...kept].map(([id, version]) => [id, known.get(id) ?? version])) as Chosen,
    /** Whether more match than were chosen with all. */
    incomplete,
    reading,
    toggle,
    chooseAll,
    clear,
  };
}

type Hand = {
  chosen: Chosen;
  toggle: (id: string, on: boolean, asRange: boolean) => void;
  /** Missing while the list is not ordered by hand. */
  moving?: {
    onMove: (id: string, place: 'before' | 'after', other: string) => void;
    onStep: (id: string, step: Step) => void;
  };
};

export const HandContext = createContext<Hand>({ chosen: new Map(), toggle: () => undefined });
export const useHand = () => use(HandContext);
