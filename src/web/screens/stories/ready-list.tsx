import type { Story } from '#contract/story.ts';
import type { ReadyCheck } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { isReady, readyPoints } from '#domain/ready.ts';
import { Badge, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './stories.module.css';

type Props = {
  story: Story;
  /** Findings of the linter that nobody waived. */
  findings: number;
  /** Questions about its feature that nobody has answered. */
  questions: number;
  onCheck: (check: ReadyCheck, confirmed: boolean) => void;
  onReady: () => void;
};

/** The definition of ready: most points are computed, two only a person can confirm. */
export function ReadyList({ story, findings, questions, onCheck, onReady }: Props) {
  const points = readyPoints(story, findings);
  const met = points.filter((point) => point.met).length;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Title order={3} size="h4">
            Definition of ready
          </Title>
          <Badge color={isReady(points) ? 'spruce' : 'gray'} variant="outline" className="tabular">
            {met} of {points.length}
          </Badge>
        </Group>
        {story.status === 'backlog' && isReady(points) && (
          <Button size="xs" variant="light" onClick={onReady}>
            Mark as ready
          </Button>
        )}
      </Group>
      <ul className={classes.ready}>
        {points.map(({ id, label, met: isMet, byHand }) => (
          <li key={id}>
            {byHand ? (
              <Checkbox
                size="sm"
                label={label}
                {...(byHand === 'questions_settled' &&
                  questions > 0 && {
                    description: `${counted(questions, 'question')} about its feature ${questions === 1 ? 'is' : 'are'} open in Story Refinement.`,
                  })}
                checked={isMet}
                onChange={({ currentTarget }) => onCheck(byHand, currentTarget.checked)}
              />
            ) : (
              <Group gap={8} wrap="nowrap">
                {isMet ? (
                  <IconCircleCheckFilled size={20} className={classes.met} aria-label="Met" role="img" />
                ) : (
                  <IconCircle size={20} className={classes.unmet} aria-label="Not met" role="img" />
                )}
                <Text size="sm">{label}</Text>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
