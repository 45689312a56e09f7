import { largestStory } from '../ready.ts';
import type { LintStory } from './plan.ts';
import type { LintRule } from './rules.ts';
import { doubtfulVerbs, verbs } from './verbs.ts';
import { evened, isBlank, listed, openEndsIn, stemsIn, vagueWords } from './words.ts';

export type Report = (rule: LintRule, place: string, sentence: string) => void;

const determiner =
  /^(?:the|an?|my|our|your|their|his|her|its|this|that|these|those|all|any|each|every|some|both|it|them|one|new|existing)$/u;
const joint =
  /(?:,\s*(?:and|or|then)\b|\band\b|\bor\b|\bas well as\b|\bthen\b|[;&/+,])\s*(?:then\s+|also\s+|to\s+|be able to\s+|can\s+)*/giu;
const aside =
  /\b(?:who|whom|whose|which|that|when|where|while|whether|if|how|what|why|because|before|after|until|since|so|in order)\b/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** The verbs of a wish that wants several things; one or none when it wants one. */
export const wishesIn = (want: string): string[] => {
  // A name in quotation marks is one thing, whatever it is.
  const text = want.replaceAll(/"[^"]*"/gu, '""').replace(/^\s*(?:i\s+want\s+)?(?:to\s+)?(?:be able to\s+)?/iu, '');
  const main = text.slice(0, aside.exec(text)?.index ?? text.length);
  const [first = ''] = wordsOf(main);
  if (!verbs.has(first)) return [];
  const further = [...main.matchAll(joint)].flatMap(({ index, 0: sign }) => {
    const [verb = '', next = ''] = wordsOf(main.slice(index + sign.length));
    // "be told to pay or cancel" is one thing.
    if (!verbs.has(verb) || (first === 'be' && verb !== 'be')) return [];
    // "rate and comment on recipes": a list of verbs, whatever else they may be.
    const isList = /^\p{L}+(?:,\s*\p{L}+)*[\s,]*$/u.test(main.slice(0, index));
    const isUnsure = doubtfulVerbs.has(verb) || /^,\s*$/u.test(sign);
    return isList || !isUnsure || determiner.test(next) ? [verb] : [];
  });
  return [...new Set([first, ...further])];
};

const aroundRole = /^\s*(?:as|i am|i'm)\b/iu;
const aroundWant = /^\s*(?:i\s+(?:want|would like|need|can|should|must)|want)\b/iu;
const aroundReason = /^\s*(?:so\s+that|so|in order to|because)\b/iu;
const remark = /[([{](?!e?s\))|[.!?]\s+\p{Lu}|\n\s*\S|\s--?\s|\b(?:note|nb|remark)\s*:/u;
const solution =
  /\b(?:buttons?|check ?box(?:es)?|drop-?downs?|combo ?box(?:es)?|radio buttons?|pop-?ups?|modals?|dialog(?:ue)? box(?:es)?|text ?box(?:es)?|hyperlinks?|click(?:s|ing)? (?:on|the|an?|it|my)|hover(?:s|ing)?|sidebars?|navbars?|(?:in|into|to|from|of) (?:the|an?|our) databases?|sql|stored procedures?|cron ?jobs?|endpoints?|cookies?|ajax|javascript|css)\b/giu;

const parts = (story: LintStory, report: Report): void => {
  const { title, as_a, i_want, so_that } = story;
  if (isBlank(title)) report('story.title-missing', 'title', 'The story has no title.');
  if (isBlank(as_a)) report('story.role-missing', 'as_a', 'Nobody is named who wants it.');
  if (isBlank(i_want)) report('story.want-missing', 'i_want', 'It does not say what is wanted.');
  if (isBlank(so_that)) report('story.reason-missing', 'so_that', 'It does not say what it is good for.');
};

const form = ({ as_a, i_want, so_that }: LintStory, report: Report): void => {
  const repeated = 'It repeats the words that stand before the field.';
  if (aroundRole.test(as_a)) report('story.template-words', 'as_a', repeated);
  if (aroundWant.test(i_want)) report('story.template-words', 'i_want', repeated);
  if (aroundReason.test(so_that)) report('story.template-words', 'so_that', repeated);
  for (const [place, text] of Object.entries({ as_a, i_want, so_that }))
    if (remark.test(text))
      report('story.not-minimal', place, 'It says more than the story: a remark or a second sentence.');
};

const content = ({ title, i_want, so_that, story_points }: LintStory, report: Report): void => {
  const wishes = wishesIn(i_want);
  if (wishes.length > 1) report('story.not-atomic', 'i_want', `It wants ${wishes.length} things: ${listed(wishes)}.`);
  const named = [...new Set([...i_want.matchAll(solution)].map(([word]) => word.toLowerCase()))];
  if (named.length > 0) report('story.names-solution', 'i_want', `It names a solution: ${listed(named)}.`);
  for (const [place, words] of [
    ['title', vagueWords(title)],
    ['i_want', vagueWords(i_want)],
    ['so_that', openEndsIn(so_that)],
  ] as const)
    if (words.length > 0) report('story.vague', place, `${listed(words)} can mean anything.`);
  const [want, reason] = [stemsIn(i_want), stemsIn(so_that)];
  if (reason.size > 0 && (evened(i_want) === evened(so_that) || [...reason].every((word) => want.has(word))))
    report('story.reason-repeats', 'so_that', 'The reason says again what is wanted.');
  if (story_points !== null && story_points > largestStory)
    report('story.too-large', 'story_points', `It is estimated at ${story_points} points.`);
};

const acceptance = ({ criteria }: LintStory, report: Report): void => {
  if (criteria.length === 0) return report('story.no-criteria', 'criteria', 'It has no acceptance criterion.');
  if (criteria.length === 1) report('story.one-criterion', 'criteria', 'It has a single acceptance criterion.');
  if (criteria.every(({ kind }) => kind === 'usual'))
    report('story.no-border', 'criteria', 'No criterion is about a refusal, a failure or a limit.');
};

/** What can be said of a story by itself. */
export const lintStory = (story: LintStory, report: Report): void => {
  parts(story, report);
  form(story, report);
  content(story, report);
  acceptance(story, report);
};
