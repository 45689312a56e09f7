import { describe, expect, test } from 'vitest';
import { isTouched } from './live-reach.ts';

const query = (noun: string, operation: string, input?: object) => [[noun, operation], { input, type: 'query' }];
const changed = (noun: 'feature' | 'increment' | 'project' | 'all', project_id: string | null) => ({
  noun,
  project_id,
  id: null,
});

describe('isTouched', () => {
  test("a change touches its own noun's queries of its own project", () => {
    expect(isTouched(query('feature', 'list', { project_id: 'a' }), changed('feature', 'a'))).toBe(true);
    expect(isTouched(query('feature', 'list', { project_id: 'b' }), changed('feature', 'a'))).toBe(false);
    expect(isTouched(query('idea', 'list', { project_id: 'a' }), changed('feature', 'a'))).toBe(false);
  });

  test('a query over all projects is touched by a change in any of them', () => {
    expect(isTouched(query('project', 'list'), changed('project', 'a'))).toBe(true);
  });

  test("a project's own query is told apart by its id", () => {
    expect(isTouched(query('project', 'get', { id: 'a' }), changed('project', 'a'))).toBe(true);
    expect(isTouched(query('project', 'get', { id: 'b' }), changed('project', 'a'))).toBe(false);
  });

  test('figures drawn from features are read again when a feature changes', () => {
    expect(isTouched(query('project', 'metrics', { id: 'a' }), changed('feature', 'a'))).toBe(true);
    expect(isTouched(query('increment', 'metrics', { project_id: 'a', id: 'x' }), changed('feature', 'a'))).toBe(true);
  });

  test('findings are read again when an increment goes on, since from test planning on tests are missed', () => {
    expect(isTouched(query('lint', 'ofStory', { project_id: 'a' }), changed('increment', 'a'))).toBe(true);
  });

  test('when anything may have changed, every query is touched', () => {
    expect(isTouched(query('about', 'about'), changed('all', null))).toBe(true);
    expect(isTouched(query('team', 'get', { project_id: 'a' }), changed('all', 'b'))).toBe(false);
  });
});
