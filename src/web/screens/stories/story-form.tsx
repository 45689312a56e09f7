import type { CriterionDraft } from '#contract/story.ts';
import { criterionKinds, limits, type CriterionKind } from '#contract/vocabulary.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFormEdits } from '../../data/field-edits.ts';
import { Contested } from '../../ui/contested.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FeatureChoice, type Belonging } from './feature-choice.tsx';
import { kindLabel } from './story-words.tsx';
import classes from './stories.module.css';
import { useFormInPlace } from '../../ui/focus.ts';
import { FormEnd } from '../../ui/form-end.tsx';

export type StoryText = {
  title: string;
  as_a: string;
  i_want: string;
  so_that: string;
  description?: string;
  /** The empty text for none. */
  feature_id?: string;
  criteria: CriterionDraft[];
};

export const emptyStory: StoryText = {
  title: '',
  as_a: '',
  i_want: '',
  so_that: '',
  criteria: [
    { given: '', when: '', outcome: '', kind: 'usual' },
    { given: '', when: '', outcome: '', kind: 'negative' },
  ],
};

type Props = {
  /** Where the words are kept until they are saved. */
  draft: string;
  /** As it is saved. */
  story: StoryText;
  /** Where its feature can be chosen. */
  belonging?: Belonging;
  save: string;
  /** Light where the next step stands beside the form. */
  variant?: 'filled' | 'light';
  saving: boolean;
  onSave: (story: StoryText, done: () => void) => void;
  onClose: () => void;
  /** Says before the save what it touches. */
  children?: ReactNode;
};

const isEmpty = ({ given, when, outcome }: CriterionDraft): boolean => `${given}${when}${outcome}`.trim() === '';

const inWords = (criteria: string): string =>
  (JSON.parse(criteria) as CriterionDraft[])
    .map(({ given, when, outcome }, at) => `${at + 1}. Given ${given} when ${when} then ${outcome}`)
    .join('\n');

/**
 * A story in the person's words: title, parts and criteria. What was typed survives a reload; where another person changed
 * the same field, this one decides.
 */
export function StoryForm({
  draft,
  story,
  belonging,
  save,
  variant = 'filled',
  saving,
  onSave,
  onClose,
  children,
}: Props) {
  const edit = useFormEdits<StoryText>(draft, story);
  const { values, change } = edit;
  const below = (field: keyof StoryText) => !saving && <Contested of={edit} field={field} />;
  const [tried, setTried] = useState(false);
  const form = useFormInPlace<HTMLFormElement>(onClose);
  const close = () => {
    edit.forget();
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (values.title.trim() === '' || edit.undecided) return;
    onSave(
      {
        ...values,
        title: values.title.trim(),
        as_a: values.as_a.trim(),
        criteria: values.criteria.filter((criterion) => !isEmpty(criterion)),
      },
      edit.onceSaved(close),
    );
  };
  return (
    <form
      noValidate
      ref={form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <div>
          <TextInput
            label="Title"
            withAsterisk
            required
            data-autofocus
            maxLength={limits.name}
            value={values.title}
            error={tried && values.title.trim() === '' && 'Title is required'}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          {below('title')}
        </div>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <div>
            <TextInput
              label="As a"
              placeholder="member"
              maxLength={limits.name}
              value={values.as_a}
              onChange={({ currentTarget }) => change({ as_a: currentTarget.value })}
            />
            {below('as_a')}
          </div>
          <div>
            <Textarea
              label="I want to"
              placeholder="book a boat"
              autosize
              minRows={1}
              maxLength={limits.text}
              value={values.i_want}
              onChange={({ currentTarget }) => change({ i_want: currentTarget.value })}
            />
            {below('i_want')}
          </div>
          <div>
            <Textarea
              label="So that"
              placeholder="it is there when I come"
              autosize
              minRows={1}
              maxLength={limits.text}
              value={values.so_that}
              onChange={({ currentTarget }) => change({ so_that: currentTarget.value })}
            />
            {below('so_that')}
          </div>
        </SimpleGrid>
        {belonging && values.feature_id !== undefined && (
          <div>
            <FeatureChoice of={belonging} value={values.feature_id} onChange={(feature_id) => change({ feature_id })} />
            {!saving && <Contested of={edit} field="feature_id" say={() => belonging.feature?.name ?? ''} />}
          </div>
        )}
        <div>
          <CriteriaFields criteria={values.criteria} onChange={(criteria) => change({ criteria })} />
          {!saving && <Contested of={edit} field="criteria" say={inWords} />}
        </div>
        {values.description !== undefined && (
          <div>
            <Textarea
              label="Notes"
              autosize
              minRows={2}
              maxRows={8}
              maxLength={limits.text}
              value={values.description}
              onChange={({ currentTarget }) => change({ description: currentTarget.value })}
            />
            {below('description')}
          </div>
        )}
        {children}
        <FormEnd label={save} onCancel={close} variant={variant} loading={saving} disabled={edit.undecided} />
      </Stack>
    </form>
  );
}

type CriteriaProps = { criteria: CriterionDraft[]; onChange: (criteria: CriterionDraft[]) => void };
const kinds = criterionKinds.map((value) => ({ value, label: kindLabel[value] }));
const parts = [
  ['given', 'Given'],
  ['when', 'When'],
  ['outcome', 'Then'],
] as const;

function CriteriaFields({ criteria, onChange }: CriteriaProps) {
  const set = (at: number, patch: Partial<CriterionDraft>) =>
    onChange(criteria.map((criterion, index) => (index === at ? { ...criterion, ...patch } : criterion)));
  const swap = (at: number, to: number) => {
    const next = [...criteria];
    const [one] = next.splice(at, 1);
    if (one) next.splice(to, 0, one);
    onChange(next);
  };
  return (
    <Stack gap="sm">
      <Text fw={500} size="sm">
        Acceptance criteria
      </Text>
      {criteria.map((criterion, index) => (
        <fieldset key={criterion.id ?? `new ${index}`} className={classes.criterion}>
          <legend>Criterion {index + 1}</legend>
          <div className={classes.criterionParts}>
            {parts.map(([part, label]) => (
              <Textarea
                key={part}
                label={label}
                autosize
                minRows={1}
                maxLength={limits.text}
                value={criterion[part]}
                onChange={({ currentTarget }) => set(index, { [part]: currentTarget.value })}
              />
            ))}
          </div>
          <Group gap="xs" justify="space-between" align="end">
            <NativeSelect
              label="Kind"
              data={kinds}
              value={criterion.kind}
              onChange={({ currentTarget }) => set(index, { kind: currentTarget.value as CriterionKind })}
            />
            <Group gap={2}>
              <IconButton
                label={`Move criterion ${index + 1} up`}
                size="md"
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={`Move criterion ${index + 1} down`}
                size="md"
                disabled={index === criteria.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={`Remove criterion ${index + 1}`}
                size="md"
                onClick={() => onChange(criteria.filter((_, at) => at !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
            </Group>
          </Group>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={criteria.length >= limits.criteria}
          onClick={() => onChange([...criteria, { given: '', when: '', outcome: '', kind: 'usual' }])}
        >
          Add criterion
        </Button>
      </div>
    </Stack>
  );
}
