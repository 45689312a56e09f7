import type { Practice } from '../capability.ts';

export const practiceOfPeopleAndPlaces = {
  'waiting-list': {
    stories: [
      { want: 'put myself on the list', so: 'I get a place that comes free' },
      { want: 'see my place in the order', so: 'I can plan' },
    ],
    usual: {
      given: 'a full list of places with two people waiting',
      when: 'a place comes free',
      outcome: 'the first of the two is offered the place for a day',
    },
    edge: {
      given: 'a free place that is offered to the first on the list',
      when: 'the first does not answer for a day',
      outcome: 'the second is offered the place',
    },
    further: {
      title: 'Somebody can leave the waiting list without asking',
      given: 'a list with three waiting',
      when: 'the second leaves it',
      outcome: 'the third moves up and is told so',
    },
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
    further: {
      title: 'A person without a code can be checked in by name',
      given: 'a person on the list who forgot the code',
      when: 'the name is searched and chosen',
      outcome: 'the person is shown as present with the time',
    },
  },
  skills: {
    stories: [
      { want: 'record what I can do', so: 'I am asked for what fits' },
      { want: 'find somebody with a skill', so: 'work gets done' },
    ],
    usual: { given: 'a skill that ends in 30 days', when: 'the day comes', outcome: 'the person is reminded' },
    edge: { given: 'a skill that has ended', when: 'somebody is searched by it', outcome: 'the person is not found' },
    further: {
      title: 'A skill can be confirmed by another person',
      given: 'a skill that somebody entered for themselves',
      when: 'a second person confirms it',
      outcome: 'it is shown as confirmed, with name and day',
    },
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
      given: 'a phone without a network',
      when: 'an alert is given',
      outcome: 'the alert waits and is sent as a text message once there is a network',
    },
    further: {
      title: 'A test alert says that it is one',
      given: 'two contacts',
      when: 'a test alert is given',
      outcome: 'both messages begin with the word test',
    },
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
    further: {
      title: 'A point can be moved to the next meeting',
      given: 'an agenda with a point that was not reached',
      when: 'the point is moved on',
      outcome: 'it stands on the next agenda and is named in the minutes',
    },
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
      outcome: 'the page asks where they should go',
    },
    further: {
      title: 'The way to a place is shown from room to shelf',
      given: '{a thing} on a shelf in a room',
      when: 'its place is opened',
      outcome: 'room and shelf are shown in that order',
    },
  },
  condition: {
    stories: [
      { want: 'report damage with a photo', so: 'it gets repaired' },
      { want: 'see the damage that is known', so: 'I am not blamed for what was there' },
    ],
    usual: {
      given: '{a thing} in order',
      when: 'damage is reported with a photo',
      outcome: 'the {thing} is shown as damaged, with the date',
    },
    edge: {
      given: 'a report without a photo',
      when: 'it is sent',
      outcome: 'the report is kept and a photo is asked for',
    },
    further: {
      title: 'A repaired {thing} keeps its damage reports',
      given: '{a thing} with two reports',
      when: 'it is marked as repaired',
      outcome: 'both reports can still be opened',
    },
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
      given: 'a day on which no forecast can be fetched',
      when: 'the page is opened',
      outcome: 'the last forecast is shown with its age',
    },
    further: {
      title: "Temperatures follow the reader's country",
      given: 'a reader whose country uses Fahrenheit',
      when: 'the weather is opened',
      outcome: 'all temperatures are in Fahrenheit',
    },
  },
} satisfies Record<string, Practice>;
