import type { Project } from '#contract/project.ts';
import { Badge, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { day } from '../../ui/dates.ts';
import classes from './dashboard.module.css';

const statusLabels: Record<Project['status'], string> = { in_progress: 'In Progress' };

export function ProjectDetails({ project }: { project: Project | undefined }) {
  return (
    <Card component="section" aria-labelledby="details">
      <Title order={2} size="h4" id="details" mb="sm">
        Project Details
      </Title>
      {project ? (
        <dl className={classes.details}>
          <Detail term="Status">
            <Badge>{statusLabels[project.status]}</Badge>
          </Detail>
          <Detail term="Created">
            <time dateTime={project.created_at}>{day(project.created_at)}</time>
          </Detail>
          <Detail term="Description">
            {project.summary === '' ? (
              <Text size="sm" c="dimmed">
                None yet
              </Text>
            ) : (
              <Text size="sm">{project.summary}</Text>
            )}
          </Detail>
          {project.tags.length > 0 && (
            <Detail term="Tags">
              <Group gap={6}>
                {project.tags.map((tag) => (
                  <Badge key={tag} color="gray">
                    {tag}
                  </Badge>
                ))}
              </Group>
            </Detail>
          )}
          {project.domainExpertise && project.domainExpertise.domain !== '' && (
            <Detail term="Domain">{project.domainExpertise.domain}</Detail>
          )}
          {project.additional_context !== '' && (
            <Detail term="Additional context">
              <Text size="sm">{project.additional_context}</Text>
            </Detail>
          )}
        </dl>
      ) : (
        <Skeleton h={150} />
      )}
    </Card>
  );
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
