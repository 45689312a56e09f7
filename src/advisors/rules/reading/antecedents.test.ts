import { expect, test } from 'vitest';
import { antecedentsIn } from './antecedents.ts';
import type { Heard } from './heard.ts';
import { passagesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';

/** What the pronouns of a text stand for, where its wishes are the words given: what is acted on, a wish each, in their order. */
function standing(text: string, ...acted: string[]): string[] {
  const sentences = passagesOf(text).map((passage) => ({
    passage,
    tokens: tokensOf(passage.text, passage.start, true),
  }));
  const tokens = sentences.flatMap((one) => one.tokens);
  let from = 0;
  const heard = acted.map((low): Heard => {
    const at = tokens.findIndex((token, place) => place >= from && token.low === low);
    from = at + 1;
    const { passage, tokens: sentence } = sentences.find((one) => one.tokens.includes(tokens[at]!))!;
    return {
      form: 'verb',
      sure: 1,
      head: tokens[at - 1]!,
      who: [],
      what: [tokens[at]!],
      rest: [],
      particle: [],
      passage,
      sentence,
    };
  });
  return [...antecedentsIn(sentences, heard).values()];
}

test.each([
  ['Members reserve a boat and return it.', ['boat', 'it'], ['the boat']],
  ['The coach writes reports. The board reads them.', ['reports', 'them'], ['reports']],
  ['Each boat has a page. Members book boats and clean them.', ['page', 'boats', 'them'], ['boats']],
  ['The office prints a label for the driver on Monday and sends it.', ['label', 'it'], ['the label']],
  ['Guests order a meal. The cook sees it, and the waiter brings it.', ['meal', 'it', 'it'], ['the meal', 'the meal']],
])('%s', (text, acted, names) => {
  expect(standing(text, ...acted)).toEqual(names);
});

test.each([
  ['there is nothing it could stand for', 'Print it.', ['it']],
  ['"that" says that something follows', 'We see a page. Show that the boat is free.', ['page', 'that']],
  ['it is the weather', 'We plan a trip. Tell us when it rains.', ['trip', 'it']],
])('a pronoun stands for nothing where %s', (_, text, acted) => {
  expect(standing(text, ...acted)).toEqual([]);
});
