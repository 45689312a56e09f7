import type { Review, ReviewedFeature } from '#contract/review.ts';
import { Badge, Card, Group, Progress, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { amountOf } from '../../data/review.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './review.module.css';

/** The figures, and each planned feature with how far it came. */
export function PlannedAndDone({ review: { figures, features, carried } }: { review: Review }) {
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
      {features.length + carried.length === 0 ? (
        <EmptyState
          order={4}
          title="No features were selected"
          text="What PI planning selects for an increment is compared here with what was done."
        />
      ) : (
        <Card padding="md" mt="md">
          <ul className={classes.rows} aria-label="Planned features">
            {features.map((feature) => (
              <Row key={feature.id} feature={feature} done={feature.done}>
                <Badge
                  miw={108}
                  color={feature.done ? 'spruce' : 'gray'}
                  variant="outline"
                  leftSection={
                    feature.done ? <IconCheck size={14} aria-hidden /> : <IconCircleDashed size={14} aria-hidden />
                  }
                >
                  {feature.done ? 'Done' : 'Unfinished'}
                </Badge>
              </Row>
            ))}
            {carried.map((feature) => (
              <Row key={feature.id} feature={feature} done={false}>
                <Badge
                  miw={108}
                  color="gray"
                  variant="outline"
                  leftSection={<IconArrowRight size={14} aria-hidden />}
                  title="Unfinished, and carried away"
                >
                  {feature.to === null ? 'To the backlog' : `To ${feature.to.name}`}
                </Badge>
              </Row>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

type RowProps = { feature: Review['carried'][number] | ReviewedFeature; done: boolean; children: ReactNode };

const Row = ({ feature: { name, value_category, stories, points }, done, children }: RowProps) => (
  <li>
    <div>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed" className="tabular">
        {value_category} · {stories.done} of {amountOf(stories.planned, 'story', 'stories')} · {points.done} of{' '}
        {amountOf(points.planned, 'point')}
      </Text>
    </div>
    <Group gap="sm" wrap="nowrap">
      <Progress
        w={90}
        visibleFrom="sm"
        value={stories.planned === 0 ? (done ? 100 : 0) : (stories.done * 100) / stories.planned}
        aria-label={`Stories of ${name} that are done`}
      />
      {children}
    </Group>
  </li>
);

const Figure = ({ term, planned, done }: { term: string; planned: number; done: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {done.toLocaleString('en')} <span className={classes.of}>of {planned.toLocaleString('en')}</span>
    </dd>
  </div>
);
