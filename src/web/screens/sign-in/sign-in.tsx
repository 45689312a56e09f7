import type { Account } from '#contract/account.ts';
import { failures } from '#contract/problems.ts';
import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { accountQuery, useRequestReset, useSignIn, wayOn } from '../../data/account.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor, LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { CreateOwner } from './create-owner.tsx';
import { Entrance, Refused } from './entrance.tsx';
import { PasswordField } from './password-field.tsx';

type Props = { next: string | undefined; forgot: boolean };

/** The way in: for the first visitor the form of the owner, for everybody else the one of their account. */
export function SignIn({ next, forgot }: Props) {
  const query = useQuery(accountQuery());
  const account = query.data;
  if (account?.needs_owner) return <CreateOwner />;
  if (account !== undefined && !account.accounts)
    return (
      <Entrance title="Sign in" lead="Nobody signs in on this server: it is your own machine.">
        <LinkButton to="/">Go to your projects</LinkButton>
      </Entrance>
    );
  if (account?.person)
    return (
      <Entrance title="Sign in" lead={`You are signed in as ${account.person.name}.`}>
        <Group gap="xs">
          <Button component="a" href={wayOn(next)}>
            Go on
          </Button>
          <LinkButton to="/account" variant="default">
            Your account
          </LinkButton>
        </Group>
      </Entrance>
    );
  if (forgot) return <Forgot account={account} />;
  return (
    <Entrance title="Sign in" lead="With the account that an owner invited you to.">
      {query.isPending && <Skeleton h={220} {...waiting('Loading')} />}
      {query.isError && !account && (
        <ErrorState {...failures.accountFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {account && <SignInForm account={account} next={next} />}
    </Entrance>
  );
}

const isOwnMachine = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

function SignInForm({ account, next }: { account: Account; next: string | undefined }) {
  const signIn = useSignIn(next);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signIn.mutate({ email, password });
  };
  const isLost = account.secure && location.protocol === 'http:' && !isOwnMachine(location.hostname);
  return (
    <form onSubmit={submit}>
      <Stack>
        {isLost && (
          <Alert color="yellow" title="This address is not encrypted">
            Your browser will not keep you signed in here. Use the https address of this server, or ask whoever runs it
            to set COSCRUM_PUBLIC_URL.
          </Alert>
        )}
        <TextInput
          label="E-mail address"
          type="email"
          withAsterisk
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField value={password} onChange={setPassword} />
        <Refused error={signIn.error} />
        <Group justify="space-between" gap="sm">
          <LinkAnchor to="/sign-in" search={(before) => ({ ...before, forgot: true })} size="sm" lh="1.5rem">
            Forgot your password?
          </LinkAnchor>
          <Button type="submit" loading={signIn.isPending || signIn.isSuccess}>
            Sign in
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Forgot({ account }: { account: Account | undefined }) {
  const request = useRequestReset();
  const [email, setEmail] = useState('');
  const back = (
    <LinkAnchor to="/sign-in" search={({ next }) => (next === undefined ? {} : { next })} size="sm" lh="1.5rem">
      Back to sign in
    </LinkAnchor>
  );
  if (account !== undefined && !account.mails)
    return (
      <Entrance title="A new password" lead="This server sends no e-mail.">
        <Stack>
          <Text>
            Ask an owner of your workspace. On the page of the workspace they make a link for you, by which you set a
            new password.
          </Text>
          {back}
        </Stack>
      </Entrance>
    );
  return (
    <Entrance title="A new password" lead="You get a link by e-mail, which is valid for an hour.">
      {request.isSuccess ? (
        <Stack role="status">
          <Text>If there is an account with the address {email}, a letter is on its way to it.</Text>
          {back}
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            request.mutate(email);
          }}
        >
          <Stack>
            <TextInput
              label="E-mail address"
              type="email"
              withAsterisk
              required
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Refused error={request.error} />
            <Group justify="space-between" gap="sm">
              {back}
              <Button type="submit" loading={request.isPending}>
                Send the link
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Entrance>
  );
}
