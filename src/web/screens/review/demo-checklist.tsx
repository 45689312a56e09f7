import type { Review } from '#contract/review.ts';
import { Button, Card, Checkbox, Group, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconListCheck, IconTrash } from '@tabler/icons-react';
import { useDemo } from '../../data/review.ts';
import { Changing } from '../../ui/changing.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AddLine } from './add-line.tsx';
import classes from './review.module.css';

type Props = { at: { project_id: string; pi_id: string }; review: Review };

/** What to show of each feature, ticked as it is shown. */
export function DemoChecklist({ at, review: { features } }: Props) {
  const demo = useDemo(at);
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="demo">
      <Group justify="space-between" mb="sm">
        <Title order={3} id="demo">
          Demo
        </Title>
        <Changing>
          <Button
            className={classes.screenOnly}
            size="xs"
            variant="default"
            leftSection={<IconListCheck size={14} aria-hidden />}
            loading={demo.fill.isPending}
            onClick={() => demo.fill.mutate()}
          >
            Add finished stories
          </Button>
        </Changing>
      </Group>
      <div className={classes.columns}>
        {features.map(({ id, name, demo: items }) => (
          <Card key={id} padding="md" component="section" aria-label={`Demo of ${name}`}>
            <Title order={4} mb="xs">
              {name}
            </Title>
            {items.length === 0 && (
              <Text size="sm" c="dimmed" mb="xs">
                Nothing to show yet.
              </Text>
            )}
            <ul className={classes.items}>
              {items.map((item) => (
                <li key={item.id}>
                  <Changing shown>
                    <Checkbox
                      label={item.text}
                      checked={item.shown_at !== null}
                      onChange={({ currentTarget }) => demo.show.mutate({ id: item.id, shown: currentTarget.checked })}
                    />
                  </Changing>
                  <Changing>
                    <IconButton
                      className={classes.screenOnly ?? ''}
                      label={`Remove ${item.text}`}
                      size="sm"
                      onClick={() => demo.remove.mutate(item)}
                    >
                      <IconTrash size={16} aria-hidden />
                    </IconButton>
                  </Changing>
                </li>
              ))}
            </ul>
            <AddLine
              label={`Show of ${name}`}
              placeholder="What to show"
              draft={`demo:${id}`}
              busy={demo.add.isPending}
              onAdd={(text, key, done) => demo.add.mutate({ feature_id: id, text, key }, { onSuccess: done })}
            />
          </Card>
        ))}
      </div>
    </section>
  );
}
