import type { FeatureCard as Feature } from '#contract/feature.ts';
import { sourceLabel } from '#domain/backlog.ts';
import { shownStatus } from '#domain/feature-status.ts';
import { Button, Card, Text, Title } from '@mantine/core';
import { createLink, Link } from '@tanstack/react-router';
import { createContext, memo, use, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { NotReviewed, WhyOnCard } from '../../ui/why.tsx';
import { CardProgress } from './card-progress.tsx';
import { FeatureBadges } from './feature-badges.tsx';
import classes from './feature-list.module.css';
import { originOf } from './feature-origin.ts';
import { searchWith } from './feature-search.ts';

type Props = {
  feature: Feature;
  /** Not on the server yet, so there is nothing to open. */
  onItsWay?: boolean;
  position: number;
  total: number;
};

/** What a screen adds to the head of each card; the same function for all, so that cards are not drawn again. */
export const CardTools = createContext<((feature: Feature) => ReactNode) | null>(null);

const DetailsButton = createLink((props: ComponentPropsWithRef<'a'>) => (
  <Button component="a" variant="default" size="xs" {...props} />
));

/** One feature of a list. Its details open beside it, in the address. */
export const FeatureCard = memo(function FeatureCard({ feature, onItsWay = false, position, total }: Props) {
  const heading = useId();
  const tools = use(CardTools);
  const origin = originOf(feature);
  const open = { to: '.', search: searchWith({ feature: feature.id }), resetScroll: false } as const;
  return (
    <Card
      component="article"
      padding="md"
      className={classes.card}
      aria-labelledby={heading}
      aria-posinset={position}
      aria-setsize={total}
      data-on-its-way={onItsWay || undefined}
    >
      <div className={classes.head}>
        {!onItsWay && tools?.(feature)}
        <Title order={3} size="h4" id={heading} className={classes.title}>
          {onItsWay ? (
            feature.name
          ) : (
            <Link {...open} className={classes.name}>
              {feature.name}
            </Link>
          )}
        </Title>
      </div>
      <FeatureBadges feature={feature} status={shownStatus(feature)}>
        <NotReviewed of={origin} />
      </FeatureBadges>
      <Text size="sm" lineClamp={3}>
        {feature.description}
      </Text>
      <CardProgress feature={feature} />
      <WhyOnCard of={origin} />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {sourceLabel(feature)}
        </Text>
        {!onItsWay && (
          <DetailsButton {...open} aria-describedby={heading}>
            View Details
          </DetailsButton>
        )}
      </div>
    </Card>
  );
});
