import type { PlanningFeature } from '#contract/planning.ts';
import { architectTypes, type ArchitectType } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { Reviewing } from '../../data/planning-reviews.ts';
import { Face } from '../../ui/face.tsx';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import { ArchitectReviews } from './architect-review.tsx';
import { Differences } from './differences.tsx';
import classes from './planning.module.css';

type Props = { feature: PlanningFeature; reviewing: Reviewing };

/** A feature of the plan with the reviews it has, and the architects who can still be asked. */
export function ReviewedFeature({ feature, reviewing }: Props) {
  const heading = useId();
  const card = useRef<HTMLDivElement>(null);
  /** The button goes away with its answer; the keyboard goes on to the other architect, or to what was said. */
  const ask = async (architect: ArchitectType) => {
    await reviewing.ask({ featureId: feature.id, architect });
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = card.current?.querySelector<HTMLElement>('[data-ask]:enabled') ?? card.current?.querySelector('h4');
      next?.focus({ preventScroll: true });
    });
  };
  const toAsk = architectTypes.filter((architect) => !feature.reviews[architect]);
  /** All in a row are stopped together. */
  const alone = toAsk.filter((architect) => reviewing.run === null && reviewing.isWaiting(feature.id, architect));
  return (
    <Card component="article" ref={card} aria-labelledby={heading} padding="lg">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={6} flex="1 1 20rem">
            <Title order={4} id={heading} tabIndex={-1} className={classes.heading}>
              {feature.name}
            </Title>
            {feature.description !== '' && <Text size="sm">{feature.description}</Text>}
            <FeatureBadges feature={feature} />
          </Stack>
          <Group gap="xs">
            {toAsk.map((architect) => (
              <Button
                key={architect}
                variant="default"
                leftSection={<Face memberId={architect} size={24} />}
                aria-describedby={heading}
                loading={reviewing.isWaiting(feature.id, architect)}
                data-ask
                onClick={() => void ask(architect)}
              >
                Ask {roster[architect].name}
              </Button>
            ))}
            {alone.length > 0 && (
              <Button
                variant="default"
                leftSection={<IconPlayerStop size={16} aria-hidden />}
                aria-describedby={heading}
                onClick={() => {
                  for (const architect of alone) reviewing.stopOne(feature.id, architect);
                }}
              >
                Stop
              </Button>
            )}
          </Group>
        </Group>
        <Differences reviews={feature.reviews} />
        {toAsk.length < architectTypes.length && <ArchitectReviews reviews={feature.reviews} />}
      </Stack>
    </Card>
  );
}
