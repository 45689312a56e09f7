import type { Clarification } from '#contract/story-advice.ts';
import type { Taken } from '#contract/taken.ts';
import { failures } from '#contract/problems.ts';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '../ui/toasts.ts';
import { client } from './client.ts';

type State = 'idle' | 'asking' | 'stopped' | 'done';
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
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { questions, answers } = asked;

  const ask = async (text: string) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setAsked({ ...nothing, state: 'asking' });
    try {
      const stream = await client.advice.questions({ project_id: projectId, text }, { signal: stop.signal });
      for await (const event of stream)
        setAsked((now) =>
          event.type === 'question'
            ? { ...now, questions: [...now.questions, event.question] }
            : { ...now, taken: event.taken },
        );
      setAsked((now) => ({ ...now, state: 'done' }));
    } catch (error) {
      setAsked((now) => ({ ...now, state: 'stopped' }));
      if (!stop.signal.aborted) tellFailure(failures.questionsAsk, error);
    }
  };
  return {
    ...asked,
    ask: (text: string) => void ask(text),
    stop: () => running.current?.abort(),
    choose: (id: string, option: number) => setAsked((now) => ({ ...now, answers: { ...now.answers, [id]: option } })),
    close: () => setAsked(nothing),
    /** What was answered, a line each. */
    lines: questions.flatMap((question) => {
      const chosen = answers[question.id];
      return chosen === undefined ? [] : [answerLine(question, chosen)];
    }),
  };
}
