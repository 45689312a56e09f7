import { expect, test } from 'vitest';
import { stageIds, type StageId } from '#contract/vocabulary.ts';
import { stageFocus } from './stage-focus.ts';

const focusOf = (stage: StageId) => stageFocus(stage, 'p', 'i');
const labels = (stage: StageId) => [focusOf(stage).next.label, focusOf(stage).also.label];

test('Kickoff and PI Planning offer what the specification names', () => {
  expect(labels('kickoff').toSorted()).toEqual(['Meet with Team', 'Start PI Planning']);
  expect(labels('pi_planning')).toEqual(['Generate Features', 'Define Sprint']);
  expect(focusOf('pi_planning').also.way).toMatchObject({
    to: '/project/$projectId/pi/$piId/sprint-planning',
    params: { piId: 'i' },
  });
});

test('every known stage has content of its own, and a stage nobody knows has the default', () => {
  const titles = stageIds.map((stage) => focusOf(stage).title);
  expect(new Set(titles).size).toBe(stageIds.length);
  expect(titles).not.toContain(focusOf('retreat' as StageId).title);
  expect(labels('retreat' as StageId)).toEqual(['View Features', 'View Ideas']);
});
