import { failures } from '#contract/problems.ts';
import type { Token } from '#contract/token.ts';
import { limits, type TokenScope } from '#contract/vocabulary.ts';
import { Badge, Button, Card, Group, NativeSelect, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery, useCreateToken, useRevokeToken } from '../../data/token.ts';
import { ago, day, instant } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './account.module.css';

const scopes: Record<TokenScope, string> = { read: 'Read', write: 'Read and write' };
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'No end' },
];

/** What lets programs in: the terminal, continuous integration, agents. */
export function Tokens() {
  const tokens = useQuery(tokensQuery());
  const create = useCreateToken();
  const revoke = useRevokeToken();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState('90');
  return (
    <Card component="section" aria-labelledby="tokens">
      <Title order={2} size="h3" id="tokens">
        Tokens
      </Title>
      <Text size="sm" c="dimmed">
        A program that sends one as <code>Authorization: Bearer</code> acts as you, in all your workspaces. It can
        neither manage people nor accounts.
      </Text>
      {tokens.isPending && <Skeleton h={60} mt="md" {...waiting('Loading tokens')} />}
      {tokens.isError && !tokens.data && (
        <ErrorState {...failures.tokensFetch} error={tokens.error} onRetry={() => void tokens.refetch()} />
      )}
      {tokens.data && tokens.data.length > 0 && (
        <ul className={classes.rows}>
          {tokens.data.map((token) => (
            <li key={token.id}>
              <div className={classes.grow}>
                <Group gap="xs">
                  <Text fw={600}>{token.name}</Text>
                  <Badge variant="light">{scopes[token.scope]}</Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {usageOf(token)} · {endOf(token)}
                </Text>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={`Revoke ${token.name}`}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(token.id)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {tokens.data?.length === 0 && <Text mt="sm">You have none. Your own machine needs none.</Text>}
      {create.data ? (
        <SecretOnce
          title={`Token "${create.data.name}"`}
          text="It is shown this once: only a hash of it is kept."
          secret={create.data.secret}
          onDone={create.reset}
        />
      ) : (
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            create.mutate(
              { name: name.trim(), scope, days: days === '' ? null : Number(days) },
              { onSuccess: () => setName('') },
            );
          }}
        >
          <TextInput
            label="New token for"
            placeholder="Nightly report"
            maxLength={limits.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label="It may"
            data={Object.entries(scopes).map(([value, label]) => ({ value, label }))}
            value={scope}
            onChange={(event) => setScope(event.currentTarget.value as TokenScope)}
          />
          <NativeSelect
            label="Ends after"
            data={lifetimes}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={create.isPending} disabled={name.trim() === ''}>
            Create token
          </Button>
        </form>
      )}
    </Card>
  );
}

const usageOf = ({ last_used_at }: Token) => (last_used_at === null ? 'Never used' : `Used ${ago(last_used_at)}`);
const endOf = ({ expires_at }: Token) => {
  if (expires_at === null) return 'does not end';
  return new Date(expires_at) < new Date() ? `ended ${instant(expires_at)}` : `ends ${day(expires_at)}`;
};
