import { filled } from '#contract/problems.ts';
import { reasonOf } from './reason.ts';
import { isShown, showToast } from './toast-store.ts';

type Words = { title: string; text: string };

const toRead = 6_000;
/** For how long a toast offers to take something back. */
export const toDecide = 15_000;

/**
 * Says that something worked; with `undo` the toast offers to take it back. It takes the place of what was said `about` the
 * same, and with `instead` of the same words.
 */
export function tellSuccess(
  words: Words,
  values: Record<string, string | number> = {},
  { undo, about, instead = false }: { undo?: () => void; about?: string; instead?: boolean } = {},
) {
  showToast(
    {
      kind: 'success',
      title: filled(words.title, values),
      text: filled(words.text, values),
      ...(undo && { undo }),
      ...(about !== undefined && { about }),
      milliseconds: undo ? toDecide : toRead,
    },
    { instead },
  );
}

/**
 * Says that something did not work: the specification's words first, then the server's own reason where there is one.
 * What is said `once` is not said again while it still stands there.
 */
export function tellFailure(words: Words, error?: unknown, { once = false } = {}) {
  console.error(words.title, error ?? words.text);
  if (once && isShown(words)) return;
  const reason = error === undefined ? undefined : reasonOf(error);
  showToast({ kind: 'failure', ...words, ...(reason !== undefined && { reason }), milliseconds: toDecide });
}
