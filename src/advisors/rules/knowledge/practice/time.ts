import type { Practice } from '../capability.ts';

export const practiceOfTime = {
  calendar: {
    stories: [
      { want: 'see {things} on a calendar', so: 'I know what is when' },
      { want: 'move an entry of the calendar to another day', so: 'plans can change' },
    ],
    usual: {
      given: 'a calendar that shows {a thing} on Monday',
      when: 'the entry is dragged to Tuesday',
      outcome: 'the entry stands on Tuesday for everybody',
    },
    edge: {
      given: 'a day that is taken',
      when: 'an entry is moved there',
      outcome: 'the move is refused with the reason',
    },
    further: {
      title: 'A day that was given back is free again at once',
      given: 'a taken day that two people look at',
      when: 'the day is given back',
      outcome: 'the calendar shows it as free to both within two seconds',
    },
  },
  'calendar-sync': {
    stories: [
      { want: 'see {things} in my own calendar', so: 'I look at one place' },
      { want: 'have my busy times respected', so: 'nobody books over them' },
    ],
    usual: { given: 'a connected calendar', when: '{a thing} is moved', outcome: 'the entry there moves' },
    edge: {
      given: 'access that was withdrawn',
      when: '{a thing} is moved',
      outcome: 'the page says that the calendar is no longer connected',
    },
    further: {
      title: 'Connecting again doubles no entry',
      given: 'a calendar that was disconnected with ten entries',
      when: 'it is connected again',
      outcome: 'ten entries are shown',
    },
  },
  recurring: {
    stories: [
      { want: 'repeat {a thing} by a rule', so: 'I enter it once' },
      { want: 'change one date of a series', so: 'exceptions are possible' },
    ],
    usual: {
      given: '{a thing} that repeats on the 31st of every month',
      when: 'the year is opened',
      outcome: 'short months use their last day',
    },
    edge: {
      given: 'a series with one date that was moved by hand',
      when: 'its rule is changed',
      outcome: 'the moved date is kept and marked',
    },
    further: {
      title: 'A series can end on a date or after a number',
      given: 'a series of every Monday',
      when: 'its end is set after four times',
      outcome: 'exactly four dates are listed',
    },
  },
  schedule: {
    stories: [
      { want: 'plan {things} on a timetable', so: 'everybody knows when and where' },
      { want: 'be warned of clashes', so: 'nobody is in two places' },
    ],
    usual: {
      given: 'two {things} at different times',
      when: 'they are planned in one room',
      outcome: 'both are accepted',
    },
    edge: {
      given: 'two {things} at the same time',
      when: 'they are planned in one room',
      outcome: 'the clash is shown before saving',
    },
    further: {
      title: 'A plan can be printed on one page',
      given: 'a plan of one week',
      when: 'it is printed',
      outcome: 'all days fit on one page and can be read',
    },
  },
  shifts: {
    stories: [
      { want: 'see open shifts', so: 'I can help' },
      { want: 'swap a shift', so: 'I can be ill' },
    ],
    usual: {
      given: 'a shift with one free place',
      when: 'somebody signs up for it',
      outcome: 'the place is taken and that person gets a confirmation',
    },
    edge: {
      given: 'a shift with one free place',
      when: 'two people sign up in the same second',
      outcome: 'one gets the place and the other is put on a list',
    },
    further: {
      title: 'The plan shows who is still needed tomorrow',
      given: 'a shift of tomorrow with one of two places taken',
      when: 'the plan is opened',
      outcome: 'the shift stands out and names one missing',
    },
  },
  events: {
    stories: [
      { want: 'announce an event', so: 'everybody knows' },
      { want: 'say whether I come', so: 'numbers are known' },
    ],
    usual: { given: 'an event with twenty places', when: 'the twentieth signs up', outcome: 'it is shown as full' },
    edge: { given: 'a full event', when: 'somebody cancels', outcome: 'the first of the waiting list is told' },
    further: {
      title: 'Everybody who signed up hears that an event was moved',
      given: 'an event with three people signed up',
      when: 'its day is changed',
      outcome: 'each of the three gets one message with the new day',
    },
  },
  polls: {
    stories: [
      { want: 'propose choices', so: 'we decide together' },
      { want: 'vote', so: 'my voice counts' },
    ],
    usual: { given: 'three choices', when: 'five vote', outcome: 'the result adds up to five' },
    edge: { given: 'the poll is closed', when: 'somebody votes', outcome: 'it is refused with the result' },
    further: {
      title: 'A changed vote counts once',
      given: 'a person who voted for the first choice',
      when: 'they change to the second',
      outcome: 'the second has one vote more and the first one less',
    },
  },
  'time-zones': {
    stories: [
      { want: 'see times in my own zone', so: 'I am not an hour late' },
      { want: 'plan across zones', so: 'all can come' },
    ],
    usual: {
      given: 'a date at nine in one zone',
      when: 'it is opened in another',
      outcome: 'the hour is converted and the zone named',
    },
    edge: {
      given: 'a date in the hour that the clock change leaves out',
      when: 'it is planned',
      outcome: 'the date is refused and the missing hour is explained',
    },
    further: {
      title: 'Travelling changes the hour shown and not the plan',
      given: 'a date at nine at home',
      when: 'it is opened in a zone one hour ahead',
      outcome: 'ten is shown, and nine again at home',
    },
  },
  'time-tracking': {
    stories: [
      { want: 'record hours', so: 'I can account for them' },
      { want: 'correct hours', so: 'mistakes happen' },
    ],
    usual: { given: 'two hours on a project', when: 'they are recorded', outcome: 'the sum of the day grows by two' },
    edge: { given: 'hours that overlap', when: 'they are recorded', outcome: 'it is refused or marked by the rule' },
    further: {
      title: 'A day of more than 24 hours is refused',
      given: 'a day with 23 hours recorded',
      when: 'two more are recorded',
      outcome: 'they are refused and the sum is named',
    },
  },
  timer: {
    stories: [
      { want: 'run a clock while I work', so: 'I need not remember' },
      { want: 'go on after a break', so: 'the sum is right' },
    ],
    usual: { given: 'a running clock', when: 'it is stopped after an hour', outcome: 'one hour is recorded' },
    edge: {
      given: 'a clock left running over night',
      when: 'the next day begins',
      outcome: 'the page asks when the work ended',
    },
    further: {
      title: 'Only one clock runs for each person',
      given: 'a running clock',
      when: 'the same person starts a second one',
      outcome: 'the first one stops or the second is refused',
    },
  },
  history: {
    stories: [
      { want: 'see what happened to {a thing}', so: 'I understand how it came about' },
      { want: 'filter the history', so: 'I find the moment' },
    ],
    usual: {
      given: '{a thing} with three changes',
      when: 'its history is opened',
      outcome: 'three entries with name and time stand in order',
    },
    edge: { given: 'no changes yet', when: 'the history is opened', outcome: 'it says when the {thing} was created' },
    further: {
      title: 'A history stays when a person is deleted',
      given: 'a history with two entries by one person',
      when: 'the person is deleted',
      outcome: 'both entries are there without the name',
    },
  },
  maintenance: {
    stories: [
      { want: 'plan work that comes back', so: 'nothing breaks unnoticed' },
      { want: 'record what was done', so: 'I can prove it' },
    ],
    usual: { given: 'a job due every six months', when: 'it is done today', outcome: 'the next date is in six months' },
    edge: {
      given: 'a job due after a number of uses that is reached early',
      when: 'the count is entered',
      outcome: 'the job is due at once',
    },
    further: {
      title: 'Overdue work is listed first',
      given: 'three jobs of which one is overdue',
      when: 'the list is opened',
      outcome: 'the overdue one stands first, with the days',
    },
  },
  tasks: {
    stories: [
      { want: 'give a task to somebody', so: 'it has an owner' },
      { want: 'see my open tasks', so: 'I know what to do' },
    ],
    usual: {
      given: 'a task without a person',
      when: 'it is assigned',
      outcome: "the task stands on that person's list",
    },
    edge: {
      given: 'a task that waits for another',
      when: 'it is started',
      outcome: 'the page names the task that has to be done first',
    },
    further: {
      title: 'A finished task shows who finished it and when',
      given: 'an open task',
      when: 'somebody finishes it',
      outcome: 'it shows their name and the time',
    },
  },
  checklists: {
    stories: [
      { want: 'work through a list', so: 'no step is forgotten' },
      { want: 'see how far others are', so: 'I take over easily' },
    ],
    usual: { given: 'a list with four steps', when: 'two are ticked', outcome: 'two of four is shown' },
    edge: { given: 'a step that is not possible', when: 'it is skipped', outcome: 'a reason is asked' },
    further: {
      title: 'Two people who tick at once lose nothing',
      given: 'a list of four steps open in front of two people',
      when: 'each ticks another step in the same second',
      outcome: 'both steps are ticked for both',
    },
  },
  kanban: {
    stories: [
      { want: 'move {things} through columns', so: 'all see the state' },
      { want: 'limit a column', so: 'work gets finished' },
    ],
    usual: { given: '{a thing} in the first column', when: 'it is moved to the second', outcome: 'all see it there' },
    edge: { given: 'a column at its limit', when: '{a thing} is moved there', outcome: 'it is refused with the limit' },
    further: {
      title: 'Cards can be moved by keyboard',
      given: 'a board with a card in the first column',
      when: 'the keyboard alone is used',
      outcome: 'the card can be moved to the second column',
    },
  },
} satisfies Record<string, Practice>;
