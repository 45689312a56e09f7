import type { Review } from '#contract/review.ts';
import { Badge, Card, Group, Progress, Text, Title } from '@mantine/core';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './review.module.css';

/** The figures, and each planned feature with how far it came. */
export function PlannedAndDone({ review: { figures, features } }: { review: Review }) {
  return (
    <section aria-labelledby="planned">
      <Title order={3} id="planned" mb="sm">
        Planned and done
      </Title>
      <dl className={classes.figures}>
        <Figure term="Features" {...figures.features} />
        <Figure term="Stories" {...figures.stories} />
        <Figure term="Points" {...figures.points} />
      </dl>
      {features.length === 0 ? (
        <EmptyState
          order={4}
          title="No features were selected"
          text="What PI planning selects for an increment is compared here with what was done."
        />
      ) : (
        <Card padding="md" mt="md">
          <ul className={classes.rows} aria-label="Planned features">
            {features.map(({ id, name, done, stories, points, value_category }) => (
              <li key={id}>
                <div>
                  <Text fw={500}>{name}</Text>
                  <Text size="sm" c="dimmed" className="tabular">
                    {value_category} · {stories.done} of {stories.planned} stories · {points.done} of {points.planned}{' '}
                    points
                  </Text>
                </div>
                <Group gap="sm" wrap="nowrap">
                  <Progress
                    w={90}
                    visibleFrom="sm"
                    value={stories.planned === 0 ? (done ? 100 : 0) : (stories.done * 100) / stories.planned}
                    aria-label={`Stories of ${name} that are done`}
                  />
                  <Badge
                    miw={108}
                    color={done ? 'spruce' : 'gray'}
                    variant="outline"
                    leftSection={
                      done ? <IconCheck size={14} aria-hidden /> : <IconCircleDashed size={14} aria-hidden />
                    }
                  >
                    {done ? 'Done' : 'Unfinished'}
                  </Badge>
                </Group>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const Figure = ({ term, planned, done }: { term: string; planned: number; done: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {done.toLocaleString('en')} <span className={classes.of}>of {planned.toLocaleString('en')}</span>
    </dd>
  </div>
);
