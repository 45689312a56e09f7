import type { Review } from '#contract/review.ts';
import { counted } from '#domain/counted.ts';
import { unfinishedIn } from '#domain/review.ts';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowRight, IconInbox, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCarry } from '../../data/review.ts';
import classes from './review.module.css';
import { Changing } from '../../ui/changing.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';

const NewIncrement = fetchedAhead(async () => (await import('../increments/new-increment.tsx')).NewIncrement);

type Props = { at: { project_id: string; pi_id: string }; review: Review };

/** What is unfinished goes to the next increment or back to the backlog, as the person chooses; what is done stays. */
export function Unfinished({ at, review }: Props) {
  const { carried, loose, next } = review;
  const carry = useCarry(at);
  const [creating, setCreating] = useState(false);
  const { features: open } = unfinishedIn(review);
  const choices = (name: string, what: { feature_ids?: string[]; story_ids?: string[] }) => (
    <Changing>
      <Group gap={6} className={classes.screenOnly}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowRight size={14} aria-hidden />}
          disabled={next === null || carry.isPending}
          aria-label={`${name} to ${next?.name ?? 'the next PI'}`}
          onClick={() => carry.mutate({ to: 'next', ...what, where: next?.name ?? '' })}
        >
          {next?.name ?? 'Next PI'}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconInbox size={14} aria-hidden />}
          disabled={carry.isPending}
          aria-label={`${name} to the backlog`}
          onClick={() => carry.mutate({ to: 'backlog', ...what, where: 'the backlog' })}
        >
          Backlog
        </Button>
      </Group>
    </Changing>
  );
  return (
    <section aria-labelledby="unfinished">
      <Group justify="space-between" mb="sm">
        <Title order={3} id="unfinished">
          Unfinished
        </Title>
        {next === null && open.length + loose.length > 0 && (
          <Changing>
            <Button
              className={classes.screenOnly}
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setCreating(true)}
            >
              Create the next PI
            </Button>
          </Changing>
        )}
      </Group>
      {open.length + loose.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is left open.
          {carried.length === 0 && ' Every feature and story of this increment is done.'}
        </Text>
      ) : (
        <Card padding="md">
          <ul className={classes.rows} aria-label="Unfinished work">
            {open.length + loose.length > 1 && (
              <li>
                <Text fw={600}>All of it</Text>
                {choices('All of it', {})}
              </li>
            )}
            {open.map(({ id, name, stories }) => (
              <li key={id}>
                <div>
                  <Text fw={500}>{name}</Text>
                  <Text size="sm" c="dimmed">
                    {stories.planned === 0
                      ? 'No stories'
                      : `${counted(stories.planned - stories.done, 'story', 'stories')} to do`}
                  </Text>
                </div>
                {choices(name, { feature_ids: [id] })}
              </li>
            ))}
            {loose.map(({ id, number, title }) => (
              <li key={id}>
                <div>
                  <Text fw={500}>
                    S-{number} {title}
                  </Text>
                  <Text size="sm" c="dimmed">
                    Story of no feature
                  </Text>
                </div>
                {choices(title, { story_ids: [id] })}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Suspense>{creating && <NewIncrement projectId={at.project_id} onClose={() => setCreating(false)} />}</Suspense>
    </section>
  );
}
