import { capabilities } from './capabilities.ts';
import type { Capability } from './capability.ts';

/** The capabilities that a text calls for, in the order of the knowledge base. `among` narrows the search to those a longer text has called for already. */
export function calledFor(text: string, among: readonly Capability[] = capabilities): Capability[] {
  return text.trim() === '' ? [] : among.filter((one) => one.triggers.test(text));
}
