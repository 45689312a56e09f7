import type { Review, ReviewedFeature } from '#contract/review.ts';
import { counted } from '#domain/counted.ts';
import { Badge, Button, Card, Group, Progress, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useChangeFeatures } from '../../data/feature.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './review.module.css';

/** The figures, and each planned feature with how far it came. */
export function PlannedAndDone({ projectId, review }: { projectId: string; review: Review }) {
  const { figures, features, carried } = review;
  return (
    <section aria-labelledby="planned">
      <Group justify="space-between" mb="sm">
        <Title order={3} id="planned">
          Planned and done
        </Title>
        <MarkImplemented projectId={projectId} features={features} />
      </Group>
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

/** All of their stories are done; that they are implemented a person says, and then the figures of the project count them. */
function MarkImplemented({ projectId, features }: { projectId: string; features: Review['features'] }) {
  const change = useChangeFeatures(projectId);
  const waiting = features.filter(({ done, status }) => done && status !== 'implemented' && status !== 'completed');
  if (waiting.length === 0) return null;
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.screenOnly}
      leftSection={<IconCheck size={14} aria-hidden />}
      loading={change.isPending}
      onClick={() => change.mutate(waiting.map(({ id, version }) => ({ id, version, status: 'implemented' })))}
    >
      Mark {counted(waiting.length, 'feature')} as implemented
    </Button>
  );
}

type RowProps = { feature: Review['carried'][number] | ReviewedFeature; done: boolean; children: ReactNode };

const Row = ({ feature: { name, value_category, stories, points }, done, children }: RowProps) => (
  <li>
    <div>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed" className="tabular">
        {value_category} ·{' '}
        {stories.planned === 0
          ? 'No stories'
          : `${stories.done} of ${counted(stories.planned, 'story', 'stories')} · ${points.done} of ${counted(points.planned, 'point')}`}
      </Text>
    </div>
    <Group gap="sm" wrap="nowrap">
      <Progress
        w={90}
        visibleFrom="sm"
        value={stories.planned === 0 ? (done ? 100 : 0) : (stories.done * 100) / stories.planned}
        aria-label={`Stories of ${name} that are done`}
      />
      <div className={classes.outcome}>{children}</div>
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
