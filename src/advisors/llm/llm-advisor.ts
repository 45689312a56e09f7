import * as z from 'zod';
import type { Engine, FeatureSuggestion } from '#contract/advice.ts';
import type { ModelFault } from '#contract/advice-run.ts';
import type { TeamMember } from '#contract/team.ts';
import { complexities, limits as lengths, memberIds, valueCategories } from '#contract/vocabulary.ts';
import { coreMemberIds, roster } from '#domain/personas.ts';
import type { AdviceOptions, Advisor, ProjectBrief } from '../advisor.ts';
import type { ModelSettings, Run } from '../run.ts';
import { ask } from './ask.ts';
import { answered, converse, type Partner } from './conversation.ts';
import { failureOf } from './fault.ts';
import { limitsFor, type ModelLimits } from './limits.ts';
import { composeTeam } from './prompts/compose-team.ts';
import { discuss } from './prompts/discuss.ts';
import { closeKickoff, introduce } from './prompts/introduce.ts';
import { promptName } from './prompts/prompt.ts';
import { reviewFeature } from './prompts/review-feature.ts';
import { suggestFeatures } from './prompts/suggest-features.ts';
import { openModel } from './provider.ts';

const said = z.string().min(1);
const featuresReply = z.object({
  features: z
    .array(
      z.object({
        name: said,
        description: z.string(),
        reasoning: z.string(),
        quote: z.string().nullable(),
        complexity: z.enum(complexities).catch('M'),
        value: z.enum(valueCategories).catch('Should Have'),
      }),
    )
    .min(1),
});
const reviewReply = z.object({
  narrativeAssessment: said,
  overallAssessment: z.string(),
  implementationApproach: z.string(),
  technicalConsiderations: z.array(z.string()),
  risks: z.array(z.object({ risk: said, mitigation: z.string() })),
  recommendations: z.array(z.string()),
});
const discussReply = z.object({ analysis: said, keyPoints: z.array(z.string()), recommendations: z.array(z.string()) });
const introduceReply = z.object({ text: said });
const closingReply = z.object({ first: said, second: said });
const teamReply = z.object({
  members: z
    .array(
      z.object({
        member: z.enum(memberIds),
        reason: said,
        confidence: z.number(),
        domain: z.string().nullable(),
        domainDescription: z.string().nullable(),
      }),
    )
    .min(1),
});

const projectTexts = ({ name, summary, tags, additionalContext }: ProjectBrief): Record<string, string> => ({
  'Name of the project': name,
  Summary: summary,
  Tags: tags.join(', '),
  'Additional context': additionalContext,
});

const contextLabels = {
  vision: 'Vision',
  inventory: 'What exists already',
  piGoal: 'Goal of the increment',
  comments: 'Comments',
  businessContext: 'Business context',
  technicalContext: 'Technical context',
} as const;
type ContextKey = keyof typeof contextLabels;
const contextTexts = (context: Partial<Record<ContextKey, string>> & { primaryGoals?: string[] }) => ({
  ...Object.fromEntries(Object.entries(contextLabels).map(([key, label]) => [label, context[key as ContextKey] ?? ''])),
  Goals: context.primaryGoals?.join('\n') ?? '',
});

const known = 100;

const featureTexts = (request: Parameters<Advisor['suggestFeatures']>[0]): Record<string, string> => {
  if (request.from === 'planning')
    return {
      ...projectTexts(request.project),
      ...contextTexts(request.context),
      'Features that exist already': request.existing
        .slice(0, known)
        .map(({ name }) => name)
        .join('\n'),
    };
  const { idea, project } = request;
  const discussed =
    request.from === 'discussion'
      ? Object.fromEntries(
          request.feedback.map(({ memberId, analysis, keyPoints, recommendations }) => [
            `What ${roster[memberId].name} said of it`,
            [analysis, ...keyPoints, ...recommendations].join('\n'),
          ]),
        )
      : {};
  return { 'The project': project, 'The idea': idea, ...discussed };
};

const evened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The quote as the person wrote it, if the person did; a model may invent one. */
const realQuote = (quote: string | null, texts: Record<string, string>): string | null => {
  const wanted = evened(quote ?? '').replace(/^["'“”„«»]+|["'“”„«»]+$/g, '');
  if (wanted.length < 3) return null;
  for (const text of Object.values(texts).map(evened)) {
    const at = text.toLowerCase().indexOf(wanted.toLowerCase());
    if (at !== -1) return text.slice(at, at + wanted.length);
  }
  return null;
};

const short = (text: string): string =>
  text.length <= lengths.name
    ? text
    : `${text
        .slice(0, lengths.name - 1)
        .toWellFormed()
        .trimEnd()}…`;

/** A confidence of 0 to 1, also where the model gave one out of ten or out of a hundred. */
const confidenceOf = (given: number): number => {
  const scale = given <= 1 ? 1 : given <= 10 ? 10 : 100;
  return Math.min(1, Math.max(0, given / scale));
};

const nothingAsked: Pick<Run, 'tokensIn' | 'tokensOut' | 'fault'> = { tokensIn: null, tokensOut: null, fault: null };
const atOnce = 3;

/**
 * An advisor that speaks through a model, one call for each persona. Where the model fails, `instead` answers; every
 * answer names the engine that gave it. `limits` are for tests, which cannot wait a minute for a model to be silent.
 */
export const createModelAdvisor = (
  settings: ModelSettings,
  instead: Advisor,
  limits: ModelLimits = limitsFor(settings.timeoutMs),
): Advisor => {
  const engine: Engine = { id: 'model', name: settings.model, model: settings.model };
  let opened: ReturnType<typeof openModel> | undefined;
  const partner: Partner = { engine, limits, key: settings.key, open: () => (opened ??= openModel(settings, limits)) };

  /** The built-in advisor's part, reported like the model's. */
  const reported = async <T>(
    { report }: AdviceOptions,
    source: (answer: T) => string,
    work: Promise<T>,
  ): Promise<T> => {
    const started = performance.now();
    const answer = await work;
    report?.({
      ...nothingAsked,
      engine: instead.engine,
      source: source(answer),
      durationMs: Math.round(performance.now() - started),
      outcome: 'answered',
    });
    return answer;
  };
  const onlySignal = ({ signal }: AdviceOptions): AdviceOptions => (signal === undefined ? {} : { signal });

  async function* team(request: Parameters<Advisor['composeTeam']>[0], options: AdviceOptions) {
    const { project, chosenRoles, domainExpertise } = request;
    const texts = {
      ...projectTexts(project),
      'Field of work': [domainExpertise?.domain, domainExpertise?.description].filter(Boolean).join('\n'),
    };
    const question = { prompt: composeTeam, persona: roster.milo, texts, schema: teamReply };
    const reply = await answered(partner, question, options);
    // What the built-in advisor would say stands in for those of whom the model said nothing.
    const sure = Array.fromAsync(instead.composeTeam(request, onlySignal(options)));
    if (reply === undefined) {
      yield* await reported(options, () => 'composeTeam', sure);
      return;
    }
    const others = await sure;
    for (const persona of Object.values(roster)) {
      const found = reply.members.find(({ member }) => member === persona.id);
      const base = others.find(({ id }) => id === persona.id);
      const isSure = base !== undefined && base.selectedBy !== 'ai';
      if (persona.id === 'claude' || (found === undefined && !isSure)) continue;
      const chosen = chosenRoles.includes(persona.roleType) ? 'user' : 'ai';
      const member: TeamMember = {
        ...(base ?? { ...persona, confidence: 0.5, reason: '' }),
        selectedBy: coreMemberIds.includes(persona.id) ? 'both' : (base?.selectedBy ?? chosen),
        ...(found && { reason: found.reason, confidence: confidenceOf(found.confidence) }),
      };
      const field = found?.domain ?? '';
      if (persona.id === 'dana' && domainExpertise === undefined && field !== '')
        member.domainExpertise = { domain: short(field), description: found?.domainDescription ?? '' };
      yield member;
    }
  }

  async function* kickoff({ project, team: members }: Parameters<Advisor['introduce']>[0], options: AdviceOptions) {
    const texts = projectTexts(project);
    const standIn = () => Array.fromAsync(instead.introduce({ project, team: members }, onlySignal(options)));
    const jobs = [
      ...members.map((member, index) => async () => {
        const question = { prompt: introduce, persona: member, texts, schema: introduceReply };
        const reply = await answered(partner, question, options);
        if (reply !== undefined) return [{ memberId: member.id, text: reply.text, engine: engine.name }];
        const [message] = (await reported(options, () => 'introduce', standIn())).slice(index);
        return message === undefined ? [] : [{ ...message, engine: instead.engine.name }];
      }),
      async () => {
        const question = { prompt: closeKickoff, persona: roster.milo, texts, schema: closingReply };
        const reply = await answered(partner, question, options);
        if (reply !== undefined)
          return [reply.first, reply.second].map((text) => ({ memberId: 'milo' as const, text, engine: engine.name }));
        const messages = (await reported(options, () => 'introduce', standIn())).slice(members.length);
        return messages.map((message) => ({ ...message, engine: instead.engine.name }));
      },
    ];
    yield* inOrder(jobs, atOnce);
  }

  async function* features(request: Parameters<Advisor['suggestFeatures']>[0], options: AdviceOptions) {
    const texts = featureTexts(request);
    const question = { prompt: suggestFeatures, persona: roster.ava, texts, schema: featuresReply, isList: true };
    const given = new Set<string>();
    for await (const reply of converse(partner, question, options)) {
      for (const feature of reply.features) {
        const name = feature.name.toLowerCase();
        if (given.has(name) || given.size === lengths.suggestions) continue;
        given.add(name);
        const suggestion: FeatureSuggestion = {
          ...feature,
          name: short(feature.name),
          quote: realQuote(feature.quote, texts),
          rule: promptName(suggestFeatures),
          engine: engine.name,
        };
        yield suggestion;
      }
    }
    if (given.size > 0) return;
    const all = Array.fromAsync(instead.suggestFeatures(request, onlySignal(options)));
    for (const suggestion of await reported(options, rulesOf, all))
      yield { ...suggestion, engine: instead.engine.name };
  }

  return {
    engine,
    terms: {
      provider: settings.provider,
      address: settings.baseUrl === null ? null : new URL(settings.baseUrl).origin,
      hasKey: settings.key !== null,
      priceIn: settings.priceIn,
      priceOut: settings.priceOut,
      dailyBudget: settings.dailyBudget,
    },
    check: (options) => checked(partner, options?.signal),
    composeTeam: (request, options = {}) => team(request, options),
    introduce: (request, options = {}) => kickoff(request, options),
    suggestFeatures: (request, options = {}) => features(request, options),
    async discuss(request, options = {}) {
      const { idea, project, member } = request;
      const texts = { ...projectTexts(project), 'The idea': idea };
      const reply = await answered(partner, { prompt: discuss, persona: member, texts, schema: discussReply }, options);
      if (reply !== undefined) return { memberId: member.id, ...reply, engine: engine.name };
      const work = instead.discuss(request, onlySignal(options));
      return { ...(await reported(options, () => 'discuss', work)), engine: instead.engine.name };
    },
    async reviewFeature(request, options = {}) {
      const { architect, context, feature } = request;
      const texts = {
        ...contextTexts(context),
        'The feature': feature.name,
        'Its description': feature.description,
        'Its size and value': `${feature.complexity}, ${feature.value_category}`,
      };
      const question = { prompt: reviewFeature, persona: roster[architect], texts, schema: reviewReply };
      const reply = await answered(partner, question, options);
      if (reply !== undefined) return { ...reply, engine: engine.name };
      const work = instead.reviewFeature(request, onlySignal(options));
      return { ...(await reported(options, () => 'reviewFeature', work)), engine: instead.engine.name };
    },
  };
};

const rulesOf = (features: readonly FeatureSuggestion[]): string =>
  [...new Set(features.map(({ rule }) => rule))].join(' ') || 'suggestFeatures';

/** The results of all jobs in their order, with so many under way at a time. */
async function* inOrder<T>(jobs: readonly (() => Promise<T[]>)[], width: number): AsyncGenerator<T> {
  const running: Promise<T[]>[] = [];
  let started = 0;
  const startNext = () => {
    const job = jobs[started++];
    if (job === undefined) return;
    const work = job();
    // Whoever waits for an earlier one may leave before this one has failed.
    work.catch(() => undefined);
    running.push(work);
  };
  for (let index = 0; index < width; index++) startNext();
  for (let work = running.shift(); work !== undefined; work = running.shift()) {
    const items = await work;
    startNext();
    yield* items;
  }
}

const word = z.object({ word: said });

/** Ask for one word. What the word is does not matter, nor its form: the model is there, and takes the key. */
const checked = async (partner: Partner, signal: AbortSignal | undefined): Promise<ModelFault | null> => {
  try {
    const answering = ask({
      model: await partner.open(),
      limits: { ...partner.limits, tokens: 200 },
      instructions: 'Answer with the one word: ready',
      messages: [{ role: 'user', content: 'Are you there?' }],
      schema: word,
      structured: false,
      signal,
    });
    // The first words suffice.
    const step = await answering.next();
    if (step.done !== true) {
      await answering.return(undefined as never);
      return null;
    }
    return step.value.failure?.fault ?? null;
  } catch (error) {
    signal?.throwIfAborted();
    return failureOf(error).fault;
  }
};
