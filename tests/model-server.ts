import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { ModelSettings } from '#advisors/run.ts';

/** What a scripted model was asked. */
export type ModelCall = {
  path: string | undefined;
  /** The key, in the header that the provider has for it. */
  authorization: string | undefined;
  body: {
    model: string;
    stream?: boolean;
    tools?: unknown;
    response_format?: { type: string };
    messages: { role: string; content: string }[];
  };
  /** Ends when whoever asked hung up. */
  closed: Promise<void>;
};

/** The settings for the model at an address; without a key, a price and a budget unless `terms` say otherwise. */
export const modelAt = (baseUrl: string, terms: Partial<ModelSettings> = {}): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'scripted',
  baseUrl,
  key: null,
  priceIn: null,
  priceOut: null,
  dailyBudget: null,
  timeoutMs: 20_000,
  ...terms,
});

/** Answers one call in any way at all. */
export type Script = (response: ServerResponse, call: ModelCall) => void | Promise<void>;

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const chunkOf = (delta: object, finish: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'scripted',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** Begins an answer that streams. */
export const begin = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event(chunkOf({ role: 'assistant' })));
};
/** Sends some words of an answer, in small pieces. */
export const words = (response: ServerResponse, text: string, size = 40): void => {
  for (let at = 0; at < text.length; at += size) response.write(event(chunkOf({ content: text.slice(at, at + size) })));
};
/** Ends an answer as a model does that has said all, with what it took. */
export const end = (response: ServerResponse, finish = 'stop'): void => {
  response.write(event(chunkOf({}, finish)));
  response.write(
    event({ ...chunkOf({}), choices: [], usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 } }),
  );
  response.end(event('[DONE]'));
};

/** A whole answer. What is no text is sent as JSON. */
export const says =
  (answer: unknown, finish?: string): Script =>
  (response) => {
    begin(response);
    words(response, typeof answer === 'string' ? answer : JSON.stringify(answer));
    end(response, finish);
  };

/** A refusal with a status, and a body that repeats the key as some servers do. */
export const fails =
  (status: number, headers: Record<string, string> = {}): Script =>
  (response, { authorization }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: `Refused ${authorization}`, type: 'error', code: String(status) } }),
    );
  };

/**
 * A server on this machine that answers as the scripts say, one after another, the last again and again. `secure` gives it
 * a certificate, which nobody vouches for.
 */
export const startModelServer = async (scripts: Script[], secure?: { key: string; cert: string }) => {
  const calls: ModelCall[] = [];
  const sockets = new Set<Socket>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const closed = once(response, 'close').then(() => undefined);
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as ModelCall['body'];
    const { url: path, headers } = request;
    const authorization = [headers.authorization, headers['x-api-key'], headers['x-goog-api-key']].flat().find(Boolean);
    const call = { path, authorization, body, closed };
    calls.push(call);
    // Whoever hangs up in the middle of an answer makes writing fail, which is what some scripts are about.
    response.on('error', () => undefined);
    await scripts[Math.min(calls.length, scripts.length) - 1]?.(response, call);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(request, response);
  const server = secure === undefined ? createServer(listener) : createSecureServer(secure, listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${secure === undefined ? 'http' : 'https'}://127.0.0.1:${port}/v1`,
    calls,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
