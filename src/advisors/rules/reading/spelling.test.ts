import { expect, test } from 'vitest';
import { correct } from './spelling.ts';

test.each([
  ['evrybody', 'everybody'],
  ['pictues', 'pictures'],
  ['recieved', 'received'],
  ['dwonload', 'download'],
  ['crated', 'created'],
])('%s is mended to %s', (slip, meant) => {
  expect(correct(slip)).toBe(meant);
});

// Words that differ from a verb of the lexicon by one dropped letter or two swapped ones.
test.each(
  'action actions altered alters cached cocked compete complies deduced divers ensued indeed insect overly panned planed plated potted preset relayed relied restated rotted scared sifted sipped stated stared stoked striped trough underlie'.split(
    ' ',
  ),
)('%s is a word, and stays', (word) => {
  expect(correct(word)).toBe(word);
});
