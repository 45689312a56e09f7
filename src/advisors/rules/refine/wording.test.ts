import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoryDraft, TestDraft } from '#contract/story-advice.ts';
import { listed } from '../pace.ts';
import { isMass, plural, singular } from '../reading/stems.ts';
import { proposingTests } from './propose-tests.ts';
import { splitting } from './split.ts';
import { doesOf, roleAndWant } from './story-subject.ts';

const folder = join(import.meta.dirname, '../../../../tests/data/advisor-eval');
const named = ['ideas.json', 'ideas-later.json', 'ideas-unknown-kinds.json', 'ideas-held-out.json'].flatMap((file) =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { features: string[] }[]).flatMap(
    ({ features }) => features,
  ),
);
/** Forms that people use for names and that the sets hold few of. */
const odd = [
  'Be reminded in time',
  'Be told when a seat is free',
  'Cash book of deposits',
  'Members book by themselves',
  'Who owes what',
  'On which days is it free?',
  'At most two bikes a person',
  'Only the board sees the minutes',
  'Two members cannot reserve the same day',
  'Delete a member who leaves',
  'Tools that nobody borrows',
  'Safety check once a year',
  'Reserve for a whole weekend',
  'Hide, warn and lock',
  'Reservations, loans and returns',
  'Export what is known of me',
  'Remind the staff',
  'Let other papers embed a chart',
  'Let each school see its rooms',
  'Booking online',
  '3 reminders a day',
  '"Quick add" button',
  'Two-factor login (later)',
  'Works offline',
  'Frobnicate',
  'Frobnicate the widgets',
  'Ausleihe verlängern',
  'Chat',
  'A name of eighty characters and more that somebody typed without a thought, well',
];

type Made = { name: string; story: StoryDraft; tests: TestDraft[] };
/** Of every third name all that is offered; what is wanted is read from each. */
const made: Made[] = [...odd, ...named.filter((_, at) => at % 3 === 0)].flatMap((name) => {
  const feature = { name, description: '', complexity: 'M', value_category: 'Must Have' } as const;
  return listed(splitting({ context: {}, feature })).map((story, at) => {
    const { title, as_a: role, criteria } = story;
    const request = { context: {}, feature: { ...feature, name: title }, criteria, role };
    return { name, story, tests: at === 0 ? listed(proposingTests(request)) : [] };
  });
});
const read = named.map((name) => {
  const { role, want } = roleAndWant(name, 'members');
  const does = doesOf(role, want);
  const story: StoryDraft = { title: name, as_a: role, i_want: want, so_that: '', criteria: [], points: 1, rule: '' };
  return {
    name,
    story: { ...story, criteria: [{ given: '', when: does, outcome: '', kind: 'usual' as const }] },
    tests: [],
  };
});

const bare = (text: string) => text.replaceAll(/"[^"]*"/gu, '""');
/** After these a noun is counted, and so stands in the plural: "three tools", "a thousand known faults". */
const counted = /^(?:three|forty|twelve|a hundred|a thousand|ten thousand) (?<nouns>(?:[\p{L}-]+ ?){1,3})/u;
const isPlural = (noun = '') =>
  plural(noun) === noun && !isMass(noun) && !/(?:whats|knowns|onces|yets|mores|alls|wheres)$/u.test(noun);
const faultsIn = ({ name, story, tests }: Made): string[] => {
  const { title, as_a, i_want, so_that, criteria } = story;
  const steps = [
    ...criteria,
    ...tests.map(({ steps: [given = '', when = ''], expected }) => ({
      given: given.replace(/^Given /u, ''),
      when: when.replace(/^When /u, ''),
      outcome: expected,
    })),
  ];
  const texts = [
    title,
    as_a,
    i_want,
    so_that,
    ...steps.flatMap(({ given, when, outcome }) => [given, when, outcome]),
    ...tests.map((one) => one.title),
  ];
  const found = (rule: string, wrong: boolean, text: string) => (wrong ? [`${rule}: ${text} [${name}]`] : []);
  return [
    ...found(
      'role',
      !/^(?:an? (?!staff\b|(?:other|every|each|whole)\b)|somebody from the )[\p{L} -]+$/u.test(as_a),
      as_a,
    ),
    ...found(
      'role in the plural',
      /^an? /u.test(as_a) && plural(as_a) === as_a && singular(as_a) !== as_a && !as_a.endsWith('staff'),
      as_a,
    ),
    ...found('want', /^(?:have|see|use|get) (?:an? |the )?(?:be|is|are|can|export|see|delete)\b/u.test(i_want), i_want),
    ...found('want of its own', /\b(?:themselves|him|her|he|she)\b/u.test(bare(i_want)), i_want),
    ...texts.flatMap((text) => [
      ...found('slot', /[{}]|undefined|\[object/u.test(text), text),
      ...found('doubled word', /\b(?!that\b|had\b)(\p{L}+) \1\b/iu.test(bare(text)), text),
      ...found(
        'article',
        /\ba (?:[aeio]\p{Ll}{2,}|hour|u(?!n[is]|s[ei]|r)\p{L}+)|\ban (?:[bcdfgjklmnpqrstvwyz]\p{Ll})/u.test(
          bare(text).replaceAll(/\ba one\b/gu, ''),
        ),
        text,
      ),
      ...found('quotes', text.split('"').length % 2 === 0, text),
    ]),
    ...steps.flatMap(({ given, when, outcome }) => [
      ...found(
        'first person',
        /\b(?:I|my|me|mine|myself)\b/u.test(bare(`${given} ${when} ${outcome}`)),
        `${given} / ${when} / ${outcome}`,
      ),
      ...found(
        'plural',
        counted
          .exec(given)
          ?.groups?.['nouns']?.trim()
          .split(' ')
          .every((word) => !isPlural(word)) ?? false,
        given,
      ),
      ...found('given', /^(?:some|it|they|this)\b/u.test(given), given),
      ...found('when', /^(?:this|that (?!person|day))\b/u.test(when), when),
      ...found('sentence', /[.:;,]$/u.test(`${given} ${when}`) || /[:;,]$/u.test(outcome), `${when} / ${outcome}`),
    ]),
    ...tests.flatMap(({ title: said }) => [
      ...found(
        'test title',
        /^(?:It|They|This|That|These|Both|Neither)\b/u.test(said) || /: (?:it|they|this|both|neither)\b/u.test(said),
        said,
      ),
      ...found('test title', / when .* (?:when|is|has) .* when /u.test(said) || said.endsWith('.'), said),
    ]),
  ];
};

test('no name makes a sentence that nobody would say', () => {
  expect(read.length).toBeGreaterThan(2000);
  expect(made.length).toBeGreaterThan(1500);
  expect([...new Set([...made, ...read].flatMap(faultsIn))]).toEqual([]);
});
