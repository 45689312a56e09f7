import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { teamFailure, teamQuery } from '../../data/team.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { MemberCard } from './member-card.tsx';
import classes from './team.module.css';

/** The project's saved team, with what each member looks after and why it is there. */
export function Team({ projectId }: { projectId: string }) {
  const query = useQuery(teamQuery(projectId));
  return (
    <section aria-labelledby="team">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} id="team">
            Meet Your AI Scrum Team
          </Title>
          <Text c="dimmed">They suggest, review and ask. What becomes part of the project, you decide.</Text>
        </div>
        <StartPlanning projectId={projectId} />
      </Group>
      {query.isError && !query.data && (
        <ErrorState {...teamFailure} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <div className={classes.grid} aria-busy={query.isPending}>
        {query.isPending && [0, 1, 2, 3, 4].map((card) => <Skeleton key={card} h={220} />)}
        {query.data?.members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </div>
    </section>
  );
}

/** Leads to the planning of the active increment, or to where one can be created. */
function StartPlanning({ projectId }: { projectId: string }) {
  const active = activeOf(useQuery(incrementsQuery(projectId)).data ?? []);
  return active ? (
    <LinkButton to="/project/$projectId/pi/$piId/planning" params={{ projectId, piId: active.id }}>
      Start Planning Session
    </LinkButton>
  ) : (
    <LinkButton to="/project/$projectId/program-increments" params={{ projectId }}>
      Start Planning Session
    </LinkButton>
  );
}
