import { failures } from '#contract/problems.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '../ui/toasts.ts';
import type { Asking } from './asking.ts';
import { client } from './client.ts';
import { keepPlanningFeature, knownSession, planningQuery, type PlanningAddress } from './planning.ts';
import { useAsking } from './use-asking.ts';

/** Ava's suggestions: each shows as soon as it is ready, and is kept on the server from then on. */
export function useSuggestions(at: PlanningAddress) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: planningQuery(at).queryKey });
  const { asked, ask, stop } = useAsking<'done' | 'nothing-new' | 'empty'>(
    at.project_id,
    failures.planningGenerate,
    readAgain,
  );
  const endOf = (count: number) => {
    if (count > 0) return 'done';
    if ((knownSession(queries, at)?.features.length ?? 0) > 0) return 'nothing-new';
    tellFailure(failures.planningEmpty);
    return 'empty';
  };
  /** `prepare` runs first and its failure counts as one of the asking; `onFirst` when the first feature has arrived, or none will. */
  const suggest = async (prepare: () => Promise<void>, onFirst: () => void) => {
    let isShown = false;
    const first = () => {
      if (!isShown) onFirst();
      isShown = true;
    };
    const open = async (call: Asking['call']) => {
      await prepare();
      return client.planning.suggest(at, call);
    };
    const show = ({ feature }: { feature: PlanningFeature }) => {
      keepPlanningFeature(queries, at, feature);
      first();
    };
    if (await ask({ open, show, endOf })) first();
  };
  return { asking: asked, ask: suggest, stop };
}

/** How the last asking of Ava stands. */
export type Suggesting = ReturnType<typeof useSuggestions>['asking'];
