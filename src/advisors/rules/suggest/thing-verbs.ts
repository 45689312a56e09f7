import { isMass, plural, singular } from '../reading/stems.ts';
import { verbForNoun } from '../reading/wish-nouns.ts';
import { isPeople } from '../reading/word-classes.ts';

/** What is done with a thing that was only named, by what the thing is. */
export function verbForThing(object: string): string {
  if (/^(?:where|what|what's|how|who|which|when|whether)\b/u.test(object))
    return /\bnow\b/u.test(object) ? 'show' : 'record';
  const [head] = object
    .replace(/^(?:an?|the|some) /u, '')
    .split(
      / (?:of|for|with|in|on|at|per|from|by|to|after|before|under|without|about|every|twice|once|that|which|who|like|as|online)\b|,| and /u,
    );
  const noun = head!.split(' ').at(-1)!;
  const many = singular(noun) !== noun || isMass(noun);
  const said = verbForNoun(singular(noun));
  if (
    /\b(?:weekly|monthly|yearly|annual)\b|^\d+-(?:hour|day|week|month|year|mile|km) |\b(?:every|each) (?:\d+|x|few|two|three|four|five|six|ten|other|second|third|day|week|weekend|month|quarter|year|hour|minute|morning|evening|night|spring|summer|autumn|winter|season|term|\p{L}+day)\b|\bafter [\p{L}\d]+ (?:hours|days|weeks|months)/u.test(
      object,
    ) &&
    recurs.test(noun)
  )
    return 'schedule';
  if (
    measures.test(noun) ||
    (isMass(noun) && /\bper \p{L}/u.test(object)) ||
    (!many && /(?:ment|tion|sion|ance|age|al)$/u.test(noun)) ||
    /^\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)* and \p{L}+$/u.test(object)
  )
    return 'record';
  if (/\bon (?:an?|the|one) (?:\p{L}+ )?(?:screen|map|wall|tv|page|calendar)\b/u.test(object)) return 'show';
  if (object.endsWith(' side by side')) return 'show';
  if (/^meters?$/u.test(noun)) return 'read';
  if (many) return 'manage';
  if (said !== null && !isPeople(plural(noun))) return said;
  return shows.test(noun) ? 'show' : 'offer';
}

const measures =
  /^(?:values?|readings?|weights?|temperatures?|measurements?|hours?|times?|results?|numbers?|amounts?|doses?|meals?|symptoms?|defects?|faults?|level|levels|mileage|dates?|allerg(?:y|ies)|attendance|point|coordinates)$/u;
const recurs =
  /(?:(?<!state|pay|docu|equip)ment|(?<!attend)ance|tion|ing|checks?|changes?|services?|visits?|tests?|reviews?|audits?|counts?|talks?|rounds?)$/u;
const shows =
  /^(?:page|screen|panel|status|board|photo|picture|image|colour|color|time|date|distance|place|position|address)$/u;
