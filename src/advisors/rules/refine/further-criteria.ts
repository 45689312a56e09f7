import type { Criterion } from '../knowledge/capability.ts';

/** What is usually wanted beside it, so that it is of use from the first day: a wish and its reason. */
export type Companion = readonly [want: string, so: string];
type Criteria = { usual: readonly Criterion[]; edge: readonly Criterion[] };
/** What a verb is good for, what goes with it and how it is accepted, as far as it says more than its class of actions does. */
type OfVerb = { so?: string; beside?: readonly Companion[] } & Partial<Criteria>;

const one = (given: string, when: string, outcome: string): Criterion => ({ given, when, outcome });

/** Verbs that say more than their class of actions does. */
const ofVerbs: readonly [verbs: string, practice: OfVerb][] = [
  [
    'edit change correct update rename',
    {
      so: 'what stands about {things} stays true',
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
      so: 'what is no longer needed is out of the way',
      usual: [one('five {things}', '{does}', 'four are left and an undo is offered')],
      edge: [
        one('{a thing} that something else refers to', '{does}', 'what refers to it is named before anything is lost'),
      ],
    },
  ],
  [
    'export print download',
    {
      so: '{things} can be used elsewhere',
      usual: [one('twelve {things}', '{does}', 'the file holds all twelve under one line of headings')],
      edge: [one('no {things} yet', '{does}', 'it says that there is nothing to write')],
    },
  ],
  [
    'cancel refund',
    {
      so: 'a change of plans costs nobody a walk',
      usual: [one('{a thing} that is confirmed', '{does}', 'the {thing} is shown as cancelled, with name and time')],
      edge: [one('{a thing} whose deadline has passed', '{does}', 'it is refused and the deadline is named')],
    },
  ],
  [
    'choose pick select set configure',
    {
      so: 'it suits how I work',
      usual: [one('nothing chosen yet', '{does}', 'the choice is shown and still holds at the next visit')],
      edge: [one('a choice that is no longer possible', '{does}', 'it is refused and the possible ones are offered')],
    },
  ],
  [
    'approve confirm accept reject check vote close',
    {
      so: 'everybody sees what was decided',
      beside: [['see what waits for a decision', 'nobody waits for long']],
      usual: [one('{a thing} that waits for a decision', '{does}', 'the decision is shown with name and time')],
      edge: [one('{a thing} that was decided before', '{does}', 'it is refused and the earlier decision is named')],
    },
  ],
  [
    'buy sell pay rent charge',
    {
      so: 'the money is settled at once',
      beside: [['see what is still to be paid', 'nothing is forgotten']],
      usual: [one('{a thing} at a known price', '{does}', 'the amount, the person and the time are recorded')],
      edge: [one('a payment that fails', '{does}', 'nothing is charged and the {thing} is free again')],
    },
  ],
  [
    'assign match claim',
    {
      so: 'everybody sees whose turn it is',
      usual: [one('{a thing} that belongs to nobody', '{does}', 'it shows whose it is, and since when')],
      edge: [one('{a thing} that belongs to somebody', '{does}', 'the present owner is named before it changes hands')],
    },
  ],
  [
    'sign log',
    {
      so: 'only I reach what is mine',
      usual: [one('a person with an account', '{does}', 'the page shows the name of that person')],
      edge: [one('a wrong password', '{does}', 'it is refused without saying which part was wrong')],
    },
  ],
  [
    'reserve book rent',
    {
      so: 'I can count on it',
      beside: [
        ['see which {things} are free', 'I choose what can be had'],
        ['cancel what I have taken', 'somebody else can have it'],
      ],
    },
  ],
  [
    'suggest propose',
    {
      so: 'a good idea is not lost',
      usual: [one('an idea that nobody had yet', '{does}', 'it stands in the list of suggestions with name and day')],
      edge: [one('the same suggestion by somebody else', '{does}', 'the earlier one is shown and can be supported')],
    },
  ],
  [
    'plan schedule arrange',
    {
      so: 'everybody sees what happens when',
      usual: [one('an empty week', '{does}', 'the week shows who does what on which day')],
      edge: [one('two entries for the same time', '{does}', 'the clash is named before anything is stored')],
    },
  ],
  [
    'mark tag star pin',
    {
      so: 'I find it again at once',
      usual: [one('{a thing} without a mark', '{does}', 'the mark is shown wherever the {thing} is listed')],
      edge: [one('{a thing} that has the mark already', '{does}', 'the mark is taken off and no second one is stored')],
    },
  ],
  [
    'follow track watch monitor',
    {
      so: 'I notice a change in time',
      usual: [
        one('{a thing} that changed today', '{does}', 'the new value stands beside the earlier one, with its time'),
      ],
      edge: [one('a day of which nothing is known', '{does}', 'the gap is shown and is not filled in')],
    },
  ],
  [
    'hand take return lend borrow prolong extend fetch bring',
    {
      so: 'everybody sees who has what',
      usual: [one('{a thing} that is in its place', '{does}', 'it shows who has the {thing}, and since when')],
      edge: [one('{a thing} that somebody else has', '{does}', 'it is refused and who has the {thing} is named')],
    },
  ],
  [
    'handle process answer review',
    {
      so: 'nothing is left lying',
      usual: [one('three open {things}', '{does}', 'two are left in the list of open ones')],
      edge: [one('{a thing} that somebody else has begun', '{does}', 'the name of that person is shown first')],
    },
  ],
  [
    'offer publish announce',
    {
      so: 'others find it by themselves',
      usual: [one('{a thing} that nobody can see yet', '{does}', 'others find it within a minute')],
      edge: [
        one('{a thing} with a needed field left empty', '{does}', 'the field is named and nothing is shown to others'),
      ],
    },
  ],
  [
    'block pause lock suspend',
    {
      so: 'no harm is done meanwhile',
      usual: [one('{a thing} in use', '{does}', 'it can no longer be chosen and the reason is shown')],
      edge: [
        one('{a thing} that somebody counts on', '{does}', 'those who are concerned are named before it takes effect'),
      ],
    },
  ],
  [
    'have',
    {
      so: 'it is there when it is needed',
      edge: [one('something that it needs is missing', '{does}', 'what is missing is named and nothing is made up')],
    },
  ],
  [
    'join enrol register',
    {
      so: 'others can count on me',
      usual: [one('a place that is free', '{does}', 'the name stands there, with the day')],
      edge: [one('a place that was taken a minute ago', '{does}', 'it is refused and a free one is offered')],
    },
  ],
  [
    'be-sure',
    {
      so: 'I can rely on it',
      edge: [
        one('two people who do it in the same second', '{does}', 'the rule holds for both and neither sees half of it'),
      ],
    },
  ],
  [
    'see view list show browse open',
    {
      usual: [one('three {things}', '{does}', 'all three are shown with the time of their last change')],
    },
  ],
];

/** By verb; the first word of a wish. */
export const practiceOfVerbs: ReadonlyMap<string, OfVerb> = new Map(
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
