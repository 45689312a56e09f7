import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useFieldEdits } from '../../data/field-edits.ts';
import { Contested } from '../../ui/contested.tsx';
import { useFormInPlace } from '../../ui/focus.ts';
import { FeatureFields, featureTexts, problemsOf, type FeatureText } from './feature-fields.tsx';
import { FormEnd } from '../../ui/form-end.tsx';

type Props = {
  /** As it is saved. */
  feature: FeatureText;
  /** Where the words of an unfinished edit are kept. */
  draft: string;
  descriptionOptional?: boolean;
  saving: boolean;
  /** Saves what was changed, and calls back when that is done. */
  onSave: (changed: Partial<FeatureText>, done: () => void) => void;
  onClose: () => void;
  /** What the change touches, said before it is saved. */
  touched?: ReactNode;
  /** The name of the form, where it has one. */
  children?: ReactNode;
};

/**
 * Another wording for a feature. What was typed survives a reload, also while it is not decided whose words of two people
 * count.
 */
export function EditFeatureFields({ feature, draft, descriptionOptional = false, saving, onSave, ...rest }: Props) {
  const { onClose, touched, children } = rest;
  const edits = useFieldEdits<keyof FeatureText>(draft, featureTexts(feature));
  const form = useFormInPlace<HTMLFormElement>(onClose);
  const [tried, setTried] = useState(false);
  const values = {
    name: edits.text('name'),
    description: edits.text('description'),
    value_category: edits.text('value_category'),
    complexity: edits.text('complexity'),
  } as FeatureText;
  const problems = problemsOf(values, descriptionOptional);
  const below = (field: keyof FeatureText) => <Contested of={edits} field={field} />;
  const close = () => {
    edits.forget();
    onClose();
  };
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || edits.undecided) return;
    const { name, ...others } = edits.changed as Partial<FeatureText>;
    const changed = { ...others, ...(name !== undefined && { name: name.trim() }) };
    if (Object.keys(changed).length === 0) close();
    else onSave(changed, edits.onceSaved(close));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      {children}
      <Stack gap="sm">
        <FeatureFields
          values={values}
          problems={tried ? problems : {}}
          onChange={edits.typeAll}
          descriptionOptional={descriptionOptional}
          below={below}
        />
        {touched}
        <FormEnd label="Save" onCancel={close} size="xs" variant="light" loading={saving} disabled={edits.undecided} />
      </Stack>
    </form>
  );
}
