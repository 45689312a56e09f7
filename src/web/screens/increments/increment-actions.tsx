import type { Increment } from '#contract/increment.ts';
import { Button, Group } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { AdvanceStage } from './advance-stage.tsx';
import { Changing } from '../../ui/changing.tsx';

type Props = { increment: Increment; onEdit: (id: string) => void };

/** What can be done with the increment under way. */
export const IncrementActions = ({ increment, onEdit }: Props) => (
  <Changing>
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconEdit size={16} aria-hidden />}
        aria-label={`Edit ${increment.name}`}
        onClick={() => onEdit(increment.id)}
      >
        Edit
      </Button>
      <AdvanceStage increment={increment} />
    </Group>
  </Changing>
);
