import { expect, onTestFinished, test } from 'vitest';
import { modelAt, startModelServer, type Script } from '#tests/model-server.ts';
import type { ModelSettings, Run } from '../run.ts';
import { createRulesAdvisor } from '../rules/rules-advisor.ts';
import { createModelAdvisor } from './llm-advisor.ts';

const key = 'sk-secret-0123456789';

/** How the server of a provider speaks. */
type Wire = {
  model: string;
  path: string;
  authorization: string;
  /** The events of an answer that comes in two parts and took 120 tokens to ask and 40 to say. */
  events: (first: string, second: string) => ({ type?: string } & Record<string, unknown>)[];
  /** The status and the body with which it refuses a key. */
  refusals: [status: number, body: (message: string) => object][];
};

const wires: Record<Exclude<ModelSettings['provider'], 'openai-compatible'>, Wire> = {
  openai: {
    model: 'gpt-5-mini',
    path: '/v1/responses',
    authorization: `Bearer ${key}`,
    events: (first, second) => {
      const item = { type: 'message', id: 'm1', role: 'assistant' };
      const answer = { id: 'r1', created_at: 1, model: 'gpt-5-mini' };
      const delta = { type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0 };
      return [
        { type: 'response.created', response: { ...answer, status: 'in_progress' } },
        { type: 'response.output_item.added', output_index: 0, item: { ...item, content: [] } },
        { ...delta, delta: first },
        { ...delta, delta: second },
        { type: 'response.output_item.done', output_index: 0, item },
        {
          type: 'response.completed',
          response: { ...answer, status: 'completed', usage: { input_tokens: 120, output_tokens: 40 } },
        },
      ];
    },
    refusals: [
      [401, (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: 'invalid_api_key' } })],
    ],
  },
  anthropic: {
    model: 'claude-sonnet-4-5',
    path: '/v1/messages',
    authorization: key,
    events: (first, second) => [
      {
        type: 'message_start',
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'claude-sonnet-4-5',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 120, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: first } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: second } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 40 } },
      { type: 'message_stop' },
    ],
    refusals: [[401, (message) => ({ type: 'error', error: { type: 'authentication_error', message } })]],
  },
  google: {
    model: 'gemini-2.5-flash',
    path: '/v1/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    authorization: key,
    events: (first, second) => {
      const part = (text: string) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 });
      return [
        { candidates: [part(first)] },
        {
          candidates: [{ ...part(second), finishReason: 'STOP' }],
          usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 40, totalTokenCount: 160 },
        },
      ];
    },
    refusals: [
      [401, (message) => ({ error: { code: 401, message, status: 'UNAUTHENTICATED' } })],
      [
        400,
        (message) => ({
          error: {
            code: 400,
            message,
            status: 'INVALID_ARGUMENT',
            details: [
              {
                '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
                reason: 'API_KEY_INVALID',
                domain: 'googleapis.com',
              },
            ],
          },
        }),
      ],
    ],
  },
};
const providers = Object.keys(wires) as (keyof typeof wires)[];

const asking = async (provider: keyof typeof wires, script: Script) => {
  const server = await startModelServer([script]);
  onTestFinished(() => server.close());
  const settings = modelAt(server.url, { provider, model: wires[provider].model, key });
  const runs: Run[] = [];
  const features = await Array.fromAsync(
    createModelAdvisor(settings, createRulesAdvisor()).suggestFeatures(
      { from: 'idea', idea: 'Members book boats.', project: 'A rowing club' },
      { report: (run) => runs.push(run) },
    ),
  );
  return { features, runs, calls: server.calls };
};

test.each(providers)('%s answers in its own form: the items are there, and what they took', async (provider) => {
  const { model, path, authorization, events } = wires[provider];
  const written = JSON.stringify({
    features: ['Book a boat', 'Lend oars'].map((name) => ({
      name,
      description: 'So that nobody waits.',
      reasoning: 'They ask for it.',
      quote: 'book boats',
      complexity: 'S',
      value: 'Must Have',
    })),
  });
  const half = written.length / 2;
  const { features, runs, calls } = await asking(provider, (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events(written.slice(0, half), written.slice(half))) {
      if (event.type !== undefined) response.write(`event: ${event.type}\n`);
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  });
  expect(features.map(({ name, quote, engine }) => [name, quote, engine])).toEqual([
    ['Book a boat', 'book boats', model],
    ['Lend oars', 'book boats', model],
  ]);
  expect(runs).toMatchObject([{ outcome: 'answered', fault: null, tokensIn: 120, tokensOut: 40, engine: { model } }]);
  expect(calls.map((call) => [call.path, call.authorization])).toEqual([[path, authorization]]);
  const asked = JSON.stringify(calls[0]?.body);
  expect(asked).toContain('You are Ava');
  expect(asked).toContain('Members book boats.');
  expect(calls[0]?.body.tools).toBeUndefined();
});

test.each(
  providers.flatMap((provider) => wires[provider].refusals.map(([status, body]) => [provider, status, body] as const)),
)(
  '%s refuses the key with %i: it is told as such, and the built-in advisor answers',
  async (provider, status, body) => {
    const { features, runs, calls } = await asking(provider, (response, { authorization }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body(`Refused ${authorization}`)));
    });
    expect(runs).toMatchObject([
      { outcome: 'failed', fault: 'key', tokensIn: null, tokensOut: null },
      { outcome: 'answered', engine: { id: 'builtin' } },
    ]);
    expect(features.length).toBeGreaterThan(0);
    expect(calls).toHaveLength(1);
    expect(JSON.stringify({ runs, features })).not.toContain(key);
  },
);
