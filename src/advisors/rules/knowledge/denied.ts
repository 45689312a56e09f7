import { trouble } from '../reading/ways-of-refusing.ts';

/** From where to where words stand in a text. */
export type Stretch = readonly [from: number, to: number];

const filler =
  '(?:(?:having to|needing to|needing|creating|making|opening|using|getting|being|need (?:for|of)|need to|any|an?|the|their|his|her|my|our|your|own|user|personal|separate|further|extra|additional|new|kind of|sort of) )*';
const thing = String.raw`[\p{L}-]+(?: (?!(?:and|but|so|or|when|if|because|since|which|who|that|than|for)\b)[\p{L}-]+)?`;
const several = String.raw`${filler}${thing}(?:,? (?:or|nor) ${filler}${thing})?`;

/** "Without an account", "no shop", "they do not need to sign in", "not by mail": what follows is what there is not. */
const denying = new RegExp(
  String.raw`\b(?:(?:without|w/o|no(?: more)?|neither)\b|(?:not|never|\p{L}+n['’]t) (?:need|needs|want|wants|require|have|use|ask for)(?: to)?(?: have| use)?\b|not (?=(?:an?|any|by|with|via|through)\b)(?:by|with|via|through)?) ?(?<what>${several})`,
  'dgiu',
);
const negator = /\b(?:without|w\/o|no|not|never|neither|\p{L}+n['’]t)\b/iu;

/** "Nobody gets in without an account" denies nothing, nor does what only holds in some case: "when there is no reply". */
const inSomeCase = /\b(?:when|whenever|if|where|while|until|unless|in case|who|whoever|that|which|only)\b/iu;
const deniedAgain = /\b(?:nobody|nothing|none|no|never|not|cannot|\p{L}+n['’]t)\b/iu;
/** The words of a clause up to where something stands in it; nobody denies what was said so many characters before. */
const longestClause = 200;
const clauseBefore = (text: string, at: number): string => {
  let from = at;
  while (from > 0 && at - from < longestClause && !/[,.;:!?\n]/.test(text[from - 1]!)) from--;
  return text.slice(from, at);
};

/** Where in a text the things stand that there are not to be. */
export function deniedIn(text: string): Stretch[] {
  if (!negator.test(text)) return [];
  return text
    .matchAll(denying)
    .filter(({ 0: whole, index, groups }) => {
      const before = clauseBefore(text, index);
      const isTwice = /^w/iu.test(whole) && deniedAgain.test(before);
      return !isTwice && !inSomeCase.test(before) && !trouble.test(groups!['what']!);
    })
    .map(({ indices }): Stretch => indices!.groups!['what']!)
    .toArray();
}
