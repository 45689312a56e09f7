import { afterAll, beforeAll, expect, test } from 'vitest';
import { planningContext } from '#contract/advice.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { quoting, toldTo } from '#tests/quoting-model.ts';
import { createRulesAdvisor } from '../rules/rules-advisor.ts';
import type { Advisor } from '../advisor.ts';
import { createModelAdvisor } from './llm-advisor.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let advisor: Advisor;
beforeAll(async () => {
  model = await startModelServer([quoting]);
  advisor = createModelAdvisor(modelAt(model.url), createRulesAdvisor());
});
afterAll(() => model.close());

const idea = 'Members swap boats.';
const project = 'A rowing club.';
const advice = { analysis: 'Boats are few.', keyPoints: ['Two at once'], recommendations: ['Lock the hour'] };
const brief = { name: 'Rowing', summary: project, tags: [], additionalContext: '' };
const businessContext = 'Clubs own their boats in common.';
const context = planningContext.parse({ vision: idea, businessContext });
const feature = {
  name: 'Exchange boats',
  description: 'Two members agree.',
  complexity: 'M',
  value_category: 'Must Have',
} as const;

test.each<[string, string, () => AsyncIterable<{ quote: string | null }>, string[]]>([
  [
    'features of an idea that was discussed',
    'Lock the hour',
    () => advisor.suggestFeatures({ from: 'discussion', idea, project, feedback: [{ memberId: 'theo', ...advice }] }),
    [project, idea],
  ],
  [
    'features of a plan',
    'Remind everybody',
    () =>
      advisor.suggestFeatures({
        from: 'planning',
        context,
        project: brief,
        existing: [{ name: 'Remind everybody', description: '' }],
      }),
    ['Rowing', project, idea],
  ],
  [
    'questions about a feature',
    'Must Have',
    () => advisor.clarify({ from: 'feature', feature, context }),
    [idea, 'Exchange boats', 'Two members agree.'],
  ],
  [
    'questions about a feature that was asked about before',
    'Who may cancel?',
    () => advisor.clarify({ from: 'feature', feature, context, answers: 'Who may cancel? Both.' }),
    [idea, 'Exchange boats', 'Two members agree.'],
  ],
  [
    'features of a plan whose field of work the analysis wrote of',
    businessContext,
    () => advisor.suggestFeatures({ from: 'planning', context, project: brief, existing: [] }),
    ['Rowing', project, idea],
  ],
  [
    'questions about a feature in such a plan',
    businessContext,
    () => advisor.clarify({ from: 'feature', feature, context }),
    [idea, 'Exchange boats', 'Two members agree.'],
  ],
  [
    'questions about a feature that an advisor suggested',
    'Exchange boats',
    () => advisor.clarify({ from: 'feature', suggested: true, feature, context }),
    [idea],
  ],
])('%s quote the person alone, though the model was told of "%s" too', async (_, told, ask, own) => {
  const before = model.calls.length;
  const items = await Array.fromAsync(ask());
  expect(model.calls.slice(before).flatMap(toldTo).join('\n')).toContain(told);
  expect(items.flatMap(({ quote }) => quote ?? [])).toEqual(own);
});
