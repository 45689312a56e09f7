import type { Practice } from '../capability.ts';

export const practiceOfDevices = {
  'device-data': {
    stories: [
      { want: 'take in values from a device', so: 'nobody types numbers' },
      { want: 'see when a device last reported', so: 'I notice when one is silent' },
    ],
    usual: { given: 'a known device', when: 'it sends a value', outcome: 'the value appears with its time' },
    edge: {
      given: 'a device with a wrong clock',
      when: 'it sends a value',
      outcome: 'the time of arrival is kept beside it',
    },
    further: {
      title: 'A message that arrives twice is stored once',
      given: 'a device that sends the same message twice',
      when: 'both arrive',
      outcome: 'one value is stored',
    },
  },
  scan: {
    stories: [
      { want: 'scan a code to open {a thing}', so: 'I need no typing' },
      { want: 'scan an unknown code', so: '{a thing} can be created from it' },
    ],
    usual: { given: '{a thing} with a printed code', when: 'the code is scanned', outcome: 'the {thing} opens' },
    edge: { given: 'a code that belongs to nothing', when: 'it is scanned', outcome: 'creating {a thing} is offered' },
    further: {
      title: 'A scratched label can be read in poor light',
      given: 'a label with a scratch, in a dim room',
      when: 'the label is scanned',
      outcome: 'the {thing} opens, or the number can be typed instead',
    },
  },
  labels: {
    stories: [
      { want: 'print a label for {a thing}', so: 'it can be recognised in the room' },
      { want: 'print labels for many {things} at once', so: 'a sheet is used up' },
    ],
    usual: { given: 'ten chosen {things}', when: 'labels are printed', outcome: 'a sheet shows ten codes with names' },
    edge: {
      given: 'a name too long for the label',
      when: 'it is printed',
      outcome: 'it is shortened and the code stays readable',
    },
    further: {
      title: 'A printed code can be scanned from 20 cm',
      given: 'a printed label 20 cm away',
      when: 'the label is scanned with a phone',
      outcome: 'the {thing} opens',
    },
  },
  pdf: {
    stories: [
      { want: 'get {a thing} as a PDF', so: 'I can print and send it' },
      { want: 'have several {things} in one PDF', so: 'a file is complete' },
    ],
    usual: {
      given: '{a thing} with text and pictures',
      when: 'a PDF is made',
      outcome: 'it holds both, with date and page numbers',
    },
    edge: { given: '{a thing} with signs of other scripts', when: 'a PDF is made', outcome: 'every sign is readable' },
    further: {
      title: 'A PDF of 200 pages is ready within a minute',
      given: 'enough {things} for 200 pages',
      when: 'a PDF is made',
      outcome: 'the file is ready within a minute and has 200 pages',
    },
  },
  routing: {
    stories: [
      { want: 'get an order of stops', so: 'I drive less' },
      { want: 'change the order by hand', so: 'I know what the map does not' },
    ],
    usual: { given: 'eight stops', when: 'a tour is planned', outcome: 'all eight are on it with times' },
    edge: {
      given: 'a stop without a known address',
      when: 'a tour is planned',
      outcome: 'it is listed apart for correction',
    },
    further: {
      title: 'A closed road leads to another tour',
      given: 'a planned tour over a road that is now closed',
      when: 'the tour is planned again',
      outcome: 'the new tour avoids the road',
    },
  },
} satisfies Record<string, Practice>;
