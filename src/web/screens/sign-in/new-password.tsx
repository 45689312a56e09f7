import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkQuery, useResetPassword } from '../../data/account.ts';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { Entrance, Refused } from './entrance.tsx';
import { useLinkSecret } from './link-secret.ts';
import { PasswordField } from './password-field.tsx';

/** Where the link to a new password leads. */
export function NewPassword() {
  const secret = useLinkSecret();
  const link = useQuery({ ...linkQuery(secret), enabled: secret !== '', retry: false });
  const reset = useResetPassword();
  const [password, setPassword] = useState('');

  if (reset.isSuccess)
    return (
      <Entrance title="A new password" lead="It is set, and you are signed out everywhere.">
        {/* Loaded anew, as what this page knows of a session has ended with it. */}
        <Button component="a" href="/sign-in">
          Sign in
        </Button>
      </Entrance>
    );
  if (secret === '' || link.isError || link.data?.kind === 'invitation')
    return (
      <Entrance title="A new password" lead="This link is not valid.">
        <Stack>
          <Text>It was used already or has expired. Please ask for a new one.</Text>
          {link.isError && <Refused error={link.error} />}
          <LinkButton to="/sign-in" search={{ forgot: true }} variant="default">
            Ask for a new link
          </LinkButton>
        </Stack>
      </Entrance>
    );
  return (
    <Entrance title="A new password" lead="All sessions of your account end when you set it.">
      {link.data ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            reset.mutate({ secret, password });
          }}
        >
          <Stack>
            <TextInput label="E-mail address" type="email" autoComplete="username" readOnly value={link.data.email} />
            <PasswordField isNew value={password} onChange={setPassword} />
            <Refused error={reset.error} />
            <Group justify="flex-end">
              <Button type="submit" loading={reset.isPending}>
                Set the password
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Skeleton h={180} {...waiting('Loading')} />
      )}
    </Entrance>
  );
}
