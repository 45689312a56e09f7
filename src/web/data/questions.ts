import type { Clarification } from '#contract/story-advice.ts';
import type { Taken } from '#contract/taken.ts';
import { failures } from '#contract/problems.ts';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import { client } from './client.ts';

type State = 'idle' | 'asking' | 'stopped' | 'failed' | 'done';
type Asked = {
  state: State;
  questions: readonly Clarification[];
  answers: Readonly<Record<string, number>>;
  taken?: Taken;
};

const nothing: Asked = { state: 'idle', questions: [], answers: {} };

/** A question and its answer on one line, as the advisors read it in a text. */
const answerLine = ({ question, options }: Clarification, chosen: number): string =>
  `${question} ${options[chosen]?.answer ?? ''}.`;

/** Bea's questions about a text. Nothing is kept of them but the answers that the person takes along. */
export function useQuestions(projectId: string) {
  const [asked, setAsked] = useState(nothing);
  const running = useRef<Asking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);
  const { questions, answers } = asked;

  const ask = async (text: string) => {
    running.current?.stop.abort();
    const one = newAsking();
    running.current = one;
    setAsked({ ...nothing, state: 'asking' });
    try {
      const stream = await client.advice.questions({ project_id: projectId, text }, one.call);
      for await (const event of stream)
        setAsked((now) =>
          event.type === 'question'
            ? { ...now, questions: [...now.questions, event.question] }
            : { ...now, taken: event.taken },
        );
      setAsked((now) => ({ ...now, state: 'done' }));
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      setAsked((now) => ({ ...now, state: isStopped ? 'stopped' : 'failed' }));
      if (!isStopped) tellFailure(failures.questionsAsk, error);
      void findTaken(projectId, one, (took) => setAsked((now) => withTaken(now, took)));
    }
  };
  return {
    ...asked,
    ask: (text: string) => void ask(text),
    stop: () => running.current?.stop.abort(),
    choose: (id: string, option: number) => setAsked((now) => ({ ...now, answers: { ...now.answers, [id]: option } })),
    close: () => setAsked(nothing),
    /** What was answered, a line each. */
    lines: questions.flatMap((question) => {
      const chosen = answers[question.id];
      return chosen === undefined ? [] : [answerLine(question, chosen)];
    }),
  };
}
