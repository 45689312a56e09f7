import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf } from '../suggest/suggest.ts';

/** The names of what was read, before any usual name takes their place. */
const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};

describe('what words of wishing lead up to is wished', () => {
  test.each([
    ['It would help if the captain could record the methods.', 'Let the captain record the methods'],
    ['It would be lovely if former cases could be found by street.', 'Find former cases by street'],
    ["I'd be glad if the system printed the labels.", 'Print the labels'],
    ['The dream is that a tenant photographs the wall.', 'Let a tenant photograph the wall'],
    ["What I'd love is a list of the deals.", 'Keep a list of the deals'],
    ['Is there something that draws the teams by lot?', 'Draw the teams by lot'],
    ['How do we find out who speaks next week?', 'Show who speaks next week'],
    ['Can it not just print the labels?', 'Print the labels'],
    ['From now on each shop shall get a list.', 'Give each shop a list'],
    ['Nice would be if parents could see the marks.', 'Let parents see the marks'],
  ])('%s', (sentence, name) => expect(said(`We are a club. ${sentence}`)).toEqual([name]));

  test('also in the clause that is joined to it by "wants to" or stands after a heading', () => {
    expect(said('The treasurer sees the bills, wants to know how much they cost.')).toContain(
      'Let the treasurer see how much they cost',
    );
    const idea = 'The station receives files from 40 places. Requirements: list events by time; print a report.';
    expect(said(idea).filter((name) => !/receive/u.test(name))).toEqual(['List events by time', 'Print a report']);
  });

  test('and is put softly, as the words that lead up to it are', () => {
    const { reading } = drained(
      situationOf({ from: 'idea', idea: 'It would help if guests could book online.', project: '' }),
    );
    expect(reading.wishes.map(({ strength, outright }) => [strength, outright])).toEqual([['should', true]]);
  });
});

describe('what must not be done is to be prevented', () => {
  test.each([
    ['Bookings not confirmed by Friday are cancelled.', 'Cancel bookings not confirmed by Friday'],
    ['Units in bad condition cannot be ordered.', 'Prevent units in bad condition from being ordered'],
    [
      'The planner sees the jobs and may not send anyone whose licence has run out.',
      'Prevent sending anyone whose licence has run out',
    ],
  ])('%s', (sentence, name) => expect(said(`A tool for us. ${sentence}`)).toContain(name));
});
