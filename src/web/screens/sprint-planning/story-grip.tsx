import { Grip } from '../../ui/grip.tsx';
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

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the card it stands in from place to place: by dragging, or by the left and right arrow keys. */
export const StoryGrip = ({ id, label, hint, from, onDrop, onStep }: Props) => (
  <Grip
    id={id}
    label={label}
    title="Drag, or use the left and right arrow keys"
    describedBy={hint}
    className={classes.grip}
    as={from}
    load={async () => (await import('./drag-story.ts')).makeStoryMovable}
    onDrop={onDrop}
    onKey={(key) => {
      const by = steps[key];
      if (by !== undefined) onStep(by);
      return by !== undefined;
    }}
  />
);
