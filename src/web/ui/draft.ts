import { useRef, useState } from 'react';

/** What was typed and not saved yet stays in this browser until it is. */
const keyOf = (name: string): string => `coscrum-draft:${name}`;

export function readDraft<T>(name: string): T | undefined {
  try {
    const kept = localStorage.getItem(keyOf(name));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    // Storage is switched off, or holds what an older program wrote.
    return undefined;
  }
}

export function keepDraft(name: string, value: unknown) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or switched off: the draft lives as long as the page.
  }
}

export function forgetDraft(name: string) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

/** Fields of a form that survive a reload. `change` keeps what was typed, `clear` goes back to the initial values. */
export function useDraft<T extends object>(name: string, initial: T) {
  const [typed, setTyped] = useState<Partial<T>>(() => readDraft<Partial<T>>(name) ?? {});
  const latest = useRef(typed);
  const become = (now: Partial<T>) => {
    latest.current = now;
    setTyped(now);
  };
  const clear = () => {
    become({});
    forgetDraft(name);
  };
  return {
    values: { ...initial, ...typed },
    typed: Object.keys(typed).length > 0,
    change: (patch: Partial<T>) => {
      become({ ...latest.current, ...patch });
      keepDraft(name, latest.current);
    },
    clear,
    /** Once it has arrived as it stands here; what was typed since then stays. */
    clearSent: () => {
      if (latest.current === typed) clear();
    },
  };
}
