import type { Capability } from '../capability.ts';

export const platform = [
  {
    id: 'import-export',
    triggers:
      /\b(?:import(?:s|ed|ing)?|export(?:s|ed|ing)?|csv|excel files?|spreadsheet files?|gedcom|download (?:all|my|our|the) data|migrat\w+)\b/iu,
    name: 'Import and export {things} as files',
    about: '{Things} come in with a preview and a report of doubtful lines, and go out complete in an open format.',
    why: 'nobody starts with an empty list or wants to be locked in',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A wrong column fills {object} with rubbish.',
        mitigation: 'Show the first rows as they will be, and let {doing} be undone as one.',
      },
      {
        risk: 'An exported cell runs as a formula elsewhere.',
        mitigation: 'Escape leading signs when {doing} writes tables of {object}.',
      },
    ],
    theo: [
      'Stream line by line, so that {doing} a large file needs little memory for {object}.',
      'Give the format of {doing} a version and a round-trip test over {object}.',
    ],
    claude: [
      'Whoever may export takes all {object} home: make {doing} a right of its own.',
      'Files from strangers are hostile; limit size and depth before {doing}.',
    ],
  },
  {
    id: 'api',
    triggers:
      /\b(?:apis?|rest|graphql|other (?:programs|software|systems|apps)|integrat(?:e|es|ion|ions)|interfaces? (?:to|for)|connect(?:s|ed)? (?:to|with) (?:other|our|the))\b/iu,
    name: 'Connect other programs through an API',
    about: 'A documented interface reads and writes {things} with keys that can be limited and withdrawn.',
    why: 'other programs hold a part of the work',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A change breaks programs that rely on {doing}.',
        mitigation: 'Version the interface and keep the old form of {object} for a stated time.',
      },
      {
        risk: 'A leaked key empties {object}.',
        mitigation: 'Give keys a scope and an expiry, and show their last use in {doing}.',
      },
    ],
    theo: [
      'Let page and interface call the same operation, so that {doing} obeys the same rules for {object}.',
      'Page and limit from the first day; {doing} in a loop is the normal case for {object}.',
    ],
    claude: [
      'Write down what {doing} will never allow, for instance deleting all {object}.',
      'Log calls without their content, or {doing} fills logs with {object}.',
    ],
  },
  {
    id: 'webhooks',
    triggers: /\b(?:webhooks?|zapier|slack|microsoft teams|discord|post(?:s|ed)? to (?:chat|slack|teams))\b/iu,
    name: 'Tell other systems about changes by webhook',
    about: 'Each chosen event is sent with a signature and repeated until it is taken.',
    why: 'other systems should not have to ask all the time',
    needs: ['api'],
    size: 'M',
    risks: [
      {
        risk: 'A dead receiver piles up {object}.',
        mitigation: 'Stop {doing} after a day of failures and tell the owner.',
      },
      {
        risk: 'A receiver inside the network is reached by {doing}.',
        mitigation: 'Refuse inner addresses for {object}.',
      },
    ],
    theo: [
      'Sign each message and number it; order is not promised by {doing} of {object}.',
      'Send ids rather than whole {object}, so that {doing} leaks little.',
    ],
    claude: [
      'Retries repeat: say that {doing} may deliver {object} twice.',
      'Anybody who can set an address can read {object} through {doing}; guard that right.',
    ],
  },
  {
    id: 'offline',
    triggers:
      /\b(?:off-?line|no (?:internet|signal|network|reception|connection)|without (?:internet|signal|a connection|network|reception)|(?:internet|network|signal|wifi) is (?:bad|weak|poor|slow|down|off|gone))\b/iu,
    name: 'Work offline and synchronise {things} later',
    about: 'What was opened stays usable without a connection; changes are sent later and clashes are shown.',
    why: 'work on {things} would stop wherever the connection does',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'Two devices change the same {object} in the dark.',
        mitigation: 'Keep both states and ask a person when {doing} finds a clash.',
      },
      {
        risk: 'A lost device carries {object} away.',
        mitigation: 'Encrypt the local copy and let {doing} be ended from afar.',
      },
    ],
    theo: [
      'Give {object} ids made on the device; {doing} cannot wait for the server to name things.',
      'Send changes as a list of intentions, so that {doing} replays them against newer {object}.',
    ],
    claude: [
      'An old program version returns after months: {doing} must still understand its {object}.',
      'Show plainly what has not been sent yet, or people trust {doing} too much.',
    ],
  },
  {
    id: 'sync',
    triggers:
      /\b(?:sync\w*|same on (?:their|all|my|our|every)|stay the same on|across (?:my |our |all )?devices|all (?:my |our )?devices|computers? and phones?)\b/iu,
    name: 'Synchronise {things} between devices',
    about: '{Things} are the same on computer and phone, soon after a change.',
    why: 'the right version is always on the other device',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'A faulty client deletes {object} everywhere.',
        mitigation: 'Hold mass deletions back until a person confirms, before {doing} spreads them.',
      },
      {
        risk: 'Clashing changes vanish silently.',
        mitigation: 'Keep the losing version beside {object} and show it after {doing}.',
      },
    ],
    theo: [
      'Compare by version numbers from the server; device clocks must not decide {doing} of {object}.',
      'Send differences in small parts that can be resumed, since {doing} happens on bad networks.',
    ],
    claude: [
      'Every device is a copy that can be lost: list them, and let {doing} be cut for one.',
      'Test {doing} with a device that slept for half a year beside changed {object}.',
    ],
  },
  {
    id: 'mobile',
    triggers:
      /\b(?:(?:on|from|with) (?:a |the |my |our |their |your )?(?:smart|mobile |cell)?phones?|mobile|android|iphone|tablets?|on the go|touch)\b/iu,
    name: 'Use {things} on a phone',
    about: 'Every step works on a small touch screen and loads quickly on a weak network.',
    why: '{people} have a phone with them, not a desk',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Tables of {object} overflow small screens.',
        mitigation: 'Design {doing} at 360 pixels first, then let it grow.',
      },
      {
        risk: 'Weak networks make {doing} fail halfway.',
        mitigation: 'Save what was entered on the device until {object} have arrived.',
      },
    ],
    theo: [
      'One responsive page serves {doing} first; a store app for {object} comes when a device function demands it.',
      'Send pictures by size of screen, so that {doing} does not eat data plans.',
    ],
    claude: [
      'Phones are lost and lent: let {doing} ask again before delicate {object} are shown.',
      'Notices on a locked screen must not tell {object} while {doing}.',
    ],
  },
  {
    id: 'accessibility',
    triggers:
      /\b(?:accessib\w+|screen readers?|blind|large (?:print|type|text|letters)|big (?:buttons|letters)|high contrast|keyboard only|elderly|seniors?)\b/iu,
    name: 'Make {things} usable for everybody',
    about: 'Large type, strong contrast, keyboard and screen reader work on every page.',
    why: 'some {people} see, hear or move less well',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Automatic checks pass while {doing} is unusable by ear.',
        mitigation: 'Try the main way with a screen reader on real {object} each increment.',
      },
      {
        risk: 'A custom control locks the keyboard out.',
        mitigation: 'Use native elements for {doing}, and test {object} without a mouse.',
      },
    ],
    theo: [
      'Build on controls that carry names and states; {doing} gets half of it for nothing.',
      "Let colours and sizes of {object} come from one theme, so that {doing} can follow a person's setting.",
    ],
    claude: [
      'Ask two people concerned to try {doing} before calling it done.',
      'The law asks for it in public places: know which level {doing} must reach for {object}.',
    ],
  },
  {
    id: 'languages',
    triggers:
      /\b(?:multi-?lingual|bilingual|translat\w+|(?:several|two|three|different|many|other) languages|in (?:german|french|spanish|english|arabic|turkish|polish|ukrainian) (?:and|or|too))\b/iu,
    name: 'Offer {things} in several languages',
    about: "Texts, dates and numbers follow the reader's language; missing texts fall back visibly.",
    why: 'not all {people} read the same language',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A missing translation shows a code instead of {object}.',
        mitigation: 'Fall back to the main language in {doing}, and list the gaps.',
      },
      {
        risk: 'Longer words break the layout of {object}.',
        mitigation: 'Test {doing} with the longest language and one that runs right to left.',
      },
    ],
    theo: [
      'Keep texts in files with keys apart from code; {doing} adds a language without a release of {object}.',
      'What people write has a language of its own: store it with {object}, or {doing} mixes them.',
    ],
    claude: [
      'Machine translation errs in law and medicine; mark what {doing} did by itself.',
      'Who answers {people} in the added language? Ask before {doing}.',
    ],
  },
  {
    id: 'themes',
    triggers:
      /\b(?:dark mode|themes?|own (?:logo|colours?|colors?|design|look)|branding|white-?label|custom design)\b/iu,
    name: 'Adapt the look with themes',
    about: 'Light, dark and own colours are chosen by person or house.',
    why: '{people} work at different hours, and a house has a face',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Own colours make {object} unreadable.',
        mitigation: 'Check contrast when {doing}, and refuse what cannot be read.',
      },
      {
        risk: 'A theme breaks with an update.',
        mitigation: 'Let {doing} set named values only, never raw styles of {object}.',
      },
    ],
    theo: [
      'Put colours into a short list of variables, so that {doing} touches no component of {object}.',
      'Follow the device by default; {doing} is a preference, not a page of its own.',
    ],
    claude: [
      'Uploaded logos are files from strangers: treat them so in {doing}.',
      'Printed and mailed {object} need a fixed look whatever {doing} says.',
    ],
  },
  {
    id: 'self-hosting',
    triggers:
      /\b(?:self-?host\w*|own servers?|on-?premises?|host (?:it |the show |this )?(?:our|my)sel(?:f|ves)|docker|raspberry)\b/iu,
    name: 'Install and update on an own server',
    about: 'One documented step installs, one updates, and a third takes a backup and restores it.',
    why: 'you want to keep {things} in your own hands',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'An update fails in the night and takes {object} down.',
        mitigation: 'Back up before each step, and let {doing} roll back by itself.',
      },
      {
        risk: 'Servers run old versions for years.',
        mitigation: 'Say clearly which versions of {object} {doing} can read.',
      },
    ],
    theo: [
      'One process and one file of settings keep {doing} within reach of a hobbyist with {object}.',
      'Migrations go forward only and are tested on old {object} before {doing} is released.',
    ],
    claude: [
      'Safe settings by default: {doing} by a beginner must not put {object} on the open net.',
      'Ask nothing of home: {doing} should work without calling you.',
    ],
  },
  {
    id: 'plugins',
    triggers:
      /\b(?:connect(?:s|ed|ing)? (?:my |our |the )?(?:bank|devices?|accounts?|machines?)|plug-?ins?|extensions? by others|modules?)\b/iu,
    name: 'Extend the product with plugins',
    about: 'Others add functions for {things} through a small stable interface.',
    why: 'not every wish can be met by the core',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A plugin reads all of {object}.',
        mitigation: 'Give plugins named rights that the owner grants before {doing}.',
      },
      {
        risk: 'An update breaks plugins.',
        mitigation: 'Version the interface, and test {doing} with the ten most used against {object}.',
      },
    ],
    theo: [
      'Keep the interface far smaller than the core; {doing} freezes whatever of {object} it touches.',
      'Run plugins apart, so that {doing} cannot take the product down.',
    ],
    claude: [
      'Foreign code is a risk people forget: name the author wherever {doing} acts.',
      'Decide who removes a harmful one, and how fast after {doing} {object}.',
    ],
  },
  {
    id: 'browser-extension',
    triggers:
      /\b(?:browser (?:extensions?|plugins?|add-?ons?)|one click from the browser|extensions?|bookmarklets?|from the browser)\b/iu,
    name: 'Add {things} through a browser extension',
    about: 'A button in the browser sends the open page with title and marks.',
    why: 'what is not saved at once is lost',
    needs: ['api'],
    size: 'M',
    risks: [
      {
        risk: 'A wide right scares people off {doing}.',
        mitigation: 'Ask for the open tab only, at the moment {object} are sent.',
      },
      {
        risk: 'Stores delay updates.',
        mitigation: 'Keep the extension thin, so that {doing} changes on the server of {object}.',
      },
    ],
    theo: [
      'Use a token limited to adding {object}; {doing} must not hold a session.',
      'Offer a bookmarklet beside it, since {doing} is refused on some machines.',
    ],
    claude: [
      'An extension is a door in every page: review each line of {doing}.',
      'Show where {object} went after {doing}, or people click twice.',
    ],
  },
  {
    id: 'voice',
    triggers:
      /\b(?:voice (?:commands?|control|assistants?)|speak(?:s|ing)? to (?:it|the house|my|the app)|alexa|siri|spoken)\b/iu,
    name: 'Handle {things} by voice',
    about: 'A few clear commands do what a click does and are confirmed.',
    why: 'hands and eyes are busy',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A misheard word changes {object}.',
        mitigation: 'Ask back before anything that cannot be undone in {doing}.',
      },
      { risk: 'Guests and children give orders.', mitigation: 'Limit {doing} to harmless steps on {object}.' },
    ],
    theo: [
      'Map speech to the same operations as clicks; {doing} needs no second logic for {object}.',
      'Recognise on the device where possible, so that {doing} works without a network.',
    ],
    claude: [
      'A listening device hears more than {object}: say what {doing} keeps.',
      'Accents fail first; try {doing} with those who will use it.',
    ],
  },
  {
    id: 'automation-rules',
    triggers: /\b(?:automat(?:e|es|ed|ic|ically|ion)|by itself|rules?|workflows?|trigger(?:s|ed)?|if this|smart)\b/iu,
    name: 'Automate recurring steps on {things} by rules',
    about: 'A rule says when, under which condition and what follows; each run is logged and can be undone.',
    why: 'the same three steps follow every time',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'Two rules trigger each other without end.',
        mitigation: 'Count the depth of runs, and stop {doing} with a plain message about {object}.',
      },
      {
        risk: 'A rule acts on the wrong {object} for weeks.',
        mitigation: 'Offer a dry run on past days before {doing} is switched on.',
      },
    ],
    theo: [
      'Make rules data with a checked shape; free code in {doing} endangers {object}.',
      'Run {doing} from a queue with the rights of its owner.',
    ],
    claude: [
      'Everybody must be able to see why {object} changed: name the rule that was {doing} it.',
      'What stops all rules at once? Build that before {doing}.',
    ],
  },
] satisfies Capability[];
