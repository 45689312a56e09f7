import { marked } from 'marked';
import { expect, test } from 'vitest';
import type { Review } from '#contract/review.ts';
import { isDone, reviewMarkdown, spokenOf } from './review.ts';

test('a feature is done when somebody said so, or when all of its stories are', () => {
  expect(isDone('implemented', { planned: 2, done: 0 })).toBe(true);
  expect(isDone('selected', { planned: 2, done: 2 })).toBe(true);
  expect(isDone('selected', { planned: 2, done: 1 })).toBe(false);
  expect(isDone('selected', { planned: 0, done: 0 })).toBe(false);
});

test('the review is a document whose words mean nothing but themselves', () => {
  const hostile = '<b>x</b> # [a](b) `c`\n- d';
  const amount = { planned: 3, done: 1 };
  const review: Review = {
    pi_id: 'p',
    next: null,
    features: [
      {
        id: 'f',
        name: hostile,
        status: 'selected',
        value_category: 'Must Have',
        complexity: 'S',
        done: false,
        version: 1,
        stories: amount,
        points: amount,
        demo: [
          { id: 'd', feature_id: 'f', story_id: null, text: 'Book', shown_at: 'now', shown_by: 'You', version: 1 },
        ],
      },
    ],
    carried: [
      {
        id: 'c',
        name: 'Count oars',
        value_category: 'Could Have',
        stories: amount,
        points: amount,
        to: { id: 'q', name: 'PI 2' },
      },
    ],
    loose: [{ id: 's', number: 4, title: 'Stray', status: 'ready' }],
    figures: { features: amount, stories: amount, points: amount },
    notes: [
      { id: 'n', kind: 'action', text: 'Ask sooner', story: null, created_by: 'You', created_at: '', version: 1 },
    ],
  };
  const claim = {
    text: 'One is done.',
    about: [{ kind: 'feature' as const, id: 'f', name: 'Boats' }],
    more: 2,
    rule: 'r',
    engine: 'e',
  };
  const text = reviewMarkdown({ name: 'PI 1', goal: hostile }, review, [claim]);
  expect(text).toContain('- Stories: 1 of 3 done');
  expect(text).toContain('- One is done. (Boats and 2 more)');
  expect(text).toContain('  - [x] Show: Book');
  expect(text).toContain('- Count oars (1 of 3 stories), to PI 2');
  expect(text.match(/^## .*/gmu)).toEqual([
    '## Planned and done',
    '## Summary',
    '## Features',
    '## Carried away unfinished',
    '## Unfinished stories of no feature',
    '## Actions',
  ]);
  const html = marked.parse(text, { async: false });
  expect(html).not.toMatch(/<(?:b|a|code)\b/u);
  expect(html.match(/<h1/gu)).toHaveLength(1);
});

test('a sentence is linked at the names in it, the longer of two that begin alike first', () => {
  const [boat, boats, oars] = ['Book a boat', 'Book a boat for a day', 'Count oars'].map((name, at) => ({
    kind: 'feature' as const,
    id: `${at}`,
    name,
  }));
  if (!boat || !boats || !oars) throw new Error('three features');
  expect(spokenOf({ text: 'Done: "Book a boat for a day" and "Book a boat".', about: [boat, boats, oars] })).toEqual({
    parts: ['Done: "', boats, '" and "', boat, '".'],
    unnamed: [oars],
  });
  expect(spokenOf({ text: 'None is done.', about: [boat] })).toEqual({ parts: ['None is done.'], unnamed: [boat] });
});
