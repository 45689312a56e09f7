import type { QualityId } from '../reading/qualities.ts';

/** What a quality of the product means for one feature. Texts hold {doing} and {object}. */
export const qualityNotes: Partial<Record<QualityId, { theo: string[]; claude: string[]; concern?: string }>> = {
  offline: {
    theo: [
      'Without a connection {doing} has to work on a local copy of {object}; give each change an id made on the device.',
    ],
    claude: ['Two devices will change the same {object} offline: say which one wins in {doing} and show the other.'],
  },
  phone: {
    theo: ['On a phone {doing} has a small screen and a slow network; send only the {object} that are visible.'],
    claude: [],
  },
  privacy: {
    theo: ['Mark the personal parts of {object}, so that {doing} can leave them out of logs.'],
    claude: ['Under data protection law {doing} needs a purpose; collect no more of {object} than it names.'],
    concern: 'the personal data it moves',
  },
  'self-hosted': {
    theo: ['On an own server {doing} may rely on no outside service; ship everything for {object} with the product.'],
    claude: ['Operators update late: {doing} must cope with {object} written by an older version.'],
  },
  languages: {
    theo: ['Keep texts for {doing} out of the code, and store {object} in the language they were written in.'],
    claude: [],
  },
  accessible: {
    theo: [],
    claude: ['Somebody will do {doing} by keyboard or screen reader; try it with {object} that way before release.'],
  },
  live: {
    theo: ['{Doing} is expected live: send small events and let pages reload {object} after a gap.'],
    claude: ['Say on the screen when {doing} has fallen behind, because stale {object} look fresh.'],
  },
  restricted: {
    theo: ['Filter {object} by right in the query itself, so that {doing} cannot load too much.'],
    claude: ['Test {doing} as the person who must not see {object}, not only as the one who may.'],
    concern: 'who else could see what it shows',
  },
  scale: {
    theo: ['The numbers you name are large: page, index and measure {doing} with that many {object}.'],
    claude: [],
  },
  health: {
    theo: [],
    claude: ['Health data is in play: encrypt {object} at rest and keep {doing} off third-party services.'],
    concern: 'that health is at stake in what it shows',
  },
  children: {
    theo: [],
    claude: ['Children are concerned: let a guardian decide about {object}, and keep {doing} free of open contact.'],
    concern: 'that it concerns children',
  },
  money: {
    theo: ['Store amounts around {object} as whole cents with a currency; {doing} must never round in between.'],
    claude: ['Where money moves, {doing} needs two records of {object} that can be compared.'],
    concern: 'the money that depends on it',
  },
  safety: {
    theo: ['Run {doing} redundantly or say plainly that it may fail; {object} alone cannot carry safety.'],
    claude: ['Name the person who acts when {doing} is silent although {object} are not in order.'],
    concern: 'what happens to people when it fails silently',
  },
};
