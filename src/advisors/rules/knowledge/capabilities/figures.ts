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
        risk: 'A figure on the overview differs from the list behind it.',
        mitigation: 'Compute both by the same query, and link each figure to its list.',
      },
      {
        risk: 'Ten tiles hide the one that matters.',
        mitigation: 'Begin with the three questions that are asked every morning, and add a tile only for a fourth.',
      },
    ],
    theo: [
      'Let each tile load by itself, so that one slow query does not hold up the page.',
      'Cache the sums for a stated time, and show on the page how old they are.',
    ],
    claude: [
      'A sum over three people reveals each of them; hide figures of small groups.',
      'An overview ends up on a wall screen, where visitors read it: leave names off.',
    ],
  },
  {
    id: 'charts',
    triggers:
      /\b(?:charts?|graphs?|trends?|curves?|plots? (?:of|over|against|the)|plott(?:ed|ing)|visuali[sz]\w+|over time|progress|diagrams?)\b/iu,
    name: 'Show {things} over time in charts',
    about: 'Charts show course and comparison, can be narrowed to a period and read as a table.',
    why: 'a course tells more than single values',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Missing values are drawn as zero and look like a fall.',
        mitigation: 'Leave gaps open in the line, and say what is missing.',
      },
      {
        risk: 'A cut axis makes small changes look large.',
        mitigation: 'Start the axis at zero where the chart compares amounts, and mark every axis that does not.',
      },
    ],
    theo: [
      'Sum up by period on the server, so that a chart receives hundreds of points and not millions.',
      'Keep a plain table behind each chart, for screen readers and for copying.',
    ],
    claude: [
      'A trend invites conclusions: show how many values stand behind each point.',
      'Compare like with like before a chart ranks people or places.',
    ],
  },
  {
    id: 'reports',
    triggers:
      /\b(?:reports?|statistics|summar(?:y|ies|ise|ize)|figures?|analy(?:tics|sis|se|ze)|evaluat\w+|monthly overview|year-?end|(?<!\b(?:phone|telephone|house|serial|account|member|customer|order|room|bib|mobile|seat|invoice|licen[cs]e|registration) )numbers)\b/iu,
    name: 'Report figures about {things}',
    about: 'Sums by period, kind and person come as page, file or mail at set times.',
    why: 'decisions need sums, not single {things}',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Two reports about the same month disagree.',
        mitigation: 'Freeze the figures of a closed period, and list later corrections separately.',
      },
      {
        risk: "A heavy report blocks the day's work.",
        mitigation: 'Run large reports on a read copy or at night, and send word when they are ready.',
      },
    ],
    theo: [
      'Define each figure once, in words and in code, and use that definition in every report.',
      'Keep the filters and the period with each result, so that a report can be repeated next year.',
    ],
    claude: [
      'Figures about people change how they work: agree on the purpose of a report before its layout.',
      'A mailed report can be passed on to anybody: send a link that asks for sign-in instead of the file.',
    ],
  },
  {
    id: 'statistics',
    triggers:
      /\b(?:visitors? (?:numbers|counts?|figures)|(?:numbers?|count) of visitors|downloads? (?:numbers|counts?|figures)|page views?|how many people|count(?:s|ed|ing)? (?:\w+ ){0,2}(?:visits|visitors|downloads|listeners|readers|plays|clicks)|visitor statistics)\b/iu,
    name: 'Count the use of {things} without tracking people',
    about: 'Numbers say what is used, when and from where, without cookies or a trace to a person.',
    why: 'makers want to know whether it is read, and nobody wants to be followed',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Robots inflate the counts.',
        mitigation: 'Filter known robots, and publish the rule by which a visit counts.',
      },
      {
        risk: 'A rare mix of country, device and hour points to one person.',
        mitigation: 'Round small counts, and never combine more than two properties in one view.',
      },
    ],
    theo: [
      'Count with a salt that is thrown away each day, so that nobody can be followed across days.',
      'Add up in memory and write sums each minute, so that a burst of visits does not reach the store.',
    ],
    claude: [
      'Say openly how visits are counted; honest figures are lower than those of trackers.',
      'Never write network addresses to disk or to logs, not even for an hour.',
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
        risk: 'A prediction is taken for fact.',
        mitigation: 'Show the spread of each prediction, and how often earlier ones were wrong.',
      },
      {
        risk: 'The model ages, and nobody notices.',
        mitigation: 'Compare predictions with what came each week, and warn when the gap grows.',
      },
    ],
    theo: [
      "Begin with the simplest rule that beats yesterday's value; a model has to earn its place.",
      'Store inputs and model version with each prediction, so that a strange one can be explained.',
    ],
    claude: [
      'Ask who is hurt by a wrong prediction; that decides whether it may act or only advise.',
      'Past data repeat past injustice: look for it before predicting anything about people.',
    ],
  },
  {
    id: 'goals',
    triggers:
      /\b(?:(?<!\bscor(?:e|es|ed|ing) (?:the |a |two |three )?)goals?|targets?|milestones?|objectives?|savings? goals?)\b/iu,
    name: 'Set goals for {things} and follow progress',
    about: 'A goal has a measure and a date, and shows what is missing.',
    why: 'a target gives the daily work a purpose',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A missed goal discourages people, and they stop recording.',
        mitigation: 'After a missed goal, propose a smaller next step instead of showing a red mark.',
      },
      {
        risk: 'A goal is lowered quietly to hide a failure.',
        mitigation: 'Keep former goals and their dates in sight.',
      },
    ],
    theo: [
      'Compute progress from the entries and never store it, so that corrections show at once.',
      'Store measure, target and date as data; the next kind of goal then needs no new code.',
    ],
    claude: [
      'Goals set by others put pressure on people: make clear who sees whether one was met.',
      'Whatever is measured crowds out the rest; ask what people will neglect to reach the goal.',
    ],
  },
  {
    id: 'gamification',
    triggers:
      /\b(?:(?<!\b(?:their|name|gps|pickup|data|meeting|starting|end|access) )(?:badges?|points?)|streaks?|leader-?boards?|rewards?|achievements?|rankings?)\b/iu,
    name: 'Reward progress on {things} with points and badges',
    about: 'Small marks reward steady work and can be switched off.',
    why: 'small rewards carry through dull weeks',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'People work for the points and not for the purpose.',
        mitigation: 'Reward what helps others, and watch which habits the points create.',
      },
      {
        risk: 'A ranking shames those at its end.',
        mitigation: 'Show each person their own progress first, and rank only those who agreed.',
      },
    ],
    theo: [
      'Derive points from events, so that the rules can change and everything can be recounted.',
      'Keep rewards apart from rights: a badge must never open a door.',
    ],
    claude: [
      'Children are easily driven by streaks; use them sparingly, or not at all.',
      'Let people switch the points off, and see to it that they lose nothing else by that.',
    ],
  },
  {
    id: 'ratings',
    triggers:
      /\b(?:rat(?:e|ing|ings)(?! how (?:urgent|severe|serious|bad|strong|painful)\b)|rates (?!how (?:urgent|severe|serious|bad|strong|painful)\b)(?=(?:the|a|an|each|every|how|it|them|him|her|what|which|others?)\b)|reviews? by|stars?|thumbs (?:up|down)|reactions?)\b/iu,
    name: 'Let {people} rate {things}',
    about: 'Stars and a few words are given once per person and can be changed.',
    why: '{people} trust one another more than any description',
    needs: ['accounts'],
    size: 'S',
    risks: [
      {
        risk: 'Bought or angry ratings distort the picture.',
        mitigation: 'Let only those rate who have tried what they rate, and let suspicious ratings be reported.',
      },
      {
        risk: 'A single vote of five stars leads the list.',
        mitigation: 'Weigh the mean by the number of ratings, and show that number.',
      },
    ],
    theo: [
      'Keep the single ratings and compute the mean, so that a removed rating leaves no trace.',
      'Let the store enforce one rating per person; the page alone cannot.',
    ],
    claude: [
      'Decide before opening what happens to insulting or unlawful reviews, and how fast.',
      'Give those who are rated a way to answer, or one unfair review stays the last word.',
    ],
  },
] satisfies Capability[];
