import { describe, expect, test } from 'vitest';
import { namesRead } from '#tests/read-names.ts';
import { suggestionsFor } from '../suggest/suggest.ts';

const quotes = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ quote }) => (quote === null ? [] : [quote]));
/** What is offered in the words of one sentence that stands before, or after, the sentence with the wish. */
const offered = (sentence: string, wish: string) => [
  ...quotes(`${sentence} ${wish}`).filter((quote) => sentence.includes(quote)),
  ...quotes(`${wish} ${sentence}`).filter((quote) => sentence.includes(quote)),
];
const wish = 'I want members to swap their garden plots.';

describe('how things are today', () => {
  test.each([
    'Shops call in their orders and someone writes them on a block, so far twice the same.',
    'Riders ring the vet, and nobody remembers who gave the dose.',
    'Parents always ask when the next holiday is.',
    'The insurer takes three months for each claim.',
    'Last summer we lost half of the mails.',
    'Teachers copy marks from one Excel to the other, a nightmare.',
    'Members pay by bank transfer and I compare it with a list by hand.',
    'I have to type the price lists into a spreadsheet.',
    'We still phone everybody the evening before.',
    'The ticket seller kept a tenth of all we earned.',
    'Customers get two answers or none.',
    'The opening hours change every few weeks.',
    'The platform charges 8 euros per guest.',
    'Some newsletters only give half the article and that is annoying.',
    'Nothing can ever be found again.',
    'The helpers at the gate change monthly.',
    'Each bike has a sticker with a number already.',
    'It needs to hold up if it comes to a dispute.',
    'Everybody has 5 WhatsApp groups.',
    'Today each fills in a sheet on Friday from memory.',
    'What I do now is dump everything in a drawer.',
    'What annoys me: adverts in between, a slow start.',
    'Today: invoices in a word processor, receipts in a shoebox.',
    'I must drive there with the laptop.',
    'Paper letters and invoices pile up.',
    'Someone needs a candlestick, then it turns out it is lent.',
    'Two thirds of our customers pay late.',
    'It takes an hour per horse.',
    'People keep asking me for the code.',
    'Every week the worker asks the same: how was school, who visited.',
    'In our home, families live far away.',
    'Our film provider keeps dropping the old series.',
    'We print too much paper.',
    'The volunteers drown in mails.',
    'We need to get our letters out of binders.',
    'All the clients write me when they want to come.',
  ])('is no wish: %s', (sentence) => expect(offered(sentence, wish)).toEqual([]));

  test('begins with who they are', () =>
    expect(quotes(`Twelve people sell machines. ${wish}`).filter((quote) => quote.includes('sell'))).toEqual([]));

  test('but not with the few who take a step together', () =>
    expect(quotes('Two judges give a mark for each cake. The secretary needs to see all marks.')).toContain(
      'Two judges give a mark for each cake',
    ));

  test.each([
    'Shops should enter their orders on a page until six.',
    'Riders record each dose with a photo.',
    'Show what customers ordered last week.',
    'Guests open the door by hand or with a code.',
    'Tenants report broken lamps with a photo.',
    'The insurer needs a report of each accident.',
    'Pupils must not see the marks of others.',
    'Import the members from the old spreadsheet.',
    'Referees enter results right after the match.',
    'Staff look up who lost what.',
    'A coordinator enters the trip, drivers take one, and she sees which are still open.',
    'See who is in the building right now.',
  ])('stands apart from what is wished: %s', (sentence) =>
    expect(quotes(`${wish} ${sentence}`).some((quote) => sentence.includes(quote))).toBe(true),
  );

  test('is told as one story up to the first trouble', () => {
    const story = 'Riders ring the vet, write the dose on the door, and in May a horse was given twice the same.';
    expect(offered(story, 'I need a record per horse.')).toEqual([]);
    const before = 'Drivers phone in their position and the dispatcher moves magnets on a whiteboard.';
    expect(quotes(`${before} The map should show each truck.`).filter((quote) => before.includes(quote))).toEqual([]);
  });

  test('is told first with how often it happens, or where', () => {
    for (const [told, after] of [
      ['At our repair café visitors ask for help with toasters every week.', 'I imagine a visitor books a table.'],
      ['Once a year the parents hold an auction.', 'Bids should come in by phone.'],
      ['Hi, I collect old radios, about 300.', 'I want to record each radio with a photo.'],
      ['Scout camp, 700 children. Kitchen, gate, stage, tents.', 'Helpers should choose shifts.'],
    ] as const)
      expect(quotes(`${told} ${after}`).filter((quote) => told.includes(quote))).toEqual([]);
  });

  test.each([
    'I have 800 stamps in drawers.',
    'I draw maps of caves for fun.',
    'Our chapel has an old organ with 900 pipes.',
    'Our uncle wears a hearing aid and forgets names.',
    'Six cousins sing together and each has songs in another app.',
    'Sick people phone the parish office if they want a visit.',
    'Our free game is drawn by people in nine towns who send me sketches by mail, and I sort them in by hand.',
    'We move orders between two lists all day: a call comes in, somebody notes the amount.',
    'I have 500 seeds in tins and cannot find anything in time.',
    'i write a book about bakers and night work.',
    'Walkers find injured birds and stray dogs.',
    'Our parish has to hand in figures of all visits.',
    'The clinic must not send x-rays to foreign machines.',
    'The program we rent is in another country and takes payments in dollars.',
  ])('is who speaks and what is there, told before anything is wished: %s', (told) =>
    expect(quotes(`${told} ${wish}`).filter((quote) => told.includes(quote))).toEqual([]),
  );

  test('leaves what is there as that of which the wish speaks', () => {
    const idea = 'Eight friends sing and each has songs in another app. One place where we print them.';
    expect(namesRead(idea)).toContain('Print songs or save them as PDF');
  });

  test('is a reason that tells how a place stays', () =>
    expect(quotes(`${wish} Threads under a message so that the channel stays readable.`).join()).not.toContain(
      'readable',
    ));

  test('may be told of somebody who wishes for something', () => {
    const names = suggestionsFor({
      from: 'idea',
      idea: 'My neighbour Rosa, who keeps bees, wants to swap plots.',
      project: '',
    });
    expect(names.filter(({ quote }) => quote?.includes('bees') && !quote.includes('swap'))).toEqual([]);
  });

  test('is told of by who speaks, and that is no wish', () => {
    for (const opening of ['Bakery, 12 people, 3 shops.', 'Small open air festival, 3 days, 2500 people.'])
      expect(quotes(`${opening} ${wish}`).filter((quote) => opening.includes(quote))).toEqual([]);
  });
});

test('a phone on which a message arrives is not what everything is used on', () => {
  const names = (idea: string) => suggestionsFor({ from: 'idea', idea, project: '' }).map(({ name }) => name);
  expect(names('The freezer alarm should buzz my phone.')).not.toContain('Use everything on a phone');
  expect(names('Volunteers should book shifts on their phone.').join()).toMatch(/phone/u);
  expect(names('A tool for our club. Members sign the list on their phone.')).not.toContain(
    'Use everything on a phone',
  );
  expect(names('A tool for our club. It must all work on the phone.').join()).toMatch(/phone/u);
});

describe('what is told as how things go, and may be wanted or not', () => {
  const offeredFor = (idea: string, words: string) =>
    suggestionsFor({ from: 'idea', idea, project: '' }).find(({ quote }) => quote?.startsWith(words));

  test.each([
    ['A tool for our canteen. Guests book a meal. Cooks change the menu every week.', 'Cooks change', 'Guests book'],
    ['Growers clean the stalls on Tuesdays. I want guests to book a stall.', 'Growers clean', 'I want'],
  ])('comes after all that is wished, and says so: %s', (idea, told, wished) => {
    expect(offeredFor(idea, told)?.value).toBe('Could Have');
    expect(offeredFor(idea, wished)?.value).toBe('Must Have');
  });

  test('is described where the product is named first, and wished where a word says so', () => {
    const idea = 'Carpool for our village. Members offer rides. I want to give seats away.';
    expect(offeredFor(idea, 'Members offer')?.value).toBe('Must Have');
    const wishes = 'A tool for our canteen. Guests book a meal. Cooks should change the menu every week.';
    expect(offeredFor(wishes, 'Cooks should')?.value).toBe('Must Have');
  });
});
