import { Badge, Breadcrumbs, Button, Center, Group, Loader, Skeleton, Text, Title } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failures } from '#contract/problems.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { useRole } from '../../data/account.ts';
import { projectQuery } from '../../data/project.ts';
import { MayChange } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { isNotFound } from '../../ui/reason.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { WithinFrame } from './page-fault.tsx';
import { Presence } from './presence.tsx';
import { ProjectNotFound } from './project-not-found.tsx';
import classes from './project-shell.module.css';
import { Sidebar } from './sidebar.tsx';

const EditProject = fetchedAhead(async () => (await import('../projects/edit-project.tsx')).EditProject);
const DeleteProject = fetchedAhead(async () => (await import('../projects/delete-project.tsx')).DeleteProject);

/** What surrounds every screen of a project: the ways, its name, and what can be done with it as a whole. */
export function ProjectShell({ projectId, children }: { projectId: string; children: ReactNode }) {
  const query = useQuery(projectQuery(projectId));
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const project = query.data;
  const role = useRole(project?.workspace_id);

  if (query.isError && isNotFound(query.error)) return <ProjectNotFound />;
  return (
    <div className={classes.shell}>
      <Sidebar projectId={projectId} />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <Breadcrumbs aria-label="Breadcrumb" component="nav" miw={0} style={{ flexWrap: 'nowrap' }}>
            <LinkAnchor to="/" size="sm" lh="1.5rem">
              Projects
            </LinkAnchor>
            {project ? (
              <Text size="sm" lh="1.5rem" truncate miw={0} maw="24rem">
                {project.name}
              </Text>
            ) : (
              query.isPending && <Skeleton w={120} h={14} />
            )}
          </Breadcrumbs>
          <Presence projectId={projectId} />
        </Group>
        {query.isPending && (
          <Center mih={64} {...waiting('Loading project')}>
            <Loader aria-hidden />
          </Center>
        )}
        {query.isError && !project && (
          <ErrorState {...failures.projectFetch} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {project && (
          <Group
            component="header"
            justify="space-between"
            align="flex-start"
            gap="md"
            wrap="nowrap"
            className={classes.heading}
          >
            <div className={classes.words}>
              <Title order={1}>{project.name}</Title>
              {project.summary !== '' && (
                <Text c="dimmed" mt={4} lineClamp={2} maw="48rem">
                  {project.summary}
                </Text>
              )}
            </div>
            {role === 'viewer' ? (
              <Badge variant="light" color="gray">
                You may read this project
              </Badge>
            ) : (
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconEdit size={16} aria-hidden />}
                  onClick={() => setOpen('edit')}
                >
                  Edit Project
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => setOpen('delete')}
                >
                  Delete Project
                </Button>
              </Group>
            )}
          </Group>
        )}
        <MayChange value={role !== 'viewer'}>
          <WithinFrame value="heading">{children}</WithinFrame>
        </MayChange>
        <Suspense>
          {project && open === 'edit' && <EditProject project={project} onClose={close} />}
          {project && open === 'delete' && <DeleteProject project={project} onClose={close} />}
        </Suspense>
      </main>
    </div>
  );
}
