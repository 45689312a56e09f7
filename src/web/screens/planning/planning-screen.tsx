import type { PlanningSession } from '#contract/planning.ts';
import { failures } from '#contract/problems.ts';
import { Badge, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePlanning, useRememberStep, type PlanningAddress } from '../../data/planning.ts';
import { useReviews } from '../../data/planning-reviews.ts';
import { useSuggestions } from '../../data/planning-suggestions.ts';
import { Changing, useMayChange } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isNotFound } from '../../ui/reason.ts';
import { waiting } from '../../ui/waiting.ts';
import { ContextStep } from './context-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepProgress, type Step } from './step-progress.tsx';
import { SuggestionsStep } from './suggestions-step.tsx';
import { SummaryStep } from './summary-step.tsx';

type Props = {
  at: PlanningAddress;
  /** From the address; the step last reached when it names none. */ step: Step | undefined;
};

export function PlanningScreen({ at, step }: Props) {
  const { data: session, isPending, error, refetch } = usePlanning(at);
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Title order={2}>PI Planning</Title>
        {session && session.context.piName !== '' && <Badge size="lg">{session.context.piName}</Badge>}
      </Group>
      {isPending && <Waiting />}
      {error && !session && !isNotFound(error) && (
        <ErrorState {...failures.planningLoad} error={error} onRetry={() => void refetch()} />
      )}
      {/* The message names what is missing; here stands what the specification says of it. */}
      {error && !session && isNotFound(error) && <ErrorState {...failures.planningLoad} />}
      {session && <Steps at={at} session={session} asked={step} />}
    </Stack>
  );
}

function Steps({ at, session, asked }: { at: PlanningAddress; session: PlanningSession; asked: Step | undefined }) {
  // The step another person goes to is theirs: it is read once, and afterwards the address decides.
  const [reached] = useState(session.step as Step);
  const step = stepToShow(session, asked ?? reached);
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const rememberStep = useRememberStep(at);
  // Who only reads looks at the steps, and leaves where the others are.
  const remember = (next: Step) => mayChange && rememberStep(next);
  const suggestions = useSuggestions(at);
  const reviewing = useReviews(at);
  const show = (next: Step) => void navigate({ to: '.', search: { step: next } });
  const go = (next: Step) => {
    show(next);
    remember(next);
  };

  // The address names the step that is shown, also where finalising or taking it back decided that.
  useEffect(() => {
    if (asked !== undefined && asked !== step) void navigate({ to: '.', search: { step }, replace: true });
  }, [asked, step, navigate]);

  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) content.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    shown.current = step;
  }, [step]);

  const common = { at, session } as const;
  return (
    <>
      <StepProgress current={step} isOpen={(each) => session.finalised_at === null && each !== 4} onGo={remember} />
      <Changing shown>
        <div ref={content}>
          {step === 1 && (
            <ContextStep
              {...common}
              asking={suggestions.asking}
              onStop={suggestions.stop}
              onAsk={(save) => void suggestions.ask(save, () => show(2))}
            />
          )}
          {step === 2 && <SuggestionsStep {...common} suggestions={suggestions} onGo={go} />}
          {step === 3 && <ReviewStep {...common} reviewing={reviewing} onGo={go} />}
          {step === 4 && <SummaryStep {...common} />}
        </div>
      </Changing>
    </>
  );
}

/** A finalised session shows what was decided; before that nothing is decided. */
const stepToShow = (session: PlanningSession, wanted: Step): Step => {
  if (session.finalised_at !== null) return 4;
  return wanted === 4 ? 3 : wanted;
};

const Waiting = () => (
  <Stack {...waiting('Loading PI planning')}>
    <Skeleton h={56} />
    <Skeleton h={140} />
    <Skeleton h={96} />
    <Skeleton h={96} />
  </Stack>
);
