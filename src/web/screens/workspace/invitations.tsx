import type { Role } from '#contract/vocabulary.ts';
import { Button, Card, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationsQuery, useInvite, useWithdraw } from '../../data/workspace.ts';
import { day } from '../../ui/dates.ts';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { aRole, roleChoices } from './roles.ts';
import classes from './workspace.module.css';

/** Lets somebody in: by a letter where the server sends any, and by a link to copy in any case. */
export function Invitations({ workspaceId }: { workspaceId: string }) {
  const invitations = useQuery(invitationsQuery(workspaceId));
  const invite = useInvite(workspaceId);
  const withdraw = useWithdraw(workspaceId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  return (
    <Card component="section" aria-labelledby="invitations">
      <Title order={2} size="h3" id="invitations">
        Invite somebody
      </Title>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ email, role }, { onSuccess: () => setEmail((now) => (now === email ? '' : now)) });
        }}
      >
        <TextInput
          label="E-mail address"
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          label="As"
          data={roleChoices}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
        />
        <Button type="submit" loading={invite.isPending}>
          Invite
        </Button>
      </form>
      {invite.data && (
        <SecretOnce
          title={`Invitation for ${invite.data.email}`}
          text={
            invite.data.mailed
              ? 'A letter with this link is on its way. You may also hand it over yourself; it is shown this once.'
              : 'No letter was sent. Hand this link over yourself; it is shown this once, and is valid for seven days.'
          }
          secret={`${location.origin}/invitation#${invite.data.secret}`}
          onDone={invite.reset}
        />
      )}
      {invitations.data && invitations.data.length > 0 && (
        <ul className={classes.rows} aria-label="Open invitations">
          {invitations.data.map((one) => (
            <li key={one.id}>
              <div className={classes.words}>
                <Text fw={600}>{one.email}</Text>
                <Text size="sm" c="dimmed">
                  Invited as {aRole(one.role)}, until {day(one.expires_at)}
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={`Withdraw the invitation of ${one.email}`}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate(one)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
