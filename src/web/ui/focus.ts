import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a form that opens in its place: its first field has the focus, so that who came by keyboard can type, and Escape leaves
 * it. In a dialog Escape closes the dialog.
 */
export function useFormInPlace<Form extends HTMLElement>(leave: () => void) {
  const form = useRef<Form>(null);
  const onKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !form.current?.closest('[role=dialog]')) leave();
  });
  useEffect(() => {
    const here = form.current;
    here?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    here?.addEventListener('keydown', onKey);
    return () => here?.removeEventListener('keydown', onKey);
  }, []);
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

type Place = { element: Element; /** Among its siblings. */ place: number };

/** What stands where an element was that is gone: the next row, or else what is nearest around it. */
const besideGone = (way: readonly Place[]): Element => {
  const content = document.querySelector('#content');
  for (const [index, { element }] of way.entries()) {
    // Nobody means the Undo of another message.
    if (element.contains(content) || element.matches('[data-messages]')) break;
    if (!element.isConnected) continue;
    const row = element.children[Math.min(way[index - 1]?.place ?? 0, element.children.length - 1)];
    const next = row?.matches(focusable) ? row : (row?.querySelector(focusable) ?? element.querySelector(focusable));
    if (next) return next;
  }
  return content ?? document.body;
};

/**
 * Once something was pressed, the focus is not lost with what had it: a button that is out of use for a while has it back,
 * and where a row is gone the next one has it. Who scrolled or pressed elsewhere has gone on already.
 */
export function keepFocus() {
  let way: Place[] = [];
  let isPressed = false;
  const press = () => (isPressed = true);
  const goOn = () => (isPressed = false);
  document.addEventListener('focusin', ({ target }) => {
    way = wayTo(target as Element).map((element) => ({
      element,
      place: [...(element.parentElement?.children ?? [])].indexOf(element),
    }));
    isPressed = false;
  });
  for (const event of ['click', 'submit', 'change']) document.addEventListener(event, press, true);
  for (const event of ['pointerdown', 'wheel', 'touchmove']) document.addEventListener(event, goOn, { passive: true });
  const give = () => {
    const [had] = way;
    if (!isPressed || !had || document.activeElement !== document.body) return;
    // A dialog that closes gives the focus back itself.
    if (way.some(({ element }) => !element.isConnected && element.matches('[role=dialog]'))) return;
    const there = had.element.isConnected ? had.element : besideGone(way);
    if (!there.matches(`${focusable}, #content`)) return;
    (there as HTMLElement).focus({ preventScroll: true });
    // Nobody pressed this one; what stands here for a while only, such as Stop, gives the focus on.
    isPressed = true;
  };
  new MutationObserver(() => {
    if (isPressed && document.activeElement === document.body) requestAnimationFrame(give);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** A tab that is chosen is wholly in sight, also where its list is wider than the screen. */
export const showChosenTab = () =>
  document.addEventListener('click', ({ target }) =>
    (target as Element).closest('[role=tab]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
