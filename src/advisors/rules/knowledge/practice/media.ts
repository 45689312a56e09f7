import type { Practice } from '../capability.ts';

export const practiceOfMedia = {
  'sheet-music': {
    stories: [
      { want: 'put in the PDF of a part', so: 'those who play it can open it' },
      { want: 'open my part on a tablet', so: 'I carry no paper' },
    ],
    usual: { given: 'a piece with two parts', when: 'a player opens it', outcome: 'the own part is shown' },
    edge: { given: 'a file that is no PDF', when: 'it is put in', outcome: 'it is refused with the reason' },
    further: {
      title: 'A part of 40 pages opens within two seconds',
      given: 'a part of 40 pages',
      when: 'it is opened on a tablet',
      outcome: 'its first page is shown within two seconds',
    },
  },
  upload: {
    stories: [
      { want: 'upload several files at once', so: 'I save time' },
      { want: 'see how far an upload is', so: 'I know when I may leave' },
    ],
    usual: { given: 'three files', when: 'they are dropped onto the page', outcome: 'all three appear with a preview' },
    edge: {
      given: 'the connection breaks in the middle',
      when: 'it returns',
      outcome: 'the upload goes on where it stopped',
    },
    further: {
      title: 'A file that lies about its kind is refused',
      given: 'a program that was renamed to end in .jpg',
      when: 'it is uploaded',
      outcome: 'the file is refused with the reason',
    },
  },
  transcripts: {
    stories: [
      { want: 'get the spoken words as text', so: 'they can be searched and read' },
      { want: 'correct the text', so: 'names are right' },
    ],
    usual: {
      given: 'a recording of ten minutes',
      when: 'a transcript is made',
      outcome: 'text and time marks are shown',
    },
    edge: {
      given: 'a recording without speech',
      when: 'a transcript is made',
      outcome: 'a note says that no words were found',
    },
    further: {
      title: 'Choosing a word plays its place',
      given: 'a recording with its transcript',
      when: 'a word in the middle is chosen',
      outcome: 'the recording plays from that word on',
    },
  },
  player: {
    stories: [
      { want: 'play {a thing} in the browser', so: 'I need no program' },
      { want: 'go on where I stopped', so: 'long ones need several sittings' },
    ],
    usual: {
      given: '{a thing} half played',
      when: 'it is opened on another device',
      outcome: 'it begins at the same place',
    },
    edge: { given: 'a format the browser does not know', when: 'it is played', outcome: 'a version it knows is used' },
    further: {
      title: 'All controls of the player work by keyboard',
      given: 'an open player',
      when: 'play, pause and volume are used by keyboard',
      outcome: 'each does what it says',
    },
  },
  feed: {
    stories: [
      { want: 'subscribe to {things} in my own program', so: 'I hear of new ones' },
      { want: 'see earlier entries in the feed', so: 'newcomers miss nothing' },
    ],
    usual: { given: 'a new {thing}', when: 'it is published', outcome: 'it is in the feed within a minute' },
    edge: { given: '{a thing} that was withdrawn', when: 'the feed is fetched', outcome: 'it is no longer there' },
    further: {
      title: 'The feed passes a validator',
      given: 'the address of the feed',
      when: 'it is put into a public validator',
      outcome: 'the validator reports no error',
    },
  },
  recognition: {
    stories: [
      { want: 'have the content of a picture recognised', so: 'I need not describe it' },
      { want: 'correct what was recognised', so: 'the next proposal is better' },
    ],
    usual: {
      given: 'a picture with one clear object',
      when: 'it is added',
      outcome: 'the likely name is proposed with a degree of sureness',
    },
    edge: { given: 'a picture of nothing known', when: 'it is added', outcome: 'no name is proposed' },
    further: {
      title: 'No name is stored before a person agrees',
      given: 'a picture with a proposed name',
      when: 'the page is left without a decision',
      outcome: 'the picture has no name',
    },
  },
  ocr: {
    stories: [
      { want: 'find words inside scans', so: 'paper can be searched' },
      { want: 'copy text out of a scan', so: 'I need not type it' },
    ],
    usual: { given: 'a scanned page', when: 'it is added', outcome: 'a word from the page finds it' },
    edge: { given: 'a page upside down', when: 'it is added', outcome: 'it is turned and read' },
    further: {
      title: 'Handwriting that cannot be read is marked',
      given: 'a scan with an unreadable line by hand',
      when: 'its text is read',
      outcome: 'the line is marked as unreadable and no word is made up',
    },
  },
} satisfies Record<string, Practice>;
