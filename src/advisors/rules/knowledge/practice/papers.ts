import type { Practice } from '../capability.ts';

export const practiceOfPapers = {
  classification: {
    stories: [
      { want: 'have new {things} sorted', so: 'I only confirm' },
      { want: 'correct a guess', so: 'the next one is better' },
    ],
    usual: { given: 'ten {things} of one sender', when: 'another one arrives', outcome: 'the sender is proposed' },
    edge: { given: '{a thing} unlike all before', when: 'it arrives', outcome: 'it is put among the unsure' },
    further: ['A correction holds for the next {thing} at once.'],
  },
  'watched-folder': {
    stories: [
      { want: 'drop a file into a folder', so: 'it is filed by itself' },
      { want: 'see what was not taken', so: 'I can help' },
    ],
    usual: {
      given: 'an empty folder',
      when: 'a file is put there',
      outcome: 'it appears in the list and leaves the folder',
    },
    edge: { given: 'a file that cannot be read', when: 'it is put there', outcome: 'it is moved aside and named' },
    further: ['The same file put there twice is taken once.'],
  },
  drawing: {
    stories: [
      { want: 'draw with others', so: 'we see the same picture' },
      { want: 'save the drawing as an image', so: 'it goes into the report' },
    ],
    usual: { given: 'an empty canvas', when: 'two {people} draw a shape each', outcome: 'both see both' },
    edge: { given: 'a lost connection', when: 'one draws on', outcome: 'the shapes arrive later' },
    further: ['All shapes can be selected by keyboard.'],
  },
  citations: {
    stories: [
      { want: 'add a source to a fact', so: 'others can check it' },
      { want: 'print a list of sources', so: 'the paper is complete' },
    ],
    usual: {
      given: 'a fact without a source',
      when: 'one is added',
      outcome: 'its number stands at the fact and in the list',
    },
    edge: { given: 'a source that is used three times', when: 'it is corrected', outcome: 'all three places show it' },
    further: ['The list follows the chosen style.'],
  },
  translation: {
    stories: [
      { want: 'translate a text beside its original', so: 'I see both' },
      { want: 'find what is not yet translated', so: 'nothing is forgotten' },
    ],
    usual: {
      given: 'a text in two languages',
      when: 'the original is changed',
      outcome: 'the other is marked as behind',
    },
    edge: {
      given: 'a translation without its placeholder',
      when: 'it is saved',
      outcome: 'it is refused with the placeholder named',
    },
    further: ['Texts twice as long still fit.'],
  },
} satisfies Record<string, Practice>;
