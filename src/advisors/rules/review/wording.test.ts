import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fill } from '../knowledge/slots.ts';
import { plural } from '../reading/stems.ts';
import { titleOf, type Title } from '../reading/title.ts';
import { deedOf } from './action-classes.ts';
import { deedTexts, worded } from './deed-texts.ts';
import { qualityNotes } from './quality-notes.ts';
import { reviewOf } from './review.ts';

type Product = { idea: string; features: string[] };
const products = ['ideas', 'ideas-unknown-kinds', 'ideas-products'].flatMap(
  (name) =>
    JSON.parse(
      readFileSync(new URL(`../../../../tests/data/advisor-eval/${name}.json`, import.meta.url), 'utf8'),
    ) as Product[],
);
/** Names as people type them, of all shapes. */
const typed = [
  'Export what is known of me',
  'Reserve for a whole weekend',
  'Safety check once a year',
  'Delete a member who leaves',
  'Cash book of deposits',
  'Show what belongs to a tool',
  'Members book by themselves',
  'Two members cannot reserve the same day',
  'Who owes what',
  'What happens after the deadline?',
  'Be reminded on the day before',
  'Remind of overdue tools',
  'Hide, warn and lock',
  '"Quick add" button',
  'Frobnicate the widgets',
  'Ausleihe verlängern',
  'Importer des réservations',
  '2-factor login',
  'Undo',
  'Search',
  'Booking online',
  'Opening hours',
  'At most five tools at a time',
  'See my bookings',
  'Let guests change their booking',
  'Show who has which key, since when, and what the shed owes them for the drill bits',
];
const names = [...new Set([...products.flatMap(({ features }) => features), ...typed])];

const slips: readonly [fault: string, pattern: RegExp][] = [
  ['a plural of no noun', /\b(?:whats|whos|knowns|frees|wholes|onces|childrens|peoples|datas|cans|musts)\b/iu],
  ['a question word for a noun', /\b(?:the|many|similar|half-entered|removed) (?:who|what|which|where|when|how)\b/iu],
  ['a word twice', /\b(?!that\b|had\b)(?<word>\p{L}{2,}) \k<word>\b(?!-)/iu],
  ['two prepositions', /\b(?:of|for|with|by|from|into|to) (?:of|for|with|by|from|into|to)\b(?!-)/iu],
  ['two articles', /\b(?:an?|the) (?:an?|the)\b/iu],
  ['"a" before a vowel', /\ba (?=[aeio])(?!one\b|eu)/iu],
  ['the words of a user', /\b(?:my|our|us|we)\b/iu],
  ['an empty slot', /[{}]|undefined| {2}| [,.;:]/u],
];

/** What is wrong with a sentence about a feature. What stands in quotation marks is as it was typed. */
function faultsIn(sentence: string, name: string, { said, object }: Title): string[] {
  const own = sentence.replaceAll(`"${name.replaceAll('"', "'")}"`, 'It').replaceAll(/"[^"]*"/gu, 'It');
  const has = (pattern: string) => new RegExp(pattern, 'iu').test(own);
  return [
    ...slips.filter(([, pattern]) => pattern.test(own) && !pattern.test(said)).map(([fault]) => fault),
    ...(/^[\p{Lu}"]/u.test(sentence) && /[.?]$/u.test(sentence) ? [] : ['no whole sentence']),
    ...((sentence.match(/"/gu) ?? []).length % 2 === 0 ? [] : ['an open quotation mark']),
    ...(object &&
    object.many !== 'data' &&
    has(`(?:^|[,;:] |that |when )(?:the )?${object.many} (?:is|was|has|does)\\b`)
      ? ['no agreement']
      : []),
    ...(object && own.includes(object.many) && has(`\\b(?:an?|each|every) ${object.many}\\b`)
      ? ['one of several']
      : []),
  ].map((fault) => `${fault}: ${sentence}`);
}

test('no sentence about what a feature does has a slip, whatever its name', () => {
  const notes = Object.values(qualityNotes).flatMap(({ theo, claude }) => [...theo, ...claude]);
  const faults = names.flatMap((name, at) => {
    const title = titleOf(name);
    const { said, called, object } = title;
    const { approach, trial, theo, claude, main, risks, next } = deedTexts[deedOf(title, name)];
    const slots = { thing: 'entry', people: 'people', doing: said, name: called, object: object?.many ?? 'entries' };
    const put = (text: string) => fill(text, slots);
    return [
      `${put(worded(approach, object !== undefined))}.`,
      `${put(worded(trial, object !== undefined))}.`,
      ...[
        ...theo,
        ...claude,
        ...(at % 10 === 0 ? notes : []),
        next.theo,
        next.claude,
        main.otherwise,
        ...[main, ...risks].flatMap(({ risk, mitigation }) => [risk, mitigation]),
      ].map((one) => put(worded(one, object !== undefined))),
    ].flatMap((sentence) => faultsIn(sentence, name, title));
  });
  expect(faults).toEqual([]);
});

test('no review has a slip', () => {
  const some = [...typed, ...names.filter((_, at) => at % 200 === 0)];
  const faults = some.flatMap((name, at) =>
    (['theo', 'claude'] as const).flatMap((architect) => {
      const feature = { name, description: '', complexity: 'M', value_category: 'Must Have' } as const;
      const said = reviewOf({ architect, context: { vision: products[at % products.length]!.idea }, feature });
      return [
        said.narrativeAssessment,
        said.overallAssessment,
        said.implementationApproach,
        ...said.technicalConsiderations,
        ...said.recommendations,
        ...said.risks.flatMap(({ risk, mitigation }) => [risk, mitigation]),
      ].flatMap((sentence) => faultsIn(sentence, name, titleOf(name)));
    }),
  );
  expect(faults).toEqual([]);
});

test('several things are called by a plural that was typed, or by that of a word that is counted', () => {
  const odd = names.flatMap((name) => {
    const { object } = titleOf(name);
    if (!object || name.toLowerCase().includes(object.many.toLowerCase())) return [];
    const counted = `\\b(?:an?|each|every|one|another|the|my|our|your|their|its) (?:\\p{L}+[ -]){0,2}${object.one}\\b`;
    const isCounted = new RegExp(counted, 'iu').test(name);
    return isCounted && plural(object.one) === object.many ? [] : [`${name}: ${object.many}`];
  });
  expect(odd).toEqual([]);
});
