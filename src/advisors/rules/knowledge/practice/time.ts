import type { Practice } from '../capability.ts';

export const practiceOfTime = {
  calendar: {
    stories: [
      { want: 'see {things} on a calendar', so: 'I know what is when' },
      { want: 'move {a thing} to another day', so: 'plans can change' },
    ],
    usual: { given: '{a thing} on Monday', when: 'it is dragged to Tuesday', outcome: 'it stands on Tuesday for all' },
    edge: { given: 'a day that is taken', when: '{a thing} is moved there', outcome: 'it is refused with the reason' },
    further: ["The week begins where the reader's week begins."],
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
    further: ['Entries are not doubled after connecting again.'],
  },
  recurring: {
    stories: [
      { want: 'repeat {a thing} by a rule', so: 'I enter it once' },
      { want: 'change one of them alone', so: 'exceptions are possible' },
    ],
    usual: {
      given: '{a thing} on the 31st of every month',
      when: 'a year is opened',
      outcome: 'short months use their last day',
    },
    edge: { given: 'one date is moved', when: 'the rule is changed', outcome: 'the moved one is kept and shown' },
    further: ['An end can be a date or a number.'],
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
    further: ['A plan can be printed on one page.'],
  },
  shifts: {
    stories: [
      { want: 'see open shifts', so: 'I can help' },
      { want: 'swap a shift', so: 'I can be ill' },
    ],
    usual: { given: 'a shift with one free place', when: 'I sign up', outcome: 'the place is taken and I am told' },
    edge: {
      given: 'two sign up at once',
      when: 'the last place is taken',
      outcome: 'one is refused and put on a list',
    },
    further: ['The plan shows who is missing tomorrow.'],
  },
  events: {
    stories: [
      { want: 'announce an event', so: 'everybody knows' },
      { want: 'say whether I come', so: 'numbers are known' },
    ],
    usual: { given: 'an event with twenty places', when: 'the twentieth signs up', outcome: 'it is shown as full' },
    edge: { given: 'somebody cancels', when: 'a place is free', outcome: 'the first of the waiting list is told' },
    further: ['A moved event tells all who signed up.'],
  },
  polls: {
    stories: [
      { want: 'propose choices', so: 'we decide together' },
      { want: 'vote', so: 'my voice counts' },
    ],
    usual: { given: 'three choices', when: 'five vote', outcome: 'the result adds up to five' },
    edge: { given: 'the poll is closed', when: 'somebody votes', outcome: 'it is refused with the result' },
    further: ["Changing one's vote counts once."],
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
      given: 'the night of the clock change',
      when: 'a date is planned',
      outcome: 'the hour that does not exist is refused',
    },
    further: ['Travelling changes what is shown, not what was planned.'],
  },
  'time-tracking': {
    stories: [
      { want: 'record hours', so: 'I can account for them' },
      { want: 'correct hours', so: 'mistakes happen' },
    ],
    usual: { given: 'two hours on a project', when: 'they are recorded', outcome: 'the sum of the day grows by two' },
    edge: { given: 'hours that overlap', when: 'they are recorded', outcome: 'it is refused or marked by the rule' },
    further: ['A day of more than 24 hours is refused.'],
  },
  timer: {
    stories: [
      { want: 'start and stop a clock', so: 'I need not remember' },
      { want: 'go on after a break', so: 'the sum is right' },
    ],
    usual: { given: 'a running clock', when: 'it is stopped after an hour', outcome: 'one hour is recorded' },
    edge: {
      given: 'a clock left running over night',
      when: 'the next day begins',
      outcome: 'it asks when the work ended',
    },
    further: ['Only one clock runs per person.'],
  },
  history: {
    stories: [
      { want: 'see what happened to {a thing}', so: 'I understand how it came' },
      { want: 'filter the history', so: 'I find the moment' },
    ],
    usual: {
      given: '{a thing} with three changes',
      when: 'its history is opened',
      outcome: 'three entries with name and time stand in order',
    },
    edge: { given: 'no changes yet', when: 'the history is opened', outcome: 'it says when the {thing} was created' },
    further: ['Entries stay when the person is deleted, without the name.'],
  },
  maintenance: {
    stories: [
      { want: 'plan work that comes back', so: 'nothing breaks unnoticed' },
      { want: 'record what was done', so: 'I can prove it' },
    ],
    usual: {
      given: 'an interval of six months',
      when: 'the work is done today',
      outcome: 'the next date is in six months',
    },
    edge: {
      given: 'an interval by use that is reached early',
      when: 'the count is entered',
      outcome: 'the work is due at once',
    },
    further: ['Overdue work is listed first.'],
  },
  tasks: {
    stories: [
      { want: 'give a task to somebody', so: 'it has an owner' },
      { want: 'see my open tasks', so: 'I know what to do' },
    ],
    usual: { given: 'a task without a person', when: 'it is assigned', outcome: "it is on that person's list" },
    edge: { given: 'a task that waits for another', when: 'it is started', outcome: 'it says what is missing' },
    further: ['A done task shows who did it and when.'],
  },
  checklists: {
    stories: [
      { want: 'work through a list', so: 'no step is forgotten' },
      { want: 'see how far others are', so: 'I take over easily' },
    ],
    usual: { given: 'a list with four steps', when: 'two are ticked', outcome: 'two of four is shown' },
    edge: { given: 'a step that is not possible', when: 'it is skipped', outcome: 'a reason is asked' },
    further: ['Two {people} ticking at once lose nothing.'],
  },
  kanban: {
    stories: [
      { want: 'move {things} through columns', so: 'all see the state' },
      { want: 'limit a column', so: 'work gets finished' },
    ],
    usual: { given: '{a thing} in the first column', when: 'it is moved to the second', outcome: 'all see it there' },
    edge: { given: 'a column at its limit', when: '{a thing} is moved there', outcome: 'it is refused with the limit' },
    further: ['Moving works by keyboard.'],
  },
} satisfies Record<string, Practice>;
