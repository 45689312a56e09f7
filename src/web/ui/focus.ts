import { useEffect, useRef } from 'react';

/** For a form that opens in its place: its first field has the focus, so that who came by keyboard can type. */
export function useFirstField<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }), []);
  return form;
}

/** Gives the focus to what is there only after the next frame, such as the button that a form stood in the place of. */
export const focusSoon = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
