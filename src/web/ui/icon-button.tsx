import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './icon-button.module.css';

type Own = {
  /** What it does: its accessible name, shown beside it on hover and focus. */
  label: string;
  children: ReactNode;
};
type As<Tag extends 'a' | 'button'> = Own & ActionIconProps & Omit<ComponentPropsWithRef<Tag>, keyof ActionIconProps>;

const looks = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** A button that is only an icon. Its hint is plain CSS: Mantine's tooltip costs 28 kB gzipped. */
export function IconButton({ label, className, ...props }: As<'button'>) {
  return (
    <ActionIcon
      {...looks}
      {...props}
      className={`${classes.button} ${className ?? ''}`}
      data-hint={label}
      aria-label={label}
    />
  );
}

/** The same for an address outside the router. */
export function IconLink({ label, className, ...props }: As<'a'>) {
  return (
    <ActionIcon
      component="a"
      {...looks}
      {...props}
      className={`${classes.button} ${className ?? ''}`}
      data-hint={label}
      aria-label={label}
    />
  );
}
