import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  text: string;
  /** Id of what it tells of; a newer toast takes its place. */
  about?: string;
  /** Why, as the server says it. */
  reason?: string;
  undo?: () => void;
  milliseconds: number;
};

type Words = Pick<Toast, 'title' | 'text'>;

const atMost = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const watcher of watchers) watcher();
};

const saysTheSame = (one: Words, other: Words): boolean => one.title === other.title && one.text === other.text;

/** The newest stands last; the oldest make room, and so do those about the same, or with `instead` those that say the same. */
export const showToast = (toast: Omit<Toast, 'id'>, { instead = false } = {}) => {
  lastId += 1;
  const isReplaced = (shown: Toast): boolean =>
    (instead && saysTheSame(shown, toast)) || (toast.about !== undefined && shown.about === toast.about);
  change([...toasts.filter((shown) => !isReplaced(shown)), { ...toast, id: lastId }].slice(-atMost));
};

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const isShown = (words: Words): boolean => toasts.some((toast) => saysTheSame(toast, words));

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
