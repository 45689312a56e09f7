import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useChangePassword } from '../../data/account.ts';
import { Refused } from '../sign-in/entrance.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';

/** Another password; all other sessions end. */
export function ChangePassword() {
  const change = useChangePassword();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const close = () => {
    setOpen(false);
    setCurrent('');
    setPassword('');
    change.reset();
  };
  return (
    <Card component="section" aria-labelledby="password">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h3" id="password">
            Password
          </Title>
          <Text size="sm" c="dimmed">
            When you change it, you are signed out everywhere else.
          </Text>
        </div>
        {!open && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )}
      </Group>
      {open && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ current, password }, { onSuccess: close });
          }}
        >
          <Stack mt="md" maw="28rem">
            <PasswordField label="Present password" value={current} onChange={setCurrent} />
            <PasswordField label="New password" isNew value={password} onChange={setPassword} />
            <Refused error={change.error} />
            <Group gap="xs">
              <Button type="submit" variant="default" loading={change.isPending}>
                Change password
              </Button>
              <Button variant="subtle" onClick={close}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Card>
  );
}
