import { expect, test } from 'vitest';
import { knownFeature } from './known-feature.ts';

const skillsOf = (name: string, description = '') => knownFeature(name, description)?.skills.map(({ id }) => id);

test('a usual feature is known by its name, with what it rests on', () => {
  expect(skillsOf('Find a replacement for a shift')).toEqual(['shifts']);
  expect(skillsOf('find a replacement for a shift ')).toEqual(['shifts']);
  // It speaks of signing up, and rests on no account.
  expect(skillsOf('Plan shifts and let volunteers sign up')).toEqual(['shifts']);
});

test('so is one whose name speaks of the thing that a product is about', () => {
  expect(knownFeature('Publish a page for each workshop', '')).not.toBeNull();
  expect(knownFeature('Publish a page for each, of which nobody knows what they are', '')).toBeNull();
});

test('one that nobody has is not known', () => {
  expect(knownFeature('Frobnicate the widgets', '')).toBeNull();
  expect(knownFeature('', '')).toBeNull();
});
