import { limits } from '#contract/vocabulary.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useCreateOwner } from '../../data/account.ts';
import { Entrance, Refused } from './entrance.tsx';
import { PasswordField } from './password-field.tsx';

/** The first visitor becomes the owner, if they can read what the server printed. */
export function CreateOwner() {
  const create = useCreateOwner();
  const [typed, setTyped] = useState({ code: '', name: '', email: '', password: '' });
  const field = (key: keyof typeof typed) => ({
    withAsterisk: true,
    required: true,
    value: typed[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [key]: currentTarget.value })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    create.mutate(typed);
  };
  return (
    <Entrance
      title="Become the owner"
      lead="Nobody owns this server yet. When it started, it printed a code: who can read it may be the first."
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Code"
            description="Four groups of four letters and digits."
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...field('code')}
          />
          <TextInput label="Your name" autoComplete="name" maxLength={limits.name} {...field('name')} />
          <TextInput label="E-mail address" type="email" autoComplete="username" {...field('email')} />
          <PasswordField
            isNew
            value={typed.password}
            onChange={(password) => setTyped((before) => ({ ...before, password }))}
          />
          <Refused error={create.error} />
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending || create.isSuccess}>
              Become the owner
            </Button>
          </Group>
        </Stack>
      </form>
    </Entrance>
  );
}
