import { limits, testLevels, testPriorities, type TestLevel, type TestPriority } from '#contract/vocabulary.ts';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TestFields } from '../../data/test-case.ts';
import { levelWords, priorityWords } from './test-search.ts';
import classes from './tests.module.css';
import { FormEnd } from '../../ui/form-end.tsx';

/** A test as it is typed: steps are lines. */
export type TypedTest = {
  title: string;
  level: TestLevel;
  priority: TestPriority;
  steps: string;
  expected: string;
  external_id: string;
};
export const emptyTest: TypedTest = {
  title: '',
  level: 'system',
  priority: 'P2',
  steps: '',
  expected: '',
  external_id: '',
};

export const typedOf = (test: TestFields): TypedTest => ({
  ...test,
  steps: test.steps.join('\n'),
  external_id: test.external_id ?? '',
});

const fieldsOf = ({ steps, external_id, title, expected, ...rest }: TypedTest): TestFields => ({
  ...rest,
  title: title.trim(),
  expected: expected.trim(),
  steps: steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== ''),
  external_id: external_id.trim() === '' ? null : external_id.trim(),
});

type Props = {
  values: TypedTest;
  submitLabel: string;
  busy: boolean;
  onChange: (patch: Partial<TypedTest>) => void;
  onSubmit: (fields: TestFields) => void;
  onCancel: () => void;
  /** What stands below a field, such as what another person wrote into it. */
  below?: (field: keyof TypedTest) => ReactNode;
  undecided?: boolean;
};

export function TestForm({ values, submitLabel, busy, onChange, onSubmit, onCancel, below, undecided }: Props) {
  const fields = fieldsOf(values);
  const tooMany = fields.steps.length > limits.steps;
  const refused = fields.title === '' || tooMany || undecided === true;
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!refused) onSubmit(fields);
      }}
    >
      <Stack>
        <div>
          <TextInput
            label="Title"
            description="What is shown to hold, as a statement"
            required
            maxLength={limits.name}
            value={values.title}
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
            data-autofocus
          />
          {below?.('title')}
        </div>
        <div className={classes.pair}>
          <div>
            <NativeSelect
              label="Level"
              data={testLevels.map((value) => ({ value, label: levelWords[value] }))}
              value={values.level}
              onChange={({ currentTarget }) => onChange({ level: currentTarget.value as TestLevel })}
            />
            {below?.('level')}
          </div>
          <div>
            <NativeSelect
              label="Priority"
              data={testPriorities.map((value) => ({ value, label: priorityWords[value] }))}
              value={values.priority}
              onChange={({ currentTarget }) => onChange({ priority: currentTarget.value as TestPriority })}
            />
            {below?.('priority')}
          </div>
        </div>
        <div>
          <Textarea
            label="Steps"
            description="One on each line"
            autosize
            minRows={3}
            maxRows={12}
            error={tooMany ? `At most ${limits.steps} steps.` : undefined}
            value={values.steps}
            onChange={({ currentTarget }) => onChange({ steps: currentTarget.value })}
          />
          {below?.('steps')}
        </div>
        <div>
          <Textarea
            label="Expected"
            description="What can be seen in the end"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={limits.text}
            value={values.expected}
            onChange={({ currentTarget }) => onChange({ expected: currentTarget.value })}
          />
          {below?.('expected')}
        </div>
        <div>
          <TextInput
            label="External id"
            description="What your test program calls it, if its name does not hold T-n"
            maxLength={limits.name}
            value={values.external_id}
            onChange={({ currentTarget }) => onChange({ external_id: currentTarget.value })}
          />
          {below?.('external_id')}
        </div>
        <FormEnd label={submitLabel} onCancel={onCancel} disabled={refused} loading={busy} />
      </Stack>
    </form>
  );
}
