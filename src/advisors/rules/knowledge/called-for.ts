import type { Steps } from '../pace.ts';
import { inProductSense } from '../reading/other-senses.ts';
import { capabilities } from './capabilities.ts';
import { deniedIn, type Stretch } from './denied.ts';
import type { Capability } from './capability.ts';

/** The capabilities that a text calls for, in the order of the knowledge base. `among` narrows the search to those a longer text has called for already. */
export function calledFor(text: string, among: readonly Capability[] = capabilities): Capability[] {
  if (text.trim() === '') return [];
  const meant = inProductSense(text);
  const called = among.filter((one) => one.triggers.test(meant));
  return called.length === 0 ? called : withoutDenied(called, meant);
}

function withoutDenied(called: readonly Capability[], meant: string): Capability[] {
  const denied = deniedIn(meant);
  return denied.length === 0 ? [...called] : called.filter((one) => isCalled(one, meant, denied));
}

/** True where its trigger stands somewhere else than in what is denied; "no login" may be what triggers it, and so counts. */
const isCalled = ({ triggers }: Capability, meant: string, denied: readonly Stretch[]): boolean =>
  meant.matchAll(everywhere(triggers)).some(({ index }) => !denied.some(([from, to]) => from <= index && index < to));

const global = new WeakMap<RegExp, RegExp>();
const everywhere = (pattern: RegExp): RegExp =>
  global.getOrInsertComputed(pattern, () => new RegExp(pattern, `${pattern.flags}g`));

/** The patterns are compiled when they are first used, which takes longer than to use them: a few at a time. */
const batches = Array.from({ length: Math.ceil(capabilities.length / 8) }, (_, i) =>
  capabilities.slice(i * 8, i * 8 + 8),
);

/** The same in short steps. */
export function* callingFor(text: string): Steps<Capability[]> {
  const called: Capability[] = [];
  if (text.trim() === '') return called;
  const meant = inProductSense(text);
  yield;
  for (const batch of batches) {
    called.push(...batch.filter((one) => one.triggers.test(meant)));
    yield;
  }
  return withoutDenied(called, meant);
}
