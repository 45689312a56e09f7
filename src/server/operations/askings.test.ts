import { getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { api } from '#contract/api.ts';
import { askings } from '#tests/askings.ts';
import { openTestApp, type TestApp } from '#tests/builders.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { sensible } from '#tests/sensible-model.ts';

const noon = new Date('2026-06-01T12:00:00.000Z');
const text = 'Members of a rowing club book boats, and must be reminded of them by e-mail.';

let model: Awaited<ReturnType<typeof startModelServer>>;
let open: Record<'unlimited' | 'spent', TestApp>;
beforeAll(async () => {
  model = await startModelServer([sensible]);
  const priced = (dailyBudget: number | null) =>
    createModelAdvisor(modelAt(model.url, { priceIn: 1000, priceOut: 2000, dailyBudget }), createRulesAdvisor());
  const now = () => noon;
  open = {
    unlimited: await openTestApp({ advisor: priced(null), now }),
    spent: await openTestApp({ advisor: priced(0), now }),
  };
});
afterAll(async () => {
  await open.unlimited.close();
  await open.spent.close();
  await model.close();
});

/** The operations whose answer is a stream. */
const streams = (of: object, path: string[] = []): string[] =>
  Object.entries(of).flatMap(([name, one]: [string, object]) => {
    if (!isContractProcedure(one)) return streams(one, [...path, name]);
    const details = getEventIteratorSchemaDetails(one['~orpc'].outputSchema);
    return details === undefined ? [] : [[...path, name].join('.')];
  });
const askNobody = new Set(['live']);

test('every operation that streams advice is among those tried here', () => {
  const tried = new Set(Object.keys(askings).map((name) => name.split(' ')[0]));
  expect(new Set(streams(api).filter((name) => !askNobody.has(name)))).toEqual(tried);
});

describe.each(Object.keys(askings))('%s', (name) => {
  const asking = askings[name];
  if (asking === undefined) throw new Error(name);

  test('tells in the end what it really took, the same as its runs', async () => {
    const before = new Set((await open.unlimited.client.advice.runs({})).items.map(({ id }) => id));
    const ask = await asking(open.unlimited, text);
    const { said, taken } = await ask();
    const runs = (await open.unlimited.client.advice.runs({})).items.filter(({ id }) => !before.has(id));
    expect(said.length).toBeGreaterThan(0);
    expect(runs.length).toBeGreaterThan(0);
    const sum = (of: (run: (typeof runs)[number]) => number | null) =>
      runs.reduce((total, run) => total + (of(run) ?? 0), 0);
    expect(taken?.tokens).toBe(sum(({ tokens_in, tokens_out }) => (tokens_in ?? 0) + (tokens_out ?? 0)));
    expect(taken?.cost).toBeCloseTo(sum(({ cost }) => cost));
  });

  test('is refused by the budget of the day in words, before the model is asked and with nothing kept', async () => {
    const asked = model.calls.length;
    const ask = await asking(open.spent, text);
    await expect(ask()).rejects.toMatchObject({
      message: "This project has spent 0.00 of today's 0.00 on the model. The budget begins anew at midnight UTC.",
      data: { problem: 'budget_spent', title: "Today's budget is used up" },
    });
    expect(model.calls).toHaveLength(asked);
    expect((await open.spent.client.advice.runs({})).items).toEqual([]);
  });
});
