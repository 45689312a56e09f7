import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { projectQuery } from '../../data/project.ts';
import { CurrentFocus } from './current-focus.tsx';
import classes from './dashboard.module.css';
import { DevelopmentMetrics } from './development-metrics.tsx';
import { IncrementPanel } from './increment-panel.tsx';
import { ProjectActivity } from './project-activity.tsx';
import { ProjectDetails } from './project-details.tsx';
import { TeamStatus } from './team-status.tsx';

type Props = {
  projectId: string;
  /** The increment whose activity is shown; of all when undefined. */
  pi: string | undefined;
  onFilter: (pi: string | undefined) => void;
  onCreate: () => void;
  onEdit: (id: string) => void;
};

/** Where the project stands, and the one next step. */
export function Dashboard({ projectId, pi, onFilter, onCreate, onEdit }: Props) {
  const increments = useQuery(incrementsQuery(projectId));
  const project = useQuery(projectQuery(projectId));
  const active = increments.data && activeOf(increments.data);
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        {increments.isPending && <Skeleton h={190} />}
        {active && <CurrentFocus increment={active} />}
        <IncrementPanel
          projectId={projectId}
          increments={increments.data}
          active={active}
          error={increments.error}
          onRetry={() => void increments.refetch()}
          onCreate={onCreate}
          onEdit={onEdit}
        />
        <ProjectActivity projectId={projectId} pi={pi} increments={increments.data} onFilter={onFilter} />
      </Stack>
      <Stack gap="lg">
        <DevelopmentMetrics projectId={projectId} active={active} increments={increments.data} />
        <TeamStatus projectId={projectId} />
        <ProjectDetails project={project.data} />
      </Stack>
    </div>
  );
}
