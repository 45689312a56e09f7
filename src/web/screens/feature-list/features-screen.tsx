import { Button, Group, Stack, Title } from '@mantine/core';
import { IconBulb, IconPlus, IconPuzzle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { FeatureBrowser } from './feature-browser.tsx';
import { featuresTabs, isFiltering, type FeatureSearch } from './feature-search.ts';
import { FeatureTiles } from './feature-tiles.tsx';

const AddFeature = fetchedAhead(async () => (await import('./add-feature.tsx')).AddFeature);

const labels = {
  'all-features': 'All Features',
  'previous-pis': 'Previously Suggested',
  'current-pi': 'Selected for Current PI',
  implemented: 'Implemented',
};

type Props = {
  projectId: string;
  search: FeatureSearch<keyof typeof labels>;
  /** Something above offers the next step, so that adding by hand is not it. */
  offered: boolean;
};

/** `/project/{id}/features` */
export function FeaturesScreen({ projectId, search, offered }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <Title order={2}>Features</Title>
        <Group gap="xs">
          <LinkButton to="/project/$projectId/backlog" params={{ projectId }} variant="default">
            Feature Backlog
          </LinkButton>
          <LinkButton
            to="/project/$projectId/ideas"
            params={{ projectId }}
            variant="default"
            leftSection={<IconBulb size={18} aria-hidden />}
          >
            Create from Idea
          </LinkButton>
          <Changing>
            <Button
              variant={offered ? 'default' : 'filled'}
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              Add Feature
            </Button>
          </Changing>
        </Group>
      </Group>
      <FeatureTiles projectId={projectId} />
      <FeatureBrowser
        projectId={projectId}
        tabs={featuresTabs}
        labels={labels}
        search={search}
        loading="Loading features"
        empty={<NoFeatures filtered={isFiltering(search) || search.tab !== undefined} />}
      />
      <Suspense>{adding && <AddFeature projectId={projectId} onClose={() => setAdding(false)} />}</Suspense>
    </Stack>
  );
}

const NoFeatures = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState icon={<IconPuzzle />} title="No features found" text="No features match your search criteria." />
  ) : (
    <EmptyState
      icon={<IconPuzzle />}
      title="No features yet"
      text="A feature is something your product will do. Plan an increment and let Ava suggest some, create them from an idea, or add one yourself."
    />
  );
