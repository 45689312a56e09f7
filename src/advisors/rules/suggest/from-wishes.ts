import type { ValueCategory } from '#contract/vocabulary.ts';
import { capabilities } from '../knowledge/capabilities.ts';
import type { Capability } from '../knowledge/capability.ts';
import { fill } from '../knowledge/slots.ts';
import type { Wish } from '../reading/wishes.ts';
import { describeWish, reasonForWish } from './describe.ts';
import { nameOfWish } from './naming.ts';
import { sizeOf } from './size.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

const valueBy = { must: 'Must Have', should: 'Should Have', could: 'Could Have' } as const;

/** How much a wish is worth: what surrounds the plan counts a step less than the plan itself. */
export function valueOf(strength: Wish['strength'], weight: number): ValueCategory {
  if (weight >= 0.75) return valueBy[strength];
  return strength === 'must' ? 'Should Have' : 'Could Have';
}

export const skillsIn = (text: string): Capability[] => capabilities.filter((one) => one.triggers.test(text));

/** True when the name says too little by itself, so that the capability's own name is clearer. */
const unclear = (wish: Wish, name: string | null) => name === null || wish.object === 'everybody' || (wish.object.split(' ').length <= 1 && wish.form === 'noun') || /\b(?:it|something|them|one)\b/u.test(wish.object) || /\b(?:it|them|something|one)\b/iu.test(wish.quote.split(/\s+/).slice(-3).join(' '));

/** Features straight from what the person wishes, in the order of the text. */
export function fromWishes(situation: Situation): Candidate[] {
  const candidates: Candidate[] = [];
  situation.reading.wishes.filter((wish) => wish.source.weight >= 0.5).forEach((wish, order) => {
    const skills = skillsIn(wish.quote);
    const own = nameOfWish(wish, situation.slots);
    const first = skills[0];
    const name = unclear(wish, own) && first ? fill(first.name, situation.slots) : own;
    if (name === null || name.length < 6) return;
    const strength = wish.strength === 'must' ? 0 : wish.strength === 'should' ? 3 : 8;
    candidates.push({
      name,
      description: describeWish(wish, name, first, situation),
      reasoning: reasonForWish(wish, first, situation),
      quote: wish.quote,
      rule: first && name !== own ? `capability.${first.id}` : `wish.${wish.form}`,
      complexity: sizeOf(`${name} ${wish.quote}`, skills),
      value: valueOf(wish.strength, wish.source.weight),
      rank: 1000 * wish.source.weight - order * 2 - strength * 20 - (wish.outright ? 0 : 6),
      skills: skills.map((skill) => skill.id),
      at: wish.start,
    });
  });
  return candidates;
}
