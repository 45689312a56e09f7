import { failures } from '#contract/problems.ts';
import { counted } from '#domain/counted.ts';
import { coreMemberIds } from '#domain/personas.ts';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { teamQuery } from '../../data/team.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Face } from '../../ui/face.tsx';
import { LinkAnchor } from '../../ui/links.tsx';

const shownSpecialists = 4;

/** How many advise, and the first of the specialists. */
export function TeamStatus({ projectId }: { projectId: string }) {
  const query = useQuery(teamQuery(projectId));
  const members = query.data?.members ?? [];
  const specialists = members.filter(({ id }) => !coreMemberIds.includes(id));
  const shown = specialists.slice(0, shownSpecialists);
  return (
    <Card component="section" aria-labelledby="team-status">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="team-status">
          Team Status
        </Title>
        <LinkAnchor to="/project/$projectId/team" params={{ projectId }} size="sm" lh="1.5rem">
          View team
        </LinkAnchor>
      </Group>
      {query.isPending && <Skeleton h={160} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.teamLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {counted(members.length, 'member')}
            {specialists.length > 0 ? ', with these specialists:' : ', no specialists yet'}
          </Text>
          <Stack gap="sm" component="ul" p={0} m={0}>
            {shown.map(({ id, name, role }) => (
              <Group key={id} component="li" gap="sm" wrap="nowrap">
                <Face memberId={id} size={36} />
                <div>
                  <Text size="sm" fw={600} lh={1.3}>
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed" lh={1.3}>
                    {role}
                  </Text>
                </div>
              </Group>
            ))}
          </Stack>
          {specialists.length > shown.length && (
            <Text size="sm" c="dimmed" mt="sm">
              and {specialists.length - shown.length} more
            </Text>
          )}
        </>
      )}
    </Card>
  );
}
