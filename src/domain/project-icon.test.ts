import { expect, test } from 'vitest';
import { projectIcon, projectIcons } from './project-icon.ts';

test.each([
  ['Book boats for a rowing club', 'calendar'],
  ['Split expenses in a shared flat', 'coin'],
  ['An API for developers', 'code'],
  ['ORDERS of a shop', 'shopping-cart'],
  ['Something nobody has a word for', 'rocket'],
  ['', 'rocket'],
  ["Potters stack a kiln. We don't want online payments.", 'rocket'],
  ['A shelf for potters, without accounts, with photos of each piece', 'photo'],
  ['Not only for clubs: friends split expenses', 'coin'],
])('%s gets the icon %s', (text, icon) => {
  expect(projectIcon(text)).toBe(icon);
});

test('every icon that can be proposed can be chosen, once', () => {
  expect(projectIcons).toContain('rocket');
  expect(new Set(projectIcons).size).toBe(projectIcons.length);
});
