import type { ContractRouterClient } from '@orpc/contract';
import type { api } from '#contract/api.ts';
import type { PlanningFeature, PlanningSession } from '#contract/planning.ts';
import type { TeamChoice } from '#contract/team.ts';
import { architectTypes, type ValueCategory } from '#contract/vocabulary.ts';
import { inShort } from '#contract/in-short.ts';
import { Failure } from './failure.ts';
import { planOf, type Plan } from './plan.ts';

export type Client = ContractRouterClient<typeof api>;

/** Which suggestions go into the increment: what must be had, also what should be had, or all. */
export const scopes = ['must', 'should', 'all'] as const;
export type Scope = (typeof scopes)[number];

const within: Record<Scope, readonly ValueCategory[]> = {
  must: ['Must Have'],
  should: ['Must Have', 'Should Have'],
  all: ['Must Have', 'Should Have', 'Could Have'],
};

type Request = {
  name: string;
  text: string;
  scope: Scope;
  /** Whether what is planned outlives the command. */
  stored: boolean;
  /** Hears of every step as it is done, in words for a person. */
  tell: (step: string) => void;
  signal: AbortSignal;
};

const architectNames = { theo: 'Theo', claude: 'Claude' } as const;

/** From an idea to a planned increment, by the calls that the page makes and in their order. */
export const planIncrement = async (client: Client, request: Request): Promise<Plan> => {
  const { name, text, scope, stored, tell, signal } = request;
  const options = { signal };
  const { engine } = await client.about(undefined, options);

  const members = await composeTeam(client, request);
  const project = await client.project.create({ name, summary: text, members }, options);
  const team = (await client.team.get({ project_id: project.id }, options)).members;
  tell(`Project "${project.name}" created. Team: ${team.map((member) => member.name).join(', ')}.`);

  const increment = await client.increment.active({ project_id: project.id }, options);
  if (increment === null) throw new Failure(`the project "${project.name}" has no active increment`);
  const at = { project_id: project.id, pi_id: increment.id };
  const { context, version } = await client.planning.get(at, options);
  // The goal that a new increment begins with is the program's text; as the person's it would come back as a quote.
  await client.planning.saveContext({ ...at, context: { ...context, piGoal: '' }, version }, options);
  for await (const item of await client.planning.suggest(at, options)) {
    if (item.type === 'feature') tell(`Ava suggests: ${item.feature.name} (${item.feature.value_category})`);
  }

  const suggested = await client.planning.get(at, options);
  if (suggested.features.length === 0) {
    for await (const item of await client.advice.questions({ project_id: project.id, text }, options))
      if (item.type === 'question') tell(`Bea asks: ${item.question.question} ${item.question.why}`);
    throw new Failure(`no features follow from "${inShort(text, 60)}"; say more, at least what Bea asks`);
  }
  const included = await chooseScope(client, suggested, scope, signal);
  for (const [index, feature] of included.entries()) {
    for (const architectType of architectTypes) {
      signal.throwIfAborted();
      await client.planning.review({ ...at, id: feature.id, architectType }, options);
      tell(`${architectNames[architectType]} reviewed ${index + 1} of ${included.length}: ${feature.name}`);
    }
  }
  const ready = await client.planning.get(at, options);
  const done = await client.planning.finalise({ ...at, version: ready.version }, options);
  tell(`${done.increment.name} is planned: ${done.features.length} of ${ready.features.length} suggestions included.`);
  const leftOut = done.session.features.filter((feature) => !feature.included);
  return planOf({ stored, engine, project, team, increment: done.increment, features: done.features, leftOut });
};

/** The team that the advisor composes; the two core members when it cannot, as in the wizard. */
const composeTeam = async (client: Client, { name, text, tell, signal }: Request): Promise<TeamChoice[]> => {
  try {
    const { teamMembers } = await client.functions.analyzeTeamComposition(
      { projectName: name, projectDescription: text },
      { signal },
    );
    return teamMembers.map(({ id, selectedBy, reason, confidence, engine }) => ({
      id,
      selectedBy,
      reason,
      confidence,
      engine,
    }));
  } catch (error) {
    signal.throwIfAborted();
    tell(`No team was proposed (${(error as Error).message}) The two core members go on alone.`);
    const core = await client.team.core(undefined, { signal });
    return core.map(({ id }) => ({ id, selectedBy: 'both', reason: '', confidence: 1 }));
  }
};

/** Include what the scope asks for and leave out the rest; answers what is included. */
const chooseScope = async (
  client: Client,
  { project_id, pi_id, features }: PlanningSession,
  scope: Scope,
  signal: AbortSignal,
): Promise<PlanningFeature[]> => {
  const wanted = features.filter((feature) => within[scope].includes(feature.value_category));
  if (wanted.length === 0) {
    throw new Failure(
      `none of the ${features.length} suggestions is a ${within[scope].join(' or ')}; try --include ${scope === 'must' ? 'should or --include all' : 'all'}`,
    );
  }
  for (const feature of features) {
    const included = wanted.includes(feature);
    if (feature.included !== included)
      await client.planning.updateFeature(
        { project_id, pi_id, id: feature.id, version: feature.version, included },
        { signal },
      );
  }
  return wanted;
};
