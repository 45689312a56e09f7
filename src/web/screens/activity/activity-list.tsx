import type { Activity } from '#contract/activity.ts';
import { Skeleton, Text, ThemeIcon } from '@mantine/core';
import { ago, instant } from '../../ui/dates.ts';
import { useFaces } from '../../data/workspace.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { PersonFace } from '../../ui/person-face.tsx';
import { ActivityIcon } from './activity-icon.tsx';
import classes from './activity-list.module.css';

type Props = {
  /** `projectName` where several projects meet. */
  entries: readonly (Activity & { projectName?: string })[];
};

/** What happened, newest first. */
export function ActivityList({ entries }: Props) {
  const faces = useFaces();
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <ThemeIcon variant="light" color="gray" size={34} radius="xl">
            <ActivityIcon type={entry.type} icon={entry.icon} />
          </ThemeIcon>
          <div className={classes.words}>
            <Text size="sm" fw={500}>
              {entry.message}
            </Text>
            {entry.description !== '' && entry.description !== entry.projectName && (
              <Text size="sm" lineClamp={2}>
                {entry.description}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {entry.projectName !== undefined && (
                <>
                  <LinkAnchor
                    to="/project/$projectId"
                    params={{ projectId: entry.project_id }}
                    inherit
                    underline="always"
                  >
                    {entry.projectName}
                  </LinkAnchor>{' '}
                  ·{' '}
                </>
              )}
              {entry.user_id !== null && (
                <PersonFace name={entry.user_name} image={faces.get(entry.user_id) ?? null} size={18} inline />
              )}
              {entry.user_name} ·{' '}
              <time dateTime={entry.timestamp} title={instant(entry.timestamp)}>
                {ago(entry.timestamp)}
              </time>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const ActivityWaiting = () => (
  <div className={classes.list} aria-hidden>
    {[0, 1, 2].map((row) => (
      <div key={row} className={classes.entry}>
        <Skeleton circle h={34} />
        <div className={classes.words}>
          <Skeleton h={12} w="45%" mt={5} />
          <Skeleton h={12} w="30%" mt={9} />
        </div>
      </div>
    ))}
  </div>
);
