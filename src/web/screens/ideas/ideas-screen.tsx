import { Stack, Tabs, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Source } from '../../data/generation.ts';
import type { IdeaFilters } from '../../data/idea.ts';
import { useMayChange } from '../../ui/changing.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { CreateIdea } from './create-idea.tsx';
import { IdeasAndDetail } from './ideas-and-detail.tsx';
import classes from './ideas.module.css';

const Generate = fetchedAhead(async () => (await import('./generate.tsx')).Generate);

const tabs = { ideas: 'Ideas', create: 'Create New Idea', generate: 'Generate Features' };
type Tab = keyof typeof tabs;

type Props = {
  projectId: string;
  filters: IdeaFilters;
  tab?: 'create' | 'generate';
  idea?: string;
  discussion?: string;
};

/** `/project/{id}/ideas`. The tab, the filters, the chosen idea and the discussion stand in the address. */
export function IdeasScreen({ projectId, filters, tab, idea, discussion }: Props) {
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const source = sourceOf(projectId, idea, discussion);
  const shown: Tab = !mayChange || (tab === 'generate' && !source) ? 'ideas' : (tab ?? 'ideas');
  const offered = Object.entries(tabs).filter(([name]) => mayChange || name === 'ideas');
  // Of what the address is then: a filter may have been chosen that is not drawn yet.
  const go = (next: Tab, patch: { idea?: string; discussion?: undefined } = {}) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, tab: next === 'ideas' ? undefined : next, ...patch })) as never,
      resetScroll: false,
    });
  return (
    <Stack gap="lg">
      <Title order={2}>Ideas</Title>
      <Tabs value={shown} onChange={(next) => go((next ?? 'ideas') as Tab)} keepMounted={false}>
        <Tabs.List mb="md" className={classes.tabs}>
          {offered.map(([name, label]) => (
            <Tabs.Tab key={name} value={name} disabled={name === 'generate' && !source}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="ideas">
          <IdeasAndDetail projectId={projectId} filters={filters} chosen={idea} onCreate={() => go('create')} />
        </Tabs.Panel>
        <Tabs.Panel value="create">
          <CreateIdea projectId={projectId} onSaved={({ id }) => go('ideas', { idea: id, discussion: undefined })} />
        </Tabs.Panel>
        {source && (
          <Tabs.Panel value="generate">
            <Suspense>
              <Generate key={source.id} source={source} onSaved={() => go('ideas', { discussion: undefined })} />
            </Suspense>
          </Tabs.Panel>
        )}
      </Tabs>
    </Stack>
  );
}

const sourceOf = (projectId: string, idea?: string, discussion?: string): Source | undefined => {
  if (discussion !== undefined) return { kind: 'discussion', projectId, id: discussion };
  return idea === undefined ? undefined : { kind: 'idea', projectId, id: idea };
};
