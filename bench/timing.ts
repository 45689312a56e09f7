/** Wall-clock times of one kind of thing, in milliseconds. */
export type Times = { p50: number; p95: number; runs: number };

export const percentile = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export const summary = (times: readonly number[]): Times => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  runs: times.length,
});

/** Times `runs` turns one after the other, after some that warm up; each turn answers its own time. */
export const timed = async (runs: number, turn: (index: number) => Promise<number>): Promise<Times> => {
  const warmUp = Math.ceil(runs / 10);
  const times: number[] = [];
  for (let index = 0; index < warmUp + runs; index += 1) {
    const took = await turn(index);
    if (index >= warmUp) times.push(took);
  }
  return summary(times);
};

/** Runs `turn` from `clients` at once for `seconds`; answers how many turns a second, and the time of each. */
export const atOnce = async (
  clients: number,
  seconds: number,
  turn: (client: number) => Promise<number>,
): Promise<Times & { perSecond: number }> => {
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) times.push(await turn(client));
    }),
  );
  return { ...summary(times), perSecond: times.length / ((performance.now() - begun) / 1000) };
};
