import type { AdviceKind } from '#contract/vocabulary.ts';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../data/about.ts';
import { orpc } from '../../data/client.ts';
import { useMayChange } from '../../ui/changing.tsx';
import { amount, count } from '../../ui/figures.ts';

type Props = {
  /** Left out where there is no project yet. */
  projectId?: string;
  kind?: AdviceKind;
  /** Of the text that goes along. */
  letters: number;
  /** How often a model is asked, such as once for each member. */
  calls?: number;
  /** It has been asked before, so that this is about one more time. */
  again?: boolean;
  /** What asks, where that is not the button beside it. */
  what?: string;
};

const inSteps = (letters: number): number => Math.ceil(letters / 200) * 200;

/** What asking an advisor will take, before the click, in a place kept for it; nothing where no model is asked. */
export function ExpectedCost({
  projectId,
  kind = 'suggestFeatures',
  letters,
  calls = 1,
  again = false,
  what = again ? 'Asking again' : '',
}: Props) {
  const mayChange = useMayChange();
  const asksModel = useQuery(aboutQuery()).data?.engine.id === 'model';
  const input = { ...(projectId !== undefined && { project_id: projectId }), kind, letters: inSteps(letters), calls };
  const { data } = useQuery({
    ...orpc.advice.expected.queryOptions({ input }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // Who may only read is offered nothing that could be asked.
    enabled: mayChange && asksModel,
  });
  if (data === null || !mayChange || !asksModel) return null;
  // What stands below is not to move when it comes, as it may be about to be pressed.
  if (!data) return <Text size="sm">&nbsp;</Text>;
  const { tokens, cost, left } = data;
  return (
    <Text size="sm" c="dimmed">
      {what === '' ? 'About' : `${what}: about`} {count(tokens)} tokens{cost !== null && `, a cost of ${amount(cost)}`}.
      {left !== null && ` ${amount(left)} of today's budget is left.`}
    </Text>
  );
}
