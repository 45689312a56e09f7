import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../../data/client.ts';
import { amount, count } from '../../ui/figures.ts';

/** What asking Ava will take, before the click; nothing where no model is asked. */
export function ExpectedCost({ projectId, letters }: { projectId: string; letters: number }) {
  const { data } = useQuery({
    ...orpc.advice.expected.queryOptions({ input: { project_id: projectId, letters: Math.ceil(letters / 200) * 200 } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (!data) return null;
  const { tokens, cost, left } = data;
  return (
    <Text size="sm" c="dimmed">
      About {count(tokens)} tokens{cost !== null && `, a cost of ${amount(cost)}`}.
      {left !== null && ` ${amount(left)} of today's budget is left.`}
    </Text>
  );
}
