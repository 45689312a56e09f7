import { expect, test } from 'vitest';
import { article } from './article.ts';

test.each([
  'organiser',
  'editor',
  'idea',
  'usher',
  'hour',
  'honest broker',
  'Admin',
  'honour',
  'heir',
  'uninvited guest',
  'unimportant note',
])('an %s', (noun) => {
  expect(article(noun)).toBe('an');
});

test.each(['member', 'user', 'university', 'utility', 'usage report', 'European', 'one-time guest', 'host', ''])(
  'a %s',
  (noun) => {
    expect(article(noun)).toBe('a');
  },
);
