import { fill } from '../knowledge/slots.ts';
import { general } from '../knowledge/general.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

/** What is usual for the kinds of product that the text speaks of. */
export function fromKinds(situation: Situation, said: readonly Candidate[]): Candidate[] {
  const { kinds, slots, reading } = situation;
  const best = kinds[0];
  const evident = said.length > 0;
  const picked = best ? kinds.filter((one, i) => i === 0 || (i < 3 && one.score >= Math.max(4, best.score * 0.6))) : [];
  const found: Candidate[] = [];
  for (const [place, { kind, score, signs }] of picked.entries()) {
    const share = score / best!.score;
    const own =
      place === 0
        ? slots
        : {
            thing: kind.things.find((noun) => reading.text.toLowerCase().includes(noun)) ?? kind.things[0]!,
            people: slots.people,
          };
    kind.features.slice(0, place === 0 ? (score >= 5 ? undefined : 8) : 6).forEach((feature, i) => {
      found.push({
        name: fill(feature.name, own),
        description: fill(feature.about, own),
        reasoning: `Typical for ${kind.title}: ${fill(feature.why, own)}. Your words "${signs.slice(0, 2).join('" and "')}" point there.`,
        quote: null,
        rule: `kind.${kind.id}.${feature.id}`,
        complexity: feature.size,
        value: place === 0 && i < 5 ? 'Should Have' : 'Could Have',
        rank: 200 - i * (place === 0 ? 5 : 8) - (1 - share) * 60 - place * 30,
        skills: feature.skill ? [feature.skill] : [],
        at: i,
      });
    });
  }
  if (evident && found.length < 12) {
    general.features.forEach((feature, i) =>
      found.push({
        name: fill(feature.name, slots),
        description: fill(feature.about, slots),
        reasoning: `Usual in ${general.title}: ${fill(feature.why, slots)}.`,
        quote: null,
        rule: `kind.general.${feature.id}`,
        complexity: feature.size,
        value: 'Could Have',
        rank: 90 - i,
        skills: feature.skill ? [feature.skill] : [],
        at: i,
      }),
    );
  }
  return found;
}
