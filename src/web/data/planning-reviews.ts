import { failures, successes } from '#contract/problems.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Taken } from '#contract/taken.ts';
import { architectTypes, type ArchitectType } from '#contract/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client } from './client.ts';
import { keepPlanningFeature, type PlanningAddress } from './planning.ts';

type Question = { featureId: string; architect: ArchitectType };
const keyOf = ({ featureId, architect }: Question): string => `${architect}:${featureId}`;

const received = { theo: successes.theoFeedback, claude: successes.claudeFeedback } as const;

/** The reviews that are still to be asked for. */
export const openQuestions = (features: readonly PlanningFeature[]): Question[] =>
  features.flatMap(({ id, reviews }) =>
    architectTypes.filter((architect) => !reviews[architect]).map((architect) => ({ featureId: id, architect })),
  );

const plus = (one: Taken, other: Taken): Taken => {
  if (one === null || other === null) return one ?? other;
  const cost = one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0);
  return { tokens: one.tokens + other.tokens, cost };
};

/** How far the asking of both architects for all features is. */
export type ReviewRun = { done: number; total: number };

/** The architects' reviews: one by one, or all that are missing in a row, which can be stopped and keeps what has arrived. */
export function useReviews(at: PlanningAddress) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<ReviewRun | null>(null);
  const [taken, setTaken] = useState<Taken>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const request = async (question: Question, signal?: AbortSignal) => {
    const key = keyOf(question);
    setWaiting((others) => new Set([...others, key]));
    try {
      const input = { ...at, id: question.featureId, architectType: question.architect };
      const { taken: took, ...feature } = await client.planning.review(input, signal ? { signal } : {});
      keepPlanningFeature(queries, at, feature);
      setTaken((before) => plus(before, took));
    } finally {
      setWaiting((others) => new Set([...others].filter((other) => other !== key)));
    }
  };

  const ask = async (question: Question) => {
    try {
      await request(question);
      tellSuccess(received[question.architect]);
    } catch (error) {
      tellFailure(failures.feedback, error);
    }
  };

  /** One that fails does not stop the others; it can be asked again by itself. */
  const askAll = async (features: readonly PlanningFeature[]) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const questions = openQuestions(features);
    const heard = new Set<ArchitectType>();
    let failure: unknown;
    let done = 0;
    setRun({ done, total: questions.length });
    setTaken(null);
    for (const question of questions) {
      if (stop.signal.aborted) break;
      try {
        await request(question, stop.signal);
        heard.add(question.architect);
      } catch (error) {
        if (!stop.signal.aborted) failure ??= error;
      }
      done += 1;
      setRun({ done, total: questions.length });
    }
    running.current = null;
    setRun(null);
    for (const architect of heard) tellSuccess(received[architect]);
    if (failure !== undefined) tellFailure(failures.feedback, failure);
  };

  return {
    ask,
    askAll,
    run,
    /** What the reviews that were asked one by one, or the last of all in a row, took. */
    taken,
    stop: () => running.current?.abort(),
    isWaiting: (featureId: string, architect: ArchitectType) => waiting.has(keyOf({ featureId, architect })),
  };
}

export type Reviewing = ReturnType<typeof useReviews>;
