import { limits as lengths } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { Advisor, ProjectBrief } from '../advisor.ts';
import type { FeatureInPlan } from '../refinement.ts';

export const projectTexts = ({ name, summary, tags, additionalContext }: ProjectBrief): Record<string, string> => ({
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
  businessContext: 'Business context',
  technicalContext: 'Technical context',
} as const;
type ContextKey = keyof typeof contextLabels;
const contextTexts = (context: Partial<Record<ContextKey, string>> & { primaryGoals?: string[] }) => ({
  ...Object.fromEntries(Object.entries(contextLabels).map(([key, label]) => [label, context[key as ContextKey] ?? ''])),
  Goals: context.primaryGoals?.join('\n') ?? '',
});

const knownFeatures = 100;

export const featureTexts = (request: Parameters<Advisor['suggestFeatures']>[0]): Record<string, string> => {
  if (request.from === 'planning')
    return {
      ...projectTexts(request.project),
      ...contextTexts(request.context),
      'Features that exist already': request.existing
        .slice(0, knownFeatures)
        .map(({ name }) => name)
        .join('\n'),
    };
  const { idea, project } = request;
  const discussed =
    request.from === 'discussion'
      ? Object.fromEntries(
          request.feedback.map(({ memberId, analysis, keyPoints, recommendations }) => [
            `What ${roster[memberId].name} said of it`,
            [analysis, ...keyPoints, ...recommendations].join('\n'),
          ]),
        )
      : {};
  return { 'The project': project, 'The idea': idea, ...discussed };
};

/** A feature as a person wrote it. */
export const plannedTexts = ({ context, feature }: FeatureInPlan): Record<string, string> => ({
  ...contextTexts(context),
  'The feature': feature.name,
  'Its description': feature.description,
  'Its size and value': `${feature.complexity}, ${feature.value_category}`,
});

const evened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The quote as the person wrote it, if the person did; a model may invent one. */
export const realQuote = (quote: string | null, texts: Record<string, string>): string | null => {
  const wanted = evened(quote ?? '').replace(/^["'“”„«»]+|["'“”„«»]+$/g, '');
  if (wanted.length < 3) return null;
  for (const text of Object.values(texts).map(evened)) {
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
