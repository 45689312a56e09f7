import type { MemberId } from '#contract/vocabulary.ts';

type Questions = { opening: string; points: readonly [string, string]; advice: readonly [string, string] };

/** What each member says when the idea names nothing to be done: what it would have to know. Texts hold {title}. */
export const questions: Record<MemberId, Questions> = {
  milo: {
    opening: 'I cannot plan {title} yet, because it does not say what is different once it is there.',
    points: [
      'Open for a plan of {title}: what is its first step that somebody could use?',
      'Open for a plan of {title}: who decides, and by when does it have to be there?',
    ],
    advice: [
      'Write one sentence about {title} that begins with "Afterwards I can".',
      'Put {title} before the team again as soon as that sentence stands.',
    ],
  },
  ava: {
    opening: 'I do not know yet for whom {title} is, so I cannot weigh what it is worth.',
    points: [
      'Missing in {title}: who has the wish, and how often?',
      'Missing in {title}: what do these people do today instead?',
    ],
    advice: [
      'Name one person for whom {title} would change a day, and describe that day.',
      'Ask that person what would be lost if {title} never came.',
    ],
  },
  theo: {
    opening: 'A structure for {title} needs the things it deals with, and I find none that can be stored or changed.',
    points: [
      'For {title} I would have to know what is kept, and for how long.',
      'For {title} I would have to know where it runs, and what it has to fit together with.',
    ],
    advice: ['List the nouns of {title}, each with two examples.', 'Say of each noun in {title} who may change it.'],
  },
  claude: {
    opening: 'What is so open as {title} fails first by being understood in two ways.',
    points: [
      'The risk in {title}: each of us imagines something else and agrees.',
      'The risk in {title}: it grows on the way, since nothing says where it ends.',
    ],
    advice: ['Say of {title} what it is not.', 'Name the one thing that must never happen with {title}.'],
  },
  bea: {
    opening: 'Behind {title} stand rules, but none is named yet.',
    points: [
      'To be asked about {title}: what starts it, and what ends it?',
      'To be asked about {title}: which cases does it leave out on purpose?',
    ],
    advice: [
      'Tell the last case in which {title} would have helped, with all its details.',
      'Collect the words that people use around {title}, with what each means.',
    ],
  },
  quinn: {
    opening: 'No test of {title} could fail as it stands, so nobody could say whether it works.',
    points: [
      'To test {title}, one example with its right outcome is needed.',
      'To test {title}, one example that must be refused is needed.',
    ],
    advice: [
      'Write down two examples of {title}: one that goes well and one that does not.',
      'Say how somebody would notice that {title} is broken.',
    ],
  },
  uma: {
    opening: 'I tried to picture somebody at {title}, and saw neither the person nor the device.',
    points: [
      'Unknown in {title}: where is the person, and what is in their hands?',
      'Unknown in {title}: what did they do a minute before?',
    ],
    advice: ['Draw the first screen of {title} in four strokes.', 'Say in which moment of the day {title} is opened.'],
  },
  sasha: {
    opening: 'Whether {title} is harmless I cannot say before it is clear about whom it keeps data.',
    points: [
      'To be settled for {title}: whose data is it, and who may see it?',
      'To be settled for {title}: is it open to everybody, or do people sign in?',
    ],
    advice: ['List the personal details that {title} cannot do without.', 'Decide who may not see what {title} holds.'],
  },
  dana: {
    opening: 'From {title} I cannot tell which field it comes from, and so not what is usual there.',
    points: [
      'To place {title} I would need the words that people in the field use for it.',
      'To place {title} I would need an example of how it is done elsewhere.',
    ],
    advice: [
      'Name two products or habits that come close to {title}.',
      'Ask somebody of the field what they would call {title}.',
    ],
  },
};
