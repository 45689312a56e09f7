import type { Complexity } from '#contract/vocabulary.ts';
import { kept } from '../pace.ts';
import type { Capability } from './capability.ts';
import { capabilityById } from './capabilities.ts';
import { exampleOf, type Example } from './examples.ts';
import { remarksOf } from './remarks.ts';
import { general } from './general.ts';
import type { TypicalFeature } from './kind.ts';
import { kinds } from './kinds.ts';
import { usualReviewOf, type UsualReview } from './usual-reviews.ts';

/**
 * What is known of a feature that is usual somewhere: its size, what it rests on, which may be nothing in particular, and, where
 * one kind alone has it, which it is, how its story is told and how the architects review it.
 */
export type KnownFeature = {
  size: Complexity;
  skills: Capability[];
  example: Example | undefined;
  remarks: ReturnType<typeof remarksOf>;
  review: UsualReview | undefined;
  only: Usual | undefined;
};

type Usual = { kind: string; feature: TypicalFeature };

const keyOf = (name: string): string => name.trim().toLowerCase();
const slots = /(?:an? )?\{[^}]*\}/gu;

/** Typical features by their names, and those whose names have slots with the words between these. */
export const namesOfFeatures = kept(function* () {
  const byName = new Map<string, Usual[]>();
  const withSlots: { parts: string[]; usual: Usual }[] = [];
  for (const { id: kind, features } of [...kinds, general]) {
    for (const feature of features as readonly TypicalFeature[]) {
      const parts = keyOf(feature.name).split(slots);
      if (parts.length > 1) withSlots.push({ parts, usual: { kind, feature } });
      else byName.getOrInsert(parts[0]!, []).push({ kind, feature });
    }
    yield;
  }
  return { byName, withSlots };
});

const noun = /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u;

/** True where the words stand in the name in their order, with a noun in each slot. */
function fits([first = '', ...others]: readonly string[], name: string): boolean {
  if (!name.startsWith(first)) return false;
  let from = first.length;
  for (const [nth, part] of others.entries()) {
    const isLast = nth === others.length - 1;
    const at = isLast ? name.length - part.length : name.indexOf(part, from + 1);
    if (at < from || !name.endsWith(isLast ? part : '') || !noun.test(name.slice(from, at))) return false;
    from = at + part.length;
  }
  return true;
}

/**
 * The usual feature of that name, or null where there is none. Where several kinds have one and they rest on different
 * capabilities, the one whose description it still carries.
 */
export function knownFeature(name: string, description: string): KnownFeature | null {
  const { byName, withSlots } = namesOfFeatures.now();
  const key = keyOf(name);
  const called = byName.get(key) ?? withSlots.filter(({ parts }) => fits(parts, key)).map(({ usual }) => usual);
  const described = called.filter(
    ({ feature }) => feature.about !== undefined && description.trim().startsWith(feature.about),
  );
  const meant = described.length > 0 ? described : called;
  const [first] = meant;
  if (first === undefined || meant.some(({ feature }) => feature.skill !== first.feature.skill)) return null;
  const { size, skill, id } = first.feature;
  const isOne = meant.length === 1;
  return {
    size,
    skills: skill === undefined ? [] : [capabilityById.get(skill)!],
    example: isOne ? exampleOf(first.kind, id) : undefined,
    remarks: isOne ? remarksOf(first.kind, id) : undefined,
    review: isOne ? usualReviewOf(first.kind, id) : undefined,
    only: isOne ? first : undefined,
  };
}
