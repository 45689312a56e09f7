import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Badge, Card, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { ideaQuery, useDeleteIdea, useSetIdeaStatus } from '../../data/idea.ts';
import { isBeingEdited } from '../../data/field-edits.ts';
import { ideaDraft } from '../../data/idea-edit.ts';
import { Changing } from '../../ui/changing.tsx';
import { day } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { isNotFound } from '../../ui/reason.ts';
import { waiting } from '../../ui/waiting.ts';
import { EditIdea } from './edit-idea.tsx';
import { IdeaFeatures } from './idea-features.tsx';
import { ideaChosen } from './idea-search.ts';
import { optionsOf, statusLabels, typeLabels } from './idea-labels.ts';
import classes from './ideas.module.css';

type Props = { projectId: string; id: string };

/** The idea that is chosen, and what can be done with it. */
export function IdeaDetail({ projectId, id }: Props) {
  const { data: idea, isPending, error, refetch } = useQuery(ideaQuery(projectId, id));
  const back = (
    <LinkButton
      to="/project/$projectId/ideas"
      params={{ projectId }}
      search={ideaChosen(undefined)}
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      className={classes.back}
    >
      All ideas
    </LinkButton>
  );
  if (idea)
    return (
      <div>
        {back}
        <Detail idea={idea} />
      </div>
    );
  return (
    <div>
      {back}
      {isPending && (
        <Stack {...waiting('Loading idea')}>
          <Skeleton h={32} w="60%" />
          <Skeleton h={140} />
        </Stack>
      )}
      {isNotFound(error) ? (
        <EmptyState title="Idea not found" text="It was deleted, or never was in this project." />
      ) : (
        error && <ErrorState {...failures.ideaFetch} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Detail({ idea }: { idea: Idea }) {
  const [editing, setEditing] = useState(() => isBeingEdited(ideaDraft(idea.id)));
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
          <Heading id={heading}>{idea.title}</Heading>
          {!editing && <Actions idea={idea} onEdit={() => setEditing(true)} />}
        </Group>
        {editing ? <EditIdea idea={idea} onClose={() => setEditing(false)} /> : <Words idea={idea} />}
        <IdeaFeatures projectId={idea.project_id} ideaId={idea.id} />
      </Stack>
    </Card>
  );
}

/** On a narrow screen the list gives way to the idea, and the focus goes along. */
function Heading({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (matchMedia('(max-width: 61.99em)').matches) heading.current?.focus();
  }, []);
  return (
    <Title order={3} id={id} ref={heading} tabIndex={-1} className={classes.heading}>
      {children}
    </Title>
  );
}

function Actions({ idea, onEdit }: { idea: Idea; onEdit: () => void }) {
  const remove = useDeleteIdea(idea.project_id);
  const navigate = useNavigate();
  const onDelete = () =>
    remove.mutate(idea, {
      onSuccess: () =>
        void navigate({
          to: '/project/$projectId/ideas',
          params: { projectId: idea.project_id },
          search: ideaChosen(undefined),
          replace: true,
        }),
    });
  return (
    <Changing>
      <Group gap={2} wrap="nowrap">
        <IconButton label={`Edit ${idea.title}`} data-edit onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${idea.title}`} loading={remove.isPending} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </Group>
    </Changing>
  );
}

function Words({ idea }: { idea: Idea }) {
  const { setStatus, onItsWay } = useSetIdeaStatus(idea);
  return (
    <>
      <Group gap={6}>
        <Badge color="gray" variant="default">
          {typeLabels[idea.type]}
        </Badge>
        {idea.tags.map((tag) => (
          <Badge key={tag} color="spruce" variant="light">
            {tag}
          </Badge>
        ))}
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap' }}>{idea.description}</Text>
      <Text size="sm" c="dimmed">
        {day(idea.created_at)} by {idea.created_by}
      </Text>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Changing shown>
          <NativeSelect
            label="Status"
            data={optionsOf(statusLabels)}
            value={onItsWay ?? idea.status}
            onChange={({ currentTarget }) =>
              setStatus({ status: currentTarget.value as Idea['status'], before: idea.status })
            }
          />
        </Changing>
        <Changing>
          <LinkButton
            to="/project/$projectId/ideas"
            params={{ projectId: idea.project_id }}
            search={{ tab: 'generate', idea: idea.id }}
            resetScroll={false}
            leftSection={<IconSparkles size={18} aria-hidden />}
          >
            Generate Features
          </LinkButton>
        </Changing>
      </Group>
    </>
  );
}
