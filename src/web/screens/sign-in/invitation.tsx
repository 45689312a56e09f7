import { limits } from '#contract/vocabulary.ts';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, linkQuery, useAcceptInvitation, useSignOut } from '../../data/account.ts';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { aRole } from '../workspace/roles.ts';
import { Entrance, Refused } from './entrance.tsx';
import { useLinkSecret } from './link-secret.ts';
import { PasswordField } from './password-field.tsx';

/** Where the link of an invitation leads: into the workspace, with the account that is there or a new one. */
export function Invitation() {
  const secret = useLinkSecret();
  const link = useQuery({ ...linkQuery(secret), enabled: secret !== '', retry: false });
  const account = useQuery(accountQuery()).data;
  const accept = useAcceptInvitation();
  const signOut = useSignOut();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');

  if (secret === '' || link.isError || link.data?.kind === 'reset')
    return (
      <Entrance title="Invitation" lead="This link is not valid.">
        <Stack>
          <Text>It was used already, has expired or was withdrawn. Please ask whoever sent it for a new one.</Text>
          {link.isError && <Refused error={link.error} />}
          <LinkButton to="/sign-in" variant="default">
            Sign in
          </LinkButton>
        </Stack>
      </Entrance>
    );
  if (!link.data || !account)
    return (
      <Entrance title="Invitation">
        <Skeleton h={220} {...waiting('Loading')} />
      </Entrance>
    );
  const { email, workspace, role, has_account } = link.data;
  const lead = `You are invited to the workspace "${workspace}" as ${aRole(role ?? 'viewer')}.`;
  const { person } = account;
  if (person !== null && person.email !== email)
    return (
      <Entrance title="Invitation" lead={lead}>
        <Stack>
          <Text>
            The invitation is for {email}, and you are signed in as {person.email}.
          </Text>
          <Group>
            <Button loading={signOut.isPending} onClick={() => signOut.mutate(false)}>
              Sign out
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            Then follow the link once more.
          </Text>
        </Stack>
      </Entrance>
    );
  if (person === null && has_account)
    return (
      <Entrance title="Invitation" lead={lead}>
        <Stack>
          <Text>You have an account already. Sign in with {email}, then follow the link once more.</Text>
          <Group>
            <LinkButton to="/sign-in">Sign in</LinkButton>
          </Group>
        </Stack>
      </Entrance>
    );
  return (
    <Entrance title="Invitation" lead={lead}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          accept.mutate(person === null ? { secret, name, password } : { secret });
        }}
      >
        <Stack>
          {person === null && (
            <>
              <TextInput label="E-mail address" type="email" autoComplete="username" readOnly value={email} />
              <TextInput
                label="Your name"
                description="The others see it beside what you do."
                withAsterisk
                required
                autoComplete="name"
                maxLength={limits.name}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <PasswordField isNew value={password} onChange={setPassword} />
            </>
          )}
          <Refused error={accept.error} />
          <Group justify="flex-end">
            <Button type="submit" loading={accept.isPending || accept.isSuccess}>
              Accept the invitation
            </Button>
          </Group>
        </Stack>
      </form>
    </Entrance>
  );
}
