import type { Title } from '../reading/title.ts';
import { classOf } from '../knowledge/deeds.ts';
import { isMass, plural, singular } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';

/** What is called by a noun of its own; of all else it is the doing itself, "the printing of labels". */
const nounsOfVerbs: readonly [noun: string, verbs: string][] = [
  ['view of', 'show see view display list'],
  ['search for', 'find search locate'],
  ['record of', 'keep record note log register track'],
  ['booking of', 'book reserve'],
  ['payment of', 'pay'],
  ['export of', 'export'],
  ['import of', 'import'],
  ['removal of', 'remove delete'],
  ['choice of', 'choose select pick'],
  ['exchange of', 'ask answer'],
  ['comparison of', 'compare'],
  ['calculation of', 'calculate compute'],
  ['approval of', 'approve'],
  ['translation of', 'translate'],
  ['assembly of', 'put-together'],
  ['recovery of', 'recover'],
];
const nounOfVerb = new Map(nounsOfVerbs.flatMap(([noun, verbs]) => verbs.split(' ').map((verb) => [verb, noun])));

const doings =
  /^(?<doing>\p{L}+ing(?:, \p{L}+ing)*(?: and \p{L}+ing)?)(?: (?<particle>in|out|up|off|back|over|down|away|together))? (?<rest>.+)$/u;
const asks = /^(?:who|whom|whose|what|which|where|when|why|how|whether)\b/u;
const told =
  /^(?<whom>[\p{L}-]+(?: [\p{L}-]+)?) (?:get|gets|receive|receives|have) (?:an? |the )?(?:message|mail|email|e-mail|reminder|notification|notice|warning|alert)\b/iu;
const longest = 50;
/** A doing is a longer way to say it than a noun. */
const shortest = 32;
const behind = /(?<=\b(?:of|through|in|for|by|behind|beside|without|with|about|around|from|under) )\{name\}/gu;
const mostWords = 5;

/** Of "whether the glazes go with it" the glazes. */
function firstOf(question: string): string | null {
  const tokens = tokensOf(question).slice(1);
  const from = tokens.findIndex(({ tag }) => !/^(?:det|poss|num)$/u.test(tag));
  const noun = tokens[from];
  const next = tokens[from + 1];
  return noun?.tag === 'noun' && next?.tag !== 'noun' && plural(singular(noun.low)) === noun.low ? noun.raw : null;
}

/** One noun phrase: "invoices", "the midwife", "waste of a region". */
const isPhrase = (rest: string): boolean => {
  const tokens = tokensOf(rest);
  return (
    tokens.length > 0 &&
    tokens.length <= 5 &&
    tokens.every(({ tag, low }) => /^(?:det|noun|num)$/u.test(tag) || low === 'of') &&
    tokens.at(-1)!.tag === 'noun'
  );
};

/**
 * What a feature is called where it was named before: "the planning of visits" for "Plan visits after birth by district", and
 * behind a preposition the doing itself where its name does not surely give a noun, as in "the way through taking part".
 */
export function shortly(text: string, name: string, title: Title): string {
  const { said, called } = title;
  const noun = called.startsWith('"') ? nounFor(name, title) : called;
  if (noun !== null)
    return text.replaceAll('{name}', () => noun).replaceAll('{doing}', () => (said.startsWith('"') ? noun : said));
  return said.startsWith('"') || said.length > shortest ? text : text.replaceAll(behind, () => said);
}

function nounFor(name: string, { said, verb, object }: Title): string | null {
  const { whom } = told.exec(name)?.groups ?? {};
  if (whom !== undefined) return `the notification of ${whom.toLowerCase()}`;
  const { doing, particle, rest } = doings.exec(said)?.groups ?? {};
  if (verb === undefined || doing === undefined || rest === undefined || verb === 'let') return null;
  const single = doing.includes(' ')
    ? undefined
    : nounOfVerb.get(particle === undefined ? verb : `${verb}-${particle}`);
  const whole = `the ${single ?? `${doing}${particle === undefined ? '' : ` ${particle}`} of`}`;
  if (asks.test(rest)) {
    const asked = rest.split(' ').length <= mostWords ? rest : firstOf(rest);
    return asked === null || single === undefined ? null : `${whole} ${asked}`;
  }
  const of = object?.many ?? (isNamed(rest) ? rest : undefined);
  const short = of === undefined ? null : `${whole} ${of}`;
  return short !== null && short.length <= longest ? short : null;
}

/** "Part" of "taking part" names nothing. */
const isNamed = (rest: string): boolean => {
  const head = tokensOf(rest).find(({ tag }) => tag === 'noun')?.low ?? '';
  return (
    isPhrase(rest) &&
    (classOf(singular(head)) !== undefined || isMass(head)) &&
    !/^(?:part|place|turn|care|use)$/u.test(head)
  );
};
