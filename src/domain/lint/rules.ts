import { largestStory } from '../ready.ts';

/** Every rule by its stable id, with what to do about what it finds. Released ids keep their meaning. */
export const remedies = {
  'story.role-missing': 'Name the kind of person who wants it.',
  'story.want-missing': 'Say what that person wants to do.',
  'story.reason-missing': 'Say what it is good for; a story without a reason cannot be weighed.',
  'story.title-missing': 'Give it a title that begins with a verb.',
  'story.template-words': 'Leave out the words that stand around the field already.',
  'story.not-uniform': 'Write it in the form of the other stories.',
  'story.not-atomic': 'Split it: each story is one thing that can be finished by itself.',
  'story.not-minimal': 'Move remarks into the description, and cases into the criteria.',
  'story.names-solution': 'Say what the person wants to reach, and leave the control or the technique open.',
  'story.reason-repeats': 'Say what becomes better by it, or leave the reason to be asked.',
  'story.vague': 'Replace it by a number, a limit or a list that is complete.',
  'story.duplicate': 'Merge the two, or say what makes them differ.',
  'story.too-large': `Split it until no part is above ${largestStory}.`,
  'story.no-criteria': 'Add criteria: one for the usual way, one where something is refused or at its limit.',
  'story.one-criterion': 'Add a second criterion.',
  'story.no-border': 'Add a criterion for what is refused, fails or lies at the limit.',
  'story.no-feature': 'Put it under the feature that it is a part of.',
  'story.no-test': 'Plan a test for one of its criteria.',
  'story.waits-for-nothing': 'Remove the dependency, or choose the story that took its place.',
  'story.cycle': 'Remove one of these dependencies.',
  'criterion.part-missing': 'Say the situation, the action and what can be seen then.',
  'criterion.template-words': 'Leave out Given, When and Then; they stand there already.',
  'criterion.several-actions':
    'Keep one action, and put what comes before it into the situation, or write a second criterion.',
  'criterion.not-observable': 'Say what a person or another program can see.',
  'criterion.vague': 'Replace it by a number, a limit or a list that is complete.',
  'criterion.repeated': 'Keep it in one place, or say what is different here.',
  'criterion.no-test': 'Plan a test for it.',
  'test.no-criterion': 'Say which criterion it tests.',
  'test.no-steps': 'Write what is prepared and done.',
  'test.no-expectation': 'Write what can be seen when it passes.',
  'test.duplicate': 'Keep one of the two.',
  'feature.no-description': 'Say in a sentence who does what and why.',
  'feature.no-story': 'Split it into stories.',
  'feature.duplicate': 'Merge the two, or name them by what makes them differ.',
} as const;

export type LintRule = keyof typeof remedies;
