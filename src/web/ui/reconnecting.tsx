import { Loader } from '@mantine/core';
import classes from './reconnecting.module.css';

/** A quiet word while changes of others do not arrive; what is on the page stays usable. */
export function Reconnecting({ lost }: { lost: boolean }) {
  return (
    <div role="status" className={classes.place}>
      {lost && (
        <span className={classes.banner}>
          <Loader size={14} color="currentColor" aria-hidden />
          Reconnecting...
        </span>
      )}
    </div>
  );
}
