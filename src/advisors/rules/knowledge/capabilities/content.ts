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
        risk: 'An uploaded file is huge, or is not the picture its name claims.',
        mitigation: 'Limit the size, check the type by content, and serve uploads from a separate address.',
      },
      {
        risk: 'Photos carry the place and time at which they were taken.',
        mitigation: 'Strip hidden data from every copy that is shown to anybody but the owner.',
      },
    ],
    theo: [
      'Keep files out of the database and name them by their hash, so that the same file is stored once.',
      'Make small previews right after the upload, so that lists stay light on a phone.',
    ],
    claude: [
      'Deleting an entry must delete its files too; test that, and decide how long backups keep them.',
      'Pictures show people who never agreed: give them a simple way to have one removed.',
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
        risk: 'A crash or a closed tab loses an hour of writing.',
        mitigation: 'Save every few seconds, on the device and on the server, and show when the last save was.',
      },
      {
        risk: 'Pasted text brings scripts and foreign styles along.',
        mitigation: 'Allow a short list of elements, and drop the rest on pasting and again on the server.',
      },
    ],
    theo: [
      'Choose one plain format for texts and render it; stored HTML is hard to clean up later.',
      'Keep the draft apart from the published text, so that readers never see half a sentence.',
    ],
    claude: [
      'The text format stays with you for ten years: prefer one that other programs can read.',
      'Two people will open the same text; decide what the second one is told.',
    ],
  },
  {
    id: 'versions',
    triggers:
      /\b(?:versions?|history of changes|undo|earlier (?:versions?|states?)|roll ?back|overwrit(?:e|es|ten)|get it back|restor(?:e|es|ed|ing) (?:[\p{L}]+ ){0,3}(?:versions?|states?|texts?|pages?|notes?|files?|entry|entries|backups?|data))\b/iu,
    name: 'Restore earlier versions of {things}',
    about: 'Each change keeps the state before; versions can be compared and brought back.',
    why: 'somebody always overwrites the good one',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Old versions keep what had to be erased.',
        mitigation: 'Let erasing go through all versions, and test that with a name that occurs in several of them.',
      },
      {
        risk: 'Every change adds a version, and the history outgrows the data itself.',
        mitigation: 'Thin out old versions by age, and say beside the history how far back it goes.',
      },
    ],
    theo: [
      'Write the version in the same transaction as the change, or the history has gaps.',
      'Restoring is a new change and not a step back in time, so that the log stays whole.',
    ],
    claude: [
      'Rights may have changed since a version was saved; restoring must not give old access back.',
      'Restore something with links and files attached before you promise that undo works.',
    ],
  },
  {
    id: 'trash',
    triggers:
      /\b(?:(?:in|into|to|from) the trash|trash folder|recycle bin|undelete|recover(?:ed)? (?:deleted|files?)|delete[sd]? (?:by mistake|something)|deleted files?)\b/iu,
    name: 'Recover deleted {things} from a bin',
    about: 'What was deleted waits for a period and can be taken back by those who may.',
    why: 'deleting by mistake happens every week',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'Deleted entries still count in sums, limits and search results.',
        mitigation: 'Decide for each figure whether the bin counts, and test both cases.',
      },
      {
        risk: 'The name of a deleted entry is taken again before it is restored.',
        mitigation: 'Restore an entry under a changed name if its own is taken, and tell the person who asked for it.',
      },
    ],
    theo: [
      'Mark deleted entries with a time and a person; restoring then only clears the mark.',
      'Let one job empty the bin for good, and show on each entry how many days it has left.',
    ],
    claude: [
      'What the law wants erased must not wait in the bin for thirty days.',
      'Give the bin the same rights as the list, or deleting an entry shows it to more people than before.',
    ],
  },
  {
    id: 'co-editing',
    triggers:
      /\b(?:edit(?:ing)? together|(?:edit|writ|work|typ|draw)\w* (?:[\p{L}']+ ){0,8}at the same time|at the same time (?:in|on) (?:one|the same|a)|co-?edit\w*|collaborat(?:e|ive|ively|ion)|simultaneously|joint editing)\b/iu,
    name: 'Edit {things} together at the same time',
    about: 'Several people write in one {thing}, see each other and lose nothing.',
    why: 'files that are sent around become many versions',
    needs: ['accounts'],
    size: 'L',
    risks: [
      {
        risk: 'Two edits to the same sentence melt into nonsense.',
        mitigation: 'Use a proven merging method, and test it with connections that break in the middle of a word.',
      },
      {
        risk: 'After a network gap, one person works on a text that the others no longer have.',
        mitigation: 'Reload the last agreed state after a network gap, and replay the local changes on top of it.',
      },
    ],
    theo: [
      'Take an established merging library; home-made algorithms fail with the third writer.',
      'Store snapshots beside the stream of edits, so that a long document still opens quickly.',
    ],
    claude: [
      'One careless person can empty the text for everybody: offer a way back to an hour ago.',
      'Show who is present; silent readers make writers feel watched.',
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
        risk: 'A stored page is shared, and its author objects.',
        mitigation: "Keep snapshots private by default, and point to the author's rights when one is shared.",
      },
      {
        risk: 'Pages behind a sign-in or a cookie banner give an empty snapshot.',
        mitigation: 'Show the snapshot right after saving, and let people add the page from their own browser.',
      },
    ],
    theo: [
      'Fetch pages in a queue with limits of time and size, so that a slow foreign site holds nobody up.',
      'Store snapshots as plain files with a list of their parts, so that other tools can open them.',
    ],
    claude: [
      'Whoever can name an address can make the server call inner networks: refuse private addresses.',
      'Scripts of a stored page must stay dead; show snapshots from a domain of their own.',
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
        risk: 'Wrong details are accepted unread.',
        mitigation: 'Mark every value that was looked up until somebody has confirmed it.',
      },
      {
        risk: 'The source slows down or blocks frequent requests.',
        mitigation: 'Cache what the source answers, pause between requests, and always allow entry by hand.',
      },
    ],
    theo: [
      'Keep looked-up values as proposals, and never overwrite what a person has typed.',
      'Give each source an adapter, with recorded answers as its tests.',
    ],
    claude: [
      'Each look-up tells the source what somebody owns or reads; say so, and let people switch it off.',
      'Titles and descriptions from outside are untrusted text; escape them like any other input.',
    ],
  },
  {
    id: 'import-web',
    triggers:
      /\b(?:import(?:s|ed|ing)? (?:from )?(?:web ?sites?|pages?|urls?|links?)|paste (?:a )?(?:link|url)|from (?:a )?(?:web ?site|url|link)|(?:import|save|clip|copy|collect)\w*\b[^.]{0,30} from (?:a )?web ?pages?)\b/iu,
    name: 'Import {things} from web pages',
    about: 'An address is enough: the useful part of the page becomes {a thing}.',
    why: 'most {things} are found on the web',
    needs: ['metadata-fetch'],
    size: 'M',
    risks: [
      {
        risk: 'A site changes its layout, and the import takes in menus and advertising.',
        mitigation: 'Show what was read before it is saved, and keep the raw page so that the import can be repeated.',
      },
      {
        risk: 'Copied texts and pictures belong to somebody else.',
        mitigation: 'Store the source with each import, and keep imports private until somebody chooses to publish.',
      },
    ],
    theo: [
      'Read the structured data of a page first, and guess from its layout last.',
      'Run each import as a job with limits of time and size, and show its progress.',
    ],
    claude: [
      'Block private and local addresses, also after redirects, or the import opens your inner network.',
      'Many sites refuse robots: say so kindly, and let people paste the text instead.',
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
        risk: 'Old names and dates travel with a template into something new.',
        mitigation: 'Mark the places that must be filled in, and refuse to finish while one is open.',
      },
      {
        risk: 'Five similar templates exist, and nobody knows which is current.',
        mitigation: 'Give each template an owner and a date, and archive those that nobody used for a year.',
      },
    ],
    theo: [
      'Copy a template and do not link to it, so that changing it touches nothing that was made earlier.',
      'Give templates the same shape as what they produce, so that one editor serves both.',
    ],
    claude: [
      'A template made from a real case holds its personal data; check it before it is shared.',
      'Decide who may change a template that everybody uses, and keep its former versions.',
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
        risk: 'Notes collect remarks that nobody was allowed to write down.',
        mitigation: 'Say beside the field who can read the note, before the first word is typed.',
      },
      {
        risk: 'Important facts hide in free text, and no list or figure shows them.',
        mitigation: 'Read through real notes after a month, and turn what recurs into fields.',
      },
    ],
    theo: [
      'Keep notes as dated entries with a writer, and not as one text that grows.',
      'Include notes in the search, with the rights of the entry that they stand beside.',
    ],
    claude: [
      'People have a right to read what notes say about them; say that to those who write.',
      'Notes go along in every export and copy; decide whether a receiver should get them.',
    ],
  },
] satisfies Capability[];
