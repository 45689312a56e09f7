import type { FeatureSuggestion } from '#contract/advice.ts';
import { failures, successes } from '#contract/problems.ts';
import type { Taken } from '#contract/taken.ts';
import type { ValueCategory } from '#contract/vocabulary.ts';
import { folded, priorityOf } from '#domain/backlog.ts';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AskedState } from '../ui/advisor-at-work.tsx';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import { client, orpc } from './client.ts';
import { useKeyOfRequest } from './key-of-request.ts';
import { createKeptStates } from './kept-states.ts';
import { newKey } from './new-key.ts';

/** What features are made of: an idea, or a discussion of one with the team. */
export type Source = { kind: 'idea' | 'discussion'; projectId: string; id: string };
/** What was asked; it is kept with the features. */
export type Prompt = { idea_title: string; idea_description: string };
/** A feature that Ava offers, as the person has changed it, and whether it is to be saved. */
export type Offer = Omit<FeatureSuggestion, 'value'> & {
  key: string;
  value_category: ValueCategory;
  selected: boolean;
  /** A person has changed her words. */
  edited?: boolean;
};
export type OfferChange = Partial<
  Pick<Offer, 'name' | 'description' | 'value_category' | 'complexity' | 'selected' | 'edited'>
>;
/** `arrived` counts what has come since Ava was asked last. */
export type Generation = {
  state: AskedState;
  arrived: number;
  offers: readonly Offer[];
  prompt: Prompt | null;
  taken?: Taken;
};

const nothing: Generation = { state: 'idle', arrived: 0, offers: [], prompt: null };

/**
 * What Ava has offered, by source. The server stores none of it, so it is kept here: while the person looks at other
 * screens she goes on, and after a reload what has arrived is there with what the person made of it.
 */
const generations = createKeptStates(nothing, (now) => now !== nothing);
const running = new Map<string, Asking>();

const draftOf = ({ kind, id }: Source): string => `generated-${kind}:${id}`;
const generationOf = (source: Source): Generation => generations.of(draftOf(source));
const set = (source: Source, now: Generation) => generations.set(draftOf(source), now);
const change = (source: Source, patch: Partial<Generation>) => generations.change(draftOf(source), patch);

const offerOf = ({ value, ...suggestion }: FeatureSuggestion): Offer => ({
  ...suggestion,
  value_category: value,
  key: newKey(),
  selected: true,
});

/** Asked again, Ava may say what she has said before: that is there already. */
const isNew = (offers: readonly Offer[], { name }: FeatureSuggestion): boolean =>
  offers.every((offer) => folded(offer.name) !== folded(name));

/** Asks Ava. Each suggestion shows as it arrives, and is selected; Stop and a failure keep what has arrived. */
async function ask(source: Source, prompt: Prompt) {
  const name = draftOf(source);
  if (running.has(name)) return;
  const one = newAsking();
  running.set(name, one);
  change(source, { state: 'asking', arrived: 0, prompt, taken: null });
  try {
    const { generate } = client[source.kind];
    const stream = await generate({ project_id: source.projectId, id: source.id }, one.call);
    for await (const event of stream) {
      if (event.type === 'done') {
        change(source, { taken: event.taken });
        continue;
      }
      const { offers, arrived } = generationOf(source);
      if (isNew(offers, event.suggestion))
        change(source, { offers: [...offers, offerOf(event.suggestion)], arrived: arrived + 1 });
    }
    const { offers, arrived } = generationOf(source);
    const isEmpty = offers.length === 0;
    change(source, { state: isEmpty ? 'empty' : arrived === 0 ? 'nothing-new' : 'done' });
    if (isEmpty) tellFailure(failures.planningEmpty);
  } catch (error) {
    const isStopped = one.stop.signal.aborted;
    change(source, { state: isStopped ? 'stopped' : 'failed' });
    void findTaken(source.projectId, one, (took) => change(source, withTaken(generationOf(source), took)));
    if (isStopped) return;
    // The server's own refusal, or no answer at all: the specification has a text for each.
    tellFailure(error instanceof ORPCError ? failures.ideaGenerate : failures.ideaGenerateFault, error);
  } finally {
    running.delete(name);
  }
}

/** What Ava offers for an idea or a discussion, and what the person can do with it. */
export function useGeneration(source: Source) {
  const generation = generations.use(draftOf(source));
  const { offers } = generation;
  return {
    ...generation,
    ask: (prompt: Prompt) => void ask(source, prompt),
    stop: () => running.get(draftOf(source))?.stop.abort(),
    changeOffer: (key: string, patch: OfferChange) =>
      change(source, { offers: offers.map((offer) => (offer.key === key ? { ...offer, ...patch } : offer)) }),
    selectAll: (selected: boolean) => change(source, { offers: offers.map((offer) => ({ ...offer, selected })) }),
    discard: () => {
      set(source, nothing);
      tellSuccess(successes.suggestionsDiscarded, {}, { undo: () => set(source, generation) });
    },
  };
}

/** Saves what is selected, all or nothing; the rest is forgotten. A failure leaves everything as it was. */
export function useSaveOffers(source: Source) {
  const queries = useQueryClient();
  const keyOf = useKeyOfRequest();
  return useMutation({
    mutationFn: async ({ offers, prompt }: Generation) => {
      const active = await client.increment.active({ project_id: source.projectId });
      const request = {
        project_id: source.projectId,
        features: offers
          .filter(({ selected }) => selected)
          .map(({ name, description, value_category, complexity, reasoning, quote, rule, engine, run_id, edited }) => ({
            name,
            description: description.trim() || name,
            value_category,
            complexity,
            priority: priorityOf[value_category],
            reasoning,
            quote,
            rule,
            engine: engine ?? null,
            run_id: run_id ?? null,
            edited: edited === true,
            source_type: 'ava' as const,
            idea_id: source.kind === 'idea' ? source.id : null,
            pi_id: active?.id ?? null,
            pi_number: active?.order_index ?? null,
          }))
          // Lists show the newest first, and the most wanted is to lead there too.
          .toReversed(),
        ...(prompt && { prompt }),
      };
      return client.feature.createMany(request, { context: { idempotencyKey: keyOf(request) } });
    },
    onSuccess: () => {
      set(source, nothing);
      tellSuccess(successes.featuresCreated);
      void queries.invalidateQueries({ queryKey: orpc.feature.key() });
    },
    onError: (error) => tellFailure(failures.planningSave, error),
  });
}
