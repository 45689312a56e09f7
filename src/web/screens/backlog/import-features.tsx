import type { FeatureCard } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import { failures } from '#contract/problems.ts';
import { limits } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { featureCountQuery, useImportFeatures } from '../../data/feature.ts';
import { featuresQuery } from '../../data/feature-list.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './backlog.module.css';

type Props = { projectId: string; increment: Increment; onClose: () => void };

/** Takes features of the backlog into the increment: those that are neither selected nor implemented. */
export function ImportFeatures({ projectId, increment, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const filters = { tab: 'importable' as const, ...(search.trim() !== '' && { search: search.trim() }) };
  const query = useInfiniteQuery(featuresQuery(projectId, filters));
  const { data: count } = useQuery(featureCountQuery(projectId, filters));
  const { data, isPending, error, refetch } = query;
  const features = data?.pages.flatMap(({ items }) => items) ?? [];
  const importing = useImportFeatures(projectId);

  const toggle = (id: string, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));

  return (
    <Dialog onClose={onClose} title="Import Features from Backlog" size="lg">
      <Stack>
        <SearchBox label="Search features..." text={search} onChange={setSearch} />
        {isPending && <Skeleton h={400} {...waiting('Loading feature backlog...')} />}
        {error && !data && <ErrorState {...failures.backlogLoad} error={error} onRetry={() => void refetch()} />}
        {data && features.length === 0 && (
          <Text c="dimmed">
            {search === '' ? 'No features available in the backlog' : 'No features match your search criteria.'}
          </Text>
        )}
        {features.length > 0 && (
          <ImportList
            features={features}
            chosen={chosen}
            onToggle={toggle}
            hasMore={query.hasNextPage && !query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" role="status" className="tabular">
            {chosen.size > 0 ? `${counted(chosen.size, 'feature')} chosen` : count && counted(count.count, 'feature')}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={chosen.size === 0 || chosen.size > limits.many}
              loading={importing.isPending}
              onClick={() => importing.mutate({ pi_id: increment.id, ids: [...chosen] }, { onSuccess: onClose })}
            >
              Import to PI {increment.order_index}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

type ListProps = {
  features: FeatureCard[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string, on: boolean) => void;
  hasMore: boolean;
  onMore: () => void;
};

const guessedHeight = 76;
/** Rows before the last one loaded at which the next page is asked for. */
const ahead = 10;

/** There may be thousands: only those that are seen are drawn, and more are read while scrolling. */
function ImportList({ features, chosen, onToggle, hasMore, onMore }: ListProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useVirtualizer({
    count: features.length,
    getScrollElement: () => frame,
    estimateSize: () => guessedHeight,
    getItemKey: (index) => features[index]?.id ?? index,
    overscan: 5,
  });
  const rows = virtualizer.getVirtualItems();
  const wantsMore = hasMore && rows.length > 0 && (rows.at(-1)?.index ?? 0) >= features.length - ahead;
  useEffect(() => {
    if (wantsMore) onMore();
  });
  return (
    <div ref={setFrame} className={classes.import} role="group" aria-label="Features of the backlog">
      <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const feature = features[index];
          return (
            feature && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.row}
                style={{ translate: `0 ${start}px` }}
              >
                <Checkbox
                  checked={chosen.has(feature.id)}
                  onChange={({ currentTarget }) => onToggle(feature.id, currentTarget.checked)}
                  label={feature.name}
                  description={
                    <Text span inherit lineClamp={2}>
                      {feature.description}
                    </Text>
                  }
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
