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
      given: 'a quiz in which the connection breaks at question three',
      when: 'it is opened again',
      outcome: 'the quiz goes on at question three',
    },
    further: {
      title: 'A second try has its answers in another order',
      given: 'a quiz that was done once',
      when: 'it is begun again',
      outcome: 'the answers stand in another order',
    },
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
    further: {
      title: 'A wrong answer brings the card back the same day',
      given: 'a card that is due in a month',
      when: 'it is answered wrongly',
      outcome: 'it is due again today',
    },
  },
  submissions: {
    stories: [
      { want: 'hand in work', so: 'it arrives in time and in one place' },
      { want: 'see what was handed in', so: 'I can mark it' },
    ],
    usual: {
      given: 'an open task',
      when: 'a file is handed in before the end',
      outcome: 'the task shows the file with date and time',
    },
    edge: {
      given: 'a task whose time has passed',
      when: 'a file is handed in',
      outcome: 'the file is marked as late or refused by the rule of the task',
    },
    further: {
      title: 'A newer file leaves the older one to be seen',
      given: 'an open task with a file handed in',
      when: 'a newer file is handed in',
      outcome: 'the newer counts and both can be opened',
    },
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
    further: {
      title: 'Nobody sees the grades of others',
      given: 'two students of one class',
      when: 'one of them opens the grades',
      outcome: "only that student's own grades are shown",
    },
  },
} satisfies Record<string, Practice>;
