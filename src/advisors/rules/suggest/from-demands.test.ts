import { describe, expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const demandsOf = (idea: string) =>
  suggestionsFor({ from: 'idea', idea, project: '' }).filter(({ rule }) => rule === 'quality.said');
const office = 'Skippers reserve a berth by the week.';

describe('how the product has to be', () => {
  test.each([
    ['It must be usable with gloves on.', 'Be usable with gloves on'],
    ['It needs to be readable in bright sun and with wet fingers.', 'Be readable in bright sun and with wet fingers'],
    ['It has to run on Linux and Mac.', 'Run on Linux and Mac'],
    ['The letters should be large.', 'Make sure that the letters are large'],
    ['Hosting must be within the EU.', 'Make sure that hosting is within the EU'],
    ['Health details must not be visible to marketing.', 'Prevent health details from being visible to marketing'],
    ['It must never leave our network.', 'Never leave your network'],
    ['It must not ever leave our network.', 'Never leave your network'],
    ["The mast can't be altered by us.", 'Prevent the mast from being altered by you'],
    ['Nothing is ever overwritten.', 'Nothing is ever overwritten'],
    ['Never plan a berth below two metres.', 'Never plan a berth below two metres'],
    ["It's got to be readable in full sun.", 'Be readable in full sun'],
    ['Neither sees any counts until both have submitted.', 'Neither sees any counts until both have submitted'],
    ['It mustn’t be as slow as the last one.', 'Avoid being as slow as the last one'],
    ['The print must be black on white.', 'Make sure that the print is black on white'],
    ['Must work over SSH, with vim keys.', 'Work over SSH, with vim keys'],
  ])('is a feature in the words of the person: %s', (sentence, name) => {
    const [found, ...others] = demandsOf(`${office} ${sentence}`);
    expect(found).toMatchObject({ name, quote: sentence.slice(0, -1), value: 'Must Have' });
    expect(others).toEqual([]);
  });

  test.each([
    // What people have to do, and what was done.
    'I must phone every skipper.',
    'Somebody has to drive out and count them.',
    'The ground must have settled.',
    // What says nothing of a product.
    'This must change.',
    'Never mind the rest.',
    'I never plan a berth below two metres.',
    'It should be said that we are old.',
    'The others have an app, and so should we.',
    'Should the wind exceed force eight, we close.',
    // A guess, who it is, and how things are today.
    'It must be your age.',
    'It must be raining again.',
    'It has to be Anna who opens.',
    'It must be hard.',
    'Bills have to be on paper, sadly.',
    'The fee has to be in cash at the moment.',
    'Nobody pays until I phone them three times.',
    'Nobody cleans the boats until they smell.',
    'Only old and sick people get a berth near the gate.',
    "Bookings can't be changed today, which makes everybody angry.",
    'Photos cannot be deleted in the old system, so it is full.',
    "Users can't undo a mistake and that costs us hours.",
    // What anybody may understand otherwise.
    'It must be simple.',
    // What has a feature of its own by another rule.
    'It must work without internet.',
  ])('%s is none', (sentence) => expect(demandsOf(`${office} ${sentence}`)).toEqual([]));

  test('comes after what is to be done, and takes the place of what is like it', () => {
    const all = suggestionsFor({
      from: 'idea',
      idea: `It has to run on Linux and Mac. ${office} They pay at the end.`,
      project: '',
    });
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual([
      'Let skippers reserve a berth by the week',
      'Pay at the end',
      'Run on Linux and Mac',
    ]);
    expect(all.filter(({ quote }) => quote?.includes('Linux'))).toHaveLength(1);
  });
});

describe('what must not be done', () => {
  const quoted = (idea: string) =>
    suggestionsFor({ from: 'idea', idea, project: '' }).flatMap(({ name, quote }) => (quote === null ? [] : [name]));

  test.each([
    [
      'The patient can not change the number of repetitions.',
      'Prevent the patient from changing the number of repetitions',
    ],
    [
      "Entries in the journal can't be edited after 24 hours.",
      'Prevent entries in the journal from being edited after 24 hours',
    ],
    ['Helpers cannot delete a booking.', 'Helpers cannot delete a booking'],
    ['Helpers are never allowed to delete a booking.', 'Helpers are never allowed to delete a booking'],
    ['No one but me and Tomasz may press go.', 'Only you and Tomasz may press go'],
    [
      'No one may borrow more than two folders unless the conductor approves it.',
      'No one may borrow more than two folders unless the conductor approves it',
    ],
    ['Helpers see the bookings but never the prices.', 'Let helpers see the bookings but never the prices'],
  ])('is offered as what must not be done: %s', (sentence, name) =>
    expect(quoted(`We run a club. ${sentence}`)).toContain(name),
  );

  test.each([
    'Nobody knows who has the key.',
    'Customers cannot find our number.',
    'I can’t change the date in the old program.',
  ])('is no trouble that somebody has: %s', (sentence) =>
    expect(
      quoted(`We run a club. ${sentence}`).filter((name) => /^(?:prevent|nobody|only)\b|cannot|can’t/iu.test(name)),
    ).toEqual([]),
  );
});
