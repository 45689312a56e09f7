import type { Selectable } from 'kysely';
import type { DiscussRequest } from '#advisors/advisor.ts';
import type { Discussion, DiscussionCard, KeptFeedback, MemberFeedback } from '#contract/discussion.ts';
import { builtinEngineName, type MemberId } from '#contract/vocabulary.ts';
import { inShort } from '#contract/in-short.ts';
import { roster } from '#domain/personas.ts';
import { changing, creating, refuseStale } from '../changing.ts';
import { isRefusal } from '../answer.ts';
import type { Asking, Context } from '../context.ts';
import { paged } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { advised, briefOf, suggestions } from './advice.ts';
import { findProject } from './project.ts';
import { findTeam } from './team.ts';

type Address = { project_id: string; id: string };
type DiscussionRow = Selectable<Schema['discussion']>;
type Answer = Pick<Selectable<Schema['discussion_answer']>, 'discussion_id' | 'member_id' | 'feedback'>;

const cardOf = ({ members, ...row }: DiscussionRow, answers: readonly Answer[]): DiscussionCard => {
  // A project file may name members that the roster does not know.
  const asked = (JSON.parse(members) as MemberId[]).filter((id) => Object.hasOwn(roster, id));
  const own = answers.filter(({ discussion_id }) => discussion_id === row.id);
  const having = (fits: (answer: Answer) => boolean) =>
    asked.filter((id) => own.some((answer) => answer.member_id === id && fits(answer)));
  return {
    ...row,
    members: asked,
    answered: having(({ feedback }) => feedback !== null),
    failed: having(({ feedback }) => feedback === null),
  };
};

/** An answer names its engine only where a model was asked; then the built-in one is there in the model's place. */
const isInstead = ({ engine }: MemberFeedback): boolean => engine === builtinEngineName;

const findDiscussion = async (db: Db, { project_id, id }: Address): Promise<Discussion> => {
  const row = await db
    .selectFrom('discussion')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse('discussion_not_found', { id }, { field: 'id' });
  const answers = await db
    .selectFrom('discussion_answer')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('discussion_id', '=', id)
    .execute();
  const card = cardOf(row, answers);
  const feedback = card.answered.flatMap((memberId) =>
    answers
      .filter((answer) => answer.member_id === memberId && answer.feedback !== null)
      .map(({ feedback, engine, created_at }): KeptFeedback => {
        const said = JSON.parse(feedback ?? '') as MemberFeedback;
        return { ...said, engine, instead: isInstead(said), created_at };
      }),
  );
  return { ...card, feedback };
};

const list = os.discussion.list.handler(async ({ input, context }) => {
  const { db } = context.store;
  const query = db.selectFrom('discussion').selectAll().where('project_id', '=', input.project_id);
  const { rows, next_cursor } = await paged(query, { by: 'created_at', direction: 'desc', kind: 'instant' }, input);
  const ids = rows.map(({ id }) => id);
  const answers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('discussion_answer')
          .select(['discussion_id', 'member_id', 'feedback'])
          .where('project_id', '=', input.project_id)
          .where('discussion_id', 'in', ids)
          .execute();
  return { items: rows.map((row) => cardOf(row, answers)), next_cursor };
});

const get = os.discussion.get.handler(({ input, context }) => findDiscussion(context.store.db, input));

/** As many characters of an idea as a line of the activity log holds. */
const lineLength = 120;

const start = os.discussion.start.handler(({ input, context }) => {
  if (input.idea.trim() === '') refuse('idea_missing', {}, { field: 'idea' });
  return creating(context, 'discussion.start', input, async (tx, tell) => {
    const { project_id, idea } = input;
    const { members } = await findTeam(tx, project_id);
    const row = {
      project_id,
      id: context.newId(),
      idea: idea.trim(),
      members: JSON.stringify(members.map(({ id }) => id)),
      created_at: context.now().toISOString(),
      created_by: context.actor.name,
      version: 1,
    };
    await tx.insertInto('discussion').values(row).execute();
    tell('discussion', project_id, row.id);
    await record(tx, tell, context, {
      project_id,
      type: 'team_discussion',
      message: 'Idea discussed with the team',
      description: inShort(idea, lineLength),
      icon: 'messages',
    });
    return { ...cardOf(row, []), feedback: [] };
  });
});

/** Keep what a member said, or that it failed (null); what was said by then to another who asked stays. */
const keepAnswer = (context: Context, { project_id, id }: Address, memberId: MemberId, said: MemberFeedback | null) =>
  changing(context, async (tx, tell) => {
    const answer = {
      feedback: said && JSON.stringify(said),
      engine: said?.engine ?? context.advisor.engine.name,
      created_at: context.now().toISOString(),
    };
    const { version } = await tx
      .updateTable('discussion')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('discussion_answer')
      .values({ project_id, discussion_id: id, member_id: memberId, ...answer })
      .onConflict((conflict) =>
        conflict
          .columns(['project_id', 'discussion_id', 'member_id'])
          .doUpdateSet(answer)
          .where('discussion_answer.feedback', 'is', null),
      )
      .execute();
    tell('discussion', project_id, id);
    return { version, engine: answer.engine, created_at: answer.created_at };
  });

const discuss = os.discussion.discuss.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const at = { project_id: input.project_id, id: input.id };
  await refuseStale(db, context, 'discussion', input, () => findDiscussion(db, at));
  const { idea, members, answered, failed } = await findDiscussion(db, at);
  const { memberId } = input;
  if (memberId !== undefined && !members.includes(memberId))
    refuse('member_not_found', { id: memberId }, { field: 'memberId' });
  const open = members.filter(
    (id) => !answered.includes(id) && (memberId === undefined ? !failed.includes(id) : id === memberId),
  );
  const project = briefOf(await findProject(db, at.project_id));
  const team = await findTeam(db, at.project_id);
  const requests = open.map((id): DiscussRequest => {
    // A member who has left the team since is asked as the roster knows it.
    const member = team.members.find((one) => one.id === id);
    return { idea, project, member: member ?? { ...roster[id], selectedBy: 'user', reason: '', confidence: 1 } };
  });
  return askedOneByOne(context, at, requests, signal);
});

/** Each answer is kept before it is sent. A member that fails does not keep the others from speaking. */
async function* askedOneByOne(
  context: Asking,
  at: Address,
  requests: readonly DiscussRequest[],
  signal: AbortSignal | undefined,
) {
  for (const request of requests) {
    const memberId = request.member.id;
    yield { type: 'asking' as const, memberId };
    const said = await advised(context, context.advisor.discuss(request, signal && { signal }), signal).catch(
      // `advised` has logged why. That the budget is spent is no failure of the member's, and holds for all of them.
      (error: unknown) => {
        if (isRefusal(error) && error.data.problem === 'budget_spent') throw error;
        return null;
      },
    );
    if (signal?.aborted === true) return;
    const { version, ...kept } = await keepAnswer(context, at, memberId, said);
    yield said === null
      ? { type: 'failed' as const, memberId, version }
      : { type: 'feedback' as const, feedback: { ...said, ...kept, instead: isInstead(said) }, version };
  }
  const discussion = await findDiscussion(context.store.db, at);
  yield { type: 'done' as const, discussion, taken: context.taken() };
}

const generate = os.discussion.generate.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const { idea, feedback } = await findDiscussion(db, input);
  const { summary, name } = await findProject(db, input.project_id);
  return suggestions(context, { from: 'discussion', idea, project: summary.trim() || name, feedback }, signal);
});

export const discussionOperations = { list, get, start, discuss, generate };
