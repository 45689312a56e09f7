import { failures } from '#contract/problems.ts';
import type { Workspace } from '#contract/workspace.ts';
import { limits } from '#contract/vocabulary.ts';
import { Button, Container, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAccount, useRole } from '../../data/account.ts';
import { useLeave, useRenameWorkspace, workspaceQuery } from '../../data/workspace.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { isNotFound } from '../../ui/reason.ts';
import { waiting } from '../../ui/waiting.ts';
import { PageNotFound } from '../shell/page-not-found.tsx';
import { AuditLog } from './audit-log.tsx';
import { Invitations } from './invitations.tsx';
import { People } from './people.tsx';
import { roleMeanings } from './roles.ts';

/** Who belongs to a workspace and as what; for owners also the way to change it. */
export function WorkspaceScreen({ workspaceId }: { workspaceId: string }) {
  const query = useQuery(workspaceQuery(workspaceId));
  const account = useAccount();
  const role = useRole(workspaceId);
  const isOwner = role === 'owner';
  if (query.isError && isNotFound(query.error)) return <PageNotFound />;
  return (
    <Container component="main" id="content" tabIndex={-1} size="md" py="xl">
      {query.isPending && <Skeleton h={320} {...waiting('Loading workspace')} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.workspaceFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <>
          <LinkAnchor to="/account" size="sm" lh="1.5rem">
            Account
          </LinkAnchor>
          <Heading workspace={query.data} isOwner={isOwner} />
          <Text c="dimmed" mt={4} mb="lg">
            {Object.values(roleMeanings).join(' ')}
          </Text>
          <Stack gap="lg">
            <People workspaceId={workspaceId} isOwner={isOwner} ownId={account?.person?.id} />
            {isOwner && <Invitations workspaceId={workspaceId} />}
            {isOwner && <AuditLog workspaceId={workspaceId} />}
            {account?.person && <Leave workspaceId={workspaceId} />}
          </Stack>
        </>
      )}
    </Container>
  );
}

function Heading({ workspace, isOwner }: { workspace: Workspace; isOwner: boolean }) {
  const rename = useRenameWorkspace(workspace);
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <Group justify="space-between" gap="sm" align="flex-start" wrap="nowrap">
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {workspace.name}
        </Title>
        {isOwner && (
          <Button variant="default" onClick={() => setName(workspace.name)}>
            Rename
          </Button>
        )}
      </Group>
    );
  return (
    <>
      <Title order={1}>{workspace.name}</Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') rename.mutate(name.trim(), { onSuccess: () => setName(undefined) });
        }}
      >
        <Group align="flex-end" gap="xs" mt="sm">
          <TextInput
            label="Name of the workspace"
            maxLength={limits.name}
            flex="1 1 14rem"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={rename.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
          <Button variant="subtle" onClick={() => setName(undefined)}>
            Cancel
          </Button>
        </Group>
      </form>
    </>
  );
}

function Leave({ workspaceId }: { workspaceId: string }) {
  const leave = useLeave();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Group>
        <Button variant="default" onClick={() => setAsked(true)}>
          Leave this workspace
        </Button>
      </Group>
    );
  return (
    <Group gap="xs">
      <Text>You will see nothing of it until somebody invites you again.</Text>
      <Button
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate(workspaceId, { onSuccess: () => void navigate({ to: '/account' }) })}
      >
        Leave
      </Button>
      <Button variant="subtle" onClick={() => setAsked(false)}>
        Stay
      </Button>
    </Group>
  );
}
