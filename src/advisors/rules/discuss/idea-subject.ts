import type { FeatureSuggestion } from '#contract/advice.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import type { DiscussRequest } from '../../advisor.ts';
import type { Capability } from '../knowledge/capability.ts';
import { general } from '../knowledge/general.ts';
import { knownFeature } from '../knowledge/known-feature.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import type { UsualReview } from '../knowledge/usual-reviews.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import type { Steps } from '../pace.ts';
import type { Quality } from '../reading/qualities.ts';
import type { Refusal } from '../reading/refusals.ts';
import { plural } from '../reading/stems.ts';
import { peopleOf } from '../refine/people.ts';
import type { ActionClass, Deed } from '../review/action-classes.ts';
import { remarksFor, type Remarked } from '../review/review.ts';
import { subjectOf } from '../review/subject.ts';
import { plainly } from '../suggest/suggestion.ts';
import { consideringInField } from './field-of-work.ts';
import { putting } from './own-words.ts';
import { purposeOf } from './purpose.ts';
import { bareName, doingOf, viewsOn, type TradeView } from './trade-views.ts';
import { toldOf, type Told } from './told.ts';

/** One wish of the idea, as something to do with something; the quote is the person's own words. */
export type Theme = {
  slots: Slots & { doing: string; object: string };
  action: ActionClass;
  deed: Deed;
  knowsObject: boolean;
  skills: Capability[];
  /** What is usual of it, and how the architects look at it. */
  told: Told | null;
  remarks: Remarked;
  review: UsualReview | undefined;
  quote: string;
  /** What it is wanted for, where that was said. */
  purpose: string | null;
  large: boolean;
};

/** What a member knows of a usual feature: of one of the wishes, or of one that nobody spoke of, by what it does. */
export type Known = Omit<TradeView, 'name'> & { theme: Theme | undefined; doing: string };

/** What the members look at: the wishes of an idea in its own order, and what surrounds them. */
export type IdeaSubject = {
  /** None when nothing in the idea can be read as something to be done. */
  themes: Theme[];
  /** What is usual in the one field of work of which the team speaks. */
  usual: FeatureSuggestion[];
  kind: Recognised | undefined;
  qualities: Quality[];
  refusals: string[];
  /** What a member knows of the kinds of product that the wishes are of. */
  knownTo: (member: MemberId) => Known[];
  /** Fills a text in; `met` are the wishes that were spoken of before. */
  put: (text: string, theme: Theme | undefined, met: Set<Theme>) => string;
};

const mostThemes = 8;

/** Where a theme stands: the whole idea, the field that it is of, and what the product deals with and for whom. */
type Around = { idea: string; field: Recognised | undefined; thing: string; people: string };

function* themeOf({ name, quote, description, complexity }: FeatureSuggestion, around: Around): Steps<Theme> {
  const { idea, field, thing, people } = around;
  const subject = yield* subjectOf({
    context: {},
    feature: { name: bareName(name), description: quote ?? '', complexity: 'M', value_category: 'Should Have' },
  });
  const { title, action, deed, rests } = subject;
  const slots = { ...subject.slots, people };
  // Of several usual features of one name the description says which it is; of another trade's the team does not speak.
  const ofName = knownFeature(name, description) ?? subject.known;
  const isForeign = ofName?.only !== undefined && ![field?.kind.id, general.id].includes(ofName.only.kind);
  const known = isForeign ? null : ofName;
  return {
    slots: { ...slots, object: title.object?.many ?? plural(thing) },
    action,
    deed,
    knowsObject: title.object !== undefined,
    skills: rests,
    told: toldOf(name, { ...subject, slots, known }),
    remarks: remarksFor({ name, known, slots }),
    review: known?.review,
    quote: quote ?? '',
    purpose: purposeOf(quote ?? '', idea),
    large: complexity === 'L',
  };
}

const emphatic =
  /^(?:please|either|any|again|too|thanks?|yet|though|at|now|here|ever|today|first|really|involved|whatsoever|anymore|group)$/u;

/** "No foreign cloud": what is refused goes on to the end of the words. */
function wholeRefusal({ words, start, end }: Refusal, idea: string): string {
  const next = idea.slice(start, end).endsWith(words)
    ? /^ (?<one>[\p{L}-]+)(?=[.,;!?]|$)/u.exec(idea.slice(end))
    : null;
  const one = next?.groups?.['one'];
  return one === undefined || emphatic.test(one) ? words : `${words} ${one}`;
}

export function* ideaSubjectOf({ idea, project }: Pick<DiscussRequest, 'idea' | 'project'>): Steps<IdeaSubject> {
  const { field, all: suggestions, outcome } = yield* consideringInField(idea, project);
  const { situation } = outcome;
  const { reading, kinds } = situation;
  const slots = slotsFor(reading, kinds);
  const own = reading.wishes.filter(({ source }) => source.id === 'idea');
  const people = own.map(({ actor }) => peopleOf(actor)).find((who) => who !== null) ?? slots.people;
  // In the order of the text, since people begin with what it is about; a property of the whole comes last.
  const at = ({ quote, rule }: FeatureSuggestion) =>
    idea.indexOf(quote ?? '') + (rule.startsWith('quality.') ? 1e6 : 0);
  const said = plainly(suggestions.filter(({ quote }) => quote !== null && idea.includes(quote)))
    .toSorted((a, b) => at(a) - at(b))
    .slice(0, mostThemes);
  const themes = new Map<string, Theme>();
  for (const one of said) {
    const doers = own.filter(({ quote }) => quote === one.quote).map(({ actor }) => peopleOf(actor));
    const around = { idea, field, thing: slots.thing, people: doers.find((who) => who !== null) ?? people };
    themes.set(one.name, yield* themeOf(one, around));
  }
  const known = viewsOn(outcome, slots, {
    wished: new Set(themes.keys()),
    said: new Set(suggestions.filter(({ quote }) => quote !== null).map(({ name }) => name)),
  });
  const qualities = situation.qualities.filter(({ quote }) => idea.includes(quote));
  return {
    themes: [...themes.values()],
    usual: suggestions.filter(({ quote, rule }) => quote === null && rule.startsWith(`kind.${field?.kind.id}.`)),
    kind: field,
    qualities,
    // "No signal" is no wish to be without one.
    refusals: reading.refusals
      .map((one) => wholeRefusal(one, idea))
      .filter((words) => idea.includes(words) && !qualities.some(({ quote }) => quote.includes(words))),
    knownTo: (member) =>
      known(member).map(({ name, ...view }) => {
        const theme = themes.get(name);
        return { ...view, theme, doing: theme?.slots.doing ?? doingOf(name) };
      }),
    put: putting(idea),
  };
}
