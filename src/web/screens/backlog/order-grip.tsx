import { Grip } from '../../ui/grip.tsx';

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';
const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/** The place in a list of `count` that a step leads to from `place`; both from 0. */
export const afterStep = (step: Step, place: number, count: number): number => {
  if (step === 'first') return 0;
  if (step === 'last') return count - 1;
  return Math.max(0, Math.min(count - 1, step === 'up' || step === 'left' ? place - 1 : place + 1));
};

type Props = {
  id: string;
  name: string;
  hint: string;
  /** Id of a text that says more than the hint. */
  describedBy?: string;
  onMove: (id: string, place: 'before' | 'after', other: string) => void;
  onStep: (id: string, step: Step) => void;
};

/** Moves a card within its list by pointer and by the arrow keys. */
export const OrderGrip = ({ id, name, hint, describedBy, onMove, onStep }: Props) => (
  <Grip
    id={id}
    label={`Move ${name}`}
    title={hint}
    {...(describedBy !== undefined && { describedBy })}
    as={id}
    load={async () => (await import('./drag.ts')).makeMovable}
    onDrop={onMove}
    onKey={(key) => {
      const step = steps[key];
      if (step !== undefined) onStep(id, step);
      return step !== undefined;
    }}
  />
);

const framesToWait = 60;

/** Gives the grip of a card the focus again once the card stands at its new place. */
export function focusGrip(id: string, isThere: () => boolean, frames = framesToWait) {
  const grip = document.querySelector<HTMLElement>(`[data-grip="${id}"]`);
  if (grip && isThere()) {
    grip.focus({ preventScroll: true });
    grip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (frames > 0) requestAnimationFrame(() => focusGrip(id, isThere, frames - 1));
}
