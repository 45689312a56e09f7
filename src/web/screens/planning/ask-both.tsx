import { Button, Progress, Stack, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Reviewing } from '../../data/planning-reviews.ts';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { AtWork } from '../../ui/advisor-at-work.tsx';

type Props = {
  projectId: string;
  reviewing: Reviewing;
  /** Reviews that are not there yet. */
  missing: number;
  /** Of what an architect reads for one of them. */
  letters: number;
  onAsk: () => void;
};

/** Asks both architects for all features of the plan, shows how far they are, and can be stopped. */
export function AskBoth({ projectId, reviewing, missing, letters, onAsk }: Props) {
  const { run, taken, stop } = reviewing;
  if (run)
    return (
      <AtWork onStop={stop}>
        <Text role="status" className="tabular">
          Theo and Claude are reviewing: {run.done} of {run.total}
        </Text>
        <Progress flex={1} miw={120} value={(run.done / run.total) * 100} aria-label="Reviews that have arrived" />
      </AtWork>
    );
  if (missing === 0) return <TakenCost taken={taken} />;
  return (
    <Stack gap="xs">
      <Button w="fit-content" variant="light" leftSection={<IconMessages size={18} aria-hidden />} onClick={onAsk}>
        Ask both for all included
      </Button>
      <TakenCost taken={taken} />
      <div>
        <ExpectedCost
          projectId={projectId}
          kind="reviewFeature"
          letters={letters}
          calls={missing}
          what={missing === 1 ? 'The review that is missing' : `The ${missing} reviews that are missing`}
        />
        {missing > 1 && (
          <ExpectedCost projectId={projectId} kind="reviewFeature" letters={letters} what="One of them" />
        )}
      </div>
    </Stack>
  );
}
