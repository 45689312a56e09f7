import type { FeatureCard as Feature } from '#contract/feature.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { usePlace } from '../../ui/use-place.ts';
import { FeatureCard } from './feature-card.tsx';
import classes from './feature-list.module.css';

export type Listed = { feature: Feature; onItsWay: boolean };

type Props = {
  features: Listed[];
  /** How many there are in all, or -1 while that is not known. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

const gap = 16;
const narrowest = 280;
const mostColumns = 3;
const guessedHeight = 236;
/** Rows before the last one loaded at which the next page is asked for. */
const ahead = 6;

/** Draws only the rows that are seen, so that a long list costs what a short one does. */
export function FeatureGrid({ features, total, hasMore, isLoadingMore, onMore }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { top, width } = usePlace(list);
  const columns = Math.max(1, Math.min(mostColumns, Math.floor((width + gap) / (narrowest + gap))));
  const rowCount = width === 0 ? 0 : Math.ceil(features.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => guessedHeight,
    gap,
    overscan: 3,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const lastSeen = rows.at(-1)?.index ?? 0;
  const wantsMore = hasMore && !isLoadingMore && rowCount > 0 && lastSeen >= rowCount - ahead;
  useEffect(() => {
    if (wantsMore) onMore();
  }, [wantsMore, onMore]);

  return (
    <div
      ref={list}
      role="feed"
      aria-label="Features"
      aria-busy={isLoadingMore}
      className={classes.feed}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => (
        <div
          key={key}
          data-index={index}
          ref={virtualizer.measureElement}
          className={classes.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, translate: `0 ${start - top}px` }}
        >
          {features.slice(index * columns, (index + 1) * columns).map(({ feature, onItsWay }, column) => (
            <FeatureCard
              key={feature.id}
              feature={feature}
              onItsWay={onItsWay}
              position={index * columns + column + 1}
              total={total}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
