/** How long and how much a model may answer. `wait` is how long a Retry-After is worth waiting for. */
export type ModelLimits = {
  firstMs: number;
  gapMs: number;
  totalMs: number;
  waitMs: number;
  bytes: number;
  letters: number;
  tokens: number;
};

/** The limits for a model that may be silent for so long; a local one may need minutes to read a long idea. */
export const limitsFor = (timeoutMs: number): ModelLimits => ({
  firstMs: timeoutMs,
  gapMs: timeoutMs,
  totalMs: timeoutMs * 5,
  waitMs: 5000,
  bytes: 8_000_000,
  letters: 120_000,
  tokens: 8000,
});
