import type { Practice } from '../capability.ts';

export const practiceOfPeopleAndPlaces = {
  'waiting-list': {
    stories: [
      { want: 'put myself on the list', so: 'I get a place that comes free' },
      { want: 'see my place in the order', so: 'I can plan' },
    ],
    usual: {
      given: 'a full {thing} with two waiting',
      when: 'a place comes free',
      outcome: 'the first is offered it for a day',
    },
    edge: { given: 'the first does not answer', when: 'the day passes', outcome: 'the second is offered it' },
    further: ['Leaving the list takes one click.'],
  },
  'check-in': {
    stories: [
      { want: 'check in on arrival', so: 'it is known that I am there' },
      { want: 'see who is missing', so: 'I can phone in time' },
    ],
    usual: {
      given: 'a person on the list',
      when: 'their code is scanned',
      outcome: 'they are shown as present with the time',
    },
    edge: { given: 'a code that was used', when: 'it is scanned', outcome: 'it is refused with the time of first use' },
    further: ['A person without a code can be found by name.'],
  },
  skills: {
    stories: [
      { want: 'record what I can do', so: 'I am asked for what fits' },
      { want: 'find somebody with a skill', so: 'work gets done' },
    ],
    usual: { given: 'a skill that ends in 30 days', when: 'the day comes', outcome: 'the person is reminded' },
    edge: { given: 'a skill that has ended', when: 'somebody is searched by it', outcome: 'the person is not found' },
    further: ['A skill can be confirmed by another person.'],
  },
  emergency: {
    stories: [
      { want: 'call for help with one step', so: 'somebody comes' },
      { want: 'see who has answered', so: 'I do not act twice' },
    ],
    usual: {
      given: 'two contacts in order',
      when: 'an alert is given',
      outcome: 'the first is called, then the second after a minute',
    },
    edge: {
      given: 'no network',
      when: 'an alert is given',
      outcome: 'it waits and is sent as a text message once there is a network',
    },
    further: ['A test alert says that it is one.'],
  },
  minutes: {
    stories: [
      { want: 'find a decision', so: 'we need not discuss it again' },
      { want: 'turn a point into a task', so: 'it gets done' },
    ],
    usual: {
      given: 'a meeting with three points',
      when: 'its minutes are approved',
      outcome: 'three entries with date are found by search',
    },
    edge: {
      given: 'minutes that are approved',
      when: 'a word is changed',
      outcome: 'a new version with name and time is kept',
    },
    further: ['A point can be moved to the next meeting.'],
  },
  places: {
    stories: [
      { want: 'see where {a thing} is', so: 'I find it at once' },
      { want: 'move {a thing} to another place', so: 'the record stays true' },
    ],
    usual: { given: '{a thing} in a room', when: 'it is moved to another room', outcome: 'the {thing} is found there' },
    edge: {
      given: 'a place that still holds {things}',
      when: 'it is deleted',
      outcome: 'it asks where they should go',
    },
    further: ['The way to a place is shown from room to shelf.'],
  },
  condition: {
    stories: [
      { want: 'report damage with a photo', so: 'it gets repaired' },
      { want: 'see the state before I take it', so: 'I am not blamed' },
    ],
    usual: {
      given: '{a thing} in order',
      when: 'damage is reported with a photo',
      outcome: 'it is shown as damaged with the date',
    },
    edge: { given: 'a report without a photo', when: 'it is sent', outcome: 'it is kept and a photo is asked for' },
    further: ['A repaired {thing} keeps its reports.'],
  },
  weather: {
    stories: [
      { want: 'see the weather for {a thing}', so: 'I can plan' },
      { want: 'be warned of frost', so: 'I act in time' },
    ],
    usual: {
      given: 'a forecast below zero for tonight',
      when: 'evening comes',
      outcome: 'a warning names the {things} concerned',
    },
    edge: {
      given: 'no forecast can be fetched',
      when: 'the page is opened',
      outcome: 'the last one is shown with its age',
    },
    further: ["Units follow the reader's country."],
  },
} satisfies Record<string, Practice>;
