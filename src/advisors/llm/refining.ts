import * as z from 'zod';
import type { Claim, Clarification, EstimateDraft, StoryDraft, TestDraft } from '#contract/story-advice.ts';
import { criterionKinds, storyPoints, testLevels, testPriorities, type StoryPoints } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import type { AdviceOptions, Advisor } from '../advisor.ts';
import type {
  ClarifyRequest,
  EstimateRequest,
  IncrementRecord,
  Refinement,
  SplitRequest,
  TestRequest,
} from '../refinement.ts';
import { answered, converse, type Partner, type Question } from './conversation.ts';
import { atOnce, inOrder } from './in-order.ts';
import { clarify } from './prompts/clarify.ts';
import { estimate } from './prompts/estimate.ts';
import { promptName } from './prompts/prompt.ts';
import { proposeTests } from './prompts/propose-tests.ts';
import { splitFeature } from './prompts/split-feature.ts';
import { summarise } from './prompts/summarise.ts';
import { onlySignal, type Reported } from './stand-in.ts';
import { untilStopped } from './until-stopped.ts';
import { featureTexts, ownTexts, plannedTexts, realQuote, short } from './texts.ts';

const said = z.string().min(1);
const clarifyReply = z.object({
  questions: z
    .array(
      z.object({
        question: said,
        why: z.string(),
        quote: z.string().nullable(),
        options: z.array(z.object({ answer: said, leadsTo: z.string() })).min(2),
        recommended: z.number().catch(0),
      }),
    )
    .min(1),
});
const criterionReply = z.object({
  given: said,
  when: said,
  outcome: said,
  kind: z.enum(criterionKinds).catch('usual'),
});
const splitReply = z.object({
  stories: z
    .array(
      z.object({
        title: said,
        as_a: said,
        i_want: said,
        so_that: said,
        criteria: z.array(criterionReply).min(1),
        points: z.number().catch(3),
      }),
    )
    .min(1),
});
const testsReply = z.object({
  tests: z
    .array(
      z.object({
        criterion: z.number().nullable().catch(null),
        title: said,
        level: z.enum(testLevels).catch('acceptance'),
        priority: z.enum(testPriorities).catch('P2'),
        steps: z.array(z.string()).min(1),
        expected: said,
      }),
    )
    .min(1),
});
const estimateReply = z.object({ points: z.number(), reason: said });
const summariseReply = z.object({
  claims: z.array(z.object({ text: said, about: z.array(z.string()) })).min(1),
});

const most = { questions: 5, stories: 5, tests: 10, claims: 10 };

/** The value of the scale that is nearest; of two that are as near, the larger. */
const onScale = (points: number): StoryPoints =>
  storyPoints.reduce((best, one) => (Math.abs(one - points) <= Math.abs(best - points) ? one : best));

/** A part of "As ..., I want to ..., so that ..." without the words around it, which models repeat. */
const part = (text: string, opening: RegExp): string =>
  text
    .replace(opening, '')
    .replace(/[\s.,;]+$/u, '')
    .trim();

const storyOf = ({
  title,
  as_a,
  i_want,
  so_that,
  criteria,
  points,
}: z.infer<typeof splitReply>['stories'][number]): StoryDraft => ({
  title: short(title),
  as_a: part(as_a, /^as\s+/iu),
  i_want: part(i_want, /^(?:i\s+want\s+)?(?:to\s+)?/iu),
  so_that: part(so_that, /^so\s+that\s+/iu),
  criteria,
  points: onScale(points),
  rule: promptName(splitFeature),
});

const numbered = (criteria: TestRequest['criteria'] = []): string =>
  criteria.map(({ given, when, outcome }, at) => `${at + 1}. Given ${given}, when ${when}, then ${outcome}`).join('\n');

type List<R, I> = {
  question: Question<R>;
  itemsOf: (reply: R) => readonly I[];
  nameOf: (item: I) => string;
  most: number;
  kind: string;
  standIn: (options: AdviceOptions) => AsyncIterable<I>;
};

/** What the model advisor does between the list of features and the sprint; where it fails, the built-in one answers. */
export const refining = (partner: Partner, instead: Advisor, reported: Reported): Refinement => {
  /** The items of one answer as they come, each once. */
  async function* listed<R, I extends { rule: string }>(
    list: List<R, I>,
    options: AdviceOptions,
  ): AsyncGenerator<I & { engine: string }> {
    const given = new Set<string>();
    for await (const reply of converse(partner, { ...list.question, isList: true }, options)) {
      for (const item of list.itemsOf(reply)) {
        const name = list.nameOf(item).toLowerCase();
        if (given.has(name) || given.size === list.most) continue;
        given.add(name);
        yield { ...item, engine: partner.engine.name };
      }
    }
    if (given.size > 0) return;
    const all = Array.fromAsync(list.standIn(onlySignal(options)));
    for (const item of await reported(options, { kind: list.kind }, all))
      yield { ...item, engine: instead.engine.name };
  }

  const questions = (request: ClarifyRequest): List<z.infer<typeof clarifyReply>, Clarification> => {
    const own = ownTexts(request);
    const rule = promptName(clarify);
    return {
      question: { prompt: clarify, persona: roster.bea, texts: featureTexts(request), schema: clarifyReply },
      itemsOf: (reply) =>
        reply.questions.map(({ quote, recommended, ...question }, at) => ({
          ...question,
          id: `${rule}#${at + 1}`,
          quote: realQuote(quote, own),
          recommended: Math.max(0, Math.min(question.options.length - 1, Math.round(recommended))),
          rule,
        })),
      nameOf: ({ question }) => question,
      most: most.questions,
      kind: 'clarify',
      standIn: (options) => instead.clarify(request, options),
    };
  };

  const stories = (request: SplitRequest): List<z.infer<typeof splitReply>, StoryDraft> => ({
    question: {
      prompt: splitFeature,
      persona: roster.ava,
      texts: { ...plannedTexts(request), 'Stories that exist already': (request.existing ?? []).join('\n') },
      schema: splitReply,
    },
    itemsOf: (reply) => reply.stories.map(storyOf),
    nameOf: ({ title }) => title,
    most: most.stories,
    kind: 'splitFeature',
    standIn: (options) => instead.splitFeature(request, options),
  });

  const tests = (request: TestRequest): List<z.infer<typeof testsReply>, TestDraft> => {
    const { criteria = [] } = request;
    return {
      question: {
        prompt: proposeTests,
        persona: roster.quinn,
        texts: { ...plannedTexts(request), 'The criteria': numbered(criteria) },
        schema: testsReply,
      },
      itemsOf: (reply) =>
        reply.tests.map(({ criterion, title, ...test }) => ({
          ...test,
          title: short(title),
          criterion: criterion !== null && criteria[criterion - 1] !== undefined ? criterion - 1 : null,
          rule: promptName(proposeTests),
        })),
      nameOf: ({ title }) => title,
      most: most.tests,
      kind: 'proposeTests',
      standIn: (options) => instead.proposeTests(request, options),
    };
  };

  async function* estimates(request: EstimateRequest, options: AdviceOptions): AsyncGenerator<EstimateDraft> {
    const { team, story } = request;
    const texts = {
      ...plannedTexts(request),
      ...(story && { 'The story of it to estimate': story.title, 'Its criteria': numbered(story.criteria) }),
    };
    const jobs = team.map((member) => async (): Promise<EstimateDraft[]> => {
      const reply = await answered(
        partner,
        { prompt: estimate, persona: member, texts, schema: estimateReply },
        options,
      );
      if (reply !== undefined) {
        const { reason, points } = reply;
        const from = { rule: promptName(estimate), engine: partner.engine.name };
        return [{ memberId: member.id, points: onScale(points), reason, ...from }];
      }
      const work = Array.fromAsync(instead.estimate({ ...request, team: [member] }, onlySignal(options)));
      const answers = await reported(options, { kind: 'estimate', persona: member.id }, work);
      return answers.map((answer) => ({ ...answer, engine: instead.engine.name }));
    });
    yield* inOrder(jobs, atOnce);
  }

  const claims = (increment: IncrementRecord): List<z.infer<typeof summariseReply>, Claim> => {
    const marked = [
      ...increment.features.map((item, at) => ({ mark: `F${at + 1}`, kind: 'feature' as const, id: item.id })),
      ...increment.stories.map((item, at) => ({ mark: `S${at + 1}`, kind: 'story' as const, id: item.id })),
    ];
    const markOf = (id: string) => marked.find((one) => one.id === id)?.mark ?? '';
    const texts = {
      'The increment': increment.name,
      'Its goal': increment.goal,
      Features: increment.features
        .map((one) => `${markOf(one.id)}: ${one.name} (${one.status}, ${one.value_category}, ${one.complexity})`)
        .join('\n'),
      Stories: increment.stories
        .map(
          ({ id, title, status, feature_id }) =>
            `${markOf(id)}: ${title} (${status}${feature_id === null ? '' : `, of ${markOf(feature_id)}`})`,
        )
        .join('\n'),
    };
    return {
      question: { prompt: summarise, persona: roster.milo, texts, schema: summariseReply },
      itemsOf: (reply) =>
        reply.claims.flatMap(({ text, about }) => {
          const items = marked.filter(({ mark }) => about.includes(mark)).map(({ kind, id }) => ({ kind, id }));
          return items.length === 0 ? [] : [{ text, about: items, rule: promptName(summarise) }];
        }),
      nameOf: ({ text }) => text,
      most: most.claims,
      kind: 'summarise',
      standIn: (options) => instead.summarise(increment, options),
    };
  };

  return {
    clarify: (request, options = {}) => untilStopped(listed(questions(request), options), options),
    splitFeature: (request, options = {}) => untilStopped(listed(stories(request), options), options),
    proposeTests: (request, options = {}) => untilStopped(listed(tests(request), options), options),
    estimate: (request, options = {}) => untilStopped(estimates(request, options), options),
    summarise: (increment, options = {}) => untilStopped(listed(claims(increment), options), options),
  };
};
