import type { PlanningSession } from '#contract/planning.ts';
import { planningCounts } from '#domain/planning.ts';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlanningAddress } from '../../data/planning.ts';
import type { useSuggestions } from '../../data/planning-suggestions.ts';
import { AvaAtWork } from '../../ui/advisor-at-work.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { AddPlanningFeature } from './add-planning-feature.tsx';
import classes from './planning.module.css';
import { PlanLoad } from './plan-load.tsx';
import { StepBar } from './step-bar.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Step } from './step-progress.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { ComingSuggestion } from '../../ui/suggestion-surface.tsx';

type Props = {
  at: PlanningAddress;
  session: PlanningSession;
  suggestions: ReturnType<typeof useSuggestions>;
  onGo: (step: Step) => void;
};

/** Step 2: what Ava offers, what the person adds, and which of it comes into the increment. */
export function SuggestionsStep({ at, session, suggestions, onGo }: Props) {
  const { asking, ask, stop } = suggestions;
  const [adding, setAdding] = useState(false);
  const { selected, total } = planningCounts(session.features);
  const busy = asking.state === 'asking';
  const askAgain = () => void ask(nothingToPrepare, () => {});
  const closeAdding = () => {
    setAdding(false);
    focusSoon('[data-add]');
  };
  const mayAsk = session.context.vision.trim() !== '';
  return (
    <Stack gap="md">
      <StepHeading
        title="Review features"
        text="Ava suggests, you decide. Only what you include comes into the increment."
      />
      <StepBar
        counter={`${selected} Selected / ${total} Total`}
        onBack={() => onGo(1)}
        next={{ label: 'Continue to Architect Review', disabled: total === 0, onClick: () => onGo(3) }}
      />
      {total > 0 && <PlanLoad session={session} />}
      <Group gap="xs">
        {!adding && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            data-add
            onClick={() => setAdding(true)}
          >
            Add by hand
          </Button>
        )}
        {mayAsk &&
          (asking.state === 'done' || asking.state === 'nothing-new' || (asking.state === 'idle' && total > 0)) && (
            <Button variant="default" leftSection={<IconSparkles size={16} aria-hidden />} onClick={askAgain}>
              Ask Ava for more
            </Button>
          )}
      </Group>
      {adding && <AddPlanningFeature at={at} onClose={closeAdding} />}
      <AvaAtWork
        {...asking}
        reads="your words"
        otherwise="Tell her more in step 1, or add features by hand."
        onStop={stop}
        onAgain={mayAsk ? askAgain : undefined}
      />
      {mayAsk && !busy && (
        <ExpectedCost
          projectId={at.project_id}
          letters={lettersOf(session)}
          again={total > 0 || asking.state !== 'idle'}
        />
      )}
      {total === 0 && !busy && !adding && (
        <EmptyState
          order={4}
          icon={<IconSparkles />}
          title="No features suggested yet"
          text="Ask Ava to read your context, or add the features that you have in mind yourself."
          action={
            mayAsk && asking.state === 'idle' ? (
              <Button variant="light" onClick={askAgain}>
                Ask Ava
              </Button>
            ) : undefined
          }
        />
      )}
      <ul className={classes.cards} aria-label="Suggested features">
        {session.features.map((feature) => (
          <li key={feature.id}>
            <SuggestionCard at={at} feature={feature} />
          </li>
        ))}
        {busy && <ComingSuggestion height={180} />}
      </ul>
    </Stack>
  );
}

/** Of what Ava reads. */
const lettersOf = ({ context: { vision, inventory, comments } }: PlanningSession): number =>
  vision.length + inventory.length + comments.length;

/** The context was saved in step 1. */
const nothingToPrepare = () => Promise.resolve();
