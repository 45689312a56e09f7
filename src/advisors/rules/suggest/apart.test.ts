import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from './naming.ts';
import { situationOf, suggestionsFor } from './suggest.ts';

/** What was read, before any usual name takes its place. */
const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.map((wish) => ({ name: nameOfWish(wish, { ...slots, thing: '' }), quote: wish.quote }));
};

describe('several things wished for in one sentence', () => {
  test.each([
    [
      'We want rooms per unit & per topic and side talks under a message.',
      ['Manage rooms per unit and per topic', 'Manage side talks under a message'],
    ],
    [
      'I need a list of all keys, a calendar of the hall and a form for damages.',
      ['Keep a list of all keys', 'Show a calendar of the hall', 'Offer a form for damages'],
    ],
    ['I want photos of house and garden.', ['Show photos of house and garden']],
    [
      "I don't want an app that talks to my bank, I download the statement and load it myself.",
      ['Download the statement'],
    ],
    ['I want a page for parents to sign the consent.', ['Let parents sign the consent']],
    ['I want one card per person that shows what they gave.', ['Show what they gave']],
  ])('stay apart, and what belongs together stays together: %s', (idea, names) => {
    const found = said(idea);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    for (const { quote } of found) expect(idea).toContain(quote);
  });
});

describe('a name is worded as a guide would word it', () => {
  test.each([
    // What is meant in general, or what there is one of.
    ['I make sundials. Payment by card or paypal.', 'Accept payment by card or paypal'],
    ['A status page: uptime of last 90 days.', 'Show uptime of the last 90 days'],
    ['A page for the hut. Path conditions on the first page.', 'Show path conditions on the first page'],
    ['I tune pianos and want to see my day. Bill right away on the phone.', 'Bill on the phone'],
    // Bare words after "by" belong to what stands before.
    [
      'A shop. Customers filter plants by month, soil and light.',
      'Let customers filter plants by month, soil and light',
    ],
    // Who is told of what, and whom it is about.
    [
      'A brewery. The brewer gets a mail when hops for the next brew are missing.',
      'Notify the brewer when hops for the next brew are missing',
    ],
    [
      'We carve stone. Two weeks before the deadline the office should be warned if the stone has not arrived.',
      'Warn the office if the stone has not arrived',
    ],
    ['A ward. At the end of the month every ward gets a bill.', 'Send every ward a bill'],
    ['I drive around all day. My wife should see where I am.', 'Let your wife see where you are'],
    [
      'A job watch. Every script should call an address when it is done.',
      'Let every script call an address when the job is done',
    ],
    [
      'I repair bikes. The customer tells us at the end if he was content.',
      'Let the customer say if he was content at the end',
    ],
    [
      'I run a pub. Customers can subscribe to get a mail when something is down.',
      'Let customers subscribe to notifications',
    ],
    ['A brewery. Every bottle carries a lot number.', 'Give every bottle a lot number'],
    [
      'I want to see requests. If nothing happened for 24 hours it should turn red.',
      'Turn the request red if nothing happened for 24 hours',
    ],
    ['A club. I want a wish list where others can vote.', 'Let others vote'],
    // Where one thing of a list ends.
    ['Pupils should order tools from home, fees, printing old maps.', 'Let pupils order tools from home'],
    [
      'Contracts must be signed in order, first the tenant signs, then the owner, then the bank.',
      'Sign contracts in order',
    ],
    // What is to be told or kept of something.
    ['I tune pianos. It should tell me who is due again.', 'Show who is due again'],
    ['I lend tools. Show me who has what.', 'Show who has what'],
    ['Five of us open a village shop. Who works when, key who has it.', 'Show who works when'],
    ['A laundry. If a machine is broken they should tell me with photo.', 'Notify with photo if a machine is broken'],
    ['A chaplaincy. Number of visits per ward.', 'Show the number of visits per ward'],
    ["Grandpa's forest. Everyone sees same numbers.", 'See the same numbers'],
    ['We grow wine. Customers are in Excel, I want them in there.', 'Manage customers'],
    // How much it is wanted is no part of the name.
    ['A foundry. A monthly overview for the owners is indispensable.', 'Show a monthly overview for the owners'],
    ['A foundry. Missed or coming deadlines must be evident.', 'Show missed or coming deadlines'],
    [
      'A kennel. Every dog should have its own page with vaccinations.',
      'Give every dog its own page with vaccinations',
    ],
    // Who does it stands behind, or is told at length.
    ['A dairy. Rinsing must be started by the shift leader.', 'Let the shift leader start rinsing'],
    [
      'A toll bridge. Riders who come back within a week should pay half.',
      'Let riders who come back within a week pay half',
    ],
    ['A toll bridge. Only I may change prices.', 'Let only you change prices'],
    ['A dairy. Drivers need the drawings at hand.', 'Give drivers the drawings'],
    // What must not come about.
    ['A toll bridge. It has to be impossible to use a pass twice.', 'Prevent using a pass twice'],
    ['A toll bridge. Passes must not be used twice.', 'Prevent passes from being used twice'],
    [
      "A small museum. It mustn't happen again that two groups stand at the door.",
      'Prevent two groups from standing at the door',
    ],
    ['A dairy. Nothing should get lost when the line drops.', 'Lose nothing when the line drops'],
    // How and when, to the end of the clause.
    ['A dairy. A click on a tank should bring up its history.', 'Bring up its history with a click on a tank'],
    ['A dairy. If a tank is too warm, an alarm on my phone.', 'Raise an alarm on the phone if a tank is too warm'],
    ['A dairy. We would like to be told when a pump fails.', 'Get notified when a pump fails'],
    ['A dairy. Make it easy to find a tank.', 'Find a tank'],
    // What is to come about no more.
    ['A toll bridge. No more lost passes.', 'Prevent lost passes'],
    ['A dairy. I want no more forgotten vaccinations of the calves.', 'Prevent forgotten vaccinations of the calves'],
    ['A dairy. If a buyer pays late, I want to be warned, not the buyer.', 'Get warned if a buyer pays late'],
    ['A dairy. Some buyers want bills by post.', 'Offer buyers bills by post'],
    ['A dairy. All prices incl. VAT.', 'Show all prices incl. VAT'],
    ['A dairy. My old spreadsheet must go in.', 'Import the old spreadsheet'],
  ])('%s', (idea, name) => expect(said(idea).map((one) => one.name)).toContain(name));
});

test.each([
  [
    'A dairy. Anything older than two years gets deleted by itself.',
    'Delete anything older than two years automatically',
  ],
  ['A dairy. A click on a tank should bring up its history.', 'Bring up its history with a click on a tank'],
  ['A dairy. Rinsing must be started by the shift leader.', 'Let the shift leader start rinsing'],
  ['A dairy. Send the plan out only after I have read it over.', 'Send out the plan only after you have read it over'],
])('a sentence does not stand where a doing has been named: %s', (idea, name) => {
  const names = suggestionsFor({ from: 'idea', project: '', idea }).map((one) => one.name);
  expect(names[0]).toBe(name);
});

test.each([
  'A mill. Millers shall not be obliged to log in elsewhere.',
  'A mill. Deliveries are presently weighed by hand.',
  'We watch 45 mills, each inspected by up to five different offices.',
  'A toll bridge. Half of the riders cannot remember a password.',
  'A toll bridge. Old passes can stay as they are.',
  'A toll bridge. What if somebody loses the pass?',
  'A dairy. Buyers ask the same questions over and over.',
  'A dairy. The vet comes every six weeks.',
  "A toll bridge. I'm tired of phoning everybody when a lane is closed.",
])('how things are, and what nobody is to be obliged to, is no wish: %s', (idea) => {
  expect(said(idea)).toEqual([]);
});

test.each([
  'A dairy. A trainee types milk prices into a sheet. I would rather be told when one changes.',
  'A dairy. A trainee types milk prices into a sheet. Instead, tell me when one changes.',
  'A dairy. A trainee types milk prices into a sheet. That has to stop. Tell me when one changes.',
])('what is done so far, and is to be done no more, is no wish: %s', (idea) => {
  expect(said(idea).filter(({ quote }) => quote?.includes('types'))).toEqual([]);
  expect(said(idea).some(({ quote }) => /tell|told/iu.test(quote ?? ''))).toBe(true);
});

test('what is wished goes on when something else is rather not wanted', () => {
  const found = said('A dairy. A trainee types milk prices into a sheet. I would rather not take payments online.');
  expect(found.some(({ quote }) => quote?.includes('types'))).toBe(true);
});

test('in which case something is done is no wish of its own', () => {
  const found = said('A mill. Where a miller decides to keep a fault, the reason shall be recorded with an end date.');
  expect(found.map(({ quote }) => quote).join('\n')).not.toContain('decides');
  expect(found).not.toEqual([]);
});
