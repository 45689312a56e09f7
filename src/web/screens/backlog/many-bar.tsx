import { limits } from '#contract/vocabulary.ts';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './many-bar.module.css';

type Props = {
  /** How many of what are chosen, such as "3 features". */
  chosen: string;
  /** More match than can be changed at once. */
  incomplete: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with all that is chosen, in reach while the list is scrolled. */
export const ManyBar = ({ chosen, incomplete, onClear, children }: Props) => (
  <section aria-label="Change what is chosen" className={classes.bar}>
    <Text fw={600} className="tabular" role="status">
      {chosen} chosen
      {incomplete && `: more than ${limits.many.toLocaleString('en')} match, and so many are changed at once`}
    </Text>
    {children}
    <Button variant="default" onClick={onClear}>
      Choose none
    </Button>
  </section>
);
