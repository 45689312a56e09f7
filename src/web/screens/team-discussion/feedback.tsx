import type { Discussion } from '#contract/discussion.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { AskingTeam } from '../../data/discussion.ts';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { MemberFeedbackCard, MemberFailed, MemberThinking } from './member-feedback.tsx';
import classes from './team-discussion.module.css';
import { Changing } from '../../ui/changing.tsx';

type Props = {
  discussion: Discussion;
  asking: AskingTeam | null;
  onAsk: (id: string, memberId?: MemberId) => void;
};

/** What the members said of an idea, who is thinking, and what can be done when all have spoken. */
export function Feedback({ discussion, asking, onAsk }: Props) {
  const { project_id, id, idea, members, answered, failed, feedback } = discussion;
  const running = asking?.id === id;
  const thinking = running ? asking.memberId : null;
  const waiting = members.filter((one) => !answered.includes(one) && !failed.includes(one));
  return (
    <section aria-labelledby="feedback">
      <Group justify="space-between" mb="sm" gap="xs">
        <Title order={3} id="feedback">
          Feedback
        </Title>
        <Text size="sm" c="dimmed" role="status" className="tabular">
          {thinking === null ? '' : `${roster[thinking].name} is thinking. `}
          {answered.length} of {members.length} have spoken
        </Text>
      </Group>
      <ul className={classes.cards}>
        {members.map((memberId) => {
          const said = feedback.find((one) => one.memberId === memberId);
          if (said)
            return (
              <li key={memberId}>
                <MemberFeedbackCard feedback={said} />
              </li>
            );
          if (thinking === memberId)
            return (
              <li key={memberId}>
                <MemberThinking memberId={memberId} />
              </li>
            );
          if (!failed.includes(memberId)) return null;
          return (
            <li key={memberId}>
              <MemberFailed memberId={memberId} disabled={asking !== null} onAgain={() => onAsk(id, memberId)} />
            </li>
          );
        })}
      </ul>
      {!running && waiting.length > 0 && (
        <Stack gap="xs" mt="md" align="flex-start">
          <Text size="sm" c="dimmed">
            {names(waiting)} {waiting.length === 1 ? 'has' : 'have'} not spoken yet. What was said is kept.
          </Text>
          <Changing>
            <Button disabled={asking !== null} onClick={() => onAsk(id)}>
              {answered.length + failed.length === 0 ? 'Ask the team' : 'Go on with the others'}
            </Button>
          </Changing>
        </Stack>
      )}
      {!running && waiting.length + failed.length > 0 && (
        <ExpectedCost
          projectId={project_id}
          kind="discuss"
          letters={idea.length}
          calls={waiting.length + failed.length}
          again={answered.length > 0}
        />
      )}
      {!running && waiting.length === 0 && answered.length > 0 && <TakeAlong discussion={discussion} />}
    </section>
  );
}

const names = (members: readonly MemberId[]): string =>
  new Intl.ListFormat('en').format(members.map((id) => roster[id].name));

/** The features screen offers to make features of what was said. */
function TakeAlong({ discussion: { project_id, id } }: { discussion: Discussion }) {
  const navigate = useNavigate();
  return (
    <Changing>
      <Button
        mt="md"
        size="md"
        leftSection={<IconSparkles size={18} aria-hidden />}
        onClick={() =>
          void navigate({
            to: '/project/$projectId',
            params: { projectId: project_id },
            state: { activeTab: 'features', discussion: id },
          })
        }
      >
        Generate Features from Feedback
      </Button>
    </Changing>
  );
}
