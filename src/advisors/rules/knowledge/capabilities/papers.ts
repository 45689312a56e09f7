import type { Capability } from '../capability.ts';

export const papers = [
  {
    id: 'classification',
    triggers:
      /\b(?:guess(?:es)? (?:who|what|the)|classif\w+|sort(?:s|ed)? (?:it |them )?automatically|what kind of|recognises? the kind)\b/iu,
    name: 'Sort new {things} by what was learned before',
    about: 'A proposal for kind and sender is made, and each correction teaches.',
    why: 'filing by hand is why it is not done',
    needs: [],
    size: 'L',
    risks: [
      {
        risk: 'A wrong guess puts an entry where nobody looks for it.',
        mitigation: 'Show unsure guesses apart, and ask instead of filing them.',
      },
      {
        risk: 'The first weeks give poor guesses, and people stop trusting them.',
        mitigation: 'Start with plain rules, and add learning when there are enough examples.',
      },
    ],
    theo: [
      'Store the reason with each guess, so that it can be explained and corrected.',
      'Learn in the background, and only from what people have confirmed.',
    ],
    claude: [
      'Learned rules can treat people unequally: test them on samples of each group.',
      'Let a guess propose, and never delete, pay or send.',
    ],
  },
  {
    id: 'watched-folder',
    triggers:
      /\b(?:watch(?:es|ed)? (?:a )?folders?|drop(?:s|ped)? .{0,20}(?:in|into) a folder|hot folders?|from (?:a|the) folder)\b/iu,
    name: 'Take in files from a watched folder',
    about: 'What is put into the folder appears by itself, and leaves the folder.',
    why: 'filing must cost nothing',
    needs: [],
    size: 'S',
    risks: [
      {
        risk: 'A file is taken before it is fully written.',
        mitigation: 'Wait until the size of the file has not changed for some seconds.',
      },
      {
        risk: 'One broken file stops all that follow.',
        mitigation: 'Move the broken file aside with a note, and go on with the next.',
      },
    ],
    theo: [
      'Remember the checksum of each file, so that a second copy is not taken in again.',
      'Handle one file per transaction, so that a restart in between loses nothing.',
    ],
    claude: [
      'Files may hold anything: check type and size before they are opened.',
      'Whoever may write to the folder puts data into the product; keep that group small.',
    ],
  },
  {
    id: 'drawing',
    triggers:
      /\b(?:(?<!\b(?:prize|a|the|lucky) )draws?(?! (?:up|lots)\b)|drawings?|diagrams?|whiteboards?|sketch(?:es)?|floor ?plans?)\b/iu,
    name: 'Draw shapes and lines',
    about: 'Shapes, lines and words are placed and moved, alone or together.',
    why: 'some things are said faster in a picture',
    needs: [],
    size: 'L',
    risks: [
      { risk: 'One slip ruins the work of everybody.', mitigation: 'Give each person an undo of their own steps.' },
      {
        risk: 'Large drawings become slow.',
        mitigation: 'Draw only what is in view, and simplify shapes that are small on the screen.',
      },
    ],
    theo: [
      'Store shapes as rows and not as a picture, so that two changes can be merged.',
      'Send pointer positions often and shapes rarely; the canvas feels live at little cost.',
    ],
    claude: [
      'A canvas shuts out keyboards and screen readers: offer a list of its shapes as a second way.',
      'Decide whether an approved drawing may still be changed, and who is told.',
    ],
  },
  {
    id: 'citations',
    triggers:
      /\b(?:cit(?:e|es|ing|ations?)|bibliograph(?:y|ies)|references? (?:list|manager)|doi|sources? (?:of|for) facts)\b/iu,
    name: 'Cite sources for facts',
    about: 'Each statement can carry its source, and lists follow a style.',
    why: 'a claim without a source is an opinion',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'A source changes or vanishes after it was cited.',
        mitigation: 'Keep a copy of the cited passage, with the day on which it was read.',
      },
      {
        risk: 'Every place wants another citation style.',
        mitigation: 'Leave styles to a known library, and store the parts of a source rather than the finished line.',
      },
    ],
    theo: [
      'Store each source once and point to it, so that one correction mends every citation.',
      'Accept identifiers such as DOI and ISBN, which save the typing.',
    ],
    claude: [
      'Copying whole pages may infringe rights; a quoted passage and a link often suffice.',
      'Weak sources look as good as strong ones in a list: show the kind of each.',
    ],
  },
  {
    id: 'translation',
    triggers: /\b(?:translat(?:e|es|ed|ion|ions|ing))\b/iu,
    name: 'Translate texts and show what is behind',
    about: 'Each text has its versions side by side, and a changed original marks the rest.',
    why: 'a forgotten text looks careless',
    needs: ['languages'],
    size: 'M',
    risks: [
      {
        risk: 'A machine translation is taken for a checked one.',
        mitigation: 'Mark machine translations as such until a person has read them.',
      },
      {
        risk: 'Placeholders get lost or changed in a translation.',
        mitigation: 'Compare the placeholders of both texts before saving, and refuse a difference.',
      },
    ],
    theo: [
      'Key texts by id and language, and fall back to the original where a translation is missing.',
      'Keep finished translations as proposals, since the same sentence comes again.',
    ],
    claude: [
      'Legal and medical texts need a human translator: list them before switching on a machine.',
      'Texts sent to a translation service leave the house; decide which ones must stay.',
    ],
  },
] satisfies Capability[];
