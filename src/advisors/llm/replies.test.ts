import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roster } from '#domain/personas.ts';
import { modelAt, says, startModelServer, type Script } from '#tests/model-server.ts';
import type { Advisor, AdviceOptions } from '../advisor.ts';
import type { Run } from '../run.ts';
import { createRulesAdvisor } from '../rules/rules-advisor.ts';
import { createModelAdvisor } from './llm-advisor.ts';

let script: Script = says('');
let server: Awaited<ReturnType<typeof startModelServer>>;
let advisor: Advisor;
beforeAll(async () => {
  server = await startModelServer([(response, call) => script(response, call)]);
  advisor = createModelAdvisor(modelAt(server.url), createRulesAdvisor());
});
afterAll(() => server.close());

const feature = {
  name: 'Book a boat',
  description: 'Members book boats for a day.',
  complexity: 'M',
  value_category: 'Must Have',
} as const;
const planned = { feature, context: { vision: 'A rowing club' } };
const member = { ...roster.uma, selectedBy: 'user', reason: '', confidence: 1 } as const;
const project = { name: 'Rowing', summary: 'Members book boats.', tags: [], additionalContext: '' };
const increment = {
  name: 'PI 1',
  goal: '',
  features: [{ id: 'f', ...feature, status: 'implemented' }],
  stories: [{ id: 's', title: 'Book a boat', status: 'done', feature_id: 'f' }],
};
const criterion = (outcome: string, kind: string) => ({ given: 'a free boat', when: 'it is booked', outcome, kind });
const items = <T>(one: (name: string, other: string) => T): T[] => [one('First', 'second'), one('Second', 'first')];

type Kind = {
  good: Record<string, unknown>;
  ask: (options: AdviceOptions) => Promise<unknown[]>;
  /** An answer that cannot be used, for it lacks what counts. */
  bad: Record<string, unknown>;
  /** A word of a closed list, written otherwise. */
  word?: [string, string];
  /** A number, written as text. */
  number?: [string, string];
  /** Fields that may be missing. */
  optional?: string[];
};

const kinds: Record<string, Kind> = {
  features: {
    good: {
      features: items((name) => ({
        name: `${name} feature`,
        description: `${name} of two.`,
        reasoning: 'They ask for it.',
        quote: null,
        complexity: 'M',
        value: 'Must Have',
      })),
    },
    bad: { features: [{ name: '', description: 'x' }] },
    ask: (options) =>
      Array.fromAsync(advisor.suggestFeatures({ from: 'idea', idea: 'Members book boats.', project: '' }, options)),
    word: ['"Must Have"', '"MUST_HAVE"'],
    optional: ['quote', 'complexity'],
  },
  reviews: {
    good: {
      narrativeAssessment: 'Boats are few.',
      overallAssessment: 'Feasible.',
      implementationApproach: 'One table.',
      technicalConsiderations: ['Two at once'],
      risks: [{ risk: 'Double booking', mitigation: 'A lock' }],
      recommendations: ['Start small'],
    },
    bad: { narrativeAssessment: '', overallAssessment: '', implementationApproach: '' },
    ask: async (options) => [await advisor.reviewFeature({ architect: 'theo', ...planned }, options)],
  },
  stories: {
    good: {
      stories: items((name) => ({
        title: `${name} story`,
        as_a: 'member',
        i_want: `book the ${name.toLowerCase()} boat`,
        so_that: 'nobody else takes it',
        criteria: [criterion('the boat is mine', 'usual'), criterion('it is refused', 'negative')],
        points: 3,
      })),
    },
    bad: { stories: [{ title: 'Alone', criteria: [] }] },
    ask: (options) => Array.fromAsync(advisor.splitFeature(planned, options)),
    word: ['"negative"', '"Negative"'],
    number: ['"points":3', '"points":"3 points"'],
    optional: ['points'],
  },
  tests: {
    good: {
      tests: items((name) => ({
        criterion: null,
        title: `${name} test`,
        level: 'acceptance',
        priority: 'P2',
        steps: ['Book it'],
        expected: 'It is mine',
      })),
    },
    bad: { tests: [{ title: 'Without steps', steps: [], expected: '' }] },
    ask: (options) => Array.fromAsync(advisor.proposeTests(planned, options)),
    word: ['"acceptance"', '"ACCEPTANCE"'],
    optional: ['criterion', 'level', 'priority'],
  },
  estimates: {
    good: { points: 5, reason: 'Two screens.' },
    bad: { points: 'many', reason: '' },
    ask: (options) => Array.fromAsync(advisor.estimate({ ...planned, team: [member] }, options)),
    number: ['"points":5', '"points":"5"'],
  },
  questions: {
    good: {
      questions: items((name) => ({
        question: `${name} question?`,
        why: 'It decides.',
        quote: null,
        options: [
          { answer: 'Yes', leadsTo: 'More' },
          { answer: 'No', leadsTo: 'Less' },
        ],
        recommended: 1,
      })),
    },
    bad: { questions: [{ question: 'Only one way?', options: [{ answer: 'Yes', leadsTo: '' }] }] },
    ask: (options) => Array.fromAsync(advisor.clarify({ from: 'feature', ...planned }, options)),
    number: ['"recommended":1', '"recommended":"1"'],
    optional: ['why', 'quote'],
  },
  team: {
    good: {
      members: ['milo', 'ava', 'theo'].map((id) => ({
        member: id,
        reason: `${id} is needed.`,
        confidence: 0.8,
        domain: null,
        domainDescription: null,
      })),
    },
    bad: { members: [{ member: 'nobody', reason: '' }] },
    ask: (options) => Array.fromAsync(advisor.composeTeam({ project, chosenRoles: [] }, options)),
    word: ['"theo"', '"Theo"'],
    number: ['"confidence":0.8', '"confidence":"80%"'],
    optional: ['domain', 'domainDescription'],
  },
  discussion: {
    good: { analysis: 'Boats are few.', keyPoints: ['Two at once'], recommendations: ['Lock the hour'] },
    bad: { analysis: '' },
    ask: async (options) => [await advisor.discuss({ idea: 'Members book boats.', project, member }, options)],
    optional: ['recommendations'],
  },
  summary: {
    good: { claims: items((name) => ({ text: `${name} claim.`, about: ['F1', 'S1'] })) },
    bad: { claims: [] },
    ask: (options) => Array.fromAsync(advisor.summarise(increment, options)),
  },
};

const asked = async ({ ask }: Kind, ...answers: unknown[]) => {
  const before = server.calls.length;
  script = (response, call) =>
    says(answers[Math.min(server.calls.length - before, answers.length) - 1])(response, call);
  const runs: Run[] = [];
  const said = await ask({ report: (run) => runs.push(run) });
  return { said, calls: server.calls.slice(before), engines: runs.map(({ engine, outcome }) => [engine.id, outcome]) };
};

const without = (answer: string, field: string): string =>
  JSON.stringify(JSON.parse(answer), (name, value: unknown) => (name === field ? undefined : value));

/** The lists at the top of an answer, each with its first item a second time. */
const withTwins = (answer: string): string | undefined => {
  if (!/^\{"\w+":\[/.test(answer)) return undefined;
  const lists = Object.entries(JSON.parse(answer) as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...(value as unknown[]), (value as unknown[])[0]] : value,
  ]);
  return JSON.stringify(Object.fromEntries(lists));
};

type Slip = (answer: string, kind: Kind) => string | undefined;
const slips: Record<string, Slip> = {
  'in fences': (answer) => `\`\`\`json\n${answer}\n\`\`\``,
  'behind thoughts': (answer) => `<think>They want {boats}. {"features":[]}</think>\n${answer}`,
  'between prose': (answer) => `Here it is, as {JSON}:\n${answer}\nLet me know if you [want] more!`,
  'with trailing commas': (answer) => answer.replaceAll('}', ',}').replaceAll(/(?<!\[)\]/g, ',]'),
  'with twins': withTwins,
  'with words in another case': (answer, { word }) => word && answer.replaceAll(...word),
  'with numbers as text': (answer, { number }) => number && answer.replaceAll(...number),
};

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const written = JSON.stringify(kind.good);
  const cases = Object.entries(slips).flatMap(([name, slip]) => {
    const answer = slip(written, kind);
    return answer === undefined ? [] : [[name, answer] as const];
  });

  test.each(cases)('%s are read as if they were well written', async (_name, answer) => {
    expect(answer).not.toBe(written);
    const good = await asked(kind, written);
    expect(good.engines).toEqual([['model', 'answered']]);
    const mended = await asked(kind, answer);
    expect(mended.said).toEqual(good.said);
    expect(mended.calls).toHaveLength(1);
  });

  test.each(kind.optional ?? [])('without %s are as many', async (field) => {
    const { said } = await asked(kind, written);
    const sparse = await asked(kind, without(written, field));
    expect(sparse.engines.map(([engine]) => engine)).toEqual(['model']);
    expect(sparse.said).toHaveLength(said.length);
  });

  test('that are cut off keep what was complete, or are asked for again', async () => {
    const { said } = await asked(kind, written);
    const cut = written.slice(0, -6);
    const broken = await asked(kind, cut, written);
    const complete = broken.said.length < said.length ? said.slice(0, broken.said.length) : said;
    expect(broken.said.length).toBeGreaterThan(0);
    expect(broken.said).toEqual(complete);
    expect(broken.engines.map(([engine]) => engine)).toEqual(['model']);
    expect(broken.calls.length).toBe(broken.engines[0]?.[1] === 'partial' ? 1 : 2);
  });

  test('that cannot be used are asked for once more with what was wrong, and then come from the built-in advisor', async () => {
    const { said } = await asked(kind, written);
    const second = await asked(kind, kind.bad, written);
    expect(second.said).toEqual(said);
    expect(second.calls).toHaveLength(2);
    expect(second.calls[1]?.body.messages.at(-1)?.content).toContain('could not be used:\n- ');
    const never = await asked(kind, kind.bad);
    expect(never.calls).toHaveLength(2);
    expect(never.engines).toEqual([
      ['model', 'failed'],
      ['builtin', 'answered'],
    ]);
    expect(never.said.length).toBeGreaterThan(0);
    expect(never.said).not.toEqual(said);
  });
});
