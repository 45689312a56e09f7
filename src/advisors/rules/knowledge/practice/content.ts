import type { Practice } from '../capability.ts';

export const practiceOfContent = {
  attachments: {
    stories: [
      { want: 'attach a file to {a thing}', so: 'what belongs to {things} stays with them' },
      { want: 'open an attached file without downloading it', so: 'I see quickly whether it is the right one' },
    ],
    usual: {
      given: '{a thing} without files',
      when: 'a photo of 3 MB is added',
      outcome: 'the photo is listed with name, size and date',
    },
    edge: {
      given: 'a file larger than the limit',
      when: 'it is added',
      outcome: 'the file is refused with the limit named, and nothing is stored',
    },
    further: {
      title: 'Two files with the same name are kept apart',
      given: 'two files of the same name with different content',
      when: 'both are attached to {a thing}',
      outcome: 'each can be opened by itself and shows its own content',
    },
  },
  editor: {
    stories: [
      { want: 'write the text of {a thing} with headings and lists', so: 'it can be read at a glance' },
      { want: 'return to a half-written text', so: 'an interruption costs nothing' },
    ],
    usual: { given: 'an open text', when: 'it is saved with a heading', outcome: 'the saved text shows the heading' },
    edge: {
      given: 'a text of which the last words were typed without a connection',
      when: 'the page is opened again',
      outcome: 'the last words typed are offered',
    },
    further: {
      title: 'Pasted text keeps no foreign styling',
      given: 'a paragraph copied from an office program',
      when: 'it is pasted into an open text',
      outcome: 'it looks like the text around it',
    },
  },
  versions: {
    stories: [
      { want: 'look at an earlier version of {a thing}', so: 'I understand what was changed' },
      { want: 'restore an earlier version', so: 'a mistake can be taken back' },
    ],
    usual: {
      given: '{a thing} with three versions',
      when: 'the first one is restored',
      outcome: 'a fourth version with its content is current',
    },
    edge: {
      given: '{a thing} that somebody else changed meanwhile',
      when: 'a restore is confirmed',
      outcome: 'both versions are kept and the clash is shown',
    },
    further: {
      title: 'The comparison of versions marks added and removed words',
      given: '{a thing} with two versions that differ in one word',
      when: 'the two are compared',
      outcome: 'the old word is marked as removed and the new one as added',
    },
  },
  trash: {
    stories: [
      { want: 'get a deleted {thing} back', so: 'a slip costs nothing' },
      { want: 'empty the bin', so: 'deleted data is really gone' },
    ],
    usual: {
      given: 'a deleted {thing} in the bin',
      when: 'it is restored',
      outcome: 'it is back in its place with all it had',
    },
    edge: {
      given: 'a retention of 30 days that has passed',
      when: 'the bin is opened',
      outcome: 'the {thing} is no longer offered',
    },
    further: {
      title: 'Restoring the same {thing} twice leaves no copy',
      given: '{a thing} that was deleted and restored',
      when: 'it is deleted and restored again',
      outcome: 'the list holds it once',
    },
  },
  'co-editing': {
    stories: [
      { want: 'edit {a thing} together with others', so: 'nobody waits for the other' },
      { want: 'see who is writing where', so: "we do not get into each other's way" },
    ],
    usual: {
      given: 'two {people} in one text',
      when: 'one types a word',
      outcome: 'the other sees it within two seconds',
    },
    edge: {
      given: 'a text open in front of two {people}, one of whom is offline for a minute',
      when: 'the connection returns',
      outcome: 'both see the words of both',
    },
    further: {
      title: "Undo takes back one's own words alone",
      given: 'a text in which two {people} have just typed a word each',
      when: 'one of them chooses undo',
      outcome: "only that person's word is gone",
    },
  },
  snapshot: {
    stories: [
      { want: 'keep a copy of a linked page', so: 'it can be read after the page is gone' },
      { want: 'open the kept copy', so: 'I need not rely on the site' },
    ],
    usual: {
      given: 'a link to a page',
      when: 'it is saved',
      outcome: 'a copy with the day it was taken can be opened',
    },
    edge: {
      given: 'a page that answers with an error',
      when: 'it is saved',
      outcome: 'the link is kept and says that no copy could be taken',
    },
    further: {
      title: 'A kept copy runs no script of the original page',
      given: 'a page whose script would open a message',
      when: 'its kept copy is opened',
      outcome: 'no message appears',
    },
  },
  'metadata-fetch': {
    stories: [
      { want: 'have the details of {a thing} filled in', so: 'I need not type them' },
      { want: 'correct a detail that was fetched', so: 'wrong sources do no harm' },
    ],
    usual: {
      given: 'a known number or address',
      when: 'it is entered',
      outcome: 'title and further details appear for confirmation',
    },
    edge: {
      given: 'a number nobody knows',
      when: 'it is entered',
      outcome: 'the form stays open for typing, with a note',
    },
    further: {
      title: 'A slow source is given up after ten seconds',
      given: 'a source that does not answer',
      when: 'a known number is entered',
      outcome: 'after ten seconds a note appears and the fields can be filled in by hand',
    },
  },
  'import-web': {
    stories: [
      { want: 'take over {things} from another site', so: 'I do not type what exists' },
      { want: 'see what could not be taken over', so: 'I can add it by hand' },
    ],
    usual: {
      given: 'an address with a known layout',
      when: 'it is imported',
      outcome: 'the {thing} has all fields of the page',
    },
    edge: {
      given: 'an address without usable content',
      when: 'it is imported',
      outcome: 'nothing is created and the reason is shown',
    },
    further: {
      title: 'The same address imported twice is recognised',
      given: 'an address that was imported yesterday',
      when: 'it is imported again',
      outcome: 'the existing {thing} is shown and no second one is stored',
    },
  },
  templates: {
    stories: [
      { want: 'start {a thing} from a template', so: 'repeated work takes seconds' },
      { want: 'save {a thing} as a template', so: 'others profit from it' },
    ],
    usual: {
      given: 'a template with three fields',
      when: '{a thing} is started from it',
      outcome: 'the three fields are filled',
    },
    edge: {
      given: 'a template for {things} that was deleted',
      when: 'it is chosen in an old page',
      outcome: 'a message says so and an empty form opens',
    },
    further: {
      title: 'Changing a template leaves earlier {things} as they are',
      given: '{a thing} that was started from a template',
      when: 'a field of the template is changed',
      outcome: 'the earlier {thing} shows its former value',
    },
  },
  notes: {
    stories: [
      { want: 'add a note to {a thing}', so: 'I remember what was said' },
      { want: 'find a note by a word', so: 'it is of use a year later' },
    ],
    usual: { given: '{a thing} without notes', when: 'a note is added', outcome: 'it is shown with name and time' },
    edge: {
      given: 'a note of blanks only',
      when: 'it is saved',
      outcome: 'it is refused and the text field keeps the focus',
    },
    further: {
      title: 'Notes are shown newest first',
      given: '{a thing} with a note of Monday and one of Tuesday',
      when: 'its notes are opened',
      outcome: 'the note of Tuesday stands above the one of Monday',
    },
  },
} satisfies Record<string, Practice>;
