import type { Check, Criterion } from '../knowledge/capability.ts';

/** What is usually wanted beside it, so that it is of use from the first day: a wish and its reason. */
export type Companion = readonly [want: string, so: string];
/** What an action is good for, what goes with it and how it is accepted. */
export type ActionPractice = {
  so: string;
  beside: readonly Companion[];
  usual: readonly Criterion[];
  edge: readonly Criterion[];
  further: Check;
};
type OfVerb = Partial<ActionPractice>;

export const one = (given: string, when: string, outcome: string): Criterion => ({ given, when, outcome });

/** What holds for every step that somebody decides on. */
export const takenBack: Check = {
  title: 'A step taken by mistake can be taken back',
  ...one('a step that was taken a minute ago', 'undo is chosen', 'the state before the step is shown'),
};

/** Verbs that say more than their class of actions does. {does} is what the story does; {thing} is sure to be countable. */
const ofVerbs: readonly [verbs: string, practice: OfVerb][] = [
  [
    'edit change correct update rename revise adjust',
    {
      so: 'what is written down stays true',
      usual: [one('{a thing} that was saved yesterday', '{does}', 'the new value is shown and all else is as before')],
      edge: [
        one(
          '{a thing} that somebody else has just changed',
          '{does}',
          'the other change is shown before anything is overwritten',
        ),
      ],
    },
  ],
  [
    'delete remove clear',
    {
      so: 'what is no longer needed is out of the way',
      usual: [one('a list of five', '{does}', 'four are left and an undo is offered')],
      edge: [
        one('{a thing} that something else refers to', '{does}', 'what refers to it is named before anything is lost'),
      ],
    },
  ],
  [
    'archive',
    {
      so: 'the list holds what still matters',
      usual: [one('a list of five', '{does}', 'four are left in the list and the fifth is found in the archive')],
      edge: [
        one('{a thing} that somebody has open', '{does}', 'that person is told and can no longer change the {thing}'),
      ],
      further: {
        title: 'What was archived can be brought back',
        ...one('{a thing} in the archive', 'it is brought back', 'the {thing} stands in the list with all it had'),
      },
    },
  ],
  [
    'export print download',
    {
      so: 'the data can be used elsewhere',
      usual: [one('twelve {things}', '{does}', 'the result holds all twelve with their headings')],
      edge: [one('no {things} yet', '{does}', 'a note says that there is nothing to put out')],
    },
  ],
  [
    'scan',
    {
      so: 'nobody has to type a number',
      usual: [one('a printed code in daylight', '{does}', 'the page that belongs to the code opens')],
      edge: [one('a code that belongs to nothing', '{does}', 'a note says that the code is unknown')],
      further: {
        title: 'A scratched code can be entered by hand',
        ...one('a code that is too scratched to be read', 'its number is typed instead', 'the same page opens'),
      },
    },
  ],
  [
    'connect integrate link embed mount',
    {
      so: 'both sides know the same',
      usual: [one('access that was granted', '{does}', 'the connection is shown, with the time of the last exchange')],
      edge: [
        one(
          'access that the other side has withdrawn',
          '{does}',
          'the page names the connection that failed, and since when',
        ),
      ],
    },
  ],
  [
    'deploy install restore migrate recover',
    {
      so: 'a fault costs minutes and no data',
      usual: [one('a machine that was made ready', '{does}', 'the end is reported with the time that it took')],
      edge: [one('a step that fails halfway', '{does}', 'the former state is back and the failed step is named')],
      further: {
        title: 'A second run after a failure finishes the work',
        ...one('a run that failed halfway', 'the cause is mended and the run is started again', 'the run ends well'),
      },
    },
  ],
  [
    'cancel refund',
    {
      so: 'a change of plans costs nobody a walk',
      usual: [one('{a thing} that is confirmed', '{does}', 'the list shows it as cancelled, with name and time')],
      edge: [one('a deadline that has passed', '{does}', 'the step is refused and the deadline is named')],
    },
  ],
  [
    'undo',
    {
      so: 'a slip costs nothing',
      usual: [one('a change made a minute ago', '{does}', 'the state before the change is shown')],
      edge: [one('a time limit that has passed', '{does}', 'a note says until when it could be done')],
    },
  ],
  [
    'choose pick select set configure customise',
    {
      so: 'it suits how I work',
      usual: [one('nothing chosen yet', '{does}', 'the choice is shown and still holds at the next visit')],
      edge: [
        one('a choice that is no longer offered', '{does}', 'the choice is refused and the present ones are shown'),
      ],
    },
  ],
  [
    'approve confirm accept reject decline vote close sign',
    {
      so: 'everybody sees what was decided',
      beside: [['see what waits for a decision', 'nobody waits for long']],
      further: takenBack,
      usual: [one('{a thing} that waits for a decision', '{does}', 'the decision is shown with name and time')],
      edge: [
        one('{a thing} that was decided before', '{does}', 'the step is refused and the earlier decision is named'),
      ],
    },
  ],
  [
    'check verify inspect test',
    {
      so: 'a fault is found before it does harm',
      beside: [['see what was found at the last check', 'nothing is looked at twice']],
      further: takenBack,
      usual: [
        one('three points to check, of which one fails', '{does}', 'the failed point is marked, with name and time'),
      ],
      edge: [one('a check that was broken off halfway', '{does}', 'the check goes on at the first open point')],
    },
  ],
  [
    'check-in',
    {
      so: 'it is known who is there',
      usual: [one('a person who is expected', '{does}', 'that person is shown as present, with the time')],
      edge: [one('a person who is not on the list', '{does}', 'a note says so and the name can be added')],
    },
  ],
  [
    'buy sell pay charge bill',
    {
      so: 'the money is settled at once',
      beside: [['see what is still to be paid', 'nothing is forgotten']],
      usual: [one('a price of 20.00', '{does}', 'amount, person and time are recorded')],
      edge: [one('a payment that the bank refuses', '{does}', 'nothing is charged and the reason is shown')],
    },
  ],
  [
    'order',
    {
      so: 'what is needed arrives in time',
      beside: [['see what was ordered', 'nothing is ordered twice']],
      usual: [one('two items with a known price', '{does}', 'both items and their sum are on record')],
      edge: [one('an item that is sold out', '{does}', 'that item is named before anything is ordered')],
    },
  ],
  [
    'assign claim',
    {
      so: 'everybody sees whose turn it is',
      usual: [one('{a thing} that belongs to nobody', '{does}', 'the name of the new owner is shown, with the day')],
      edge: [one('{a thing} that belongs to somebody', '{does}', 'the present owner is named before anything changes')],
    },
  ],
  [
    'sign-in',
    {
      so: 'only I reach what is mine',
      usual: [one('a person with an account', '{does}', 'the page shows the name of that person')],
      edge: [one('a sign-in that is not right', '{does}', 'it is refused without saying which part was wrong')],
      further: {
        title: 'Signing out ends the session on that device',
        ...one('a person who has signed in', 'that person signs out and goes back', 'the page asks to sign in'),
      },
    },
  ],
  [
    'reserve book rent',
    {
      so: 'I can count on it',
      beside: [
        ['see what is free', 'I choose what can be had'],
        ['cancel what I have taken', 'somebody else can have it'],
      ],
      usual: [one('a free day', '{does}', 'the day is shown as taken, with the name')],
      edge: [
        one(
          'somebody else who does the same in that second',
          '{does}',
          'one of the two gets it and the other is told at once',
        ),
      ],
    },
  ],
  [
    'suggest propose',
    {
      so: 'a good idea is not lost',
      usual: [one('an idea that nobody had yet', '{does}', 'the list of suggestions shows it with name and day')],
      edge: [one('a suggestion that somebody made before', '{does}', 'the earlier one is shown and can be supported')],
    },
  ],
  [
    'plan schedule arrange',
    {
      so: 'everybody sees what happens when',
      usual: [one('an empty week', '{does}', 'the plan shows what happens on which day')],
      edge: [one('two entries for the same time', '{does}', 'the clash is named before anything is stored')],
    },
  ],
  [
    'mark tag star pin highlight',
    {
      so: 'I find again what I marked',
      usual: [one('{a thing} without a mark', '{does}', 'the mark is shown wherever the {thing} is listed')],
      edge: [one('{a thing} that has the mark already', '{does}', 'no second mark is stored')],
    },
  ],
  [
    'follow track watch monitor',
    {
      so: 'I notice a change in time',
      usual: [
        one('a value that changed today', '{does}', 'the new value stands beside the earlier one, with its time'),
      ],
      edge: [one('a day of which nothing is known', '{does}', 'the gap is shown and is not filled in')],
    },
  ],
  [
    'lend borrow return prolong renew',
    {
      so: 'everybody sees who has what',
      usual: [one('a person who is known', '{does}', 'name and day are shown in the list of loans')],
      edge: [one('{a thing} that somebody else waits for', '{does}', 'the step is refused and the reason is named')],
    },
  ],
  [
    'handle process answer review',
    {
      so: 'nothing is left lying',
      usual: [one('three open {things}', '{does}', 'the list of open ones is shorter by what was done')],
      edge: [one('{a thing} that somebody else has begun', '{does}', 'the name of that person is shown first')],
    },
  ],
  [
    'offer publish announce',
    {
      so: 'others find it by themselves',
      usual: [one('{a thing} that nobody else can see yet', '{does}', 'others find the {thing} within a minute')],
      edge: [one('a needed field left empty', '{does}', 'the field is named and nothing is shown to others')],
    },
  ],
  [
    'share',
    {
      so: 'others have it without asking',
      usual: [one('a person without access', '{does}', 'that person can open what was shared, and nothing else')],
      edge: [one('a person who has access already', '{does}', 'a note says so and no second message is sent')],
    },
  ],
  [
    'block pause lock suspend',
    {
      so: 'no harm is done meanwhile',
      usual: [one('a case in which harm could be done', '{does}', 'the block is shown to everybody, with its reason')],
      edge: [one('somebody who counts on the opposite', '{does}', 'that person is named before the step takes effect')],
    },
  ],
  [
    'use get',
    {
      so: 'what is needed is at hand',
      usual: [one('a first visit', '{does}', 'every step says what is needed, and the last one shows the result')],
      edge: [one('a needed part that is missing', '{does}', 'the missing part is named and nothing is made up')],
    },
  ],
  [
    'have',
    {
      so: 'what is needed is at hand',
      usual: [one('a change that was made a minute ago', '{does}', 'the change is shown, with its time')],
      edge: [one('a needed part that is missing', '{does}', 'the missing part is named and nothing is made up')],
    },
  ],
  [
    'subscribe unsubscribe leave',
    {
      so: 'I decide what reaches me',
      usual: [one('a person who is known', '{does}', 'a confirmation says what has changed')],
      edge: [one('a link that was used before', '{does}', 'a note says that nothing has changed')],
    },
  ],
  [
    'join enrol',
    {
      so: 'others can count on me',
      usual: [one('a place that is free', '{does}', 'the name stands in the list, with the day')],
      edge: [one('a place that was taken a minute ago', '{does}', 'a note says so and offers a free one')],
    },
  ],
  [
    'be-sure',
    {
      so: 'I can rely on it',
      usual: [one('the rule in force', 'somebody does what the rule allows', 'the step goes through')],
      edge: [
        one('a case that breaks the rule', 'somebody tries it', 'the step is refused and the reason is shown'),
        one('a case at the limit of what is allowed', 'somebody tries it', 'the result is that of an ordinary case'),
      ],
      further: {
        title: 'What was agreed holds for two people at once',
        ...one('two people at two devices', 'both go through the same steps in the same second', 'it holds for both'),
      },
    },
  ],
  [
    'be-told',
    {
      so: 'I forget nothing and need not look',
      beside: [['choose how I am told', 'it fits my day']],
      usual: [one('a confirmed address', '{does}', 'one message arrives that says what it is about')],
      edge: [
        one(
          'a matter that is settled before its message is due',
          'the moment comes at which {does}',
          'no message is sent',
        ),
        one(
          'an address that no longer exists',
          'the moment comes at which {does}',
          'the failure is shown to those in charge',
        ),
      ],
      further: {
        title: 'A message that is tried again arrives once',
        ...one('a message whose first attempt was broken off', 'it is tried again', 'the receiver has one message'),
      },
    },
  ],
  [
    'see view list show browse open',
    {
      usual: [
        one('a change that was made a minute ago', '{does}', 'the change is shown, with its time'),
        one('forty {things}', '{does}', 'the first twenty are shown with the way to the others'),
      ],
    },
  ],
  [
    'see-what',
    {
      so: 'I need not ask anybody',
      usual: [one('a case of which the answer is known', '{does}', 'the page shows this answer')],
      edge: [one('a case of which nothing is known yet', '{does}', 'the page says so and makes nothing up')],
      further: {
        title: 'The answer changes as soon as the facts do',
        ...one(
          'an answer that is on the screen',
          'somebody else changes the facts',
          'the new answer is shown within two seconds',
        ),
      },
    },
  ],
  [
    'sort',
    {
      usual: [one('three {things} in no order', '{does}', 'the three stand in the chosen order')],
      edge: [one('two {things} with equal values', '{does}', 'their order is the same each time')],
    },
  ],
  [
    'compare',
    {
      usual: [one('two {things} that differ in one point', '{does}', 'the point in which they differ stands out')],
      edge: [one('two {things} without a difference', '{does}', 'a note says that they are equal')],
    },
  ],
  [
    'play listen read',
    {
      usual: [one('{a thing} that was never opened', '{does}', 'the beginning is there within two seconds')],
      edge: [one('a connection that breaks halfway', '{does}', 'a note says so and the place is kept')],
    },
  ],
  [
    'learn practise practice repeat study train rehearse',
    {
      so: 'I get better at it',
      usual: [one('an exercise that was half done', '{does}', 'the exercise goes on where it stopped')],
      edge: [one('two weeks without an exercise', '{does}', 'what is offered begins with what was forgotten')],
    },
  ],
  [
    'keep manage maintain organise organize define',
    {
      usual: [one('three {things}', '{does}', 'each of the three can be opened, changed and taken out')],
      edge: [
        one(
          '{a thing} that somebody else has just changed',
          '{does}',
          'the other change is shown before anything is overwritten',
        ),
      ],
    },
  ],
  [
    'attach upload',
    {
      so: 'what belongs together is found together',
      usual: [one('two files on the device', '{does}', 'the files are listed with name, size and date')],
      edge: [one('a file larger than the limit', '{does}', 'the file is refused and the limit is named')],
    },
  ],
  [
    'collect gather',
    {
      so: 'everything is in one place',
      usual: [one('three people who take part', '{does}', 'what comes from the three stands in one list')],
      edge: [one('a person who takes part twice', '{does}', 'the second time is recognised and counted once')],
    },
  ],
  [
    'rate',
    {
      so: 'others learn from it',
      usual: [one('{a thing} without a rating', '{does}', 'the rating is shown and counted')],
      edge: [one('a second rating by the same person', '{does}', 'the first one is replaced')],
    },
  ],
  [
    'comment discuss chat reply talk message',
    {
      so: 'questions are answered where they arise',
      usual: [
        one('a second person with the page open', '{does}', 'that person sees the words at once, with name and time'),
      ],
      edge: [one('a text of blanks only', '{does}', 'nothing is sent and the text field keeps the focus')],
      further: {
        title: 'Two people who write at once lose nothing',
        ...one('two people with the page open', 'both send a text in the same second', 'both texts are shown to both'),
      },
    },
  ],
  [
    'move swap exchange trade',
    {
      so: 'plans can change',
      usual: [one('two places, one of them free', '{does}', 'the new place is shown and the old one is free')],
      edge: [one('a place that was taken meanwhile', '{does}', 'the step is refused and a free place is offered')],
    },
  ],
  [
    'merge combine',
    {
      so: 'everything stands in one place',
      usual: [one('two {things} with the same name', '{does}', 'one is left that holds what both had')],
      edge: [one('two values that contradict each other', '{does}', 'both are shown for a choice')],
    },
  ],
  [
    'group categorise categorize',
    {
      so: 'what belongs together stands together',
      usual: [one('three {things} without a group', '{does}', 'each stands in its group, and the groups are counted')],
      edge: [one('a group that is left empty', '{does}', 'the empty group is shown as such')],
    },
  ],
  [
    'apply submit request ask',
    {
      so: 'nothing is forgotten on the way',
      beside: [['see what became of it', 'I need not ask again']],
      usual: [one('a form with all that is needed', '{does}', 'a confirmation says what was sent, with the day')],
      edge: [one('a needed field left empty', '{does}', 'the field is named, nothing is sent and all else is kept')],
    },
  ],
  [
    'report',
    {
      so: 'those in charge know at once',
      usual: [one('a matter that nobody has reported yet', '{does}', 'the report is on record with name and time')],
      edge: [one('a matter that was reported before', '{does}', 'the earlier report is shown and can be added to')],
    },
  ],
];

/** By verb; the key of a wish. */
export const practiceOfVerbs: ReadonlyMap<string, OfVerb> = new Map(
  ofVerbs.flatMap(([verbs, practice]) => verbs.split(' ').map((verb) => [verb, practice] as const)),
);
