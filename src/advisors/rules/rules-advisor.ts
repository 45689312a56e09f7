import type { Advisor } from '../advisor.ts';
import { pause } from './pace.ts';
import { reviewOf } from './review/review.ts';
import { suggestionsFor } from './suggest/suggest.ts';
import { composedTeam } from './team/compose.ts';
import { introductions } from './team/introduce.ts';

/** The built-in advisor: reads by rules and needs no model and no network. The same request always gives the same answer. */
export function createRulesAdvisor(): Advisor {
  return {
    engine: { id: 'builtin', name: 'CoScrum built-in advisor', model: null },
    composeTeam: (request, options) => paced(() => composedTeam(request), options?.signal),
    introduce: ({ project, team }, options) => paced(() => introductions(project, team), options?.signal),
    suggestFeatures: (request, options) => paced(() => suggestionsFor(request), options?.signal),
    async reviewFeature(request, options) {
      await pause(options?.signal);
      return reviewOf(request);
    },
  };
}

async function* paced<T>(items: () => T[], signal: AbortSignal | undefined): AsyncGenerator<T> {
  await pause(signal);
  for (const item of items()) {
    yield item;
    await pause(signal);
  }
}
