import { projectIcons as named } from '#domain/project-icon.ts';
import { expect, test } from 'vitest';
import { projectIcons as drawn } from './project-icons.ts';

test('every icon that can be proposed for a project is drawn', () => {
  expect(Object.keys(drawn).sort()).toEqual(named.toSorted());
});
