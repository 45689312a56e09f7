import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string;
  /** Why, as the server says it. */
  reason?: string;
  undo?: () => void;
  milliseconds: number;
};

const atMost = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const watcher of watchers) watcher();
};

/** The newest stands last; the oldest make room, and with `instead` all that say the same. */
export const showToast = (toast: Omit<Toast, 'id'>, { instead = false } = {}) => {
  lastId += 1;
  const kept = instead ? toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text) : toasts;
  change([...kept, { ...toast, id: lastId }].slice(-atMost));
};

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const isShown = (words: Pick<Toast, 'title' | 'text'>): boolean =>
  toasts.some(({ title, text }) => title === words.title && text === words.text);

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
