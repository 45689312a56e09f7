import type { Capability } from '../capability.ts';

export const figures = [
  {
    id: 'dashboard',
    triggers: /\b(?:dashboards?|overviews?|at a glance|home ?screen|start page|key figures|status page)\b/iu,
    name: 'Show an overview of {things} on one page',
    about: 'One page answers the few questions that are asked each day and leads on from each.',
    why: '{people} want the state of {things} at a glance',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A figure differs from the list behind it.',
        mitigation: 'Compute both by one query, so that {doing} never contradicts {object}.',
      },
      {
        risk: 'Ten tiles hide the one that matters.',
        mitigation: 'Begin {doing} with three questions from real days with {object}.',
      },
    ],
    theo: [
      'Let each tile load by itself; a slow one must not hold up {doing}.',
      'Cache sums for a stated time and show it, so that {doing} stays cheap over many {object}.',
    ],
    claude: [
      'Sums can reveal single {object} in small groups; check {doing} for that.',
      'A wall screen shows {doing} to visitors: leave names off.',
    ],
  },
  {
    id: 'charts',
    triggers: /\b(?:charts?|graphs?|trends?|curves?|plots?|visuali[sz]\w+|over time|progress|diagrams?)\b/iu,
    name: 'Show {things} over time in charts',
    about: 'Charts show course and comparison, can be narrowed to a period and read as a table.',
    why: 'a course tells more than single values',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Gaps are drawn as falls in {object}.',
        mitigation: 'Leave gaps open, and say in {doing} what is missing.',
      },
      {
        risk: 'A cut axis exaggerates.',
        mitigation: 'Begin axes of {doing} at zero unless {object} demand otherwise, and mark it.',
      },
    ],
    theo: [
      'Sum up on the server by period, so that {doing} sends hundreds of points of {object}, not millions.',
      'Keep a plain table behind each chart; {doing} is then usable without eyes.',
    ],
    claude: [
      'A trend invites conclusions: show how many {object} stand behind {doing}.',
      'Compare like with like before {doing} ranks people.',
    ],
  },
  {
    id: 'reports',
    triggers:
      /\b(?:reports?|statistics|summar(?:y|ies|ise|ize)|figures?|analy(?:tics|sis|se|ze)|evaluat\w+|monthly overview|year-?end|numbers)\b/iu,
    name: 'Report figures about {things}',
    about: 'Sums by period, kind and person come as page, file or mail at set times.',
    why: 'decisions need sums, not single {things}',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Reports of different dates disagree.',
        mitigation: 'Freeze the figures of a closed period, and let {doing} name corrections of {object}.',
      },
      {
        risk: "A heavy report blocks the day's work.",
        mitigation: 'Run {doing} apart on a copy of {object} or at night.',
      },
    ],
    theo: [
      'Define each figure once in words and code; {doing} everywhere uses that for {object}.',
      'Keep the question with the result, so that {doing} can be repeated next year.',
    ],
    claude: [
      'Figures about people change how they work: agree on the purpose of {doing}.',
      'A mailed report leaves your rights behind; send a link to {object} when {doing}.',
    ],
  },
  {
    id: 'statistics',
    triggers:
      /\b(?:visitors?|downloads? (?:numbers|counts?|figures)|page views?|how many people|count(?:s|ed|ing)? (?:\w+ ){0,2}(?:visits|visitors|downloads|listeners|readers|plays|clicks)|visitor statistics)\b/iu,
    name: 'Count the use of {things} without tracking people',
    about: 'Numbers say what is used, when and from where, without cookies or a trace to a person.',
    why: 'makers want to know whether it is read, and nobody wants to be followed',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Robots inflate {object}.',
        mitigation: 'Filter known ones, and publish the rule by which {doing} counts.',
      },
      {
        risk: 'Rare combinations point to one person.',
        mitigation: 'Round small numbers of {object} away in {doing}.',
      },
    ],
    theo: [
      'Count by day with a salt that is thrown away; {doing} then cannot be joined across days of {object}.',
      'Collect in memory and write sums, so that {doing} holds against bursts.',
    ],
    claude: [
      "Say openly what {doing} keeps; honest numbers for {object} are lower than others'.",
      'Do not store addresses, not even for an hour, if {doing} promises so.',
    ],
  },
  {
    id: 'prediction',
    triggers:
      /\b(?:predict\w*|forecast\w*|next (?:half )?hour|estimat(?:e|es|ion) of|recommend\w*|suggest(?:s|ed|ions?)?)\b/iu,
    name: 'Predict how {things} will go on',
    about: 'A forecast with its spread continues the known course and is checked against what came.',
    why: 'acting early needs a look ahead',
    needs: ['charts'],
    size: 'L',
    risks: [
      {
        risk: 'A forecast is taken for fact.',
        mitigation: 'Draw the spread of {doing}, and show how often it was wrong about {object}.',
      },
      {
        risk: 'The model ages unnoticed.',
        mitigation: 'Compare {doing} with reality each week, and warn when {object} drift.',
      },
    ],
    theo: [
      "Begin with the simplest rule that beats yesterday's value; {doing} gets complex soon enough over {object}.",
      'Keep inputs and version with each result of {doing}.',
    ],
    claude: [
      'Who is hurt by a wrong {doing}? That decides whether it may act on {object} or only tell.',
      'Past data repeat past injustice; look for it before {doing} about people.',
    ],
  },
  {
    id: 'goals',
    triggers: /\b(?:goals?|targets?|milestones?|objectives?|savings? goals?)\b/iu,
    name: 'Set goals for {things} and follow progress',
    about: 'A goal has a measure and a date, and shows what is missing.',
    why: 'a target gives the daily work a purpose',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A missed goal discourages.',
        mitigation: 'Propose a smaller step in {doing} instead of a red mark on {object}.',
      },
      { risk: 'A changed goal hides a failure.', mitigation: 'Keep former goals in sight within {doing}.' },
    ],
    theo: [
      'Compute progress from entries; {doing} must follow corrections of {object}.',
      'Dates and measures are data, so that {doing} can hold kinds nobody thought of.',
    ],
    claude: [
      'Goals set by others press people: make clear who sees {doing}.',
      'Ask what {people} will neglect among {object} while {doing}.',
    ],
  },
  {
    id: 'gamification',
    triggers: /\b(?:badges?|points?|streaks?|leader-?boards?|rewards?|achievements?|rankings?)\b/iu,
    name: 'Reward progress on {things} with points and badges',
    about: 'Small marks reward steady work and can be switched off.',
    why: 'small rewards carry through dull weeks',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'People work for points, not for {object}.',
        mitigation: 'Reward what helps others, and watch what {doing} makes them do.',
      },
      {
        risk: 'Tables shame those at the end.',
        mitigation: 'Show own progress first; let {doing} compare only by consent over {object}.',
      },
    ],
    theo: [
      'Derive points from events, so that {doing} can change its rules for {object} and recount.',
      'Keep rewards apart from rights, or {doing} becomes a way in.',
    ],
    claude: [
      'Children are easily driven by {doing}; be sparing with {object}.',
      'Leaving must not cost people what {doing} gave them.',
    ],
  },
  {
    id: 'ratings',
    triggers: /\b(?:rat(?:e|es|ing|ings)|reviews? by|stars?|thumbs (?:up|down)|reactions?)\b/iu,
    name: 'Let {people} rate {things}',
    about: 'Stars and a few words are given once per person and can be changed.',
    why: '{people} trust one another more than any description',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'Bought or angry ratings distort {object}.',
        mitigation: 'Allow only those who had the {object}, and let {doing} be reported.',
      },
      { risk: 'One vote decides the order.', mitigation: 'Weigh by number, so that {doing} ranks {object} fairly.' },
    ],
    theo: [
      'Keep single ratings and compute the mean; {doing} then survives a removal from {object}.',
      'One rating per person is a rule for the store, not the page of {doing}.',
    ],
    claude: [
      'Say what happens to unlawful words before {doing} is open.',
      'Let those rated answer; {doing} without reply ruins {object}.',
    ],
  },
] satisfies Capability[];
