import { Button, Group, Progress, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Reviewing } from '../../data/planning-reviews.ts';
import { AtWork } from '../../ui/advisor-at-work.tsx';

type Props = { reviewing: Reviewing; /** Reviews that are not there yet. */ missing: number; onAsk: () => void };

/** Asks both architects for all features of the plan, shows how far they are, and can be stopped. */
export function AskBoth({ reviewing, missing, onAsk }: Props) {
  const { run, stop } = reviewing;
  if (run)
    return (
      <AtWork onStop={stop}>
        <Text role="status" className="tabular">
          Theo and Claude are reviewing: {run.done} of {run.total}
        </Text>
        <Progress flex={1} miw={120} value={(run.done / run.total) * 100} aria-label="Reviews that have arrived" />
      </AtWork>
    );
  if (missing === 0) return null;
  return (
    <Group>
      <Button variant="light" leftSection={<IconMessages size={18} aria-hidden />} onClick={onAsk}>
        Ask both for all included
      </Button>
    </Group>
  );
}
