import type { Practice } from '../capability.ts';

export const practiceOfReach = {
  reminders: {
    stories: [
      { want: 'be reminded in time', so: 'I forget nothing' },
      { want: 'choose how long ahead', so: 'it fits my day' },
    ],
    usual: {
      given: '{a thing} due tomorrow at nine',
      when: 'a reminder of one day is set',
      outcome: 'it arrives today at nine, once',
    },
    edge: { given: '{a thing} that is done already', when: 'its time comes', outcome: 'no reminder is sent' },
    further: ['The night of the clock change shifts nothing.'],
  },
  notifications: {
    stories: [
      { want: 'be told when {a thing} changes', so: 'I need not look' },
      { want: 'choose what I am told', so: 'it stays useful' },
    ],
    usual: {
      given: '{a thing} that I follow',
      when: 'it is changed by somebody else',
      outcome: 'I get one message with a link',
    },
    edge: { given: 'twenty changes within a minute', when: 'they happen', outcome: 'one message names all' },
    further: ['My own changes send me nothing.'],
  },
  alarm: {
    stories: [
      { want: 'be alarmed when a value leaves its limits', so: 'I can act' },
      { want: 'confirm an alarm', so: 'others know that I act' },
    ],
    usual: {
      given: 'an upper limit of ten',
      when: 'a value of eleven arrives',
      outcome: 'an alarm is raised on all devices',
    },
    edge: { given: 'values stop arriving', when: 'the set time passes', outcome: 'an alarm says that data is missing' },
    further: ['A confirmed alarm is silent everywhere.'],
  },
  email: {
    stories: [
      { want: 'send {a thing} by mail', so: 'others get it' },
      { want: 'have answers filed with {a thing}', so: 'a talk stays together' },
    ],
    usual: {
      given: '{a thing} with an address',
      when: 'it is sent',
      outcome: 'the mail is listed with date and receiver',
    },
    edge: {
      given: '{a thing} with an address that does not exist',
      when: 'it is sent',
      outcome: 'the failure is shown beside it',
    },
    further: ['A mail is readable without pictures.'],
  },
  sms: {
    stories: [
      { want: 'reach {people} by text message', so: 'they read it at once' },
      { want: 'see whether it arrived', so: 'I can phone otherwise' },
    ],
    usual: { given: 'a confirmed number', when: 'a message is sent', outcome: 'its state changes to delivered' },
    edge: { given: 'a number of a fixed line', when: 'a message is sent', outcome: 'it is refused before any cost' },
    further: ['Costs are shown before sending to many.'],
  },
  newsletter: {
    stories: [
      { want: 'send an issue to all who subscribed', so: 'news reaches them' },
      { want: 'leave with one click', so: 'nobody is annoyed' },
    ],
    usual: {
      given: 'a hundred confirmed {people}',
      when: 'an issue is sent',
      outcome: 'a hundred mails go out, each once',
    },
    edge: { given: 'somebody who has left', when: 'an issue is sent', outcome: 'they get none' },
    further: ['A test goes to oneself first.'],
  },
  chat: {
    stories: [
      { want: 'write to somebody directly', so: 'a question is quickly answered' },
      { want: 'see what I missed', so: 'I can follow' },
    ],
    usual: { given: 'two {people} in a talk', when: 'one writes', outcome: 'the other sees it at once' },
    edge: { given: 'somebody was blocked', when: 'they write', outcome: 'the message does not arrive' },
    further: ['Messages keep their order after a lost connection.'],
  },
  live: {
    stories: [
      { want: 'see changes as they happen', so: 'I decide on what is true now' },
      { want: 'notice when the picture is old', so: 'I am not misled' },
    ],
    usual: { given: 'an open page', when: 'a value changes', outcome: 'it shows within two seconds without reloading' },
    edge: {
      given: 'the connection is lost',
      when: 'ten seconds pass',
      outcome: 'the page says how old the picture is',
    },
    further: ['A hundred open pages do not slow the source.'],
  },
  'share-link': {
    stories: [
      { want: 'share {a thing} by a link', so: 'others see it without an account' },
      { want: 'end a link', so: 'it does not travel for ever' },
    ],
    usual: { given: 'a link that ends on Friday', when: 'it is opened on Thursday', outcome: 'the {thing} is shown' },
    edge: {
      given: 'the same link',
      when: 'it is opened on Saturday',
      outcome: 'it shows that it has ended and nothing else',
    },
    further: ['A link opens one {thing} and no other.'],
  },
  calls: {
    stories: [
      { want: 'talk by video about {a thing}', so: 'some questions are settled faster' },
      { want: 'join from a phone', so: 'I need nothing to install' },
    ],
    usual: { given: 'a planned call about {a thing}', when: 'two join', outcome: 'they see and hear each other' },
    edge: { given: 'a weak network', when: 'they talk', outcome: 'the picture stops before the sound' },
    further: ['A call can only be joined by those invited.'],
  },
} satisfies Record<string, Practice>;
