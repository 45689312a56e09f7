import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

/** What came back, and the time from the first byte sent to the last one read, in milliseconds. */
export type Answer = { status: number; text: string; bytes: number; ms: number };

/** Asks one server over connections that stay open, as a browser does. An answer other than the one expected is an error. */
export class Client {
  readonly #base: URL;
  readonly #agent: Agent;

  constructor(base: string, connections = 1) {
    this.#base = new URL(base);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The time that the answer took. */
  async time(method: string, path: string, body?: unknown): Promise<number> {
    return (await this.asked(method, path, body)).ms;
  }

  /** What was answered. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return JSON.parse((await this.asked(method, path, body)).text) as T;
  }

  /** Bytes of the body as it is sent in that encoding. */
  async size(path: string, encoding: string): Promise<number> {
    return (await this.#send('GET', path, undefined, { 'accept-encoding': encoding })).bytes;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Time and text of the answer. */
  async asked(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#send(method, path, body === undefined ? undefined : JSON.stringify(body));
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  #send(method: string, path: string, body?: string, more: OutgoingHttpHeaders = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const headers: OutgoingHttpHeaders = { ...more };
      if (body !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(body);
      }
      const { hostname, port } = this.#base;
      const sent = request({ hostname, port, method, path, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - begun;
          const whole = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, text: whole.toString(), bytes: whole.length, ms });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
