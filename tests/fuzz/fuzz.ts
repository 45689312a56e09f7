import * as fc from 'fast-check';
import type { TestApp } from '../builders.ts';
import { aWorld, operations, samples } from '../samples.ts';
import { anyCall, requestOf, withIds, type Asked } from './requests.ts';

export type Fuzzed = {
  requests: number;
  /** How many answers had which status. */
  statuses: Record<number, number>;
  /** Operations that answered with success at least once. */
  succeeded: Set<string>;
};

/** An answer that must not be; the message holds all that is needed to ask again. */
class Found extends Error {
  constructor(fault: string, asked: Asked, text: string) {
    super(`${fault}\n${JSON.stringify({ ...asked, operation: asked.operation.name })}\n${text.slice(0, 2_000)}`);
  }
}

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const knownAtMost = 60;
const worldEvery = 2_000;

/**
 * Asks an app so many times, with calls drawn from the contract, in turns on one store that grows and shrinks with them.
 * Throws Found at the first 5xx, the first answer that its own schema does not allow, and the first that tells of our insides.
 */
export const fuzz = async (app: TestApp, { requests, seed }: { requests: number; seed: number }): Promise<Fuzzed> => {
  const fuzzed: Fuzzed = { requests: 0, statuses: {}, succeeded: new Set() };
  const known: string[] = [];
  const learn = (value: unknown): void => {
    if (typeof value === 'string' && idPattern.test(value) && !known.includes(value)) {
      if (known.length >= knownAtMost) known.splice(Math.floor(known.length / 2), 1);
      known.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(learn);
  };
  let world: World | undefined;
  for (const asked of draw(requests, seed)) {
    if (fuzzed.requests % worldEvery === 0) {
      await app.program.store.db.deleteFrom('project').execute();
      known.length = 0;
      world = await aWorld(app);
      for (const { name } of operations) learn(sampleOf(name, world));
    }
    fuzzed.requests += 1;
    const sample = asked.sampled && world ? sampleOf(asked.operation.name, world) : undefined;
    const input = withIds(asked.input, (place) => known[place % known.length] ?? '', sample);
    const [path, init] = requestOf(asked, input);
    const response = await app.request(path, init);
    const text = await response.text();
    const call = { ...asked, input };
    fuzzed.statuses[response.status] = (fuzzed.statuses[response.status] ?? 0) + 1;
    if (response.status >= 500) throw new Found(`answered ${response.status}`, call, text);
    if (/\bat \S+ \(|node:internal|node_modules|\.ts:\d+/.test(text))
      throw new Found('told of our insides', call, text);
    if (!response.headers.get('content-type')?.includes('application/json')) continue;
    const body = bodyOf(text, call);
    if (response.status < 300 && !isOfAnother(path)) {
      const fits = asked.operation.output.safeParse(body);
      if (!fits.success) throw new Found(`broke its schema: ${fits.error.message}`, call, text);
      fuzzed.succeeded.add(asked.operation.name);
      learn(body);
    } else if (response.status >= 400) {
      const { message } = (body ?? {}) as { message?: unknown };
      if (typeof message !== 'string' || message === '') throw new Found('refused without a word', call, text);
    }
  }
  return fuzzed;
};

type World = Awaited<ReturnType<typeof aWorld>>;

/** Where nobody signs in there are no people to name; those operations are asked all the same. */
const sampleOf = (name: string, world: World): unknown =>
  /^(?:account|workspace|token|presence)\./.test(name) && world.team === undefined ? undefined : samples[name]?.(world);

/** An address with an empty part is the address of something else. */
const isOfAnother = (path: string): boolean => /\/(?:\/|\?|$)/.test(path);

function* draw(requests: number, seed: number): Generator<Asked> {
  const atOnce = 1_000;
  for (let drawn = 0; drawn < requests; drawn += atOnce)
    yield* fc.sample(anyCall, { numRuns: Math.min(atOnce, requests - drawn), seed: seed + drawn });
}

/** What was answered, without the envelope of the typed client's protocol. */
const bodyOf = (text: string, asked: Asked): unknown => {
  try {
    const body = JSON.parse(text) as unknown;
    return asked.byRest ? body : (body as { json?: unknown } | null)?.json;
  } catch {
    throw new Found('answered with no JSON', asked, text);
  }
};
