import { builtinEngineName } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { aboutQuery } from '../../data/about.ts';
import type { useKickoff } from '../../data/kickoff.ts';
import { projectQuery } from '../../data/project.ts';
import { useElapsed } from '../../ui/elapsed.ts';
import { Face } from '../../ui/face.tsx';
import { insteadOfModel } from '../../ui/instead-of-model.ts';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { KickoffCost } from './ask-for-kickoff.tsx';
import { appearedBy, appearsAt } from './kickoff-schedule.ts';
import classes from './kickoff.module.css';

const tick = 100;

type Props = {
  projectId: string;
  kickoff: ReturnType<typeof useKickoff>;
  /** Whether they can be asked once more. */
  again: boolean;
};

/** The members introduce themselves one after another, unless the person wants to see all at once. */
export function KickoffChat({ projectId, kickoff, again }: Props) {
  const { items: messages, state, taken, ask, stop } = kickoff;
  const coming = state === 'asking';
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: about } = useQuery(aboutQuery());
  const engine = about?.engine;
  const engines = [...new Set(messages.map((message) => message.engine ?? engine?.name ?? ''))].filter(
    (name) => name !== '',
  );
  const navigate = useNavigate();
  const { elapsed, skip, restart } = useElapsed(appearsAt(messages.length - 1), tick);
  const appeared = appearedBy(elapsed, messages.length);
  const complete = appeared === messages.length && !coming;
  const speaker = messages[appeared]?.memberId;
  return (
    <>
      <Group justify="space-between" mb="md">
        <Group gap="xs">
          <Title order={2} id="kickoff">
            Project Kickoff
          </Title>
          {engines.map((name) => (
            <Badge key={name} variant="outline" color="gray" fw={500}>
              {name}
            </Badge>
          ))}
        </Group>
        <Button variant="default" size="sm" onClick={complete ? restart : skip}>
          {complete ? 'Show Animated' : 'Show All Messages'}
        </Button>
      </Group>
      {engine?.id === 'model' && engines.includes(builtinEngineName) && (
        <Text size="sm" c="dimmed" mb="md">
          {engines.length > 1 ? insteadOfModel.partly : insteadOfModel.wholly}
        </Text>
      )}
      <div role="log" aria-label="Team introductions">
        <ol className={classes.chat}>
          {messages.slice(0, appeared).map(({ key, memberId, text }) => (
            <li key={key} className={classes.message}>
              <Face memberId={memberId} size={40} />
              <div className={classes.bubble}>
                <Text size="sm" fw={600}>
                  {roster[memberId].name}{' '}
                  <Text component="span" size="sm" c="dimmed" fw={400}>
                    {roster[memberId].role}
                  </Text>
                </Text>
                <Text>{text}</Text>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Group justify="space-between" mt="lg" mih={36}>
        <Group gap="sm">
          {(speaker ?? coming) && (
            <Text size="sm" c="dimmed">
              {speaker ? `${roster[speaker].name} is about to speak...` : 'The team is thinking...'}
            </Text>
          )}
          {coming && (
            <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
              Stop
            </Button>
          )}
          {complete && (
            <div>
              {state === 'stopped' && (
                <Text size="sm" role="status">
                  You stopped the team. What was said is kept.
                </Text>
              )}
              {state === 'failed' && <Text size="sm">The team was interrupted. What was said is kept.</Text>}
              <TakenCost taken={taken} />
              {again && project && (
                <>
                  <KickoffCost project={project} again />
                  <Button variant="default" size="xs" mt={4} onClick={ask}>
                    Ask the team again
                  </Button>
                </>
              )}
            </div>
          )}
        </Group>
        <Button
          size="md"
          disabled={!complete}
          onClick={() => void navigate({ to: '/project/$projectId', params: { projectId } })}
        >
          Begin Planning
        </Button>
      </Group>
    </>
  );
}
