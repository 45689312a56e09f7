import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { IdeaFilters } from '../../data/idea.ts';
import { IdeaDetail } from './idea-detail.tsx';
import { IdeaFilterBar } from './idea-filter-bar.tsx';
import { IdeaList } from './idea-list.tsx';
import type { IdeaFilterPatch } from './idea-search.ts';
import classes from './ideas.module.css';

type Props = { projectId: string; filters: IdeaFilters; chosen: string | undefined; onCreate: () => void };

/** The ideas and the one that is chosen, side by side; on a narrow screen one after the other. */
export function IdeasAndDetail({ projectId, filters, chosen, onCreate }: Props) {
  const navigate = useNavigate();
  // Of what the address is then: two choices may follow each other faster than the page is drawn.
  const filter = (patch: IdeaFilterPatch) =>
    void navigate({
      to: '.',
      search: ((now: IdeaFilters) => ({ ...now, ...patch })) as never,
      replace: 'search' in patch,
      resetScroll: false,
    });
  return (
    <div className={classes.both} data-chosen={chosen !== undefined || undefined}>
      <div className={classes.list}>
        <IdeaList
          projectId={projectId}
          filters={filters}
          bar={<IdeaFilterBar filters={filters} onChange={filter} />}
          chosen={chosen}
          onCreate={onCreate}
        />
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
}
