import * as z from 'zod';
import type { Engine, FeatureSuggestion, ProposedMember } from '#contract/advice.ts';
import type { ModelFault } from '#contract/advice-run.ts';
import { complexities, limits as lengths, memberIds, valueCategories, type MemberId } from '#contract/vocabulary.ts';
import { coreMemberIds, roster } from '#domain/personas.ts';
import type { AdviceOptions, Advisor } from '../advisor.ts';
import { rulesBehind, type ModelSettings, type Run } from '../run.ts';
import { ask } from './ask.ts';
import { answered, converse, type Partner } from './conversation.ts';
import { faultOf } from './fault.ts';
import { atOnce, inOrder } from './in-order.ts';
import { limitsFor, type ModelLimits } from './limits.ts';
import { composeTeam } from './prompts/compose-team.ts';
import { discuss } from './prompts/discuss.ts';
import { closeKickoff, introduce } from './prompts/introduce.ts';
import { promptName } from './prompts/prompt.ts';
import { reviewFeature } from './prompts/review-feature.ts';
import { suggestFeatures } from './prompts/suggest-features.ts';
import { openModel } from './provider.ts';
import { onlySignal, type Reported } from './stand-in.ts';
import { refining } from './refining.ts';
import { untilStopped } from './until-stopped.ts';
import { featureTexts, ownTexts, plannedTexts, projectTexts, realQuote, short } from './texts.ts';

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

/** A confidence of 0 to 1, also where the model gave one out of ten or out of a hundred. */
const confidenceOf = (given: number): number => {
  const scale = given <= 1 ? 1 : given <= 10 ? 10 : 100;
  return Math.min(1, Math.max(0, given / scale));
};

const nothingAsked: Pick<Run, 'tokensIn' | 'tokensOut' | 'fault'> = { tokensIn: null, tokensOut: null, fault: null };

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
  const reported: Reported = async ({ report }, { kind, persona }, work) => {
    const started = performance.now();
    const answer = await work;
    report?.({
      ...nothingAsked,
      engine: instead.engine,
      ...(persona && { persona }),
      source: rulesBehind([answer].flat(), kind),
      durationMs: Math.round(performance.now() - started),
      outcome: 'answered',
    });
    return answer;
  };

  async function* team(request: Parameters<Advisor['composeTeam']>[0], options: AdviceOptions) {
    const { project, chosenRoles, domainExpertise } = request;
    const texts = {
      ...projectTexts(project),
      'Field of work': [domainExpertise?.domain, domainExpertise?.description].filter(Boolean).join('\n'),
    };
    const question = { prompt: composeTeam, persona: roster.milo, texts, schema: teamReply, isList: true };
    const others = async () =>
      (await Array.fromAsync(instead.composeTeam(request, onlySignal(options)))).map((member) => ({
        ...member,
        engine: instead.engine.name,
      }));
    const known = await others();
    const given = new Set<MemberId>();
    for await (const reply of converse(partner, question, options)) {
      for (const { member: id, reason, confidence, domain, domainDescription } of reply.members) {
        if (id === 'claude' || given.has(id)) continue;
        given.add(id);
        const persona = roster[id];
        const chosen = chosenRoles.includes(persona.roleType) ? 'user' : 'ai';
        const member: ProposedMember = {
          ...(known.find((one) => one.id === id) ?? persona),
          selectedBy: coreMemberIds.includes(id) ? 'both' : chosen,
          reason,
          confidence: confidenceOf(confidence),
          rule: promptName(composeTeam),
          engine: engine.name,
        };
        if (id === 'dana' && domainExpertise === undefined && domain !== null && domain !== '')
          member.domainExpertise = { domain: short(domain), description: domainDescription ?? '' };
        yield member;
      }
    }
    if (given.size === 0) {
      yield* await reported(options, { kind: 'composeTeam' }, others());
      return;
    }
    // What the built-in advisor says stands in for those who are on the team in any case, and of whom the model said nothing.
    for (const member of known) if (member.selectedBy !== 'ai' && !given.has(member.id)) yield member;
  }

  async function* kickoff({ project, team: members }: Parameters<Advisor['introduce']>[0], options: AdviceOptions) {
    const texts = projectTexts(project);
    const spokenInstead = async (persona: MemberId, from: number, to?: number) => {
      const all = Array.fromAsync(instead.introduce({ project, team: members }, onlySignal(options)));
      const own = all.then((messages) => messages.slice(from, to));
      const messages = await reported(options, { kind: 'introduce', persona }, own);
      return messages.map((message) => ({ ...message, engine: instead.engine.name }));
    };
    const jobs = [
      ...members.map((member, index) => async () => {
        const question = { prompt: introduce, persona: member, texts, schema: introduceReply };
        const reply = await answered(partner, question, options);
        if (reply !== undefined)
          return [{ memberId: member.id, text: reply.text, rule: promptName(introduce), engine: engine.name }];
        return spokenInstead(member.id, index, index + 1);
      }),
      async () => {
        const question = { prompt: closeKickoff, persona: roster.milo, texts, schema: closingReply };
        const reply = await answered(partner, question, options);
        if (reply !== undefined)
          return [reply.first, reply.second].map((text) => ({
            memberId: 'milo' as const,
            text,
            rule: promptName(closeKickoff),
            engine: engine.name,
          }));
        return spokenInstead('milo', members.length);
      },
    ];
    yield* inOrder(jobs, atOnce);
  }

  async function* features(request: Parameters<Advisor['suggestFeatures']>[0], options: AdviceOptions) {
    const texts = featureTexts(request);
    const own = ownTexts(request);
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
          quote: realQuote(feature.quote, own),
          rule: promptName(suggestFeatures),
          engine: engine.name,
        };
        yield suggestion;
      }
    }
    if (given.size > 0) return;
    const all = Array.fromAsync(instead.suggestFeatures(request, onlySignal(options)));
    for (const suggestion of await reported(options, { kind: 'suggestFeatures' }, all))
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
    ...refining(partner, instead, reported),
    check: (options) => checked(partner, options?.signal),
    composeTeam: (request, options = {}) => untilStopped(team(request, options), options),
    introduce: (request, options = {}) => untilStopped(kickoff(request, options), options),
    suggestFeatures: (request, options = {}) => untilStopped(features(request, options), options),
    async discuss(request, options = {}) {
      const { idea, project, member } = request;
      const texts = { ...projectTexts(project), 'The idea': idea };
      const reply = await answered(partner, { prompt: discuss, persona: member, texts, schema: discussReply }, options);
      if (reply !== undefined) return { memberId: member.id, ...reply, rule: promptName(discuss), engine: engine.name };
      const work = instead.discuss(request, onlySignal(options));
      return {
        ...(await reported(options, { kind: 'discuss', persona: member.id }, work)),
        engine: instead.engine.name,
      };
    },
    async reviewFeature(request, options = {}) {
      const texts = plannedTexts(request);
      const question = { prompt: reviewFeature, persona: roster[request.architect], texts, schema: reviewReply };
      const reply = await answered(partner, question, options);
      if (reply !== undefined) return { ...reply, rule: promptName(reviewFeature), engine: engine.name };
      const work = instead.reviewFeature(request, onlySignal(options));
      return { ...(await reported(options, { kind: 'reviewFeature' }, work)), engine: instead.engine.name };
    },
  };
};

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
    return step.value.failure ? faultOf(step.value.failure, partner.key) : null;
  } catch (error) {
    signal?.throwIfAborted();
    return faultOf(error, partner.key);
  }
};
