import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFocusKept } from '../../ui/focus.ts';
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
  useFocusKept(ref, id);
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
