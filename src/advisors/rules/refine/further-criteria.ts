import type { Criterion } from '../knowledge/capability.ts';

type Criteria = { usual: readonly Criterion[]; edge: readonly Criterion[] };

const one = (given: string, when: string, outcome: string): Criterion => ({ given, when, outcome });

/** Verbs that say more than their class of actions does. */
export const criteriaOfVerbs: Readonly<Record<string, Criteria>> = {
  edit: {
    usual: [
      one('a saved {thing}', 'one field is changed and saved', 'the {thing} shows the new value and keeps all else'),
    ],
    edge: [
      one('{a thing} that two people have open', 'both save it', 'the second one is shown what the first has changed'),
    ],
  },
  delete: {
    usual: [one('a list of five {things}', 'one is deleted', 'four are left and an undo is offered')],
    edge: [
      one(
        '{a thing} that something else refers to',
        'it is deleted',
        'what refers to it is named before anything is lost',
      ),
    ],
  },
  export: {
    usual: [one('twelve {things}', 'the file is written', 'it holds twelve rows and one line of headings')],
    edge: [one('no {things} yet', 'the file is asked for', 'it says that there is nothing to export')],
  },
  cancel: {
    usual: [
      one('a {thing} that is confirmed', 'it is cancelled', 'it is shown as cancelled and its place is free again'),
    ],
    edge: [
      one('a {thing} whose deadline has passed', 'somebody cancels it', 'it is refused and the deadline is named'),
    ],
  },
};

/** Further criteria of each class of action, for features of which several stories do the same kind of thing. */
export const furtherCriteria: Readonly<Record<string, Criteria>> = {
  keep: {
    usual: [
      one(
        'two saved {things}',
        'the list is opened on another device',
        'both {things} are listed with the same values',
      ),
      one('a {thing} that was saved yesterday', 'it is opened', 'it shows who saved it and when'),
    ],
    edge: [
      one(
        'a {thing} with the same name as another',
        'it is saved',
        'the existing {thing} is shown before a second is stored',
      ),
      one(
        'a name of 300 letters for {a thing}',
        'it is saved',
        'the longest allowed length is named and nothing is cut',
      ),
    ],
  },
  show: {
    usual: [
      one('forty {things}', 'the second page is opened', 'it shows the next twenty in the same order'),
      one(
        'a {thing} that has just changed',
        'the page stays open',
        'the new value of the {thing} appears without a reload',
      ),
    ],
    edge: [
      one(
        'the address of {a thing} that was deleted',
        'it is opened',
        'it says that the {thing} is gone and leads to the list',
      ),
      one(
        '{things} of which one has no value to show',
        'the page is opened',
        'its place says that the value is missing',
      ),
    ],
  },
  send: {
    usual: [
      one('three receivers of whom one opted out of {things}', 'the message is sent', 'two receivers get it'),
      one(
        'a message about {a thing} in preparation',
        'its preview is opened',
        'the preview shows the text with all names filled in',
      ),
    ],
    edge: [
      one(
        'a {thing} that changes right before its message goes out',
        'the moment comes',
        'the message names the new state',
      ),
      one('a receiver without an address for {things}', 'the message is due', 'the receiver is listed as not reached'),
    ],
  },
  decide: {
    usual: [
      one(
        'two {things} of which one is taken',
        'the choice is opened',
        'the free one is offered and the other shown as taken',
      ),
      one('a decision about {a thing}', 'it is taken back in time', 'the {thing} is shown as open again'),
    ],
    edge: [
      one('a {thing} that is taken', 'somebody chooses it', 'it is refused and the next free {thing} is offered'),
      one(
        'a person who may not decide about {things}',
        'the step is tried',
        'it is refused and who may do it is named',
      ),
    ],
  },
  compute: {
    usual: [
      one('two {things} with known values', 'one value is corrected', 'the result changes by the difference'),
      one('{things} of a whole month', 'the result is opened', 'every part of it leads to the {things} it came from'),
    ],
    edge: [
      one('no {things} in the period', 'it is computed', 'the result says that there is nothing to compute'),
      one('a {thing} with a negative value', 'it is computed', 'the value is marked and asks for a decision'),
    ],
  },
  connect: {
    usual: [
      one('a source whose {things} were taken over before', 'it is read again', 'only new {things} are added'),
      one('a source with one changed {thing}', 'it is read again', 'the change is shown beside the old value'),
    ],
    edge: [
      one(
        'a source of {things} that does not answer',
        'it is read',
        'the failure is named with the time of the next attempt',
      ),
      one('a file that holds no {things}', 'it is read', 'it is refused and what was expected is shown'),
    ],
  },
  protect: {
    usual: [
      one(
        'a person whose right to {things} was withdrawn',
        'the page is opened again',
        'the {things} are no longer listed',
      ),
      one('a change to {a thing}', 'the trail is opened', 'it names who changed what and when'),
    ],
    edge: [
      one(
        'three failed attempts to reach {a thing}',
        'a fourth is made',
        'it is refused and the owner of the {thing} is told',
      ),
      one('a session that ended an hour ago', '{a thing} is saved', 'it asks to sign in and keeps what was typed'),
    ],
  },
  let: {
    usual: [
      one(
        'a person who has never used {things}',
        'the first step is opened',
        'the step says what is needed and how long it takes',
      ),
      one('{a thing} that the step was done for', 'the list is opened', 'the {thing} is listed with the new state'),
    ],
    edge: [
      one('{a thing} for which the step was done already', 'it is done again', 'it says so and changes nothing'),
      one('a person who may not use {a thing}', 'the step is tried', 'it is refused and the reason is shown'),
    ],
  },
};
