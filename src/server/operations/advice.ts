import type { Advisor, ProjectBrief } from '#advisors/advisor.ts';
import type { ClarifyRequest } from '#advisors/refinement.ts';
import type { TeamAnalysis } from '#contract/advice.ts';
import type { Project } from '#contract/project.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { byRoster } from '#domain/personas.ts';
import { defaultReasoning } from '#domain/planning.ts';
import { isRefusal } from '../answer.ts';
import type { Asking, Context } from '../context.ts';
import { os } from '../os.ts';
import { refusal, refuse } from '../refuse.ts';
import { findProject } from './project.ts';
import { findTeam } from './team.ts';

/** What the advisors are told of a project. */
export const briefOf = (project: Project): ProjectBrief => ({
  name: project.name,
  summary: project.summary,
  tags: project.tags,
  additionalContext: project.additional_context,
});

type Said = {
  rule?: string | undefined;
  engine?: string | undefined;
  quote?: string | null;
  reasoning?: string;
  run_id?: string | undefined;
};

/** Where the words of a persona come from, as it is kept with what a person accepts. */
export const saidBy = ({ advisor }: Context, persona: MemberId, said: Said): Provenance => {
  const { name, model } = advisor.engine;
  const { engine = name, rule = null, quote = null, reasoning = '', run_id = null } = said;
  return { persona, engine, model: engine === name ? model : null, rule, quote, reasoning, run_id };
};

/** A failing advisor is a refusal with its own text, not a fault of the server; stopping one is neither. */
export const advised = async <T>(context: Context, advice: Promise<T>, signal?: AbortSignal): Promise<T> => {
  try {
    return await advice;
  } catch (error) {
    if (signal?.aborted !== true && !isRefusal(error))
      context.log.error({ err: error, engine: context.advisor.engine }, 'advisor failed');
    throw isRefusal(error) ? error : refusal('advice_failed');
  }
};

/**
 * What an advisor says, item by item, until all is said or `signal` ends it. Who stops listening stops the advisor; a failure
 * is refused as by `advised`.
 */
export async function* heard<T>(
  context: Context,
  said: AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void> {
  const items = said[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await advised(context, items.next(), signal);
      if (done === true || signal?.aborted === true) return;
      yield value;
    }
  } finally {
    await items.return?.();
  }
}

/** What Ava offers, sent as it comes and kept nowhere. When the stream is closed she stops. */
export async function* suggestions(
  context: Asking,
  request: Parameters<Advisor['suggestFeatures']>[0],
  signal: AbortSignal | undefined,
) {
  let count = 0;
  for await (const value of heard(context, context.advisor.suggestFeatures(request, signal && { signal }), signal)) {
    const suggestion = {
      ...value,
      reasoning: value.reasoning || defaultReasoning,
      engine: value.engine ?? context.advisor.engine.name,
    };
    yield { type: 'suggestion' as const, suggestion };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

async function* proposedMembers({ advisor }: Context, input: TeamAnalysis, signal: AbortSignal | undefined) {
  const project = {
    name: input.projectName,
    summary: input.projectDescription,
    tags: [],
    additionalContext: input.additionalContext,
  };
  const request = { project, chosenRoles: input.userSelectedRoles };
  for await (const member of advisor.composeTeam(request, signal && { signal }))
    yield { ...member, engine: member.engine ?? advisor.engine.name };
}

const analyzeTeamComposition = os.functions.analyzeTeamComposition.handler(async ({ input, context, signal }) => {
  const members = await advised(context, Array.fromAsync(proposedMembers(context, input, signal)), signal);
  return { teamMembers: members.toSorted(byRoster), taken: context.taken() };
});

const compose = os.team.compose.handler(async function* ({ input, context, signal }) {
  let count = 0;
  for await (const member of heard(context, proposedMembers(context, input, signal), signal)) {
    yield { type: 'member' as const, member };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
});

const ideaToFeatures = os.functions.ideaToFeatures.handler(async ({ input, context, signal }) => {
  const request = { from: 'idea', idea: input.idea, project: input.project_context } as const;
  return {
    features: await advised(
      context,
      Array.fromAsync(context.advisor.suggestFeatures(request, signal && { signal })),
      signal,
    ),
  };
});

/** A feature that is named exists, in the project of the context: in its backlog or in one of its planning sessions. */
const checkFeature = async ({ store: { db } }: Context, projectId: string | undefined, id: string): Promise<void> => {
  const field = 'projectContext.projectId';
  if (projectId === undefined)
    return refuse('bad_input', { field, reason: 'Required with featureData.id.' }, { field });
  await findProject(db, projectId, field);
  const within = (table: 'feature' | 'planning_feature') =>
    db.selectFrom(table).select('id').where('project_id', '=', projectId).where('id', '=', id).executeTakeFirst();
  if (!(await within('feature')) && !(await within('planning_feature')))
    refuse('feature_not_found', { id }, { field: 'featureData.id' });
};

const getArchitectFeedback = os.functions.getArchitectFeedback.handler(async ({ input, context, signal }) => {
  const { id, ...feature } = input.featureData;
  if (id !== undefined) await checkFeature(context, input.projectContext.projectId, id);
  const request = { architect: input.architectType, context: input.projectContext, feature };
  return { feedback: await advised(context, context.advisor.reviewFeature(request, signal && { signal }), signal) };
});

const kickoff = os.team.kickoff.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const project = await findProject(db, input.project_id);
  const { members } = await findTeam(db, input.project_id);
  const request = { project: briefOf(project), team: members };
  return messages(context, request, signal);
});

async function* messages(
  context: Asking,
  request: Parameters<Advisor['introduce']>[0],
  signal: AbortSignal | undefined,
) {
  let count = 0;
  for await (const message of heard(context, context.advisor.introduce(request, signal && { signal }), signal)) {
    yield { type: 'message' as const, message };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

async function* questionsAbout(context: Asking, request: ClarifyRequest, signal: AbortSignal | undefined) {
  let count = 0;
  for await (const value of heard(context, context.advisor.clarify(request, signal && { signal }), signal)) {
    yield { type: 'question' as const, question: { ...value, engine: value.engine ?? context.advisor.engine.name } };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

/** The person takes the answers along in the text itself, so that nothing is kept here. */
export const questions = os.advice.questions.handler(async ({ input, context, signal }) => {
  const { summary } = await findProject(context.store.db, input.project_id);
  return questionsAbout(context, { from: 'idea', idea: input.text, project: summary }, signal);
});

export const adviceOperations = { analyzeTeamComposition, ideaToFeatures, getArchitectFeedback };
export { compose, kickoff };
