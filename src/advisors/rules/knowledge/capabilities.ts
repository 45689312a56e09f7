import type { Capability } from './capability.ts';
import { content } from './capabilities/content.ts';
import { finding } from './capabilities/finding.ts';
import { money } from './capabilities/money.ts';
import { people } from './capabilities/people.ts';
import { reach } from './capabilities/reach.ts';
import { system } from './capabilities/system.ts';
import { time } from './capabilities/time.ts';

/** Every capability, in the order in which they are looked for. */
export const capabilities: readonly Capability[] = [
  ...content,
  ...finding,
  ...money,
  ...people,
  ...reach,
  ...system,
  ...time,
];

export const capabilityById: ReadonlyMap<string, Capability> = new Map(capabilities.map((one) => [one.id, one]));
