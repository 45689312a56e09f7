import type { Complexity, SourceType, ValueCategory } from '#contract/vocabulary.ts';

/** The idea behind the largest example. */
export const toolLibrary = {
  name: 'Street tool library',
  summary:
    'Neighbours lend one another drills, ladders and garden tools. Members must see which tools are free, reserve one for a day, and be reminded when it is due. A deposit is held for expensive tools.',
  tags: ['neighbourhood', 'lending', 'volunteers'],
  additional_context:
    'Run by volunteers from a shed that is open on two evenings a week. Most members use an old phone. About 250 tools and 180 members.',
};

export const planningWords = {
  inventory: 'A spreadsheet of tools, a shared calendar for reservations, and a cash box for deposits.',
  piGoal: 'Members reserve a tool by themselves, and volunteers hand it out and take it back without paper.',
  comments: 'The shed has no reliable network. Deposits stay in cash in this increment.',
};

type Batch = {
  /** The day on which these were written down. */
  day: string;
  idea: { title: string; description: string };
  features: [
    name: string,
    description: string,
    value: ValueCategory,
    complexity: Complexity,
    source: Exclude<SourceType, 'pi_planning'>,
  ][];
};

/** What came up over three months, in the order it came up. */
export const batches: Batch[] = [
  {
    day: '2026-08-24',
    idea: {
      title: 'Find and reserve a tool',
      description: 'Members look for a tool on their phone, see when it is free and reserve it for a day.',
    },
    features: [
      [
        'Browse the catalogue by trade',
        'Members open woodwork, garden or painting and see the tools of that trade with a picture.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Search tools by everyday words',
        'A member who types "hole in wall" finds the hammer drill, because volunteers can give a tool other names.',
        'Should Have',
        'M',
        'ava',
      ],
      [
        'See on which days a tool is free',
        'The page of a tool shows the next four weeks, with the days on which it is out or reserved marked.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Reserve a tool for one day',
        'A member chooses a free day and gets a confirmation that names the day and the opening hours.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Reserve for a whole weekend',
        'Saturday and Sunday count as one loan, since the shed is closed in between.',
        'Should Have',
        'S',
        'user',
      ],
      [
        'Cancel a reservation',
        'A member cancels until the evening before, and the day is free again at once.',
        'Must Have',
        'S',
        'ava',
      ],
      [
        'Reserve several tools together',
        'Drill, bits and extension lead can be reserved in one go for the same day.',
        'Could Have',
        'M',
        'ava',
      ],
      [
        'Show the instructions of a tool',
        'A photo of the manual or a link to it stands on the page of the tool.',
        'Should Have',
        'S',
        'ava',
      ],
      [
        'Show what belongs to a tool',
        'Every tool lists its parts, such as key, case and charger, so that nothing stays behind.',
        'Should Have',
        'S',
        'user',
      ],
      [
        'Waiting list for a tool',
        'Who finds a tool taken can wait for it, and is told first when it comes back.',
        'Could Have',
        'M',
        'ava',
      ],
      [
        'Mark a tool as favourite',
        'Members keep a short list of the tools they borrow again and again.',
        'Could Have',
        'S',
        'ava',
      ],
      [
        'Suggest a tool that is missing',
        'A member writes which tool the library should have, and others can agree.',
        'Could Have',
        'S',
        'ava',
      ],
      [
        'Catalogue works on old phones',
        'The catalogue loads within three seconds on a phone that is eight years old.',
        'Must Have',
        'M',
        'theo',
      ],
      [
        'Read the catalogue without a network',
        'What was opened once can be read in the shed, where there is no network.',
        'Should Have',
        'L',
        'theo',
      ],
      [
        'Two members cannot reserve the same day',
        'Of two who press at the same moment one gets the tool, and the other is told at once.',
        'Must Have',
        'S',
        'claude',
      ],
    ],
  },
  {
    day: '2026-09-07',
    idea: {
      title: 'Hand out and take back',
      description: 'Volunteers in the shed hand tools out and take them back, quickly and without paper.',
    },
    features: [
      [
        'Hand out a tool in two taps',
        'The volunteer finds the member and confirms the reservation; the loan begins.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Take a tool back',
        'The volunteer sees what was lent, checks the parts and ends the loan.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Scan a label on the tool',
        'A label with a code on each tool opens it on the phone of the volunteer.',
        'Should Have',
        'M',
        'ava',
      ],
      [
        'Print labels on a sheet',
        'A sheet of twenty-four labels is printed for new tools.',
        'Should Have',
        'S',
        'user',
      ],
      [
        'Note damage on return',
        'The volunteer writes what is broken, adds a photo, and the tool is out of the catalogue.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Hand out without a reservation',
        'Who comes to the shed and finds a free tool takes it with them.',
        'Should Have',
        'S',
        'user',
      ],
      [
        'List of what is due this evening',
        'When the shed opens, the volunteer sees who comes to fetch and who comes to return.',
        'Must Have',
        'S',
        'ava',
      ],
      ['Prolong a loan', 'A member prolongs once by a week when nobody waits for the tool.', 'Should Have', 'S', 'ava'],
      [
        'Hand-outs wait for the network',
        'Without a network the hand-out is kept on the phone and sent later, in the right order.',
        'Should Have',
        'L',
        'theo',
      ],
      [
        'Opening evenings in a calendar',
        'The two evenings and the holidays stand in one calendar that reservations respect.',
        'Must Have',
        'S',
        'ava',
      ],
      [
        'Volunteers sign up for evenings',
        'Each evening shows who opens the shed, and a gap can be seen two weeks ahead.',
        'Should Have',
        'M',
        'ava',
      ],
      [
        'Undo a wrong hand-out',
        'A hand-out to the wrong member can be taken back for ten minutes.',
        'Could Have',
        'S',
        'claude',
      ],
      [
        'Key box code for the shed',
        'The code of the key box changes each month and only volunteers of the week see it.',
        'Could Have',
        'M',
        'user',
      ],
      [
        'Loans of a member at a glance',
        'The volunteer sees what a member has at home before handing out more.',
        'Should Have',
        'S',
        'ava',
      ],
      [
        'At most five tools at a time',
        'A sixth loan is refused with a friendly sentence, and volunteers can allow it.',
        'Could Have',
        'S',
        'user',
      ],
      [
        'Who changed a loan, and when',
        'Each loan remembers hand-out, prolongation and return with time and person.',
        'Should Have',
        'S',
        'claude',
      ],
    ],
  },
  {
    day: '2026-09-28',
    idea: {
      title: 'Members, deposits and rules',
      description: 'Who may borrow, what a deposit is for, and what happens when something comes back late or broken.',
    },
    features: [
      [
        'Join with a proof of address',
        'New members show a letter in the shed once, and a volunteer confirms them.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Membership for one year',
        'A membership ends after a year, and a month before the member is asked to renew it.',
        'Should Have',
        'S',
        'ava',
      ],
      [
        'Household memberships',
        'People of one household share a membership and see the loans of the others.',
        'Could Have',
        'M',
        'user',
      ],
      [
        'Deposit for expensive tools',
        'Tools above a value show their deposit, and the hand-out asks whether it was paid.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Cash book of deposits',
        'Every deposit taken and returned is one line, and the box can be counted against it.',
        'Must Have',
        'M',
        'ava',
      ],
      ['Pay the deposit by card', 'The deposit is held on a card and released on return.', 'Could Have', 'L', 'user'],
      [
        'Reminder on the day before',
        'A short message on the day before says what is due and when the shed is open.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Reminder when overdue',
        'After three days and again after ten a message asks for the tool, each time a little firmer.',
        'Should Have',
        'S',
        'ava',
      ],
      ['Choose how to be reminded', 'Members choose e-mail or text message, or none.', 'Should Have', 'S', 'ava'],
      [
        'Pause a member',
        'Who keeps tools for weeks cannot reserve more until they are back.',
        'Should Have',
        'S',
        'user',
      ],
      ['House rules to agree with', 'The rules are shown once, and again when they change.', 'Should Have', 'S', 'ava'],
      [
        'Fees for late returns',
        'Each late day costs a small amount that is taken from the deposit.',
        'Could Have',
        'M',
        'ava',
      ],
      ['Export what is known of me', 'A member downloads all that is stored about them.', 'Must Have', 'S', 'claude'],
      ['Delete a member who leaves', 'Name and address go, and the loans stay as numbers.', 'Must Have', 'M', 'claude'],
      [
        'Phone numbers only for volunteers',
        'Members never see the number of another member.',
        'Must Have',
        'S',
        'claude',
      ],
      [
        'Sign in without a password',
        'A link by e-mail signs a member in on their phone for ninety days.',
        'Should Have',
        'M',
        'theo',
      ],
      [
        'Children borrow with a parent',
        'Under sixteen a parent confirms every reservation.',
        'Could Have',
        'M',
        'user',
      ],
    ],
  },
  {
    day: '2026-10-19',
    idea: {
      title: 'Care for the tools',
      description: 'Tools have to be safe and sharp: checks, repairs, and knowing what is used and what is not.',
    },
    features: [
      [
        'Safety check once a year',
        'Electric tools are listed a month before their yearly check is due.',
        'Must Have',
        'M',
        'ava',
      ],
      [
        'Block a tool at once',
        'A volunteer blocks a dangerous tool, and everybody who reserved it is told.',
        'Must Have',
        'S',
        'claude',
      ],
      [
        'Repair list for the workshop',
        'Broken tools stand in a list with damage, photo and who takes care of it.',
        'Should Have',
        'M',
        'ava',
      ],
      ['Sharpen after ten loans', 'Saws and chisels ask for sharpening after ten loans.', 'Could Have', 'S', 'ava'],
      ['Order spare parts', 'A repair notes which part is on order and from where.', 'Could Have', 'S', 'user'],
      [
        'Import the spreadsheet of tools',
        'The present list is imported once, and what cannot be read is shown line by line.',
        'Must Have',
        'M',
        'theo',
      ],
      [
        'Picture of every tool',
        'A volunteer takes a picture with the phone, and it is made small before it is sent.',
        'Should Have',
        'S',
        'ava',
      ],
      [
        'Where a tool lies in the shed',
        'Each tool has a shelf and a hook, shown at hand-out and return.',
        'Should Have',
        'S',
        'user',
      ],
      [
        'Tools that nobody borrows',
        'A list of tools without a loan in a year helps to make room.',
        'Could Have',
        'S',
        'ava',
      ],
      ['Most wanted tools', 'Figures by month show which tools should be there twice.', 'Could Have', 'S', 'ava'],
      ['Thank the giver of a tool', 'Who gave a tool gets a note after its fiftieth loan.', 'Could Have', 'S', 'user'],
      [
        'Insurance value of all tools',
        'The sum of all values can be printed for the insurance.',
        'Could Have',
        'S',
        'ava',
      ],
      [
        'Yearly report for the association',
        'Loans, members and repairs of a year on one page.',
        'Should Have',
        'M',
        'ava',
      ],
      [
        'Nightly copy of the data',
        'Every night a copy is kept in a second place, and a failed one is noticed.',
        'Must Have',
        'M',
        'theo',
      ],
      [
        'Try a restored copy',
        'Twice a year the copy is opened and compared with the present data.',
        'Should Have',
        'M',
        'theo',
      ],
      [
        'Lend to other tool libraries',
        'Two libraries lend one another tools that one of them does not have.',
        'Could Have',
        'L',
        'user',
      ],
    ],
  },
];

/** What the person wrote under features along the way. */
export const notes: [feature: string, note: string][] = [
  [
    'Reserve a tool for one day',
    'Tried with four members in the shed. Two looked for the opening hours first: they now stand beside the day.',
  ],
  ['Hand out a tool in two taps', 'An evening with thirty hand-outs took forty minutes less than with paper.'],
  ['Scan a label on the tool', 'Labels on oily handles fall off. Needs the laminated kind.'],
  ['Pay the deposit by card', 'The fees are higher than what a year of deposits earns. Cash stays.'],
  ['Reminder on the day before', 'Send it at five in the afternoon, when people are on their way home.'],
  ['Hand-outs wait for the network', 'The network in the shed is better since the new antenna. Wait until we know.'],
  ['Safety check once a year', 'The insurance asks for the date and the name of the tester.'],
  ['Import the spreadsheet of tools', '238 of 251 lines were read. The rest had two tools in one line.'],
  ['Deposit for expensive tools', 'The limit is 80, decided at the September meeting.'],
  ['Join with a proof of address', 'Works, but the queue is long on the first evening of the month.'],
];

/** Decided against, each with the reason that was given. */
export const declined: [feature: string, reason: string][] = [
  ['Pay the deposit by card', 'Too expensive for what we take.'],
  ['Key box code for the shed', 'The association wants a volunteer there at all times.'],
  ['Fees for late returns', 'The meeting decided for reminders instead.'],
  ['Mark a tool as favourite', 'Nobody asked for it in two months.'],
  ['Children borrow with a parent', 'The parent borrows; no rule of our own is needed.'],
  ['Thank the giver of a tool', 'A handwritten card does it.'],
];

/** Brought into the first increment, and built in it, in this order. */
export const firstIncrement = [
  'Browse the catalogue by trade',
  'See on which days a tool is free',
  'Reserve a tool for one day',
  'Cancel a reservation',
  'Two members cannot reserve the same day',
  'Hand out a tool in two taps',
  'Take a tool back',
  'List of what is due this evening',
  'Opening evenings in a calendar',
  'Catalogue works on old phones',
  'Join with a proof of address',
];

/** Brought into the second increment; the first four are built already. */
export const secondIncrement = [
  'Import the spreadsheet of tools',
  'Note damage on return',
  'Reminder on the day before',
  'Deposit for expensive tools',
  'Cash book of deposits',
  'Safety check once a year',
  'Block a tool at once',
  'Nightly copy of the data',
  'Delete a member who leaves',
  'Export what is known of me',
  'Reserve for a whole weekend',
  'Show what belongs to a tool',
];
