import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { featureFileNames, gherkinOf, type GherkinFeature, type GherkinStory, type GherkinTest } from './gherkin.ts';

const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
/** What the official parser reads; it throws where the text is no Gherkin. */
const read = (feature: GherkinFeature) => {
  const document = parser.parse(gherkinOf(feature)).feature;
  const rules = (document?.children ?? []).flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
  return {
    name: document?.name,
    description: document?.description,
    rules: rules.map(({ name, description, children }) => ({
      name,
      description,
      scenarios: children.flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario])),
    })),
  };
};

const aTest = (fields: Partial<GherkinTest> = {}): GherkinTest => ({
  number: 12,
  title: 'A free boat can be booked',
  level: 'system',
  priority: 'P0',
  steps: ['Given a free boat', 'when a member books it', 'Look at the list'],
  expected: 'The boat is taken',
  ...fields,
});
const aStory = (fields: Partial<GherkinStory> = {}): GherkinStory => ({
  number: 3,
  title: 'Book a boat',
  as_a: 'a member',
  i_want: 'book a boat',
  so_that: 'I can row',
  criteria: [
    { number: 1, given: 'a free boat', when: 'a member books it', outcome: 'it is taken', tests: [aTest()] },
    { number: 2, given: 'a taken boat', when: 'a member books it', outcome: 'it is refused', tests: [] },
  ],
  tests: [],
  ...fields,
});

test('a feature is one file with a rule for each story and a scenario for each test or untested criterion', () => {
  const { name, description, rules } = read({ name: 'Boats', description: 'Who has which.', stories: [aStory()] });
  expect([name, description?.trim()]).toEqual(['Boats', 'Who has which.']);
  expect(rules[0]?.name).toBe('S-3 Book a boat');
  expect(
    rules[0]?.scenarios.map(({ tags, name, steps }) => [
      tags.map((tag) => tag.name).join(' '),
      name,
      steps.map((one) => `${one.keyword}${one.text}`),
    ]),
  ).toEqual([
    [
      '@T-12 @P0 @system',
      'A free boat can be booked',
      ['Given a free boat', 'When a member books it', '* Look at the list', 'Then The boat is taken'],
    ],
    ['@untested', 'it is refused', ['Given a taken boat', 'When a member books it', 'Then it is refused']],
  ]);
});

test('whatever a person wrote, the parser reads all of it and nothing else', () => {
  const hostile = fc.constantFrom(
    '',
    ' ',
    'Scenario: injected',
    '@tag',
    '# language: no',
    '"""',
    '```',
    '| a | b |',
    'Rule: x\nScenario: y\nGiven z',
    'Given',
    'Examples:',
    'Background: x\u2028Scenario: y',
    'Then\tThen',
    '* *',
    '<placeholder>',
    'Ability: x',
  );
  const text = fc.oneof(
    hostile,
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(hostile, { maxLength: 4 }).map((all) => all.join('\n')),
  );
  const aHostileTest = fc
    .tuple(text, fc.array(text, { maxLength: 3 }), text)
    .map(([title, steps, expected]) => aTest({ title, steps, expected }));
  fc.assert(
    fc.property(
      text,
      text,
      text,
      text,
      fc.array(aHostileTest, { maxLength: 2 }),
      (name, about, title, words, tests) => {
        const criterion = { number: 1, given: words, when: title, outcome: about, tests };
        const story = aStory({ title, as_a: words, i_want: about, so_that: name, criteria: [criterion], tests });
        const { rules } = read({ name, description: about, stories: [story, aStory()] });
        expect(rules).toHaveLength(2);
        expect(rules[0]?.scenarios).toHaveLength(Math.max(1, tests.length) + tests.length);
        expect(rules[0]?.scenarios.every(({ examples, steps }) => examples.length === 0 && steps.length > 0)).toBe(
          true,
        );
        expect(rules[1]?.scenarios).toHaveLength(2);
      },
    ),
    { numRuns: 300 },
  );
});

test('names of files are plain and each their own', () => {
  expect(featureFileNames(['Übersicht der Boote!', 'Book: a boat', 'Book a boat', '舟', ''])).toEqual([
    'ubersicht-der-boote.feature',
    'book-a-boat.feature',
    'book-a-boat-2.feature',
    'feature.feature',
    'feature-2.feature',
  ]);
});
