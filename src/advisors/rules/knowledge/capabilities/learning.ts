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
        risk: 'An ambiguous question punishes good learners.',
        mitigation: 'Show how often each answer was chosen, and let a bad question be dropped afterwards.',
      },
      {
        risk: 'The right answers can be read in the source of the page.',
        mitigation: 'Judge answers on the server whenever the result counts.',
      },
    ],
    theo: [
      'Store each attempt with the version of its question, so that it can be judged anew.',
      'Let all kinds of questions share one shape of result, so that points add up.',
    ],
    claude: [
      'Results can change lives: let a person confirm an automatic one before it counts.',
      'Time limits shut some people out; grant extra time without making the reason public.',
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
        risk: 'After a holiday, hundreds of repetitions are due at once.',
        mitigation: 'Cap the repetitions of a day, and spread the rest over the following weeks.',
      },
      {
        risk: 'A new method for the intervals spoils years of learning.',
        mitigation: 'Keep every answer with its time, so that intervals can be recomputed.',
      },
    ],
    theo: [
      'Make the next date a pure function of past answers, so that no other state can go wrong.',
      'Practise offline and merge by the time of each answer, since much learning happens on the bus.',
    ],
    claude: [
      'Streaks push people to cheat themselves; forgive a missed day.',
      'What somebody keeps forgetting is private: show it to the learner only.',
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
        risk: 'An upload fails in the last minute before the deadline.',
        mitigation: 'Count the time at which the upload began, and give a receipt for what arrived.',
      },
      {
        risk: 'Work is copied from somebody else.',
        mitigation: 'Keep each version of the work with its time, and leave the judgement about copies to a person.',
      },
    ],
    theo: [
      'Freeze what was handed in; a later edit is a new version beside it.',
      'Give markers a common queue, so that the work is shared and nothing is marked twice.',
    ],
    claude: [
      'Feedback is between two people: check that no list, file name or notice shows it to others.',
      'Deadlines need exceptions: record who granted one and why.',
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
        risk: 'A changed weight alters marks that were already given.',
        mitigation: 'Version the weights, and show with each mark which version holds.',
      },
      {
        risk: 'A slip by one row gives a mark to the wrong person.',
        mitigation: 'Show name and picture beside the field, and ask for a second look before marks are published.',
      },
    ],
    theo: [
      'Compute the final grade from its parts on reading; a sum kept by hand contradicts them one day.',
      'Log each changed mark with its reason, since grades are contested.',
    ],
    claude: [
      'Only the learner and the teacher may see a grade: test that as a classmate.',
      'Whoever is graded by a formula needs a human to appeal to.',
    ],
  },
] satisfies Capability[];
