import type { Practice } from '../capability.ts';

export const practiceOfTrust = {
  backup: {
    stories: [
      { want: 'have a copy made by plan', so: 'a broken disk costs nothing' },
      { want: 'restore a copy', so: 'I know that it works' },
    ],
    usual: {
      given: 'a copy of yesterday',
      when: 'it is restored in another place',
      outcome: 'all {things} of yesterday are there',
    },
    edge: {
      given: 'a copy that is damaged',
      when: 'it is restored',
      outcome: 'it is refused before anything is overwritten',
    },
    further: {
      title: 'A failed copy is reported the same day',
      given: 'a second place that is full',
      when: 'the copy is due',
      outcome: 'those in charge are told the same day',
    },
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
      outcome: 'the {thing} stays closed, and a note says that this was announced beforehand',
    },
    further: {
      title: 'Old {things} can be read after a change of key',
      given: '{a thing} that was stored under the former key',
      when: 'the key is changed',
      outcome: 'it can still be opened',
    },
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
    edge: {
      given: 'the results of a group of three',
      when: 'they are opened',
      outcome: 'they are held back and the reason is named',
    },
    further: {
      title: 'The order of answers does not tell who gave them',
      given: 'three answers given one after the other',
      when: 'they are listed twice',
      outcome: 'their order does not follow the time',
    },
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
    further: {
      title: 'A second opinion can be asked',
      given: 'a report that is hard to decide',
      when: 'it is passed on to another person',
      outcome: 'that person sees it and the decision waits',
    },
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
    further: {
      title: 'Signing works with finger and mouse',
      given: 'a phone and a computer',
      when: 'a document is signed on each',
      outcome: 'both signatures are shown in it',
    },
  },
  matching: {
    stories: [
      { want: 'get fitting proposals', so: 'I need not search' },
      { want: 'say why one does not fit', so: 'proposals get better' },
    ],
    usual: {
      given: 'wishes for a place and a day',
      when: 'proposals are opened',
      outcome: 'all of them fit both wishes',
    },
    edge: {
      given: 'wishes that nothing fits',
      when: 'proposals are opened',
      outcome: 'the page names the wish to loosen',
    },
    further: {
      title: 'A refused proposal does not come back',
      given: 'a proposal that was refused',
      when: 'proposals are opened again',
      outcome: 'it is not among them',
    },
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
    further: {
      title: 'A public page has a title and a picture when it is shared',
      given: 'a public page',
      when: 'its address is put into a message',
      outcome: 'title and picture are shown',
    },
  },
} satisfies Record<string, Practice>;
