import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/**
 * Milliseconds since something began, up to its end. Who prefers reduced motion sees the end at once, as does who skips.
 * `tick` is how often the page is drawn anew meanwhile.
 */
export function useElapsed(end: number, tick: number) {
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const [began, setBegan] = useState(() => (still ? null : performance.now()));
  const [now, setNow] = useState(() => performance.now());
  const elapsed = began === null ? end : Math.min(now - began, end);
  const running = elapsed < end;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), tick);
    return () => clearInterval(timer);
  }, [running, tick]);

  return {
    elapsed,
    skip: () => setBegan(null),
    restart: () => {
      const again = performance.now();
      setBegan(again);
      setNow(again);
    },
  };
}
