import type { Practice } from '../capability.ts';

export const practiceOfPlatform = {
  'import-export': {
    stories: [
      { want: 'import {things} from a file', so: 'I begin with what exists' },
      { want: 'export all {things}', so: 'I am not locked in' },
    ],
    usual: {
      given: 'a file with a hundred {things}',
      when: 'it is imported',
      outcome: 'a preview counts them before they are stored',
    },
    edge: {
      given: 'three rows with mistakes',
      when: 'it is imported',
      outcome: 'ninety-seven come in and the three are named by line',
    },
    further: {
      title: 'An exported file can be imported again unchanged',
      given: 'a file with a hundred exported {things}',
      when: 'it is imported into an empty project',
      outcome: 'all hundred are there with the same values',
    },
  },
  api: {
    stories: [
      { want: 'read {things} from another program', so: 'data is typed once' },
      { want: 'write {things} from another program', so: 'work is automated' },
    ],
    usual: { given: 'a valid key', when: '{things} are asked for', outcome: 'they come in pages in a documented form' },
    edge: { given: 'a request without a key', when: '{things} are asked for', outcome: 'it is refused with 401' },
    further: {
      title: 'Too many calls are slowed down with a clear answer',
      given: 'a program that calls a hundred times in a second',
      when: 'the limit is passed',
      outcome: 'the answer says how long to wait and nothing is lost',
    },
  },
  webhooks: {
    stories: [
      { want: 'have another program told of changes', so: 'it reacts at once' },
      { want: 'see what was sent', so: 'I can find a fault' },
    ],
    usual: { given: 'an address for changes', when: '{a thing} changes', outcome: 'a signed message arrives there' },
    edge: {
      given: 'the address does not answer',
      when: '{a thing} changes',
      outcome: 'it is tried again later and shown as failed',
    },
    further: {
      title: 'A message that is sent again carries the same id',
      given: 'an address that did not answer at first',
      when: 'the message is sent again',
      outcome: 'both attempts carry the same id',
    },
  },
  offline: {
    stories: [
      { want: 'work without a connection', so: 'I am not stopped' },
      { want: 'see what has not been sent yet', so: 'I know what is safe' },
    ],
    usual: {
      given: 'a device without a connection',
      when: '{a thing} is changed',
      outcome: 'the change is kept and marked as waiting',
    },
    edge: {
      given: '{a thing} that somebody else changed meanwhile',
      when: 'the connection returns',
      outcome: 'both versions are shown for a choice',
    },
    further: {
      title: 'A restart without a connection loses nothing',
      given: 'a change that waits on the device',
      when: 'the device is restarted without a connection',
      outcome: 'the change is still there and still marked as waiting',
    },
  },
  sync: {
    stories: [
      { want: 'have the same state on all devices', so: 'I go on anywhere' },
      { want: 'see when a device was last in step', so: 'I notice a fault' },
    ],
    usual: {
      given: 'two devices of one person',
      when: 'an entry is changed on one of them',
      outcome: 'the other shows the change within a minute',
    },
    edge: {
      given: 'an entry that was changed on two devices without a connection',
      when: 'both connect again',
      outcome: 'nothing is lost and the clash is shown',
    },
    further: {
      title: 'A deletion on one device is not undone by the other',
      given: 'an entry that was deleted on one of two devices',
      when: 'both connect',
      outcome: 'the entry is gone on both',
    },
  },
  mobile: {
    stories: [
      { want: 'do all steps on a phone', so: 'I need no desk' },
      { want: 'reach every control with one hand', so: 'I can work while standing' },
    ],
    usual: { given: 'a screen of 390 px', when: 'any page is opened', outcome: 'nothing has to be moved sideways' },
    edge: { given: 'a form half filled in on a phone', when: 'the phone is turned', outcome: 'the entries stay' },
    further: {
      title: 'Controls can be hit with a thumb',
      given: 'a screen of 390 px',
      when: 'two controls that lie side by side are measured',
      outcome: 'both are at least 24 px wide and do not touch',
    },
  },
  accessibility: {
    stories: [
      { want: 'use everything by keyboard', so: 'I need no mouse' },
      { want: 'have a page read aloud', so: 'I need not see the screen' },
    ],
    usual: { given: 'a page with a form', when: 'it is filled by keyboard alone', outcome: 'it can be sent' },
    edge: {
      given: 'an error in a field',
      when: 'it is sent',
      outcome: 'the error is read aloud and the field has the focus',
    },
    further: {
      title: 'Text can be enlarged to 200 percent',
      given: 'a page with a form',
      when: 'its text is enlarged to 200 percent',
      outcome: 'nothing is cut off and nothing overlaps',
    },
  },
  languages: {
    stories: [
      { want: 'use every page in my language', so: 'I understand what is asked' },
      { want: 'write {a thing} in two languages', so: 'all can read it' },
    ],
    usual: { given: 'a choice of language', when: 'it is changed', outcome: 'all texts, dates and numbers follow' },
    edge: {
      given: 'a text that is not translated',
      when: 'the page is opened',
      outcome: 'the original is shown and marked',
    },
    further: {
      title: 'Scripts from right to left are laid out that way',
      given: 'a page in Arabic or Hebrew',
      when: 'it is opened',
      outcome: 'text and columns run from right to left',
    },
  },
  themes: {
    stories: [
      { want: 'switch to a dark look', so: 'it suits the night' },
      { want: 'keep the look of my device', so: 'I set nothing' },
    ],
    usual: { given: 'a light look', when: 'dark is chosen', outcome: 'every page is dark and readable' },
    edge: { given: 'a person who chose no look', when: 'the device changes to dark', outcome: 'the page follows' },
    further: {
      title: 'Text stays readable in the dark and in the light look',
      given: 'each page in both looks',
      when: 'the contrast of its text is measured',
      outcome: 'it is at least 4.5 to 1',
    },
  },
  'self-hosting': {
    stories: [
      { want: 'install the program on my own server', so: 'data stays with me' },
      { want: 'update without loss', so: 'I stay safe' },
    ],
    usual: { given: 'an empty machine', when: 'the documented command is run', outcome: 'the start page answers' },
    edge: { given: 'an update that fails', when: 'it is started', outcome: 'the former version runs on with all data' },
    further: {
      title: 'A backup from one machine starts on another',
      given: 'a backup of a filled installation',
      when: 'it is restored on a second machine',
      outcome: 'the same data is shown there',
    },
  },
  plugins: {
    stories: [
      { want: 'add a function by a plugin', so: 'I need not wait' },
      { want: 'switch a plugin off', so: 'a bad one does no harm' },
    ],
    usual: { given: 'an installed plugin', when: 'it is switched on', outcome: 'its function appears' },
    edge: { given: 'a plugin that fails', when: 'a page is opened', outcome: 'the page works and names the plugin' },
    further: {
      title: 'A plugin says which rights it needs before it is added',
      given: 'a plugin that reads all {things}',
      when: 'it is about to be installed',
      outcome: 'that right is named and can be refused',
    },
  },
  'browser-extension': {
    stories: [
      { want: 'save the open page with one click', so: 'it takes a second' },
      { want: 'add words while saving', so: 'I find it again' },
    ],
    usual: { given: 'an open page', when: 'the button is clicked', outcome: 'it is saved with title and address' },
    edge: { given: 'a page that is saved already', when: 'the button is clicked', outcome: 'the saved one is shown' },
    further: {
      title: 'The extension works in the two most used browsers',
      given: 'the same page open in both browsers',
      when: 'it is saved in each',
      outcome: 'both save it with title and address',
    },
  },
  voice: {
    stories: [
      { want: 'ask by voice', so: 'my hands stay free' },
      { want: 'dictate {a thing}', so: 'I need not type' },
    ],
    usual: { given: 'a known request', when: 'it is spoken', outcome: 'the answer is given in words' },
    edge: {
      given: 'words that are not understood',
      when: 'they are spoken',
      outcome: 'the answer is a question and nothing is changed',
    },
    further: {
      title: 'Nothing is recorded before the assistant is called',
      given: 'a talk in the room without the calling word',
      when: 'the recordings are opened',
      outcome: 'there are none',
    },
  },
  'automation-rules': {
    stories: [
      { want: 'set a rule that acts by itself', so: 'nobody forgets' },
      { want: 'try a rule before the first use', so: 'no harm is done' },
    ],
    usual: {
      given: 'a rule with one condition',
      when: '{a thing} meets it',
      outcome: 'the action happens once and is logged',
    },
    edge: {
      given: 'two rules that call each other',
      when: '{a thing} changes',
      outcome: 'they stop after a few rounds with a note',
    },
    further: {
      title: 'A rule can be switched off at once',
      given: 'a rule that acts on every change',
      when: 'it is switched off and a change is made',
      outcome: 'the rule does nothing',
    },
  },
} satisfies Record<string, Practice>;
