import type { Feature } from '#contract/feature.ts';
import { complexityRank, folded, foldedName, valueRank, wsjfRank } from '#domain/backlog.ts';
import { changing, versionOf, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { recordChange } from './activity.ts';
import { changeFeature, findFeature, incrementNumbered, reviewedBy } from './feature.ts';
import { findSizePoints } from './project.ts';
import { changeStory, holdStories } from './story-rows.ts';
import { insertSuperseding } from './story-changes.ts';

/** What stories are made of; a change of anything else leaves them be. */
const refined = { name: 'name', description: 'description', complexity: 'size', value_category: 'value' } as const;

/**
 * Stories rest on the words of their feature. Those that are not done are marked, so that somebody looks at them again;
 * those that are done stay as they were, and get a successor where the person asks for one.
 */
const tellStories = async (
  tx: Db,
  tell: Tell,
  context: Context,
  before: Feature,
  after: Feature,
  supersede: readonly string[],
): Promise<void> => {
  const { project_id, id } = after;
  for (const done of new Set(supersede)) {
    const [story] = await holdStories(tx, context, project_id, [done], { field: 'supersede' });
    if (story?.feature_id !== id) refuse('story_not_found', { id: done }, { field: 'supersede' });
    await insertSuperseding(tx, tell, context, project_id, done);
  }
  const parts = (Object.keys(refined) as (keyof typeof refined)[]).filter((part) => before[part] !== after[part]);
  if (parts.length === 0) return;
  const open = await tx
    .selectFrom('story')
    .select('id')
    .where('project_id', '=', project_id)
    .where('feature_id', '=', id)
    .where('status', '<>', 'done')
    .where('deleted_at', 'is', null)
    .where('supersedes', 'is', null)
    .execute();
  const check_reason = `The feature changed: ${parts.map((part) => refined[part]).join(', ')}.`;
  const rows = await holdStories(
    tx,
    context,
    project_id,
    open.map((story) => story.id),
  );
  for (const row of rows)
    await changeStory(tx, tell, context, row, { check_reason }, { action: 'edited', notes: check_reason });
};

export const updateFeature = os.feature.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, supersede, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const before = await findFeature(tx, project_id, id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    const name = fields.name ?? before.name;
    const description = fields.description ?? before.description;
    const after = await changeFeature(
      tx,
      tell,
      context,
      { project_id, id, version },
      {
        ...fields,
        ...reviewedBy(before, context.now().toISOString(), name !== before.name || description !== before.description),
        folded: folded(`${name}\n${description}`),
        folded_name: foldedName(name),
        ...(fields.value_category && { value_rank: valueRank[fields.value_category] }),
        ...(fields.complexity && { complexity_rank: complexityRank[fields.complexity] }),
        wsjf_rank: wsjfRank(
          {
            value_category: fields.value_category ?? before.value_category,
            complexity: fields.complexity ?? before.complexity,
          },
          await findSizePoints(tx, project_id),
        ),
        ...(fields.pi_number !== undefined && { pi_id: await incrementNumbered(tx, project_id, fields.pi_number) }),
      },
    );
    await tellStories(tx, tell, context, before, after, supersede);
    await recordChange(tx, tell, context, 'feature', { project_id, name: before.name, changes: [{ before, after }] });
    return after;
  });
});
