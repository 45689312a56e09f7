import type { Activity } from '#contract/activity.ts';
import type { ActivityType } from '#contract/vocabulary.ts';
import { seenBy, system, type Actor } from '#domain/permissions.ts';
import { whatChanged, type Worded } from '#domain/what-changed.ts';
import { changing, creating, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { paged } from '../db/page.ts';
import { inWorkspaces } from '../db/seen.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';

type Entry = {
  project_id: string;
  type: ActivityType;
  message: string;
  description?: string;
  pi?: { id: string; name: string } | null;
  icon?: string;
  /** When it happened; now when left out. */
  timestamp?: string;
};

/** Write an entry into the activity log, in the transaction of what it tells of. */
export const record = async (
  tx: Db,
  tell: Tell,
  context: Context,
  entry: Entry,
  actor: Actor = context.actor,
): Promise<Activity> => {
  const row: Activity = {
    id: context.newId(),
    project_id: entry.project_id,
    pi_id: entry.pi?.id ?? null,
    pi_name: entry.pi?.name ?? null,
    type: entry.type,
    message: entry.message,
    description: entry.description ?? '',
    timestamp: entry.timestamp ?? context.now().toISOString(),
    icon: entry.icon ?? 'note',
    user_id: actor.id,
    user_name: actor.name,
  };
  await tx.insertInto('activity').values(row).execute();
  tell('activity', entry.project_id, row.id);
  return row;
};

const typeOf: Record<Worded, ActivityType> = {
  story: 'story_status',
  feature: 'feature_status',
  sprint: 'sprint_update',
  test: 'test_update',
  risk: 'test_update',
};

/** Write what one change, or many made at once, changed, in one sentence; nothing where nothing did. */
export const recordChange = async (
  tx: Db,
  tell: Tell,
  context: Context,
  noun: Worded,
  {
    name,
    description,
    changes,
    ...at
  }: {
    project_id: string;
    name: string;
    description?: string;
    changes: Parameters<typeof whatChanged>[1];
  },
): Promise<void> => {
  const what = whatChanged(noun, changes);
  if (what === '') return;
  const message = `${name} changed: ${what}`;
  await record(tx, tell, context, { ...at, type: typeOf[noun], message, description: description ?? '', icon: 'edit' });
};

const newestFirst = { by: 'timestamp', direction: 'desc', kind: 'instant' } as const;

/** The log; a project that has no entry (an imported one) gets its "Project created". */
const list = os.activity.list.handler(async ({ input, context }) => {
  const { db } = context.store;
  const read = () => {
    let query = db.selectFrom('activity').selectAll().where('project_id', '=', input.project_id);
    if (input.pi_id !== undefined) query = query.where('pi_id', '=', input.pi_id);
    return paged(query, newestFirst, input);
  };
  const page = await read();
  if (page.rows.length > 0 || input.pi_id !== undefined || input.cursor !== undefined)
    return { items: page.rows, next_cursor: page.next_cursor };
  await changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const any = await tx
      .selectFrom('activity')
      .select('id')
      .where('project_id', '=', input.project_id)
      .executeTakeFirst();
    if (any !== undefined) return;
    const { created_at } = await tx
      .selectFrom('project')
      .select('created_at')
      .where('id', '=', input.project_id)
      .executeTakeFirstOrThrow();
    await record(
      tx,
      tell,
      context,
      {
        project_id: input.project_id,
        type: 'project_created',
        message: 'Project created',
        icon: 'rocket',
        timestamp: created_at,
      },
      system,
    );
  });
  const again = await read();
  return { items: again.rows, next_cursor: again.next_cursor };
});

const listAll = os.activity.listAll.handler(async ({ input, context }) => {
  const query = context.store.db
    .selectFrom('activity')
    .innerJoin('project', 'project.id', 'activity.project_id')
    .where('project.deleted_at', 'is', null)
    .where(inWorkspaces(seenBy(context.actor)))
    .selectAll('activity')
    .select('project.name as projectName');
  const { rows, next_cursor } = await paged(
    query,
    { by: 'activity.timestamp', id: 'activity.id', direction: 'desc', kind: 'instant' },
    input,
  );
  return { items: rows, next_cursor };
});

const add = os.activity.add.handler(({ input, context }) =>
  creating(context, 'activity.add', input, async (tx, tell) => {
    const { pi_id, ...entry } = input;
    const pi =
      pi_id === null
        ? null
        : ((await tx
            .selectFrom('increment')
            .select(['id', 'name'])
            .where('project_id', '=', input.project_id)
            .where('id', '=', pi_id)
            .executeTakeFirst()) ?? refuse('increment_not_found', { id: pi_id }, { field: 'pi_id' }));
    return record(tx, tell, context, { ...entry, pi });
  }),
);

export const activityOperations = { list, listAll, add };
