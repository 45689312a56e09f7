import type { Capability } from './capability.ts';
import { people } from './capabilities/people.ts';
import { reach } from './capabilities/reach.ts';

/** Every capability, in the order in which they are looked for. */
export const capabilities: readonly Capability[] = [
  ...people,
  ...reach,
];

export const capabilityById: ReadonlyMap<string, Capability> = new Map(capabilities.map((one) => [one.id, one]));
