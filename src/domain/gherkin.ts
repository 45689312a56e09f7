import type { TestLevel, TestPriority } from '#contract/vocabulary.ts';
import { wantPhrase } from './story-sentence.ts';
import { testReference } from './test-reference.ts';

export type GherkinTest = {
  number: number;
  title: string;
  level: TestLevel;
  priority: TestPriority;
  steps: readonly string[];
  expected: string;
};
export type GherkinCriterion = {
  number: number;
  given: string;
  when: string;
  outcome: string;
  tests: readonly GherkinTest[];
};
export type GherkinStory = {
  number: number;
  title: string;
  as_a: string;
  i_want: string;
  so_that: string;
  criteria: readonly GherkinCriterion[];
  /** Tests of the story that belong to none of its criteria. */
  tests: readonly GherkinTest[];
};
export type GherkinFeature = { name: string; description: string; stories: readonly GherkinStory[] };

/** On one line: what separates lines would end a name or a step. */
const line = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const otherwise = (text: string, empty: string): string => line(text) || empty;

/** Signs and words that begin something else than free text where a description stands. */
const special =
  /^(?:[#@*|]|"""|```|(?:Feature|Business Need|Ability|Rule|Background|Example|Examples|Scenario|Scenarios|Scenario Outline|Scenario Template):)/u;

/** Free text below a heading; a line that would be read as something else is quoted. */
const description = (text: string, indent: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((one) => line(one))
    .filter((one) => one !== '')
    .map((one) => `${indent}${special.test(one) ? '- ' : ''}${one}`);

const stepWord = /^(Given|When|Then|And|But)\s+(\S.*)$/iu;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A step keeps the word it begins with; one that begins with none is marked by a star, as Gherkin allows. */
const step = (text: string): string => {
  const one = line(text);
  const [, word, rest] = stepWord.exec(one) ?? [];
  return word !== undefined && rest !== undefined ? `${capital(word)} ${rest}` : `* ${one}`;
};

const scenario = (tags: readonly string[], name: string, steps: readonly string[]): string[] => [
  '',
  `    ${tags.map((tag) => `@${tag}`).join(' ')}`,
  `    Scenario: ${name}`,
  ...steps.map((one) => `      ${one}`),
];

const scenarioOfTest = (test: GherkinTest): string[] =>
  scenario([testReference(test.number), test.priority, test.level], otherwise(test.title, testReference(test.number)), [
    ...test.steps.filter((one) => line(one) !== '').map(step),
    `Then ${otherwise(test.expected, 'it is as expected')}`,
  ]);

const scenariosOfCriterion = (criterion: GherkinCriterion): string[] =>
  criterion.tests.length > 0
    ? criterion.tests.flatMap(scenarioOfTest)
    : scenario(['untested'], otherwise(criterion.outcome, `Criterion ${criterion.number}`), [
        `Given ${otherwise(criterion.given, 'nothing in particular')}`,
        `When ${otherwise(criterion.when, 'nothing is done')}`,
        `Then ${otherwise(criterion.outcome, 'it is as expected')}`,
      ]);

const wish = ({ as_a, i_want, so_that }: GherkinStory): string[] =>
  [
    ['As', as_a],
    ['I want', wantPhrase(i_want)],
    ['so that', so_that],
  ].flatMap(([word, text = '']) => (line(text) === '' ? [] : [`    ${word} ${line(text)}`]));

const ruleOf = (story: GherkinStory): string[] => [
  '',
  `  Rule: ${otherwise(`S-${story.number} ${story.title}`, `S-${story.number}`)}`,
  ...wish(story),
  ...story.criteria.flatMap(scenariosOfCriterion),
  ...story.tests.flatMap(scenarioOfTest),
];

/** One feature as the text of a .feature file: a rule for each story, a scenario for each test or untested criterion. */
export const gherkinOf = ({ name, description: text, stories }: GherkinFeature): string =>
  `${['# language: en', `Feature: ${otherwise(name, 'Feature')}`, ...description(text, '  '), ...stories.flatMap(ruleOf)].join('\n')}\n`;

const longestName = 80;

/** Names of files for the features, in their order; each once, in letters that every file system takes. */
export const featureFileNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/gu, '-')
        .slice(0, longestName)
        .replaceAll(/^-+|-+$/gu, '') || 'feature';
    let file = `${plain}.feature`;
    for (let again = 2; taken.has(file); again += 1) file = `${plain}-${again}.feature`;
    taken.add(file);
    return file;
  });
};
