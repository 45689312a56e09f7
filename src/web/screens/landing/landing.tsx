import { Suspense } from 'react';
import { useMayBegin } from '../../data/account.ts';
import { MayChange } from '../../ui/changing.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import classes from './landing.module.css';
import { Footer } from '../shell/footer.tsx';
import { GettingStarted } from './getting-started.tsx';
import { Hero } from './hero.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { RecentActivity } from './recent-activity.tsx';

const CreateProject = fetchedAhead(async () => (await import('../projects/create-project.tsx')).CreateProject);

type Props = { creating: boolean; onCreate: () => void; onClose: () => void };

/** Where everything begins: say what you want to build, or go on with what you have. */
export function Landing({ creating, onCreate, onClose }: Props) {
  const mayBegin = useMayBegin();
  return (
    <MayChange value={mayBegin}>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Hero />
        <ProjectGrid onCreate={onCreate} />
        <GettingStarted />
        <RecentActivity />
      </main>
      <Footer />
      <Suspense>{creating && <CreateProject onClose={onClose} />}</Suspense>
    </MayChange>
  );
}
