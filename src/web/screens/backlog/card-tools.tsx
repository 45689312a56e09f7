import type { FeatureCard } from '#contract/feature.ts';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import classes from './backlog.module.css';
import { useHand } from './choice.ts';
import { Changing } from '../../ui/changing.tsx';

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A box to choose the feature by, and in the order by hand a grip to move it by. */
export function BacklogCardTools({ feature }: { feature: FeatureCard }) {
  const { chosen, toggle, onMove } = useHand();
  const shift = useRef(false);
  return (
    <Changing>
      <div className={classes.tools}>
        <Checkbox
          aria-label={`Choose ${feature.name}`}
          checked={chosen.has(feature.id)}
          onClick={(event) => (shift.current = event.shiftKey)}
          onKeyDown={(event) => (shift.current = event.shiftKey)}
          onChange={({ currentTarget }) => toggle(feature.id, currentTarget.checked, shift.current)}
        />
        {onMove && <Grip id={feature.id} name={feature.name} />}
      </div>
    </Changing>
  );
}

type Cleanup = () => void;

function Grip({ id, name }: { id: string; name: string }) {
  const { onMove, onStep } = useHand();
  const ref = useRef<HTMLButtonElement>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const grip = ref.current;
    const card = grip?.closest('article');
    if (!grip || !card) return undefined;
    let cleanup: Cleanup | undefined;
    let gone = false;
    // A file of its own, which only the order by hand needs.
    const begin = async () => {
      const { makeMovable } = await import('./drag.ts');
      if (!gone) cleanup = makeMovable(card, grip, id, (...where) => move.current?.(...where));
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, [id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep?.(id, by);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={classes.grip}
      data-grip={id}
      aria-label={`Move ${name}`}
      aria-describedby="backlog-grip-hint"
      title="Drag, or use the arrow keys"
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} aria-hidden />
    </button>
  );
}
