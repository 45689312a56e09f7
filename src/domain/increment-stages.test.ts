import { expect, test } from 'vitest';
import type { Stage } from '#contract/increment.ts';
import type { StageId, StageStatus } from '#contract/vocabulary.ts';
import { advanced, begun, newStages, planned, stageMark, stageProgress } from './increment-stages.ts';

const aStage = (id: StageId, order: number, status: StageStatus = 'not_started'): Stage => ({
  id,
  name: id,
  description: '',
  order,
  status,
});
const fresh = () => ({ status: 'active' as const, current_stage: 'kickoff' as StageId, stages: newStages() });
const statuses = (stages: Stage[]) => stages.map(({ status }) => status);

test('a new increment has the six stages in their order, none started', () => {
  expect(newStages().map(({ name, order, status }) => [order, name, status])).toEqual([
    [1, 'Kickoff', 'not_started'],
    [2, 'PI Planning', 'not_started'],
    [3, 'Story Refinement', 'not_started'],
    [4, 'Test Planning', 'not_started'],
    [5, 'Sprint Planning', 'not_started'],
    [6, 'Review', 'not_started'],
  ]);
});

test('advancing completes the current stage and begins the next', () => {
  const ruling = advanced(fresh());
  expect(ruling).toMatchObject({
    ok: true,
    completedStage: 'kickoff',
    position: { status: 'active', current_stage: 'pi_planning' },
  });
  expect(ruling.ok && statuses(ruling.position.stages).slice(0, 3)).toEqual([
    'completed',
    'in_progress',
    'not_started',
  ]);
});

test('after the last stage the increment is completed, and cannot be advanced again', () => {
  let position: Parameters<typeof advanced>[0] = fresh();
  for (const _ of newStages()) {
    const ruling = advanced(position);
    if (!ruling.ok) throw new Error(ruling.problem);
    position = ruling.position;
  }
  expect(position.status).toBe('completed');
  expect(position.current_stage).toBe('review');
  expect(new Set(statuses(position.stages))).toEqual(new Set(['completed']));
  expect(advanced(position)).toEqual({ ok: false, problem: 'increment_completed' });
});

test('a planned increment is not advanced', () => {
  expect(advanced({ ...fresh(), status: 'planned' })).toEqual({ ok: false, problem: 'increment_not_active' });
});

test('the order of stages is their number, not their place in the list', () => {
  const ruling = advanced({ ...fresh(), stages: newStages().toReversed() });
  expect(ruling.ok && ruling.position.current_stage).toBe('pi_planning');
});

test('an increment begins with its first stage', () => {
  const position = begun({ ...fresh(), status: 'planned' });
  expect(position).toMatchObject({ status: 'active', current_stage: 'kickoff' });
  expect(statuses(position.stages)).toEqual(['in_progress', ...Array<string>(5).fill('not_started')]);
});

test('an increment that was planned ahead begins where its planning ended', () => {
  const ahead = { ...fresh(), status: 'planned' as const, ...planned(fresh()) };
  expect(begun(ahead)).toMatchObject({ status: 'active', current_stage: 'story_refinement' });
});

test('finalised planning leads to Story Refinement, with all before it completed', () => {
  const after = planned(fresh());
  expect(after.current_stage).toBe('story_refinement');
  expect(statuses(after.stages)).toEqual([
    'completed',
    'completed',
    'in_progress',
    'not_started',
    'not_started',
    'not_started',
  ]);
});

test('in an older increment without Story Refinement planning leads to what follows it', () => {
  const stages = [aStage('discovery', 1, 'completed'), aStage('pi_planning', 2, 'in_progress'), aStage('sprint_1', 3)];
  expect(planned({ status: 'active', current_stage: 'pi_planning', stages })).toMatchObject({
    current_stage: 'sprint_1',
    stages: [{ status: 'completed' }, { status: 'completed' }, { status: 'in_progress' }],
  });
  const last = stages.slice(0, 2);
  expect(planned({ status: 'active', current_stage: 'pi_planning', stages: last }).current_stage).toBe('pi_planning');
});

test('the tracker marks the current stage of the active increment from the first day', () => {
  const [kickoff, planning] = newStages() as [Stage, Stage];
  expect(stageMark(kickoff, fresh())).toBe('ACTIVE');
  expect(stageMark(planning, fresh())).toBe('PENDING');
  expect(stageMark({ ...kickoff, status: 'completed' }, fresh())).toBe('DONE');
  expect(stageMark(kickoff, { ...fresh(), status: 'planned' })).toBe('PENDING');
});

test('progress counts the completed stages of all', () => {
  expect(stageProgress(planned(fresh()).stages)).toEqual({ completed: 2, total: 6 });
  expect(stageProgress([])).toEqual({ completed: 0, total: 0 });
});
