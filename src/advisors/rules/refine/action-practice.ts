import type { Criterion } from '../knowledge/capability.ts';
import type { Companion } from './further-criteria.ts';

/** What a feature of each class of action is good for, and how it is accepted, where no capability says it better. */
export const actionPractice: Readonly<
  Record<string, { so: string; beside: readonly Companion[]; usual: Criterion; edge: Criterion; further: string }>
> = {
  keep: {
    so: 'nothing about {things} gets lost',
    beside: [['change {a thing} that was entered', 'a slip can be mended']],
    usual: {
      given: 'an empty list of {things}',
      when: '{does}',
      outcome: 'the {thing} stands in the list with what was entered',
    },
    edge: {
      given: 'a form for {a thing} with a needed field left empty',
      when: '{does}',
      outcome: 'the field is named, nothing is stored and all else is kept',
    },
    further: 'Two people saving the same {thing} are told of each other.',
  },
  show: {
    so: 'I need not ask anybody about {things}',
    beside: [['narrow the {things} to a few', 'what matters stands together']],
    usual: {
      given: 'three {things} of which two fit',
      when: '{does}',
      outcome: 'exactly the two are shown with the time of their last change',
    },
    edge: {
      given: 'no {things} yet',
      when: '{does}',
      outcome: 'it says what will stand here and how to begin',
    },
    further: 'A thousand {things} open as quickly as ten.',
  },
  send: {
    so: 'the right people know about {things} in time',
    beside: [['see who was reached', 'nobody is left out unnoticed']],
    usual: {
      given: '{a thing} with one receiver',
      when: '{does}',
      outcome: 'one message arrives that names the {thing}',
    },
    edge: {
      given: 'a receiver that cannot be reached',
      when: '{does}',
      outcome: 'the failure is shown beside {a thing} and is tried again',
    },
    further: 'A repeated attempt sends nothing twice.',
  },
  decide: {
    so: 'what was agreed about {things} can be relied on',
    beside: [['see what was decided about {a thing}', 'nobody has to ask']],
    usual: {
      given: '{a thing} that is free',
      when: '{does}',
      outcome: 'the {thing} is shown as taken, with name and time',
    },
    edge: {
      given: 'one free {thing} and two people',
      when: '{does}, both in the same second',
      outcome: 'one gets it and the other is told at once',
    },
    further: 'The step can be taken back until its deadline.',
  },
  compute: {
    so: 'I can decide by figures about {things}',
    beside: [['see which {things} a result came from', 'it can be explained']],
    usual: {
      given: 'a worked example for {things} with a known result',
      when: '{does}',
      outcome: 'the result and its steps equal the example',
    },
    edge: {
      given: '{things} of which one value is missing',
      when: '{does}',
      outcome: 'the missing value is named and no result is made up',
    },
    further: 'Parts add up to the whole after rounding.',
  },
  connect: {
    so: 'nobody enters {things} twice',
    beside: [['see what could not be read', 'nothing is lost on the way']],
    usual: {
      given: 'a source with ten {things}',
      when: '{does}',
      outcome: 'ten arrive and a summary counts them',
    },
    edge: {
      given: 'a source in which one of ten is broken',
      when: '{does}',
      outcome: 'nine arrive and the broken one is named with the reason',
    },
    further: 'Doing it twice leaves no doubles.',
  },
  protect: {
    so: 'only the right people reach {things}',
    beside: [['see who reaches {a thing}', 'a wrong right is found']],
    usual: {
      given: 'a person with the right to {things}',
      when: '{does}',
      outcome: 'it happens at once and the trail names who did it',
    },
    edge: {
      given: 'a person without the right to {things}',
      when: '{does} over an address that somebody sent',
      outcome: 'it is refused and nothing of its content is shown',
    },
    further: 'The same holds for search, export and the interface for programs.',
  },
  let: {
    so: 'I can do it myself without asking',
    beside: [],
    usual: {
      given: 'everything that it needs is there',
      when: '{does}',
      outcome: 'the result is shown at once, with name and time',
    },
    edge: {
      given: 'the connection breaks while {does}',
      when: 'the page is opened again',
      outcome: 'it says whether it happened, and it can be repeated safely',
    },
    further: 'It can be done by keyboard and on a phone.',
  },
};
