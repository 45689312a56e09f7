import type { Review } from '#contract/review.ts';
import { retroKinds, type RetroKind } from '#contract/vocabulary.ts';
import { retroTitles } from '#domain/review.ts';
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNotes } from '../../data/review.ts';
import { Changing } from '../../ui/changing.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AddLine } from './add-line.tsx';
import classes from './review.module.css';

type Props = { at: { project_id: string; pi_id: string }; review: Review };

const asks: Record<RetroKind, string> = {
  went_well: 'What should stay as it is?',
  to_improve: 'What held you up?',
  action: 'What will you do about it?',
};

/** What went well, what to improve, and what to do about it; an action becomes a story of the next increment. */
export function Retrospective({ at, review: { notes, next } }: Props) {
  const change = useNotes(at);
  const where = next?.name ?? 'the backlog';
  return (
    <section aria-labelledby="retro">
      <Title order={3} id="retro" mb="sm">
        Retrospective
      </Title>
      <div className={classes.columns}>
        {retroKinds.map((kind) => {
          const own = notes.filter((note) => note.kind === kind);
          return (
            <Card key={kind} padding="md" component="section" aria-label={retroTitles[kind]}>
              <Title order={4}>{retroTitles[kind]}</Title>
              <Text size="sm" c="dimmed" mb="xs">
                {asks[kind]}
              </Text>
              <ul className={classes.items}>
                {own.map((note) => (
                  <li key={note.id}>
                    <div>
                      <Text size="sm">{note.text}</Text>
                      {kind === 'action' &&
                        (note.story ? (
                          <Badge color="spruce" variant="outline" mt={4}>
                            Story S-{note.story.number}
                          </Badge>
                        ) : (
                          <Changing>
                            <Button
                              className={classes.screenOnly}
                              size="compact-sm"
                              variant="default"
                              mt={4}
                              disabled={change.toStory.isPending}
                              aria-label={`Make a story of ${note.text}`}
                              onClick={() => change.toStory.mutate({ id: note.id, where })}
                            >
                              Make it a story
                            </Button>
                          </Changing>
                        ))}
                    </div>
                    <Changing>
                      <Group className={classes.screenOnly}>
                        <IconButton label={`Remove ${note.text}`} size="sm" onClick={() => change.remove.mutate(note)}>
                          <IconTrash size={16} aria-hidden />
                        </IconButton>
                      </Group>
                    </Changing>
                  </li>
                ))}
              </ul>
              <AddLine
                label={retroTitles[kind]}
                draft={`retro-${kind}:${at.pi_id}`}
                busy={change.add.isPending}
                onAdd={(text, key, done) => change.add.mutate({ kind, text, key }, { onSuccess: done })}
              />
            </Card>
          );
        })}
      </div>
    </section>
  );
}
