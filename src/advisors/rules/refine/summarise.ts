import type { Claim } from '#contract/story-advice.ts';
import { counted } from '#domain/counted.ts';
import type { IncrementRecord } from '../../refinement.ts';
import type { Items } from '../pace.ts';

type Item = IncrementRecord['features'][number];

const rule = 'summarise.increment';
const finished = new Set(['implemented', 'completed']);
const listed = (all: readonly string[], most = 4): string => {
  const names = all.slice(0, most).map((name) => `"${name}"`);
  const rest = all.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '');
};
const named = (items: readonly Item[]): string => listed(items.map(({ name }) => name));
const about = (items: readonly Item[]): Claim['about'] => items.map(({ id }) => ({ kind: 'feature', id }));
const are = (many: number): string => (many === 1 ? 'is' : 'are');
/** How many of some are done, where it stands behind their number. */
const share = (done: number, all: number): string => {
  if (done === 0) return all === 1 ? 'it is not done' : 'none of them is done';
  if (done < all) return `${done} ${are(done)} done`;
  return all === 1 ? 'it is done' : 'all of them are done';
};

const storiesInWords = (all: IncrementRecord['stories'], done: IncrementRecord['stories']): string => {
  const [n, many] = [all.length.toLocaleString('en'), all.length > 1];
  if (done.length === 0) return many ? `None of the ${n} stories is done.` : 'The one story is not done.';
  if (done.length === all.length) return many ? `All ${n} stories are done.` : 'The one story is done.';
  return `${done.length} of ${n} stories ${are(done.length)} done: ${listed(done.map(({ title }) => title))}.`;
};

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
    `${name} set out with ${counted(planned.length, 'feature')}${goal.trim() === '' ? '' : ` towards "${goal.trim()}"`}; ${share(done.length, planned.length)}.`,
  );
  yield* say(done, `Done: ${named(done)}.`);
  yield* say(needed, `Still open although ${needed.length === 1 ? 'it' : 'they'} must be had: ${named(needed)}.`);
  yield* say(
    open.filter((one) => !needed.includes(one)),
    `${needed.length > 0 ? 'Open as well' : 'Still open'}: ${named(open.filter((one) => !needed.includes(one)))}.`,
  );
  yield* say(rejected, `Left out on purpose: ${named(rejected)}.`);
  yield* say(large, `Large and not finished, so worth cutting before the next increment: ${named(large)}.`);
  const built = stories.filter(({ status }) => status === 'done');
  // Which are done is said of those; that none is, or all are, is borne out by every one.
  const shown = built.length === 0 ? stories : built;
  if (stories.length > 0)
    yield {
      text: storiesInWords(stories, built),
      about: shown.map(({ id }) => ({ kind: 'story', id })),
      rule,
    };
}
