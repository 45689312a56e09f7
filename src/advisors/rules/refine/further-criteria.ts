import type { Criterion } from '../knowledge/capability.ts';

type Criteria = { usual: readonly Criterion[]; edge: readonly Criterion[] };

const one = (given: string, when: string, outcome: string): Criterion => ({ given, when, outcome });

/** Verbs that say more than their class of actions does. */
const ofVerbs: readonly [verbs: string, criteria: Criteria][] = [
  [
    'edit change correct update rename',
    {
      usual: [one('a saved {thing}', '{does}', 'the {thing} shows the new value, and all else is as before')],
      edge: [
        one(
          '{a thing} that two people have open',
          '{does} as the second one',
          'what the first has changed is shown before anything is overwritten',
        ),
      ],
    },
  ],
  [
    'delete remove clear',
    {
      usual: [one('five {things}', '{does}', 'four are left and an undo is offered')],
      edge: [
        one('{a thing} that something else refers to', '{does}', 'what refers to it is named before anything is lost'),
      ],
    },
  ],
  [
    'export print download',
    {
      usual: [one('twelve {things}', '{does}', 'the file holds all twelve under one line of headings')],
      edge: [one('no {things} yet', '{does}', 'it says that there is nothing to write')],
    },
  ],
  [
    'cancel refund',
    {
      usual: [one('{a thing} that is confirmed', '{does}', 'the {thing} is shown as cancelled, with name and time')],
      edge: [one('{a thing} whose deadline has passed', '{does}', 'it is refused and the deadline is named')],
    },
  ],
  [
    'choose pick select set configure',
    {
      usual: [one('nothing chosen yet', '{does}', 'the choice is shown and still holds at the next visit')],
      edge: [one('a choice that is no longer possible', '{does}', 'it is refused and the possible ones are offered')],
    },
  ],
  [
    'approve confirm accept reject check vote close',
    {
      usual: [one('{a thing} that waits for a decision', '{does}', 'the decision is shown with name and time')],
      edge: [one('{a thing} that was decided before', '{does}', 'it is refused and the earlier decision is named')],
    },
  ],
  [
    'buy sell pay rent charge',
    {
      usual: [one('{a thing} at a known price', '{does}', 'the amount, the person and the time are recorded')],
      edge: [one('a payment that fails', '{does}', 'nothing is charged and the {thing} is free again')],
    },
  ],
  [
    'assign match claim',
    {
      usual: [one('{a thing} that belongs to nobody', '{does}', 'it shows whose it is, and since when')],
      edge: [one('{a thing} that belongs to somebody', '{does}', 'the present owner is named before it changes hands')],
    },
  ],
  [
    'sign log',
    {
      usual: [one('a person with an account', '{does}', 'the page shows the name of that person')],
      edge: [one('a wrong password', '{does}', 'it is refused without saying which part was wrong')],
    },
  ],
  [
    'see view list show browse open',
    {
      usual: [one('three {things}', '{does}', 'all three are shown with the time of their last change')],
      edge: [],
    },
  ],
];

export const criteriaOfVerbs: ReadonlyMap<string, Criteria> = new Map(
  ofVerbs.flatMap(([verbs, criteria]) => verbs.split(' ').map((verb) => [verb, criteria] as const)),
);

/** Further criteria of each class of action, for features of which several stories do the same kind of thing. */
export const furtherCriteria: Readonly<Record<string, Criteria>> = {
  keep: {
    usual: [one('two devices of one person', '{does} on one of them', 'the other shows the same {things}')],
    edge: [
      one('{a thing} with the same name as another', '{does}', 'the existing one is shown before a second is stored'),
    ],
  },
  show: {
    usual: [one('forty {things}', '{does}', 'the first twenty are shown with the way to the others')],
    edge: [
      one('{a thing} that was deleted meanwhile', '{does}', 'it says that the {thing} is gone and leads to the list'),
    ],
  },
  send: {
    usual: [one('three receivers of whom one opted out', '{does}', 'two of them get a message')],
    edge: [
      one('{a thing} that changes right before its message goes out', '{does}', 'the message names the new state'),
    ],
  },
  decide: {
    usual: [
      one('two {things} of which one is taken', '{does}', 'the free one is offered and the other shown as taken'),
    ],
    edge: [one('a person who may not decide about {things}', '{does}', 'it is refused and who may do it is named')],
  },
  compute: {
    usual: [one('{things} of a whole month', '{does}', 'every part of the result leads to the {things} it came from')],
    edge: [one('no {things} in the period', '{does}', 'the result says that there is nothing to compute')],
  },
  connect: {
    usual: [one('a source that was read before', '{does}', 'only new {things} are added')],
    edge: [one('a source that does not answer', '{does}', 'the failure is named with the time of the next attempt')],
  },
  protect: {
    usual: [one('a right that was given a minute ago', '{does}', 'the trail names who gave it, and when')],
    edge: [
      one('a right that was withdrawn a minute ago', '{does}', 'it is refused and the {things} are no longer listed'),
    ],
  },
  let: {
    usual: [
      one(
        'somebody who has never done it before',
        '{does}',
        'each step says what is needed, and the last one shows the result',
      ),
    ],
    edge: [one('a person who may not use {things}', '{does}', 'it is refused and the reason is shown')],
  },
};
