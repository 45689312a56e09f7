import { Button, Group, Stack, Tabs, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { IconLayoutKanban, IconList, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { StoryFilters } from './story-filters.tsx';
import { StoryList } from './story-list.tsx';
import { isFilteringStories, storySearchWith, type StorySearch, type StorySearchPatch } from './story-search.ts';

const StoryBoard = fetchedAhead(async () => (await import('./story-board.tsx')).StoryBoard);
const StoryDialog = fetchedAhead(async () => (await import('./story-dialog.tsx')).StoryDialog);
const NewStory = fetchedAhead(async () => (await import('./new-story.tsx')).NewStory);

type Props = { projectId: string; search: StorySearch };

/** `/project/{id}/stories` */
export function StoriesScreen({ projectId, search }: Props) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { data: increments } = useQuery(incrementsQuery(projectId));
  const active = increments && activeOf(increments);
  const change = (patch: StorySearchPatch, replace = false) =>
    void navigate({ to: '.', search: storySearchWith(patch), replace, resetScroll: false });
  const view = search.view ?? 'list';
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={2}>User Stories</Title>
        <Changing>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add Story
          </Button>
        </Changing>
      </Group>
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(next) => change({ view: next === 'board' ? 'board' : undefined })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="list" leftSection={<IconList size={16} aria-hidden />}>
            List
          </Tabs.Tab>
          <Tabs.Tab value="board" leftSection={<IconLayoutKanban size={16} aria-hidden />}>
            Board
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={view}>
          <Stack gap="md">
            <StoryFilters
              projectId={projectId}
              search={search}
              onChange={(patch) => change(patch, 'search' in patch)}
            />
            {view === 'board' ? (
              <Suspense>
                <StoryBoard projectId={projectId} search={search} />
              </Suspense>
            ) : (
              <StoryList
                projectId={projectId}
                search={search}
                onChange={change}
                empty={
                  isFilteringStories(search) ? (
                    <EmptyState
                      icon={<IconListDetails />}
                      title="No stories found"
                      text="No stories match your search criteria."
                    />
                  ) : (
                    <EmptyState
                      icon={<IconListDetails />}
                      title="No user stories found for this project"
                      text="Stories are written in Story Refinement, from the features that you planned."
                      action={
                        active ? (
                          <LinkButton
                            to="/project/$projectId/pi/$piId/refinement"
                            params={{ projectId, piId: active.id }}
                            variant="default"
                          >
                            Refine {active.name}
                          </LinkButton>
                        ) : (
                          <LinkButton to="/project/$projectId/features" params={{ projectId }} variant="default">
                            See the features
                          </LinkButton>
                        )
                      }
                    />
                  )
                }
              />
            )}
          </Stack>
        </Tabs.Panel>
      </Tabs>
      <Suspense>
        {adding && <NewStory projectId={projectId} piId={search.pi ?? active?.id} onClose={() => setAdding(false)} />}
        {search.story !== undefined && (
          <StoryDialog
            key={search.story}
            projectId={projectId}
            id={search.story}
            onClose={() => change({ story: undefined })}
            onOpen={(story) => change({ story })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
