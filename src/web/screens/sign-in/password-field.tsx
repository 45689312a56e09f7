import { limits } from '#contract/vocabulary.ts';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState } from 'react';

type Props = {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether it is a new one, which has to be long enough and which a password manager may propose. */
  isNew?: boolean;
  error?: string | undefined;
};

/** A password, which can be looked at. */
export function PasswordField({ label = 'Password', value, onChange, isNew = false, error }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        withAsterisk
        required
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={limits.password}
        {...(isNew && {
          minLength: limits.passwordLeast,
          description: `At least ${limits.passwordLeast} characters. A sentence is easy to remember.`,
        })}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label="Show the password"
        checked={shown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
    </Stack>
  );
}
