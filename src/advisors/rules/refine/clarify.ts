import type { Clarification } from '#contract/story-advice.ts';
import type { FeatureRequest } from '../../advisor.ts';
import type { ClarifyRequest } from '../../refinement.ts';
import { aboutOf } from '../knowledge/capabilities.ts';
import { fieldOf } from '../discuss/field-of-work.ts';
import type { TypicalFeature } from '../knowledge/kind.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import { fill, nameIn, type Slots } from '../knowledge/slots.ts';
import { tradeQuestionOn, tradeQuestionsOf, type TradeQuestion } from '../knowledge/trade-questions.ts';
import { wordsIn } from '../reading/clauses.ts';
import { confided, type QualityId } from '../reading/qualities.ts';
import type { Reading } from '../reading/reading.ts';
import { staysWithOne } from '../reading/refusals.ts';
import { plural, singular, stemsOf } from '../reading/stems.ts';
import { isPeople } from '../reading/word-classes.ts';
import { gatheredWith, type Items, type Steps } from '../pace.ts';
import { answeredIn } from '../suggest/from-answers.ts';
import { saysDoing } from '../suggest/same-doing.ts';
import { subjectOf } from '../review/subject.ts';
import { considering, situationOf, type Situation } from '../suggest/suggest.ts';
import { purpose, type Decision } from './decisions.ts';
import { deedQuestions } from './deed-questions.ts';
import { beginning, nearestKind, uncertain } from './kind-questions.ts';
import { askedAbout, openDecisions } from './open-decisions.ts';
import { staysElsewhere } from './stays-elsewhere.ts';

const most = 5;

/** Of what was said and of how the trade does it so many are asked before the rest of them; what else is usual comes last. */
const firstOf = { said: 3, trade: 2 };
const mostAlso = 2;
/** How many features one can choose from to begin with. */
const mostBegun = 4;

/** Fewer words say nothing by themselves: "People", of "People who want a cat fill in a form". */
const leastQuoted = 3;

/** The words that a pattern meets: the clause around them, or its sentence; of a feature those of its description rather than its name. */
function quoteOf({ reading }: Situation, pattern: RegExp, nameEnds = -1): string | null {
  for (const { source, clauses } of reading.parts) {
    if (source.told) continue;
    const hits = clauses.filter((clause) => {
      const words = wordsIn(clause, source.text);
      return pattern.test(words) && !staysElsewhere(words);
    });
    const hit = hits.find(({ tokens }) => tokens[0]!.start > nameEnds) ?? hits[0];
    if (!hit) continue;
    const words = wordsIn(hit, source.text);
    const { start, end } = hit.passage;
    return words.split(/\s+/u).length < leastQuoted ? source.text.slice(start, end).trim() : words;
  }
  return null;
}

/** The people of whom the quoted words speak: what is asked with these words is asked about them. */
function thoseIn(quote: string | null, when: RegExp): string | null {
  const who = plural(singular(when.exec(quote ?? '')?.[0].toLowerCase() ?? ''));
  return isPeople(who) && !/^(?:people|users|owners)$/u.test(who) ? who : null;
}

function asQuestion(decision: Decision, situation: Situation, nameEnds = -1): Clarification {
  // Nobody deletes an employee.
  const slots = isPeople(plural(situation.slots.thing)) ? { ...situation.slots, thing: 'entry' } : situation.slots;
  const quote = decision.always ? null : quoteOf(situation, decision.when, nameEnds);
  const put = (text: string) => fill(text, { ...slots, people: thoseIn(quote, decision.when) ?? slots.people });
  return {
    id: `clarify.${decision.id}`,
    question: put(decision.question),
    why: put(decision.why),
    quote,
    options: decision.options.map(([answer, leadsTo]) => ({
      answer: put(answer),
      leadsTo: put(leadsTo),
    })),
    recommended:
      decision.guarded !== undefined &&
      (situation.qualities.some(({ id }) => delicate.has(id)) || confided.test(situation.reading.main))
        ? decision.guarded
        : decision.recommended,
    rule: `clarify.${decision.id}`,
  };
}

type Asked = Pick<Clarification, 'question' | 'why' | 'recommended'> & {
  options: readonly (readonly [answer: string, leadsTo: string])[];
};

/** A question that quotes nothing. */
const unquoted = (
  id: string,
  rule: string,
  { question, why, options, recommended }: Asked,
  put = (text: string): string => text,
): Clarification => ({
  id,
  question: put(question),
  why: put(why),
  quote: null,
  options: options.map(([answer, leadsTo]) => ({ answer: put(answer), leadsTo: put(leadsTo) })),
  recommended,
  rule,
});

const asOfTrade = (one: TradeQuestion): Clarification =>
  unquoted(`clarify.trade.${one.feature}`, `clarify.trade.${one.kind}.${one.feature}`, one);

/** Where such data lies, the careful answer is recommended. */
const delicate: ReadonlySet<QualityId> = new Set(['privacy', 'health', 'money', 'restricted', 'safety']);

/** "Just for me". */
const justOne = /\b(?:just|only) (?:for )?(?:me|myself)\b|\bfor myself\b|\bonly i\b/iu;

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
  if (request.from !== 'feature') {
    yield* yield* asking(request);
    return;
  }
  // What an advisor wrote or asked is read like anything else, but is no quote of the person.
  const own = together(request.suggested ? '' : wordsOf(request), aroundIt(request));
  for (const one of yield* askingOf(request))
    yield one.quote !== null && own.includes(one.quote) ? one : { ...one, quote: null };
}

/** What is open in one feature: what holds for the whole product is asked once, before there are features. */
function* askingOf(request: OfFeature): Steps<Clarification[]> {
  const situation = yield* situationOf(asIdea(request));
  const { slots, deed, known } = yield* subjectOf(request);
  const words = wordsOf(request);
  const said = together(words, request.answers);
  // A question that was put to somebody settles nothing, its answer does.
  const told = together(words, request.answers?.replaceAll(/[^.!?\n]*\?/gu, ''));
  const isAlone = staysWithOne(together(words, aroundIt(request))) || justOne.test(aroundIt(request));
  const arisen = openDecisions(situation).filter(({ ofFeature, when }) => ofFeature === true && when.test(words));
  const byDeed = deedQuestions[deed]
    .filter(({ settled, amongMany }) => !settled.test(told) && !(amongMany && isAlone))
    .map((one) => {
      const id = `clarify.${deed}.${one.id}`;
      return unquoted(id, id, one, (text) => fill(text, slots));
    });
  const asked = known?.only && tradeQuestionOn(known.only.kind, known.only.feature);
  const isOpen = !asked?.settled.test(together(request.feature.description, request.answers, aroundIt(request)));
  return [
    ...(asked && isOpen ? [asOfTrade(asked)] : []),
    ...arisen.map((decision) => asQuestion(decision, situation, request.feature.name.length)),
    ...byDeed,
  ]
    .filter(({ question }) => !said.includes(question))
    .slice(0, most);
}

/** Whether a word that makes a feature what it is stands in the text: who says one of them did say something of it. */
function isSpoken(words: string, { thing, people }: Slots, { stems }: Reading): boolean {
  const common = stemsOf(`${thing} ${people} manage show list add keep set send export import use see note`);
  return !stemsOf(words).difference(common).isDisjointFrom(stems);
}

/** True of words of which one was refused, but for what the product is about. */
function speaksOfRefused(words: string, { reading, slots }: Situation): boolean {
  const said = stemsOf(words).difference(stemsOf(`${slots.thing} ${slots.people}`));
  return reading.refusals.some(({ stems }) => !said.isDisjointFrom(stems));
}

function* asking(request: FeatureRequest): Steps<Clarification[]> {
  const { all, outcome } = yield* gatheredWith(considering(request));
  const { rules, isRefused, likely, leadsToNothing } = outcome;
  const { reading, kinds } = outcome.situation;
  const field = fieldOf(outcome, all);
  const little = reading.wishes.length < 3;
  // Where it is in doubt what kind of product it is, it deals with what was named.
  const slots = field || little ? outcome.situation.slots : slotsFor(reading, [], true);
  const situation = { ...outcome.situation, slots };
  if (reading.text.trim() === '') return [];
  if (leadsToNothing) return [asQuestion(purpose, situation)];
  const open = openDecisions(situation).map((decision) => ({ decision, asked: asQuestion(decision, situation) }));
  const always = open.filter(({ decision }) => decision.always === true);
  const arisen = open.filter(({ decision }) => decision.always !== true);
  const likeliest = kinds[0];
  const skills = askedAbout(situation);
  const answered = answeredIn(request);
  const isNew = ({ question }: Clarification) => !answered.includes(question);
  /** Neither refused nor asked for already. */
  const isUnsaid = (feature: TypicalFeature): boolean => {
    const name = nameIn(feature.name, slots);
    const skills = feature.skill === undefined ? [] : [feature.skill];
    return (
      !isRefused({ name, description: fill(aboutOf(feature), slots), quote: null, skills }) &&
      !reading.wishes.some((wish) => wish.form === 'verb' && saysDoing(wish, name)) &&
      !isSpoken(`${name} ${feature.said ?? ''}`.replaceAll('_', ' '), slots, reading)
    );
  };
  // What can be chosen as the first to do is not asked about again.
  const begins = likeliest && little ? likeliest.kind.features.filter(isUnsaid).slice(0, mostBegun) : [];
  const further = field
    ? uncertain(
        field.kind,
        slots,
        (feature) =>
          !rules.has(`kind.${field.kind.id}.${feature.id}`) &&
          (feature.skill === undefined || !skills.has(feature.skill)) &&
          !begins.includes(feature) &&
          isUnsaid(feature),
      )
    : [];
  const wished = new Set(all.filter(({ quote }) => quote !== null).map(({ name }) => name));
  /** True of what was wished, or named by a word that makes it what it is. */
  const isNamed = (feature: TypicalFeature, rule: string): boolean =>
    wished.has(rules.get(rule) ?? '') ||
    isSpoken(`${feature.name} ${feature.said ?? ''}`.replaceAll('_', ' '), slots, reading);
  const ofTrade = field
    ? tradeQuestionsOf(field.kind)
        .filter(({ kind, feature: id, settled }) => {
          const rule = `kind.${kind}.${id}`;
          const feature = field.kind.features.find((one) => one.id === id)!;
          return rules.has(rule) && isNamed(feature, rule) && !settled.test(reading.text);
        })
        .filter(({ question, options }) => !speaksOfRefused([question, ...options.flat()].join(' '), situation))
        .map(asOfTrade)
    : [];
  const [said, trade, also] = [arisen.map(({ asked }) => asked), ofTrade, further].map((asked) => asked.filter(isNew));
  return [
    ...(likeliest && little ? [...nearestKind(likely, slots), ...beginning(likeliest.kind, begins, slots)] : []),
    ...said!.slice(0, firstOf.said),
    ...trade!.slice(0, firstOf.trade),
    ...said!.slice(firstOf.said),
    ...trade!.slice(firstOf.trade),
    ...always.map(({ asked }) => asked),
    ...also!.slice(0, mostAlso),
  ]
    .filter(isNew)
    .slice(0, most);
}
