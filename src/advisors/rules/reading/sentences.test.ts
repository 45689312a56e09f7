import { describe, expect, test } from 'vitest';
import { passagesOf } from './sentences.ts';

const textsOf = (text: string) => passagesOf(text).map((passage) => passage.text);

describe('a text without a full stop', () => {
  test.each([
    [
      'where people go on',
      'I want to see who comes and write to them so that they know '.repeat(60),
      /^(?:I|and|so)\b/u,
    ],
    ['between two words', 'courts members trainers '.repeat(100), /^(?:courts|members|trainers)\b/u],
    ['at a line end', `I sell ${'apples,\n'.repeat(400)}pears.`, /^,?\s*(?:I sell|apples|pears)/u],
    ['anywhere where there is no space', 'a'.repeat(5000), /^a/u],
    ['between signs of two places', `x${'𝒜'.repeat(1500)}`, /^(?:x𝒜|𝒜)/u],
  ])('is read in pieces, cut %s', (_, text, opening) => {
    const passages = passagesOf(text);
    expect(passages.length).toBeGreaterThan(2);
    for (const { text: piece, start, end } of passages) {
      expect(piece.length).toBeLessThanOrEqual(900);
      expect(piece).toMatch(opening);
      expect(text.slice(start, end)).toBe(piece);
    }
    const letters = (all: string) => all.replaceAll(/\s/gu, '');
    expect(passages.map(({ text: piece }) => letters(piece)).join('')).toBe(letters(text));
  });
});

describe('a line', () => {
  test('of notes stands alone, also without a mark before it', () => {
    expect(
      textsOf('lights switch on with the booking\none peak booking per person\nphone first, must be cheap'),
    ).toEqual(['lights switch on with the booking', 'one peak booking per person', 'phone first, must be cheap']);
  });

  test('after a list is no part of its last item', () => {
    expect(textsOf('- opening hours\n- sheet for the agency each month\nprivacy: no location')).toEqual([
      'opening hours',
      'sheet for the agency each month',
      'privacy:',
      'no location',
    ]);
  });

  test('goes on with the one before where its first word had no room there', () => {
    const wrapped = [
      'We lend tools to each other in our street and would like everybody to see',
      'what is free this week and who has the long ladder at the moment without',
      'asking around.',
    ];
    expect(textsOf(wrapped.join('\n'))).toEqual([wrapped.join('\n')]);
  });

  test('goes on also where one long word stands out', () => {
    const wrapped = [
      'We lend tools to each other in our street and would like everybody to',
      `know what is free, as on https://example.org/${'long/'.repeat(20)}`,
      'where the neighbours next to us do it.',
      'This is what we would like to have as well, with photos of the tools',
      'and a map.',
    ];
    expect(textsOf(wrapped.join('\n'))).toHaveLength(2);
  });

  test('goes on with the item it stands under', () => {
    expect(textsOf('- a photo of each tool\n  with its price\n- search')).toEqual([
      'a photo of each tool\n  with its price',
      'search',
    ]);
  });

  test('goes on after a comma', () => {
    expect(textsOf('name, phone,\nand the bed')).toEqual(['name, phone,\nand the bed']);
  });
});
