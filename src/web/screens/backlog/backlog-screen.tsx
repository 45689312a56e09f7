import { Button, Group, Stack, Title } from '@mantine/core';
import { IconDownload, IconPlus, IconPuzzle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { FeatureBrowser } from '../feature-list/feature-browser.tsx';
import { BacklogTools } from './backlog-tools.tsx';
import { backlogTabs, isFiltering, type FeatureSearch } from '../feature-list/feature-search.ts';

const AddFeature = fetchedAhead(async () => (await import('../feature-list/add-feature.tsx')).AddFeature);
const ImportFeatures = fetchedAhead(async () => (await import('./import-features.tsx')).ImportFeatures);

const labels = {
  'all-features': 'All Features',
  'current-pi': 'Current PI',
  'previous-pis': 'Previous PIs',
  implemented: 'Implemented',
  rejected: 'Not Selected',
};

type Props = { projectId: string; search: FeatureSearch<keyof typeof labels> };

/** `/project/{id}/backlog` */
export function BacklogScreen({ projectId, search }: Props) {
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const { data: increments } = useQuery(incrementsQuery(projectId));
  const active = increments && activeOf(increments);
  const close = () => setOpen(null);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2}>{active ? `${active.name} Feature Backlog` : 'Feature Backlog'}</Title>
        <Changing>
          <Group gap="xs">
            {active && (
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => setOpen('import')}
              >
                Import to PI {active.order_index}
              </Button>
            )}
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen('add')}>
              Add Feature
            </Button>
          </Group>
        </Changing>
      </Group>
      <FeatureBrowser
        projectId={projectId}
        tabs={backlogTabs}
        labels={labels}
        search={search}
        loading="Loading feature backlog..."
        Around={BacklogTools}
        empty={
          <EmptyState
            icon={<IconPuzzle />}
            title="No features found"
            text={
              isFiltering(search)
                ? 'No features match your search criteria.'
                : 'There are no features in this view yet.'
            }
            action={
              <Changing>
                <Button variant="light" onClick={() => setOpen('add')}>
                  Add Your First Feature
                </Button>
              </Changing>
            }
          />
        }
      />
      <Suspense>
        {open === 'add' && <AddFeature projectId={projectId} onClose={close} />}
        {open === 'import' && active && <ImportFeatures projectId={projectId} increment={active} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
