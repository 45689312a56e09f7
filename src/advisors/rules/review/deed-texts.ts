import type { Deed } from './action-classes.ts';

/**
 * A sentence about a feature. {doing} is the feature as it can be said in a sentence, always singular: "reserving a tool",
 * "the cash book of deposits" or its name in quotation marks. Of two wordings the first speaks of {object}, several
 * things, and is used where they are surely known.
 */
export type Wording = string | readonly [ofObject: string, plain: string];

/** What two architects say of a feature by what it does. */
export type DeedTexts = {
  /** What it is a question of, for Theo, and what worries Claude. */
  matter: string;
  worry: string;
  approach: string;
  theo: readonly Wording[];
  claude: readonly Wording[];
  risks: readonly { risk: Wording; mitigation: Wording }[];
};

export const deedTexts: Readonly<Record<Deed, DeedTexts>> = {
  keep: {
    matter: 'what an entry holds, who may change it and how it is found again',
    worry: 'what becomes of entries that are half finished, doubled or wrong',
    approach: 'Begin with the smallest form that serves {doing}, save each entry at once, and add comfort later',
    theo: [
      [
        'Give {object} an identity and a version from the start, so that two people who save at once do not overwrite each other.',
        '{Doing} needs a version on every row, so that two people who save at once do not overwrite each other.',
      ],
      [
        'Check the fields of {object} where they are stored, and not only where they are typed.',
        'Check whatever is entered for {doing} where it is stored, and not only where it is typed.',
      ],
      'The data behind {doing} will be read far more often than written: index the columns by which it is listed.',
      'One operation on the server should stand behind {doing}, so that page, import and API obey the same rules.',
    ],
    claude: [
      'Decide what {doing} may never lose, and test exactly that with the connection cut in the middle of saving.',
      [
        'The fields of {object} will change within a year: plan now how old entries are carried over.',
        'What {doing} asks for will change within a year: plan now how old entries are carried over.',
      ],
      'Ask of every field in {doing} who needs it; what nobody needs cannot leak.',
    ],
    risks: [
      {
        risk: [
          'Half-entered {object} are lost when the page is closed.',
          'What was half entered for {doing} is lost when the page is closed.',
        ],
        mitigation: 'Keep a draft of what is typed for {doing}, and offer it again on the next visit.',
      },
      {
        risk: [
          'Duplicates make the list of {object} worthless within months.',
          'Double entries make {doing} worthless within months.',
        ],
        mitigation: [
          'Show similar {object} before the second one is saved.',
          'Show similar entries in {doing} before the second one is saved.',
        ],
      },
      {
        risk: 'One wrong entry in {doing} is copied into everything that is built on it.',
        mitigation: 'Show who entered what in {doing}, and let it be corrected in one place.',
      },
    ],
  },
  show: {
    matter: 'one query, its rights and the age of what it returns',
    worry: 'what people conclude from a page that is incomplete or out of date',
    approach: 'Write down the one question that {doing} answers, build the query for it, and draw the page last',
    theo: [
      [
        'Fetch only the fields of {object} that are on the screen; the rest follows with a click.',
        'Fetch only the fields that {doing} puts on the screen; the rest follows with a click.',
      ],
      'One query should answer {doing}; a page put together from ten answers is slow and contradicts itself.',
      'Measure how long {doing} takes with ten times the data you expect today.',
      'Let a reload keep the place on the page, since {doing} will be left open all day.',
    ],
    claude: [
      [
        'Whatever is shown is given away: check the rights on {object} row by row, and on the server.',
        'Whatever {doing} shows is given away: check the rights row by row, and on the server.',
      ],
      'Decide what {doing} looks like before there is any data, since every first visit is like that.',
      'Ask which decision hangs on {doing}, and what it costs when the data is a day old.',
    ],
    risks: [
      {
        risk: [
          'People decide by {object} that are out of date.',
          'People rely on {doing} while the data behind it is out of date.',
        ],
        mitigation: 'Show the time of the last change in {doing}, and warn when it is too old.',
      },
      {
        risk: ['The page slows down as {object} accumulate.', 'The page slows down as the data behind {doing} grows.'],
        mitigation: 'Set a time budget for {doing}, and test it with a large sample.',
      },
      {
        risk: 'On the first day {doing} is an empty page that looks like a fault.',
        mitigation: 'Say in {doing} why there is nothing to see yet, and what to do first.',
      },
    ],
  },
  find: {
    matter: 'what is indexed, how fresh the index is and how results are ordered',
    worry: 'what is found by people who should not see it, and what is not found although it is there',
    approach:
      'Write down ten real questions that {doing} has to answer, with the results a person would expect, before the first index is built',
    theo: [
      [
        'Page the {object} from the beginning, and let the server order and filter them, so that every device shows the same.',
        '{Doing} needs paging from the beginning, with order and filters on the server, so that every device shows the same.',
      ],
      'The index behind {doing} must be rebuildable from the data, since it will be wrong one day.',
      'Measure how long {doing} takes with ten times the data you expect today.',
      'Put what was asked for into the address, so that a result of {doing} can be sent to somebody else.',
    ],
    claude: [
      [
        'A hit gives away that something exists: check rights before the {object} are counted, and not after.',
        'A hit gives away that something exists: check rights in {doing} before anything is counted.',
      ],
      'What people type into {doing} can be personal: keep it out of the logs.',
      'Decide what {doing} shows when nothing fits, because that page is seen more often than one thinks.',
    ],
    risks: [
      {
        risk: [
          'People do not find {object} that are there, and enter them a second time.',
          'People do not find what is there, because {doing} takes their words too literally.',
        ],
        mitigation: 'Collect the words for which {doing} finds nothing, and read that list every week.',
      },
      {
        risk: ['Results come more slowly as {object} accumulate.', '{Doing} slows down as the data grows.'],
        mitigation: 'Set a time budget for {doing}, and test it with a large sample.',
      },
      {
        risk: 'A stale index behind {doing} shows what was deleted yesterday.',
        mitigation: 'Update the index behind {doing} in the same step as the data, and compare the two every night.',
      },
    ],
  },
  send: {
    matter: 'a queue, retries and a record of what went out',
    worry: 'what cannot be called back once it is out',
    approach: 'Record first what is to go out, send it from a queue, and make {doing} safe to repeat',
    theo: [
      'Put an outbox between the event and {doing}; the person who caused it must not wait.',
      'Give each message in {doing} a key of its own, so that a retry sends nothing twice.',
      'Store for every receiver what became of {doing}: queued, sent, or failed and why.',
    ],
    claude: [
      'What is out cannot be called back: a short delay before {doing} saves the worst mistakes.',
      [
        'Check right before sending that the receiver may still see the {object}.',
        'Check once more, right before {doing}, that the receiver is still the right one.',
      ],
      'Let people turn down {doing} in steps, or they will switch it off as a whole.',
    ],
    risks: [
      {
        risk: ['The wrong people receive the {object}.', '{Doing} reaches the wrong people.'],
        mitigation: 'Show names and number of the receivers before {doing} is confirmed.',
      },
      {
        risk: 'A failing provider swallows messages, and nobody notices that {doing} has stopped.',
        mitigation: 'Show failures of {doing} where somebody looks every day, and try again by plan.',
      },
      {
        risk: 'Too many messages wear people out, and {doing} is ignored when it matters.',
        mitigation: 'Limit {doing} at first to what needs an action, and bundle the rest.',
      },
    ],
  },
  talk: {
    matter: 'an ordered log of messages, and of who may read it',
    worry: 'how people treat one another when nobody is watching',
    approach:
      'Begin with one conversation that people really have, and let {doing} carry just that one before anything is added',
    theo: [
      'Keep messages as an ordered log, so that {doing} and its search read from the same place.',
      'Treat what people write in {doing} as text: a small set of formats is enough, and no markup from outside.',
      'Number messages on the server, so that a device that was offline asks {doing} only for what it missed.',
    ],
    claude: [
      'Say who may read along, and how long words are kept, before {doing} is opened.',
      'Give people a way to block and to report from the first version of {doing}.',
      'Decide who may remove the words of others in {doing} before the first quarrel.',
    ],
    risks: [
      {
        risk: 'Somebody is harassed through {doing}.',
        mitigation: 'Let people block one another in {doing}, and give somebody the duty to look at reports.',
      },
      {
        risk: 'A decision is buried in {doing}, and nobody finds it again.',
        mitigation: 'Let an answer in {doing} be marked as the outcome, and show it at the top.',
      },
      {
        risk: 'Words meant for few reach many through {doing}.',
        mitigation: 'Show in {doing} who can read a text before it is sent.',
      },
    ],
  },
  decide: {
    matter: 'states, the steps between them and two people at once',
    worry: 'who may take a step back, and what happens when two people act at once',
    approach: 'Draw the states and the steps allowed between them, and build {doing} on that drawing',
    theo: [
      [
        'Guard the {object} by a constraint in the store: two people in the same second are the normal case.',
        '{Doing} needs a constraint in the store: two people in the same second are the normal case.',
      ],
      'Keep each step of {doing} with its time and its person, because it will be disputed.',
      'Make {doing} one transaction, so that nothing is left half done when the connection breaks.',
    ],
    claude: [
      'Ask who may undo {doing}, and until when; that rule is harder than the step itself.',
      'Try {doing} as somebody impatient, who clicks twice and reloads the page.',
      'Write down who may act for others, since {doing} in another name is the first thing people ask for.',
    ],
    risks: [
      {
        risk: 'Two people act at the same moment, and both are told that {doing} succeeded.',
        mitigation: 'Let the store refuse the second one, and tell that person at once why {doing} failed.',
      },
      {
        risk: [
          'A step begun and never finished blocks the {object} for everybody else.',
          'A step begun and never finished blocks {doing} for everybody else.',
        ],
        mitigation: 'Let every hold that belongs to {doing} expire by itself.',
      },
      {
        risk: 'Nobody can say later who agreed to what, and {doing} ends in an argument.',
        mitigation: 'Confirm {doing} in writing at once, with name, time and what was agreed.',
      },
    ],
  },
  pay: {
    matter: 'sums that add up, and of records that nobody changes afterwards',
    worry: 'money that moves twice, too late or to the wrong person',
    approach:
      'Write down the way of one sum from the first click to the books, with every way back, and build {doing} along it',
    theo: [
      'Store sums in whole cents with their currency, and let {doing} round in one place only.',
      'Record the money behind {doing} in entries that are only ever added, so that the books can be checked later.',
      'Give each sum in {doing} a key, so that a second click does not cost twice.',
    ],
    claude: [
      'Settle on paper who gets money back, and when, before {doing} moves the first cent.',
      'Separate duties in {doing}: who enters a sum does not approve it.',
      'Ask which law governs {doing}, from receipts to taxes, and let somebody from the field read the texts.',
    ],
    risks: [
      {
        risk: 'Money arrives, its message gets lost, and {doing} shows it as unpaid.',
        mitigation: 'Compare {doing} with the statements of bank and provider every day.',
      },
      {
        risk: 'A wrong sum in {doing} is noticed only after it has been paid.',
        mitigation: 'Show in {doing} how each sum came about before anybody confirms it.',
      },
      {
        risk: 'Amounts in {doing} are changed afterwards, and the books no longer agree.',
        mitigation: 'Correct a sum in {doing} by a second entry, and never by changing the first.',
      },
    ],
  },
  plan: {
    matter: 'constraints kept as data, and of drafts kept apart from what is published',
    worry: 'the day on which the plan no longer holds',
    approach:
      'Work through one real week with those who plan it by hand today, and build {doing} until that week comes out',
    theo: [
      'Keep the limits as data (who, where, when not), so that {doing} can explain every clash.',
      'Hold the draft apart from what is published, so that {doing} disturbs nobody before it is finished.',
      'Store what was planned beside what happened; {doing} gets better by the difference.',
    ],
    claude: [
      "A plan takes up people's time: let those concerned see changes before {doing} becomes final.",
      'Ask what happens in {doing} when somebody falls ill on the day.',
      'A person should have the last word in {doing}; note when it was used, and why.',
    ],
    risks: [
      {
        risk: 'Two people change the same plan, and {doing} loses what one of them did.',
        mitigation: 'Show in {doing} who is at work on the plan, and refuse a stale change.',
      },
      {
        risk: 'One late change in {doing} leaves everything after it without a basis.',
        mitigation: 'Show what a change in {doing} pushes aside before it is confirmed.',
      },
      {
        risk: 'The plan is right in the morning and wrong at noon, and {doing} does not notice.',
        mitigation: 'Say in {doing} what has moved since the plan was published, and who has not seen it.',
      },
    ],
  },
  compute: {
    matter: 'one rule, its inputs and worked examples',
    worry: 'results that look certain and are wrong',
    approach:
      'Work out ten examples by hand with somebody from the field, make them tests, and build {doing} against them',
    theo: [
      'The rule behind {doing} should be pure and apart from the store, so that thousands of cases can be tested.',
      'Store the inputs beside every result of {doing}, since it will have to be explained later.',
      'Give the rule behind {doing} a version, and keep with each result which one it came from.',
    ],
    claude: [
      'A wrong result looks as sure as a right one: let {doing} show how it got there.',
      'The rule behind {doing} will change; old results stay under the rule they were made with.',
      'Ask who is hurt when {doing} is wrong, and let that decide whether it acts or only advises.',
    ],
    risks: [
      {
        risk: 'Rounding and missing values distort {doing} where nobody looks.',
        mitigation: 'State for {doing} how each gap is treated, and test those cases first.',
      },
      {
        risk: 'People trust {doing} more than it deserves.',
        mitigation: 'Show what {doing} is based on and how sure it is, and not only one figure.',
      },
      {
        risk: 'The result of {doing} differs from a list that people can count for themselves.',
        mitigation: 'Take the figures of {doing} and the list behind them from the same query.',
      },
    ],
  },
  import: {
    matter: 'a foreign format, and of runs that can be repeated',
    worry: 'what comes in from outside without anybody looking at it',
    approach: 'Take real samples from three sources, make {doing} work on them, and list plainly what is refused',
    theo: [
      'Put a thin layer between the foreign format and your own data; {doing} changes whenever the other side does.',
      [
        'Remember where {object} came from, so that a second run adds nothing twice.',
        'Remember for every entry where it came from, so that a second run of {doing} adds nothing twice.',
      ],
      'Run {doing} in the background with progress, in steps that can be resumed.',
    ],
    claude: [
      'Treat what comes from outside as hostile until it has been checked: {doing} is an open door.',
      'Limit size and time, so that {doing} cannot be used to bring the server down.',
      'Ask who answers for wrong data that came in through {doing}.',
    ],
    risks: [
      {
        risk: [
          'A broken file damages {object} that were right before.',
          'A broken file damages data that was right before {doing}.',
        ],
        mitigation:
          'Begin {doing} with a dry run that shows counts and examples, and let the run be undone as a whole.',
      },
      {
        risk: ['The same {object} arrive twice.', 'The same entries arrive twice through {doing}.'],
        mitigation: 'Recognise by a stable key what {doing} has brought in before.',
      },
      {
        risk: 'The source changes its format, and {doing} silently leaves half of it out.',
        mitigation: 'Count what went in and what came out of {doing}, and say so each time.',
      },
    ],
  },
  export: {
    matter: 'a stable format, and of the rights that travel with it',
    worry: 'who holds the copy afterwards',
    approach:
      'Ask two people what they do with the result, and let {doing} produce exactly that before other formats follow',
    theo: [
      [
        'Write the {object} one by one as they are read, so that a large file needs little memory.',
        'Write entries one by one as they are read, so that {doing} needs little memory for a large file.',
      ],
      'Give the format behind {doing} a version and a documented order, because somebody will depend on it.',
      'Make files in the background where {doing} takes longer than a second, with progress and a way to stop.',
    ],
    claude: [
      'Whoever has access to {doing} can take everything home: make it a right of its own, and log its use.',
      'Copies do not change with the original: put date and state on everything that leaves through {doing}.',
      [
        'Rights hold outside of the page too: leave out the {object} that this person may not see.',
        'Rights hold outside of the page too: {doing} must leave out what this person may not see.',
      ],
    ],
    risks: [
      {
        risk: 'A file from {doing} ends up with people who should not have it.',
        mitigation: 'Name in {doing} what the file will contain, and keep a record of who took it.',
      },
      {
        risk: 'The result of {doing} looks complete although part of it is missing.',
        mitigation: 'Say in {doing} how many entries were asked for, and how many there are in the result.',
      },
      {
        risk: 'A layout that fits today breaks with the first long name in {doing}.',
        mitigation: 'Test {doing} with the longest, the emptiest and the strangest entry you have.',
      },
    ],
  },
  connect: {
    matter: 'two systems that drift apart and have to find together again',
    worry: 'the day on which the other side fails, changes or asks for money',
    approach:
      'Connect one real system first, break the connection on purpose, and give {doing} its shape from what you learn',
    theo: [
      'Put a thin layer between the other side and your own data; {doing} changes whenever they do.',
      'Keep the foreign id beside your own, so that {doing} can be resumed and repeated without doubling anything.',
      'It must be harmless when {doing} falls behind: use a queue with retries, and note how far it got.',
    ],
    claude: [
      'Ask what happens on the day the other side of {doing} changes its terms or vanishes.',
      "The keys for {doing} open somebody else's house: keep them encrypted, with the smallest right that works.",
      'Say on the page what leaves the house through {doing}, and let the owner stop it.',
    ],
    risks: [
      {
        risk: 'The other side fails, and {doing} stands still without anybody being told.',
        mitigation: 'Show when {doing} last worked, and tell somebody after the second failure.',
      },
      {
        risk: 'A change made on both sides at once is lost in {doing}.',
        mitigation: 'Keep both versions when {doing} meets a clash, and let a person choose.',
      },
      {
        risk: 'A loop between the two sides makes {doing} repeat its own changes.',
        mitigation: 'Mark where each change came from, so that {doing} ignores its own.',
      },
    ],
  },
  check: {
    matter: 'rules with an owner, and of results that can be repeated',
    worry: 'faults that are not found, and alarms that are none',
    approach:
      'Collect twenty real cases, good and bad ones, agree on the right answer for each, and build {doing} against them',
    theo: [
      'Keep the rules of {doing} as data apart from the code, each with an id and a date.',
      'Record each result of {doing} with the state that was looked at, so that it can be repeated.',
      'Run {doing} apart from the request that caused it, with a deadline of its own.',
    ],
    claude: [
      'A false alarm costs trust: measure how often {doing} is wrong before anybody depends on it.',
      'Ask who acts on a bad result of {doing}, and by when.',
      'Decide who may overrule {doing}, and keep the reason.',
    ],
    risks: [
      {
        risk: 'Everything looks well although {doing} has not happened.',
        mitigation: 'Treat a missing result of {doing} as a fault of its own.',
      },
      {
        risk: 'So many findings are minor that the serious one in {doing} is missed.',
        mitigation: 'Show first what needs a person, and let known findings of {doing} be put aside with a reason.',
      },
      {
        risk: 'The rule behind {doing} grows old, and nobody notices.',
        mitigation: 'Give the rule behind {doing} an owner, and a date on which it is looked at again.',
      },
    ],
  },
  protect: {
    matter: 'one place where the rule holds, and of every way that leads there',
    worry: 'the way around it that nobody has thought of',
    approach: 'List who may do what, refuse everything else, and prove {doing} by tests that try to trespass',
    theo: [
      'Enforce {doing} on the server, in the one place that every way in has to pass.',
      'Keep the rules behind {doing} in one table that can be read without programming.',
      'A change of the rules behind {doing} has to take effect at once, also in sessions that are open.',
    ],
    claude: [
      [
        'Think like somebody with an old link to the {object}: does the rule still hold?',
        'Think like somebody with an old link: does {doing} still hold?',
      ],
      'Decide how {doing} is switched off in an emergency, and who hears of it.',
      'Log every refusal, so that an attack on {doing} looks different from a mistake.',
    ],
    risks: [
      {
        risk: ['One forgotten way leaves the {object} open.', 'One forgotten way leads around {doing}.'],
        mitigation: 'Make the tests of {doing} from the list of all ways in, so that a new one cannot be forgotten.',
      },
      {
        risk: 'Too strict a rule makes people work around {doing}.',
        mitigation: 'Watch in the first weeks whom {doing} stops, and mend the rule.',
      },
      {
        risk: 'Somebody locks everybody out through {doing}, and nobody is left to undo it.',
        mitigation: 'Keep one tested way in that {doing} cannot close.',
      },
    ],
  },
  remove: {
    matter: 'what refers to the thing that goes, and of how long it can be brought back',
    worry: 'what is gone for good after one click too many',
    approach:
      'List everything that refers to what goes, decide for each whether it goes too, and build {doing} from that list',
    theo: [
      [
        'Mark {object} as gone first and erase them later, so that a mistake can be taken back.',
        'Mark first and erase later, so that {doing} can be taken back after a mistake.',
      ],
      'Whatever refers to what is gone has to survive {doing}: test totals, lists and links.',
      'Free what was held in the same step as {doing}, and not by a job at night.',
    ],
    claude: [
      'Say in numbers what {doing} takes along before it is confirmed.',
      'Ask what the law wants kept and what it wants erased; {doing} has to satisfy both.',
      'Decide who hears of {doing}, and when.',
    ],
    risks: [
      {
        risk: 'One click too many in {doing} takes away what nobody can bring back.',
        mitigation: 'Offer an undo right after {doing}, and keep what is gone for a stated time.',
      },
      {
        risk: [
          'Removed {object} live on in copies, files and messages.',
          'After {doing}, copies live on in files and messages.',
        ],
        mitigation: 'List the copies that {doing} has to reach, and test each of them.',
      },
      {
        risk: 'Others still count on what is gone after {doing}.',
        mitigation: 'Tell those concerned in the same step as {doing}.',
      },
    ],
  },
  let: {
    matter: 'the one operation behind it, and of what that may change',
    worry: 'what happens when it is used in a way nobody planned',
    approach: 'Walk the way of one real person from the first click to the end of {doing}, and build just that way',
    theo: [
      'Name the one operation behind {doing}, and let page, API and import all call it.',
      'Keep the settings of {doing} few; each of them doubles what has to be tested.',
      'Write down which records {doing} changes and which it only reads, before the page is drawn.',
    ],
    claude: [
      'Ask what people might do with {doing} that nobody intends, and what that would cost.',
      'Let a small group try {doing} first, and keep a switch that turns it off.',
      'Find out what people do today without {doing}, and what they would lose.',
    ],
    risks: [
      {
        risk: 'People do not find their way through {doing}.',
        mitigation: 'Watch three people try {doing} before it is opened to everybody.',
      },
      {
        risk: 'What one person does in {doing} disturbs the work of another.',
        mitigation: 'Show in {doing} who changed what, and allow one step back.',
      },
      {
        risk: 'Only the usual case of {doing} works, and the rest is done by hand or not at all.',
        mitigation: 'Count the cases that {doing} cannot handle, and look at them every month.',
      },
    ],
  },
};

/** The wording that fits a feature: one that speaks of several things needs them to be surely known. */
export const worded = (wording: Wording, knowsObject: boolean): string =>
  typeof wording === 'string' ? wording : wording[knowsObject ? 0 : 1];
