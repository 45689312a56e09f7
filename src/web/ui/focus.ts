import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** For a form that opens in its place: its first field has the focus, so that who came by keyboard can type. */
export function useFirstField<Form extends HTMLElement>() {
  const form = useRef<Form>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }), []);
  return form;
}

/** Gives the focus to what is there only after the next frame, such as the button that a form stood in the place of. */
export const focusSoon = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));

/** An element and what it stands in, from the inside out: where the focus is looked for when it is gone. */
export const wayTo = (element: Element | null): Element[] => {
  const way: Element[] = [];
  for (let at = element; at !== null && at !== document.body; at = at.parentElement) way.push(at);
  return way;
};

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Gives a focus that was lost, because what had it is gone, to where it was before, or to what is left beside that, or else
 * to the content of the page, so that the next key goes on from there.
 */
export const focusBack = (way: readonly Element[]) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const content = document.querySelector<HTMLElement>('#content');
    const left = way.find((element) => element.isConnected);
    const beside = left === way[0] ? left : left?.contains(content) ? null : left?.querySelector(focusable);
    ((beside ?? content) as HTMLElement | null)?.focus({ preventScroll: true });
  });

/** The card that was taken out of the document in this frame while the focus was in it. */
let lastGone: string | undefined;

/**
 * Keeps the focus with what moves a card when the card is drawn anew in another column. It goes over in the very change of
 * the document that moves the card, so that no key is pressed in between.
 */
export function useFocusKept(grip: RefObject<HTMLElement | null>, id: string) {
  useLayoutEffect(() => {
    const here = grip.current;
    if (lastGone === id && document.activeElement === document.body) {
      here?.focus({ preventScroll: true });
      here?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    return () => {
      if (here?.closest('article')?.contains(document.activeElement) !== true) return;
      lastGone = id;
      // A card that comes back later, such as by scrolling, does not take the focus, nor the page to itself.
      requestAnimationFrame(() => (lastGone = undefined));
    };
  }, [grip, id]);
}
