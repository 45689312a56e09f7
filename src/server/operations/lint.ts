import type { OfferedStory } from '#contract/refinement.ts';
import { hasReached } from '#domain/increment-stages.ts';
import { lintPlan, lintSteps, withWaivers } from '#domain/lint/lint.ts';
import type { Finding, LintCriterion, LintStory, LintTest } from '#domain/lint/plan.ts';
import { changing } from '../changing.ts';
import { inTurns, othersFirst } from '../in-turns.ts';
import { orNone } from '../db/parts.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { findFeature } from './feature.ts';
import { findIncrements, plannedStatuses } from './increment.ts';
import { findCard } from './story.ts';
import { findTest } from './test-case.ts';

/** The whole project as the linter reads it: what repeats another story, or waits for it, shows only there. */
const planOf = async (db: Db, projectId: string) => {
  const features = await db
    .selectFrom('feature')
    .select(['id', 'name', 'description'])
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  await othersFirst();
  const all = await db
    .selectFrom('story')
    .select(['id', 'title', 'as_a', 'i_want', 'so_that', 'story_points', 'feature_id', 'pi_id', 'supersedes'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  await othersFirst();
  const criteria = await db
    .selectFrom('acceptance_criterion')
    .select(['id', 'story_id', 'given', 'when', 'outcome', 'kind'])
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
  await othersFirst();
  const edges = await db
    .selectFrom('story_dependency')
    .select(['story_id', 'depends_on'])
    .where('project_id', '=', projectId)
    .execute();
  const increments = await findIncrements(db, projectId);
  const tested = new Set(increments.filter((one) => hasReached('test_planning', one)).map(({ id }) => id));
  // What is superseded says the same as what stands in its place.
  const superseded = new Set(all.map(({ supersedes }) => supersedes));
  const rows = all.filter(({ id }) => !superseded.has(id)).map(({ supersedes: _, ...row }) => row);
  const criteriaOf = Map.groupBy(criteria, ({ story_id }) => story_id);
  const edgesOf = Map.groupBy(edges, ({ story_id }) => story_id);
  const stories = rows.map(({ pi_id, ...row }): LintStory => ({
    ...row,
    tests_due: pi_id !== null && tested.has(pi_id),
    criteria: criteriaOf.get(row.id) ?? [],
    depends_on: (edgesOf.get(row.id) ?? []).map(({ depends_on }) => depends_on),
  }));
  return { features, stories };
};

/** The tests that are not deleted, in their order, and how the linter reads one. */
const testsIn = (db: Db, projectId: string) =>
  db
    .selectFrom('test_case')
    .select(['id', 'title', 'story_id', 'criterion_id', 'steps', 'expected'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number');
const asLinted = ({ steps, ...test }: Omit<LintTest, 'steps'> & { steps: string }): LintTest => ({
  ...test,
  steps: JSON.parse(steps) as string[],
});

const offersOf = async (db: Db, projectId: string, featureId: string): Promise<LintStory[]> => {
  const rows = await db
    .selectFrom('refinement_item')
    .select(['id', 'body'])
    .where('project_id', '=', projectId)
    .where('feature_id', '=', featureId)
    .where('kind', '=', 'story')
    .where('settled', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id, body }) => {
    const { title, as_a, i_want, so_that, criteria } = JSON.parse(body) as OfferedStory;
    return {
      id,
      title,
      as_a,
      i_want,
      so_that,
      story_points: null,
      feature_id: featureId,
      depends_on: [],
      tests_due: false,
      criteria: criteria.map((criterion, index): LintCriterion => ({ ...criterion, id: `${id}:${index + 1}` })),
    };
  });
};

const findingsAbout = async (
  db: Db,
  projectId: string,
  isMeant: (story: LintStory) => boolean,
  offers: LintStory[],
  signal: AbortSignal | undefined,
  featureId?: string,
) => {
  const { features, stories } = await planOf(db, projectId);
  const ids = stories.filter(isMeant).map(({ id }) => id);
  const tests = (await testsIn(db, projectId).where('story_id', 'in', orNone(ids)).execute()).map(asLinted);
  // Where a story has one test already, the others are missed whatever its increment is at.
  const withTests = new Set(tests.map(({ story_id }) => story_id));
  const all = [...stories.map((one) => ({ ...one, tests_due: one.tests_due || withTests.has(one.id) })), ...offers];
  const meant = new Set(
    all.filter(isMeant).flatMap(({ id, criteria }) => [id, ...criteria.map((criterion) => criterion.id)]),
  );
  if (featureId !== undefined) meant.add(featureId);
  const steps = lintSteps({ features, stories: all, tests }, meant);
  const findings = (await inTurns(steps, signal)).filter(({ subject_id }) => meant.has(subject_id));
  return findings;
};

/** The findings with what people said of them. */
const answered = async (db: Db, projectId: string, findings: readonly Finding[]) => {
  const waivers = await db.selectFrom('lint_waiver').selectAll().where('project_id', '=', projectId).execute();
  return withWaivers(findings, waivers).map(({ waiver, ...finding }) => ({
    ...finding,
    waiver: waiver && { reason: waiver.reason, who: waiver.who, at: waiver.at },
  }));
};

const ofFeature = os.lint.ofFeature.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const { project_id, feature_id } = input;
  const { status } = await findFeature(db, project_id, feature_id, 'feature_id');
  const offers = await offersOf(db, project_id, feature_id);
  const isOfIt = (story: LintStory) => story.feature_id === feature_id;
  const findings = await findingsAbout(db, project_id, isOfIt, offers, signal, feature_id);
  // What nobody has planned yet need not be split.
  const isPlanned = plannedStatuses.some((one) => one === status);
  return answered(
    db,
    project_id,
    findings.filter(({ rule }) => isPlanned || rule !== 'feature.no-story'),
  );
});

const ofStory = os.lint.ofStory.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  await findCard(db, input.project_id, input.story_id, 'story_id');
  const findings = await findingsAbout(db, input.project_id, ({ id }) => id === input.story_id, [], signal);
  return answered(db, input.project_id, findings);
});

const ofTest = os.lint.ofTest.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, test_id } = input;
  const { story_id } = await findTest(db, project_id, test_id, 'test_id');
  const rows = await testsIn(db, project_id)
    .where('story_id', story_id === null ? 'is' : '=', story_id)
    .execute();
  const tests = rows.map(asLinted);
  const findings = lintPlan({ features: [], stories: [], tests }).filter(({ subject_id }) => subject_id === test_id);
  return answered(db, project_id, findings);
});

const waive = os.lint.waive.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const said = { reason: input.reason, who: context.actor.name, at: context.now().toISOString() };
    await tx
      .insertInto('lint_waiver')
      .values({ ...input, ...said })
      .onConflict((conflict) => conflict.columns(['project_id', 'subject_id', 'rule', 'place']).doUpdateSet(said))
      .execute();
    tell('story', input.project_id);
    return said;
  }),
);

const withdraw = os.lint.withdraw.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { numDeletedRows } = await tx
      .deleteFrom('lint_waiver')
      .where('project_id', '=', input.project_id)
      .where('subject_id', '=', input.subject_id)
      .where('rule', '=', input.rule)
      .where('place', '=', input.place)
      .executeTakeFirst();
    if (numDeletedRows > 0n) tell('story', input.project_id);
    return true;
  }),
);

export const lintOperations = { ofFeature, ofStory, ofTest, waive, withdraw };
