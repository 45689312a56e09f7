import type { Increment } from '#contract/increment.ts';
import type { Review } from '#contract/review.ts';
import { counted } from '#domain/counted.ts';
import { unfinishedIn } from '#domain/review.ts';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { useCarry } from '../../data/review.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { reasonOf } from '../../ui/reason.ts';

type Props = { increment: Increment; review: Review; onComplete: () => void; onClose: () => void };
type Goal = 'next' | 'backlog' | 'stay';

/** Says before an increment is completed what of it is not done, and asks where that goes. */
export function CompleteIncrement({ increment: { project_id, id, name }, review, onComplete, onClose }: Props) {
  const { next } = review;
  const carry = useCarry({ project_id, pi_id: id });
  const [to, setTo] = useState<Goal>(next ? 'next' : 'backlog');
  const { features, stories } = unfinishedIn(review);
  const parts = [
    ...(features.length > 0 ? [counted(features.length, 'feature')] : []),
    ...(stories > 0 ? [counted(stories, 'story', 'stories')] : []),
  ];
  const complete = () => {
    const done = () => {
      onClose();
      onComplete();
    };
    if (to === 'stay') done();
    else carry.mutate({ to, where: to === 'next' ? (next?.name ?? '') : 'the backlog' }, { onSuccess: done });
  };
  return (
    <Dialog onClose={onClose} title={`Complete ${name}`}>
      <Stack>
        <Radio.Group label={`Not done: ${parts.join(' and ')}. Where does this go?`} value={to} onChange={setTo}>
          <Stack gap="xs" mt="xs">
            {next && <Radio value="next" label={`To ${next.name}`} />}
            <Radio value="backlog" label="To the backlog, to be planned anew" />
            <Radio value="stay" label={`It stays in ${name}, as it is`} />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          What is done stays. {next ? `${next.name} begins then.` : 'No increment is planned after this one yet.'}
        </Text>
        {carry.isError && <Text role="alert">{reasonOf(carry.error)}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={carry.isPending} onClick={complete}>
            Complete {name}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
