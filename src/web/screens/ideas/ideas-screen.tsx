import { Stack, Tabs, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { IdeaForm } from './idea-form.tsx';
import { IdeaList } from './idea-list.tsx';

/** `/project/{id}/ideas` */
export function IdeasScreen({ projectId, tab }: { projectId: string; tab?: 'create' | undefined }) {
  const navigate = useNavigate();
  const go = (next: string | null) =>
    void navigate({ to: '.', search: next === 'create' ? { tab: next } : {}, resetScroll: false });
  return (
    <Stack gap="lg">
      <Title order={2}>Ideas</Title>
      <Tabs value={tab ?? 'ideas'} onChange={go} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="ideas">Ideas</Tabs.Tab>
          <Tabs.Tab value="create">Create New Idea</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="ideas">
          <IdeaList projectId={projectId} onCreate={() => go('create')} />
        </Tabs.Panel>
        <Tabs.Panel value="create">
          <IdeaForm projectId={projectId} onSaved={() => go('ideas')} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
