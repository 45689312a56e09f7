import { lazy, type ComponentType } from 'react';

/** Browsers without a word for it are given the time to draw. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1000);

/**
 * A part that a screen shows only when it is asked for. Its file is fetched once the screen has come to rest: it opens at
 * once, and also when the network has gone meanwhile.
 */
export function fetchedAhead<Props>(load: () => Promise<ComponentType<Props>>) {
  whenIdle(() => {
    // Nobody has asked yet: who does, and still cannot have it, is told then.
    if (navigator.onLine) load().catch(() => undefined);
  });
  return lazy(async () => ({ default: await load() }));
}
