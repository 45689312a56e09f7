import { failures } from '#contract/problems.ts';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { projectsQuery } from '../../data/project.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ProjectTile } from './project-tile.tsx';
import classes from './project-grid.module.css';

/** All projects, and the way to a new one. */
export function ProjectGrid({ onCreate }: { onCreate: () => void }) {
  const query = useInfiniteQuery(projectsQuery());
  const projects = query.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="projects">
      <Group justify="space-between" mb="md">
        <Title order={2} id="projects">
          My CoScrum Projects
        </Title>
        <Changing>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onCreate}>
            Create Project
          </Button>
        </Changing>
      </Group>
      {query.isError && !projects && (
        <ErrorState {...failures.projectsFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <div className={classes.grid} aria-busy={query.isPending}>
        {query.isPending &&
          [0, 1, 2].map((tile) => <Skeleton key={tile} height={240} data-testid="project-skeleton" />)}
        {projects?.map((project) => (
          <ProjectTile key={project.id} project={project} />
        ))}
        {!query.isPending && (
          <Changing>
            <Link to="/new-project" className={classes.start}>
              <IconPlus size={28} aria-hidden />
              <Text component="span" fw={600}>
                Start New Project
              </Text>
              <Text component="span" size="sm" c="dimmed">
                Tell your idea and meet your team
              </Text>
            </Link>
          </Changing>
        )}
      </div>
      {query.hasNextPage && (
        <Group justify="center" mt="md">
          <ShowMore of={query}>Show more projects</ShowMore>
        </Group>
      )}
    </section>
  );
}
