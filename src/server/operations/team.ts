import type { TeamChoice, TeamMember } from '#contract/team.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { coreMemberIds, defaultTeamIds, roster, specialistIds } from '#domain/personas.ts';
import { changing, versionOf, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';

const personas = (ids: readonly MemberId[]) => ids.map((id) => roster[id]);

const core = os.team.core.handler(() => personas(coreMemberIds));
const specialists = os.team.specialists.handler(() => personas(specialistIds));
const member = os.team.member.handler(({ input }) =>
  Object.hasOwn(roster, input.id)
    ? roster[input.id as MemberId]
    : refuse('member_not_found', { id: input.id }, { field: 'id' }),
);

/**
 * A member is the persona of the roster and what was decided about it. The roster's words are not stored, and taken from
 * nowhere else: a model is told by them who it is, and a project file may hold others.
 */
const memberOf = ({ id, selectedBy, reason, confidence, engine, domainExpertise }: TeamChoice): TeamMember => ({
  ...roster[id],
  selectedBy,
  reason,
  confidence,
  ...(engine !== undefined && { engine }),
  ...(domainExpertise && { domainExpertise }),
});

const defaultTeam = (): TeamMember[] =>
  defaultTeamIds.map((id) =>
    memberOf({ id, selectedBy: coreMemberIds.includes(id) ? 'both' : 'ai', reason: '', confidence: 1 }),
  );

const distinct = (members: TeamChoice[]): TeamChoice[] => {
  const seen = new Set<string>();
  for (const { id } of members) {
    if (seen.has(id))
      refuse('bad_input', { field: 'members', reason: `${roster[id].name} is named twice.` }, { field: 'members' });
    seen.add(id);
  }
  return members;
};

export const insertTeam = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  members: TeamChoice[],
): Promise<void> => {
  await tx
    .insertInto('team')
    .values({
      project_id: projectId,
      members: JSON.stringify(distinct(members)),
      updated_at: context.now().toISOString(),
    })
    .execute();
  tell('team', projectId);
};

/** The saved team of a project, or the default one with version 0. */
export const findTeam = async (db: Db, projectId: string): Promise<{ members: TeamMember[]; version: number }> => {
  const row = await db
    .selectFrom('team')
    .select(['members', 'version'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return { members: defaultTeam(), version: 0 };
  // A project file may name members that the roster does not know.
  const known = (JSON.parse(row.members) as TeamChoice[]).filter(({ id }) => Object.hasOwn(roster, id));
  return { members: known.map(memberOf), version: row.version };
};

const get = os.team.get.handler(({ input, context }) => findTeam(context.store.db, input.project_id));

const save = os.team.save.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id } = input;
    if (version === 0) {
      await lockProject(tx, context.store.dialect, project_id);
      const current = await findTeam(tx, project_id);
      if (current.version !== 0) refuse('stale', {}, { current });
      await insertTeam(tx, tell, context, project_id, input.members);
    } else {
      const { numUpdatedRows } = await tx
        .updateTable('team')
        .set({ members: JSON.stringify(distinct(input.members)), updated_at: context.now().toISOString() })
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('project_id', '=', project_id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refuse('stale', {}, { current: await findTeam(tx, project_id) });
      tell('team', project_id);
    }
    const saved = await findTeam(tx, project_id);
    const names = saved.members.map((one) => one.name).join(', ');
    await record(tx, tell, context, {
      project_id,
      type: 'team_saved',
      message: 'Team saved',
      description: names,
      icon: 'users',
    });
    return saved;
  });
});

export const teamOperations = { core, specialists, member, get, save };
