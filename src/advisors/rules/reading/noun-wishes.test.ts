import { expect, describe, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf } from '../suggest/suggest.ts';

const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};

describe('things of a list', () => {
  test.each([
    [
      'Farm log: crates per row, pickers hours by scanning a badge, weather.',
      'Record pickers hours by scanning a badge',
    ],
    ['We want a recipe book, with old versions to go back to, and a fast search.', 'Restore old versions'],
    [
      'We want a recipe book, with old versions to go back to, and some pages only for the cooks.',
      'Limit pages to the cooks',
    ],
    [
      'On site: no reception, walk along the wall, mark cracks on the drawing, a photo each.',
      'Mark cracks on the drawing',
    ],
  ])('%s', (idea, name) => expect(said(idea)).toContain(name));
});

test('one or the other time is told of one thing', () => {
  const idea = '- oiling every 3 months, or after 90 hours of operation';
  const { reading } = drained(situationOf({ from: 'idea', idea, project: '' }));
  expect(reading.wishes.map(({ quote }) => quote)).toEqual([idea.slice(2)]);
});

describe('what is asked of a thing is to be shown', () => {
  test.each([
    ['I want to list my boats with their berths, what is booked, what was repaired.', 'Show booked items'],
    ['Know what paint and glue I have left.', 'See what paint and glue you have left'],
    ['We want a car park. Maintenance windows without alarms.', 'Manage maintenance windows without alarms'],
    ['I need a list of crews, ages, and who was trained when.', 'Plan who was trained when'],
    ['I want to list my stones: weight, colour, in which walls it was used.', 'Show in which walls the stone was used'],
    ['I want to list my boats: name, length, who owns it, where it lies now.', 'Show where the boat lies now'],
    [
      'Record the profile of the walk with height, where on the map it was, who was my guide.',
      'Show who was the guide',
    ],
    ['Record the profile of the walk with height, where on the map it was.', 'Show where on the map it was'],
    [
      "We need to see if a boat is free, when it goes to the dock, and what's missing.",
      'Show when it goes to the dock',
    ],
    ["We need to see if a boat is free, when it goes to the dock, and what's missing.", "Show what's missing"],
    ['- which fish swim in which pond, since when, from whom', 'Show which fish swim in which pond'],
  ])('%s', (idea, name) => expect(said(idea)).toContain(name));

  test('what is written down of a meeting is told whole', () =>
    expect(said('I need minutes. Trainers record fines and who pays what until when.')).toContain(
      'Let trainers record fines and who pays what until when',
    ));
});
