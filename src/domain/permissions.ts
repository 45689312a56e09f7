import type { api } from '#contract/api.ts';
import type { Role, TokenScope } from '#contract/vocabulary.ts';

/** Somebody with an account: signed in, or a program of theirs with a token. */
export type Person = {
  kind: 'person';
  id: string;
  name: string;
  through: 'session' | TokenScope;
  /** The role in each workspace that the person belongs to, by its id. */
  roles: ReadonlyMap<string, Role>;
};

/**
 * Who acts. `local` is the person at the machine, where nobody signs in; `system` is what happens by itself; `nobody` is
 * whoever has not signed in where people do.
 */
export type Actor =
  | { kind: 'local'; id: null; name: string }
  | { kind: 'system'; id: null; name: 'System' }
  | { kind: 'nobody'; id: null; name: 'Nobody' }
  | Person;

export const system: Actor = { kind: 'system', id: null, name: 'System' };
export const nobody: Actor = { kind: 'nobody', id: null, name: 'Nobody' };

type Named<Part> = {
  [Name in keyof Part & string]: Part[Name] extends { '~orpc': unknown } ? Name : `${Name}.${Named<Part[Name]>}`;
}[keyof Part & string];
/** An operation of the contract, by its name there, such as `feature.update`. */
export type Action = Named<typeof api>;

type Rule = {
  says: string;
  /** The least that the actor has to be: anybody, signed in, or of this role in the workspace (in any one, where the action is of none). */
  least: 'anybody' | 'person' | Role;
  /** What a token has to be for it to do the same. */
  token: TokenScope | 'never';
  actions: readonly Action[];
  /** Whether it grants what reads, or all else, of the nouns of a project that no sentence names one by one. */
  ofProjects?: 'reading' | 'changing';
};

/** What a project is made of. */
const projectNouns = [
  'increment',
  'team',
  'discussion',
  'idea',
  'feature',
  'planning',
  'refinement',
  'story',
  'lint',
  'sprint',
  'test',
  'review',
  'activity',
] as const satisfies readonly (keyof typeof api)[];

/**
 * Who may do what, read aloud. The person at a machine where nobody signs in may do everything, and so may the program
 * itself. Whatever belongs to a workspace that somebody is not a member of is to them as if it were not there.
 */
const rules = [
  {
    says: 'Anybody may ask what this server is and who is signed in, sign in, become the first owner with the code, ask for a new password, and follow a link that was given to them.',
    least: 'anybody',
    token: 'read',
    actions: ['about', 'account.get'],
  },
  {
    says: 'What lets somebody in is not done with a token: a token is of somebody who is in.',
    least: 'anybody',
    token: 'never',
    actions: [
      'account.createOwner',
      'account.signIn',
      'account.requestReset',
      'account.link',
      'account.acceptInvitation',
      'account.resetPassword',
    ],
  },
  {
    says: 'Whoever is signed in may see and change their own account and tokens, and begin a workspace; no token may.',
    least: 'person',
    token: 'never',
    actions: [
      'account.signOut',
      'account.update',
      'account.changePassword',
      'token.list',
      'token.create',
      'token.revoke',
      'workspace.create',
    ],
  },
  {
    says: 'Whoever is signed in may list what they can see, and read what is the same for everybody; so may each of their tokens.',
    least: 'person',
    token: 'read',
    actions: [
      'workspace.list',
      'project.list',
      'activity.listAll',
      'advice.runs',
      'advice.status',
      'team.core',
      'team.specialists',
      'team.member',
    ],
  },
  {
    says: 'A viewer may read everything in the workspace and its projects; so may each of their tokens.',
    least: 'viewer',
    token: 'read',
    actions: ['workspace.get', 'workspace.people', 'project.get', 'project.metrics', 'advice.expected', 'advice.taken'],
    ofProjects: 'reading',
  },
  {
    says: 'A viewer may say which screen they look at, and leave the workspace; no token does that for them.',
    least: 'viewer',
    token: 'never',
    actions: ['presence.say', 'workspace.leave'],
  },
  {
    says: 'An editor may moreover create, change, delete and restore projects and all that is in them, and ask the advisors; so may their tokens that write.',
    least: 'editor',
    token: 'write',
    actions: [
      'project.create',
      'project.update',
      'project.delete',
      'project.restore',
      'team.compose',
      'functions.analyzeTeamComposition',
      'functions.ideaToFeatures',
      'functions.getArchitectFeedback',
      'advice.test',
      'advice.questions',
    ],
    ofProjects: 'changing',
  },
  {
    says: 'An editor may waive the gate of an increment, in person: no token takes that upon itself.',
    least: 'editor',
    token: 'never',
    actions: ['test.gate.waive'],
  },
  {
    says: 'An owner may moreover rename the workspace, decide who belongs to it and as what, and read its audit log; no token may.',
    least: 'owner',
    token: 'never',
    actions: [
      'workspace.update',
      'workspace.invitations',
      'workspace.invite',
      'workspace.withdraw',
      'workspace.setRole',
      'workspace.remove',
      'workspace.resetLink',
      'workspace.audit',
    ],
  },
] as const satisfies readonly Rule[];

type Ruled = (typeof rules)[number]['actions'][number] | `${(typeof projectNouns)[number]}.${string}`;
/** `never` while an operation of the contract stands in no sentence, so that nothing below type-checks. */
type EveryAction = [Exclude<Action, Ruled>] extends [never] ? Action : never;

/** What somebody asks for: the operation, and whether it only reads. */
export type Asked = { action: EveryAction; reads: boolean };

const ruleOf = ({ action, reads }: Asked): Rule => {
  const every: readonly Rule[] = rules;
  const kind = reads ? 'reading' : 'changing';
  const rule = every.find(({ actions }) => actions.includes(action)) ?? every.find((one) => one.ofProjects === kind);
  if (rule === undefined) throw new Error(`no sentence says who may ${action}`);
  return rule;
};

const rank: Record<Role, number> = { viewer: 1, editor: 2, owner: 3 };

/** Whether somebody of one role may do what needs another. */
export const isAtLeast = (role: Role, least: Role): boolean => rank[role] >= rank[least];

export const isForAnybody = (asked: Asked): boolean => ruleOf(asked).least === 'anybody';

/** Whether the actor may do this in a workspace, or at all where the action is of none. */
export const may = (actor: Actor, asked: Asked, workspaceId: string | null): boolean => {
  if (actor.kind === 'local' || actor.kind === 'system') return true;
  const { least, token } = ruleOf(asked);
  if (actor.kind === 'nobody') return least === 'anybody';
  if (actor.through !== 'session' && token !== 'read' && token !== actor.through) return false;
  if (least === 'anybody' || least === 'person') return true;
  const held = workspaceId === null ? [...actor.roles.values()] : [actor.roles.get(workspaceId)];
  return held.some((role) => role !== undefined && isAtLeast(role, least));
};

/** The workspaces whose projects the actor can see; null for every one there is. */
export const seenBy = (actor: Actor): readonly string[] | null =>
  actor.kind === 'local' || actor.kind === 'system' ? null : actor.kind === 'nobody' ? [] : [...actor.roles.keys()];

/** The owners of the workspace that a server begins with run it: they may read what it counts about itself. */
export const runsServer = (actor: Actor, firstWorkspaceId: string): boolean =>
  actor.kind === 'person' ? actor.roles.get(firstWorkspaceId) === 'owner' : actor.kind !== 'nobody';

/** Whether somebody is a member of a workspace, so that it is there for them. */
export const sees = (actor: Actor, workspaceId: string): boolean => seenBy(actor)?.includes(workspaceId) ?? true;
