import { filled } from '#contract/problems.ts';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { reasonOf } from './reason.ts';
import { ToastBody } from './toast-body.tsx';

type Words = { title: string; text: string };

const secondsToRead = 6000;
const secondsToUndo = 12_000;

/** Says that something worked; with `undo` the toast offers to take it back. */
export function tellSuccess(
  words: Words,
  values: Record<string, string | number> = {},
  more: { undo?: () => void } = {},
) {
  const id = crypto.randomUUID();
  const undo = more.undo;
  notifications.show({
    id,
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
    autoClose: undo ? secondsToUndo : secondsToRead,
  });
}

/** Says that something did not work: the specification's words first, then the server's own reason where there is one. */
export function tellFailure(words: Words, error?: unknown) {
  const reason = error === undefined ? undefined : reasonOf(error);
  console.error(words.title, error);
  notifications.show({
    title: words.title,
    message: createElement(ToastBody, { text: words.text, ...(reason && { reason }) }),
    color: 'red',
    role: 'alert',
    autoClose: secondsToUndo,
  });
}
