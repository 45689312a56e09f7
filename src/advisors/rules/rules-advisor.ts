import { builtinEngineName } from '#contract/vocabulary.ts';
import type { Advisor } from '../advisor.ts';
import { discussing } from './discuss/discuss.ts';
import { suggestingAfterDiscussion } from './discuss/features.ts';
import { gathered, pause, streamed, walked, type Steps } from './pace.ts';
import { clarifying } from './refine/clarify.ts';
import { estimating } from './refine/estimate.ts';
import { proposingTests } from './refine/propose-tests.ts';
import { splitting } from './refine/split.ts';
import { summarising } from './refine/summarise.ts';
import { reviewing } from './review/review.ts';
import { suggesting } from './suggest/suggest.ts';
import { composing } from './team/compose.ts';
import { introducing } from './team/introduce.ts';

const rehearsed = `Members book a court on their phone and get a reminder by email. No spreadsheet. The board must see who has paid, as a list, and wants to know the hours and number of representatives.
I run a small workshop with my brother, and every repair is written on a paper ticket that gets lost. I want to scan a bike, note what was done and see which parts are running low in the neighbourhood. When a customer calls, we need to know at once whether it is ready. He should be told by text message, and if nobody picks it up within two weeks, remind him.
Wanted:
- calendar of the week, who works when
- invoices as PDF, export for the tax adviser
- photos before and after, administrators choose the representatives
- nobody may delete a paid invoice
later maybe: online shop for used bikes
Can it show how long a repair took? It would be nice if trainees could follow a checklist, add comments to it and ask the owner for help. It shouldn't take more than a day to learn, and what's entered twice by mistake can be merged. Tenants of the yard report damage with a photo, the caretaker accepts or rejects it, and both get notified. Everything has to work offline, in German and English, without an account for customers.`;

/** What runs often the engine compiles better: after three rounds the first idea takes two thirds of the time that it takes after one. */
const rounds = 3;

/**
 * Reads a text that nobody wrote, so that the first idea need not wait for what is made when it is first used. The engine
 * compiles each pattern when it is first used, apart for texts with marks that Latin-1 lacks, and for good at once only where
 * it runs with --no-regexp-tier-up, as `npm start` does (decision 085), or where a text has 1,000 characters. Texts with such
 * marks come first: of words that were read before it takes what it kept.
 */
export function* rehearsing(): Steps<void> {
  for (let round = 0; round < rounds; round++)
    for (const idea of [rehearsed.replaceAll("'", '’'), rehearsed])
      yield* gathered(suggesting({ from: 'idea', idea, project: '' }));
}

let isRehearsed = false;
/** The same once in a process, in short steps, so that requests are answered meanwhile. Ends with an error when the signal ends it. */
export async function rehearse(signal: AbortSignal): Promise<void> {
  if (isRehearsed) return;
  await walked(rehearsing(), signal);
  isRehearsed = true;
}

/** The built-in advisor: reads by rules and needs no model and no network. The same request always gives the same answer. */
export function createRulesAdvisor(): Advisor {
  return {
    engine: { id: 'builtin', name: builtinEngineName, model: null },
    composeTeam: (request, options) => composing(request, options?.signal),
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
