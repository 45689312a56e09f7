import { firstIncrement } from '#domain/planning.ts';
import type { PlanningSession } from '#contract/planning.ts';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import type { PlanningAddress } from '../../data/planning.ts';
import { asCapacity, asGoals } from '../../data/context-texts.ts';
import { usePlanningContext, type Saving } from '../../data/planning-context.ts';
import type { Suggesting } from '../../data/planning-suggestions.ts';
import { Face } from '../../ui/face.tsx';
import { ContextField } from './context-field.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { Questions } from '../questions/questions.tsx';
import classes from './planning.module.css';
import { StepHeading } from './step-heading.tsx';

type Props = {
  at: PlanningAddress;
  session: PlanningSession;
  asking: Suggesting;
  /** Asks Ava once `save` has put the context on the server. */
  onAsk: (save: () => Promise<void>) => void;
  onStop: () => void;
};

/** Step 1: what the person wants, in their own words. */
export function ContextStep({ at, session, asking, onAsk, onStop }: Props) {
  const context = usePlanningContext(at, session);
  const busy = asking.state === 'asking';
  const piName = session.context.piName || 'PI';
  return (
    <Card
      component="form"
      p={{ base: 'md', sm: 'xl' }}
      maw="56rem"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onAsk(context.save);
      }}
    >
      <Stack gap="lg">
        <StepHeading
          title="Share context"
          text="Ava reads what you write here and suggests features for this increment."
        />
        <ContextField
          context={context}
          field="vision"
          label="Project Idea or Goal"
          description="Who is it for, what should it do, and why?"
          rows={5}
          required
        />
        <ContextField
          context={context}
          field="inventory"
          label="What We Already Have"
          description="Parts that exist, systems it must work with, decisions already made."
          rows={3}
        />
        <ContextField
          context={context}
          field="piGoal"
          label={`${piName} Goal`}
          description="What should be true at the end of this increment?"
          rows={2}
        />
        <ContextField
          context={context}
          field="primaryGoals"
          label="Primary goals (optional)"
          description={`One to a line. Where there are any, they become the goal of ${piName} instead.`}
          rows={2}
          accept={asGoals}
        />
        <ContextField
          context={context}
          field="teamCapacity"
          label="Team capacity in points (optional)"
          description="What the team can finish in the increment. A plan that is larger says so."
          rows={1}
          accept={asCapacity}
        />
        <ContextField context={context} field="comments" label="Your Comment (optional)" rows={2} />
        <Questions
          projectId={at.project_id}
          text={(['vision', 'piGoal', 'comments'] as const)
            .map((field) => context.text(field))
            .filter((said) => said.trim() !== firstIncrement.goal)
            .join('\n')}
          disabled={busy || context.text('vision').trim() === ''}
          onAnswers={(lines) => context.type('comments', [context.text('comments'), lines].filter(Boolean).join('\n'))}
        />
        <ExpectedCost
          projectId={at.project_id}
          what="Asking Ava"
          letters={context.text('vision').length + context.text('inventory').length + context.text('comments').length}
        />
        <Group justify="space-between" gap="sm">
          <SavingState saving={context.saving} onRetry={context.retry} />
          <Group gap="xs">
            {busy && (
              <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
                Stop
              </Button>
            )}
            <Button
              type="submit"
              size="md"
              disabled={busy || context.text('vision').trim() === ''}
              leftSection={busy ? <IconSparkles size={18} aria-hidden /> : <Face memberId="ava" size={26} />}
              classNames={{ root: classes.longButton, label: classes.longLabel }}
            >
              {busy ? 'Processing...' : 'Ask Ava (Product Owner) for Suggested Features'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Card>
  );
}

function SavingState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  return (
    <Group gap="xs" role="status" mih={24}>
      <Text size="sm" c={saving === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
        {saving === 'saved' && 'Saved as you type.'}
        {(saving === 'typed' || saving === 'saving') && 'Saving...'}
        {saving === 'failed' && 'Not saved on the server yet. Your words are kept in this browser.'}
      </Text>
      {saving === 'failed' && (
        <Button size="compact-sm" variant="light" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Group>
  );
}
