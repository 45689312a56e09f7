import { expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from './naming.ts';
import { situationOf, suggestionsFor } from './suggest.ts';

/** What was read, before any usual name takes its place. */
const read = (idea: string): string[] => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.map((wish) => `${nameOfWish(wish, { ...slots, thing: '' })} | ${wish.quote}`);
};
const wished = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ name, quote }) => (quote === null ? [] : [name]));

test.each([
  ['What I look at: how form and fatigue move over the season.', 'Show how form and fatigue move over the season'],
  ['I brew in the garage. I want to see how strong bitter and dark it gets.', 'See how strong bitter and dark it gets'],
  ['I want to see which sides there are, and mostly what all camps agree on.', 'Show what all camps agree on'],
  [
    "I'd like every drive recorded, and an honest curve of how the range goes down over the years.",
    'Offer an honest curve of how the range goes down',
  ],
  [
    'The pressman drags tickets from "ink mixed" to "drying, two days".',
    'Let the pressman move tickets from ink mixed to drying, two days | drags tickets from "ink mixed" to "drying, two days"',
  ],
  [
    'The link counts visits. When the show is over the link should stop working on its own.',
    'Let the link stop working automatically when the show is over',
  ],
])('a clause is one wish from its beginning to its end: %s', (idea, name) => {
  expect(read(idea).some((one) => one.startsWith(name))).toBe(true);
});

test('questions in a row are each a wish, two with "and" are one, and what goes on to something else is no question', () => {
  const siblings =
    'We four siblings want to see who visits when, what the doctor said, which medicine she takes, and shopping.';
  for (const name of ['See who visits when', 'See what the doctor said', 'See which medicine she takes'])
    expect(read(siblings).map((one) => one.split(' | ')[0])).toContain(name);
  expect(read('Father wants to see who comes and who leaves.')[0]).toMatch(/who comes and who leaves \|/u);
  const list =
    'They see which place on the list they hold, and when a plot falls free the first in line is offered it.';
  expect(read(list).filter((one) => one.startsWith('See when'))).toEqual([]);
});

test('the half of a clause is neither a wish nor the end of one', () => {
  const toShare = 'I want requests in folders, to switch between test and live addresses without editing each one.';
  expect(read(toShare).filter((name) => /live addresses/iu.test(name))).toHaveLength(1);
  const estimate = 'What we need: the day per chair, a cost estimate from the plan that the patient can sign.';
  expect(read(estimate).filter((name) => /\bpatient(?: \||$)/iu.test(name))).toEqual([]);
  expect(read(estimate)).toContainEqual(expect.stringMatching(/^Offer a cost estimate from the plan \|/u));
});

test.each([
  [
    'We host a fair. At fairs I want a tablet with the products on it. Show the price of the day.',
    /on the (?:price|day)/iu,
  ],
  ['Trials are shuffled. Show pictures and sounds, have trials shuffled from a list they keep.', /sounds keep/iu],
  ['Members add events. The library wants the list on its own site.', /automatically/iu],
])('a word that stands for something else is not put in another one’s place: %s', (idea, wrong) => {
  expect(wished(idea).filter((name) => wrong.test(name))).toEqual([]);
});

test.each([
  ['I sell pedals. The card processor froze my money for five weeks, never again. Take payments.', /froze|freez/iu],
  ['A bakery. Now: paper clock cards, typed in by me on Sundays. Wanted: stamp in on a tablet.', /paper clock/iu],
  ['Keep a page for each test; people repeat old tests constantly.', /repeat/iu],
  ['Send invoices. Our spreadsheet gets the part-month wrong every time.', /part-month/iu],
  ['Two dentists. Our present vendor charges for each export. I need the day per chair.', /charges/iu],
  ['I want our own stream. The big platforms put ads in front.', /\bads\b/iu],
  ['I teach riders. I refuse to pay a subscription per head. Show rides.', /subscription/iu],
  ['I run a band. I copied the tuba part by hand until one in the morning. Write scores.', /tuba/iu],
  ['We collect sentences. We read them first. Comment threads? Never again.', /comment|thread/iu],
])('what happened, what others do and what is refused is no wish: %s', (idea, wrong) => {
  expect(wished(idea).filter((name) => wrong.test(name))).toEqual([]);
});

test.each([
  ['A contest. The jury advances the top fifth, compresses them and rebases them.', /rebase/iu],
  ['I want to know how many cakes and customers order by phone.', /^Let customers order by phone/u],
  ['I say "lights off" and it turns off the lights, "lights on" and they come on.', /lights/iu],
  ['A clinic. We sell coupons. Warn me the day they expire.', /coupons expire/u],
  ['Nurses enter the pulse three times a day.', /pulse/iu],
  ['A shelf. Drivers may refuse to take an order.', /refuse to take an order/iu],
  ['The app should refuse to book two events in one room.', /refuse to book/iu],
  ['Roadmap. Now: book rooms online. Next: pay by card.', /^Book rooms online/u],
  ['Now: I want to see all open orders. Wanted: a map.', /open orders/u],
  ['Alarms. Mark once with reason, never again.', /^Mark once/u],
  ['Print tickets at home, never again queue.', /^Print tickets/u],
  ['Sensors measure the humidity constantly.', /humidity/u],
  ['Pupils see what they got wrong each week.', /wrong/u],
  ['A TV guide. The current programme shows its title and host.', /title/u],
  ['I imagined a map with all benches.', /map/u],
])('what sounds like half a clause or a complaint is wished: %s', (idea, name) => {
  expect(read(idea).some((one) => name.test(one))).toBe(true);
});

test.each([
  ['I sell pedals. The bank closed our account for five weeks.', /clos/iu],
  ['Members vote. We refused to pay a subscription per head.', /subscription/iu],
  ['I want payslips at month end. The manager okays the hours, pay slips for all.', /\bpayslip\b/iu],
])('what happened is no wish, with nothing else that says so: %s', (idea, wrong) => {
  expect(read(idea).filter((name) => wrong.test(name.split(' | ')[0]!))).toEqual([]);
});

test('what looks like it is wished all the same', () => {
  expect(wished('We want to see which slots we offered last year.')).toEqual(['See which slots you offered last year']);
  expect(read('It checks our site constantly and warns me.').some((name) => /check/iu.test(name))).toBe(true);
  expect(wished('We want to team up as a family.')).toEqual(['Form a team as a family']);
  expect(wished('A team up to 8 players signs up together.').join()).not.toMatch(/^Form/u);
});

test.each([
  'A mill. Quotes are in Word and the bookkeeper types everything a second time.',
  'A mill. All results are typed three times.',
  'A mill. We have technicians, and today each of them gets a key.',
  "A mill. Last year's form died at midnight.",
  "A mill. The calorie apps don't show those.",
  'A mill. The product I used now tells me I am commercial and throws me out after two minutes.',
  'A mill. The paper must go.',
  'A mill. We hide them, so people stop writing them on paper.',
])('a complaint is no wish: %s', (idea) => {
  expect(read(idea).filter((name) => !/hide/iu.test(name))).toEqual([]);
});

test('a rule that sounds like a complaint is a wish', () => {
  expect(read('A mill. Nobody should have to type it three times, and an order is printed twice.')).toEqual([
    expect.stringMatching(/print/iu),
  ]);
  expect(read('Two apps. The app should not show prices, and it must go online.').join()).toMatch(/online/u);
});
