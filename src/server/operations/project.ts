import type { Selectable } from 'kysely';
import type { Project, ProjectCard } from '#contract/project.ts';
import type { SizePoints } from '#contract/fields.ts';
import type { DomainExpertise } from '#contract/team.ts';
import { complexities, valueCategories } from '#contract/vocabulary.ts';
import { completionPercentage, complexityPoints, wsjfRank } from '#domain/backlog.ts';
import { isAtLeast, seenBy } from '#domain/permissions.ts';
import { projectIcon } from '#domain/project-icon.ts';
import { changing, creating, refuseStale, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import { restorableSince } from '../deleting.ts';
import { firstWorkspaceId } from '../db/first-workspace.ts';
import { paged } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { inWorkspaces } from '../db/seen.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findActiveIncrement, insertFirstIncrement } from './increment.ts';
import { insertTeam } from './team.ts';
import { pendingTests } from './test-query.ts';
import { findWorkspace } from './workspace.ts';

type Row = Selectable<Schema['project']>;

const pointsOf = (size_points: string | null): SizePoints =>
  size_points === null ? complexityPoints : (JSON.parse(size_points) as SizePoints);

const projectOf = ({
  deleted_at: _,
  last_story_number: __,
  last_test_number: ___,
  tags,
  domain_expertise,
  size_points,
  ...row
}: Row): Project => ({
  ...row,
  size_points: pointsOf(size_points),
  status: 'in_progress',
  tags: JSON.parse(tags) as string[],
  domainExpertise: domain_expertise === null ? null : (JSON.parse(domain_expertise) as DomainExpertise),
});

export const findProject = async (db: Db, id: string, field = 'id'): Promise<Project> => {
  const row = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? refuse('project_not_found', { id }, { field }) : projectOf(row);
};

/** Points that the sizes count in a project. */
export const findSizePoints = async (db: Db, id: string): Promise<SizePoints> => {
  const row = await db.selectFrom('project').select('size_points').where('id', '=', id).executeTakeFirst();
  return pointsOf(row?.size_points ?? null);
};

/** Give every feature the WSJF rank that it has with these points; the features themselves have not changed. */
const rankAgain = async (tx: Db, projectId: string, points: SizePoints): Promise<void> => {
  for (const value_category of valueCategories)
    for (const complexity of complexities)
      await tx
        .updateTable('feature')
        .set({ wsjf_rank: wsjfRank({ value_category, complexity }, points) })
        .where('project_id', '=', projectId)
        .where('value_category', '=', value_category)
        .where('complexity', '=', complexity)
        .execute();
};

const list = os.project.list.handler(async ({ input, context }) => {
  const { db } = context.store;
  const query = db
    .selectFrom('project')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(inWorkspaces(seenBy(context.actor)));
  const { rows, next_cursor } = await paged(query, { by: 'created_at', direction: 'desc', kind: 'instant' }, input);
  return { items: await withFigures(db, rows.map(projectOf)), next_cursor };
});

/** The figures of the cards, in one query for each kind of figure whatever the number of projects. */
const withFigures = async (db: Db, projects: Project[]): Promise<ProjectCard[]> => {
  if (projects.length === 0) return [];
  const ids = projects.map((project) => project.id);
  const features = await db
    .selectFrom('feature')
    .select(({ fn }) => [
      'project_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'implemented').as('implemented'),
    ])
    .where('project_id', 'in', ids)
    .groupBy('project_id')
    .execute();
  const stories = await db
    .selectFrom('story')
    .innerJoin('increment', (join) =>
      join.onRef('increment.project_id', '=', 'story.project_id').onRef('increment.id', '=', 'story.pi_id'),
    )
    .select(({ fn }) => ['story.project_id', fn.countAll<number>().as('count')])
    .where('story.project_id', 'in', ids)
    .where('increment.status', '=', 'active')
    .where('story.status', '<>', 'done')
    .where('story.deleted_at', 'is', null)
    .groupBy('story.project_id')
    .execute();
  const tests = await pendingTests(db)
    .select(({ fn }) => ['test_case.project_id', fn.countAll<number>().as('count')])
    .where('test_case.project_id', 'in', ids)
    .groupBy('test_case.project_id')
    .execute();
  const changes = await db
    .selectFrom('project')
    .select((eb) => [
      'id',
      eb
        .selectFrom('feature')
        .select(({ fn }) => fn.max('last_updated').as('at'))
        .whereRef('feature.project_id', '=', 'project.id')
        .as('feature'),
      eb
        .selectFrom('activity')
        .select(({ fn }) => fn.max('timestamp').as('at'))
        .whereRef('activity.project_id', '=', 'project.id')
        .as('activity'),
      eb
        .selectFrom('increment')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('increment.project_id', '=', 'project.id')
        .as('increment'),
      eb
        .selectFrom('idea')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('idea.project_id', '=', 'project.id')
        .as('idea'),
      eb
        .selectFrom('planning_session')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .whereRef('planning_session.project_id', '=', 'project.id')
        .as('planning'),
    ])
    .where('id', 'in', ids)
    .execute();
  return projects.map((project) => {
    const ofProject = <T extends { project_id: string }>(rows: T[]) =>
      rows.find((row) => row.project_id === project.id);
    const counted = ofProject(features);
    const { id: _, ...instants } = changes.find((row) => row.id === project.id) ?? { id: project.id };
    return {
      ...project,
      progress: completionPercentage(counted?.implemented ?? 0, counted?.total ?? 0),
      activeStories: ofProject(stories)?.count ?? 0,
      pendingTests: ofProject(tests)?.count ?? 0,
      lastUpdated:
        [project.updated_at, ...Object.values(instants).filter((at) => at !== null)].toSorted().at(-1) ??
        project.updated_at,
    };
  });
};

const get = os.project.get.handler(({ input, context }) => findProject(context.store.db, input.id));

/** Where a new project belongs that names no workspace: the first in which the person may create one. */
const usualWorkspaceOf = ({ actor }: Context): string => {
  if (actor.kind !== 'person') return firstWorkspaceId;
  const [first] = [...actor.roles]
    .filter(([, role]) => isAtLeast(role, 'editor'))
    .map(([id]) => id)
    .toSorted();
  return first ?? refuse('not_allowed');
};

const create = os.project.create.handler(({ input, context }) =>
  creating(context, 'project.create', input, async (tx, tell) => {
    if (input.workspace_id !== undefined) await findWorkspace(tx, input.workspace_id);
    const now = context.now().toISOString();
    const project: Project = {
      id: context.newId(),
      workspace_id: input.workspace_id ?? usualWorkspaceOf(context),
      name: input.name,
      summary: input.summary,
      icon: input.icon || projectIcon(`${input.name} ${input.summary} ${input.tags.join(' ')}`),
      status: 'in_progress',
      tags: input.tags,
      additional_context: input.additional_context,
      domainExpertise: input.domainExpertise ?? null,
      size_points: complexityPoints,
      created_at: now,
      updated_at: now,
      version: 1,
    };
    const { status: _, tags, domainExpertise, size_points: __, ...row } = project;
    await tx
      .insertInto('project')
      .values({
        ...row,
        tags: JSON.stringify(tags),
        domain_expertise: domainExpertise && JSON.stringify(domainExpertise),
      })
      .execute();
    tell('project', project.id, project.id);
    const pi = await insertFirstIncrement(tx, tell, context, project.id);
    if (input.members !== undefined) await insertTeam(tx, tell, context, project.id, input.members);
    await record(tx, tell, context, {
      project_id: project.id,
      type: 'project_created',
      message: 'Project created',
      description: project.name,
      pi,
      icon: 'rocket',
    });
    return project;
  }),
);

const update = os.project.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { id, version: _, tags, size_points, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const row = await tx
      .updateTable('project')
      .set({
        ...fields,
        ...(tags && { tags: JSON.stringify(tags) }),
        ...(size_points && { size_points: JSON.stringify(size_points) }),
        updated_at: context.now().toISOString(),
      })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse('stale', {}, { current: await findProject(tx, id) });
    if (size_points !== undefined) {
      await rankAgain(tx, id, size_points);
      tell('feature', id);
    }
    tell('project', id, id);
    await record(tx, tell, context, {
      project_id: id,
      type: 'project_updated',
      message: 'Project details updated',
      description: row.name,
      icon: 'edit',
    });
    return projectOf(row);
  });
});

const remove = os.project.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { numUpdatedRows } = await tx
      .updateTable('project')
      .set({ deleted_at: context.now().toISOString() })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', input.id)
      .where('deleted_at', 'is', null)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('stale', {}, { current: await findProject(tx, input.id) });
    tell('project', input.id, input.id);
    return true;
  });
});

const restore = os.project.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    await refuseStale(tx, context, 'project', input, () => findProject(tx, input.id));
    const row = await tx
      .updateTable('project')
      .set({ deleted_at: null })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', input.id)
      .where('deleted_at', '>=', restorableSince(context.now()))
      .returningAll()
      .executeTakeFirst();
    // Restoring what is not deleted changes nothing, so that a second click does no harm.
    if (row === undefined) return findProject(tx, input.id);
    tell('project', input.id, input.id);
    return projectOf(row);
  }),
);

const metrics = os.project.metrics.handler(async ({ input, context }) => {
  const { db } = context.store;
  await findProject(db, input.id);
  const increments = await db.selectFrom('increment').select('status').where('project_id', '=', input.id).execute();
  const features = await db
    .selectFrom('feature')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'implemented').as('implemented'),
    ])
    .where('project_id', '=', input.id)
    .executeTakeFirstOrThrow();
  const active = await findActiveIncrement(db, input.id);
  return {
    totalPis: increments.length,
    completedPis: increments.filter((increment) => increment.status === 'completed').length,
    activePi: active?.id ?? null,
    featuresCompleted: features.implemented,
    totalFeatures: features.total,
    featuresCompletionPercentage: completionPercentage(features.implemented, features.total),
  };
});

export const projectOperations = { list, get, create, update, delete: remove, restore, metrics };

/** Remove for good what was deleted longer ago than it can be restored; answers how many projects went. */
export const purgeDeleted = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('project')
    .where('deleted_at', '<', restorableSince(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
