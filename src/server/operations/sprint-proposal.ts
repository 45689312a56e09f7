import type { ProposedPlacement } from '#contract/sprint.ts';
import type { ProposedKind } from '#contract/vocabulary.ts';
import { changing } from '../changing.ts';
import type { Context } from '../context.ts';
import { daysBefore } from '../days.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { placeAll } from './sprint-place.ts';

type At = { project_id: string; pi_id: string };
const keptDays = 1;

/** What a plan does with a story. */
export const kindOf = ({ from, to }: ProposedPlacement): ProposedKind => {
  if (from !== to) return 'moved';
  return to === null ? 'left' : 'kept';
};

/** Keep a proposed plan, so that it is accepted as it was shown and not as it would be found again; answers its id. */
export const keepProposal = async (
  context: Context,
  { project_id, pi_id }: At,
  placements: readonly ProposedPlacement[],
): Promise<string> => {
  const id = context.newId();
  const row = { project_id, id, pi_id, placements: JSON.stringify(placements) };
  await changing(context, (tx) =>
    tx
      .insertInto('plan_proposal')
      .values({ ...row, created_at: context.now().toISOString() })
      .execute(),
  );
  return id;
};

const placementsOf = async (db: Db, { project_id, pi_id, id }: At & { id: string }): Promise<ProposedPlacement[]> => {
  const row = await db
    .selectFrom('plan_proposal')
    .select('placements')
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .where('pi_id', '=', pi_id)
    .executeTakeFirst();
  return row === undefined
    ? refuse('proposal_not_found', {}, { field: 'id' })
    : (JSON.parse(row.placements) as ProposedPlacement[]);
};

/** A cursor is the place in the list: what is kept does not change. */
const aPlace = /^\d{1,6}$/;

const proposed = os.sprint.proposed.handler(async ({ input, context }) => {
  const { kind, cursor = '0', limit } = input;
  if (!aPlace.test(cursor)) refuse('cursor_unknown', {}, { field: 'cursor' });
  const all = (await placementsOf(context.store.db, input)).filter((one) => kindOf(one) === kind);
  const end = Number(cursor) + limit;
  return { items: all.slice(Number(cursor), end), next_cursor: end < all.length ? String(end) : null };
});

const moved = async (db: Db, input: At & { id: string }): Promise<ProposedPlacement[]> =>
  (await placementsOf(db, input)).filter((one) => kindOf(one) === 'moved');

const accept = os.sprint.accept.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const changes = (await moved(tx, input)).map(({ story: { id, version }, to }) => ({ id, version, sprint_id: to }));
    return { moved: (await placeAll(tx, tell, context, input, changes)).length };
  }),
);

const undoAccept = os.sprint.undoAccept.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const changes = (await moved(tx, input)).map(({ story: { id, version }, from }) => ({
      id,
      version: version + 1,
      sprint_id: from,
    }));
    return { moved: (await placeAll(tx, tell, context, input, changes)).length };
  }),
);

export const sprintProposalOperations = { proposed, accept, undoAccept };

/** Forget proposed plans after a day; answers how many. */
export const purgeProposals = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('plan_proposal')
    .where('created_at', '<', daysBefore(now, keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
