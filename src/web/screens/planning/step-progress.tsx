import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './step-progress.module.css';

export type Step = 1 | 2 | 3 | 4;

const steps: readonly { step: Step; name: string; purpose: string }[] = [
  { step: 1, name: 'Context', purpose: 'Share context' },
  { step: 2, name: 'PO Review', purpose: 'Review features' },
  { step: 3, name: 'Architect Review', purpose: 'Get technical feedback' },
  { step: 4, name: 'Finalize', purpose: 'Confirm scope' },
];

type Props = {
  current: Step;
  /** Whether the person may go there from here. */
  isOpen: (step: Step) => boolean;
  onGo: (step: Step) => void;
};

/** Where the person is in the four steps, and the way back and forth between those that are open. */
export function StepProgress({ current, isOpen, onGo }: Props) {
  return (
    <nav aria-label="Steps of PI planning">
      <ol className={classes.steps}>
        {steps.map(({ step, name, purpose }) => {
          const face = <Face step={step} name={name} purpose={purpose} done={step < current} />;
          return (
            <li key={step} data-state={step === current ? 'current' : step < current ? 'done' : 'open'}>
              {isOpen(step) && step !== current ? (
                <Link to="." search={{ step }} className={classes.step} onClick={() => onGo(step)}>
                  {face}
                </Link>
              ) : (
                <span className={classes.step} aria-current={step === current ? 'step' : undefined}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Face({ step, name, purpose, done }: { step: Step; name: string; purpose: string; done: boolean }) {
  return (
    <>
      <span className={classes.mark} aria-hidden>
        {done ? <IconCheck size={16} stroke={2.5} /> : step}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <span className={classes.spoken}>{done ? 'Done: ' : `Step ${step}: `}</span>
          {name}
        </span>
        <span className={classes.purpose}>{purpose}</span>
      </span>
    </>
  );
}
