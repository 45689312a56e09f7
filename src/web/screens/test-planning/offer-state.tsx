import { counted } from '#domain/counted.ts';
import type { Offers } from '../../data/offers.ts';
import { CutShort, NothingNew, Speaking } from '../../ui/advisor-at-work.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';

type Props = {
  offers: Pick<Offers<object>, 'state' | 'count' | 'taken'>;
  what: 'test' | 'risk';
  doing: string;
  onStop: () => void;
  onAgain: () => void;
};

/** How Quinn's work stands: at it, stopped by the person, without an answer, or with nothing to add. */
export function OfferState({ offers: { state, count, taken }, what, doing, onStop, onAgain }: Props) {
  const arrived =
    count === 0 ? 'Nothing has arrived yet.' : `${counted(count, what)} ${count === 1 ? 'has' : 'have'} arrived.`;
  if (state === 'asking')
    return (
      <Speaking who="quinn" onStop={onStop}>
        {doing} {arrived}
      </Speaking>
    );
  if (state === 'failed' || state === 'stopped')
    return (
      <>
        <CutShort isStopped={state === 'stopped'} title="Quinn could not answer" onAgain={onAgain}>
          {arrived} {count > 0 && 'It is kept.'}
        </CutShort>
        <TakenCost taken={taken} />
      </>
    );
  return (
    <>
      {state === 'nothing-new' && (
        <NothingNew>Quinn has nothing to add to what is here. You can add a {what} yourself.</NothingNew>
      )}
      {state !== 'idle' && <TakenCost taken={taken} />}
    </>
  );
}
