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
        risk: 'Search shows {object} to people who may not open them.',
        mitigation: 'Apply the same rights inside {doing} as on the page itself.',
      },
      {
        risk: 'Misspelt words find nothing, and {object} are thought lost.',
        mitigation: 'Allow near matches in {doing}, marked as such.',
      },
    ],
    theo: [
      'Keep the index for {doing} in the same store as {object} until that is measurably too slow.',
      'Decide which fields of {object} count more, and test {doing} with twenty real questions.',
    ],
    claude: [
      'Search terms tell much about people; do not log what was typed while {doing}.',
      'After a change of {object} the index must follow at once, or {doing} finds ghosts.',
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
        risk: 'Hidden filters make {object} seem to be missing.',
        mitigation: 'Show active filters of {doing} in words, with one click to clear them.',
      },
      {
        risk: 'Rare combinations make {doing} slow.',
        mitigation: 'Limit which fields of {object} can be combined, and index those.',
      },
    ],
    theo: [
      'Put the filters of {doing} into the address, so that a view of {object} can be shared.',
      'Filter {object} on the server; {doing} in the browser breaks with the second page.',
    ],
    claude: [
      'Check filter values of {doing} like any other input; they reach the store of {object}.',
      'Saved views outlive fields: {doing} must survive when a field of {object} is removed.',
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
        risk: 'Near-equal tags split {object} into pieces.',
        mitigation: 'Propose existing tags while {doing}, and allow merging two.',
      },
      {
        risk: 'Private tags become visible with shared {object}.',
        mitigation: 'Say for each tag whether {doing} makes it public.',
      },
    ],
    theo: [
      'Store tags as rows and link them to {object}; {doing} by text in one column cannot be renamed.',
      'Count tags on reading, or {doing} will show stale numbers for {object}.',
    ],
    claude: [
      'Limit length and number of tags, since {doing} takes free text from anybody who edits {object}.',
      'Ask who may rename a tag that others use for {doing}.',
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
      { risk: 'Deep trees hide {object}.', mitigation: 'Keep {doing} to three levels and show the path.' },
      {
        risk: 'A removed category leaves {object} without a place.',
        mitigation: 'Ask for a new home before {doing} loses one.',
      },
    ],
    theo: [
      'Model the tree of {doing} with parent and position, and forbid circles among {object} in the store.',
      'Moving a branch must be one step for {doing}, however many {object} hang on it.',
    ],
    claude: [
      'Agree who may rearrange what everybody uses; {doing} breaks habits around {object}.',
      'Links to {object} should survive when {doing} moves them.',
    ],
  },
  {
    id: 'favourites',
    triggers:
      /\b(?:favou?rites?|wish ?lists?|bookmarks? for later|read(?:ing)? later|save for later|starred|pin(?:ned)?)\b/iu,
    name: 'Mark {things} as favourites or for later',
    about: 'A star keeps {a thing} on a personal list.',
    why: '{people} come across {things} when there is no time for them',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'Lists of favourites give away interests in {object}.',
        mitigation: 'Keep {doing} private unless somebody shares it on purpose.',
      },
      {
        risk: 'Marked {object} vanish without notice.',
        mitigation: 'Keep a grey line with the name, so that {doing} stays understandable.',
      },
    ],
    theo: [
      'A mark is a pair of person and thing; {doing} must not touch the row of {object}.',
      'Let {doing} work at once on the page and repeat it when the answer for {object} fails.',
    ],
    claude: [
      'Closing an account has to take the marks of {doing} along.',
      'Do not build numbers of popularity on {doing} without saying so near {object}.',
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
        risk: 'Exact places of {object} endanger people or finds.',
        mitigation: 'Blur the place by rule before {doing} shows it to outsiders.',
      },
      {
        risk: 'The map provider changes price or vanishes during {doing}.',
        mitigation: 'Use open tiles behind one setting, so that {object} stay visible.',
      },
    ],
    theo: [
      'Store places of {object} as coordinates with their accuracy; addresses for {doing} are derived.',
      'Bundle {object} on the server when there are many, or {doing} freezes phones.',
    ],
    claude: [
      'A map of movements is a map of habits: limit for how long {doing} shows {object}.',
      'Tiles from elsewhere tell a stranger who is {doing}.',
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
        risk: 'Jitter at the edge of an area triggers {doing} again and again.',
        mitigation: 'Demand two readings outside before {doing} speaks about {object}.',
      },
      {
        risk: 'A lost signal is read as leaving.',
        mitigation: 'Tell a gap from a crossing, and report both kinds around {object} differently in {doing}.',
      },
    ],
    theo: [
      'Compute {doing} on arrival of each position, with the last state of {object} at hand.',
      'Index areas by box first, so that {doing} stays cheap for many {object}.',
    ],
    claude: [
      'Areas around homes say a lot: let only few people draw them for {doing}.',
      'Write down who acts on {doing} at three in the morning, and what it means for {object}.',
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
        risk: 'A shared view changes under those who use it for {doing}.',
        mitigation: 'Copy on edit, and keep the owner of {object} in sight.',
      },
      {
        risk: 'Old views break when fields of {object} change.',
        mitigation: 'Check views on each change and mark those that {doing} cannot open.',
      },
    ],
    theo: [
      'A view is data of its own; {doing} should not encode {object} in it, only the question.',
      'Give views a stable address, since {doing} starts from links.',
    ],
    claude: [
      "A saved view must not widen rights: {doing} runs with the reader's rights on {object}.",
      'Limit public views, or {doing} becomes a way to publish {object}.',
    ],
  },
  {
    id: 'dedupe',
    triggers:
      /\b(?:duplicates?|doubles?|merge|the same (?:entry|person|customer) twice|double (?:entries|bookings?))\b/iu,
    name: 'Find and merge duplicate {things}',
    about: 'Likely doubles are shown side by side and joined into one without loss.',
    why: 'doubles make every list and every sum wrong',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two different {object} get joined for good.',
        mitigation: 'Keep both originals for a month, so that {doing} can be undone.',
      },
      {
        risk: 'Rules for likeness miss the usual spelling of {object}.',
        mitigation: 'Measure {doing} on a hand-marked sample before it proposes anything.',
      },
    ],
    theo: [
      'Merging must move every reference; let {doing} fail as a whole if one of the {object} is locked.',
      'Compute keys for likeness ahead, so that {doing} does not compare all {object} with all.',
    ],
    claude: [
      'Nothing should be merged by itself; {doing} proposes and a person decides about {object}.',
      'Joined personal data need one legal basis; ask that before {doing} two sources of {object}.',
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
        risk: 'One wrong click changes hundreds of {object}.',
        mitigation: 'Show number and examples before {doing}, and keep the former values.',
      },
      {
        risk: 'A long run stops in the middle of {object}.',
        mitigation: 'Run {doing} in steps that can be resumed and reported.',
      },
    ],
    theo: [
      'Use the same rule for one and for many; {doing} must not bypass the checks on {object}.',
      'Write the changes of {doing} as one entry in the history with the list of {object}.',
    ],
    claude: [
      'Rights differ per row: {doing} must leave out the {object} a person may not change, and say so.',
      'Limit how many {object} one step may delete.',
    ],
  },
] satisfies Capability[];
