import type { Complexity } from '#contract/vocabulary.ts';
import type { Capability } from './capability.ts';
import { capabilityById } from './capabilities.ts';
import { general } from './general.ts';
import type { TypicalFeature } from './kind.ts';
import { kinds } from './kinds.ts';

/** What is known of a feature that is usual somewhere: its size, and what it rests on, which may be nothing in particular. */
export type KnownFeature = { size: Complexity; skills: Capability[] };

const keyOf = (name: string): string => name.trim().toLowerCase();
const slot = /\{[^}]*\}/u;

/** Typical features by their names; those with slots by patterns, a noun of up to three words in each. */
let known:
  | { byName: Map<string, TypicalFeature[]>; withSlots: { pattern: RegExp; feature: TypicalFeature }[] }
  | undefined;

function read() {
  const all = [...kinds, general].flatMap(({ features }) => features as readonly TypicalFeature[]);
  return (known ??= {
    byName: Map.groupBy(
      all.filter(({ name }) => !slot.test(name)),
      ({ name }) => keyOf(name),
    ),
    withSlots: all
      .filter(({ name }) => slot.test(name))
      .map((feature) => ({
        feature,
        pattern: new RegExp(
          `^${feature.name
            .split(/(?:an? )?\{[^}]*\}/u)
            .map((part) => RegExp.escape(part))
            .join('[\\p{L}-]+(?: [\\p{L}-]+){0,2}')}$`,
          'iu',
        ),
      })),
  });
}

/**
 * The usual feature of that name, or null where there is none. Where several kinds have one and they rest on different
 * capabilities, the one whose description it still carries.
 */
export function knownFeature(name: string, description: string): KnownFeature | null {
  const { byName, withSlots } = read();
  const called =
    byName.get(keyOf(name)) ??
    withSlots.filter(({ pattern }) => pattern.test(name.trim())).map(({ feature }) => feature);
  const described = called.filter(({ about }) => about !== undefined && about === description.trim());
  const meant = described.length > 0 ? described : called;
  const [first] = meant;
  if (first === undefined || meant.some(({ skill }) => skill !== first.skill)) return null;
  return { size: first.size, skills: first.skill === undefined ? [] : [capabilityById.get(first.skill)!] };
}
