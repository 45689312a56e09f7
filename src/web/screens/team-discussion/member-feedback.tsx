import type { KeptFeedback } from '#contract/discussion.ts';
import { failures } from '#contract/problems.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Changing } from '../../ui/changing.tsx';
import { Face } from '../../ui/face.tsx';
import { SuggestionSurface } from '../../ui/suggestion-surface.tsx';
import { waiting } from '../../ui/waiting.ts';
import classes from './team-discussion.module.css';

/** What a member said: its analysis, the points that matter to it, and what it recommends. */
export function MemberFeedbackCard({ feedback }: { feedback: KeptFeedback }) {
  const { memberId, engine, instead, analysis, keyPoints, recommendations } = feedback;
  return (
    <article aria-label={`Feedback by ${roster[memberId].name}`}>
      <SuggestionSurface memberId={memberId} engine={engine} instead={instead}>
        <Text className={classes.words}>{analysis}</Text>
        <Points title="Key points" of={keyPoints} />
        <Points title="Recommendations" of={recommendations} />
      </SuggestionSurface>
    </article>
  );
}

const Points = ({ title, of }: { title: string; of: readonly string[] }) =>
  of.length > 0 && (
    <div>
      <Title order={4} size="sm" mb={4}>
        {title}
      </Title>
      <ul className={classes.list}>
        {of.map((point) => (
          <Text component="li" size="sm" key={point}>
            {point}
          </Text>
        ))}
      </ul>
    </div>
  );

/** Stands where a member's words will be. */
export const MemberThinking = ({ memberId }: { memberId: MemberId }) => (
  <Card padding="md" {...waiting(`${roster[memberId].name} is thinking`)}>
    <Who memberId={memberId} />
    <Stack gap={8} mt="sm">
      <Skeleton h={14} w="94%" />
      <Skeleton h={14} w="88%" />
      <Skeleton h={14} w="60%" />
    </Stack>
  </Card>
);

type Failed = { memberId: MemberId; disabled: boolean; onAgain: () => void };

/** A member who could not answer; the others did all the same. */
export const MemberFailed = ({ memberId, disabled, onAgain }: Failed) => (
  <Card component="article" padding="md" aria-label={`No feedback by ${roster[memberId].name}`}>
    <Who memberId={memberId} />
    <Text my="sm">{failures.memberFailed.text}</Text>
    <div>
      <Changing>
        <Button size="xs" variant="default" disabled={disabled} onClick={onAgain}>
          Ask {roster[memberId].name} again
        </Button>
      </Changing>
    </div>
  </Card>
);

const Who = ({ memberId }: { memberId: MemberId }) => (
  <Group gap="sm" wrap="nowrap">
    <Face memberId={memberId} size={36} />
    <div>
      <Text fw={600} lh={1.3}>
        {roster[memberId].name}
      </Text>
      <Text size="sm" c="dimmed" lh={1.3}>
        {roster[memberId].role}
      </Text>
    </div>
  </Group>
);
