import type { ProjectCard } from '#contract/project.ts';
import { Card, Group, Progress, Text, ThemeIcon, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { day } from '../../ui/dates.ts';
import { ProjectIcon } from '../projects/project-icon.tsx';
import classes from './project-tile.module.css';

/** One project in the grid; the whole tile leads to it. */
export function ProjectTile({ project }: { project: ProjectCard }) {
  const progress = Math.round(project.progress);
  return (
    <Card component="article" className={classes.tile} padding="md">
      <Group gap="sm" wrap="nowrap" align="center">
        <ThemeIcon variant="light" size={40}>
          <ProjectIcon icon={project.icon} />
        </ThemeIcon>
        <Title order={3} lineClamp={2} className={classes.name}>
          <Link to="/project/$projectId" params={{ projectId: project.id }} className={classes.link}>
            {project.name}
          </Link>
        </Title>
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2} mt="sm">
        {project.summary}
      </Text>
      <div className={classes.figures}>
        <Group justify="space-between" mb={6}>
          <Text size="sm">Progress</Text>
          <Text size="sm" className="tabular">
            {progress}%
          </Text>
        </Group>
        <Progress value={progress} size="sm" aria-label={`Progress of ${project.name}`} />
        <Group gap="md" mt="sm">
          <Text size="sm" className="tabular">
            {count(project.activeStories, 'active story', 'active stories')}
          </Text>
          <Text size="sm" className="tabular">
            {count(project.pendingTests, 'pending test', 'pending tests')}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" mt={6}>
          Updated <time dateTime={project.lastUpdated}>{day(project.lastUpdated)}</time>
        </Text>
      </div>
    </Card>
  );
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
