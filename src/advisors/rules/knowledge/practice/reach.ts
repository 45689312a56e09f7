import type { Practice } from '../capability.ts';

export const practiceOfReach = {
  reminders: {
    stories: [
      { want: 'be reminded in time', so: 'I forget nothing' },
      { want: 'choose how long ahead I am told', so: 'it fits my day' },
    ],
    usual: {
      given: '{a thing} due tomorrow at nine',
      when: 'a reminder of one day is set',
      outcome: 'the reminder arrives today at nine, once',
    },
    edge: {
      given: '{a thing} that is done before it is due',
      when: 'the hour of its reminder comes',
      outcome: 'no reminder is sent',
    },
    further: {
      title: 'A reminder keeps its hour through the clock change',
      given: "a reminder for nine o'clock on the day after the clock change",
      when: 'that day comes',
      outcome: 'the reminder arrives at nine',
    },
  },
  notifications: {
    stories: [
      { want: 'be told when {a thing} changes', so: 'I need not look' },
      { want: 'choose what I am told', so: 'it stays useful' },
    ],
    usual: {
      given: '{a thing} that two people follow',
      when: 'one of them changes it',
      outcome: 'the other gets one message with a link',
    },
    edge: {
      given: '{a thing} that somebody follows',
      when: 'it is changed twenty times within a minute',
      outcome: 'one message names all the changes',
    },
    further: {
      title: 'Nobody is told of their own changes',
      given: 'a person who follows {a thing}',
      when: 'the same person changes it',
      outcome: 'no message is sent to that person',
    },
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
    edge: {
      given: 'a sensor that stops sending',
      when: 'the set time passes',
      outcome: 'an alarm says that data is missing',
    },
    further: {
      title: 'A confirmed alarm is silent everywhere',
      given: 'an alarm that sounds on two devices',
      when: 'it is confirmed on one',
      outcome: 'both are silent and show who confirmed it',
    },
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
    further: {
      title: 'A mail is readable without pictures',
      given: 'a mail program that blocks pictures',
      when: 'a mail is opened',
      outcome: 'all that matters can be read',
    },
  },
  sms: {
    stories: [
      { want: 'reach {people} by text message', so: 'they read it at once' },
      { want: 'see whether a message arrived', so: 'I can phone otherwise' },
    ],
    usual: { given: 'a confirmed number', when: 'a message is sent', outcome: 'its state changes to delivered' },
    edge: { given: 'a number of a fixed line', when: 'a message is sent', outcome: 'it is refused before any cost' },
    further: {
      title: 'Costs are shown before a text goes to many',
      given: 'a text for a hundred numbers',
      when: 'it is about to be sent',
      outcome: 'the number of messages and the cost are shown first',
    },
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
    edge: { given: 'somebody who has left the list', when: 'an issue is sent', outcome: 'that person gets none' },
    further: {
      title: 'A test issue goes to its author alone',
      given: 'an issue with a hundred subscribers',
      when: 'a test is sent',
      outcome: 'only the author gets it',
    },
  },
  chat: {
    stories: [
      { want: 'write to somebody directly', so: 'a question is quickly answered' },
      { want: 'see what I missed', so: 'I can follow' },
    ],
    usual: { given: 'two {people} in a talk', when: 'one writes', outcome: 'the other sees it at once' },
    edge: { given: 'somebody who was blocked', when: 'that person writes', outcome: 'the message does not arrive' },
    further: {
      title: 'Messages keep their order after a lost connection',
      given: 'three messages written without a connection',
      when: 'the connection returns',
      outcome: 'they arrive in the order in which they were written',
    },
  },
  live: {
    stories: [
      { want: 'see changes as they happen', so: 'I decide on what is true now' },
      { want: 'notice when the picture is old', so: 'I am not misled' },
    ],
    usual: {
      given: 'an open page',
      when: 'a value changes',
      outcome: 'the new value is shown within two seconds without reloading',
    },
    edge: {
      given: 'an open page without a connection',
      when: 'ten seconds pass',
      outcome: 'the page says how old the picture is',
    },
    further: {
      title: 'A hundred open pages do not slow the source',
      given: 'a hundred open pages',
      when: 'a value changes',
      outcome: 'all hundred show it within two seconds',
    },
  },
  'share-link': {
    stories: [
      { want: 'share {a thing} by a link', so: 'others see it without an account' },
      { want: 'end a link', so: 'it is not passed on for ever' },
    ],
    usual: { given: 'a link that ends on Friday', when: 'it is opened on Thursday', outcome: 'the {thing} is shown' },
    edge: {
      given: 'a link that ended on Friday',
      when: 'it is opened on Saturday',
      outcome: 'the page says that the link has ended and shows nothing else',
    },
    further: {
      title: 'A link opens one {thing} and no other',
      given: 'a link to one {thing}',
      when: 'the address is changed by hand to that of another',
      outcome: 'the other is not shown',
    },
  },
  calls: {
    stories: [
      { want: 'talk by video about {a thing}', so: 'some questions are settled faster' },
      { want: 'join from a phone', so: 'I need nothing to install' },
    ],
    usual: { given: 'a planned call about {a thing}', when: 'two join', outcome: 'they see and hear each other' },
    edge: { given: 'a weak network', when: 'they talk', outcome: 'the picture stops before the sound' },
    further: {
      title: 'Only those invited can join a call',
      given: 'a planned call with two invited',
      when: 'a third person opens its address',
      outcome: 'they are not let in',
    },
  },
} satisfies Record<string, Practice>;
