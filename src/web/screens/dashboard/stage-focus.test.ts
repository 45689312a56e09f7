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

test('Sprint Planning leads to the sprint at hand, and to the review when none is left', () => {
  const now = { atHand: { id: 's', name: 'Sprint 2', status: 'planned', load: { stories: 3 } } } as const;
  const labelsNow = (state: object) => {
    const { next, also } = stageFocus('sprint_planning', 'p', 'i', {
      ...now,
      hasFinished: true,
      hasWaiting: false,
      ...state,
    });
    return [next.label, also.label];
  };
  expect(labels('sprint_planning')).toEqual(['Plan Sprints', 'View Stories']);
  expect(labelsNow({ hasWaiting: true })).toEqual(['Plan Sprints', 'View Stories']);
  expect(labelsNow({})).toEqual(['Open Sprint 2', 'Plan Sprints']);
  expect(labelsNow({ atHand: { ...now.atHand, load: { stories: 0 } } })).toEqual(['Plan Sprints', 'View Stories']);
  expect(labelsNow({ atHand: { ...now.atHand, status: 'active' }, hasWaiting: true })).toEqual([
    'Open Sprint 2',
    'Plan Sprints',
  ]);
  expect(labelsNow({ atHand: undefined })).toEqual(['Open Review', 'Plan Sprints']);
});

test('every known stage has content of its own, and a stage nobody knows has the default', () => {
  const titles = stageIds.map((stage) => focusOf(stage).title);
  expect(new Set(titles).size).toBe(stageIds.length);
  expect(titles).not.toContain(focusOf('retreat' as StageId).title);
  expect(labels('retreat' as StageId)).toEqual(['View Features', 'View Ideas']);
});
