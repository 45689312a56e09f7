import { stemsOf } from '../reading/stems.ts';

const carrying = new Set([
  'keep',
  'show',
  'see',
  'offer',
  'send',
  'creat',
  'record',
  'manag',
  'add',
  'let',
  'giv',
  'provid',
  'via',
  'up',
  'out',
]);

/** The stems of a feature's name that carry its meaning. */
export function keyOf(name: string): ReadonlySet<string> {
  const all = stemsOf(name);
  const key = new Set([...all].filter((one) => !carrying.has(one)));
  return key.size > 0 ? key : all;
}

/** True when two names say the same: most of the shorter one's stems stand in the other. */
export function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  let shared = 0;
  for (const one of a) if (b.has(one)) shared++;
  const least = Math.min(a.size, b.size);
  return shared / least >= (least <= 2 ? 1 : 0.67) && shared / Math.max(a.size, b.size) >= (least === 1 ? 0.6 : 0.4);
}
