import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { useProposals } from '../../data/refinement.ts';
import { CutShort, NothingNew, Speaking } from '../../ui/advisor-at-work.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';

type Props = { asking: ReturnType<typeof useProposals>; who: MemberId; what: 'stories' | 'questions' | 'remarks' };

/** How an advisor's work stands: at it, stopped by the person, or without an answer. */
export function AskingTeam({ asking, who, what }: Props) {
  const { state, count, taken, ask, stop } = asking;
  const { name } = roster[who];
  const arrived = count === 0 ? '' : `${count} arrived.`;
  if (state === 'asking')
    return (
      <Speaking who={who} onStop={stop}>
        {name} is reading the feature. {arrived}
      </Speaking>
    );
  if (state === 'failed' || state === 'stopped')
    return (
      <>
        <CutShort isStopped={state === 'stopped'} title={`${name} could not answer`} onAgain={ask}>
          {state === 'stopped' ? `You stopped ${name}.` : 'What you have is kept.'} {arrived}
        </CutShort>
        <TakenCost taken={taken} />
      </>
    );
  return (
    <>
      {state === 'nothing-new' && (
        <NothingNew>
          {name} has no further {what} for this feature.
        </NothingNew>
      )}
      <TakenCost taken={taken} />
    </>
  );
}
