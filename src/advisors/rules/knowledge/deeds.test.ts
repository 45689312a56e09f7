import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintCriterion } from '#domain/lint/criterion-rules.ts';
import { vagueWords } from '#domain/lint/words.ts';
import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { expect, test } from 'vitest';
import { fill } from './slots.ts';
import { classOf, usualDeed } from './deeds.ts';

const read = knowledgeLines('deeds');
const nouns = readFileSync(join(import.meta.dirname, 'nouns-by-class.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(': '));
const slots = /\{(?:[aA] )?things?\}|\{Things\}|\{does\}|\{who\}/gu;

test('each line is whole, and says nothing twice', () => {
  const said = new Set<string>();
  const faults = read.flatMap(({ file: verb, fields }) => {
    const [ofClasses = '', about = '', so = '', ...others] = fields;
    const remarks = others.slice(5);
    const again = [about, ...remarks].filter((one) => said.has(one));
    for (const one of [about, ...remarks]) said.add(one);
    return [
      ...(fields.length === 14 && !fields.includes('') ? [] : [`${verb} ${ofClasses}: ${fields.length} fields`]),
      ...(/^[\p{Ll}* -]+$/u.test(ofClasses) ? [] : [`${verb}: ${ofClasses}`]),
      ...[about, ...remarks].filter((one) => !/^[\p{Lu}{].*\.$/u.test(one)).map((one) => `${verb}: ${one}`),
      ...[so, ...others.slice(0, 5)]
        .filter((one) => /^(?!.*day\b|June\b)\p{Lu}\p{Ll}|\.$/u.test(one))
        .map((one) => `${verb}: ${one}`),
      ...fields.filter((one) => /[{}"]/u.test(one.replaceAll(slots, ''))).map((one) => `${verb}: ${one}`),
      ...again.map((one) => `${verb} says again: ${one}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('each verb has one line for a class, a noun or all the rest', () => {
  const ofVerb = Map.groupBy(read, ({ file }) => file);
  const faults = [...ofVerb].flatMap(([verb, lines]) => {
    const all = lines.flatMap(({ fields: [ofClasses = ''] }) => ofClasses.split(' '));
    return all.filter((one, at) => all.indexOf(one) !== at).map((one) => `${verb}: ${one} twice`);
  });
  expect(faults).toEqual([]);
  expect(ofVerb.size).toBeGreaterThan(400);
});

test('each noun has one class', () => {
  const all = nouns.flatMap(([, words = '']) => words.split(', '));
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  expect(classOf('deadline')).toBe('time');
  expect(classOf('entrance fee')).toBe('money');
  expect(classOf('frobnication')).toBeUndefined();
});

test('the plan linter finds nothing in what they are accepted by, whatever it is done to', () => {
  const does = 'a member compares two orders';
  const faults = read.flatMap(
    ({ file: verb, fields: [, , , given = '', outcome = '', at = '', when = '', ends = ''] }) =>
      ['order', 'money', 'photo', 'usage'].flatMap((thing) => {
        const put = (text: string) =>
          fill(text, { thing, people: 'people' }).replaceAll('{does}', does).replaceAll('{who}', 'a member');
        const found: string[] = [];
        for (const one of [
          { given: put(given), when: does, outcome: put(outcome) },
          { given: put(at), when: put(when), outcome: put(ends) },
        ])
          lintCriterion({ id: '', kind: 'usual', ...one }, (rule) => found.push(`${verb}: ${rule}: ${one.given}`));
        return found;
      }),
  );
  expect(faults).toEqual([]);
  expect(read.flatMap(({ fields }) => fields.slice(1).flatMap((one) => vagueWords(one)))).toEqual([]);
});

test('a deed is known by its verb and by the class of what it is done to', () => {
  const compared = usualDeed('compare', 'two commits from GitHub')!;
  expect(compared.usual.given).toContain('commits');
  expect(compared.remarks?.theo.consider).toMatch(/commits?/u);
  const [file, money] = [usualDeed('deposit', 'the file themselves')!, usualDeed('deposit', 'a fee')!];
  expect(file.about).not.toBe(money.about);
  expect(usualDeed('see', 'a reading')!.about).toBe(usualDeed('show', 'readings')!.about);
  // The photo is given, and parts that are put together are composed.
  expect(usualDeed('give', 'the team its photo')!.usual.given).toContain('photo');
  expect(usualDeed('pay', 'for a boat')?.remarks).toBeUndefined();
  expect(usualDeed('put', 'together a firing')!.usual.given).toContain('a firing');
  expect(usualDeed('take', 'part without an account')!.usual.outcome).toContain('participants');
  // What cannot be counted is spoken of by what can.
  expect(usualDeed('bill', 'usage to cost centres')!.usual.given).not.toMatch(/\ba usage\b|\busages\b/u);
  // Who signs on the screen does not sign on.
  expect(usualDeed('sign', 'on the screen')!.about).toBe(usualDeed('sign', '')!.about);
  expect(usualDeed('frobnicate', 'a plan')).toBeNull();
  expect(usualDeed('have', 'each under their own name')).toBeNull();
  // Of a thing that is not told nothing is remarked.
  expect(usualDeed('compare', 'before it is sent')!.remarks).toBeUndefined();
});

test('a word that is no verb of ours is not looked for on the disk', () => {
  for (const verb of ['../kinds', '../remarks/volunteers', 'start/stop', '', '.', 'a'.repeat(5000)])
    expect(usualDeed(verb, 'a plan')).toBeNull();
});
