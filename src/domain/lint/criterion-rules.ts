import type { LintCriterion, LintTest } from './plan.ts';
import type { Report } from './story-rules.ts';
import { doubtfulVerbs, verbs } from './verbs.ts';
import { isBlank, listed, vagueWords } from './words.ts';

const fields = ['given', 'when', 'outcome'] as const;
const stepWord = /^\s*(?:given|when|then|and|but)\b/iu;
/** Words after which a second action begins. */
const secondAction =
  /(?:\n\s*\S|;|\band then\b|,\s*then\b|\bfollowed by\b|\band when\b|\band (?:i|he|she|it|they|we|you|somebody|someone)\s+(?!ha[sd]\b|have\b|is\b|are\b)\p{L}+)/iu;
const participle = /\band (?:then |is |are )?(?:not )?(\p{L}+(?:ed|en|ought|sent|shut|put|set|read))\b/giu;
const joined = /\band (?:then )?(\p{L}+)\s+(\p{L}+)/giu;
const notParticiples = new Set([
  'red',
  'bed',
  'open',
  'seven',
  'ten',
  'even',
  'children',
  'women',
  'men',
  'often',
  'need',
  'feed',
  'speed',
  'seed',
  'kitchen',
  'garden',
  'then',
  'when',
  'screen',
  'token',
  'between',
  'been',
  'offset',
  'asset',
]);
const determiner = /^(?:the|an?|my|our|your|their|its|this|that|these|those|all|any|each|every|it|them)$/u;
const begins = /^(?:to|on|at|by|in|into|for|from|with)$/u;

const third = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(?:[sxz]|ch|sh)es$/u.test(word)
      ? word.slice(0, -2)
      : word.replace(/s$/u, '');

/** Whether a "when" is about more than one action. */
const isSeveral = (when: string): boolean => {
  if (secondAction.test(when)) return true;
  const passive = /\b(?:is|are|was|were|be|been|gets?)\s+(?:not\s+)?\p{L}+/iu.test(when);
  if (passive && [...when.matchAll(participle)].some(([, word = '']) => !notParticiples.has(word.toLowerCase())))
    return true;
  return [...when.matchAll(joined)].some(([, word = '', next = '']) => {
    const base = third(word.toLowerCase());
    const follows = next.toLowerCase();
    if (!verbs.has(base)) return false;
    return determiner.test(follows) || (!doubtfulVerbs.has(base) && begins.test(follows));
  });
};

/** What nobody can look at: that it works, that it is right, that somebody understands. */
const hidden =
  /\b(?:works?(?: (?:fine|well|correctly|properly|as (?:expected|before|intended)))?\s*$|as (?:expected|intended|desired|specified)\b|(?:is|are|was|were) (?:correct(?:ly)?|handled|processed|supported|considered|optimi[sz]ed|taken into account|fine|ok(?:ay)?|happy|satisfied|easy|possible)\b(?! (?:and|by|as|in|with|for|that|to))|(?:correctly|properly|successfully)\s*$|(?:user|person|customer|member|everybody|he|she|they) (?:knows?|understands?|feels?|likes?|is aware))/iu;

/** What can be said of a criterion by itself. */
export const lintCriterion = (criterion: LintCriterion, report: Report): void => {
  for (const field of fields) {
    const text = criterion[field];
    if (isBlank(text)) {
      const missing = { given: 'The situation', when: 'The action', outcome: 'What can be seen then' }[field];
      report('criterion.part-missing', field, `${missing} is missing.`);
    }
    if (stepWord.test(text))
      report('criterion.template-words', field, 'It repeats the word that stands before the field.');
    const words = vagueWords(text);
    if (words.length > 0) report('criterion.vague', field, `${listed(words)} can mean anything.`);
  }
  if (isSeveral(criterion.when)) report('criterion.several-actions', 'when', 'It holds more than one action.');
  if (hidden.test(criterion.outcome.trim().replace(/[.!]+$/u, '')))
    report('criterion.not-observable', 'outcome', 'What it says can be seen by nobody.');
};

/** What can be said of a test by itself. */
export const lintTest = (test: LintTest, report: Report): void => {
  if (test.criterion_id === null) report('test.no-criterion', '', 'It tests no criterion.');
  if (test.steps.every((step) => isBlank(step))) report('test.no-steps', 'steps', 'It has no steps.');
  if (isBlank(test.expected)) report('test.no-expectation', 'expected', 'It does not say what is expected.');
};
