import { failures } from '#contract/problems.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { coreTeam, teamAnalysisQuery, withTypedDomain } from '../../data/team.ts';
import { changeDraft, useWizardDraft, type WizardDraft } from '../../data/wizard-draft.ts';
import { useElapsed } from '../../ui/elapsed.ts';
import { tellFailure } from '../../ui/toasts.ts';
import { assemblingAt, assemblingMessages, assemblingMs, assemblingTick } from './assembling-schedule.ts';
import { AssemblingStage } from './assembling-stage.tsx';

type Props = { onBack: () => void; onNext: () => void };

/** Step 3: the analysis at work. It goes on by itself; who comes back to it finds the team as it was assembled. */
export function Assembling({ onBack, onNext }: Props) {
  const draft = useWizardDraft();
  if (draft.teamMembers === null) return <AtWork draft={draft} onBack={onBack} onDone={onNext} />;
  return (
    <AssemblingStage memberIds={draft.teamMembers.map(({ id }) => id)} message="Your team is assembled." percent={100}>
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button onClick={onNext}>Review Your Team</Button>
    </AssemblingStage>
  );
}

function AtWork({ draft, onBack, onDone }: { draft: WizardDraft; onBack: () => void; onDone: () => void }) {
  const analysis = useQuery(teamAnalysisQuery(draft));
  const { elapsed, skip } = useElapsed(assemblingMs, assemblingTick);
  const { message, percent, done } = assemblingAt(elapsed);
  const left = useRef(false);

  useEffect(() => {
    if (!done || analysis.isPending || left.current) return;
    left.current = true;
    if (analysis.isError) tellFailure(failures.teamAnalyze, analysis.error);
    const members = analysis.data ? withTypedDomain(analysis.data.teamMembers, draft) : coreTeam();
    changeDraft({ proposedMembers: members, teamMembers: members, taken: analysis.data?.taken ?? null });
    onDone();
  }, [done, analysis, draft, onDone]);

  return (
    <AssemblingStage message={assemblingMessages[message] ?? ''} percent={percent}>
      {/* Leaving ends the analysis. */}
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button variant="default" onClick={skip} loading={done}>
        Skip
      </Button>
    </AssemblingStage>
  );
}
