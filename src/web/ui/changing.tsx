import { createContext, use, type ReactNode } from 'react';
import classes from './changing.module.css';

/** Whether the person may change what is shown around here, and not only read it. */
export const MayChange = createContext(true);
export const useMayChange = (): boolean => use(MayChange);

type Props = {
  children: ReactNode;
  /** They also say how something stands, so who may only read sees them, and cannot use them. */
  shown?: boolean;
};

/** Controls that change something. Who may only read is not offered what would be refused. */
export function Changing({ children, shown = false }: Props) {
  if (useMayChange()) return children;
  return shown ? (
    <fieldset disabled className={classes.shown}>
      {children}
    </fieldset>
  ) : null;
}
