/** A clock that stands where it was put, and goes on by one millisecond with every look, so that nothing happens twice at once. */
export const fixedClock = (start: string) => {
  let at = Date.parse(start);
  return {
    now: (): Date => new Date(at++),
    /** Go on to an instant that lies ahead. */
    goTo: (instant: string): void => {
      const next = Date.parse(instant);
      if (next < at) throw new Error(`${instant} is over already`);
      at = next;
    },
    peek: (): number => at,
  };
};
export type FixedClock = ReturnType<typeof fixedClock>;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Time-ordered UUIDs (version 7) from the fixed clock and a counter: the same in every run. */
export const fixedIds = (clock: FixedClock, random: () => number) => {
  let count = 0;
  const hex = (value: number, digits: number) => Math.floor(value).toString(16).padStart(digits, '0').slice(-digits);
  return (): string => {
    const time = hex(clock.now().getTime(), 12);
    count = (count + 1) % 0x1000;
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(count, 3)}-8${hex(random() * 0x1000, 3)}-${hex(random() * 2 ** 48, 12)}`;
  };
};
