import type { Token } from './tokens.ts';
import { verbForms } from './verbs.ts';

/** The base form, also of a verb that is in no list: reassigned, reassign; noticed, notice; carries, carry; geotagged, geotag; printable, print. */
export function baseOf({ verb, low }: Token): string {
  if (verb) return verb.base;
  if (low === 'visible') return 'show';
  const able = /^(.{3,})[ai]ble$/u.exec(low)?.[1];
  if (able !== undefined) return verbForms.get(able)?.base ?? verbForms.get(`${able}e`)?.base ?? able;
  const stem = low.replace(/(?<=...)(?:ed|ing|(?<=[^s])s)$/u, '');
  if (low.endsWith('s'))
    return low
      .replace(/(?<=..)ies$/u, 'y')
      .replace(/(?<=ch|sh|x|ss|o)es$/u, '')
      .replace(/(?<=...[^s])s$/u, '');
  if (stem === low) return stem;
  if (/([bdgmnprt])\1$/u.test(stem)) return stem.slice(0, -1);
  return /(?:[cuvz]|dg|at)$/u.test(stem) ? `${stem}e` : stem.replace(/i$/u, 'y');
}
