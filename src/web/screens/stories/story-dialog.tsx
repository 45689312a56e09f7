import type { LintFinding } from '#contract/lint.ts';
import { failures } from '#contract/problems.ts';
import type { Story } from '#contract/story.ts';
import { priorities, storyStatuses, type Priority, type StoryStatus } from '#contract/vocabulary.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowFork, IconPencil, IconScissors, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenQuestions } from '../../data/refinement.ts';
import { isBeingEdited } from '../../data/field-edits.ts';
import { storyFindingsQuery, storyQuery, useChangeStories, useStoryActs, useUpdateStory } from '../../data/story.ts';
import { Changing } from '../../ui/changing.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { WhySection } from '../../ui/why.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { Findings } from './findings.tsx';
import { ReadyList } from './ready-list.tsx';
import { StoryBadges } from './story-badges.tsx';
import { StoryDependencies } from './story-dependencies.tsx';
import { StoryForm } from './story-form.tsx';
import { StoryHistory } from './story-history.tsx';
import { CriteriaList, StoryWords } from './story-words.tsx';
import { StoryWorth } from './story-worth.tsx';
import { Touched } from './touched.tsx';

type Props = { projectId: string; id: string; onClose: () => void; onOpen: (id: string) => void };

/** All that is known of one story, and what a person can do with it. */
export function StoryDialog({ projectId, id, onClose, onOpen }: Props) {
  const { data: story, isPending, error, refetch } = useQuery(storyQuery(projectId, id));
  const findings = useQuery(storyFindingsQuery(projectId, id));
  return (
    <Dialog onClose={onClose} title={story ? `${storyName(story.number)} ${story.title}` : 'Story'} size="56rem">
      {(isPending || (story && findings.isPending)) && (
        <Stack {...waiting('Loading story')}>
          <Skeleton h={24} w="60%" />
          <Skeleton h={96} />
          <Skeleton h={200} />
        </Stack>
      )}
      {error && !story && <ErrorState {...failures.storyLoad} error={error} onRetry={() => void refetch()} />}
      {story && !findings.isPending && (
        <Details projectId={projectId} story={story} findings={findings.data ?? []} onClose={onClose} onOpen={onOpen} />
      )}
    </Dialog>
  );
}

const statuses = storyStatuses.map((value) => ({ value, label: storyStatusLabel[value] }));
const priorityChoices = priorities.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
const featureOf = ({ feature_id, feature_name }: Story) =>
  feature_id === null ? null : { id: feature_id, name: feature_name ?? '' };
const draftOf = (id: string): string => `story-edit:${id}`;

type DetailsProps = Omit<Props, 'id'> & { story: Story; findings: LintFinding[] };

function Details({ projectId, story, findings, onClose, onOpen }: DetailsProps) {
  const update = useUpdateStory(projectId, story.id);
  const acts = useStoryActs(projectId, story);
  const changing = useChangeStories(projectId, story.id);
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(story.id)));
  const questions = useOpenQuestions(projectId, story);
  const isDone = story.status === 'done';
  // Below what is being changed, be it words or an estimate: what they say of it moves nothing that one is clicking on.
  const found = <Findings projectId={projectId} findings={findings} />;
  const setStatus = (status: StoryStatus) => changing.mutate([{ id: story.id, version: story.version, status }]);
  return (
    <Stack gap="lg">
      <Notices story={story} acts={acts} onHolds={() => update.mutate({ check_reason: null })} onOpen={onOpen} />
      <Group gap="sm" align="end">
        <Changing shown>
          <NativeSelect
            label="Status"
            data={statuses}
            value={story.status}
            onChange={({ currentTarget }) => setStatus(currentTarget.value as StoryStatus)}
          />
        </Changing>
        <Changing shown>
          <NativeSelect
            label="Priority"
            data={priorityChoices}
            value={story.priority}
            onChange={({ currentTarget }) => update.mutate({ priority: currentTarget.value as Priority })}
          />
        </Changing>
        <Changing>
          <Group gap="xs" ml="auto">
            {!isDone && !editing && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
            {!isDone && (
              <Button
                variant="default"
                leftSection={<IconScissors size={16} aria-hidden />}
                loading={acts.split.isPending}
                onClick={() => acts.split.mutate()}
              >
                Split
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={changing.isPending || update.isPending}
              onClick={() =>
                changing.mutate([{ id: story.id, version: story.version, deleted: true }], { onSuccess: onClose })
              }
            >
              Delete
            </Button>
          </Group>
        </Changing>
      </Group>
      {editing ? (
        <StoryForm
          draft={draftOf(story.id)}
          story={{
            title: story.title,
            as_a: story.as_a,
            i_want: story.i_want,
            so_that: story.so_that,
            description: story.description,
            feature_id: story.feature_id ?? '',
            criteria: story.criteria,
          }}
          belonging={{ projectId, piId: story.pi_id, feature: featureOf(story) }}
          save="Save"
          variant="light"
          saving={update.isPending}
          onClose={() => setEditing(false)}
          onSave={({ feature_id = '', ...text }, done) =>
            update.mutate(
              {
                ...text,
                // Where a story is put under a feature it goes into its increment, so one that stays is not sent.
                ...(feature_id !== (story.feature_id ?? '') && { feature_id: feature_id || null }),
                version: story.version,
              },
              { onSuccess: done },
            )
          }
        >
          <Touched projectId={projectId} of={{ story_id: story.id }} />
        </StoryForm>
      ) : (
        <Told story={story} />
      )}
      {editing && <Changing shown>{found}</Changing>}
      <Changing shown>
        <EstimatePanel
          projectId={projectId}
          story={story}
          onDecide={(story_points) => update.mutate({ story_points })}
          onSplit={() => acts.split.mutate()}
          splitting={acts.split.isPending}
        />
      </Changing>
      <Changing shown>
        <StoryWorth projectId={projectId} story={story} onWeigh={(weights) => update.mutate(weights)} />
      </Changing>
      <Changing shown>
        <Stack gap="sm">
          <ReadyList
            story={story}
            findings={findings.filter(({ waiver }) => waiver === null).length}
            questions={questions}
            onCheck={(check_id, confirmed) => acts.check.mutate({ check_id, confirmed })}
            onReady={() => setStatus('ready')}
          />
          {!editing && found}
        </Stack>
      </Changing>
      <StoryDependencies projectId={projectId} story={story} onOpen={onOpen} onChange={update.mutate} />
      <WhySection of={story} confirming={acts.confirm.isPending} onConfirm={() => acts.confirm.mutate()} />
      <StoryHistory history={story.history} />
    </Stack>
  );
}

type NoticesProps = {
  story: Story;
  acts: ReturnType<typeof useStoryActs>;
  /** A person has looked, and nothing has to change. */
  onHolds: () => void;
  onOpen: Props['onOpen'];
};

/** What somebody should know before reading on: that the story is to be looked at again, or that it is done. */
const Notices = ({ story, acts, onHolds, onOpen }: NoticesProps) => (
  <>
    {story.check_reason !== null && (
      <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="Look at it again">
        <Text size="sm" mb="xs">
          {story.check_reason}
        </Text>
        <Changing>
          <Button size="xs" variant="default" onClick={onHolds}>
            It still holds
          </Button>
        </Changing>
      </Alert>
    )}
    {story.status === 'done' && (
      <Alert color="gray" icon={<IconArrowFork aria-hidden />} title="Done stories stay as they were">
        {story.superseded_by ? (
          <Button size="xs" variant="default" onClick={() => story.superseded_by && onOpen(story.superseded_by.id)}>
            See {storyName(story.superseded_by.number)}, which stands in its place
          </Button>
        ) : (
          <Changing>
            <Button
              size="xs"
              variant="default"
              loading={acts.supersede.isPending}
              onClick={() => acts.supersede.mutate(undefined, { onSuccess: ({ id }) => onOpen(id) })}
            >
              Write a story that supersedes it
            </Button>
          </Changing>
        )}
      </Alert>
    )}
  </>
);

/** The story as it is read. */
const Told = ({ story }: { story: Story }) => (
  <Stack gap="sm">
    <StoryBadges story={story} status={false} priority={false} />
    <StoryWords story={story} />
    {story.feature_name !== null && (
      <Text size="sm" c="dimmed">
        Feature: {story.feature_name}
      </Text>
    )}
    {story.description !== '' && (
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        {story.description}
      </Text>
    )}
    <Title order={3} size="h4">
      Acceptance criteria
    </Title>
    {story.criteria.length === 0 ? (
      <Text size="sm" c="dimmed">
        None yet. Two say when it is done: one for the usual way, one for what is refused.
      </Text>
    ) : (
      <CriteriaList criteria={story.criteria} />
    )}
  </Stack>
);
