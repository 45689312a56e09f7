import type { JSONSchema7, LanguageModelMiddleware, ModelMessage } from 'ai';
import type { OpenedModel } from './provider.ts';
import * as z from 'zod';
import type { ModelLimits } from './limits.ts';
import { failureOf, ModelFailure } from './fault.ts';

export type Asked = {
  model: OpenedModel;
  limits: ModelLimits;
  instructions: string;
  messages: ModelMessage[];
  schema: z.ZodType;
  /** Whether the form is told to the model's server too, which then keeps to it; the instructions tell it in any case. */
  structured: boolean;
  signal: AbortSignal | undefined;
};

/** What one call took and how it ended; `failure` is null when the model ended its answer by itself. */
export type Ended = { text: string; failure: ModelFailure | null; tokensIn: number | null; tokensOut: number | null };

/** Words that servers of models refuse in a schema; what they say is checked here. */
const unknownToModels = new Set([
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'default',
  '$schema',
]);

const forModels = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(forModels);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(unknownToModels.has(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, forModels(value)]),
  );
};

/**
 * Tells the model's server the form of the answer. The library's own `output` would do the same, but keeps back what is
 * not JSON yet and reads all of it again with every word: an endless answer of prose would take minutes to end.
 */
const inForm = (schema: z.ZodType): LanguageModelMiddleware => ({
  transformParams: ({ params }) =>
    Promise.resolve({
      ...params,
      responseFormat: { type: 'json', name: 'answer', schema: forModels(z.toJSONSchema(schema)) as JSONSchema7 },
    }),
});

/**
 * Ask a model once. Yields the whole text so far whenever it has grown. Never throws for what the model does: the fault
 * is in what it returns. Throws the signal's reason when it was stopped.
 */
export async function* ask(asked: Asked): AsyncGenerator<string, Ended> {
  const { model, limits, instructions, messages, schema, structured, signal } = asked;
  const { streamText, wrapLanguageModel } = await import('ai');
  const enough = new AbortController();
  let failure: ModelFailure | null = null;
  const fail = (error: unknown) => {
    failure ??= failureOf(error);
  };
  const ended: Ended = { text: '', failure: null, tokensIn: null, tokensOut: null };
  const result = streamText({
    model: structured ? wrapLanguageModel({ model, middleware: inForm(schema) }) : model,
    instructions,
    messages,
    maxRetries: 0,
    maxOutputTokens: limits.tokens,
    abortSignal: signal === undefined ? enough.signal : AbortSignal.any([signal, enough.signal]),
    timeout: { totalMs: limits.totalMs, firstChunkMs: limits.firstMs, chunkMs: limits.gapMs },
    onError: ({ error }) => fail(error),
  });
  const parts = result.stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value: part } = await parts.next();
      if (done === true) break;
      if (part.type === 'text-delta') {
        ended.text += part.text;
        if (ended.text.length > limits.letters) throw new ModelFailure('too_large');
        yield ended.text;
      } else if (part.type === 'finish') {
        ended.tokensIn = part.totalUsage.inputTokens ?? null;
        ended.tokensOut = part.totalUsage.outputTokens ?? null;
        if (part.finishReason === 'length') failure ??= new ModelFailure('too_large');
      } else if (part.type === 'abort') fail(new DOMException(part.reason ?? '', 'TimeoutError'));
      else if (part.type === 'error') fail(part.error);
    }
  } catch (error) {
    signal?.throwIfAborted();
    fail(error);
  } finally {
    // Whoever stops listening, or has heard enough, ends the connection too: first, since to end the stream alone would
    // wait for a model that goes on and on.
    enough.abort();
    // It fails where the connection has ended first, which is what was wanted.
    parts.return?.().catch(() => undefined);
  }
  signal?.throwIfAborted();
  return { ...ended, failure: failure ?? (ended.text.trim() === '' ? new ModelFailure('empty') : null) };
}
