import { kept } from '../pace.ts';
import { singular } from '../reading/stems.ts';
import { capabilities } from './capabilities.ts';
import { kinds } from './kinds.ts';
import type { TypicalFeature } from './kind.ts';

/** The words that the knowledge base is written in, as far as it speaks of features and things. */
export const lexicon = kept(function* () {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const [word] of text
      .replaceAll(/\{[^}]*\}/gu, ' ')
      .toLowerCase()
      .matchAll(/\p{L}+/gu))
      words.add(word);
  };
  for (const [at, { things, people, features }] of kinds.entries()) {
    for (const word of [...things, ...people]) add(word);
    for (const { name, about = '' } of features as TypicalFeature[]) add(`${name} ${about}`);
    if (at % 50 === 49) yield;
  }
  for (const { name, about } of capabilities) add(`${name} ${about}`);
  return words;
});

/** Whether a word stands in the knowledge base just so. */
export const isAttested = (low: string): boolean => lexicon.now().has(low);

/** Whether a word, or its singular, is known English. */
export const isKnownWord = (low: string): boolean => isAttested(low) || isAttested(singular(low));
