import type { Increment } from '#contract/increment.ts';
import { stageMark, type StageMark } from '#domain/increment-stages.ts';
import { IconCircle, IconCircleCheckFilled, IconCircleDot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { stageWay } from './stage-way.ts';
import classes from './stage-tracker.module.css';

const icons: Record<StageMark, typeof IconCircle> = {
  ACTIVE: IconCircleDot,
  DONE: IconCircleCheckFilled,
  PENDING: IconCircle,
};

/** The stages of an increment in their order; each leads to where its work is done. */
export function StageTracker({ increment }: { increment: Increment }) {
  return (
    <div className={classes.frame}>
      <ol className={classes.stages} aria-label={`Stages of ${increment.name}`}>
        {increment.stages
          .toSorted((a, b) => a.order - b.order)
          .map((stage) => {
            const mark = stageMark(stage, increment);
            const Icon = icons[mark];
            return (
              <li key={stage.id} aria-current={mark === 'ACTIVE' ? 'step' : undefined}>
                <Link
                  {...stageWay(stage.id, increment.project_id, increment.id)}
                  className={classes.stage}
                  data-mark={mark}
                  title={stage.description}
                >
                  <span className={classes.mark}>
                    <Icon size={16} aria-hidden />
                    {mark}
                  </span>
                  <span>{stage.name}</span>
                </Link>
              </li>
            );
          })}
      </ol>
    </div>
  );
}
