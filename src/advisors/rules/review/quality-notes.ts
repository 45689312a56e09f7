import type { QualityId } from '../reading/qualities.ts';
import type { Deed } from './action-classes.ts';

/** What a quality of the product means for one feature; the slots are those of what is said of a deed. */
export const qualityNotes: Partial<Record<QualityId, { theo: string[]; claude: string[]; concern?: string }>> = {
  offline: {
    theo: [
      'Without a connection {name} has to work on a local copy, in which each change gets an id made on the device.',
    ],
    claude: ['Two devices will change the same entry offline: say which one wins in {name}, and show the other.'],
  },
  phone: {
    theo: ['On a phone {name} has a small screen and a slow network: send only what is visible.'],
    claude: [],
  },
  privacy: {
    theo: ['Mark which fields are personal, so that {name} can leave them out of logs.'],
    claude: ['Under data protection law {doing} needs a purpose: collect no more data than that names.'],
    concern: 'the personal data it moves',
  },
  'self-hosted': {
    theo: ['On an own server {name} may rely on no outside service: ship everything it needs with the product.'],
    claude: ['Operators update late: {name} must cope with data written by an older version.'],
  },
  languages: {
    theo: ['Keep the texts of {name} out of the code, and store what people write with its language.'],
    claude: [],
  },
  accessible: {
    theo: [],
    claude: ['Somebody will use {name} by keyboard or screen reader: try it that way before release.'],
  },
  live: {
    theo: ['Send small events for {name}, which is expected live, and let pages load again after a gap.'],
    claude: ['Say on the screen when {name} has fallen behind, because stale data looks fresh.'],
  },
  restricted: {
    theo: ['Filter by right in the query itself, so that {name} cannot load too much.'],
    claude: ['Test {name} as the person who must not see the result, and not only as the one who may.'],
    concern: 'who else could see what it shows',
  },
  scale: {
    theo: ['The numbers you name are large: measure {name} with that many entries before it is released.'],
    claude: [],
  },
  few: {
    theo: ['So few need neither search nor pages: begin {name} with one plain list, and measure before it grows.'],
    claude: ['With so few, one that is missing or wrong in {name} weighs much: show when each was last changed.'],
  },
  health: {
    theo: [],
    claude: ['Health data is in play: encrypt it at rest, and keep {name} off services of third parties.'],
    concern: 'that health data is in play',
  },
  children: {
    theo: [],
    claude: ['Children are concerned: let a guardian decide, and keep {name} free of open contact.'],
    concern: 'that it concerns children',
  },
  money: {
    theo: ['Store amounts as whole cents with a currency, so that {name} never rounds in between.'],
    claude: ['Where money moves, {name} needs two records that can be compared.'],
    concern: 'the money that depends on it',
  },
  safety: {
    theo: ['No safety may rest on {name} alone: build a second way, or say plainly that it can fail.'],
    claude: ['Name the person who acts when {name} is silent although something is wrong.'],
    concern: 'what happens to people when it fails silently',
  },
};

const inputs: Deed[] = ['keep', 'decide', 'plan', 'pay'];
const outputs: Deed[] = ['show', 'find', 'send', 'share', 'export'];

/** What the whole product has to be matters to features that do these, to others only where they say so themselves. */
const concerned: Partial<Record<QualityId, readonly Deed[]>> = {
  offline: [...inputs, 'show', 'find'],
  phone: [...inputs, 'show', 'find', 'talk'],
  privacy: ['keep', 'import', 'export', 'send', 'share', 'show', 'find', 'remove'],
  'self-hosted': ['connect', 'import', 'export', 'send', 'compute'],
  languages: ['show', 'send', 'talk'],
  accessible: [...inputs, 'show', 'find'],
  live: ['show'],
  restricted: outputs,
  scale: ['show', 'find', 'import', 'export', 'compute'],
  few: ['show', 'find', 'plan', 'keep'],
  health: ['keep', 'import', 'compute', 'talk', ...outputs],
  children: ['talk', 'send', 'share'],
  money: ['pay'],
  safety: ['send', 'check', 'compute'],
};

/** Whether a quality of the product matters to a feature that does this. */
export const concerns = (quality: QualityId, deed: Deed): boolean => concerned[quality]?.includes(deed) ?? false;
