import { vagueWords } from '#domain/lint/words.ts';
import { capitalised } from '../knowledge/slots.ts';
import { baseOf } from '../reading/base-of.ts';
import type { Demand } from '../reading/demands.ts';
import { verbatim } from '../reading/phrases.ts';
import { saysOneOf } from '../reading/qualities.ts';
import { strengthIn } from '../reading/strength.ts';
import { isMass, singular } from '../reading/stems.ts';
import { gerund, thirdPerson } from '../reading/verbs.ts';
import { likeUsual } from './from-kinds.ts';
import { sentenceOf } from './describe.ts';
import { withFeature } from './from-qualities.ts';
import { softer, valueOf } from './from-wishes.ts';
import { tidy } from './naming.ts';
import { clipped } from './shortening.ts';
import { sizeOf } from './size.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';
import { toldIn } from './usual.ts';

/** It comes after what is to be done, as how everything is to be does. */
const afterDeeds = 120;

/** Features from how the product, or something in it, has to be, in the person's words: "Survive a power cut", "Make sure that the letters are large". */
export function fromDemands(situation: Situation): Candidate[] {
  const { parts } = situation.reading;
  if (parts.every(({ demands }) => demands.length === 0)) return [];
  const like = likeUsual(situation);
  const found: Candidate[] = [];
  for (const { source, demands, refusals, clauses } of parts) {
    if (source.weight < 0.5 || source.told === true) continue;
    for (const demand of demands) {
      const { start, end, passage } = demand;
      const quote = source.text.slice(start, end);
      const isRefused = refusals.some((one) => one.start < end && one.end > start);
      const name = nameOf(demand);
      // What everybody may understand in another way colours the advice, and is no feature: "it must be simple".
      if (isRefused || name.length < 6 || vagueWords(name).length > 0 || saysOneOf(withFeature, quote)) continue;
      const clause = clauses.find(({ tokens }) => tokens.some((token) => token.start >= start && token.end <= end));
      const strength = clause === undefined ? 'must' : strengthIn(clause, []);
      found.push({
        name,
        description: `You wrote: "${sentenceOf({ clause: demand, start, quote, source })}"`,
        reasoning: `From your words: "${quote.replace(/\s+/gu, ' ')}". ${demand.negated ? 'It says what must not come about' : `It says how ${demand.subject.length === 0 ? 'the product' : 'a part of the product'} has to be`}.`,
        quote,
        rule: 'quality.said',
        complexity: sizeOf(name, []),
        value: valueOf(strength, source.weight),
        rank: 1000 * source.weight - afterDeeds - found.length * 2 - softer[strength],
        skills: saysOneOf(['phone'], quote) ? ['mobile'] : [],
        like: like(toldIn(quote, name, null)),
        at: passage.start,
      });
    }
  }
  return found;
}

/** "The letters must be large": make sure that the letters are large. */
function nameOf({ subject, negated, verb, rest, isRule }: Demand): string {
  if (isRule) return capitalised(clipped(tidy(verbatim(subject))));
  const base = baseOf(verb);
  // "Longer than ten minutes, even if the program crashes": that stands in the quote.
  const even = rest.findIndex(({ low }, at) => low === ',' && /^(?:even|unless)$/u.test(rest[at + 1]?.low ?? ''));
  const [what, how] = [verbatim(subject), verbatim(even < 0 ? rest : rest.slice(0, even))];
  const name = what === '' ? ofProduct(base, how, negated) : ofThing(what, base, how, { negated, rest });
  // Who must not do it says how far the ban goes.
  return capitalised(clipped(tidy(name) + (negated && name.endsWith(' by you') ? ' by you' : '')));
}

function ofProduct(base: string, how: string, negated: boolean): string {
  if (!negated) return `${base} ${how}`;
  return base === 'be' ? `avoid being ${how}` : `never ${base} ${how}`;
}

function ofThing(what: string, base: string, how: string, { negated, rest }: Pick<Demand, 'negated' | 'rest'>): string {
  if (negated) return `prevent ${what} from ${gerund(base)} ${how}`;
  const [first] = rest;
  if (base === 'be' && first?.verb?.form === 'ed') return `${first.verb.base} ${what} ${verbatim(rest.slice(1))}`;
  const head = what
    .replace(/ (?:of|in|for|with|without|on|under|from) .*$/u, '')
    .split(' ')
    .at(-1)!;
  const isMany = singular(head) !== head && !isMass(head);
  const does = base === 'be' ? (isMany ? 'are' : 'is') : isMany ? base : thirdPerson(base);
  return `make sure that ${what} ${does} ${how}`;
}
