import { limits } from '#contract/vocabulary.ts';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IdeaField } from '../../data/idea-edit.ts';
import { tagsOf, tagsProblem } from '../../data/tags.ts';
import { optionsOf, typeLabels } from './idea-labels.ts';

type Props = {
  text: (field: IdeaField) => string;
  onChange: (field: IdeaField, text: string) => void;
  /** What stands below a field, such as what another person wrote into it. */
  below?: (field: IdeaField) => ReactNode;
};

/** Whether an idea says enough to be kept. */
export const isComplete = (text: Props['text']): boolean =>
  text('title').trim() !== '' && text('description').trim() !== '';

/** Why the server would refuse the rest, or null. */
export const problemOf = (text: Props['text']): string | null => tagsProblem(tagsOf(text('tags')));

/** Title, description, type and tags, wherever an idea is written. */
export function IdeaFields({ text, onChange, below }: Props) {
  return (
    <>
      <div>
        <TextInput
          label="Title"
          required
          data-autofocus
          maxLength={limits.name}
          value={text('title')}
          onChange={({ currentTarget }) => onChange('title', currentTarget.value)}
        />
        {below?.('title')}
      </div>
      <div>
        <Textarea
          label="Description"
          description="In your own words: who needs it, what should happen, and why."
          required
          autosize
          minRows={5}
          maxRows={16}
          maxLength={limits.text}
          value={text('description')}
          onChange={({ currentTarget }) => onChange('description', currentTarget.value)}
        />
        {below?.('description')}
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <div>
          <NativeSelect
            label="Type"
            data={optionsOf(typeLabels)}
            value={text('type')}
            onChange={({ currentTarget }) => onChange('type', currentTarget.value)}
          />
          {below?.('type')}
        </div>
        <div>
          <TextInput
            label="Tags"
            placeholder="Separated by commas"
            value={text('tags')}
            error={problemOf(text)}
            onChange={({ currentTarget }) => onChange('tags', currentTarget.value)}
          />
          {below?.('tags')}
        </div>
      </SimpleGrid>
    </>
  );
}
