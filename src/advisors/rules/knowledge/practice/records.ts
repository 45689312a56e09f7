import type { Practice } from '../capability.ts';

export const practiceOfRecords = {
  'custom-fields': {
    stories: [
      { want: 'add own fields', so: '{things} are described our way' },
      { want: 'use own fields in lists', so: 'they can be filtered' },
    ],
    usual: { given: 'a new field for numbers', when: 'it is added', outcome: 'every {thing} can hold a number there' },
    edge: { given: 'letters in a field for numbers', when: 'they are saved', outcome: 'it is refused at the field' },
    further: {
      title: 'Deleting a field says first how many values it holds',
      given: 'a field with twelve values',
      when: 'it is deleted',
      outcome: 'the twelve are named and have to be confirmed',
    },
  },
  forms: {
    stories: [
      { want: 'fill in a form', so: 'what is needed is complete' },
      { want: 'go on with a draft', so: 'I can stop in between' },
    ],
    usual: {
      given: 'a form with two needed fields, both filled in',
      when: 'it is sent',
      outcome: 'the page confirms what was sent',
    },
    edge: {
      given: 'a form with one of two needed fields left empty',
      when: 'it is sent',
      outcome: 'the field is named and the rest is kept',
    },
    further: {
      title: 'A form that is sent twice counts once',
      given: 'a filled form',
      when: 'it is sent by pressing twice in a second',
      outcome: 'one entry is stored',
    },
  },
  'form-builder': {
    stories: [
      { want: 'build a form from fields', so: 'I need no programmer' },
      { want: 'show a question only when it fits', so: 'forms stay short' },
    ],
    usual: {
      given: 'a form with a condition',
      when: 'the first answer is yes',
      outcome: 'the second question appears',
    },
    edge: {
      given: 'a form with answers already',
      when: 'a field is removed',
      outcome: 'the page asks what becomes of the answers',
    },
    further: {
      title: 'The preview behaves like the form itself',
      given: 'a form with a condition',
      when: 'it is filled in the preview',
      outcome: 'the same questions appear as in the form itself',
    },
  },
  catalogue: {
    stories: [
      { want: 'record {a thing} with its details', so: 'nobody has to search for it' },
      { want: 'look through the catalogue', so: 'I see what there is' },
    ],
    usual: { given: 'an empty catalogue', when: '{a thing} is recorded', outcome: 'it appears with all details' },
    edge: { given: 'a number that exists already', when: 'it is recorded', outcome: 'the existing {thing} is shown' },
    further: {
      title: 'Ten thousand {things} can be paged through without waiting',
      given: 'a catalogue of ten thousand {things}',
      when: 'the last page is opened',
      outcome: 'it is shown within a second',
    },
  },
  lending: {
    stories: [
      { want: 'lend {a thing}', so: 'I know who has it' },
      { want: 'take {a thing} back', so: 'it is free again' },
    ],
    usual: {
      given: '{a thing} that is in',
      when: 'it is lent until Friday',
      outcome: 'the {thing} shows the borrower and the day',
    },
    edge: {
      given: '{a thing} that is out',
      when: 'it is lent again',
      outcome: 'the loan is refused and a reservation is offered',
    },
    further: {
      title: 'What is overdue stands at the top of the list',
      given: 'three loans of which one is overdue',
      when: 'the list of loans is opened',
      outcome: 'the overdue one stands first',
    },
  },
  tree: {
    stories: [
      { want: 'see {things} as a tree', so: 'I see how they hang together' },
      { want: 'move a branch', so: 'the order can change' },
    ],
    usual: { given: 'a branch with three leaves', when: 'it is moved', outcome: 'the leaves come along' },
    edge: { given: 'a branch', when: 'it is moved below itself', outcome: 'it is refused' },
    further: {
      title: 'A tree can be walked through by keyboard',
      given: 'a tree with two levels',
      when: 'the arrow keys are used',
      outcome: 'each branch can be opened, closed and reached',
    },
  },
  tickets: {
    stories: [
      { want: 'take in a request', so: 'it has an owner and a state' },
      { want: 'see what is open', so: 'nothing is forgotten' },
    ],
    usual: { given: 'a new request', when: 'it is assigned', outcome: 'owner and sender are told' },
    edge: { given: 'an answer to a closed one', when: 'it arrives', outcome: 'it opens again' },
    further: {
      title: 'Two people who answer at once see each other',
      given: 'one request open in front of two people',
      when: 'both begin an answer',
      outcome: 'each sees that the other is writing',
    },
  },
  tournaments: {
    stories: [
      { want: 'plan rounds', so: 'everybody knows when to play' },
      { want: 'enter a result', so: 'the table follows' },
    ],
    usual: { given: 'eight teams', when: 'a knock-out is drawn', outcome: 'seven matches are planned' },
    edge: { given: 'a team that withdraws', when: 'it is removed', outcome: 'its opponent goes on' },
    further: {
      title: 'A tie is settled by the stated rule',
      given: 'two teams with equal points',
      when: 'the table is opened',
      outcome: 'their order follows the stated rule, which is named',
    },
  },
  'shopping-list': {
    stories: [
      { want: 'get a shopping list', so: 'I forget nothing' },
      { want: 'tick off what I have', so: 'two can shop at once' },
    ],
    usual: { given: 'two plans that need an egg each', when: 'the list is made', outcome: 'it says two eggs' },
    edge: { given: 'no connection in the shop', when: 'an item is ticked', outcome: 'it is ticked for all later' },
    further: {
      title: 'A shopping list is sorted by shelf',
      given: 'four items of two shelves',
      when: 'the list is opened',
      outcome: 'items of one shelf stand together',
    },
  },
  reconcile: {
    stories: [
      { want: 'compare two lists', so: 'I find what is missing' },
      { want: 'settle a difference', so: 'the books are right' },
    ],
    usual: { given: 'equal lists but one entry', when: 'they are compared', outcome: 'exactly this entry is shown' },
    edge: { given: 'entries that differ by a day', when: 'they are compared', outcome: 'they are proposed as a pair' },
    further: {
      title: 'What was settled is not shown again',
      given: 'a difference that was settled',
      when: 'the two lists are compared again',
      outcome: 'it is not listed',
    },
  },
} satisfies Record<string, Practice>;
