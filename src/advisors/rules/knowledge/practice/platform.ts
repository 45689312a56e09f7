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
    further: ['What was exported can be imported again unchanged.'],
  },
  api: {
    stories: [
      { want: 'read {things} from another program', so: 'data is typed once' },
      { want: 'write {things} from another program', so: 'work is automated' },
    ],
    usual: { given: 'a valid key', when: '{things} are asked for', outcome: 'they come in pages in a documented form' },
    edge: { given: 'a request without a key', when: '{things} are asked for', outcome: 'it is refused with 401' },
    further: ['Too many calls are slowed down with a clear answer.'],
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
    further: ['The same message carries the same id.'],
  },
  offline: {
    stories: [
      { want: 'work without a connection', so: 'I am not stopped' },
      { want: 'see what has not been sent yet', so: 'I know what is safe' },
    ],
    usual: {
      given: 'no connection',
      when: '{a thing} is changed',
      outcome: 'the change is kept and marked as waiting',
    },
    edge: {
      given: 'somebody else changed the same {thing}',
      when: 'the connection returns',
      outcome: 'both versions are shown for a choice',
    },
    further: ['A restart without a connection loses nothing.'],
  },
  sync: {
    stories: [
      { want: 'have the same state on all devices', so: 'I go on anywhere' },
      { want: 'see when a device was last in step', so: 'I notice a fault' },
    ],
    usual: { given: 'two devices', when: '{a thing} is changed on one', outcome: 'the other shows it within a minute' },
    edge: {
      given: 'both change it without a connection',
      when: 'they return',
      outcome: 'nothing is lost and the clash is shown',
    },
    further: ['A deletion on one is not undone by the other.'],
  },
  mobile: {
    stories: [
      { want: 'do all steps on a phone', so: 'I need no desk' },
      { want: 'use it with one hand', so: 'I work while standing' },
    ],
    usual: { given: 'a screen of 390 px', when: 'any page is opened', outcome: 'nothing has to be moved sideways' },
    edge: { given: 'a turned phone', when: 'a form is half filled', outcome: 'the entries stay' },
    further: ['Controls are at least 24 px apart.'],
  },
  accessibility: {
    stories: [
      { want: 'use everything by keyboard', so: 'I need no mouse' },
      { want: 'have it read aloud', so: 'I need not see the screen' },
    ],
    usual: { given: 'a page with a form', when: 'it is filled by keyboard alone', outcome: 'it can be sent' },
    edge: {
      given: 'an error in a field',
      when: 'it is sent',
      outcome: 'the error is read aloud and the field has the focus',
    },
    further: ['Text can be enlarged to 200 percent.'],
  },
  languages: {
    stories: [
      { want: 'use it in my language', so: 'I understand it' },
      { want: 'write {a thing} in two languages', so: 'all can read it' },
    ],
    usual: { given: 'a choice of language', when: 'it is changed', outcome: 'all texts, dates and numbers follow' },
    edge: {
      given: 'a text that is not translated',
      when: 'the page is opened',
      outcome: 'the original is shown and marked',
    },
    further: ['Scripts from right to left are laid out that way.'],
  },
  themes: {
    stories: [
      { want: 'switch to a dark look', so: 'it suits the night' },
      { want: 'have it follow my device', so: 'I set nothing' },
    ],
    usual: { given: 'a light look', when: 'dark is chosen', outcome: 'every page is dark and readable' },
    edge: { given: 'no choice', when: 'the device changes', outcome: 'the page follows' },
    further: ['Contrast holds in both looks.'],
  },
  'self-hosting': {
    stories: [
      { want: 'install it on my own server', so: 'data stays with me' },
      { want: 'update without loss', so: 'I stay safe' },
    ],
    usual: { given: 'an empty machine', when: 'the documented command is run', outcome: 'the start page answers' },
    edge: { given: 'an update that fails', when: 'it is started', outcome: 'the former version runs on with all data' },
    further: ['A backup from one machine starts on another.'],
  },
  plugins: {
    stories: [
      { want: 'add a function by a plugin', so: 'I need not wait' },
      { want: 'switch a plugin off', so: 'a bad one does no harm' },
    ],
    usual: { given: 'an installed plugin', when: 'it is switched on', outcome: 'its function appears' },
    edge: { given: 'a plugin that fails', when: 'a page is opened', outcome: 'the page works and names the plugin' },
    further: ['A plugin states which rights it needs.'],
  },
  'browser-extension': {
    stories: [
      { want: 'save the open page with one click', so: 'it takes a second' },
      { want: 'add words while saving', so: 'I find it again' },
    ],
    usual: { given: 'an open page', when: 'the button is clicked', outcome: 'it is saved with title and address' },
    edge: { given: 'a page that is saved already', when: 'the button is clicked', outcome: 'the saved one is shown' },
    further: ['It works in the two most used browsers.'],
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
      outcome: 'it asks back and changes nothing',
    },
    further: ['Nothing is recorded before it is called.'],
  },
  'automation-rules': {
    stories: [
      { want: 'set a rule that acts by itself', so: 'nobody forgets' },
      { want: 'try a rule before it acts', so: 'it does no harm' },
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
    further: ['A rule can be switched off at once.'],
  },
} satisfies Record<string, Practice>;
