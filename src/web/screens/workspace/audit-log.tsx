import { failures } from '#contract/problems.ts';
import { Card, Skeleton, Text, Title } from '@mantine/core';
import { useAudit } from '../../data/workspace.ts';
import { ago, instant } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './workspace.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

const words: Record<string, string> = {
  'owner.created': 'Became the first owner',
  'session.begun': 'Signed in',
  'session.refused': 'A sign-in was refused',
  'session.ended': 'Signed out',
  'password.changed': 'Changed the password',
  'password.reset': 'Set a new password by a link',
  'reset.requested': 'A link to a new password was asked for',
  'reset.linked': 'Made a link to a new password',
  'workspace.created': 'Began the workspace',
  'workspace.renamed': 'Renamed the workspace',
  'person.invited': 'Invited somebody',
  'invitation.withdrawn': 'Withdrew an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'role.changed': 'Changed a role',
  'person.removed': 'Removed somebody',
  'person.left': 'Left the workspace',
  'token.created': 'Created a token',
  'token.revoked': 'Revoked a token',
};

/** Who let whom in, newest first. */
export function AuditLog({ workspaceId }: { workspaceId: string }) {
  const log = useAudit(workspaceId);
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card component="section" aria-labelledby="audit">
      <Title order={2} size="h3" id="audit">
        Audit log
      </Title>
      <Text size="sm" c="dimmed">
        Nobody can change or remove an entry.
      </Text>
      {log.isPending && <Skeleton h={120} mt="md" {...waiting('Loading the audit log')} />}
      {log.isError && !log.data && (
        <ErrorState {...failures.auditFetch} error={log.error} onRetry={() => void log.refetch()} />
      )}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className={classes.words}>
              <Text>
                <Text component="span" fw={600} inherit>
                  {entry.person_name}
                </Text>
                : {words[entry.action] ?? entry.action}
                {entry.detail !== '' && ` (${entry.detail})`}
              </Text>
              <Text size="sm" c="dimmed">
                <time dateTime={entry.at} title={instant(entry.at)}>
                  {ago(entry.at)}
                </time>
                {entry.address !== '' && ` · from ${entry.address}`}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <ShowMore of={log} mt="md" />
    </Card>
  );
}
