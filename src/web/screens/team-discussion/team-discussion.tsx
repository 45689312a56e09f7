import { failures } from '#contract/problems.ts';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { discussionQuery, useAskingTeam } from '../../data/discussion.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { isNotFound } from '../../ui/reason.ts';
import { waiting } from '../../ui/waiting.ts';
import { EarlierDiscussions } from './earlier-discussions.tsx';
import { Feedback } from './feedback.tsx';
import { IdeaToDiscuss } from './idea-to-discuss.tsx';
import classes from './team-discussion.module.css';

type Props = {
  projectId: string;
  /** The discussion that the address names. */
  discussionId: string | undefined;
  /** An idea that was brought along; the team begins with it at once. */
  brought: string | undefined;
  onOpen: (discussionId: string) => void;
};

/** An idea before the whole team: every member says what it sees, one after another. */
export function TeamDiscussion({ projectId, discussionId, brought, onOpen }: Props) {
  const team = useAskingTeam(projectId);
  const query = useQuery({
    ...discussionQuery({ project_id: projectId, id: discussionId ?? '' }),
    enabled: discussionId !== undefined,
  });
  const analyze = (idea: string, onStarted?: () => void) =>
    void team.analyze(idea, (id) => {
      onStarted?.();
      onOpen(id);
    });

  const begun = useRef(false);
  useEffect(() => {
    if (brought === undefined || brought.trim() === '' || discussionId !== undefined || begun.current) return;
    begun.current = true;
    analyze(brought);
  });

  return (
    <section aria-labelledby="discussion">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} id="discussion">
            Team Discussion
          </Title>
          <Text c="dimmed">Describe an idea. Each member says what it sees in it, from its own angle.</Text>
        </div>
        <LinkButton to="/project/$projectId/team" params={{ projectId }} variant="default">
          View team
        </LinkButton>
      </Group>
      <div className={classes.columns}>
        <Stack gap="md" miw={0}>
          <Changing shown>
            <IdeaToDiscuss
              projectId={projectId}
              discussionId={discussionId}
              initial={query.data?.idea ?? brought ?? ''}
              asking={team.asking}
              onAnalyze={analyze}
              onStop={team.stop}
            />
          </Changing>
          {!team.asking && <TakenCost taken={team.taken} />}
          {query.data ? (
            <Feedback discussion={query.data} asking={team.asking} onAsk={(id, member) => void team.ask(id, member)} />
          ) : (
            discussionId !== undefined &&
            (query.isError ? (
              <ErrorState
                {...(isNotFound(query.error)
                  ? {
                      title: 'Discussion not found',
                      text: 'It belongs to another project, or the address is incomplete.',
                    }
                  : { ...failures.discussionFetch, onRetry: () => void query.refetch() })}
                error={isNotFound(query.error) ? undefined : query.error}
              />
            ) : (
              <Stack gap="md" {...waiting('Loading the discussion')}>
                <Skeleton h={180} />
                <Skeleton h={180} />
              </Stack>
            ))
          )}
        </Stack>
        <EarlierDiscussions projectId={projectId} openId={discussionId} />
      </div>
    </section>
  );
}
