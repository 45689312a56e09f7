import type { FeatureRequest } from '../../advisor.ts';
import type { Source } from '../reading/reading.ts';
import { ownAnswersIn, withoutAnswers } from '../refine/answers.ts';

/** The person's texts in order of weight; from 0.5 up their wishes become features, below they only give the setting. */
export function sourcesOf(request: FeatureRequest): Source[] {
  if (request.from === 'idea')
    return distinct([
      { id: 'idea', text: withoutAnswers(request.idea), weight: 1 },
      { id: 'answers', text: ownAnswersIn(request.idea), weight: 0.4 },
      { id: 'project', text: request.project, weight: 0.3 },
    ]);
  const { context, project } = request;
  return distinct([
    { id: 'goal', text: context.piGoal, weight: 1 },
    { id: 'vision', text: context.vision, weight: 1 },
    ...context.primaryGoals.map((text, i) => ({ id: `goal-${i + 1}`, text, weight: 0.9 })),
    { id: 'comments', text: withoutAnswers(context.comments), weight: 0.8 },
    { id: 'answers', text: ownAnswersIn(context.comments), weight: 0.4 },
    { id: 'summary', text: project.summary, weight: 0.6 },
    { id: 'additional', text: project.additionalContext, weight: 0.6 },
    // What an expert of the field knows is the setting, and may be an advisor's own words.
    { id: 'business', text: context.businessContext, weight: 0.35, told: true },
    { id: 'technical', text: context.technicalContext, weight: 0.4 },
    { id: 'tags', text: project.tags.join('\n'), weight: 0.4 },
    { id: 'name', text: project.name || context.projectName, weight: 0.4 },
  ]);
}

function distinct(sources: Source[]): Source[] {
  const seen = new Set<string>();
  return sources.filter(({ text }) => {
    const key = text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What is there already: planned features and the lines of the inventory, one text each. */
export function presentIn(request: FeatureRequest): string[] {
  if (request.from === 'idea') return [];
  const inventory = request.context.inventory.split(/[\n.;,]+|\s+and\s+/u).map((line) =>
    line
      .replace(/^\s*[-*•\d.)]*\s*/u, '')
      .replace(/^(?:we|i) (?:already )?(?:have|has|use|built)\s+(?:already\s+)?(?:an?|the)?\s*/iu, '')
      .trim(),
  );
  return [...request.existing.map(({ name }) => name), ...inventory].filter((text) => text.length > 2);
}
