import { Card, Center, Group, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { aboutQuery } from '../../data/about.ts';
import { useKickoff } from '../../data/kickoff.ts';
import { projectQuery } from '../../data/project.ts';
import { useMayChange } from '../../ui/changing.tsx';
import { waiting } from '../../ui/waiting.ts';
import { AskForKickoff, HowItStands } from './ask-for-kickoff.tsx';
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

type Props = {
  projectId: string;
  /** It was created right before, by somebody who was told what this will take. */
  isNew: boolean;
};

/** Where the team meets the project for the first time. */
export function Kickoff({ projectId, isNew }: Props) {
  const project = useQuery(projectQuery(projectId));
  const { data: about } = useQuery(aboutQuery());
  const kickoff = useKickoff(projectId);
  const mayAsk = useMayChange();
  const isFree = about?.engine.id === 'builtin';
  const { state, items, ask, stop } = kickoff;

  // Nobody pays for what they have not asked for: a model speaks by itself only right after a project was created.
  const asksItself =
    mayAsk && project.data !== undefined && (isFree || (isNew && state === 'idle' && items.length === 0));
  const asked = useRef(false);
  useEffect(() => {
    if (!asksItself || about === undefined || asked.current) return;
    asked.current = true;
    ask();
  });

  if (project.isPending)
    return (
      <Center mih={200}>
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>Loading project...</Text>
        </Group>
      </Center>
    );
  const mayAskAgain = mayAsk && about?.engine.id === 'model';
  return (
    <div className={classes.columns}>
      <section aria-labelledby="kickoff">
        {items.length > 0 ? (
          <KickoffChat projectId={projectId} kickoff={kickoff} again={mayAskAgain} />
        ) : (
          <>
            <Title order={2} id="kickoff" mb="md">
              Project Kickoff
            </Title>
            {state === 'asking' || (asksItself && state === 'idle') ? (
              <Stack gap="md">
                <HowItStands state={state} onStop={stop} onAgain={ask} />
                <Waiting />
              </Stack>
            ) : (
              <Stack gap="md">
                <HowItStands state={state} onStop={stop} onAgain={mayAsk ? ask : undefined} taken={kickoff.taken} />
                {project.data && <AskForKickoff project={project.data} isFirst={state === 'idle'} onAsk={ask} />}
              </Stack>
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
