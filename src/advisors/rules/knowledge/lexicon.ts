import { singular } from '../reading/stems.ts';
import { capabilities } from './capabilities.ts';
import { kinds } from './kinds.ts';
import type { TypicalFeature } from './kind.ts';

let words: ReadonlySet<string> | undefined;

/** The words that the knowledge base is written in, as far as it speaks of features and things: read when first asked for. */
function lexicon(): ReadonlySet<string> {
  words ??= new Set(
    [
      ...kinds.flatMap(({ things, people, features }) => [
        ...things,
        ...people,
        ...features.flatMap(({ name, about = '' }: TypicalFeature) => [name, about]),
      ]),
      ...capabilities.flatMap(({ name, about }) => [name, about]),
    ]
      .join(' ')
      .replaceAll(/\{[^}]*\}/gu, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );
  return words;
}

/** Whether a word stands in the knowledge base just so. */
export const isAttested = (low: string): boolean => lexicon().has(low);

/** Whether a word, or its singular, is known English. */
export const isKnownWord = (low: string): boolean => isAttested(low) || isAttested(singular(low));
