import type { Practice } from '../capability.ts';

export const practiceOfLearning = {
  quizzes: {
    stories: [
      { want: 'answer questions on a topic', so: 'I know what I know' },
      { want: 'see why an answer was wrong', so: 'I learn from it' },
    ],
    usual: {
      given: 'a quiz with five questions',
      when: 'four are answered rightly',
      outcome: 'the result is four of five with explanations',
    },
    edge: {
      given: 'the connection breaks at question three',
      when: 'the quiz is opened again',
      outcome: 'it goes on at question three',
    },
    further: ['Answers come in another order at each try.'],
  },
  'spaced-repetition': {
    stories: [
      { want: 'repeat what I am about to forget', so: 'I learn with little time' },
      { want: 'see how much waits today', so: 'I can plan it' },
    ],
    usual: {
      given: 'a card that was known twice',
      when: 'it is answered rightly',
      outcome: 'its next day is further away than before',
    },
    edge: { given: 'two weeks without practice', when: 'the deck is opened', outcome: "the day's amount is limited" },
    further: ['A wrong answer brings the card back soon.'],
  },
  submissions: {
    stories: [
      { want: 'hand in work', so: 'it arrives in time and in one place' },
      { want: 'see what was handed in', so: 'I can mark it' },
    ],
    usual: {
      given: 'an open task',
      when: 'a file is handed in before the end',
      outcome: 'it is confirmed with date and time',
    },
    edge: {
      given: 'the time has passed',
      when: 'a file is handed in',
      outcome: 'it is marked as late or refused by the rule of the task',
    },
    further: ['A newer file replaces the older and both stay visible.'],
  },
  grades: {
    stories: [
      { want: 'enter grades for a class', so: 'sums are right' },
      { want: 'see my own grades', so: 'I know where I stand' },
    ],
    usual: {
      given: 'weights of one and two',
      when: 'a test counts double',
      outcome: 'the average follows the weights',
    },
    edge: { given: 'a missing grade', when: 'the average is computed', outcome: 'it is left out and shown as missing' },
    further: ['Nobody sees the grades of others.'],
  },
} satisfies Record<string, Practice>;
