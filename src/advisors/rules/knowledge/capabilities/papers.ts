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
        risk: 'A wrong guess files {object} where nobody looks.',
        mitigation: 'Show unsure ones apart, and let {doing} ask.',
      },
      {
        risk: 'The first weeks give poor guesses.',
        mitigation: 'Start {doing} with plain rules and add learning later.',
      },
    ],
    theo: [
      'Keep the reason of each guess, so that {doing} can be explained and mended.',
      'Train in the background on confirmed {object} only; {doing} must not slow the intake.',
    ],
    claude: [
      'Learned rules may treat people unequally: check {doing} on samples of {object}.',
      'Never delete or send by guess: {doing} only proposes.',
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
      { risk: 'A file is taken before it is fully written.', mitigation: 'Wait until its size rests before {doing}.' },
      { risk: 'A broken file stops the rest.', mitigation: 'Move it aside with a note, and go on with {doing}.' },
    ],
    theo: [
      'Remember a checksum, so that {doing} takes {object} once.',
      'Handle one file per transaction; {doing} may be interrupted at any time.',
    ],
    claude: [
      'Files may hold anything: check {object} before {doing} opens them.',
      'Say who may write to the folder, since {doing} trusts it.',
    ],
  },
  {
    id: 'drawing',
    triggers: /\b(?:draw(?:s|ing|ings)?|diagrams?|whiteboards?|sketch(?:es)?|floor ?plans?)\b/iu,
    name: 'Draw on a shared canvas',
    about: 'Shapes, lines and words are placed and moved, alone or together.',
    why: 'some things are said faster in a picture',
    needs: [],
    size: 'L',
    risks: [
      { risk: 'A slip ruins the work of all on {object}.', mitigation: 'Give {doing} an undo per person.' },
      { risk: 'Large drawings become slow.', mitigation: 'Draw only what is in view when {doing}.' },
    ],
    theo: [
      'Store shapes as rows, not as a picture, so that {doing} can merge changes to {object}.',
      'Send positions often and shapes rarely; {doing} feels live at little cost.',
    ],
    claude: [
      'Keyboards and screen readers need a way into {object} too when {doing}.',
      'Decide whether a drawing may be changed after {doing} was agreed.',
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
        risk: 'A source changes or vanishes behind {object}.',
        mitigation: 'Keep a copy and the day beside it when {doing}.',
      },
      { risk: 'Styles differ by place.', mitigation: 'Leave styles to a known library in {doing}.' },
    ],
    theo: [
      'Store a source once and point to it, so that {doing} mends all {object} together.',
      'Accept identifiers such as DOI or ISBN; {doing} then needs no typing.',
    ],
    claude: [
      'Look at rights before {doing} copies pages.',
      'Weak sources look as good as strong ones: let {doing} show their kind.',
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
        risk: "A machine's version is taken as checked.",
        mitigation: 'Mark it until a person has read {object}, and show that when {doing}.',
      },
      { risk: 'Placeholders get lost.', mitigation: 'Compare them before {doing} saves.' },
    ],
    theo: [
      'Key texts by id and language, so that {doing} can fall back to the original of {object}.',
      'Remember former versions as proposals; {doing} meets the same sentence often.',
    ],
    claude: [
      'Words for law and health need a person: say which {object} {doing} may not touch.',
      'Texts sent to a service leave the house: ask before {doing}.',
    ],
  },
] satisfies Capability[];
