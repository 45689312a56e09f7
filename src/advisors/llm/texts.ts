import { limits as lengths } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { DiscussedRequest, ProjectBrief } from '../advisor.ts';
import type { ClarifyRequest, FeatureInPlan } from '../refinement.ts';

/** Texts by heading. */
type Texts = Record<string, string>;

export const projectTexts = ({ name, summary, tags, additionalContext }: ProjectBrief): Texts => ({
  'Name of the project': name,
  Summary: summary,
  Tags: tags.join(', '),
  'Additional context': additionalContext,
});

const contextLabels = {
  vision: 'Vision',
  inventory: 'What exists already',
  piGoal: 'Goal of the increment',
  comments: 'Comments',
  technicalContext: 'Technical context',
} as const;
type ContextKey = keyof typeof contextLabels;
const contextTexts = (context: Partial<Record<ContextKey, string>> & { primaryGoals?: string[] }) => ({
  ...Object.fromEntries(Object.entries(contextLabels).map(([key, label]) => [label, context[key as ContextKey] ?? ''])),
  Goals: context.primaryGoals?.join('\n') ?? '',
});

const wordsOf = ({ name, description }: FeatureInPlan['feature']): Texts => ({
  'The feature': name,
  'Its description': description,
});

/** What the analysis of the team wrote of the field of work, unless the person did: which of the two is not known. */
const fieldOfWork = ({ businessContext = '' }: { businessContext?: string }): Texts => ({
  'Business context': businessContext,
});

/** What the person wrote of what is asked. It alone may be quoted as their words. */
export const ownTexts = (request: ClarifyRequest | DiscussedRequest): Texts => {
  if (request.from === 'planning') return { ...projectTexts(request.project), ...contextTexts(request.context) };
  if (request.from === 'feature') {
    const { context, feature, suggested = false } = request;
    return { ...contextTexts(context), ...(!suggested && wordsOf(feature)) };
  }
  return { 'The project': request.project, 'The idea': request.idea };
};

const knownFeatures = 100;

/** What a model is told beside that, and may not quote: what advisors said, and words that the program chose. */
const otherTexts = (request: ClarifyRequest | DiscussedRequest): Texts => {
  switch (request.from) {
    case 'planning': {
      const names = request.existing.slice(0, knownFeatures).map(({ name }) => name);
      return { ...fieldOfWork(request.context), 'Features that exist already': names.join('\n') };
    }
    case 'feature':
      return {
        ...(request.suggested && wordsOf(request.feature)),
        'Its size and value': `${request.feature.complexity}, ${request.feature.value_category}`,
        'Questions and answers': request.answers ?? '',
        ...fieldOfWork(request.context),
      };
    case 'discussion':
      return Object.fromEntries(
        request.feedback.map(({ memberId, analysis, keyPoints, recommendations }) => [
          `What ${roster[memberId].name} said of it`,
          [analysis, ...keyPoints, ...recommendations].join('\n'),
        ]),
      );
    case 'idea':
      return {};
  }
};

export const featureTexts = (request: ClarifyRequest | DiscussedRequest): Texts => ({
  ...ownTexts(request),
  ...otherTexts(request),
});

/** A feature as it is planned. */
export const plannedTexts = (plan: FeatureInPlan): Texts => featureTexts({ ...plan, from: 'feature' });

const evened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The quote as the person wrote it, if the person did; a model may invent one, or quote an advisor. */
export const realQuote = (quote: string | null, own: Texts): string | null => {
  const wanted = evened(quote ?? '').replace(/^["'“”„«»]+|["'“”„«»]+$/g, '');
  if (wanted.length < 3) return null;
  for (const text of Object.values(own).map(evened)) {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    if (at !== -1) return text.slice(at, at + wanted.length);
  }
  return null;
};

export const short = (text: string): string =>
  text.length <= lengths.name
    ? text
    : `${text
        .slice(0, lengths.name - 1)
        .toWellFormed()
        .trimEnd()}…`;
