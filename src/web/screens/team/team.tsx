import { failures } from '#contract/problems.ts';
import type { Team as SavedTeam } from '#contract/team.ts';
import { roster } from '#domain/personas.ts';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { teamQuery, useChangeTeam } from '../../data/team.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { AddSpecialists } from './add-specialists.tsx';
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
        <Changing>
          <LinkButton to="/project/$projectId/team-discussion" params={{ projectId }}>
            Start Planning Session
          </LinkButton>
        </Changing>
      </Group>
      {query.isError && !query.data && (
        <ErrorState {...failures.teamLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <div className={classes.grid} {...waiting('Loading the team')}>
          {[0, 1, 2, 3, 4].map((card) => (
            <Skeleton key={card} h={220} />
          ))}
        </div>
      )}
      {query.data && <Members projectId={projectId} team={query.data} />}
    </section>
  );
}

/** The members; all but the core team can leave, and who is missing can join. */
function Members({ projectId, team }: { projectId: string; team: SavedTeam }) {
  const change = useChangeTeam(projectId);
  return (
    <>
      <div className={classes.grid}>
        {team.members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            action={
              member.selectedBy !== 'both' && (
                <div className={classes.remove}>
                  <Changing>
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Remove ${member.name}`}
                      disabled={team.members.length === 1}
                      onClick={() => change.mutate({ before: team, change: { leaves: member.id } })}
                    >
                      Remove
                    </Button>
                  </Changing>
                </div>
              )
            }
          />
        ))}
      </div>
      <Changing>
        <AddSpecialists
          members={team.members}
          onAdd={(id) =>
            change.mutate({
              before: team,
              change: { joins: { ...roster[id], selectedBy: 'user', reason: '', confidence: 1 } },
            })
          }
        />
      </Changing>
    </>
  );
}
