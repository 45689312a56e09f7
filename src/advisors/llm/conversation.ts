import { setTimeout as wait } from 'node:timers/promises';
import type { ModelMessage } from 'ai';
import type * as z from 'zod';
import type { Engine } from '#contract/advice.ts';
import type { ModelFault, RunOutcome } from '#contract/advice-run.ts';
import type { Persona } from '#contract/team.ts';
import type { AdviceOptions } from '../advisor.ts';
import { ask, type Ended } from './ask.ts';
import { fenced } from './fence.ts';
import { faultOf } from './fault.ts';
import type { ModelLimits } from './limits.ts';
import { instructionsOf, promptName, type Prompt } from './prompts/prompt.ts';
import type { OpenedModel } from './provider.ts';
import { repaired, type Repaired } from './repair.ts';

/** A model that can be asked, opened when it is asked first. */
export type Partner = { engine: Engine; limits: ModelLimits; key: string | null; open: () => Promise<OpenedModel> };

/** One persona is asked one thing. `texts` are what people wrote, by heading. */
export type Question<T> = {
  prompt: Prompt;
  persona: Persona;
  texts: Record<string, string>;
  schema: z.ZodType<T>;
  /** The answer is a list: each item counts as soon as it is there, and without those that follow. */
  isList?: boolean;
};

const attempts = 2;
const keptOfAnswer = 6000;
const keptFlaws = 12;
const leastGrowth = 40;
const shortestKey = 8;

/** What came before the fault is worth having; the model was interrupted, and did not refuse. */
const interrupted = new Set(['stalled', 'broken_off', 'too_slow', 'too_large']);
/** Worth another try at once. A model that kept us waiting is not asked to do it again. */
const passing = new Set(['server', 'broken_off', 'empty']);

const again = (answer: string, flaws: readonly string[]): ModelMessage[] => [
  { role: 'assistant', content: answer.slice(0, keptOfAnswer) },
  {
    role: 'user',
    content: `That answer could not be used:\n${flaws
      .slice(0, keptFlaws)
      .map((flaw) => `- ${flaw}`)
      .join('\n')}\nAnswer again, with one JSON object of the form that was given and nothing else.`,
  },
];

type Try = { messages: ModelMessage[]; structured: boolean };

/** A server of models knows the key, and could write it into an answer. Keys too short to be one stay, as they may be words. */
const withoutKey = (text: string, key: string | null): string =>
  key === null || key.length < shortestKey ? text : text.replaceAll(key, '');

const lettersPerToken = 4;
const tokensFor = (letters: number): number => Math.ceil(letters / lettersPerToken);
const lettersIn = (instructions: string, messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), instructions.length);

/** How to try once more after a fault, or null when that would be of no use. */
const next = async (
  { messages, structured }: Try,
  { failure }: Ended,
  { limits }: Partner,
  signal: AbortSignal | undefined,
): Promise<Try | null> => {
  if (failure === null) return null;
  const { fault, retryAfterMs } = failure;
  if (fault === 'request') return structured ? { messages, structured: false } : null;
  if (retryAfterMs !== null && (fault === 'busy' || fault === 'server')) {
    if (retryAfterMs > limits.waitMs) return null;
    await wait(retryAfterMs, undefined, signal && { signal });
    return { messages, structured };
  }
  return passing.has(fault) ? { messages, structured } : null;
};

/**
 * Put a question to a model, a second time when its answer could not be used or the fault may pass. Yields what of the
 * answer can be used so far; the last is what remains. Yields nothing when the model failed. Reports one run.
 */
export async function* converse<T>(
  partner: Partner,
  { prompt, persona, texts, schema, isList = false }: Question<T>,
  { signal, report }: AdviceOptions = {},
): AsyncGenerator<T> {
  const started = performance.now();
  const run = {
    tokensIn: null as number | null,
    tokensOut: null as number | null,
    fault: null as ModelFault | null,
  };
  let outcome: RunOutcome = 'stopped';
  /** Letters of a call that has not said what it took. */
  let underWay: { asked: number; heard: number } | null = null;
  // Servers tell at the end of an answer what it took. One that was stopped, or broke off, has been paid for as well.
  const count = () => {
    if (underWay === null) return;
    run.tokensIn = (run.tokensIn ?? 0) + tokensFor(underWay.asked);
    run.tokensOut = (run.tokensOut ?? 0) + tokensFor(underWay.heard);
    underWay = null;
  };
  const instructions = instructionsOf(prompt, persona);
  const asked: ModelMessage[] = [{ role: 'user', content: fenced(texts) }];
  try {
    signal?.throwIfAborted();
    const model = await partner.open();
    let how: Try | null = { messages: asked, structured: true };
    for (let attempt = 1; attempt <= attempts && how !== null; attempt++) {
      const answering = ask({ model, limits: partner.limits, instructions, schema, signal, ...how });
      let readAt = 0;
      count();
      underWay = { asked: lettersIn(instructions, how.messages), heard: 0 };
      let step = await answering.next();
      let given = false;
      try {
        for (; step.done !== true; step = await answering.next()) {
          const text = step.value;
          underWay.heard = text.length;
          const grown = text.length - readAt;
          if (!isList || grown < Math.max(leastGrowth, text.length / leastGrowth) || !text.includes('}', readAt))
            continue;
          readAt = text.length;
          const sofar = repaired(withoutKey(text, partner.key), schema).value;
          if (sofar !== undefined) {
            given = true;
            yield sofar;
          }
        }
      } finally {
        await answering.return(undefined as never);
      }
      const isTold = step.value.tokensIn !== null || step.value.tokensOut !== null;
      if (isTold || underWay.heard === 0) underWay = null;
      const ended: Ended = { ...step.value, text: withoutKey(step.value.text, partner.key) };
      if (ended.tokensIn !== null) run.tokensIn = (run.tokensIn ?? 0) + ended.tokensIn;
      if (ended.tokensOut !== null) run.tokensOut = (run.tokensOut ?? 0) + ended.tokensOut;
      run.fault = ended.failure && faultOf(ended.failure, partner.key);
      const usable = ended.failure === null || interrupted.has(ended.failure.fault);
      const read: Repaired<T> = usable ? repaired(ended.text, schema) : { value: undefined, whole: false, flaws: [] };
      if (read.value !== undefined && (read.whole || (isList && (given || ended.failure === null)))) {
        outcome = outcomeOf(ended, read, attempt);
        yield read.value;
        return;
      }
      if (ended.failure === null) {
        run.fault = 'wrong_answer';
        how = {
          messages: [...asked, ...again(ended.text, read.whole ? read.flaws : [...read.flaws, 'It broke off.'])],
          structured: how.structured,
        };
      } else how = await next(how, ended, partner, signal);
    }
    outcome = 'failed';
  } catch (error) {
    if (signal?.aborted !== true) {
      outcome = 'failed';
      run.fault = faultOf(error, partner.key);
      return;
    }
    throw error;
  } finally {
    count();
    report?.({
      engine: partner.engine,
      persona: persona.id,
      source: promptName(prompt),
      durationMs: Math.round(performance.now() - started),
      outcome,
      ...run,
    });
  }
}

const outcomeOf = ({ failure }: Ended, { whole, flaws }: Repaired<unknown>, attempt: number): RunOutcome => {
  if (failure !== null || !whole) return 'partial';
  return flaws.length > 0 || attempt > 1 ? 'repaired' : 'answered';
};

/** The whole answer to a question, or undefined when the model failed. */
export const answered = async <T>(
  partner: Partner,
  question: Question<T>,
  options?: AdviceOptions,
): Promise<T | undefined> => {
  let last: T | undefined;
  for await (const sofar of converse(partner, question, options)) last = sofar;
  return last;
};
