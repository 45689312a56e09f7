import type { Selectable } from 'kysely';
import type { Idea } from '#contract/idea.ts';
import { folded } from '#domain/backlog.ts';
import { changing, creating, refuseStale, versionOf } from '../changing.ts';
import { markDeleted, markRestored, restorableSince } from '../deleting.ts';
import { paged } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import { contains } from '../db/search.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { suggestions } from './advice.ts';
import { findProject } from './project.ts';

const ideaOf = ({ deleted_at: _, folded: __, ...row }: Selectable<Schema['idea']>): Idea => ({
  ...row,
  tags: JSON.parse(row.tags) as string[],
});

/** What a search looks through. */
const searchable = ({ title, description, tags }: Pick<Idea, 'title' | 'description' | 'tags'>): string =>
  folded([title, description, ...tags].join('\n'));

const findIdea = async (db: Db, projectId: string, id: string): Promise<Idea> => {
  const row = await db
    .selectFrom('idea')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? refuse('idea_not_found', { id }, { field: 'id' }) : ideaOf(row);
};

const list = os.idea.list.handler(async ({ input, context }) => {
  const { db, dialect } = context.store;
  const search = folded(input.search.trim());
  let query = db
    .selectFrom('idea')
    .selectAll()
    .where('project_id', '=', input.project_id)
    .where('deleted_at', 'is', null);
  if (input.type !== 'all') query = query.where('type', '=', input.type);
  if (input.status !== 'all') query = query.where('status', '=', input.status);
  if (search !== '') query = query.where(contains(dialect, 'folded', search));
  const { rows, next_cursor } = await paged(query, { by: 'created_at', direction: 'desc', kind: 'instant' }, input);
  return { items: rows.map(ideaOf), next_cursor };
});

const get = os.idea.get.handler(({ input, context }) => findIdea(context.store.db, input.project_id, input.id));

const create = os.idea.create.handler(({ input, context }) =>
  creating(context, 'idea.create', input, async (tx, tell) => {
    const now = context.now().toISOString();
    const idea: Idea = {
      id: context.newId(),
      ...input,
      created_at: now,
      updated_at: now,
      created_by: context.actor.name,
      version: 1,
    };
    await tx
      .insertInto('idea')
      .values({ ...idea, tags: JSON.stringify(idea.tags), deleted_at: null, folded: searchable(idea) })
      .execute();
    tell('idea', idea.project_id, idea.id);
    await record(tx, tell, context, {
      project_id: idea.project_id,
      type: 'idea_created',
      message: 'Idea added',
      description: idea.title,
      icon: 'bulb',
    });
    return idea;
  }),
);

const update = os.idea.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, tags, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const before = await findIdea(tx, project_id, id);
    const row = await tx
      .updateTable('idea')
      .set({
        ...fields,
        ...(tags && { tags: JSON.stringify(tags) }),
        folded: searchable({ ...before, ...fields, ...(tags && { tags }) }),
        updated_at: context.now().toISOString(),
      })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse('stale', {}, { current: await findIdea(tx, project_id, id) });
    tell('idea', project_id, id);
    return ideaOf(row);
  });
});

const remove = os.idea.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id } = input;
  return changing(context, async (tx, tell) => {
    if (!(await markDeleted(tx, 'idea', input, version, context.now())))
      refuse('stale', {}, { current: await findIdea(tx, project_id, id) });
    tell('idea', project_id, id);
    return true;
  });
});

const restore = os.idea.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    await refuseStale(tx, context, 'idea', input, () => findIdea(tx, project_id, id));
    if (await markRestored(tx, 'idea', input, context.now())) tell('idea', project_id, id);
    return findIdea(tx, project_id, id);
  }),
);

/** Remove for good what was deleted longer ago than it can be restored; answers how many ideas went. */
export const purgeIdeas = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idea')
    .where('deleted_at', '<', restorableSince(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

const generate = os.idea.generate.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const { title, description } = await findIdea(db, input.project_id, input.id);
  const { summary, name } = await findProject(db, input.project_id);
  return suggestions(
    context,
    { from: 'idea', idea: `${title}\n\n${description}`, project: summary.trim() || name },
    signal,
  );
});

export const ideaOperations = { list, get, create, update, delete: remove, restore, generate };
