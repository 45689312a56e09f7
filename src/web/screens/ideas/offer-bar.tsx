import { failures } from '#contract/problems.ts';
import { Button, Group, Text } from '@mantine/core';
import type { useGeneration } from '../../data/generation.ts';
import classes from './ideas.module.css';

type Props = {
  generation: ReturnType<typeof useGeneration>;
  saving: boolean;
  onAgain: () => void;
  onSave: () => void;
};

/** How many are selected, and the one way on; in sight while a long list is read. */
export function OfferBar({ generation, saving, onAgain, onSave }: Props) {
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
      <Group gap="xs">
        <Button variant="subtle" color="gray" onClick={() => generation.selectAll(selected < offers.length)}>
          {selected < offers.length ? 'Select all' : 'Select none'}
        </Button>
        {!busy && (
          <>
            <Button variant="subtle" color="gray" onClick={generation.discard}>
              Discard
            </Button>
            {state === 'done' && (
              <Button variant="default" onClick={onAgain}>
                Ask Ava for more
              </Button>
            )}
          </>
        )}
        <Button disabled={selected === 0 || busy} loading={saving} onClick={onSave}>
          Save Selected Features
        </Button>
      </Group>
    </div>
  );
}
