import type { Increment } from '#contract/increment.ts';
import { stageProgress } from '#domain/increment-stages.ts';
import { Card, Group, Progress, Text, Title } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Changing } from '../../ui/changing.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IncrementDates, IncrementStatusBadge } from './increment-words.tsx';
import classes from './increments.module.css';

/** One increment in the grid: what it is for, and how many of its stages are done. */
export function IncrementCard({ increment, onEdit }: { increment: Increment; onEdit: (id: string) => void }) {
  const { completed, total } = stageProgress(increment.stages);
  return (
    <Card component="article" padding="md" className={classes.card}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
        <Title order={4} className={classes.name}>
          {increment.name}
        </Title>
        <Group gap={4} wrap="nowrap">
          <IncrementStatusBadge status={increment.status} />
          <Changing>
            <IconButton label={`Edit ${increment.name}`} size="md" onClick={() => onEdit(increment.id)}>
              <IconEdit size={18} aria-hidden />
            </IconButton>
          </Changing>
        </Group>
      </Group>
      {increment.theme !== '' && (
        <Text size="sm" fw={500}>
          {increment.theme}
        </Text>
      )}
      {increment.goal !== '' && (
        <Text size="sm" c="dimmed" lineClamp={3}>
          {increment.goal}
        </Text>
      )}
      <IncrementDates increment={increment} />
      <div className={classes.progress}>
        <Text size="sm" mb={6} className="tabular">
          {completed} of {total} stages completed
        </Text>
        <Progress
          value={total === 0 ? 0 : (completed / total) * 100}
          size="sm"
          aria-label={`Stages of ${increment.name} completed`}
        />
      </div>
    </Card>
  );
}
