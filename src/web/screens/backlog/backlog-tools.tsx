import type { FeatureCard } from '#contract/feature.ts';
import { failures } from '#contract/problems.ts';
import { Button, Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { matchingFeatures, useMoveFeature, type FeatureMove, type MoveBack } from '../../data/feature.ts';
import { Changing } from '../../ui/changing.tsx';
import { toDecide } from '../../ui/toasts.ts';
import type { AroundProps } from '../feature-list/feature-browser.tsx';
import { CardTools } from '../feature-list/feature-card.tsx';
import { featureOrders } from '../feature-list/feature-search.ts';
import { BacklogCardTools } from './card-tools.tsx';
import { HandContext, useChoice } from './choice.ts';
import { afterStep, type Step } from './order-grip.tsx';
import { ManyChange } from './many-change.tsx';

const orderChoices = Object.entries(featureOrders).map(([value, label]) => ({ value, label }));
type Order = keyof typeof featureOrders;

const cardTools = (feature: FeatureCard) => <BacklogCardTools feature={feature} />;

/** Around the list of the backlog: its order, choosing many, and moving by hand. */
export function BacklogTools({ projectId, filters, order, features, total, onOrder, children }: AroundProps) {
  const choice = useChoice(features, () => matchingFeatures(projectId, filters), failures.backlogLoad);
  const { chosen } = choice;
  const { onMove, onStep, said } = useMoving({ projectId, filters, features, total });
  return (
    <>
      <Group justify="space-between" gap="sm" align="end">
        <NativeSelect
          label="Order"
          w={240}
          data={orderChoices}
          value={order ?? 'newest'}
          onChange={({ currentTarget }) => onOrder(currentTarget.value as Order)}
        />
        {order === 'hand' && (
          <Changing>
            <Text size="sm" c="dimmed" id="backlog-grip-hint" flex="1 1 16rem" pb={6}>
              Drag a card by its grip, or focus the grip and use the arrow keys, Home and End.
            </Text>
          </Changing>
        )}
        <Changing>
          <Button variant="default" loading={choice.reading} onClick={() => void choice.chooseAll()}>
            {total > 1 ? `Choose all ${total.toLocaleString('en')}` : 'Choose all'}
          </Button>
        </Changing>
      </Group>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {chosen.size > 0 && (
        <ManyChange projectId={projectId} chosen={chosen} incomplete={choice.incomplete} onClear={choice.clear} />
      )}
      <HandContext value={{ chosen, toggle: choice.toggle, ...(order === 'hand' && { moving: { onMove, onStep } }) }}>
        <CardTools value={cardTools}>{children}</CardTools>
      </HandContext>
    </>
  );
}

/** Moves by drag and by keyboard. A grip that was moved by keyboard keeps the focus, wherever its card is drawn next. */
function useMoving({
  projectId,
  filters,
  features,
  total,
}: Pick<AroundProps, 'projectId' | 'filters' | 'features' | 'total'>) {
  const { mutate } = useMoveFeature(projectId, filters);
  const [said, setSaid] = useState('');
  const moved = useRef<{ id: string; to: number } | undefined>(undefined);
  useEffect(() => {
    const { id, to } = moved.current ?? {};
    // Once it stands where it was sent, and not before: until then the card that goes away still has the focus.
    if (id === undefined || to === undefined || features[to]?.id !== id) return;
    moved.current = undefined;
    focusGrip(id, to / features.length);
  });

  const steps = useRef<{ back: FeatureMove; at: number } | undefined>(undefined);

  /** The move that brings a feature back to where it stands now. */
  const backOf = (id: string): FeatureMove | undefined => {
    const at = features.findIndex((feature) => feature.id === id);
    const [before, after] = [features[at - 1], features[at + 1]];
    if (before) return { id, place: 'after', other: before.id };
    return after && { id, place: 'before', other: after.id };
  };
  /** Steps of one feature in a row are taken back together, to where the first of them began. */
  const backOfSteps = (id: string): MoveBack | undefined => {
    const goesOn = steps.current?.back.id === id && Date.now() - steps.current.at < toDecide;
    const back = goesOn ? steps.current?.back : backOf(id);
    steps.current = back && { back, at: Date.now() };
    return back && { ...back, goesOn };
  };
  const onMove = (id: string, place: 'before' | 'after', other: string) => {
    steps.current = undefined;
    const back = backOf(id);
    mutate({ id, place, other, ...(back && { back }) });
  };
  const onStep = (id: string, step: Step) => {
    const from = features.findIndex((feature) => feature.id === id);
    const to = afterStep(step, from, features.length);
    const [feature, other] = [features[from], features[to]];
    if (!feature || !other || from === to) return;
    moved.current = { id, to };
    const back = backOfSteps(id);
    mutate(
      { id, place: to > from ? 'after' : 'before', other: other.id, ...(back && { back }) },
      { onError: () => (moved.current = undefined) },
    );
    setSaid(`${feature.name} is at place ${to + 1} of ${Math.max(total, features.length)}.`);
  };
  return { onMove, onStep, said };
}

const framesToWait = 60;

/** Brings a card into view, which may not be drawn yet, and gives its grip the focus. `at` is its part of the list's height. */
function focusGrip(id: string, at: number, frames = framesToWait) {
  const grip = document.querySelector<HTMLElement>(`[data-grip="${id}"]`);
  if (grip) {
    grip.focus({ preventScroll: true });
    grip.closest('article')?.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (frames === 0) return;
  if (frames === framesToWait) {
    const list = document.querySelector('[role="feed"]')?.getBoundingClientRect();
    if (list) scrollTo({ top: scrollY + list.top + list.height * at - innerHeight / 2 });
  }
  requestAnimationFrame(() => focusGrip(id, at, frames - 1));
}
