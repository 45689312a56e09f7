import { builtinEngineName } from '#contract/vocabulary.ts';
import type { Advisor } from '../advisor.ts';
import { discussing } from './discuss/discuss.ts';
import { suggestingAfterDiscussion } from './discuss/features.ts';
import { pause, walked, type Steps } from './pace.ts';
import { clarifying } from './refine/clarify.ts';
import { estimating } from './refine/estimate.ts';
import { proposingTests } from './refine/propose-tests.ts';
import { splitting } from './refine/split.ts';
import { summarising } from './refine/summarise.ts';
import { reviewing } from './review/review.ts';
import { suggesting } from './suggest/suggest.ts';
import { composing } from './team/compose.ts';
import { introducing } from './team/introduce.ts';

/** The built-in advisor: reads by rules and needs no model and no network. The same request always gives the same answer. */
export function createRulesAdvisor(): Advisor {
  return {
    engine: { id: 'builtin', name: builtinEngineName, model: null },
    composeTeam: (request, options) => streamed(composing(request), options?.signal),
    introduce: ({ project, team }, options) => streamed(introducing(project, team), options?.signal),
    suggestFeatures: (request, options) =>
      streamed(
        request.from === 'discussion' ? suggestingAfterDiscussion(request) : suggesting(request),
        options?.signal,
      ),
    async discuss(request, options) {
      await pause(options?.signal);
      return walked(discussing(request), options?.signal);
    },
    clarify: (request, options) => streamed(clarifying(request), options?.signal),
    splitFeature: (request, options) => streamed(splitting(request), options?.signal),
    proposeTests: (request, options) => streamed(proposingTests(request), options?.signal),
    estimate: (request, options) => streamed(estimating(request), options?.signal),
    summarise: (increment, options) => streamed(summarising(increment), options?.signal),
    async reviewFeature(request, options) {
      await pause(options?.signal);
      return walked(reviewing(request), options?.signal);
    },
  };
}

async function* streamed<T>(steps: Steps<T[]>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  await pause(signal);
  for (const item of await walked(steps, signal)) {
    yield item;
    await pause(signal);
  }
}
