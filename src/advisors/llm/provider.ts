import type { wrapLanguageModel } from 'ai';
import type { ModelSettings } from '../run.ts';
import { ModelFailure } from './fault.ts';
import type { ModelLimits } from './limits.ts';

/** A model of one of the libraries, rather than the name of one. */
export type OpenedModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** A body of at most so many bytes; what is longer fails where the limit is passed, so that it is never all in memory. */
const atMost = (body: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> => {
  let passed = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        passed += chunk.byteLength;
        if (passed > bytes) controller.error(new ModelFailure('too_large'));
        else controller.enqueue(chunk);
      },
    }),
  );
};

/** Waits for the first line of an answer no longer than the limit; the library's own limits begin only after it. */
const begun = async (input: Parameters<typeof fetch>[0], init: RequestInit, ms: number): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelFailure('stalled')), ms);
  try {
    return await fetch(input, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
};

/** fetch that follows no redirect, which might take the key elsewhere, and reads neither pages nor more than the limit. */
const careful =
  ({ bytes, firstMs }: ModelLimits): typeof fetch =>
  async (input, init) => {
    const response = await begun(input, { ...init, redirect: 'manual' }, firstMs);
    const { body, status, statusText, headers } = response;
    const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
    if ((response.ok && isPage) || (status >= 300 && status < 400)) {
      await body?.cancel();
      throw new ModelFailure('not_a_model');
    }
    return body === null ? response : new Response(atMost(body, bytes), { status, statusText, headers });
  };

/** The model that the settings name. Its library is loaded here and not before, so that a start without a model stays quick. */
export const openModel = async (settings: ModelSettings, limits: ModelLimits): Promise<OpenedModel> => {
  const { provider, model, baseUrl } = settings;
  const common = { fetch: careful(limits), ...(baseUrl !== null && { baseURL: baseUrl }) };
  // Given even when it is empty: the libraries would look for one in the environment.
  const apiKey = settings.key ?? '';
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ ...common, apiKey })(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ ...common, apiKey })(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ ...common, apiKey })(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        fetch: common.fetch,
        name: 'model',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey !== '' && { apiKey }),
      })(model);
    }
  }
};
