import { verbs } from './lint/verbs.ts';

/** A wish as it follows "I want": "book a boat" and "to book a boat" give the same. */
export const wantPhrase = (want: string): string => {
  const text = want.trim();
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return verbs.has(first) ? `to ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};
