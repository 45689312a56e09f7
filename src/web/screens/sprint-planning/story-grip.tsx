import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import classes from './sprint-planning.module.css';

type Props = {
  id: string;
  label: string;
  /** Id of the text that says what the arrow keys do. */
  hint: string;
  /** Where it is; null where it is in none. */
  from: string | null;
  onDrop: (to: string | null) => void;
  /** By the arrow keys, to the place before or after. */
  onStep: (by: -1 | 1) => void;
};

/** Moves the card it stands in: by dragging, or by the left and right arrow keys. */
export function StoryGrip({ id, label, hint, from, onDrop, onStep }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const grip = ref.current;
    const card = grip?.closest('article');
    if (!grip || !card) return undefined;
    let cleanup: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { makeStoryMovable } = await import('./drag-story.ts');
      if (!gone) cleanup = makeStoryMovable(card, grip, from, (to) => drop.current(to));
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, [from]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={classes.grip}
      data-grip={id}
      aria-label={label}
      aria-describedby={hint}
      title="Drag, or use the left and right arrow keys"
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}

const gripOf = (id: string) => document.querySelector<HTMLElement>(`[data-grip="${id}"]`);
const followMs = 5_000;

/** Gives the focus to the grip of a story once its card is drawn in another lane, unless the person has gone elsewhere. */
export const followGrip = (id: string): void => {
  const before = gripOf(id);
  const until = performance.now() + followMs;
  const look = () => {
    const now = gripOf(id);
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null &&
      activeElement !== document.body &&
      before?.closest('article')?.contains(activeElement) !== true;
    if (isElsewhere || performance.now() > until) return;
    if (now !== null && now !== before) now.focus();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
