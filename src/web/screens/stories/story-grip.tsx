import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFocusKept } from '../../ui/focus.ts';
import classes from './stories.module.css';

type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';
const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

type Props = {
  id: string;
  name: string;
  hint: string;
  onMove: (id: string, place: 'before' | 'after', other: string) => void;
  onStep: (id: string, step: Step) => void;
};
export type { Step };

/** Moves a card by pointer and by the arrow keys. Its card is the closest element that says `data-card`. */
export function StoryGrip({ id, name, hint, onMove, onStep }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusKept(ref, id);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const grip = ref.current;
    const card = grip?.closest<HTMLElement>('[data-card]');
    if (!grip || !card) return undefined;
    let cleanup: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { makeMovable } = await import('../backlog/drag.ts');
      if (!gone) cleanup = makeMovable(card, grip, id, (...where) => move.current(...where));
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(id, step);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={classes.grip}
      data-grip={id}
      aria-label={`Move ${name}`}
      title={hint}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}

const framesToWait = 60;

/** Gives the grip of a card the focus again once the card stands at its new place. */
export function focusGrip(id: string, isThere: () => boolean, frames = framesToWait) {
  const grip = document.querySelector<HTMLElement>(`[data-grip="${id}"]`);
  if (grip && isThere()) {
    grip.focus({ preventScroll: true });
    grip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (frames > 0) requestAnimationFrame(() => focusGrip(id, isThere, frames - 1));
}
