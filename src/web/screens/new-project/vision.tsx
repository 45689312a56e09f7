import { limits } from '#contract/vocabulary.ts';
import { Button, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { SubmitEvent } from 'react';
import { tagsOf, tagsProblem } from '../../data/tags.ts';
import { changeDraft, hasVision, isBlank, startDraft, useWizardDraft } from '../../data/wizard-draft.ts';
import { VisionPreview } from './vision-preview.tsx';
import classes from './vision.module.css';
import { WizardActions } from './wizard.tsx';

/** Step 1: what the project is about, in the person's own words. */
export function Vision({ onNext }: { onNext: () => void }) {
  const draft = useWizardDraft();
  const tagsError = tagsProblem(tagsOf(draft.tags));
  const ready = hasVision(draft) && tagsError === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) onNext();
  };
  return (
    <form onSubmit={submit}>
      <Title order={1}>Define Your Vision</Title>
      <Text c="dimmed" mt={4} mb="lg">
        Say what you want to build. Your team reads every word of it, so plain language serves best.
      </Text>
      <div className={classes.columns}>
        <Stack>
          <TextInput
            label="Project Name"
            withAsterisk
            required
            maxLength={limits.name}
            value={draft.projectName}
            onChange={(event) => changeDraft({ projectName: event.currentTarget.value })}
          />
          <Textarea
            label="Project Idea / Description"
            withAsterisk
            required
            autosize
            minRows={6}
            maxRows={18}
            maxLength={limits.text}
            value={draft.projectDescription}
            onChange={(event) => changeDraft({ projectDescription: event.currentTarget.value })}
          />
          <TextInput
            label="Tags (optional)"
            description="Separated by commas, such as: mobile, offline, volunteers"
            error={tagsError}
            value={draft.tags}
            onChange={(event) => changeDraft({ tags: event.currentTarget.value })}
          />
          <Textarea
            label="Additional Context"
            description="Who will use it, what exists already, what it must not do. Optional."
            autosize
            minRows={3}
            maxRows={12}
            maxLength={limits.text}
            value={draft.additionalContext}
            onChange={(event) => changeDraft({ additionalContext: event.currentTarget.value })}
          />
          <WizardActions>
            <Button variant="default" disabled={isBlank(draft)} onClick={() => startDraft('')}>
              Start over
            </Button>
            <Button type="submit" disabled={!ready} rightSection={<IconArrowRight size={18} aria-hidden />}>
              Next: Team Selection
            </Button>
          </WizardActions>
        </Stack>
        <VisionPreview draft={draft} />
      </div>
    </form>
  );
}
