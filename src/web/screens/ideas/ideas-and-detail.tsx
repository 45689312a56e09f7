import { Text } from '@mantine/core';
import { IdeaDetail } from './idea-detail.tsx';
import { IdeaList } from './idea-list.tsx';
import classes from './ideas.module.css';

type Props = { projectId: string; chosen: string | undefined; onCreate: () => void };

/** The ideas and the one that is chosen, side by side; on a narrow screen one after the other. */
export const IdeasAndDetail = ({ projectId, chosen, onCreate }: Props) => (
  <div className={classes.both} data-chosen={chosen !== undefined || undefined}>
    <div className={classes.list}>
      <IdeaList projectId={projectId} chosen={chosen} onCreate={onCreate} />
    </div>
    {chosen === undefined ? (
      <Text c="dimmed" className={classes.hint}>
        Choose an idea to read it, change it, or make features of it.
      </Text>
    ) : (
      <IdeaDetail key={chosen} projectId={projectId} id={chosen} />
    )}
  </div>
);
