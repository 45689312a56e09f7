import type { Claim } from '#contract/story-advice.ts';
import type { IncrementRecord } from '../../refinement.ts';
import type { Items } from '../pace.ts';

type Item = IncrementRecord['features'][number];

const rule = 'summarise.increment';
const finished = new Set(['implemented', 'completed']);
const named = (items: readonly Item[], most = 4): string => {
  const names = items.slice(0, most).map(({ name }) => `"${name}"`);
  const rest = items.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
};
const about = (items: readonly Item[]): Claim['about'] => items.map(({ id }) => ({ kind: 'feature', id }));
const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`;

/** What can be said of an increment by its items alone; each claim names the items it rests on. */
export function* summarising({ name, goal, features, stories }: IncrementRecord): Items<Claim> {
  yield;
  const rejected = features.filter(({ status }) => status === 'rejected');
  const planned = features.filter(({ status }) => status !== 'rejected');
  const done = planned.filter(({ status }) => finished.has(status));
  const open = planned.filter(({ status }) => !finished.has(status));
  const needed = open.filter(({ value_category: value }) => value === 'Must Have');
  const large = open.filter(({ complexity }) => complexity === 'L');
  function* say(items: readonly Item[], text: string): Items<Claim> {
    if (items.length > 0) yield { text, about: about(items), rule };
  }
  yield* say(
    planned,
    `${name} set out with ${count(planned.length, 'feature')}${goal.trim() === '' ? '' : ` towards "${goal.trim()}"`}; ${done.length === planned.length ? 'all of them are' : `${done.length} ${done.length === 1 ? 'is' : 'are'}`} done.`,
  );
  yield* say(done, `Done: ${named(done)}.`);
  yield* say(needed, `Still open although it must be had: ${named(needed)}.`);
  yield* say(
    open.filter((one) => !needed.includes(one)),
    `${needed.length > 0 ? 'Open as well' : 'Still open'}: ${named(open.filter((one) => !needed.includes(one)))}.`,
  );
  yield* say(rejected, `Left out on purpose: ${named(rejected)}.`);
  yield* say(large, `Large and not finished, so worth cutting before the next increment: ${named(large)}.`);
  const unfinished = stories.filter(({ status }) => status !== 'done');
  if (stories.length > 0)
    yield {
      text: `${stories.length - unfinished.length} of ${stories.length === 1 ? '1 story' : `${stories.length} stories`} done.`,
      about: stories.map(({ id }) => ({ kind: 'story', id })),
      rule,
    };
}
