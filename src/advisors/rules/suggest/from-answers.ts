import type { FeatureRequest } from '../../advisor.ts';
import { aboutOf, capabilityById, whyOf } from '../knowledge/capabilities.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import { choicesIn, isFilled, linesIn, type TradeAnswer } from '../refine/answers.ts';
import { chosenKind, kindAnswers, type KindAnswer } from '../refine/kind-questions.ts';
import type { Situation } from './suggest.ts';
import { ruleOf } from './usual.ts';
import { rankOf, type Candidate } from './suggestion.ts';

/** The text in which questions are answered. */
export const answeredIn = (request: FeatureRequest): string =>
  request.from === 'idea' ? request.idea : request.context.comments;

/** The kinds again when the person was asked which one is meant: that one is sure. */
export function withChosenKind(request: FeatureRequest, kinds: Recognised[]): Recognised[] {
  const title = chosenKind(linesIn(answeredIn(request)));
  const one = kinds.find(({ kind }) => kind.title.toLowerCase() === title);
  if (!one) return kinds;
  return [{ ...one, sure: true, fit: 0.6, chosen: true }, ...kinds.filter((other) => other !== one)];
}

const answersOf = (request: FeatureRequest, { kinds }: Situation): KindAnswer[] =>
  kindAnswers(linesIn(answeredIn(request)), kinds, isFilled);

/** What the person does not want of what a kind of product usually has. */
export const declinedIn = (request: FeatureRequest, situation: Situation): ReadonlySet<string> =>
  new Set(
    answersOf(request, situation)
      .filter(({ wanted }) => wanted === 'no')
      .map(ruleOf),
  );

/** Usual features, with what follows for them from what the person answered about how they shall work. */
export function asAnswered(answers: readonly TradeAnswer[], candidates: readonly Candidate[]): Candidate[] {
  if (answers.length === 0) return [...candidates];
  return candidates.map((one) => {
    const { asked, answer, leadsTo } =
      answers.findLast(({ asked: { kind, feature } }) =>
        [one.rule, one.same?.rule].includes(`kind.${kind}.${feature}`),
      ) ?? {};
    return asked === undefined
      ? one
      : {
          ...one,
          description: `${one.description} ${leadsTo}`,
          reasoning: `${one.reasoning} You answered "${answer}" to "${asked.question}".`,
        };
  });
}

/** What was heard, and what the person chose when asked: as much wanted as a wish, and once where it was wished as well. */
export function withAnswers(request: FeatureRequest, situation: Situation, heard: readonly Candidate[]): Candidate[] {
  const { slots } = situation;
  const called = choicesIn(answeredIn(request)).flatMap(({ id, question, answer, calls }, place) =>
    calls.map((call): Candidate => {
      const skill = capabilityById.get(call)!;
      return {
        name: nameIn(skill.name, slots),
        description: fill(skill.about, slots),
        reasoning: `You answered "${answer}" to "${question}". It matters because ${fill(skill.why, slots)}.`,
        quote: null,
        rule: `answer.${id}`,
        complexity: skill.size,
        value: 'Must Have',
        rank: 800,
        skills: [call],
        at: place,
      };
    }),
  );
  const answers = answersOf(request, situation);
  const first = new Set(answers.filter(({ wanted }) => wanted === 'first').map(ruleOf));
  const wished = heard.map((one) =>
    one.same && first.has(one.same.rule) ? { ...one, value: 'Must Have' as const, rank: Math.max(one.rank, 790) } : one,
  );
  const usual = answers
    .filter((answer) => answer.wanted !== 'no' && !heard.some(({ same }) => same?.rule === ruleOf(answer)))
    .map(({ question, answer, feature, wanted }, place): Candidate => ({
      name: nameIn(feature.name, slots),
      description: fill(aboutOf(feature), slots),
      reasoning: `You answered "${answer}" to "${question}". It matters because ${fill(whyOf(feature), slots)}.`,
      quote: null,
      rule: `answer.usual.${feature.id}`,
      complexity: feature.size,
      value: wanted === 'first' ? 'Must Have' : 'Could Have',
      // What is left for later was asked about all the same: it stands before what is only usual.
      rank: wanted === 'first' ? 790 : rankOf(1),
      skills: feature.skill ? [feature.skill] : [],
      at: place,
    }));
  return [...wished, ...called, ...usual];
}
