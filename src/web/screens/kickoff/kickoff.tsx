import { failures } from '#contract/problems.ts';
import { Card, Center, Group, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { kickoffQuery } from '../../data/team.ts';
import { projectQuery } from '../../data/project.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { KickoffChat } from './kickoff-chat.tsx';
import classes from './kickoff.module.css';

const next = [
  {
    title: 'Project Kickoff',
    text: 'You are here: the team introduces itself, and says what it sees in your project.',
  },
  {
    title: 'Program Increment Planning',
    text: 'Ava suggests features, the architects review them, and you decide what the increment holds.',
  },
  { title: 'Sprint Planning', text: 'Stories come from the features, and sprints from the stories that fit.' },
] as const;

/** Where the team meets the project for the first time. */
export function Kickoff({ projectId }: { projectId: string }) {
  const project = useQuery(projectQuery(projectId));
  const chat = useQuery(kickoffQuery(projectId));
  if (project.isPending)
    return (
      <Center mih={200}>
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>Loading project...</Text>
        </Group>
      </Center>
    );
  return (
    <div className={classes.columns}>
      <section aria-labelledby="kickoff">
        {chat.data ? (
          <KickoffChat projectId={projectId} messages={chat.data.messages} taken={chat.data.taken} />
        ) : (
          <>
            <Title order={2} id="kickoff" mb="md">
              Project Kickoff
            </Title>
            {chat.isError ? (
              <ErrorState {...failures.kickoffLoad} error={chat.error} onRetry={() => void chat.refetch()} />
            ) : (
              <Waiting />
            )}
          </>
        )}
      </section>
      <section aria-labelledby="whats-next">
        <Title order={2} size="h3" id="whats-next" mb="md" lh="36px">
          What's Next?
        </Title>
        <Stack gap="sm">
          {next.map(({ title, text }, index) => (
            <Card key={title} padding="md">
              <Text size="sm" c="dimmed" className="tabular">
                {index + 1}
              </Text>
              <Title order={3} size="h4">
                {title}
              </Title>
              <Text size="sm" c="dimmed" mt={4}>
                {text}
              </Text>
            </Card>
          ))}
        </Stack>
      </section>
    </div>
  );
}

const Waiting = () => (
  <Stack gap="md" {...waiting('The team is getting ready')}>
    {[0, 1, 2].map((row) => (
      <Group key={row} wrap="nowrap" align="flex-start" gap="sm">
        <Skeleton circle h={40} />
        <Skeleton h={64} />
      </Group>
    ))}
  </Stack>
);
