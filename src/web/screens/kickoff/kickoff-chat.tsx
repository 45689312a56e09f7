import type { KickoffMessage } from '#contract/advice.ts';
import type { Taken } from '#contract/taken.ts';
import { builtinEngineName } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { aboutQuery } from '../../data/about.ts';
import { useElapsed } from '../../ui/elapsed.ts';
import { Face } from '../../ui/face.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { appearedBy, appearsAt } from './kickoff-schedule.ts';
import classes from './kickoff.module.css';

const tick = 100;

const insteadOfModel = {
  wholly: 'The model did not answer, so the built-in advisor did.',
  partly: 'The model did not answer for everybody; for the others the built-in advisor did.',
};

type Props = { projectId: string; messages: readonly KickoffMessage[]; taken: Taken };

/** The members introduce themselves one after another, unless the person wants to see all at once. */
export function KickoffChat({ projectId, messages, taken }: Props) {
  const { data: about } = useQuery(aboutQuery());
  const engine = about?.engine;
  const engines = [...new Set(messages.map((message) => message.engine ?? engine?.name ?? ''))].filter(
    (name) => name !== '',
  );
  const navigate = useNavigate();
  const { elapsed, skip, restart } = useElapsed(appearsAt(messages.length - 1), tick);
  const appeared = appearedBy(elapsed, messages.length);
  const complete = appeared === messages.length;
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
          {messages.slice(0, appeared).map(({ memberId, text }) => (
            <li key={`${memberId}: ${text}`} className={classes.message}>
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
        {speaker ? (
          <Text size="sm" c="dimmed">
            {roster[speaker].name} is about to speak...
          </Text>
        ) : (
          <div>
            <TakenCost taken={taken} />
          </div>
        )}
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
