import { aboutOf, whyOf } from '../knowledge/capabilities.ts';
import { audiences } from '../knowledge/audiences.ts';
import { isBrief } from '../knowledge/recognise.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import type { Situation } from './suggest.ts';
import { rankOf, type Candidate } from './suggestion.ts';

/** Where little was said, the one it is for says most: as likely wanted as what is usual for a kind of product. */
const often = 0.31;

/** What is usual because of those whom a short text names. */
export function fromAudience({ reading, kinds, slots }: Situation): Candidate[] {
  if (kinds.length === 0 || !isBrief(reading)) return [];
  const [heard] = audiences
    .flatMap((audience) => {
      const found = audience.said.exec(reading.main);
      return found === null ? [] : [{ ...audience, words: found[0], end: found.index + found[0].length }];
    })
    .toSorted((one, other) => one.end - other.end);
  if (heard === undefined) return [];
  return heard.features.map((feature, at) => ({
    name: nameIn(feature.name, slots),
    description: fill(aboutOf(feature), slots),
    reasoning: `Usual where ${heard.title}: ${fill(whyOf(feature), slots)}. Your words "${heard.words.replace(/\s+/gu, ' ')}" say so.`,
    quote: null,
    rule: `audience.${heard.id}.${feature.id}`,
    complexity: feature.size,
    value: 'Should Have',
    rank: rankOf(often) - at,
    skills: feature.skill ? [feature.skill] : [],
    at,
  }));
}
