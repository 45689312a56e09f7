import type { Clause } from './clauses.ts';

export type Strength = 'must' | 'should' | 'could';

const could =
  /\b(?:maybe|perhaps|eventually|some ?day|nice[- ]to[- ]haves?|optional(?:ly)?|possibly|not urgent|at some point|in (?:the )?future|bonus|if there is time|low priority|phase (?:two|2))\b/iu;

/** "Later I sign it" and "three years later" tell when; "later maybe a shop" and "later: invoices" put off. */
const later = /(?<!\b(?:years?|months?|weeks?|days?|hours?|minutes?|times?|sooner or|or|and) )\blater\b/iu;

function isPutOff({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ low }) => low === 'later');
  const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'adv');
  const goesOn =
    next !== undefined &&
    (next.tag === 'pron' || next.verb?.form === 's' || (next.verb?.form === 'base' && !next.verb.noun));
  return at >= 0 && (!goesOn || tokens.some(({ low }) => /^(?:may|might|could)$/u.test(low)));
}

const should =
  /\b(?:would be (?:\w+ )?(?:good|nice|great|cool|lovely|perfect|fine|useful|helpful|handy|awesome|a plus)|would help|ideally|hopefully|if possible|preferably|it'd be|should have)\b/iu;

/** How strongly something is wished: "maybe" and "would be nice" soften it. */
export function strengthIn(clause: Clause, siblings: readonly Clause[]): Strength {
  const own = clause.tokens.map((token) => token.low).join(' ');
  const whole = siblings.length <= 2 ? clause.passage.text : own;
  const putOff = later.test(own) && isPutOff(clause);
  return could.test(own) || putOff || (could.test(whole) && clause.passage.text.length < 90)
    ? 'could'
    : should.test(whole)
      ? 'should'
      : 'must';
}
