import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { WithinFrame } from '../shell/page-fault.tsx';
import classes from './wizard.module.css';

/** The indicator shows four of the five steps; the fifth is the kickoff of the project that was created. */
const steps = ['Vision', 'Team', 'Assembling', 'Review'] as const;
export type WizardStep = (typeof steps)[number] | 'Kickoff';

/** What surrounds every step of a new project. */
export function Wizard({ step, children }: { step: WizardStep; children: ReactNode }) {
  const at = step === 'Kickoff' ? steps.length : steps.indexOf(step);
  return (
    <main id="content" tabIndex={-1} className={classes.main}>
      <nav aria-label="Steps of a new project">
        <ol className={classes.steps}>
          {steps.map((name, index) => (
            <li
              key={name}
              className={classes.step}
              aria-current={index === at ? 'step' : undefined}
              data-done={index < at || undefined}
            >
              <span className={classes.number} aria-hidden>
                {index < at ? <IconCheck size={16} /> : index + 1}
              </span>
              {name}
            </li>
          ))}
        </ol>
      </nav>
      <WithinFrame value="main">{children}</WithinFrame>
    </main>
  );
}

/** Back at the left, the one way on at the right. */
export const WizardActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
