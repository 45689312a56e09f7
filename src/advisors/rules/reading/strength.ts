import type { Clause } from './clauses.ts';

export type Strength = 'must' | 'should' | 'could';

const could =
  /\b(?:maybe|perhaps|later|eventually|some ?day|nice[- ]to[- ]haves?|optional(?:ly)?|possibly|not urgent|at some point|in (?:the )?future|bonus|if there is time|low priority|phase (?:two|2))\b/iu;

const should =
  /\b(?:would be (?:\w+ )?(?:good|nice|great|cool|lovely|perfect|fine|useful|helpful|handy|awesome|a plus)|would help|ideally|hopefully|if possible|preferably|it'd be|should have)\b/iu;

/** How strongly something is wished: "maybe" and "would be nice" soften it. */
export function strengthIn(clause: Clause, siblings: readonly Clause[]): Strength {
  const own = clause.tokens.map((token) => token.low).join(' ');
  const whole = siblings.length <= 2 ? clause.passage.text : own;
  return could.test(own) || (could.test(whole) && clause.passage.text.length < 90)
    ? 'could'
    : should.test(whole)
      ? 'should'
      : 'must';
}
