import { expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf } from '../suggest/suggest.ts';

const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};
const start = 'I want an app for our greenhouse.';

test.each([
  ['If the pump is silent for an hour tell me.', 'Notify if the pump is silent for an hour'],
  ['If a hatch is open at night warn the janitor.', 'Warn the janitor if a hatch is open at night'],
  ['When workers are back at the base everything is sent.', 'Send everything when workers are back at the base'],
])('without a mark between, what is to be done when something happens is heard: %s', (sentence, name) =>
  expect(said(`${start} ${sentence}`)).toContain(name),
);

test.each([
  [
    'At the gate we check who has come, and after some rounds guests get a drink.',
    'Give guests a drink after some rounds',
  ],
  ['I want to share songs. They should be printable.', 'Print songs'],
])('%s', (sentence, name) => expect(said(sentence)).toContain(name));
