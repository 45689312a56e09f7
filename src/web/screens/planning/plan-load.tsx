import type { PlanningSession } from '#contract/planning.ts';
import { loadOf } from '#domain/capacity.ts';
import { counted } from '#domain/counted.ts';
import { Alert, Text } from '@mantine/core';
import { IconScaleOutline } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './planning.module.css';
import { projectQuery } from '../../data/project.ts';

const points = (count: number): string => counted(count, 'point');

/** How many points the plan takes of what the team can finish; a plan that is too large says so, and stops nobody. */
export function PlanLoad({ session, lead }: { session: PlanningSession; lead?: string }) {
  const { data: project } = useQuery(projectQuery(session.project_id));
  const { points: planned, capacity, over } = loadOf(session.features, project, session.context.teamCapacity);
  if (over > 0)
    return (
      <>
        {lead !== undefined && <Text className="tabular">{lead}</Text>}
        <Alert
          role="status"
          color="yellow"
          classNames={{ title: classes.plainTitle }}
          icon={<IconScaleOutline aria-hidden />}
          title={`This plan is ${points(over)} larger than the capacity`}
        >
          {points(planned)} are included and the team can finish {capacity}. Leave something out, make it smaller, or go
          on as it is.
        </Alert>
      </>
    );
  return (
    <Text role="status" className="tabular">
      {lead !== undefined && `${lead}, `}
      {capacity === null ? `${points(planned)} planned` : `${planned} of ${points(capacity)} planned`}
    </Text>
  );
}
