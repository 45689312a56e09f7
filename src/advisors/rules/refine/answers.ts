import { isTradeQuestion, tradeQuestionSaying, type TradeQuestion } from '../knowledge/trade-questions.ts';
import { decisions, purpose, type Decision } from './decisions.ts';
import { isAboutKind } from './kind-questions.ts';

const all = [purpose, ...decisions];

/** A question on a line of its own, with what stands after it. */
const line = /^(?<question>\p{Lu}[^.!?\n]{8,}\?) (?<answer>\S[^\n]*)$/gmu;

/** What was chosen of the options of a question, and the capabilities that it calls for. */
export type Choice = { id: Decision['id']; question: string; answer: string; calls: readonly string[] };

/** Whether a text is what a template becomes once its slots are filled. */
export const isFilled = (template: string, text: string): boolean =>
  new RegExp(`^${RegExp.escape(template).replaceAll(/\\\{\w+\\\}/gu, '.+')}$`, 'u').test(text);

const choiceOf = (question: string, said: string): Choice | undefined => {
  const answer = said.replace(/\.$/u, '');
  const decision = all.find((one) => isFilled(one.question, question));
  const option = decision?.options.find(([text]) => isFilled(text, answer));
  return decision && option && { id: decision.id, question, answer, calls: option[2] ?? [] };
};

/** Whether a text has a line that could answer a question: then those of the trades are read. */
export const mayAnswer = (text: string): boolean => text.search(line) >= 0;

/** Somebody may begin an idea with a question: only what we asked is an answer to us. */
const isOurs = (question: string): boolean =>
  isAboutKind(question) || all.some((one) => isFilled(one.question, question)) || isTradeQuestion(question);

/** Every question of ours in a text, with its answer as it was chosen. */
export const linesIn = (text: string): { question: string; answer: string }[] =>
  [...text.matchAll(line)]
    .map(({ groups }) => ({ question: groups?.['question'] ?? '', answer: groups?.['answer'] ?? '' }))
    .filter(({ question }) => isOurs(question));

export const withoutAnswers = (text: string): string =>
  text.replaceAll(line, (whole, question: string) => (isOurs(question) ? '' : whole));

export const choicesIn = (text: string): Choice[] =>
  linesIn(text).flatMap(({ question, answer }) => choiceOf(question, answer) ?? []);

/** What was chosen of a question of a trade, and what follows from it. */
export type TradeAnswer = { asked: TradeQuestion; answer: string; leadsTo: string };

function tradeAnswerTo(question: string, said: string): TradeAnswer | undefined {
  const asked = tradeQuestionSaying(question);
  const [answer, leadsTo] = asked?.options.find(([option]) => option === said.replace(/\.$/u, '')) ?? [];
  return asked && answer !== undefined && leadsTo !== undefined ? { asked, answer, leadsTo } : undefined;
}

export const tradeAnswersIn = (text: string): TradeAnswer[] =>
  linesIn(text).flatMap(({ question, answer }) => tradeAnswerTo(question, answer) ?? []);

/** Answers in the person's own words: they give the setting, and are no wishes. What an option says is ours, and is not read. */
export const ownAnswersIn = (text: string): string =>
  linesIn(text)
    .filter(
      ({ question, answer }) =>
        choiceOf(question, answer) === undefined &&
        !isAboutKind(question) &&
        tradeAnswerTo(question, answer) === undefined &&
        !/^no\b/iu.test(answer),
    )
    .map(({ answer }) => answer)
    .join('\n');
