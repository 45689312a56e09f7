import type { Deed } from './action-classes.ts';

/**
 * A sentence about a feature. {doing} is what it does, "reserving a tool", where something happens; {name} is the feature
 * itself, where it is spoken of as a thing, and stands in quotation marks where it is no noun. Both are singular. Of two
 * wordings the first speaks of {object}, several things, and is used where they are surely known.
 */
export type Wording = string | readonly [ofObject: string, plain: string];

export type Risk = { risk: Wording; mitigation: Wording };

/** What two architects say of a feature by what it does. */
export type DeedTexts = {
  /** What it is a question of, for Theo, and what worries Claude. */
  matter: string;
  worry: string;
  /** How Theo would build it and how Claude would try it: a sentence without its full stop. */
  approach: Wording;
  trial: Wording;
  theo: readonly Wording[];
  claude: readonly Wording[];
  /** The risk that both name; Claude has another answer to it. */
  main: Risk & { otherwise: Wording };
  /** Of these each names others. */
  risks: readonly Risk[];
  /** What each of the two would do next. */
  next: Readonly<Record<'theo' | 'claude', Wording>>;
};

export const deedTexts: Readonly<Record<Deed, DeedTexts>> = {
  keep: {
    matter: 'what an entry holds, who may change it and how it is found again',
    worry: 'what becomes of entries that are half finished, doubled or wrong',
    approach: [
      'Begin with the smallest form for {object} and the list that shows them, save each entry at once, and add comfort later',
      'Begin with the smallest form that serves {name}, save each entry at once, and add comfort later',
    ],
    trial: [
      'Let two people enter ten real {object}, mend what they stumble over, and take in the old ones after that',
      'Let two people use {name} with ten real entries, mend what they stumble over, and take in the old ones after that',
    ],
    theo: [
      [
        'Give {object} an identity and a version from the start, so that two people who save at once do not overwrite each other.',
        'Every row behind {name} needs a version, so that two people who save at once do not overwrite each other.',
      ],
      [
        'Check {object} where they are stored, and not only where they are typed.',
        'Check what is entered in {name} where it is stored, and not only where it is typed.',
      ],
      [
        'You will read {object} far more often than write them: index the columns by which they are listed.',
        'The data behind {name} is read far more often than written: index the columns by which it is listed.',
      ],
      [
        'Let page, import and API save {object} through the same operation, so that all obey the same rules.',
        'One operation on the server should stand behind {name}, so that page, import and API obey the same rules.',
      ],
    ],
    claude: [
      [
        'Decide what may never be lost of the {object}, and test exactly that with the connection cut while saving.',
        'Decide what {name} may never lose, and test exactly that with the connection cut while saving.',
      ],
      [
        'The fields of {object} will change within a year: plan now how old entries are carried over.',
        'The fields of {name} will change within a year: plan now how old entries are carried over.',
      ],
      [
        'Ask who needs each field of the {object}; what nobody needs cannot leak.',
        'Ask who needs each field of {name}; what nobody needs cannot leak.',
      ],
    ],
    main: {
      risk: [
        'Half-entered {object} are lost when the page is closed.',
        'What was half entered in {name} is lost when the page is closed.',
      ],
      mitigation: [
        'Keep drafts of {object} on the device while somebody types, and offer them again on the next visit.',
        'Keep a draft of {name} on the device while somebody types, and offer it again on the next visit.',
      ],
      otherwise: [
        'Warn before a page with unsaved {object} is left, and test it by closing the browser in the middle.',
        'Warn before a page of {name} is left unsaved, and test it by closing the browser in the middle.',
      ],
    },
    risks: [
      {
        risk: [
          'Duplicates make the list of {object} worthless within months.',
          'Double entries make {name} worthless within months.',
        ],
        mitigation: [
          'Show similar {object} before another one is saved.',
          'Show similar entries in {name} before the second one is saved.',
        ],
      },
      {
        risk: [
          'An error in the {object} is copied into everything that is built on them.',
          'An error in {name} is copied into everything that is built on it.',
        ],
        mitigation: [
          'Show who changed which of the {object}, and when, and let an error be corrected in one place.',
          'Show in {name} who entered what, and let an error be corrected in one place.',
        ],
      },
      {
        risk: [
          'Of the {object}, old and current ones look alike after a year.',
          'Old and current entries of {name} look alike after a year.',
        ],
        mitigation: [
          'Give {object} a state, and let what is over be put away without being lost.',
          'Give what {name} holds a state, and let what is over be put away without being lost.',
        ],
      },
    ],
    next: {
      theo: 'Settle the fields of {name} with two real entries, one plain and one strange.',
      claude: [
        'Agree who may see and who may delete {object} before {name} is shown outside the team.',
        'Agree who may see and who may change the data behind {name} before it is shown outside the team.',
      ],
    },
  },
  show: {
    matter: 'one query, its rights and the age of what it returns',
    worry: 'what people conclude from a page that is incomplete or out of date',
    approach: 'Write down the one question that {name} answers, build the query for it, and draw the page last',
    trial:
      'Put a page made by hand before three people, watch what they conclude from it, and build {name} from what they got wrong',
    theo: [
      [
        'Fetch only the fields of {object} that are on the screen; the rest follows with a click.',
        'Fetch for {name} only the fields that are on the screen; the rest follows with a click.',
      ],
      'One query should feed {name}; a page put together from ten answers is slow and contradicts itself.',
      'Measure how long {doing} takes with ten times the data you expect today.',
      [
        'Keep the place on the page when {object} are loaded again, since it will be left open all day.',
        'Keep the place on the page when {name} is loaded again, since it will be left open all day.',
      ],
    ],
    claude: [
      [
        'Whatever is shown is given away: check the rights on {object} row by row, and on the server.',
        'Whatever is shown is given away: check the rights behind {name} row by row, and on the server.',
      ],
      [
        'Decide what the page says before there are any {object}, since every first visit is like that.',
        'Decide what {name} looks like before there is any data, since every first visit is like that.',
      ],
      'Ask which decision hangs on {name}, and what it costs when the data is a day old.',
    ],
    main: {
      risk: [
        'People act on {object} that are out of date.',
        'People rely on {name} while the data behind it is out of date.',
      ],
      mitigation: 'Show the time of the last change in {name}, and warn when it is too old.',
      otherwise:
        'Ask what the costliest wrong decision would be, and let {name} show nothing that is older than it allows.',
    },
    risks: [
      {
        risk: ['The page slows down as {object} accumulate.', 'The page slows down as the data behind {name} grows.'],
        mitigation: 'Set a time budget for {doing}, and test it with a large sample.',
      },
      {
        risk: [
          'A page without {object} looks like a fault on the first day.',
          'On the first day {name} is an empty page that looks like a fault.',
        ],
        mitigation: [
          'Say why there are no {object} yet, and what to do first.',
          'Say in {name} why there is nothing to see yet, and what to do first.',
        ],
      },
      {
        risk: 'Somebody sees in {name} what was meant for others.',
        mitigation: 'Try {name} with the rights of each role, and compare what comes back with a list made by hand.',
      },
    ],
    next: {
      theo: 'Measure the query behind {name} with a year of data before the page is drawn.',
      claude: 'Try {name} with the rights of somebody who may see least.',
    },
  },
  find: {
    matter: 'what is indexed, how fresh the index is and how results are ordered',
    worry: 'what is found by people who should not see it, and what is not found although it is there',
    approach:
      'Write down ten real questions for {name}, with the results a person would expect, before the first index is built',
    trial: 'Try {name} first on the entries that were hardest to find last year, and open it when those are found',
    theo: [
      [
        'Page the {object} from the beginning, and let the server order and filter them, so that every device shows the same.',
        'Page the results of {name} from the beginning, and let the server order them, so that every device shows the same.',
      ],
      [
        'It must be possible to build the index of {object} anew from the data, since it will be wrong one day.',
        'It must be possible to build the index behind {name} anew from the data, since it will be wrong one day.',
      ],
      'Measure how long {doing} takes with ten times the data you expect today.',
      [
        'Keep what was asked in the address, so that a selection of {object} can be sent to somebody else.',
        'Keep what was asked in the address, so that a result of {name} can be sent to somebody else.',
      ],
    ],
    claude: [
      [
        'A hit gives away that something exists: check rights before the {object} are counted, and not after.',
        'A hit gives away that something exists: check rights in {name} before anything is counted.',
      ],
      [
        'What people type when they look for {object} can be personal: keep it out of the logs.',
        'What people type into {name} can be personal: keep it out of the logs.',
      ],
      [
        'Decide what is shown when no {object} fit, because that page is seen more often than one thinks.',
        'Decide what {name} shows when nothing fits, because that page is seen more often than one thinks.',
      ],
    ],
    main: {
      risk: [
        'People do not find {object} that are there, and enter them a second time.',
        'People do not find what is there, because {name} takes their words too literally.',
      ],
      mitigation: 'Collect the words for which {name} finds nothing, and read that list every week.',
      otherwise: 'Let ten people look for things that they know are there, and count how often {name} fails them.',
    },
    risks: [
      {
        risk: [
          'Results come more slowly as {object} accumulate.',
          'Results of {name} come more slowly as the data grows.',
        ],
        mitigation: 'Set a time budget for {doing}, and test it with a large sample.',
      },
      {
        risk: [
          'A stale index shows {object} that were deleted yesterday.',
          'A stale index behind {name} shows what was deleted yesterday.',
        ],
        mitigation: [
          'Update the index in the same step as the {object}, and compare the two every night.',
          'Update the index behind {name} in the same step as the data, and compare the two every night.',
        ],
      },
      {
        risk: [
          'The right one of the {object} is there, and stands on the fourth page of results.',
          'What was looked for is there, and stands on the fourth page of {name}.',
        ],
        mitigation: 'Write down for {name} what comes first and why, and try the order with real questions.',
      },
    ],
    next: {
      theo: 'Write down what {name} has to answer within a second, and test it with all the data you will have.',
      claude: 'Ask {name} for something that is not yours to see, and count the hits.',
    },
  },
  send: {
    matter: 'a queue, retries and a record of what went out',
    worry: 'what cannot be called back once it is out',
    approach: 'Record first what is to go out, send it from a queue, and make {doing} safe to repeat',
    trial: 'Let {name} reach only yourselves for a week, count what annoyed you, and open it to others after that',
    theo: [
      'Put an outbox between the event and {doing}; the person who caused it must not wait.',
      [
        'Give each of the {object} a key for every receiver, so that a retry delivers nothing twice.',
        'Give each message of {name} a key of its own, so that a retry delivers nothing twice.',
      ],
      [
        'Store for every receiver what became of the {object}: queued, sent, or failed and why.',
        'Store for every message of {name} what became of it: queued, sent, or failed and why.',
      ],
    ],
    claude: [
      'What is out cannot be called back: a short delay before {doing} saves the worst mistakes.',
      [
        'Check right before they go out that the receiver may still see the {object}.',
        'Check once more, right before {doing}, that the receiver is still the right one.',
      ],
      'Let people turn down {name} in steps, or they will switch it off as a whole.',
    ],
    main: {
      risk: ['The {object} reach the wrong people.', 'A message of {name} reaches the wrong people.'],
      mitigation: 'Show names and number of the receivers before {doing} is confirmed.',
      otherwise: 'Begin {name} with receivers whom a person has approved, and widen it after a week without a mistake.',
    },
    risks: [
      {
        risk: [
          'A failing provider swallows {object}, and nobody notices.',
          'A failing provider swallows messages of {name}, and nobody notices.',
        ],
        mitigation: 'Show failures of {name} where somebody looks every day, and try again by plan.',
      },
      {
        risk: 'So much goes out that {name} is ignored when it matters.',
        mitigation: 'Limit {name} at first to what needs an action, and bundle the rest.',
      },
      {
        risk: 'A step is repeated after a failure, and {name} goes out a second time.',
        mitigation: 'Note what went out before {doing} is tried again, and test a failure between the two.',
      },
    ],
    next: {
      theo: 'Give {name} an outbox that can be looked at before anything leaves.',
      claude: 'Agree who may switch {name} off at night, and how.',
    },
  },
  share: {
    matter: 'who can see what, through which address, and of how that ends',
    worry: 'who reads it in the end, and whether it can be taken back',
    approach:
      'Begin with one receiver and one right, to read, and let {name} be withdrawn before it can do anything more',
    trial: 'Let an outsider use {name} under your eyes, and write down everything that person could see',
    theo: [
      [
        'Store who may see which of the {object} as rows of their own, with a reach and an end.',
        'Store who may see what through {name} as rows of their own, with a reach and an end.',
      ],
      [
        'Serve {object} to outsiders from a narrow view of the same data, and not from a second copy.',
        'Serve outsiders of {name} from a narrow view of the same data, and not from a second copy.',
      ],
      'Cache what {name} makes public, so that a rush of readers does not reach the database.',
    ],
    claude: [
      [
        'Say who can see the {object} before they are let out, in names or in numbers.',
        'Say who will see it before {doing} is confirmed, in names or in numbers.',
      ],
      'Decide whether people see later changes too, or the state in which {doing} happened.',
      'Ask whose consent {doing} needs, since most things name somebody else.',
    ],
    main: {
      risk: [
        'The {object} travel further than anybody meant.',
        'What is let out through {name} travels further than anybody meant.',
      ],
      mitigation: 'Let every access given by {name} expire, and show how often it was used.',
      otherwise: 'Open {name} to named persons first, and to whoever has the address only when somebody asks for it.',
    },
    risks: [
      {
        risk: ['Inner fields slip out together with the {object}.', 'Inner fields slip out through {name}.'],
        mitigation: 'Choose the fields for {name} one by one, and never everything but a few.',
      },
      {
        risk: 'People who have left can still see what {name} once opened to them.',
        mitigation: 'Check the rights of {name} at every visit, and not only when access is given.',
      },
      {
        risk: 'Somebody guesses the address behind {name}.',
        mitigation: 'Make the addresses of {name} too long to guess, and let none of them count upwards.',
      },
    ],
    next: {
      theo: 'Keep all rights that {name} gives in one table, so that they can be listed and ended.',
      claude: 'List after a month what {name} has opened, and ask of each whether it still has to be.',
    },
  },
  talk: {
    matter: 'an ordered log of messages, and of who may read it',
    worry: 'how people treat one another when nobody is watching',
    approach:
      'Begin with one conversation that people really have, and let {name} carry just that one before anything is added',
    trial:
      'Open {name} to one group that knows each other, and ask them after two weeks what they would not write there',
    theo: [
      'Keep messages as an ordered log, so that {name} and its search read from the same place.',
      'Treat what people write in {name} as text: a small set of formats is enough, and no markup from outside.',
      'Number messages on the server, so that a device that was offline asks {name} only for what it missed.',
    ],
    claude: [
      'Say who may read along, and how long words are kept, before {name} is opened.',
      'Give people a way to block and to report from the first version of {name}.',
      'Decide before the first quarrel who may remove the words of others in {name}.',
    ],
    main: {
      risk: 'Somebody is harassed through {name}.',
      mitigation: 'Let people block one another in {name}, and give one person the duty to look at reports.',
      otherwise: 'Write down what is not tolerated in {name}, and rehearse with one example how it is ended.',
    },
    risks: [
      {
        risk: 'A decision is buried in {name}, and nobody finds it again.',
        mitigation: 'Let an answer in {name} be marked as the outcome, and show it at the top.',
      },
      {
        risk: 'Words meant for few reach many through {name}.',
        mitigation: 'Show in {name} who can read a text before it is sent.',
      },
      {
        risk: 'So many messages of {name} arrive that people switch them off.',
        mitigation: 'Let everybody choose what {name} tells them at once, and bundle the rest.',
      },
    ],
    next: {
      theo: 'Let the server number all messages of {name} from the first one on.',
      claude: 'Name the person who looks at reports from {name}, and say how long words are kept.',
    },
  },
  decide: {
    matter: 'states, the steps between them and two people at once',
    worry: 'who may take a step back, and what happens when two people act at once',
    approach: [
      'Draw the states of {object} and the steps allowed between them, and build {name} on that drawing',
      'Draw the states and the steps allowed between them, and build {name} on that drawing',
    ],
    trial:
      'Play {name} through with three people at one table, with no answer, a change of mind and a quarrel among the cases',
    theo: [
      [
        'Guard the {object} by a constraint in the store: two people in the same second are the normal case.',
        'Put a constraint for {name} into the store: two people in the same second are the normal case.',
      ],
      'Keep each step of {name} with its time and its person, because it will be disputed.',
      'Make {doing} one transaction, so that nothing is left half done when the connection breaks.',
    ],
    claude: [
      'Ask who may undo {doing}, and until when; that rule is harder than the step itself.',
      'Try {name} as somebody impatient, who clicks twice and reloads the page.',
      'Write down who may act for others, since {doing} for somebody else is the first thing people ask for.',
    ],
    main: {
      risk: 'Two people act at the same moment, and both are told that {doing} succeeded.',
      mitigation: 'Let the store refuse the second one, and tell that person at once why {doing} failed.',
      otherwise: 'Agree whose step counts when two collide in {name}, and tell the other one whom to ask.',
    },
    risks: [
      {
        risk: [
          'A step begun and never finished blocks the {object} for everybody else.',
          'A step begun and never finished blocks {name} for everybody else.',
        ],
        mitigation: 'Let every hold that belongs to {name} expire by itself.',
      },
      {
        risk: 'Nobody can say later who agreed to what, and {doing} ends in an argument.',
        mitigation: 'Confirm each step of {name} in writing at once, with name, time and what was agreed.',
      },
      {
        risk: 'Somebody without the right to it takes the step, because {name} trusts the page.',
        mitigation: 'Check at every step of {name}, on the server, who takes it and in which state.',
      },
    ],
    next: {
      theo: 'Draw the states of {name} on one page, and let a test walk every arrow.',
      claude: 'Agree who may undo {name} for somebody else, and have that recorded.',
    },
  },
  pay: {
    matter: 'sums that add up, and of records that nobody changes afterwards',
    worry: 'sums that are asked for twice, too late or from the wrong person',
    approach: 'Follow one sum from its cause to the books, with every way back, and build {name} along that line',
    trial: 'Run {name} for a month beside the books of today, until both agree on every sum',
    theo: [
      'Store sums in whole cents with their currency, and let {name} round in one place only.',
      'Record the money behind {name} in entries that are only ever added, so that the books can be checked later.',
      'Give each sum in {name} a key, so that nothing is asked for twice after a second click.',
    ],
    claude: [
      'Settle on paper who gets money back, and when, before {name} asks for the first cent.',
      'Separate duties in {name}: who enters a sum does not approve it.',
      'Ask which law governs {doing}, from receipts to taxes, and let somebody from the field read the texts.',
    ],
    main: {
      risk: 'Money arrives, nobody enters it, and {name} shows it as unpaid.',
      mitigation: 'Compare what is open in {name} with the money that came in, on a fixed day.',
      otherwise: 'Let nobody be reminded of a debt by {name} before a person has looked at the account.',
    },
    risks: [
      {
        risk: 'A wrong sum in {name} is noticed only after it has been paid.',
        mitigation: 'Show in {name} how each sum came about before anybody confirms it.',
      },
      {
        risk: 'Amounts in {name} are changed afterwards, and the books no longer agree.',
        mitigation: 'Correct a sum in {name} by a second entry, and never by changing the first.',
      },
      {
        risk: 'Nobody can say in an audit how {name} came to a sum.',
        mitigation: 'Keep with every sum in {name} who caused it, by which rule and on which paper.',
      },
    ],
    next: {
      theo: 'Let sums in {name} come from lines that are added and never changed.',
      claude: 'Let two people agree to what {name} books above a sum that you fix now.',
    },
  },
  plan: {
    matter: 'constraints kept as data, and of drafts kept apart from what is published',
    worry: 'the day on which the plan no longer holds',
    approach:
      'Work through one real week with those who plan it by hand today, and build {name} until that week comes out',
    trial: 'Make the next plan by hand and by {name} side by side, and change over when both would be accepted',
    theo: [
      'Keep the limits as data (who, where, when not), so that {name} can explain every clash.',
      'Hold the draft apart from what is published, so that {doing} disturbs nobody before it is finished.',
      [
        'Store the {object} as planned beside what really happened, and let the next plan learn from the difference.',
        'Store in {name} what was planned beside what really happened, and let the next plan learn from it.',
      ],
    ],
    claude: [
      "A plan takes up people's time: let those concerned see changes in {name} before they become final.",
      'Ask what becomes of {name} when somebody falls ill on the day.',
      'A person should have the last word in {name}; note when it was used, and why.',
    ],
    main: {
      risk: [
        'Two people move the same {object}, and one of them loses the work.',
        'Two people work on {name} at once, and one of them loses the work.',
      ],
      mitigation: 'Show in {name} who is at work on the plan, and refuse a stale change.',
      otherwise: 'Name one person who publishes what {name} holds, and let all others propose.',
    },
    risks: [
      {
        risk: [
          'One late change leaves all later {object} without a basis.',
          'One late change in {name} leaves everything after it without a basis.',
        ],
        mitigation: 'Show what a change in {name} pushes aside before it is confirmed.',
      },
      {
        risk: 'The plan is right in the morning and wrong at noon, and {name} does not say so.',
        mitigation: 'Say in {name} what has moved since the plan was published, and who has not seen it.',
      },
      {
        risk: 'The plan of {name} breaks a rule that everybody in the house knows and nobody wrote down.',
        mitigation: 'Let those who plan by hand today name three weeks that went wrong, and try {name} on them.',
      },
    ],
    next: {
      theo: 'Let {name} publish in one step what was kept apart as a draft.',
      claude: 'Ask those who are planned by {name} what they must be able to refuse.',
    },
  },
  compute: {
    matter: 'one rule, its inputs and worked examples',
    worry: 'results that look certain and are wrong',
    approach:
      'Work out ten examples by hand with somebody from the field, make them tests, and build {name} against them',
    trial: 'Let {name} run beside the old way for a month, and explain every difference before it counts',
    theo: [
      'Keep the rule for {doing} pure and apart from the store, so that thousands of cases can be tested.',
      'Store the inputs beside every result of {name}, since it will have to be explained later.',
      'Give the rule for {doing} a version, and keep with each result which one it came from.',
    ],
    claude: [
      'A wrong result looks as sure as a right one: let {name} show how it got there.',
      'The rule for {doing} will change; old results stay under the rule they were made with.',
      'Ask who is hurt when {name} is wrong, and let that decide whether it acts or only advises.',
    ],
    main: {
      risk: 'Rounding and missing values distort {name} where nobody looks.',
      mitigation: 'State how {doing} treats each kind of gap, and test those cases first.',
      otherwise: 'Have ten results of {name} worked out by hand by somebody who has not seen the rule.',
    },
    risks: [
      {
        risk: 'People trust {name} more than it deserves.',
        mitigation: 'Show what {name} is based on and how sure it is, and not only one figure.',
      },
      {
        risk: 'A result of {name} differs from what people count for themselves.',
        mitigation: 'Take the results of {name} and the list behind them from the same query.',
      },
      {
        risk: 'An input of {name} is corrected, and results that were made before stay wrong.',
        mitigation: 'Find by its inputs what {name} has to work out anew, and say what has changed.',
      },
    ],
    next: {
      theo: 'Write the rule of {name} as one function, with the worked examples as its tests.',
      claude: 'Decide who answers when a result of {name} was wrong, and how it is told.',
    },
  },
  guess: {
    matter: 'proposals kept apart from what a person has confirmed',
    worry: 'a result that is wrong and believed',
    approach:
      'Collect fifty real cases with the right answer to each, and measure {name} on them before anybody depends on it',
    trial: 'Let {name} propose in silence for two weeks, and compare that with what people decided without it',
    theo: [
      'Store what {name} proposes apart from what a person has confirmed, with its source and its certainty.',
      'Run {name} in a queue behind the page, so that a slow or missing answer holds nobody up.',
      'Hide the method behind one interface, so that {name} can be tried with a better one on the same cases.',
    ],
    claude: [
      'Ask who is hurt by a wrong result of {name}, and let a person decide there.',
      'Look for groups of people or things for which {name} is worse, before it is offered to all.',
      'Say which data {name} sends to others, and let it be switched off.',
    ],
    main: {
      risk: 'A wrong result of {name} is taken over without a look.',
      mitigation: 'Mark what comes from {name} until somebody has confirmed it, and make a correction one click.',
      otherwise: 'Let {name} act alone only where a mistake costs nothing, and propose everywhere else.',
    },
    risks: [
      {
        risk: 'So many results are wrong that people stop looking at {name}.',
        mitigation: 'Measure every month how often {name} is corrected, and show less where it is unsure.',
      },
      {
        risk: 'The cases change with time, and {name} gets worse without anybody noticing.',
        mitigation: 'Repeat the measurement of {name} with recent cases each quarter.',
      },
      {
        risk: 'What {name} learned from holds mistakes of its own, and repeats them.',
        mitigation: 'Look through a sample of what {name} learns from, and keep out what nobody has confirmed.',
      },
    ],
    next: {
      theo: 'Measure {name} with every change on the same fifty cases.',
      claude: 'Decide where {name} may never have the last word.',
    },
  },
  import: {
    matter: 'a foreign format, and of runs that can be repeated',
    worry: 'what comes in from outside without anybody looking at it',
    approach: 'Take real samples from three sources, make {name} work on them, and list plainly what is refused',
    trial:
      'Try {name} with the worst file you have, in a place where nothing can be harmed, and write down what is refused',
    theo: [
      'Put a thin layer between the foreign format and your own data; {name} changes whenever the other side does.',
      [
        'Remember where {object} came from, so that a second run adds nothing twice.',
        'Remember for every entry where it came from, so that a second run of {name} adds nothing twice.',
      ],
      'Let {doing} happen in the background with progress, in steps that can be resumed.',
    ],
    claude: [
      'Treat what comes from outside as hostile until it has been checked: {name} is an open door.',
      'Limit size and time, so that {name} cannot be used to bring the server down.',
      [
        'Ask who answers for {object} that came in wrong.',
        'Ask who answers for wrong data that came in through {name}.',
      ],
    ],
    main: {
      risk: [
        'A broken file damages {object} that were right before.',
        'A broken file damages data that was right before {doing}.',
      ],
      mitigation: 'Begin {name} with a dry run that shows counts and examples, and let a run be undone as a whole.',
      otherwise: 'Take a copy before every run of {name}, and practise once how to go back to it.',
    },
    risks: [
      {
        risk: ['The same {object} arrive twice.', 'The same entries arrive twice through {name}.'],
        mitigation: 'Recognise by a stable key what {name} has brought in before.',
      },
      {
        risk: [
          'The source changes its format, and some of the {object} are left out without a word.',
          'The source changes its format, and {name} leaves half of it out without a word.',
        ],
        mitigation: 'Count what went into {name} and what came out, and say so each time.',
      },
      {
        risk: 'A run breaks off in the middle, and nobody knows how much of {name} has arrived.',
        mitigation: 'Store after each step how far {name} has come, and go on from there.',
      },
    ],
    next: {
      theo: 'Let a test run {name} twice over the same source: the second time nothing may change.',
      claude: 'Limit size, time and number for {name} before the first stranger uses it.',
    },
  },
  export: {
    matter: 'a stable format, and of the rights that travel with it',
    worry: 'who holds the copy afterwards',
    approach:
      'Ask two people what they do with the result, and let {name} produce exactly that before other formats follow',
    trial: 'Hand a result of {name} to the one who will use it, before anything beside it is built',
    theo: [
      [
        'Write the {object} one by one as they are read, so that a large file needs little memory.',
        'Write entries one by one as they are read, so that {doing} needs little memory for a large file.',
      ],
      'Give the format of {name} a version and a documented order, because somebody will depend on it.',
      'Make files in the background where {doing} takes longer than a second, with progress and a way to stop.',
    ],
    claude: [
      'Whoever may use {name} can take everything home: make it a right of its own, and log its use.',
      [
        'Copies of {object} do not change with the original: put date and state on every one.',
        'Copies do not change with the original: put date and state on everything that leaves through {name}.',
      ],
      [
        'Rights hold outside of the page too: leave out the {object} that this person may not see.',
        'Rights hold outside of the page too: {name} must leave out what this person may not see.',
      ],
    ],
    main: {
      risk: [
        'A file full of {object} ends up with people who should not have it.',
        'A file from {name} ends up with people who should not have it.',
      ],
      mitigation: 'Say before {doing} what the file will contain, and keep a record of who took it.',
      otherwise: 'Give the right to use {name} to few, and keep with each file who asked for it and why.',
    },
    risks: [
      {
        risk: [
          'A file looks complete although some of the {object} are missing.',
          'The result of {name} looks complete although part of it is missing.',
        ],
        mitigation: 'Say in {name} how many entries were asked for, and how many there are in the result.',
      },
      {
        risk: 'A layout that fits today breaks with the first long name in {name}.',
        mitigation: 'Test {name} with the longest, the emptiest and the strangest entry you have.',
      },
      {
        risk: 'Formulas and marks in a field do harm where the file of {name} is opened.',
        mitigation: 'Write fields of {name} so that another program takes them for text.',
      },
    ],
    next: {
      theo: 'Fix the order and the names of the columns in {name} before anybody depends on them.',
      claude: 'Look once a month at who took what by {name}.',
    },
  },
  connect: {
    matter: 'two systems that drift apart and have to find together again',
    worry: 'the day on which the other side fails, changes or asks for money',
    approach:
      'Connect one real system first, break the connection on purpose, and give {name} its shape from what you learn',
    trial: 'Connect {name} to a test account of the other side, and switch that off in the middle of a run',
    theo: [
      'Put a thin layer between the other side and your own data; {name} changes whenever they do.',
      'Keep the foreign id beside your own, so that {doing} can be resumed and repeated without doubling anything.',
      'It must be harmless when {name} falls behind: use a queue with retries, and note how far it got.',
    ],
    claude: [
      'Ask what happens on the day the other side of {name} changes its terms or vanishes.',
      "The keys for {doing} open somebody else's house: keep them encrypted, with the smallest right that works.",
      'Say on the page what leaves the house through {name}, and let the owner stop it.',
    ],
    main: {
      risk: 'The other side fails, and {name} stands still without anybody being told.',
      mitigation: 'Show when {name} last worked, and tell somebody after the second failure.',
      otherwise: 'Write down how the work goes on for a day without {name}, and try it once.',
    },
    risks: [
      {
        risk: 'A change made on both sides at once is lost in {name}.',
        mitigation: 'Keep both versions when {name} meets a clash, and let a person choose.',
      },
      {
        risk: 'A loop between the two sides makes {name} repeat its own changes.',
        mitigation: 'Mark where each change came from, so that {name} ignores its own.',
      },
      {
        risk: 'The key for {name} runs out on a Sunday.',
        mitigation: 'Show the end of the key for {name}, and warn two weeks before.',
      },
    ],
    next: {
      theo: 'Hide the other side of {name} behind one interface, with a false one for tests.',
      claude: 'Write down for {name} on which day its key is renewed, and who does it.',
    },
  },
  check: {
    matter: 'rules with an owner, and of results that can be repeated',
    worry: 'faults that are not found, and alarms that are none',
    approach:
      'Collect twenty real cases, good and bad ones, agree on the right answer for each, and build {name} against them',
    trial: 'Run {name} in silence for a week, and look at every finding together before anybody is bothered',
    theo: [
      'Keep the rules of {name} as data apart from the code, each with an id and a date.',
      [
        'Record with each result which state of the {object} was looked at, so that it can be repeated.',
        'Record each result of {name} with the state that was looked at, so that it can be repeated.',
      ],
      'Let {doing} happen apart from the request that caused it, with a deadline of its own.',
    ],
    claude: [
      'A false alarm costs trust: measure how often {name} is wrong before anybody depends on it.',
      'Ask who acts on a bad result of {name}, and by when.',
      'Decide who may overrule {name}, and keep the reason.',
    ],
    main: {
      risk: 'Everything looks well although {doing} has been left out.',
      mitigation: 'Treat a missing result of {name} as a fault of its own.',
      otherwise: 'Slip a case into {name} once a month that has to be found, and see who notices.',
    },
    risks: [
      {
        risk: 'So many findings are minor that the serious one in {name} is missed.',
        mitigation: 'Show first what needs a person, and let known findings of {name} be put aside with a reason.',
      },
      {
        risk: 'The rule behind {name} grows old, and nobody notices.',
        mitigation: 'Give the rule behind {name} an owner, and a date on which it is looked at again.',
      },
      {
        risk: 'Two people see the same finding of {name}, and each thinks that the other will act.',
        mitigation: 'Give every finding of {name} one person who answers for it.',
      },
    ],
    next: {
      theo: 'Give each rule of {name} an id, so that it can be spoken of, put aside and counted.',
      claude: 'Name for each finding of {name} the person who acts on it.',
    },
  },
  protect: {
    matter: 'one place where the rule holds, and of every way that leads there',
    worry: 'the way around it that nobody has thought of',
    approach: [
      'List who may do what with {object}, refuse everything else, and prove {name} by tests that try to trespass',
      'List who may do what, refuse everything else, and prove {name} by tests that try to trespass',
    ],
    trial: 'Switch {name} on for yourselves first, and invite a colleague to get around it',
    theo: [
      [
        'Let every way to the {object} pass one place on the server where the rule holds.',
        'Let every way in pass one place on the server where {name} holds.',
      ],
      'Keep the rules of {name} in one table that can be read without programming.',
      'A change of the rules of {name} has to take effect at once, also in sessions that are open.',
    ],
    claude: [
      [
        'Think like somebody with an old link to the {object}: does the rule still hold?',
        'Think like somebody with an old link: does {name} still hold?',
      ],
      'Decide how {name} is switched off in an emergency, and who hears of it.',
      'Log every refusal, so that an attack on {name} looks different from a mistake.',
    ],
    main: {
      risk: ['One forgotten way leads to the {object} without any check.', 'One forgotten way leads around {name}.'],
      mitigation: 'Make the tests of {name} from the list of all ways in, so that a new one cannot be forgotten.',
      otherwise: 'Let somebody who did not build {name} try to get around it before real data is stored.',
    },
    risks: [
      {
        risk: 'Too strict a rule makes people work around {name}.',
        mitigation: 'Watch in the first weeks whom {name} stops, and mend the rule.',
      },
      {
        risk: 'Somebody locks everybody out through {name}, and nobody is left to undo it.',
        mitigation: 'Keep one tested way in that {name} cannot close.',
      },
      {
        risk: 'Rights pile up over the years, and {name} no longer keeps anybody out.',
        mitigation: 'Let somebody confirm once a year who passes {name}, and take away what is not confirmed.',
      },
    ],
    next: {
      theo: 'Prove by a test for each way in that {name} is asked there.',
      claude: 'Rehearse once how {name} is lifted in an emergency, and who is told.',
    },
  },
  remove: {
    matter: 'what refers to the thing that goes, and of how long it can be brought back',
    worry: 'what is gone for good after one click too many',
    approach:
      'List everything that refers to what goes, decide for each whether it goes too, and build {name} from that list',
    trial: 'Let {name} only mark for a month what it would take away, and look at that list before it does',
    theo: [
      [
        'Mark {object} as gone first and erase them later, so that a mistake can be taken back.',
        'Mark first and erase later, so that {doing} can be taken back after a mistake.',
      ],
      [
        'Whatever refers to {object} has to survive when they are gone: test totals, lists and links.',
        'Whatever refers to what is gone has to survive {doing}: test totals, lists and links.',
      ],
      'Free what was held in the same step as {doing}, and not by a job at night.',
    ],
    claude: [
      'Say in numbers what goes along before {doing} is confirmed.',
      'Ask what the law wants kept and what it wants erased; {name} has to satisfy both.',
      'Decide who is told after {doing}, and in which words.',
    ],
    main: {
      risk: 'One click too many in {name} takes away what nobody can bring back.',
      mitigation: 'Offer an undo right after {doing}, and keep what is gone for a stated time.',
      otherwise: 'Ask a second person to confirm {doing} where more than one entry goes.',
    },
    risks: [
      {
        risk: [
          'Removed {object} live on in copies, files and messages.',
          'Copies live on in files and messages after {doing}.',
        ],
        mitigation: 'List the copies that {name} has to reach, and test each of them.',
      },
      {
        risk: ['Others still count on {object} that are gone.', 'Others still count on what is gone after {doing}.'],
        mitigation: 'Tell those concerned in the same step as {doing}.',
      },
      {
        risk: 'The wrong one is taken away, because two of them look alike in {name}.',
        mitigation: 'Say in {name} by name and date what is about to go, and not only how many.',
      },
    ],
    next: {
      theo: 'Put a date between taking away and erasing in {name}.',
      claude: 'Test once a quarter that what {name} took away can be brought back in time.',
    },
  },
  operate: {
    matter: 'what is measured, what is limited and how it starts again',
    worry: 'the hour in which it fails and nobody is at work',
    approach: 'Write down what {name} has to withstand, measure how it is without it, and change one thing at a time',
    trial: 'Try {name} on a copy under the load of your busiest day, and pull the plug once',
    theo: [
      'Choose one figure that shows whether {name} does its work, and record it before the first change.',
      'Set an upper limit for {name} in time, memory and number, and say what happens beyond it.',
      'Starting again in the middle of {name} must do no harm: keep its state in the store and not in memory.',
    ],
    claude: [
      'Try {name} on the day before it is needed, with the part switched off that it is meant to replace.',
      'Decide who is woken when {name} fails, and what that person may switch off.',
      'Write down how the product goes on without {name}, since it will be off one day.',
    ],
    main: {
      risk: 'Nobody notices that {name} has stopped until its effect is missing.',
      mitigation: 'Show the last success of {name}, and warn when it is older than it should be.',
      otherwise: 'Stop {name} on purpose once a quarter, and measure how long it takes until somebody says so.',
    },
    risks: [
      {
        risk: 'A fault is multiplied by {name} instead of being contained.',
        mitigation: 'Limit how often {name} tries again, wait longer each time, and stop with a message.',
      },
      {
        risk: 'What {name} holds is out of date, and everybody trusts it.',
        mitigation: 'Give everything that {name} holds an age, and a way to be made anew.',
      },
      {
        risk: 'The first busy day shows that {name} was only tried with a handful of entries.',
        mitigation: 'Try {name} with ten times the load that you expect, and note where it gives way.',
      },
    ],
    next: {
      theo: 'Record from today on the one figure that {name} is meant to change.',
      claude: 'Write down what is done when {name} fails, where the next person looks.',
    },
  },
  let: {
    matter: 'the one operation behind it, and of what that may change',
    worry: 'what happens when it is used in a way nobody planned',
    approach: 'Walk the way of one real person from the first click to the end of {name}, and build just that way',
    trial: 'Open {name} to three people without a word of explanation, and change it until they need none',
    theo: [
      'Name the one operation behind {name}, and let page, API and import all call it.',
      'Keep the settings of {name} few; each of them doubles what has to be tested.',
      'Write down which records {name} changes and which it only reads, before the page is drawn.',
    ],
    claude: [
      'Ask what people might do with {name} that nobody intends, and what that would cost.',
      'Let a small group try {name} first, and keep a switch that turns it off.',
      'Find out how people manage today without {name}, and what they would lose.',
    ],
    main: {
      risk: 'People do not find their way through {name}.',
      mitigation: 'Watch three people try {name} before it is opened to everybody.',
      otherwise: 'Keep the way of today open beside {name} until nobody has used it for a month.',
    },
    risks: [
      {
        risk: 'What one person does in {name} disturbs the work of another.',
        mitigation: 'Show in {name} who changed what, and allow one step back.',
      },
      {
        risk: 'Only the usual case of {name} works, and the rest is done by hand or not at all.',
        mitigation: 'Count the cases that {name} cannot handle, and look at them every month.',
      },
      {
        risk: 'Nobody finds out that {name} exists.',
        mitigation: 'Name {name} where people look for it, and count in the first month who used it.',
      },
    ],
    next: {
      theo: 'Fix in a test what {name} changes and what it leaves alone.',
      claude: 'Ask those three people afterwards what {name} did that they had not expected.',
    },
  },
};

/** The wording that fits a feature: one that speaks of several things needs them to be surely known. */
export const worded = (wording: Wording, knowsObject: boolean): string =>
  typeof wording === 'string' ? wording : wording[knowsObject ? 0 : 1];

/** What each of the two fears: the main risk, to which they have different answers, then others. */
export const risksOf = ({ main, risks }: DeedTexts, id: 'theo' | 'claude'): Risk[] =>
  id === 'theo' ? [main, ...risks.slice(0, 1)] : [{ ...main, mitigation: main.otherwise }, ...risks.slice(1)];
