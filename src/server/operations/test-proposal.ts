import type { ArchitectFeedback, Reviews } from '#contract/advice.ts';
import type { RiskProposal } from '#contract/test-risk.ts';
import type { TestProposal } from '#contract/test-case.ts';
import { architectTypes, builtinEngineName, limits, type ArchitectType } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { roster } from '#domain/personas.ts';
import { assessedAtFirst, byTurns, shortened } from '#domain/test-proposal.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { advised, heard, saidBy } from './advice.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';
import { findProject } from './project.ts';
import { findStory } from './story.ts';
import { testsBeside } from './test-query.ts';
import { findRisks } from './test-risk.ts';

const tests = os.test.propose.handler(async function* ({ input, context, signal }) {
  const { db } = context.store;
  const { project_id, story_id } = input;
  const story = await findStory(db, project_id, story_id);
  const feature = story.feature_id === null ? null : await findFeature(db, project_id, story.feature_id);
  const project = await findProject(db, project_id);
  const known = await testsBeside(db)
    .select('test_case.title')
    .where('test_case.project_id', '=', project_id)
    .where('test_case.story_id', '=', story_id)
    .execute();
  const given = new Set(known.map(({ title }) => folded(title)));
  const request = {
    context: { vision: project.summary, projectName: project.name, technicalContext: project.additional_context },
    feature: {
      name: story.title,
      description: [story.i_want, story.so_that, story.description, feature?.description ?? ''].join('\n').trim(),
      complexity: feature?.complexity ?? 'M',
      value_category: feature?.value_category ?? 'Should Have',
    },
    criteria: story.criteria,
    role: story.as_a,
  } as const;
  let count = 0;
  for await (const value of heard(context, context.advisor.proposeTests(request, signal && { signal }), signal)) {
    const title = shortened(value.title, limits.name);
    // Asked again, Quinn offers what is not there yet.
    if (given.has(folded(title))) continue;
    given.add(folded(title));
    const criterion = value.criterion === null ? undefined : story.criteria[value.criterion];
    const test: TestProposal = {
      title,
      level: value.level,
      priority: value.priority,
      steps: value.steps.slice(0, limits.steps),
      expected: value.expected,
      story_id,
      criterion_id: criterion?.id ?? null,
      provenance: saidBy(context, 'quinn', {
        rule: value.rule,
        engine: value.engine,
        run_id: value.run_id,
        reasoning: criterion
          ? `Shows that criterion ${criterion.number} holds.`
          : 'Often forgotten in work of this kind.',
      }),
    };
    yield { type: 'test' as const, test };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
});

/** One of each architect, where both have reviewed it and name some. */
const risksOfOneFeature = 2;

/** The features that the increment holds, each with the reviews in which Quinn looks for risks, as far as it has some. */
const readByQuinn = async (db: Db, { project_id, pi_id }: { project_id: string; pi_id: string }) => {
  const rows = await db
    .selectFrom('feature')
    .select(['id', 'name', 'description', 'complexity', 'value_category', 'reviews'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('status', 'in', ['selected', 'approved', 'in_progress'])
    .orderBy('value_rank', 'desc')
    .orderBy('complexity_rank', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ reviews, ...feature }) => {
    const kept = reviews === null ? {} : (JSON.parse(reviews) as Reviews);
    return {
      feature,
      reviews: architectTypes.flatMap((architect): { architect: ArchitectType; review: ArchitectFeedback }[] => {
        const review = kept[architect];
        // Before engines were named with reviews, a model named itself, and the built-in advisor did not.
        return review === undefined ? [] : [{ architect, review: { engine: builtinEngineName, ...review } }];
      }),
    };
  });
};

const expectedRisks = os.test.risk.expected.handler(async ({ input, context }) => {
  const { db } = context.store;
  await findIncrement(db, input.project_id, input.pi_id, 'pi_id');
  const { summary } = await findProject(db, input.project_id);
  const unread = (await readByQuinn(db, input)).filter(({ reviews }) => reviews.length === 0);
  const letters = unread.reduce((sum, { feature }) => sum + JSON.stringify([summary, feature]).length, 0);
  return { features: unread.length, letters: Math.round(letters / Math.max(1, unread.length)) };
});

const risks = os.test.risk.propose.handler(async function* ({ input, context, signal }) {
  const { db } = context.store;
  const { project_id, pi_id } = input;
  await findIncrement(db, project_id, pi_id, 'pi_id');
  const project = await findProject(db, project_id);
  const given = new Set((await findRisks(db, input)).map(({ title }) => folded(title)));
  let count = 0;
  for (const { feature, reviews } of await readByQuinn(db, input)) {
    if (signal?.aborted === true) break;
    if (reviews.length === 0)
      reviews.push({
        architect: 'theo',
        review: await advised(
          context,
          context.advisor.reviewFeature(
            { architect: 'theo', context: { vision: project.summary, projectName: project.name }, feature },
            signal && { signal },
          ),
          signal,
        ),
      });
    const named = reviews.map(({ architect, review }) =>
      review.risks
        .map((one) => ({ ...one, title: shortened(one.risk, limits.name), architect, review }))
        .filter(({ title }) => !given.has(folded(title))),
    );
    for (const { title, mitigation, rule, architect, review } of byTurns(named, risksOfOneFeature, (one) =>
      folded(one.title),
    )) {
      given.add(folded(title));
      count += 1;
      const { by, ...assessed } = assessedAtFirst(feature, review);
      const offer: RiskProposal = {
        title,
        mitigation,
        ...assessed,
        feature_id: feature.id,
        feature_name: feature.name,
        provenance: saidBy(context, architect, {
          rule: rule ?? review.rule,
          engine: review.engine,
          run_id: review.run_id,
          reasoning: `${roster[architect].name} names it in the review of "${feature.name}". ${by}`,
        }),
      };
      yield { type: 'risk' as const, risk: offer };
    }
  }
  yield { type: 'done' as const, count, taken: context.taken() };
});

export const proposalOperations = { tests, risks, expectedRisks };
