import type { Engine } from '#contract/advice.ts';
import type { ModelFault, RunOutcome } from '#contract/advice-run.ts';
import type { MemberId } from '#contract/vocabulary.ts';

/** What an advisor reports of one time that it spoke, or should have. */
export type Run = {
  engine: Engine;
  /** Which persona spoke, where the request does not say. */
  persona?: MemberId;
  /** Id and version of the prompt, or ids of the rules. */
  source: string;
  durationMs: number;
  tokensIn: number | null;
  tokensOut: number | null;
  outcome: RunOutcome;
  fault: ModelFault | null;
};

/** An answer, or an item of one, with the ids of the rules or the prompt that it came from. */
export type Ruled = { rule?: string | undefined };

/** The rules behind some items, each once, or what was asked where there are none. */
export const rulesBehind = (items: readonly Ruled[], kind: string): string =>
  [...new Set(items.flatMap(({ rule }) => rule?.split(' ') ?? []))].join(' ') || kind;

/** On what terms a model is asked; nothing in it is secret. Prices are for a million tokens, the budget for a project and day. */
export type Terms = {
  provider: string;
  address: string | null;
  hasKey: boolean;
  priceIn: number | null;
  priceOut: number | null;
  dailyBudget: number | null;
};

/** What the settings say of the model. The key is in here and goes nowhere but to the model's server. */
export type ModelSettings = {
  provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  model: string;
  baseUrl: string | null;
  key: string | null;
  priceIn: number | null;
  priceOut: number | null;
  dailyBudget: number | null;
  timeoutMs: number;
};
