import { failures } from '#contract/problems.ts';
import { Badge, Button, Card, Code, Container, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery, useSignOut } from '../../data/account.ts';
import { useCreateWorkspace } from '../../data/workspace.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { roleNames } from '../workspace/roles.ts';
import classes from './account.module.css';
import { ChangePassword } from './change-password.tsx';
import { Profile } from './profile.tsx';
import { Tokens } from './tokens.tsx';

/** One's own name, workspaces, password and tokens. */
export function AccountScreen() {
  const query = useQuery(accountQuery());
  const signOut = useSignOut();
  const account = query.data;
  return (
    <Container component="main" id="content" tabIndex={-1} size="md" py="xl">
      <Group justify="space-between" align="flex-start" gap="sm" mb="lg">
        <div>
          <Title order={1}>Account</Title>
          {account?.person && (
            <Text c="dimmed" mt={4}>
              {account.person.email}
            </Text>
          )}
        </div>
        {account?.person && (
          <Group gap="xs">
            <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate(false)}>
              Sign out
            </Button>
            <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate(true)}>
              Sign out everywhere
            </Button>
          </Group>
        )}
      </Group>
      {query.isPending && <Skeleton h={320} {...waiting('Loading account')} />}
      {query.isError && !account && (
        <ErrorState {...failures.accountFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {account && !account.accounts && (
        <Text>
          Nobody signs in on this server: it is your own machine. To have accounts, set <Code>COSCRUM_ACCOUNTS=on</Code>{' '}
          before the server starts.
        </Text>
      )}
      {account?.person && (
        <Stack gap="lg">
          <Profile person={account.person} />
          <Card component="section" aria-labelledby="workspaces">
            <Title order={2} size="h3" id="workspaces">
              Workspaces
            </Title>
            <ul className={classes.rows}>
              {account.workspaces.map(({ id, name, role }) => (
                <li key={id}>
                  <LinkAnchor to="/workspace/$workspaceId" params={{ workspaceId: id }}>
                    {name}
                  </LinkAnchor>
                  <Badge variant="light">{roleNames[role]}</Badge>
                </li>
              ))}
            </ul>
            {account.workspaces.length === 0 && (
              <Text mt="xs">You belong to none at present. Begin one, or ask for an invitation.</Text>
            )}
            <NewWorkspace />
          </Card>
          <ChangePassword />
          <Tokens />
        </Stack>
      )}
    </Container>
  );
}

function NewWorkspace() {
  const create = useCreateWorkspace();
  const [name, setName] = useState('');
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') create.mutate(name.trim(), { onSuccess: () => setName('') });
      }}
    >
      <TextInput
        label="Begin another workspace"
        placeholder="Its name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={create.isPending} disabled={name.trim() === ''}>
        Begin
      </Button>
    </form>
  );
}
