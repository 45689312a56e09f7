import type { Capability } from '../capability.ts';

export const finding = [
  {
    id: 'search',
    triggers:
      /\b(?:search(?:es|ed|ing|able)?|look(?:ing)? up|full[- ]?text|find (?:\w+ ){0,3}(?:quickly|fast|again|by))\b/iu,
    name: 'Search {things} by words and fields',
    about: 'One field finds {things} by any part of a word and shows where it was found.',
    why: 'a list longer than one screen is useless without it',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'The search shows entries to people who may not open them.',
        mitigation: 'Apply the same rights inside the search as on the page itself, counts and previews included.',
      },
      {
        risk: 'A misspelt word finds nothing, and the entry is thought lost.',
        mitigation: 'Offer near matches, marked as such, when nothing fits exactly.',
      },
    ],
    theo: [
      'Keep the index in the same store as the data until a measurement shows that it is too slow.',
      'Decide which fields weigh more, and test the order of results with twenty real questions.',
    ],
    claude: [
      'Search terms tell much about people: keep them out of logs and statistics.',
      'The index must follow every deletion at once; a search that still shows erased data is a breach.',
    ],
  },
  {
    id: 'filters',
    triggers: /\b(?:filter(?:s|ed|ing)?|sort(?:ed|ing)? by|narrow down|by (?:category|colour|size|price|distance))\b/iu,
    name: 'Filter and sort {things}',
    about: 'Lists of {things} narrow by the fields that matter, and the choice stays in the address.',
    why: '{people} look for a few {things} among many',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A forgotten filter makes entries seem to be missing.',
        mitigation: 'Show active filters in words above the list, with one click to clear them.',
      },
      {
        risk: 'A rare combination of filters takes seconds.',
        mitigation: 'Limit which filters can be combined, index those, and measure them with a full store.',
      },
    ],
    theo: [
      'Put filters and order into the address, so that a view can be shared and the back button works.',
      'Filter and sort on the server; in the browser the order is wrong from the second page on.',
    ],
    claude: [
      'Filter values are input like any other: check them before they reach a query.',
      'Fields come and go: an old address with a filter on a removed field must still open.',
    ],
  },
  {
    id: 'tags',
    triggers: /\b(?:tag(?:s|ged|ging)?|labels?|keywords?|hashtags?)\b/iu,
    name: 'Organise {things} with tags',
    about: '{People} put any number of tags on {a thing}, see all {things} of a tag, rename and merge tags.',
    why: 'one order never fits everything',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Near-equal tags split what belongs together.',
        mitigation: 'Propose existing tags while somebody types, and let two tags be merged.',
      },
      {
        risk: 'A private tag becomes visible when the entry is shared.',
        mitigation: 'Say for each tag whether others see it, and leave private ones out of shared views.',
      },
    ],
    theo: [
      'Store each tag once and link to it; tags written into one text column cannot be renamed.',
      'Count the entries of a tag on reading; a stored number is soon wrong.',
    ],
    claude: [
      'Limit the length and number of tags, since anybody who edits can type whatever they like.',
      'Decide who may rename a tag that others rely on, and keep the old name as an alias.',
    ],
  },
  {
    id: 'categories',
    triggers:
      /\b(?:categor(?:y|ies|ise|ize|ised|ized)|folders?|albums?|group(?:ed|ing)? (?:into|by)|collections?|sections?|topics?)\b/iu,
    name: 'Group {things} into categories',
    about: '{Things} are placed in categories that can lie within each other and be reordered.',
    why: 'an order that all {people} share keeps {things} findable',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Deep trees hide what lies in them.',
        mitigation: 'Keep categories to three levels, and show the whole path on every entry.',
      },
      {
        risk: 'A removed category leaves its entries without a place.',
        mitigation: 'Ask where the entries should go before a category is removed.',
      },
    ],
    theo: [
      'Store parent and position for each category, and let the store forbid circles.',
      'Moving a branch must be one transaction, however many entries hang on it.',
    ],
    claude: [
      'Agree on who may rearrange what everybody uses; a new order breaks habits overnight.',
      'Links to an entry must survive its move to another category.',
    ],
  },
  {
    id: 'favourites',
    triggers:
      /\b(?:favou?rites?|wish ?lists?|bookmarks? for later|read(?:ing)? later|save for later|starred|pinned|pins? (?:to the top|it|them|posts?|notes?|messages?|chats?))\b/iu,
    name: 'Mark {things} as favourites or for later',
    about: 'A star keeps {a thing} on a personal list.',
    why: '{people} come across {things} when there is no time for them',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'A list of favourites gives away what somebody is interested in.',
        mitigation: 'Keep lists of favourites private unless their owner shares them on purpose.',
      },
      {
        risk: 'A marked entry is deleted and vanishes from the list without a word.',
        mitigation: 'Keep a grey line with the name of what was deleted, so that nobody searches for it in vain.',
      },
    ],
    theo: [
      'A favourite is a pair of person and entry; marking must not touch the entry itself.',
      'Show the star at once, send the request behind it, and take the star back if that fails.',
    ],
    claude: [
      'Closing an account has to delete its favourites too.',
      'Do not turn private stars into a public count of popularity without saying so.',
    ],
  },
  {
    id: 'map',
    triggers: /\b(?:maps?|on a map|gps|nearby|nearest|locations?|geo\w*|distance|where (?:is|are|was|were))\b/iu,
    name: 'Show {things} on a map',
    about: '{Things} with a place appear on a map that can be zoomed, and close ones are bundled.',
    why: 'place explains more than a list can',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'An exact place endangers people, animals or finds.',
        mitigation: 'Blur exact places by a fixed rule before outsiders see them.',
      },
      {
        risk: 'The map provider raises its price or closes.',
        mitigation: 'Use open map tiles behind one setting, so that the provider can be changed in a day.',
      },
    ],
    theo: [
      'Store coordinates with their accuracy; an address is derived from them and may change.',
      'Bundle close points on the server, since a phone freezes at ten thousand markers.',
    ],
    claude: [
      'A map of movements is a map of habits: limit how far back it goes.',
      'Map tiles from elsewhere tell a third party who looks at which place.',
    ],
  },
  {
    id: 'geofence',
    triggers:
      /\b(?:geo-?fences?|leaves? (?:the|a|its|our) (?:region|area|zone)|enters? (?:the|a) (?:region|area|zone)|areas? on (?:the|a) map)\b/iu,
    name: 'Alert when {a thing} enters or leaves an area',
    about: 'Areas are drawn on the map; crossing their edge at times that count raises an alert.',
    why: 'a {thing} in the wrong place is the first sign of trouble',
    needs: ['map', 'notifications'],
    size: 'L',
    risks: [
      {
        risk: 'Jitter at the edge of an area raises the alert again and again.',
        mitigation: 'Demand two readings outside the area before an alert, and a margin before the next one.',
      },
      {
        risk: 'A lost signal is read as leaving the area.',
        mitigation: 'Tell a gap in the signal from a crossing, and report the two differently.',
      },
    ],
    theo: [
      'Evaluate each position on arrival, with the last known state at hand.',
      'Compare positions with the bounding box of an area first; the exact outline is the costly part.',
    ],
    claude: [
      'Areas around homes say a lot about people: let only few draw them.',
      'Write down who acts on an alert at three in the morning, and what they do first.',
    ],
  },
  {
    id: 'favourite-views',
    triggers: /\b(?:saved (?:views|searches)|custom views?)\b/iu,
    name: 'Save views of {things}',
    about: 'A view with its filters, columns and order is kept under a name and shared.',
    why: 'everybody needs another cut of the same {things}',
    needs: ['filters'],
    size: 'S',
    risks: [
      {
        risk: 'A shared view changes under those who rely on it.',
        mitigation: 'Let others edit a copy of a shared view, and show who owns the original.',
      },
      {
        risk: 'Saved views break when a field is renamed or removed.',
        mitigation: 'Check all views at each change of fields, and tell the owners of those that broke.',
      },
    ],
    theo: [
      'Store the question of a view and never its answer: filters, columns and order.',
      'Give each view a stable address, since people link to it from everywhere.',
    ],
    claude: [
      'A saved view must not widen rights: run it with those of the reader, not of its author.',
      'Ask before a view becomes public; its name and filters alone can give something away.',
    ],
  },
  {
    id: 'dedupe',
    triggers:
      /\b(?:duplicates?|(?<!\b(?:mixed|tennis|men's|women's|plays?) )doubles?|merge|the same (?:entry|person|customer) twice|double (?:entries|bookings?))\b/iu,
    name: 'Find and merge duplicate {things}',
    about: 'Likely doubles are shown side by side and joined into one without loss.',
    why: 'doubles make every list and every sum wrong',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two different entries are merged for good.',
        mitigation: 'Keep both originals for a month, so that a merge can be undone.',
      },
      {
        risk: 'The rule for likeness misses common spellings, or sees doubles everywhere.',
        mitigation: 'Measure the rule on a sample marked by hand before it proposes anything.',
      },
    ],
    theo: [
      'A merge must move every reference in one transaction, or fail as a whole.',
      'Compute a key of likeness on saving, so that not every entry is compared with every other.',
    ],
    claude: [
      'Merge nothing automatically: the program proposes, and a person decides.',
      'Merging personal data from two sources needs a legal basis for both.',
    ],
  },
  {
    id: 'bulk-edit',
    triggers: /\b(?:bulk|many at once|all at once|batch|mass (?:edit|change)|several at once)\b/iu,
    name: 'Edit many {things} at once',
    about: 'A selection of {things} is changed in one step, with a preview and an undo.',
    why: 'tidying {things} one by one never ends',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'One wrong click changes hundreds of entries.',
        mitigation: 'Show the number of entries and some examples beforehand, and keep the former values for an undo.',
      },
      {
        risk: 'A long run stops in the middle.',
        mitigation: 'Run bulk changes in steps that can be resumed, and report what was done and what was not.',
      },
    ],
    theo: [
      'Use the same rules for one entry and for many; a bulk change must not bypass a check.',
      'Record a bulk change as one item in the history, with the list of what it touched.',
    ],
    claude: [
      'Rights differ per entry: skip what a person may not change, and say how many were skipped.',
      'Limit how many entries one step may delete, and ask a second person above that.',
    ],
  },
] satisfies Capability[];
