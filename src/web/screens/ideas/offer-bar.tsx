import { failures } from '#contract/problems.ts';
import { Button, Group, Text } from '@mantine/core';
import type { useGeneration } from '../../data/generation.ts';
import classes from './ideas.module.css';

type Props = {
  generation: ReturnType<typeof useGeneration>;
  saving: boolean;
  onSave: () => void;
};

/** How many are selected, and the one way on; in sight while a long list is read. */
export function OfferBar({ generation, saving, onSave }: Props) {
  const { offers, state } = generation;
  const selected = offers.filter((offer) => offer.selected).length;
  const busy = state === 'asking';
  return (
    <div className={classes.bar}>
      <div role="status">
        <Text fw={600} className="tabular">
          {selected} Selected / {offers.length} Total
        </Text>
        {selected === 0 && (
          <Text size="sm">
            {failures.noneSelected.title}. {failures.noneSelected.text}
          </Text>
        )}
      </div>
      <Button disabled={selected === 0 || busy} loading={saving} onClick={onSave}>
        Save Selected Features
      </Button>
    </div>
  );
}

type ActionsProps = { generation: Props['generation']; onAgain: () => void };

/** What else can be done with all that is offered. */
export function OfferActions({ generation, onAgain }: ActionsProps) {
  const { offers, state } = generation;
  const isWhole = offers.every((offer) => offer.selected);
  return (
    <Group gap="xs">
      <Button variant="subtle" color="gray" onClick={() => generation.selectAll(!isWhole)}>
        {isWhole ? 'Select none' : 'Select all'}
      </Button>
      {state !== 'asking' && (
        <>
          <Button variant="subtle" color="gray" onClick={generation.discard}>
            Discard
          </Button>
          {(state === 'done' || state === 'nothing-new') && (
            <Button variant="default" onClick={onAgain}>
              Ask Ava for more
            </Button>
          )}
        </>
      )}
    </Group>
  );
}
