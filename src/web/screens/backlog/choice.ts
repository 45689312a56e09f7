import { createContext, use, useRef, useState } from 'react';

export type Chosen = ReadonlyMap<string, number>;

/**
 * The features or stories that a person has chosen, each with the version last seen of it. A choice with Shift takes all between it
 * and the one before.
 */
export function useChoice(features: readonly { id: string; version: number }[]) {
  const [kept, setChosen] = useState<Chosen>(new Map());
  const last = useRef<string | undefined>(undefined);
  const known = new Map(features.map(({ id, version }) => [id, version]));
  const toggle = (id: string, on: boolean, asRange: boolean) => {
    const ids = features.map((feature) => feature.id);
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
  return {
    /** With the versions of the list where it shows a feature: they may have gone up since it was chosen. */
    chosen: new Map([...kept].map(([id, version]) => [id, known.get(id) ?? version])) as Chosen,
    toggle,
    chooseAll: (items: readonly { id: string; version: number }[]) =>
      setChosen(new Map(items.map(({ id, version }) => [id, version]))),
    clear: () => {
      last.current = undefined;
      setChosen(new Map());
    },
  };
}

type Hand = {
  chosen: Chosen;
  toggle: (id: string, on: boolean, asRange: boolean) => void;
  /** Missing while the list is not ordered by hand. */
  onMove?: (id: string, place: 'before' | 'after', other: string) => void;
  /** Moves by so many places; by Infinity to the end of what is loaded. */
  onStep?: (id: string, by: number) => void;
};

export const HandContext = createContext<Hand>({ chosen: new Map(), toggle: () => undefined });
export const useHand = () => use(HandContext);
