import type { Capability } from '../capability.ts';

export const content = [
  {
    id: 'attachments',
    triggers:
      /\b(?:photos?|pictures?|images?|attach(?:ments?|ed|ing)?|receipts?|scans of|files?|upload(?:s|ed|ing)?)\b/iu,
    name: 'Attach photos and files to {things}',
    about: 'Pictures and files are added from camera or disk, shown in place and kept with the {thing}.',
    why: 'half of what belongs to {things} is a picture or a paper',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Large or hostile files reach {object}.',
        mitigation: 'Limit size, check the type by content, and serve what {doing} takes in from a path of its own.',
      },
      {
        risk: 'Pictures carry place and time unnoticed.',
        mitigation: 'Strip hidden data from copies that {doing} shows to others than the owner of {object}.',
      },
    ],
    theo: [
      'Keep files out of the database and refer to them by hash; {doing} twice then stores {object} once.',
      'Make small versions right after {doing}, so that lists of {object} stay light.',
    ],
    claude: [
      'Deleting a row must delete its files; test that for {doing} and for the backups of {object}.',
      'Pictures show people who never agreed: give them a way to object to {doing}.',
    ],
  },
  {
    id: 'editor',
    triggers:
      /\b(?:edit(?:or|ing) (?:texts?|posts?|articles?|pages?)|rich text|markdown|wysiwyg|write (?:articles?|posts?|stories|texts?)|drafts?)\b/iu,
    name: 'Write {things} in a simple editor',
    about: 'The editor keeps form simple, saves by itself and shows the result.',
    why: 'writing stops where the tool gets in the way',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A crash loses an hour of writing {object}.',
        mitigation: 'Save every few seconds on the device and the server while {doing}.',
      },
      {
        risk: 'Pasted text brings hidden code into {object}.',
        mitigation: 'Allow a short list of elements and drop the rest in {doing}.',
      },
    ],
    theo: [
      'Choose one plain format for {object} and render it; {doing} should not store pages as HTML.',
      'Keep drafts apart from what is public, so that {doing} never shows half of {object}.',
    ],
    claude: [
      'The format of {doing} will be with you for ten years: prefer one that other programs read as {object}.',
      'Two people will open the same text; decide what {doing} says to the second about {object}.',
    ],
  },
  {
    id: 'versions',
    triggers:
      /\b(?:versions?|history of changes|undo|earlier (?:versions?|states?)|roll ?back|overwrit(?:e|es|ten)|get it back|restore)\b/iu,
    name: 'Restore earlier versions of {things}',
    about: 'Each change keeps the state before; versions can be compared and brought back.',
    why: 'somebody always overwrites the good one',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Old versions keep what had to be erased from {object}.',
        mitigation: 'Give {doing} a rule for erasing through all versions.',
      },
      {
        risk: 'Space grows with each change of {object}.',
        mitigation: 'Thin out old versions by age, and say so where {doing} is offered.',
      },
    ],
    theo: [
      'Write versions in the same step as the change, or {doing} has gaps in {object}.',
      'Restoring is a new change, not a step back in time; {doing} then keeps the log of {object} whole.',
    ],
    claude: [
      'Rights may have changed since: {doing} must not bring back access to {object}.',
      'Try {doing} on something with links and files before you promise it for {object}.',
    ],
  },
  {
    id: 'trash',
    triggers:
      /\b(?:trash|recycle bin|undelete|recover(?:ed)? (?:deleted|files?)|delete[sd]? (?:by mistake|something)|deleted files?)\b/iu,
    name: 'Recover deleted {things} from a bin',
    about: 'What was deleted waits for a period and can be taken back by those who may.',
    why: 'deleting by mistake happens every week',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Deleted {object} still count in sums and limits.',
        mitigation: 'Decide for each figure whether {doing} changes it, and test both.',
      },
      {
        risk: 'A name is taken again before {doing}.',
        mitigation: 'Restore under a changed name and tell the owner of {object}.',
      },
    ],
    theo: [
      'Mark {object} as deleted with a time, and let {doing} be a cleared mark.',
      'One job empties the bin for good; {doing} must fail politely after it took {object}.',
    ],
    claude: [
      'What the law wants erased must not wait for {doing}.',
      'Do not show in the bin what a person could not see among {object} before {doing}.',
    ],
  },
  {
    id: 'co-editing',
    triggers:
      /\b(?:edit(?:ing)? together|at the same time|co-?edit\w*|collaborat(?:e|ive|ively|ion)|simultaneously|joint editing)\b/iu,
    name: 'Edit {things} together at the same time',
    about: 'Several people write in one {thing}, see each other and lose nothing.',
    why: 'files that are sent around become many versions',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'Two edits melt into nonsense in {object}.',
        mitigation: 'Use a proven merging method for {doing} and test it with broken connections.',
      },
      {
        risk: 'A long session loses its order after a network gap.',
        mitigation: 'Let {doing} reload the last agreed state of {object} and replay local changes.',
      },
    ],
    theo: [
      'Take an established library for {doing}; the merging of {object} is not a place for own inventions.',
      'Store snapshots of {object} beside the stream of edits, so that {doing} starts quickly.',
    ],
    claude: [
      'One careless person can empty a text everybody is {doing}: offer a way back for {object}.',
      'Show clearly who is present while {doing}; silent readers of {object} feel like spies.',
    ],
  },
  {
    id: 'snapshot',
    triggers: /\b(?:snapshots?|archiv(?:e|ed) cop(?:y|ies)|keep a copy|web archive|pages? (?:vanish|disappear))\b/iu,
    name: 'Keep a snapshot of linked pages',
    about: 'The page is stored as it was, with text and pictures, and can be read later.',
    why: 'pages on the web vanish',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Stored pages break the rights of their makers.',
        mitigation: 'Keep what {doing} stores private by default, and tell who shares {object}.',
      },
      {
        risk: 'Pages behind sign-in give an empty copy of {object}.',
        mitigation: 'Show the result right after {doing}, with a way to add it from the browser.',
      },
    ],
    theo: [
      'Fetch in a queue with time and size limits; {doing} must never wait for a foreign site with {object} open.',
      'Store {object} as plain files with a list of their parts, so that {doing} can be repeated by another tool.',
    ],
    claude: [
      'Fetching addresses from users lets them reach inner networks: bar those from {doing}.',
      'Foreign scripts must stay dead when {object} are shown after {doing}.',
    ],
  },
  {
    id: 'metadata-fetch',
    triggers:
      /\b(?:fetch(?:es)? (?:the )?(?:title|metadata|details)|fills? in (?:the )?details|look(?:s)? up details|isbn|title and description|auto-?fill)\b/iu,
    name: 'Fill in details of {things} automatically',
    about: 'Title, description and picture are looked up from a link, a number or a code, and can be corrected.',
    why: 'typing what a machine can look up wears {people} out',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Wrong details are taken over into {object} unread.',
        mitigation: 'Mark what came from {doing} until somebody confirms it.',
      },
      {
        risk: 'The source blocks or slows {doing}.',
        mitigation: 'Remember answers, wait between requests and let {object} be entered by hand.',
      },
    ],
    theo: [
      'Separate source from result: {doing} writes proposals, and {object} keep what a person wrote.',
      'Give each source of {doing} an adapter with recorded samples of {object} as tests.',
    ],
    claude: [
      'Each look-up tells a stranger what {object} you have; say so before {doing}.',
      'Text from outside is untrusted when {doing} puts it into {object}.',
    ],
  },
  {
    id: 'import-web',
    triggers:
      /\b(?:import(?:s|ed|ing)? (?:from )?(?:web ?sites?|pages?|urls?|links?)|paste (?:a )?(?:link|url)|from (?:a )?(?:web ?site|url|link))\b/iu,
    name: 'Import {things} from web pages',
    about: 'An address is enough: the useful part of the page becomes {a thing}.',
    why: 'most {things} are found on the web',
    needs: ['metadata-fetch'],
    size: 'M',
    risks: [
      {
        risk: 'Pages change their form and {doing} takes in rubbish.',
        mitigation: 'Keep the raw page for a while, and show what became of {object}.',
      },
      {
        risk: 'Copied texts infringe rights.',
        mitigation: 'Keep the source with {object}, and let {doing} stay private at first.',
      },
    ],
    theo: [
      'Read structured data of a page first; guessing in {doing} is the last resort for {object}.',
      'Run {doing} with a strict limit of time and size.',
    ],
    claude: [
      'Forbid inner addresses, since {doing} lets anybody make your server ask for {object}.',
      'Expect half of all sites to refuse {doing}, and say it kindly.',
    ],
  },
  {
    id: 'templates',
    triggers:
      /\b(?:templates?|pre-?filled|standard (?:texts?|letters?|answers?)|blueprints?|copy an? (?:existing|old))\b/iu,
    name: 'Start {things} from templates',
    about: 'Tried {things} are kept as templates and copied with one click.',
    why: 'the third one is like the second',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Old facts travel with a template into new {object}.',
        mitigation: 'Mark places that must be filled, and refuse {doing} while they are open.',
      },
      {
        risk: 'Nobody knows which template is current.',
        mitigation: 'Give each an owner and a date, shown while {doing}.',
      },
    ],
    theo: [
      'A template is a copy, not a link; {doing} must not change older {object} later.',
      'Use the same shape for template and {object}, so that {doing} needs no second editor.',
    ],
    claude: [
      'Templates may hold data of the case they came from: check them before {doing} is shared.',
      'Ask who may change the template that all use for {doing}.',
    ],
  },
  {
    id: 'notes',
    triggers: /\b(?:notes?(?! (?:as|in) (?:an? )?pdfs?\b)|remarks|write down|jot(?: down)?)\b/iu,
    name: 'Write notes on {things}',
    about: 'A free text stands beside {a thing}, with date and writer.',
    why: 'what does not fit a field is often what matters',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Notes collect what must not be written about {object}.',
        mitigation: 'Say beside the field who can read it, before {doing} starts.',
      },
      {
        risk: 'Facts hide in notes and are missing in lists of {object}.',
        mitigation: 'Watch what people write while {doing}, and make frequent facts into fields.',
      },
    ],
    theo: [
      'Keep notes as dated entries rather than one growing text; {doing} then has a history per {object}.',
      'Include notes in search with the rights of {object}, so that {doing} is not in vain.',
    ],
    claude: [
      'People have a right to read what {doing} says about them.',
      'Plain text is enough for {doing}; every format needs care when {object} are exported.',
    ],
  },
] satisfies Capability[];
