import { limits } from '#contract/vocabulary.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { newKey } from '../../data/new-key.ts';
import { Changing } from '../../ui/changing.tsx';
import { useDraft } from '../../ui/draft.ts';
import classes from './review.module.css';

type Props = {
  label: string;
  /** Stands in the empty field; the label where it is left out. */
  placeholder?: string;
  draft: string;
  busy: boolean;
  onAdd: (text: string, key: string, done: () => void) => void;
};

/** One sentence and a button. What is typed survives a reload and a failure; Enter adds it. */
export function AddLine({ label, placeholder = label, draft, busy, onAdd }: Props) {
  const { values, change, clearSent } = useDraft(draft, { text: '' });
  const [key, setKey] = useState(() => newKey());
  const text = values.text.trim();
  return (
    <Changing>
      <Group
        component="form"
        className={classes.screenOnly}
        gap="xs"
        wrap="nowrap"
        onSubmit={(submitted: React.FormEvent) => {
          submitted.preventDefault();
          if (text !== '')
            onAdd(text, key, () => {
              clearSent();
              setKey(newKey());
            });
        }}
      >
        <TextInput
          flex={1}
          size="xs"
          aria-label={label}
          placeholder={placeholder}
          maxLength={limits.name}
          value={values.text}
          onChange={({ currentTarget }) => {
            change({ text: currentTarget.value });
            setKey(newKey());
          }}
        />
        <Button
          type="submit"
          size="xs"
          variant="default"
          disabled={text === ''}
          loading={busy}
          aria-label={`${label}: Add`}
        >
          Add
        </Button>
      </Group>
    </Changing>
  );
}
