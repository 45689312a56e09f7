import type { Practice } from '../capability.ts';

export const practiceOfPapers = {
  classification: {
    stories: [
      { want: 'have new {things} sorted', so: 'I only confirm' },
      { want: 'correct a guess', so: 'the next one is better' },
    ],
    usual: { given: 'ten {things} of one sender', when: 'another one arrives', outcome: 'the sender is proposed' },
    edge: { given: '{a thing} unlike all before', when: 'it arrives', outcome: 'it is put among the unsure' },
    further: {
      title: 'A correction holds from the next {thing} on',
      given: '{a thing} with a wrong guess',
      when: 'the guess is corrected and a similar one arrives',
      outcome: 'the corrected group is proposed',
    },
  },
  'watched-folder': {
    stories: [
      { want: 'drop a file into a folder', so: 'the file is put in its place' },
      { want: 'see what was not taken', so: 'I can help' },
    ],
    usual: {
      given: 'an empty folder',
      when: 'a file is put there',
      outcome: 'it appears in the list and leaves the folder',
    },
    edge: { given: 'a file that cannot be read', when: 'it is put there', outcome: 'it is moved aside and named' },
    further: {
      title: 'The same file put into the folder twice is taken once',
      given: 'a file that was taken in yesterday',
      when: 'it is put into the folder again',
      outcome: 'it is recognised and no second entry is made',
    },
  },
  drawing: {
    stories: [
      { want: 'draw with others', so: 'we see the same picture' },
      { want: 'save the drawing as an image', so: 'it goes into the report' },
    ],
    usual: { given: 'an empty canvas', when: 'two {people} draw a shape each', outcome: 'both see both' },
    edge: {
      given: 'a canvas of two people of whom one has no connection',
      when: 'that person goes on drawing',
      outcome: 'the shapes arrive when the connection returns',
    },
    further: {
      title: 'All shapes can be selected by keyboard',
      given: 'a canvas with three shapes',
      when: 'the keyboard alone is used',
      outcome: 'each of the three can be selected',
    },
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
    further: {
      title: 'The list of sources follows the chosen style',
      given: 'three sources and a chosen style',
      when: 'the list is printed',
      outcome: 'author, title and year stand in the order of that style',
    },
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
    further: {
      title: 'A text twice as long still fits',
      given: 'a label with a translation twice as long',
      when: 'the page is opened in that language',
      outcome: 'the label is shown whole',
    },
  },
} satisfies Record<string, Practice>;
