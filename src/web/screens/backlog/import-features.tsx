import type { FeatureCard } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import { failures } from '#contract/problems.ts';
import { limits } from '#contract/vocabulary.ts';
import { canBeImported } from '#domain/feature-status.ts';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useImportFeatures } from '../../data/feature.ts';
import { featuresQuery } from '../../data/feature-list.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './backlog.module.css';

type Props = { projectId: string; increment: Increment; onClose: () => void };

/** Takes features of the backlog into the increment: those that are neither selected nor implemented. */
export function ImportFeatures({ projectId, increment, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    featuresQuery(projectId, {}),
  );
  const features = data?.pages.flatMap(({ items }) => items.filter(({ status }) => canBeImported(status))) ?? [];
  const importing = useImportFeatures(projectId);
  const nothing = features.length === 0 && !hasNextPage && !isPending && !error;

  // A page may hold nothing that can be imported; then the next one is read at once.
  const wantsMore = hasNextPage && !isFetchingNextPage && features.length === 0;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const toggle = (id: string, on: boolean) =>
    setChosen((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));

  return (
    <Modal opened onClose={onClose} title="Import Features from Backlog" size="lg">
      <Stack>
        {error && !data && <ErrorState {...failures.backlogLoad} error={error} onRetry={() => void refetch()} />}
        {nothing && <Text c="dimmed">No features available in the backlog</Text>}
        {features.length > 0 && (
          <div className={classes.import} role="group" aria-label="Features of the backlog">
            {features.map((feature) => (
              <Choice
                key={feature.id}
                feature={feature}
                checked={chosen.has(feature.id)}
                full={chosen.size >= limits.list}
                onToggle={toggle}
              />
            ))}
            {hasNextPage && (
              <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show more
              </Button>
            )}
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.size === 0}
            loading={importing.isPending}
            onClick={() => importing.mutate({ pi_id: increment.id, ids: [...chosen] }, { onSuccess: onClose })}
          >
            Import to PI {increment.order_index}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type ChoiceProps = {
  feature: FeatureCard;
  checked: boolean;
  /** No more fit into one import. */
  full: boolean;
  onToggle: (id: string, on: boolean) => void;
};

const Choice = ({ feature, checked, full, onToggle }: ChoiceProps) => (
  <Checkbox
    checked={checked}
    disabled={full && !checked}
    onChange={({ currentTarget }) => onToggle(feature.id, currentTarget.checked)}
    label={feature.name}
    description={
      <Text span inherit lineClamp={2}>
        {feature.description}
      </Text>
    }
  />
);
