import { projectIcon } from '#domain/project-icon.ts';
import { Badge, Card, Group, Text, ThemeIcon } from '@mantine/core';
import { tagsOf } from '../../data/tags.ts';
import type { WizardDraft } from '../../data/wizard-draft.ts';
import { ProjectIcon } from '../projects/project-icon.tsx';
import { shortened } from './shortened.ts';
import classes from './vision.module.css';

const shownCharacters = 150;

/** The project's card as it will be, while it is being typed. */
export function VisionPreview({ draft }: { draft: WizardDraft }) {
  const { projectName, projectDescription } = draft;
  const name = projectName.trim();
  const description = projectDescription.trim();
  return (
    <section className={classes.preview} aria-labelledby="preview">
      <Text id="preview" component="h2" size="sm" fw={600} lh={1.55}>
        Preview
      </Text>
      <Card padding="md" data-testid="preview">
        <Group gap="sm" wrap="nowrap">
          <ThemeIcon variant="light" size={40}>
            <ProjectIcon icon={projectIcon(`${name} ${description}`)} />
          </ThemeIcon>
          <Text fw={650} size="lg" lh={1.3} c={name === '' ? 'dimmed' : undefined} className={classes.words}>
            {name || 'Project Name'}
          </Text>
        </Group>
        <Text size="sm" c="dimmed" mt="sm" className={classes.words}>
          {shortened(description, shownCharacters) || 'What it is about, in your words.'}
        </Text>
        <Group gap={6} mt="sm" mih={22}>
          {tagsOf(draft.tags).map((tag) => (
            <Badge key={tag} color="gray">
              {tag}
            </Badge>
          ))}
        </Group>
      </Card>
    </section>
  );
}
