import type { PlanningSession } from '#contract/planning.ts';
import { planningCounts } from '#domain/planning.ts';
import { Checkbox, Stack } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useState } from 'react';
import { useFinalisePlanning, type PlanningAddress } from '../../data/planning.ts';
import { openQuestions, type Reviewing } from '../../data/planning-reviews.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AskBoth } from './ask-both.tsx';
import classes from './planning.module.css';
import { PlanLoad } from './plan-load.tsx';
import { ReviewedFeature } from './reviewed-feature.tsx';
import { StepBar } from './step-bar.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Step } from './step-progress.tsx';

type Props = { at: PlanningAddress; session: PlanningSession; reviewing: Reviewing; onGo: (step: Step) => void };

/** Step 3: what the architects say about the included features; from here the scope is made final. */
export function ReviewStep({ at, session, reviewing, onGo }: Props) {
  const finalise = useFinalisePlanning(at);
  const [keepOthers, setKeepOthers] = useState(false);
  const included = session.features.filter((feature) => feature.included);
  const { selected, reviewed, total, mustHave } = planningCounts(session.features);
  const others = total - selected;
  return (
    <Stack gap="md">
      <StepHeading
        title="Get technical feedback"
        text="Theo looks at structure, data and operation; Claude at what can go wrong. Ask one, both or neither."
      />
      <StepBar
        counter={`${reviewed} Reviewed / ${selected} Total`}
        onBack={() => onGo(2)}
        next={{
          label: 'Finalize Scope & Continue',
          disabled: selected === 0 || reviewing.run !== null,
          loading: finalise.isPending,
          onClick: () => finalise.mutate({ keepOthers }),
        }}
      />
      <PlanLoad session={session} lead={`${selected} selected, ${mustHave} Must Have`} />
      {others > 0 && (
        <Checkbox
          label={`Keep the other ${others === 1 ? 'feature' : `${others} features`} in the backlog as suggested`}
          checked={keepOthers}
          onChange={({ currentTarget }) => setKeepOthers(currentTarget.checked)}
        />
      )}
      {selected > 0 && (
        <AskBoth
          projectId={at.project_id}
          letters={JSON.stringify(session.context).length}
          reviewing={reviewing}
          missing={openQuestions(included).length}
          onAsk={() => void reviewing.askAll(included)}
        />
      )}
      {selected === 0 && (
        <EmptyState
          order={4}
          title="Nothing is included yet"
          text="Go back and include at least one feature; the architects review what is in the plan."
        />
      )}
      <ul className={classes.list} aria-label="Features in the plan">
        {included.map((feature) => (
          <li key={feature.id}>
            <ReviewedFeature feature={feature} reviewing={reviewing} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
