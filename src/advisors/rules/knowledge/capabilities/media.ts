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
        mitigation: 'Record the licence of each piece, and show its parts to the players only.',
      },
      {
        risk: 'Two editions of a piece are mixed up on stage.',
        mitigation: 'Put edition and part into the title, and mark the edition that is played.',
      },
    ],
    theo: [
      'Keep piece, part and file apart, so that one file serves all who play that part.',
      'Store the PDF as it came, and make small previews of its pages beside it.',
    ],
    claude: [
      'A concert hall has no network: let players load their parts beforehand, and try that in flight mode.',
      'Decide whether somebody who leaves keeps access to the parts, and until when.',
    ],
  },
  {
    id: 'upload',
    triggers:
      /\b(?:upload(?:s|ed|ing)? (?:and publish )?(?:(?:an?|our|the) )?(?:episodes?|videos?|tracks?|recordings?|songs?|things))\b/iu,
    name: 'Upload and publish {things}',
    about: 'A large file goes up in parts, survives a broken connection and is checked before it appears.',
    why: 'this is where every {thing} begins',
    needs: ['attachments'],
    size: 'M',
    risks: [
      {
        risk: 'The connection breaks at ninety percent, and the upload starts over.',
        mitigation: 'Send large files in parts that can be resumed, also after the browser was closed.',
      },
      {
        risk: 'Somebody uploads unlawful content, and it is public at once.',
        mitigation: 'Hold back what new people upload until somebody has looked at it.',
      },
    ],
    theo: [
      'Convert recordings in a queue apart from the web server, so that pages stay quick meanwhile.',
      'Keep the original unchanged beside all versions that are made from it.',
    ],
    claude: [
      'Measure what a year of uploads costs in storage before opening them to everybody.',
      'Say who owns an uploaded recording, and how its maker gets it back in full quality.',
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
        risk: "A misheard word is put into somebody's mouth.",
        mitigation: 'Publish only transcripts that a person has read through, and mark the rest as automatic.',
      },
      {
        risk: 'Cost and waiting time grow with the length of the recording.',
        mitigation: 'Show an estimate before the start, and run the work in a queue.',
      },
    ],
    theo: [
      'Use a standard caption format, which serves players and search alike.',
      'Keep start and end with each sentence, so that a correction does not shift the rest.',
    ],
    claude: [
      'A speech service hears every voice: ask the speakers first, or run the recognition yourself.',
      'Names go wrong most often: let people give a list of them before the recognition starts.',
    ],
  },
  {
    id: 'player',
    triggers:
      /\b(?:(?<!\b(?:each|every|per|the) )player(?! (?:with|in) (?:number|jersey))|listen(?:s|ing)? (?:to|in)|watch(?:ing)? (?:in|on)|playback|stream(?:s|ing|ed)?)\b/iu,
    name: 'Play {things} in the browser',
    about: 'A light player starts fast, keeps its place and works on a phone.',
    why: 'nobody downloads first',
    needs: ['upload'],
    size: 'M',
    risks: [
      {
        risk: 'A slow network stalls the playback.',
        mitigation: 'Offer smaller versions of each recording, and choose one by the measured speed.',
      },
      {
        risk: 'Direct links to the files are copied elsewhere.',
        mitigation: 'Sign file addresses for a short time wherever access is restricted.',
      },
    ],
    theo: [
      'Serve byte ranges from plain storage; no streaming server is needed at first.',
      'Save the position at most every few seconds, so that players do not flood the store.',
    ],
    claude: [
      'Count plays without following people: a sum per day is enough.',
      'Check rights on each media file as well, since its address works without the page around it.',
    ],
  },
  {
    id: 'feed',
    triggers:
      /\b(?:(?:rss |podcast |atom )?feeds?(?! (?:the|our|my|their|his|her|him|them|animals|cats?|dogs?|horses?|cows|hens|fish|up)\b)|rss|podcast apps?|subscribe in)\b/iu,
    name: 'Offer a feed of {things}',
    about: 'A standard feed carries new {things} into the programs {people} already use.',
    why: '{people} stay with the app they have',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'One malformed entry silences the feed in every app.',
        mitigation: 'Validate the whole feed before it is published, and keep the last good one.',
      },
      {
        risk: 'Apps ask every minute and load the server.',
        mitigation: 'Cache the feed, and answer with a bare 304 while nothing is new.',
      },
    ],
    theo: [
      'Keep the identifier of each entry for ever; a changed one shows old entries as new.',
      'Build the feed and the page from the same query, so that they never differ.',
    ],
    claude: [
      'The address of a private feed is a key: let people renew it when it leaks.',
      'Plan for a move: the old address has to redirect for years, since subscribers never retype it.',
    ],
  },
  {
    id: 'recognition',
    triggers:
      /\b(?:recogni[sz]e\w*|face detection|faces?(?! (?:south|north|east|west|the)\b)|detect(?:s|ed|ion)?|identif(?:y|ies|ication) (?:of )?(?:species|people|plants|birds)|who is (?:who|on (?:it|(?:the |a |each |every )?(?:photos?|pictures?|images?))))\b/iu,
    name: 'Recognise people and objects in {things}',
    about: 'Names or kinds are proposed with their certainty and become valid when somebody confirms them.',
    why: 'what nobody names now is forgotten soon',
    needs: ['attachments'],
    size: 'L',
    risks: [
      {
        risk: 'A wrong guess is believed and spreads.',
        mitigation: 'Keep guesses apart from confirmed names, and show how certain each one is.',
      },
      {
        risk: 'Faces in pictures become biometric data, which the law protects specially.',
        mitigation: 'Ask for consent before people are recognised, and keep face data on your own machine.',
      },
    ],
    theo: [
      'Separate measured features, groups and names, so that a better model can run over old pictures.',
      'Run the recognition in batches at night; the load is heavy, and nobody waits for it.',
    ],
    claude: [
      'Ask who is harmed by a false match before you offer recognition at all.',
      'Let people opt out of being recognised, and test that this still holds with a new model.',
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
        risk: 'A misread digit is taken over as truth.',
        mitigation: 'Show the scan beside each value that was read, with its certainty.',
      },
      {
        risk: 'Heavy recognition slows down everything else.',
        mitigation: 'Run text recognition at low priority, and show which scans are ready.',
      },
    ],
    theo: [
      'Store each word with its place on the page, so that a search can mark it in the scan.',
      'Keep the raw scans, so that a better engine can read them again.',
    ],
    claude: [
      'If recognition runs at a service, the papers leave the house: decide that openly.',
      'Handwriting and faded receipts will fail: promise printed text only.',
    ],
  },
] satisfies Capability[];
