import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useFocusKept } from './focus.ts';
import classes from './grip.module.css';

type Props<As extends string | null, Where extends unknown[]> = {
  id: string;
  label: string;
  title: string;
  /** Id of the text that says what the keys do. */
  describedBy?: string;
  className?: string | undefined;
  /** What the card is dragged as; when it changes, it is made movable anew. */
  as: As;
  /** Loads what dragging takes, in a file of its own: it makes a card movable, and answers how to undo that. */
  load: () => Promise<(card: HTMLElement, grip: HTMLElement, as: As, onDrop: (...where: Where) => void) => () => void>;
  onDrop: (...where: Where) => void;
  /** Answers whether the key means something here. */
  onKey: (key: string) => boolean;
};

/** Moves the article it stands in, by dragging and by keys. */
export function Grip<As extends string | null, Where extends unknown[]>({
  id,
  label,
  title,
  describedBy,
  className = '',
  as,
  ...does
}: Props<As, Where>) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusKept(ref, id);
  const now = useRef(does);
  useEffect(() => {
    now.current = does;
  });
  useEffect(() => {
    const grip = ref.current;
    const card = grip?.closest('article');
    if (!grip || !card) return undefined;
    let undo: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const makeMovable = await now.current.load();
      if (!gone) undo = makeMovable(card, grip, as, (...where) => now.current.onDrop(...where));
    };
    void begin();
    return () => {
      gone = true;
      undo?.();
    };
  }, [as]);
  return (
    <button
      ref={ref}
      type="button"
      className={`${classes.grip} ${className}`}
      data-grip={id}
      aria-label={label}
      aria-describedby={describedBy}
      title={title}
      onKeyDown={(event) => {
        if (does.onKey(event.key)) event.preventDefault();
      }}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
