import { expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const heard = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ name, quote }) =>
    quote === null ? [] : [`${name} | ${quote}`],
  );

test.each([
  ['A quiz for our pub. Guests answer questions. No sign up.', 'Let guests take part without an account | No sign up'],
  [
    'A quiz for our pub. Guests answer questions. Must be on a company server.',
    /own server or computer \| Must be on a company server/u,
  ],
  [
    'A quiz for our pub. Guests answer questions on our server.',
    /own server or computer \| Guests answer questions on our server/u,
  ],
  [
    'A quiz for our pub. Guests answer questions. Nobody wants to install an app.',
    /browser without installing \| Nobody wants/u,
  ],
  ['A tour of our town. Guests choose a walk, wheelchair users too.', /accessible \| .*wheelchair users/u],
  ['I sort my pictures. No cloud.', /Run everything on an own server or computer \| No cloud/u],
  ['A quiz for our pub. Guests answer questions, no adverts.', /without advertising \| no adverts/u],
  [
    'I scan our letters and search them. Nothing leaves the house.',
    /own server or computer \| Nothing leaves the house/u,
  ],
  [
    'Patients book a time. Everything stays in the practice.',
    /own server or computer \| Everything stays in the practice/u,
  ],
  [
    'Children practise words. Small children cannot remember a password.',
    /without an account \| Small children cannot/u,
  ],
  [
    'My wife adds papers. My medical papers are none of her business.',
    /Limit who can see which entries \| My medical papers/u,
  ],
  ['Neighbours write short posts. No algorithm please.', /in order of time without an algorithm \| No algorithm/u],
])('how everything is to be becomes a feature: %s', (idea, said) => expect(heard(idea).join('\n')).toMatch(said));

test.each([
  ['We film old people in our street. An archive for their stories.', 'accessible'],
  ['My grandfather grows roses. I want to record each rose.', 'accessible'],
  ['I furnish flats for the sick. Work out whether a wheelchair will get round the bed.', 'accessible'],
  ['Volunteers pick a slot: gift shop, wheelchair escorts, library.', 'accessible'],
  [
    'Our laboratory writes experiments. 1. Pages from templates. 2. Industry-sponsored work shall not be visible to all scholars.',
    'public page',
  ],
  ['A status page outside our own servers. Members report trouble.', 'Run everything on'],
  ['A guest house. Guests stay in the village and book a room.', 'Run everything on'],
  ['A key list. The keys are kept in the office, members borrow them.', 'Run everything on'],
  ['A kitchen. Nothing leaves the kitchen unchecked, cooks tick a list.', 'Run everything on'],
  ['A workshop. Nothing may leave the office without two signatures.', 'Run everything on'],
  ['We inspect tunnels. Note cracks in the tunnel with a photo.', 'offline'],
  ['A club. Discounts are only for members. Members book a court.', 'Limit who can see'],
  ['A film archive. Nobody watches them at the moment, members borrow films.', 'personal data'],
])('and words that say it of something else ask for nothing: %s', (idea, words) =>
  expect(heard(idea).join('\n')).not.toContain(words),
);

test.each([
  'A diary for our street. Even my grandfather must be able to write in it.',
  'A diary for our street. Most members are elderly.',
  'A diary for seniors. They write about the day.',
])('those who see less well use it: %s', (idea) => expect(heard(idea).join('\n')).toMatch(/accessib/u));

test('who leaves the house is wished all the same where all is kept on an own server', () =>
  expect(heard('A smart home on our own server. Tell me when somebody leaves the house.').join('\n')).toContain(
    'leaves the house',
  ));

test('where everything stays is no doing besides', () =>
  expect(heard('Patients book a time. Everything stays in the practice.').join('\n')).not.toMatch(/^Stay/mu));

test('what a wish says itself is not said twice', () =>
  expect(heard('A cinema at home. Watch films without ads.').filter((one) => /without/u.test(one))).toHaveLength(1));
