import type { Practice } from '../capability.ts';

export const practiceOfTrust = {
  backup: {
    stories: [
      { want: 'have a copy made by plan', so: 'a broken disk costs nothing' },
      { want: 'restore a copy', so: 'I know that it works' },
    ],
    usual: {
      given: 'a copy of yesterday',
      when: 'it is restored elsewhere',
      outcome: 'all {things} of yesterday are there',
    },
    edge: {
      given: 'a copy that is damaged',
      when: 'it is restored',
      outcome: 'it is refused before anything is overwritten',
    },
    further: ['A failed copy is told the same day.'],
  },
  encryption: {
    stories: [
      { want: 'have {things} encrypted', so: 'a stolen disk tells nothing' },
      { want: 'change the key', so: 'a leak can be answered' },
    ],
    usual: { given: 'an encrypted {thing}', when: 'it is read past the program', outcome: 'no word of it is readable' },
    edge: {
      given: 'a lost key',
      when: '{a thing} is opened',
      outcome: 'it cannot be opened, and this was said beforehand',
    },
    further: ['Old {things} can be read after a change of key.'],
  },
  anonymity: {
    stories: [
      { want: 'take part without my name', so: 'I can speak openly' },
      { want: 'see results without persons', so: 'nobody is exposed' },
    ],
    usual: {
      given: 'an anonymous answer',
      when: 'it is stored',
      outcome: 'no name, address or account stands with it',
    },
    edge: { given: 'a group of three', when: 'results are shown', outcome: 'they are held back' },
    further: ['The order of answers tells nothing.'],
  },
  moderation: {
    stories: [
      { want: 'report {a thing}', so: 'bad ones are seen' },
      { want: 'remove {a thing} with a reason', so: 'the place stays fit' },
    ],
    usual: { given: 'a reported {thing}', when: 'it is removed', outcome: 'its author is told the reason' },
    edge: {
      given: 'a report without ground',
      when: 'it is dismissed',
      outcome: 'the {thing} stays and the report is closed',
    },
    further: ['A second opinion can be asked.'],
  },
  signature: {
    stories: [
      { want: 'sign on the screen', so: 'no paper is needed' },
      { want: 'check a signature', so: 'I can prove it' },
    ],
    usual: { given: '{a thing} to sign', when: 'it is signed', outcome: 'name, time and a fixed copy are kept' },
    edge: {
      given: 'a change after signing',
      when: 'the {thing} is opened',
      outcome: 'the signature is shown as broken',
    },
    further: ['Signing works with finger and mouse.'],
  },
  matching: {
    stories: [
      { want: 'get fitting proposals', so: 'I need not search' },
      { want: 'say why one does not fit', so: 'proposals get better' },
    ],
    usual: { given: 'wishes for place and day', when: 'proposals are opened', outcome: 'all fit both' },
    edge: { given: 'nothing fits', when: 'proposals are opened', outcome: 'it says which wish to loosen' },
    further: ['A refused proposal does not come back.'],
  },
  'public-pages': {
    stories: [
      { want: 'show {things} to the public', so: 'everybody can see them' },
      { want: 'choose what is public', so: 'the rest stays private' },
    ],
    usual: {
      given: '{a thing} that is public',
      when: 'a stranger opens the page',
      outcome: 'it is shown without private fields',
    },
    edge: { given: '{a thing} that was made private', when: 'its old address is opened', outcome: 'it shows nothing' },
    further: ['The page has a title and picture for search engines.'],
  },
} satisfies Record<string, Practice>;
