import type { Capability } from '../capability.ts';

export const learning = [
  {
    id: 'quizzes',
    triggers: /\b(?:quiz(?:zes)?|exams?|multiple choice|flash ?cards?|practi[cs]e questions?)\b/iu,
    name: 'Practise {things} with questions',
    about: 'Questions of several kinds give an answer and an explanation at once.',
    why: 'recalling teaches more than reading',
    needs: [],
    size: 'M',
    risks: [
      {
        risk: 'Ambiguous questions punish good learners.',
        mitigation: 'Show how each of the {object} was answered, and let {doing} drop bad ones.',
      },
      {
        risk: 'Answers can be read in the page.',
        mitigation: 'Judge on the server when {doing} counts for marks of {object}.',
      },
    ],
    theo: [
      'Store each attempt with its question version; {doing} can then be judged anew for {object}.',
      'Kinds of questions share one shape of result, so that {doing} adds up.',
    ],
    claude: [
      'Marks change lives: let a person confirm what {doing} decided.',
      'Time limits shut some people out of {doing}; allow exceptions for {object}.',
    ],
  },
  {
    id: 'spaced-repetition',
    triggers:
      /\b(?:spaced repetition|repeat(?:s|ed)? (?:words|cards|what)|before (?:i|we|they) forget|intervals? (?:grow|get longer)|revis(?:e|ion) plan)\b/iu,
    name: 'Repeat {things} before they are forgotten',
    about: 'Each {thing} comes back at growing intervals, sooner when it was missed.',
    why: 'memory needs repetition at the right time',
    needs: ['quizzes'],
    size: 'L',
    risks: [
      {
        risk: 'A holiday piles up hundreds of {object}.',
        mitigation: 'Cap a day and spread the rest when {doing} resumes.',
      },
      {
        risk: 'A changed method spoils years of learning {object}.',
        mitigation: 'Keep raw answers, so that {doing} can be recomputed.',
      },
    ],
    theo: [
      'The next date is a pure function of past answers; {doing} needs no state beside {object}.',
      'Work offline and merge by time of answer, since {doing} happens on the bus.',
    ],
    claude: [
      'Streaks push people to cheat; let {doing} forgive a missed day.',
      'What somebody forgets is private: keep {object} of {doing} to the learner.',
    ],
  },
  {
    id: 'submissions',
    triggers: /\b(?:homework|hand(?:s|ed)? in|submissions?|submit(?:s|ted)?|assignments?)\b/iu,
    name: 'Hand in work and give feedback on {things}',
    about: 'Work is uploaded before a date; remarks and marks come back with it.',
    why: 'feedback is what {people} come for',
    needs: ['attachments'],
    size: 'M',
    risks: [
      {
        risk: 'An upload fails in the last minute.',
        mitigation: 'Take the start of {doing} as the time, and give a receipt for {object}.',
      },
      { risk: 'Work is copied.', mitigation: 'Let {doing} keep versions, and leave judging of {object} to people.' },
    ],
    theo: [
      'Freeze what was handed in; later edits in {doing} are new versions of {object}.',
      'Give markers a queue, so that {doing} is shared fairly.',
    ],
    claude: [
      'Marks are private between two: check {doing} for lists that show {object} of others.',
      'Deadlines need exceptions with a reason, kept beside {doing}.',
    ],
  },
  {
    id: 'grades',
    triggers: /\b(?:grades?|marks?(?: for| per)|grade ?books?)\b/iu,
    name: 'Keep grades on {things} in a gradebook',
    about: 'Marks are weighted by stated rules and explained to each person.',
    why: 'marks must add up and be explained',
    needs: ['submissions'],
    size: 'M',
    risks: [
      {
        risk: 'A changed weight alters old marks of {object}.',
        mitigation: 'Version the rules, and let {doing} show which one holds.',
      },
      { risk: 'A wrong row gives a mark to another.', mitigation: 'Confirm name and picture while {doing} {object}.' },
    ],
    theo: [
      'Compute finals from parts on reading; {doing} must not store sums of {object} by hand.',
      'Log each change of a mark with its reason, since {doing} is contested.',
    ],
    claude: [
      'Only the person concerned and the teacher see {object}: test {doing} as a classmate.',
      'Automatic marks need a human appeal after {doing}.',
    ],
  },
] satisfies Capability[];
