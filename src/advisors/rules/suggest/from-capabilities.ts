import { calledFor } from '../knowledge/called-for.ts';
import { capabilityById } from '../knowledge/capabilities.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { commonStems } from '../reading/synonyms.ts';
import { isAsItIs, partsOfClause, wordsIn, type Clause } from '../reading/clauses.ts';
import { inProductSense } from '../reading/other-senses.ts';
import type { Strength } from '../reading/strength.ts';
import { saidOften, saysWhereItLies, valueOf } from './from-wishes.ts';
import type { Situation } from './suggest.ts';
import { rankOf, type Candidate } from './suggestion.ts';

/** A capability is wanted as much as the wish in whose clause it stands. */
export function strengthOf({ reading }: Situation, clause: Clause, source: string): Strength {
  return (
    reading.wishes.find(
      (wish) =>
        wish.source.id === source && wish.start < clause.tokens.at(-1)!.end && wish.end > clause.tokens[0]!.start,
    )?.strength ?? 'must'
  );
}

/** The part of a list that calls for something, or the whole clause when the call spans several. */
function partAround(sign: RegExp, clause: Clause, text: string): { at: number; quote: string } {
  return (
    partsOfClause(clause, text).find(({ quote }) => sign.test(inProductSense(quote))) ?? {
      at: clause.tokens[0]!.start,
      quote: wordsIn(clause, text),
    }
  );
}

const overlaps = ({ at, quote }: Candidate, place: { at: number; quote: string }): boolean =>
  Math.min(at + (quote ?? '').length, place.at + place.quote.length) - Math.max(at, place.at) >=
  0.5 * place.quote.length;

/** What the words call for where no wish was made out: the clause is the quote. */
export function fromCapabilities(situation: Situation, heard: readonly Candidate[]): Candidate[] {
  const { reading, slots } = situation;
  const found: Candidate[] = [];
  const used = new Set<string>();
  // Where the kind of product is open, a word like "board" calls for much that was not meant.
  const sure = situation.kinds[0]?.sure ?? false;
  for (const { source, clauses, refusals } of reading.parts) {
    if (source.weight < 0.4) continue;
    for (const clause of clauses) {
      if (clause.lead === 'refusal' || isAsItIs(clause)) continue;
      const said = wordsIn(clause, source.text);
      if (saysWhereItLies(said, situation)) continue;
      if (
        refusals.some(
          (refusal) => refusal.start >= clause.tokens[0]!.start - 1 && refusal.start < clause.tokens.at(-1)!.end,
        )
      )
        continue;
      const wished = reading.wishes.some(
        (wish) =>
          wish.source === source && wish.start < clause.tokens.at(-1)!.end && wish.end > clause.tokens[0]!.start,
      );
      if (
        !wished &&
        (clause.lead === 'reason' ||
          /\b(?:had|was|were|used to|asked|hate|sick of|tired of|annoy\w*|lost?|los(?:e|es|ing)|forg[eo]t\w*|need(?:s|ed)? \d+|always|nobody|never)\b/iu.test(
            said,
          ))
      )
        continue;
      for (const skill of calledFor(said, situation.called)) {
        if (used.has(skill.id)) continue;
        const place = partAround(skill.triggers, clause, source.text);
        if (
          !sure &&
          !/\s/u.test(place.quote.trim()) &&
          commonStems(stemsOf(said)).isDisjointFrom(commonStems(stemsOf(skill.name)))
        )
          continue;
        if (!sure && skill.name.includes('{thing') && !saidOften(situation)) continue;
        used.add(skill.id);
        if (heard.some((one) => overlaps(one, place))) continue;
        found.push({
          name: nameIn(skill.name, slots),
          description: fill(skill.about, slots),
          reasoning: `From your words: "${place.quote.replace(/\s+/gu, ' ')}". It matters because ${fill(skill.why, slots)}.`,
          quote: place.quote,
          rule: `capability.${skill.id}`,
          complexity: skill.size,
          value: valueOf(wished && !sure ? strengthOf(situation, clause, source.id) : 'should', source.weight),
          rank: wished && !sure ? 1000 * source.weight - 90 : rankOf(wished ? 0.35 : 0.15) * source.weight,
          skills: [skill.id],
          at: place.at,
        });
      }
    }
  }
  return found;
}

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
