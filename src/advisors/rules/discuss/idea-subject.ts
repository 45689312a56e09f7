import type { FeatureSuggestion } from '#contract/advice.ts';
import type { DiscussRequest } from '../../advisor.ts';
import type { Capability } from '../knowledge/capability.ts';
import { slotsFor } from '../knowledge/product-nouns.ts';
import { recognising, type Recognised } from '../knowledge/recognise.ts';
import { capitalised, fill, type Slots, lowered } from '../knowledge/slots.ts';
import { gathered, type Steps } from '../pace.ts';
import { qualitiesOf, type Quality } from '../reading/qualities.ts';
import { readSources } from '../reading/reading.ts';
import { plural, stemsOf } from '../reading/stems.ts';
import { verbForms } from '../reading/verbs.ts';
import type { ActionClass, Deed } from '../review/action-classes.ts';
import { subjectOf } from '../review/subject.ts';
import { suggesting } from '../suggest/suggest.ts';
import { plainly } from '../suggest/suggestion.ts';

/** One wish of the idea, as something to do with something; the quote is the person's own words. */
export type Theme = {
  slots: Slots & { doing: string; object: string };
  action: ActionClass;
  deed: Deed;
  knowsObject: boolean;
  skills: Capability[];
  quote: string;
  large: boolean;
};

/** What the members look at: the wishes of an idea in its own order, and what surrounds them. */
export type IdeaSubject = {
  /** The beginning of the idea in quotation marks. */
  title: string;
  /** None when nothing in the idea can be read as something to be done. */
  themes: Theme[];
  usual: FeatureSuggestion[];
  kind: Recognised | undefined;
  qualities: Quality[];
  refusals: string[];
  /** Fills a text in; one that would say nothing of this idea is put under the idea's title. */
  put: (text: string, theme: Theme | undefined) => string;
};

const mostThemes = 8;

/** As many of the first words as are needed to recognise the idea, in quotation marks. */
export function titleOf(idea: string): string {
  const line =
    idea
      .trim()
      .split(/[\n.!?;:]/u)
      .find((part) => /[\p{L}\p{N}]/u.test(part)) ?? idea;
  const words = line.replaceAll(/["{}]/gu, '').trim().split(/\s+/u).slice(0, 9).join(' ');
  return `"${/^.{0,70}/su.exec(words)?.[0].trim() ?? ''}"`;
}

/** "Let members swap a booking" is, for those who build it, about swapping a booking. */
function bareName(name: string): string {
  const words = name.split(' ');
  if (words[0] !== 'Let') return name;
  const verb = words.findIndex((word, i) => i >= 2 && verbForms.get(word)?.form === 'base');
  return verb < 0
    ? name
    : words
        .slice(verb)
        .join(' ')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function* themeOf({ name, quote, complexity }: FeatureSuggestion, thing: string): Steps<Theme> {
  const { slots, title, action, deed, rests } = yield* subjectOf({
    context: {},
    feature: { name: bareName(name), description: quote ?? '', complexity: 'M', value_category: 'Should Have' },
  });
  const object = title.object?.many ?? plural(thing);
  return {
    slots: { ...slots, object },
    action,
    deed,
    knowsObject: title.object !== undefined,
    skills: rests,
    quote: quote ?? '',
    large: complexity === 'L',
  };
}

export function* ideaSubjectOf({ idea, project }: Pick<DiscussRequest, 'idea' | 'project'>): Steps<IdeaSubject> {
  const setting = [project.name, project.summary, project.additionalContext, project.tags.join(', ')].join('\n');
  const reading = yield* readSources([
    { id: 'idea', text: idea, weight: 1 },
    { id: 'project', text: setting, weight: 0.3 },
  ]);
  const kinds = yield* recognising(reading);
  const { thing, people } = slotsFor(reading, kinds);
  const suggestions = yield* gathered(suggesting({ from: 'idea', idea, project: setting }));
  // In the order of the text, since people begin with what it is about; a property of the whole comes last.
  const at = ({ quote, rule }: FeatureSuggestion) =>
    idea.indexOf(quote ?? '') + (rule.startsWith('quality.') ? 1e6 : 0);
  const said = plainly(suggestions.filter(({ quote }) => quote !== null && idea.includes(quote)))
    .toSorted((a, b) => at(a) - at(b))
    .slice(0, mostThemes);
  const themes: Theme[] = [];
  for (const one of said) themes.push(yield* themeOf(one, thing));
  const title = titleOf(idea);
  const stems = stemsOf(idea);
  const qualities = (yield* qualitiesOf(reading)).filter(({ quote }) => idea.includes(quote));
  const isOwn = (value: string) =>
    stemsOf(value)
      .values()
      .some((stem) => stems.has(stem));
  return {
    title,
    themes,
    usual: suggestions.filter(({ quote }) => quote === null),
    kind: kinds[0],
    qualities,
    // "No signal" is no wish to be without one.
    refusals: reading.refusals
      .map(({ words }) => words)
      .filter((words) => idea.includes(words) && !qualities.some(({ quote }) => quote.includes(words))),
    put: (text, theme) => {
      // In a discussion a feature has no name yet: it is what is to be done.
      const named = text.replaceAll('{name}', '{doing}').replaceAll('{title}', title);
      if (theme === undefined) return named;
      const whole = fill(named, { ...theme.slots, people });
      const speaksOfIt =
        text.includes('{title}') ||
        (/\{doing\}/iu.test(text) && isOwn(theme.slots.doing)) ||
        (/\{object\}/iu.test(text) && isOwn(theme.slots.object));
      if (speaksOfIt) return whole;
      if (isOwn(theme.slots.doing)) return `${capitalised(theme.slots.doing)}: ${lowered(whole)}`;
      // What it is called here is not what the person called it: their own words say what is meant.
      const bare = fill(named.replace(/^\{Doing\}: /u, ''), { ...theme.slots, people });
      return `${theme.quote === '' ? title : titleOf(theme.quote)}: ${lowered(bare)}`;
    },
  };
}
