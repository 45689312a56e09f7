import type { Story, StoryRef } from '#contract/story.ts';
import { storyName } from '#domain/story.ts';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../data/client.ts';
import { Changing } from '../../ui/changing.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StoryStatusBadge } from './story-badges.tsx';
import classes from './stories.module.css';

type Props = {
  projectId: string;
  story: Story;
  onOpen: (id: string) => void;
  onChange: (edit: { depends_on: string[] }) => void;
};

const pauseWhileTyping = 200;
const mostFound = 6;

/** What a story waits for, and what waits for it. The server refuses a circle and names its way. */
export function StoryDependencies({ projectId, story, onOpen, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pauseWhileTyping);
  const { data } = useQuery({
    ...orpc.story.list.queryOptions({ input: { project_id: projectId, search, limit: mostFound + 1 } }),
    enabled: search !== '',
  });
  const ids = story.depends_on.map(({ id }) => id);
  const found = search === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== story.id && !ids.includes(id));
  const remove = (id: string) => onChange({ depends_on: ids.filter((other) => other !== id) });
  const isDone = story.status === 'done';
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Dependencies
      </Title>
      {story.depends_on.length === 0 && (
        <Text size="sm" c="dimmed">
          It waits for no other story.
        </Text>
      )}
      {story.depends_on.length > 0 && (
        <Refs label="Waits for" stories={story.depends_on} onOpen={onOpen} {...(!isDone && { onRemove: remove })} />
      )}
      {story.needed_by.length > 0 && <Refs label="Waited for by" stories={story.needed_by} onOpen={onOpen} />}
      {!isDone && (
        <Changing>
          <TextInput
            type="search"
            label="Wait for another story"
            placeholder="Search by number or words"
            leftSection={<IconSearch size={16} aria-hidden />}
            maw="26rem"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Changing>
      )}
      {found.length > 0 && (
        <Stack gap={4} component="ul" className={classes.plainList} aria-label="Stories found">
          {found.slice(0, mostFound).map(({ id, number, title }) => (
            <li key={id}>
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  onChange({ depends_on: [...ids, id] });
                  setTyped('');
                }}
              >
                Wait for {storyName(number)} {title}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {search !== '' && data && found.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          No other story has these words.
        </Text>
      )}
    </Stack>
  );
}

type RefsProps = {
  label: string;
  stories: readonly StoryRef[];
  onOpen: (id: string) => void;
  onRemove?: (id: string) => void;
};

const Refs = ({ label, stories, onOpen, onRemove }: RefsProps) => (
  <div>
    <Text size="sm" fw={600}>
      {label}
    </Text>
    <Stack gap={2} component="ul" className={classes.plainList}>
      {stories.map(({ id, number, title, status }) => (
        <li key={id}>
          <Group gap="xs" wrap="nowrap">
            <Button size="compact-sm" variant="subtle" onClick={() => onOpen(id)}>
              {storyName(number)} {title}
            </Button>
            <StoryStatusBadge status={status} />
            {onRemove && (
              <Changing>
                <IconButton label={`No longer wait for ${storyName(number)}`} size="sm" onClick={() => onRemove(id)}>
                  <IconX size={16} aria-hidden />
                </IconButton>
              </Changing>
            )}
          </Group>
        </li>
      ))}
    </Stack>
  </div>
);
