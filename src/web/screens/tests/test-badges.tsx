import type { TestCase } from '#contract/test-case.ts';
import type { TestPriority, TestStanding } from '#contract/vocabulary.ts';
import { Badge, Group } from '@mantine/core';
import { IconCheck, IconClockExclamation, IconMinus, IconPlayerSkipForward, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { standingWords } from '../../data/test-case.ts';
import { levelWords } from './test-search.ts';

const looks: Record<TestStanding, { color: string; icon: typeof IconX }> = {
  passed: { color: 'spruce', icon: IconCheck },
  failed: { color: 'red', icon: IconX },
  skipped: { color: 'gray', icon: IconPlayerSkipForward },
  stale: { color: 'amber', icon: IconClockExclamation },
  not_run: { color: 'gray', icon: IconMinus },
};

/** How a test stands, by a word, an icon and a colour. */
export function StandingBadge({ standing }: { standing: TestStanding }) {
  const { color, icon: Icon } = looks[standing];
  return (
    <Badge color={color} variant="outline" leftSection={<Icon size={14} aria-hidden />}>
      {standingWords[standing]}
    </Badge>
  );
}

const PriorityBadge = ({ priority }: { priority: TestPriority }) => (
  <Badge color={priority === 'P0' ? 'red' : priority === 'P1' ? 'blue' : 'gray'} variant="light">
    {priority}
  </Badge>
);

type Weighed = Pick<TestCase, 'level' | 'priority'> & { standing?: TestStanding };

export const TestBadges = ({ test, children }: { test: Weighed; children?: ReactNode }) => (
  <Group gap={6}>
    {test.standing && <StandingBadge standing={test.standing} />}
    <PriorityBadge priority={test.priority} />
    <Badge color="gray" variant="default">
      {levelWords[test.level]}
    </Badge>
    {children}
  </Group>
);
