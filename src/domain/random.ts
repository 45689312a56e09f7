/** Numbers from 0 up to 1 that are the same for the same seed. Source: mulberry32 by Tommy Ettinger (2017), public domain. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A seed that belongs to a text, so that the same question has the same answer. Source: FNV-1a. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
