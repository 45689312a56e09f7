import { placeBetween } from '#domain/order-by-hand.ts';
import { changing, refuseStale } from '../changing.ts';
import { lockProject } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { findFeature } from './feature.ts';
import { cardColumns } from './feature-query.ts';

/** Only the moved row is written, so that two people who move different features at once lose nothing. */
export const moveFeature = os.feature.move.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id, place, other } = input;
    await refuseStale(tx, context, 'feature', input, () => findFeature(tx, project_id, id));
    // Two who move to the same gap at once would find the same place for both.
    await lockProject(tx, context.store.dialect, project_id);
    const features = tx.selectFrom('feature').where('project_id', '=', project_id);
    const placed = async (feature: string, field: 'id' | 'other') =>
      (await features.select('place').where('id', '=', feature).executeTakeFirst())?.place ??
      refuse('feature_not_found', { id: feature }, { field });
    await placed(id, 'id');
    const beside = await placed(other, 'other');
    const neighbour = await features
      .select('place')
      .where('id', '<>', id)
      .where('place', place === 'after' ? '>' : '<', beside)
      .orderBy('place', place === 'after' ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst();
    const [before, after] = place === 'after' ? [beside, neighbour?.place ?? null] : [neighbour?.place ?? null, beside];
    const row = await tx
      .updateTable('feature')
      .set((eb) => ({
        ...(id !== other && { place: placeBetween(before, after) }),
        last_updated: context.now().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .returning(cardColumns)
      .executeTakeFirstOrThrow();
    tell('feature', project_id, id);
    return row;
  }),
);
