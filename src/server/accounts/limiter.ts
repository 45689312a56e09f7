/** Lets each key through so many times within a minute, whichever minute one looks at; counted in this process. */
export const createLimiter = (atMost: number, now: () => number = () => performance.now()) => {
  const minute = 60_000;
  const forgetAbove = 10_000;
  const taken = new Map<string, number[]>();
  const forget = (at: number) => {
    for (const [key, times] of taken) if ((times.at(-1) ?? 0) <= at - minute) taken.delete(key);
  };
  /** 0 when it is let through; otherwise the seconds to wait. */
  return (key: string): number => {
    const at = now();
    if (taken.size > forgetAbove) forget(at);
    const times = (taken.get(key) ?? []).filter((time) => time > at - minute);
    taken.set(key, times);
    if (times.length >= atMost) return Math.max(1, Math.ceil(((times[0] ?? at) + minute - at) / 1000));
    times.push(at);
    return 0;
  };
};
