import type { Taken } from '#contract/taken.ts';
import { Text } from '@mantine/core';
import { amount, count } from './figures.ts';

/** What an asking really took, once it is over; nothing where no model was asked. */
export const TakenCost = ({ taken }: { taken: Taken | undefined }) =>
  taken && (
    <Text size="sm" c="dimmed" className="tabular">
      It took {count(taken.tokens)} tokens{taken.cost !== null && `, a cost of ${amount(taken.cost)}`}.
    </Text>
  );
