import type { Steps } from '../pace.ts';
import { inProductSense } from '../reading/other-senses.ts';
import { capabilities } from './capabilities.ts';
import type { Capability } from './capability.ts';

/** The capabilities that a text calls for, in the order of the knowledge base. `among` narrows the search to those a longer text has called for already. */
export function calledFor(text: string, among: readonly Capability[] = capabilities): Capability[] {
  if (text.trim() === '') return [];
  const meant = inProductSense(text);
  return among.filter((one) => one.triggers.test(meant));
}

/** The patterns are compiled when they are first used, which takes longer than to use them: a few at a time. */
const batches = Array.from({ length: Math.ceil(capabilities.length / 16) }, (_, i) =>
  capabilities.slice(i * 16, i * 16 + 16),
);

/** The same in short steps. */
export function* callingFor(text: string): Steps<Capability[]> {
  const called: Capability[] = [];
  for (const batch of batches) {
    called.push(...calledFor(text, batch));
    yield;
  }
  return called;
}
