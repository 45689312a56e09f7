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
    'It should be said that we are old.',
    'The others have an app, and so should we.',
    'Should the wind exceed force eight, we close.',
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
