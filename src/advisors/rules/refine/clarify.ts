import type { Clarification } from '#contract/story-advice.ts';
import type { FeatureRequest } from '../../advisor.ts';
import type { ClarifyRequest } from '../../refinement.ts';
import { aboutOf } from '../knowledge/capabilities.ts';
import type { TypicalFeature } from '../knowledge/kind.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import { wordsIn } from '../reading/clauses.ts';
import { outcomeOf, type Items, type Steps } from '../pace.ts';
import { saysDoing } from '../suggest/same-doing.ts';
import { considering, type Situation } from '../suggest/suggest.ts';
import { purpose, type Decision } from './decisions.ts';
import { beginning, nearestKind, uncertain } from './kind-questions.ts';
import { askedAbout, openDecisions } from './open-decisions.ts';

const most = 5;

/** How many of the questions ask about single features at most: what holds for the whole product decides more. */
const mostAlso = 2;
/** How many features one can choose from to begin with. */
const mostBegun = 4;

/** The words that a pattern meets: the clause around them. */
function quoteOf({ reading }: Situation, pattern: RegExp): string | null {
  for (const { source, clauses } of reading.parts) {
    if (source.told) continue;
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

type OfFeature = Extract<ClarifyRequest, { from: 'feature' }>;

const together = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join('\n');

const wordsOf = ({ feature }: OfFeature): string => `${feature.name}. ${feature.description}`;
const aroundIt = ({ context }: OfFeature): string => together(context.vision, context.piGoal, context.comments);

const asIdea = (request: OfFeature): FeatureRequest => ({
  from: 'idea',
  idea: wordsOf(request),
  project: together(aroundIt(request), request.answers),
});

/** Questions about what the words leave open, the one that decides most first. */
export function* clarifying(request: ClarifyRequest): Items<Clarification> {
  // What an advisor wrote or asked is read like anything else, but is no quote of the person.
  const own =
    request.from === 'feature' ? together(request.suggested ? '' : wordsOf(request), aroundIt(request)) : undefined;
  for (const one of yield* asking(request))
    yield own === undefined || (one.quote !== null && own.includes(one.quote)) ? one : { ...one, quote: null };
}

function* asking(request: ClarifyRequest): Steps<Clarification[]> {
  const about = request.from === 'feature' ? asIdea(request) : request;
  const { situation, rules, isRefused, likely, leadsToNothing } = yield* outcomeOf(considering(about));
  const { reading, kinds, slots } = situation;
  if (reading.text.trim() === '') return [];
  if (leadsToNothing) return [asQuestion(purpose, situation)];
  const open = openDecisions(situation).map((decision) => ({ decision, asked: asQuestion(decision, situation) }));
  const always = open.filter(({ decision }) => decision.always === true);
  const arisen = open.filter(({ decision }) => decision.always !== true);
  const likeliest = request.from === 'feature' ? undefined : kinds[0];
  const little = reading.wishes.length < 3;
  const skills = askedAbout(situation);
  const answered = about.from === 'idea' ? about.idea : about.context.comments;
  const isNew = ({ question }: Clarification) => !answered.includes(question);
  /** Neither refused nor asked for already. */
  const isUnsaid = (feature: TypicalFeature): boolean => {
    const name = nameIn(feature.name, slots);
    const skills = feature.skill === undefined ? [] : [feature.skill];
    return (
      !isRefused({ name, description: fill(aboutOf(feature), slots), quote: null, skills }) &&
      !reading.wishes.some((wish) => wish.form === 'verb' && saysDoing(wish, name))
    );
  };
  // What can be chosen as the first to do is not asked about again.
  const begins = likeliest && little ? likeliest.kind.features.filter(isUnsaid).slice(0, mostBegun) : [];
  const further = likeliest
    ? uncertain(
        likeliest.kind,
        slots,
        (feature) =>
          !rules.has(`kind.${likeliest.kind.id}.${feature.id}`) &&
          (feature.skill === undefined || !skills.has(feature.skill)) &&
          !begins.includes(feature) &&
          isUnsaid(feature),
      )
    : [];
  return [
    ...(likeliest && little ? [...nearestKind(likely, slots), ...beginning(likeliest.kind, begins, slots)] : []),
    ...arisen.map(({ asked }) => asked),
    ...further.filter(isNew).slice(0, mostAlso),
    ...always.map(({ asked }) => asked),
  ]
    .filter(isNew)
    .slice(0, most);
}
