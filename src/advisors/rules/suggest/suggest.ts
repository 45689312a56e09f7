import type { FeatureSuggestion } from '#contract/advice.ts';
import type { FeatureRequest } from '../../advisor.ts';
import { calledFor, callingFor } from '../knowledge/called-for.ts';
import type { Capability } from '../knowledge/capability.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { wordsOfKinds } from '../knowledge/likeness.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import { recognising, type Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import { staysWithOne, wantsNoMore } from '../reading/refusals.ts';
import { readSources, type Reading } from '../reading/reading.ts';
import { qualitiesOf, type Quality } from '../reading/qualities.ts';
import { keyOf } from './alike.ts';
import { askedAbout } from '../refine/open-decisions.ts';
import { choicesIn, mayAnswer, tradeAnswersIn, type Choice } from '../refine/answers.ts';
import { questionsAhead } from '../knowledge/trade-questions.ts';
import { answeredIn, asAnswered, declinedIn, withAnswers, withChosenKind } from './from-answers.ts';
import { fromWishes } from './from-wishes.ts';
import { apartFrom } from './twins.ts';
import { fromAudience } from './from-audience.ts';
import { fromNeeds } from './from-needs.ts';
import { asUsual, borneOut, byWishes, fromEchoes, fromKinds, pickedKinds, plausible, spokenOf } from './from-kinds.ts';
import { fromForeign } from './from-foreign.ts';
import { fromDemands } from './from-demands.ts';
import { fromQualities } from './from-qualities.ts';
import { sourcesOf, presentIn } from './sources.ts';
import { byRank, choosing, contradicts, rankOf, type Candidate, type Refusable } from './suggestion.ts';
import { wordsOfFeatures } from './usual.ts';
import { listed, type Items, type Steps } from '../pace.ts';
import { limits } from '#contract/vocabulary.ts';

/** All that the suggestion rules look at. */
export type Situation = {
  reading: Reading;
  kinds: Recognised[];
  slots: Slots;
  qualities: Quality[];
  subject: string;
  called: Capability[];
  /** The ids of the capabilities that the person refuses. */
  refused: ReadonlySet<string>;
};

/** Which of the recognised kinds count; all of them unless told otherwise. */
type Among = (kinds: Recognised[]) => Recognised[];

/** Reads a request once for all rules. */
export function* situationOf(request: FeatureRequest, among: Among = (kinds) => kinds): Steps<Situation> {
  yield* wordsOfKinds.ahead();
  yield* wordsOfFeatures.ahead();
  yield* lexicon.ahead();
  if (mayAnswer(answeredIn(request))) yield* questionsAhead();
  const reading = yield* readSources(sourcesOf(request));
  yield;
  const kinds = among(withChosenKind(request, yield* byWishes(yield* recognising(reading), reading)));
  yield;
  const project = request.from === 'idea' ? '' : request.project.name || request.context.projectName;
  const called = yield* callingFor(reading.text);
  const slots = slotsFor(reading, kinds, true);
  yield;
  const qualities = yield* qualitiesOf(reading);
  yield;
  return {
    reading,
    kinds,
    slots,
    qualities,
    subject: project.trim(),
    called,
    refused: refusedIn(reading, choicesIn(answeredIn(request))),
  };
}

/** What needs somebody else, or a server of somebody else's. */
const amongOthers =
  'roles accounts profiles invitations share-link public-pages api webhooks single-sign-on newsletter co-editing chat mentions moderation self-hosting'.split(
    ' ',
  );

function refusedIn({ refusals, text }: Reading, choices: readonly Choice[]): ReadonlySet<string> {
  const refused = new Set(calledFor(refusals.map(({ words }) => words).join(' ; ')).map(({ id }) => id));
  const names = (stem: string) => refusals.some(({ stems }) => stems.has(stem));
  // Whoever wants no password refuses to sign in with one, and who wants no bank has nobody pay through the product.
  if (names('password')) refused.add('accounts');
  if (names('bank')) refused.add('payments');
  // Who chose a personal link instead of an account wants none.
  if (choices.some(({ calls }) => calls.includes('no-login'))) refused.add('accounts');
  if (refused.has('accounts')) for (const id of ['roles', 'profiles']) refused.add(id);
  if (staysWithOne(text)) for (const id of amongOthers) refused.add(id);
  return refused;
}

/** "Plans are paid monthly by card or debit": without payments in the product there is none of that. */
const paysInside =
  /\b(?:pay\w*|paid|donat\w*|giv(?:e|es|en)|collected|taken|filled)\b[^.;]*\b(?:by (?:card|debit|wallet|paypal)|cards? (?:and|or)|debit|online|paypal|payment (?:services?|providers?))\b/iu;

/** What was understood of a request. */
export type Considered = {
  situation: Situation;
  /** By their rules the names of the features that were offered, and of those that stand for a typical one also by its rule. */
  rules: ReadonlyMap<string, string>;
  /** True of what the person refused. */
  isRefused: (one: Refusable) => boolean;
  /** True of a usual feature, by its rule, that was not declined, where the person did not say that this is all. */
  mayFollow: (rule: string) => boolean;
  /** The kinds that the words alone point to. */
  likely: Recognised[];
  leadsToNothing: boolean;
};

/** The features for a request, most wanted first: what was said, what that needs, what is usual; then what was understood of it. */
export function* considering(request: FeatureRequest, among?: Among): Items<FeatureSuggestion, Considered> {
  const situation = yield* situationOf(request, among);
  const isRefused = (one: Refusable) =>
    contradicts(one, situation.reading.refusals, situation.refused) ||
    (one.quote === null && situation.refused.has('payments') && paysInside.test(`${one.name}. ${one.description}`));
  yield;
  const present = presentIn(request);
  // Of those that are there already, that were refused, or that say the same, the list shows none.
  const { wished, left } = yield* fromWishes(situation, 3 * limits.suggestions + present.length);
  yield;
  const echoes = yield* fromEchoes(situation);
  yield;
  const likely = pickedKinds(situation.kinds);
  situation.kinds = borneOut(situation.kinds, echoes);
  situation.slots = slotsFor(situation.reading, situation.kinds, true);
  const demanded = fromDemands(situation);
  // "Run on Linux and Mac" is no usual feature "Work on Windows, Mac and Linux".
  const isDemanded = ({ quote }: Candidate) => demanded.some((one) => quote !== null && one.quote!.includes(quote));
  const { apart, near } = apartFrom([...wished, ...left], plausible(likely, echoes));
  yield;
  const heard = yield* asUsual(situation, [...wished, ...apart.filter((one) => !isDemanded(one))]);
  yield;
  const answers = tradeAnswersIn(answeredIn(request));
  const said = [
    ...withAnswers(request, situation, asAnswered(answers, heard)),
    ...demanded,
    ...fromQualities(situation, heard),
  ];
  yield;
  const presentSkills = new Set(calledFor(present.join(' ; ')).map((one) => one.id));
  const asked = askedAbout(situation);
  const declined = declinedIn(request, situation);
  const isOpen = (candidate: Candidate) => {
    if (isRefused(candidate) || declined.has(candidate.rule)) return false;
    const [skill] = candidate.skills;
    if (candidate.quote !== null || skill === undefined) return true;
    return !presentSkills.has(skill) && !(asked.has(skill) && /^(?:capability|kind)\./u.test(candidate.rule));
  };
  const choose = choosing(present.map(keyOf), limits.suggestions);
  const rules = new Map<string, string>();
  let shown = 0;
  function* chosen(candidates: readonly Candidate[]): Items<FeatureSuggestion> {
    const open = candidates.filter(isOpen).toSorted(byRank);
    let toCome = open.filter(({ quote }) => quote !== null).length;
    const waiting: Candidate[] = [];
    for (const one of open) {
      if (one.quote !== null) toCome--;
      // What the person said has a place, however much more usual something else is.
      else if (shown >= limits.suggestions - toCome) {
        waiting.push(one);
        continue;
      }
      yield* offered(one);
    }
    for (const one of waiting) yield* offered(one);
  }
  function* offered(one: Candidate): Items<FeatureSuggestion> {
    if (choose(one)) {
      shown++;
      rules.set(one.rule, one.name);
      if (one.same) rules.set(one.same.rule, one.name);
      const { name, description, reasoning, quote, rule, complexity, value } = one;
      yield { name, description, reasoning, quote, rule, complexity, value };
    }
  }
  const own = [...fromForeign(situation), ...said];
  // Nothing of what follows is wanted more.
  const isAbove = ({ rank }: Candidate) => rank > rankOf(1);
  yield* chosen(own.filter(isAbove));
  const typical = asAnswered(answers, fromKinds(situation, said, near, yield* spokenOf(situation)));
  const needed = fromNeeds(situation, said, typical);
  const isAll =
    said.length > 1 && situation.reading.parts.some(({ source }) => source.weight >= 0.5 && wantsNoMore(source.text));
  const besides = [
    ...needed,
    ...(isAll
      ? []
      : [...typical.filter(({ rule }) => !needed.some((one) => one.rule === rule)), ...fromAudience(situation)]),
  ];
  yield* chosen([...own.filter((one) => !isAbove(one)), ...besides]);
  const mayFollow = (rule: string) => !isAll && !declined.has(rule);
  return { situation, rules, isRefused, mayFollow, likely, leadsToNothing: own.length + besides.length === 0 };
}

/** The features for a request, each as soon as it is sure that none is wanted more. */
export function* suggesting(request: FeatureRequest): Items<FeatureSuggestion> {
  yield* considering(request);
}

/** The same in one go. */
export const suggestionsFor = (request: FeatureRequest): FeatureSuggestion[] => listed(suggesting(request));
