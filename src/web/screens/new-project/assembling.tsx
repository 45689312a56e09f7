import type { TeamMember } from '#contract/team.ts';
import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { analyseTeam, stopTeamAnalysis, teamOf } from '../../data/team-analysis.ts';
import { changeDraft, currentDraft, useWizardDraft } from '../../data/wizard-draft.ts';
import { useElapsed } from '../../ui/elapsed.ts';
import { TakenCost } from '../../ui/taken-cost.tsx';
import { assemblingAt, assemblingMessages, assemblingMs, assemblingTick, shownPercent } from './assembling-schedule.ts';
import { AssemblingStage } from './assembling-stage.tsx';
import { ProposedMembers } from './proposed-members.tsx';

type Props = { onBack: () => void; onNext: () => void };

/** Step 3: the analysis at work. It goes on by itself; who comes back to it finds the team as it was assembled. */
export function Assembling({ onBack, onNext }: Props) {
  const { analysis, proposedMembers, teamMembers, taken } = useWizardDraft();
  const goOn = () => {
    changeDraft({ teamMembers: teamOf(currentDraft()) });
    onNext();
  };
  if (teamMembers !== null)
    return (
      <AssemblingStage members={teamMembers} message="Your team is assembled." percent={100} onBack={onBack}>
        <Button onClick={onNext}>Review Your Team</Button>
      </AssemblingStage>
    );
  if (analysis !== 'stopped') return <AtWork onBack={onBack} onDone={goOn} />;
  return (
    <>
      <AssemblingStage members={proposedMembers} message={stoppedAfter(proposedMembers)} onBack={onBack}>
        <Button variant="default" onClick={() => void analyseTeam()}>
          Ask again
        </Button>
        <Button onClick={goOn}>Review Your Team</Button>
      </AssemblingStage>
      <ProposedMembers members={proposedMembers}>
        <TakenCost taken={taken} />
      </ProposedMembers>
    </>
  );
}

const stoppedAfter = ({ length }: readonly TeamMember[]): string => {
  if (length === 0) return 'You stopped the team. Nobody was proposed yet.';
  return `You stopped the team. ${length === 1 ? 'One member' : `${length} members`} had been proposed.`;
};

function AtWork({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const { analysis, proposedMembers } = useWizardDraft();
  const { elapsed, skip } = useElapsed(assemblingMs, assemblingTick);
  const { message, percent, done } = assemblingAt(elapsed);
  const isAsking = analysis === 'idle' || analysis === 'asking';
  const left = useRef(false);

  useEffect(() => {
    if (currentDraft().analysis === 'idle') void analyseTeam();
  }, []);
  useEffect(() => {
    if (!done || isAsking || left.current) return;
    left.current = true;
    onDone();
  }, [done, isAsking, onDone]);

  return (
    <>
      <AssemblingStage
        members={proposedMembers}
        message={assemblingMessages[message] ?? ''}
        percent={shownPercent(percent, isAsking)}
        onBack={onBack}
      >
        {isAsking ? (
          <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stopTeamAnalysis}>
            Stop
          </Button>
        ) : (
          <Button variant="default" onClick={skip}>
            Skip
          </Button>
        )}
      </AssemblingStage>
      <ProposedMembers members={proposedMembers} />
    </>
  );
}
