import type { Capability } from './capability.ts';
import type { TypicalFeature } from './kind.ts';
import { content } from './capabilities/content.ts';
import { deliveryOfSoftware } from './capabilities/delivery-of-software.ts';
import { devices } from './capabilities/devices.ts';
import { figures } from './capabilities/figures.ts';
import { finding } from './capabilities/finding.ts';
import { learning } from './capabilities/learning.ts';
import { media } from './capabilities/media.ts';
import { money } from './capabilities/money.ts';
import { operation } from './capabilities/operation.ts';
import { papers } from './capabilities/papers.ts';
import { people } from './capabilities/people.ts';
import { peopleAndPlaces } from './capabilities/people-and-places.ts';
import { platform } from './capabilities/platform.ts';
import { reach } from './capabilities/reach.ts';
import { records } from './capabilities/records.ts';
import { sales } from './capabilities/sales.ts';
import { time } from './capabilities/time.ts';
import { trust } from './capabilities/trust.ts';

/** Every capability, in the order in which they are looked for. */
export const capabilities: readonly Capability[] = [
  ...content,
  ...deliveryOfSoftware,
  ...devices,
  ...figures,
  ...finding,
  ...learning,
  ...media,
  ...money,
  ...operation,
  ...papers,
  ...people,
  ...peopleAndPlaces,
  ...platform,
  ...reach,
  ...records,
  ...sales,
  ...time,
  ...trust,
];

export const capabilityById: ReadonlyMap<string, Capability> = new Map(capabilities.map((one) => [one.id, one]));

/** What a typical feature is: in its own words, or in those of the capability it rests on. */
export const aboutOf = ({ about, skill }: TypicalFeature): string => about ?? capabilityById.get(skill!)!.about;
export const whyOf = ({ why, skill }: TypicalFeature): string => why ?? capabilityById.get(skill!)!.why;
