import type { FeatureCard } from '#contract/feature.ts';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useRef } from 'react';
import classes from './backlog.module.css';
import { useHand } from './choice.ts';
import { OrderGrip } from './order-grip.tsx';
import { Changing } from '../../ui/changing.tsx';

/** A box to choose the feature by, and in the order by hand a grip to move it by. */
export function BacklogCardTools({ feature }: { feature: FeatureCard }) {
  const { chosen, toggle, moving } = useHand();
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
        {moving && (
          <OrderGrip
            id={feature.id}
            name={feature.name}
            hint="Drag, or use the arrow keys"
            describedBy="backlog-grip-hint"
            {...moving}
          />
        )}
      </div>
    </Changing>
  );
}
