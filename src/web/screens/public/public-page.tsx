import type { ReactNode } from 'react';
import { Footer } from '../shell/footer.tsx';
import { WithinFrame } from '../shell/page-fault.tsx';
import classes from './public-page.module.css';

/** The frame of every page that is not of a project: its text, and the footer at the bottom of the window. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <main id="content" tabIndex={-1} className={classes.main}>
        <WithinFrame value="main">{children}</WithinFrame>
      </main>
      <Footer />
    </div>
  );
}
