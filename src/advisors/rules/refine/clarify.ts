import type { Clarification } from '#contract/story-advice.ts';
import type { FeatureRequest } from '../../advisor.ts';
import type { ClarifyRequest } from '../../refinement.ts';
import { aboutOf } from '../knowledge/capabilities.ts';
import { fill } from '../knowledge/slots.ts';
import { wordsIn } from '../reading/clauses.ts';
import type { Steps } from '../pace.ts';
import { situationOf, type Situation } from '../suggest/suggest.ts';
import type { Decision } from './decisions.ts';
import { openDecisions } from './open-decisions.ts';

const most = 5;

/** The words that a pattern meets: the clause around them. */
function quoteOf({ reading }: Situation, pattern: RegExp): string | null {
  for (const { source, clauses } of reading.parts) {
    const hit = clauses.find((clause) => pattern.test(wordsIn(clause, source.text)));
    if (hit) return wordsIn(hit, source.text);
  }
  return null;
}

const asQuestion = (decision: Decision, situation: Situation): Clarification => ({
  id: `clarify.${decision.id}`,
  question: fill(decision.question, situation.slots),
  why: fill(decision.why, situation.slots),
  quote: decision.always ? null : quoteOf(situation, decision.when),
  options: decision.options.map(([answer, leadsTo]) => ({
    answer: fill(answer, situation.slots),
    leadsTo: fill(leadsTo, situation.slots),
  })),
  recommended: decision.recommended,
  rule: `clarify.${decision.id}`,
});

/** Where hardly anything was said: which of the usual features of the likeliest kind matters first. */
function beginning({ kinds, slots, reading }: Situation): Clarification[] {
  const kind = kinds[0]?.kind;
  if (!kind || kind.features.length < 2 || reading.wishes.length > 2) return [];
  return [
    {
      id: `clarify.first.${kind.id}`,
      question: `What should ${slots.people} be able to do first?`,
      why: `Little was said yet, and ${kind.title} can begin in very different places.`,
      quote: null,
      options: kind.features.slice(0, 4).map((feature) => ({
        answer: fill(feature.name, slots),
        leadsTo: fill(aboutOf(feature), slots),
      })),
      recommended: 0,
      rule: `clarify.first.${kind.id}`,
    },
  ];
}

const asIdea = ({ feature, context }: Extract<ClarifyRequest, { from: 'feature' }>): FeatureRequest => ({
  from: 'idea',
  idea: `${feature.name}. ${feature.description}`,
  project: [context.vision, context.piGoal, context.comments].filter(Boolean).join('\n'),
});

/** Questions about what the words leave open, the one that decides most first. */
export function* clarifying(request: ClarifyRequest): Steps<Clarification[]> {
  const about = request.from === 'feature' ? asIdea(request) : request;
  const situation = yield* situationOf(about);
  if (situation.reading.text.trim() === '') return [];
  const open = openDecisions(situation);
  const answered = about.from === 'idea' ? about.idea : about.context.comments;
  return [...beginning(situation), ...open.map((decision) => asQuestion(decision, situation))]
    .filter(({ question }) => !answered.includes(question))
    .slice(0, most);
}
