import { expect, test } from 'vitest';
import { isUndoable, type BeforeAdvance } from './increment-undo.ts';

const position = { status: 'active', current_stage: 'review', stages: [] } as const satisfies BeforeAdvance['position'];
const begun = { id: 'b', version: 2, position: { ...position, status: 'planned' as const } };
const alone: BeforeAdvance = { position: { ...position }, begun: null };
const withNext: BeforeAdvance = { position: { ...position }, begun };

test('an increment that was not advanced by its last change has nothing to undo', () => {
  expect(isUndoable(null, [])).toBe(false);
});

test('an advance within an increment can be undone, whatever is planned', () => {
  expect(isUndoable(alone, [{ id: 'b', status: 'planned', version: 7 }])).toBe(true);
});

test.each([
  ['as it was begun', [{ id: 'b', status: 'active', version: 2 }], true],
  ['changed since', [{ id: 'b', status: 'active', version: 3 }], false],
  ['gone', [], false],
] as const)('an advance that began the next increment: %s', (_, others, undoable) => {
  expect(isUndoable(withNext, others)).toBe(undoable);
});

test('an advance that completed the increment stays when another was begun since', () => {
  expect(isUndoable(alone, [{ id: 'c', status: 'active', version: 1 }])).toBe(false);
});
