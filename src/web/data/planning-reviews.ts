import { failures, successes } from '#contract/problems.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Taken } from '#contract/taken.ts';
import { architectTypes, type ArchitectType } from '#contract/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { findTaken, newAsking, type Asking } from './asking.ts';
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

/** The architects' reviews: one by one, or all that are missing in a row; each can be stopped, and keeps what has arrived. */
export function useReviews(at: PlanningAddress) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Asking>>(new Map());
  const [run, setRun] = useState<ReviewRun | null>(null);
  /** By asking, so that one whose end was not heard is put right when the server tells. */
  const [taken, setTaken] = useState<ReadonlyMap<Asking, Taken>>(new Map());
  const running = useRef<Asking>(null);
  const all = useRef(new Set<Asking>());
  useEffect(() => {
    const { current } = all;
    return () => {
      for (const { stop } of current) stop.abort();
    };
  }, []);

  const took = (one: Asking, change: (before: Taken) => Taken) =>
    setTaken((known) => (known.has(one) ? new Map([...known, [one, change(known.get(one) ?? null)]]) : known));

  const request = async (question: Question, one: Asking) => {
    const key = keyOf(question);
    setWaiting((others) => new Map([...others, [key, one]]));
    try {
      const input = { ...at, id: question.featureId, architectType: question.architect };
      const { taken: cost, ...feature } = await client.planning.review(input, one.call);
      keepPlanningFeature(queries, at, feature);
      took(one, (before) => plus(before, cost));
    } finally {
      setWaiting((others) => new Map([...others].filter(([other]) => other !== key)));
    }
  };

  const ask = async (question: Question) => {
    const one = newAsking();
    all.current.add(one);
    setTaken((known) => new Map([...known, [one, null]]));
    try {
      await request(question, one);
      tellSuccess(received[question.architect]);
    } catch (error) {
      if (!one.stop.signal.aborted) tellFailure(failures.feedback, error);
      void findTaken(at.project_id, one, (sum) => took(one, () => sum));
    } finally {
      all.current.delete(one);
    }
  };

  /** One that fails does not stop the others; it can be asked again by itself. */
  const askAll = async (features: readonly PlanningFeature[]) => {
    if (running.current) return;
    const one = newAsking();
    running.current = one;
    all.current.add(one);
    const questions = openQuestions(features);
    const heard = new Set<ArchitectType>();
    let failure: unknown;
    let done = 0;
    setRun({ done, total: questions.length });
    setTaken(new Map([[one, null]]));
    for (const question of questions) {
      if (one.stop.signal.aborted) break;
      try {
        await request(question, one);
        heard.add(question.architect);
      } catch (error) {
        if (!one.stop.signal.aborted) failure ??= error;
      }
      done += 1;
      setRun({ done, total: questions.length });
    }
    running.current = null;
    all.current.delete(one);
    setRun(null);
    for (const architect of heard) tellSuccess(received[architect]);
    if (failure !== undefined) tellFailure(failures.feedback, failure);
    // Those that came have said what they took; of the others only the server knows.
    if (failure !== undefined || one.stop.signal.aborted)
      void findTaken(at.project_id, one, (sum) => took(one, () => sum));
  };

  return {
    ask,
    askAll,
    run,
    /** What the reviews that were asked one by one since, and the last of all in a row, took. */
    taken: [...taken.values()].reduce<Taken>(plus, null),
    stop: () => running.current?.stop.abort(),
    isWaiting: (featureId: string, architect: ArchitectType) => waiting.has(keyOf({ featureId, architect })),
    /** Stops one that was asked by itself. */
    stopOne: (featureId: string, architect: ArchitectType) =>
      waiting.get(keyOf({ featureId, architect }))?.stop.abort(),
  };
}

export type Reviewing = ReturnType<typeof useReviews>;
