import { failures } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Member } from '#contract/workspace.ts';
import { Badge, Button, Card, Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery, useRemovePerson, useResetLink, useSetRole } from '../../data/workspace.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonFace } from '../../ui/person-face.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './workspace.module.css';
import { roleChoices, roleNames } from './roles.ts';

type Props = { workspaceId: string; isOwner: boolean; ownId: string | undefined };

export function People({ workspaceId, isOwner, ownId }: Props) {
  const people = useQuery(peopleQuery(workspaceId));
  return (
    <Card component="section" aria-labelledby="people">
      <Title order={2} size="h3" id="people">
        People
      </Title>
      {people.isPending && <Skeleton h={120} mt="md" {...waiting('Loading people')} />}
      {people.isError && !people.data && (
        <ErrorState {...failures.peopleFetch} error={people.error} onRetry={() => void people.refetch()} />
      )}
      <ul className={classes.rows}>
        {people.data?.map((member) => (
          <PersonRow
            key={member.id}
            workspaceId={workspaceId}
            member={member}
            isOwn={member.id === ownId}
            manages={isOwner && member.id !== ownId}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { workspaceId: string; member: Member; isOwn: boolean; manages: boolean };

function PersonRow({ workspaceId, member, isOwn, manages }: RowProps) {
  const setRole = useSetRole(workspaceId);
  const remove = useRemovePerson(workspaceId);
  const reset = useResetLink(workspaceId);
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <div className={classes.person}>
        <PersonFace name={member.name} image={member.image} />
        <div className={classes.words}>
          <Text fw={600}>
            {member.name}
            {isOwn && ' (you)'}
          </Text>
          <Text size="sm" c="dimmed">
            {member.email}
          </Text>
        </div>
        {!manages && <Badge variant="light">{roleNames[member.role]}</Badge>}
      </div>
      {manages && (
        <Group gap="xs">
          <NativeSelect
            aria-label={`Role of ${member.name}`}
            data={roleChoices}
            value={member.role}
            disabled={setRole.isPending}
            onChange={(event) => setRole.mutate({ member, role: event.currentTarget.value as Role })}
          />
          <Button
            variant="default"
            aria-label={`Link to a new password for ${member.name}`}
            loading={reset.isPending}
            onClick={() => reset.mutate(member)}
          >
            New password
          </Button>
          {asked ? (
            <>
              <Button variant="filled" color="red" loading={remove.isPending} onClick={() => remove.mutate(member)}>
                Remove {member.name}
              </Button>
              <Button variant="subtle" onClick={() => setAsked(false)}>
                Cancel
              </Button>
            </>
          ) : (
            <Button variant="default" aria-label={`Remove ${member.name}`} onClick={() => setAsked(true)}>
              Remove
            </Button>
          )}
        </Group>
      )}
      {reset.data && (
        <div className={classes.whole}>
          <SecretOnce
            title={`Link for ${member.name}`}
            text="Who follows it sets a new password for this account, within a day. Hand it over in a way that you trust."
            secret={`${location.origin}/new-password#${reset.data.secret}`}
            onDone={reset.reset}
          />
        </div>
      )}
    </li>
  );
}
