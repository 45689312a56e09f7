import { capabilityById } from '../knowledge/capabilities.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import type { Situation } from './suggest.ts';
import { rankOf, type Candidate } from './suggestion.ts';

/**
 * What the wished features do not work without, at most two: as the kind of product usually has it, or, where it is not
 * sure what kind that is, as the capability.
 */
export function fromNeeds(
  { kinds, slots }: Situation,
  said: readonly Candidate[],
  typical: readonly Candidate[],
): Candidate[] {
  const found = new Map<string, Candidate>();
  const needing = said
    .filter(({ value }) => value === 'Must Have')
    .flatMap(({ name, touches, skills }) =>
      (touches ?? skills).slice(0, 1).flatMap((skill) => capabilityById.get(skill)!.needs.map((id) => ({ name, id }))),
    )
    .filter(({ id }) => !said.some(({ skills }) => skills.includes(id)));
  for (const { name, id } of needing) {
    if (found.has(id)) continue;
    const need = capabilityById.get(id)!;
    const usual = typical.find(({ rule, skills }) => skills.includes(id) && !rule.startsWith('kind.general.'));
    if (!usual && kinds[0]?.sure === true) continue;
    found.set(id, {
      ...(usual ?? {
        name: nameIn(need.name, slots),
        description: fill(need.about, slots),
        quote: null,
        rule: `capability.${id}`,
        complexity: need.size,
        skills: [id],
      }),
      reasoning: `"${name}" needs it: ${fill(need.why, slots)}.`,
      value: 'Should Have',
      rank: rankOf(0.97) - found.size,
      at: found.size,
    });
  }
  return [...found.values()].slice(0, 2);
}
