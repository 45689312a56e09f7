import { expect, test } from 'vitest';
import { limits } from '#contract/vocabulary.ts';
import { projectNameFrom } from './project-name.ts';

test.each([
  ['A rowing club books its boats.', 'Rowing club books its boats'],
  ['I want to build a tool library for our street, where neighbours lend tools.', 'Tool library for our street'],
  ["We'd like an app that counts birds.", 'App that counts birds'],
  ['please build me a recipe box! With photos.', 'Recipe box'],
  ['# Harvest planner\n\nPlots, beds and seeds.', 'Harvest planner'],
  [
    'A rowing club books its boats and reminds all of its members on the evening before they row.',
    'Rowing club books its boats',
  ],
  ['Ein Kalender für den Ärzteverein, der Dienste plant', 'Ein Kalender für den Ärzteverein'],
  ['A place where our choir keeps its music. No cloud.', 'Choir keeps its music'],
  ["I'm a freelance translator. Track jobs and deadlines.", 'Track jobs and deadlines'],
  ["I'm a freelance translator", "I'm a freelance translator"],
  ['  \n...', 'New project'],
])('%j is called %j', (text, name) => {
  expect(projectNameFrom(text)).toBe(name);
});

test('a name never exceeds what the contract takes, and never ends in half a character', () => {
  for (const text of ['x'.repeat(limits.text), '😀'.repeat(100), `x${'😀'.repeat(100)}`, 'word '.repeat(500)]) {
    const name = projectNameFrom(text);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name.length).toBeGreaterThan(0);
    expect(name.isWellFormed()).toBe(true);
  }
});
