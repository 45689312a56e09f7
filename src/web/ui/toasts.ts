import { filled } from '#contract/problems.ts';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { reasonOf } from './reason.ts';
import { ToastBody } from './toast-body.tsx';

type Words = { title: string; text: string };

const millisecondsToRead = 6_000;
const millisecondsToDecide = 12_000;

/** Says that something worked; with `undo` the toast offers to take it back. */
export function tellSuccess(
  words: Words,
  values: Record<string, string | number> = {},
  more: { undo?: () => void } = {},
) {
  const { undo } = more;
  const id: string = notifications.show({
    title: filled(words.title, values),
    message: createElement(ToastBody, {
      text: filled(words.text, values),
      ...(undo && {
        onUndo: () => {
          notifications.hide(id);
          undo();
        },
      }),
    }),
    color: 'spruce',
    role: 'status',
    autoClose: undo ? millisecondsToDecide : millisecondsToRead,
  });
}

/**
 * Says that something did not work: the specification's words first, then the server's own reason where there is one.
 * What is `once` said is not said again while it still stands there.
 */
export function tellFailure(words: Words, error?: unknown, { once = false } = {}) {
  const reason = error === undefined ? undefined : reasonOf(error);
  console.error(words.title, error ?? words.text);
  notifications.show({
    ...(once && { id: `${words.title}: ${words.text}` }),
    title: words.title,
    message: createElement(ToastBody, { text: words.text, ...(reason !== undefined && { reason }) }),
    color: 'red',
    role: 'alert',
    autoClose: millisecondsToDecide,
  });
}
