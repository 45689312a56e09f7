import type { Capability } from '../capability.ts';

export const media = [
  {
    id: 'sheet-music',
    triggers:
      /\b(?:sheet music|scores? (?:as|in) (?:an? )?pdfs?|(?<!\b(?:meeting|lecture|delivery|tasting|session|class|credit) )notes (?:as|in) (?:an? )?pdfs?)\b/iu,
    name: 'Keep sheet music as PDF files',
    about: 'Sheet music is kept as PDF files by piece and part, to be opened on a screen or printed.',
    why: 'copies on paper get lost, and somebody always has the wrong part',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Copies of protected music reach people who may not have them.',
        mitigation: 'Ask for the rights of a piece before {doing}, and show {object} to the players only.',
      },
      {
        risk: 'Two editions of a piece are mixed up on stage.',
        mitigation: 'Put edition and part into the name when {doing}, and mark which of the {object} is played.',
      },
    ],
    theo: [
      'Keep piece, part and file apart, so that {doing} once serves all who play that part.',
      'Store the file as it came and make small previews beside it; {doing} must not change {object}.',
    ],
    claude: [
      'A concert has no network: let {object} be opened beforehand, and try {doing} without a connection.',
      'Ask who may still open {object} after leaving, and let {doing} follow that.',
    ],
  },
  {
    id: 'upload',
    triggers: /\b(?:upload(?:s|ed|ing)? (?:an?|our|the)? ?(?:episodes?|videos?|tracks?|recordings?|songs?))\b/iu,
    name: 'Upload and publish {things}',
    about: 'A large file goes up in parts, survives a broken connection and is checked before it appears.',
    why: 'this is where every {thing} begins',
    needs: ['attachments'],
    size: 'M',
    risks: [
      {
        risk: 'A broken connection at ninety percent loses {object}.',
        mitigation: 'Send in parts that can be resumed, so that {doing} never starts over.',
      },
      {
        risk: 'Unlawful content goes online by {doing}.',
        mitigation: 'Hold back {object} of new people until somebody has looked.',
      },
    ],
    theo: [
      'Convert {object} in a queue apart from the web server; {doing} must not starve the pages.',
      'Keep the original unchanged beside all versions that {doing} derives from {object}.',
    ],
    claude: [
      'Plan for the space: measure what a year of {doing} takes before {object} are open to all.',
      'Say who owns {object} after {doing}, and how they get them out again.',
    ],
  },
  {
    id: 'transcripts',
    triggers: /\b(?:transcripts?|subtitles?|captions?|chapters?|speech to text)\b/iu,
    name: 'Add transcripts and chapters to {things}',
    about: 'Spoken words become text with times, which can be corrected and searched.',
    why: 'many read before they listen',
    needs: ['upload'],
    size: 'L',
    risks: [
      {
        risk: "Wrong words are put into somebody's mouth by {doing}.",
        mitigation: 'Publish only what a person has looked through in {object}.',
      },
      {
        risk: 'Cost and time grow with length.',
        mitigation: 'Show an estimate before {doing} and run it in a queue for {object}.',
      },
    ],
    theo: [
      'Use a standard caption format; {doing} then serves players, search and {object} alike.',
      'Keep times with each sentence, so that corrections in {doing} do not shift {object}.',
    ],
    claude: [
      'Sending sound elsewhere for {doing} gives voices away.',
      'Names in {object} are what {doing} gets wrong most: offer a list of them.',
    ],
  },
  {
    id: 'player',
    triggers: /\b(?:players?|listen(?:s|ing)? (?:to|in)|watch(?:ing)? (?:in|on)|playback|stream(?:s|ing|ed)?)\b/iu,
    name: 'Play {things} in the browser',
    about: 'A light player starts fast, keeps its place and works on a phone.',
    why: 'nobody downloads first',
    needs: ['upload'],
    size: 'M',
    risks: [
      {
        risk: 'Slow networks stall {doing}.',
        mitigation: 'Offer smaller versions of {object} and choose by measured speed.',
      },
      {
        risk: 'Links to files are copied elsewhere.',
        mitigation: 'Sign addresses for a short time when {doing} is not meant for all {object}.',
      },
    ],
    theo: [
      'Serve byte ranges from plain storage; {doing} needs no special server for {object}.',
      'Remember the place per person, at a coarse interval, so that {doing} does not flood the store.',
    ],
    claude: [
      'Counting plays must not follow people through {doing}.',
      'Check rights for {object} before {doing} in public places.',
    ],
  },
  {
    id: 'feed',
    triggers: /\b(?:(?:rss |podcast |atom )?feeds?|rss|podcast apps?|subscribe in)\b/iu,
    name: 'Offer a feed of {things}',
    about: 'A standard feed carries new {things} into the programs {people} already use.',
    why: '{people} stay with the app they have',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'One malformed entry silences {doing} in all apps.',
        mitigation: 'Validate the feed before each publication of {object}.',
      },
      {
        risk: 'Apps ask every minute and load the server.',
        mitigation: 'Cache {doing} and answer unchanged {object} with a short no.',
      },
    ],
    theo: [
      'Keep identifiers of {object} stable for ever, or {doing} shows everything as new.',
      'Generate the feed from the same query as the page, so that {doing} never differs from {object}.',
    ],
    claude: [
      'A private feed is a key in an address: let people renew it when {doing} leaks.',
      'Moving house needs a redirect for {doing}, planned before the first reader of {object}.',
    ],
  },
  {
    id: 'recognition',
    triggers:
      /\b(?:recogni[sz]e\w*|face detection|faces?|detect(?:s|ed|ion)?|identif(?:y|ies|ication) (?:of )?(?:species|people|plants|birds)|who is (?:who|on))\b/iu,
    name: 'Recognise people and objects in {things}',
    about: 'Names or kinds are proposed with their certainty and become valid when somebody confirms them.',
    why: 'what nobody names now is forgotten soon',
    needs: ['attachments'],
    size: 'L',
    risks: [
      {
        risk: 'A wrong guess is believed and spreads through {object}.',
        mitigation: 'Keep proposals of {doing} apart from confirmed names.',
      },
      {
        risk: 'Faces are special data by law.',
        mitigation: 'Ask consent before {doing}, and keep the features of {object} on the own machine.',
      },
    ],
    theo: [
      'Separate features, groups and names, so that {doing} can be repeated with a better model on {object}.',
      'Batch {doing} at night; it is heavy and {object} can wait.',
    ],
    claude: [
      'Ask who is harmed by a false match before {doing} is offered at all.',
      'Let people demand that {doing} skips them in {object}.',
    ],
  },
  {
    id: 'ocr',
    triggers:
      /\b(?:ocr|read(?:s|ing)? (?:the )?text (?:from|in|off)|text recognition|scanned (?:paper|letters|documents|pages)|scan (?:paper|letters|documents|receipts|bills)|(?:paper|letters) (?:scanned|are scanned))\b/iu,
    name: 'Read text from scanned {things}',
    about: 'Scans become searchable text, and dates, senders and sums are proposed.',
    why: 'paper is only a picture until it is read',
    needs: ['attachments'],
    size: 'L',
    risks: [
      {
        risk: 'A misread digit enters {object} as truth.',
        mitigation: 'Show the picture beside each value that {doing} found, with its certainty.',
      },
      {
        risk: 'Heavy recognition slows all else down.',
        mitigation: 'Run {doing} at low priority and show when {object} are ready.',
      },
    ],
    theo: [
      'Store text with its place on the page; {doing} can then mark hits in {object}.',
      'Keep the engine for {doing} exchangeable and the raw scans of {object} for a second run.',
    ],
    claude: [
      'If recognition runs elsewhere, {object} leave the house: decide that openly before {doing}.',
      'Handwriting will fail; do not promise it for {doing}.',
    ],
  },
] satisfies Capability[];
