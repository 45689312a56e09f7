import { failures } from '#contract/problems.ts';
import { limits } from '#contract/vocabulary.ts';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { AskingTeam } from '../../data/discussion.ts';
import { teamQuery } from '../../data/team.ts';
import { useDraft } from '../../ui/draft.ts';
import { tellFailure } from '../../ui/toasts.ts';
import { ExpectedCost } from '../questions/expected-cost.tsx';

type Props = {
  projectId: string;
  discussionId: string | undefined;
  /** What stands there before anything is typed. */
  initial: string;
  asking: AskingTeam | null;
  /** `onStarted` is called when the idea is before the team, and kept there. */
  onAnalyze: (idea: string, onStarted: () => void) => void;
  onStop: () => void;
};

/** Where an idea is typed and put before the team. What is typed survives a reload until it was discussed. */
export function IdeaToDiscuss({ projectId, discussionId, initial, asking, onAnalyze, onStop }: Props) {
  const { values, change } = useDraft<Record<string, string | undefined>>(`discussion:${projectId}`, {});
  const { data: team } = useQuery(teamQuery(projectId));
  const [sent, setSent] = useState<string>();
  const place = discussionId ?? 'new';
  const running = asking !== null;
  // Of a discussion that stands there, something else comes next.
  const isOpen = discussionId !== undefined && !running && (values[place] ?? initial) === initial;
  const idea = values[place] ?? (running ? sent : undefined) ?? initial;

  const analyze = () => {
    if (running) return;
    if (idea.trim() === '') return tellFailure(failures.ideaMissing);
    setSent(idea);
    onAnalyze(idea.trim(), () => change({ [place]: undefined }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    analyze();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    analyze();
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label="Your idea"
        placeholder="What should be possible, and for whom?"
        autosize
        minRows={3}
        maxRows={14}
        maxLength={limits.text}
        value={idea}
        readOnly={running}
        onChange={(event) => change({ [place]: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Group mt="sm" gap="sm">
        <Button type="submit" variant={isOpen ? 'default' : 'filled'} disabled={idea === '' || running}>
          {running ? 'Analyzing...' : 'Analyze Idea'}
        </Button>
        {running && (
          <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
            Stop
          </Button>
        )}
        {discussionId !== undefined && !running && (
          <Text size="sm" c="dimmed">
            Analyzing again begins a new discussion; this one stays.
          </Text>
        )}
      </Group>
      {!running && !isOpen && team && (
        <Group mt="xs">
          <ExpectedCost projectId={projectId} kind="discuss" letters={idea.length} calls={team.members.length} />
        </Group>
      )}
    </form>
  );
}
