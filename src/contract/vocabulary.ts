/** The closed word lists and limits of the specification. Free of zod, so that the browser can import it at no cost. */

/** What the advisor is called that works by rules. */
export const builtinEngineName = 'CoScrum built-in advisor';

export const projectStatuses = ['in_progress'] as const;

export const incrementStatuses = ['active', 'completed', 'planned'] as const;
export const stageStatuses = ['not_started', 'in_progress', 'completed'] as const;

/** The six stages of a new increment, then the ids that older or imported increments may carry. */
export const stageIds = [
  'kickoff',
  'pi_planning',
  'story_refinement',
  'test_planning',
  'sprint_planning',
  'review',
  'discovery',
  'sprint_1',
  'sprint_2',
  'sprint_3',
  'sprint_4',
  'system_demo',
  'hardening',
  'inspection_adaptation',
] as const;

export const roleTypes = [
  'scrum_master',
  'product_owner',
  'architect',
  'business_analyst',
  'qa_lead',
  'ux_designer',
  'security',
  'domain_expert',
] as const;

/** What advisors can be asked, by the name of the call. */
export const adviceKinds = [
  'composeTeam',
  'introduce',
  'discuss',
  'suggestFeatures',
  'reviewFeature',
  'clarify',
  'splitFeature',
  'proposeTests',
  'estimate',
  'summarise',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

export const memberIds = ['milo', 'ava', 'theo', 'claude', 'bea', 'quinn', 'uma', 'sasha', 'dana'] as const;
export const selectedByValues = ['user', 'ai', 'both'] as const;
export const architectTypes = ['theo', 'claude'] as const;

export const ideaTypes = ['project_goal', 'feature_idea'] as const;
export const ideaStatuses = ['backlog', 'active', 'done'] as const;

export const valueCategories = ['Must Have', 'Should Have', 'Could Have'] as const;
export const complexities = ['S', 'M', 'L'] as const;
export const priorities = ['low', 'medium', 'high'] as const;
export const sourceTypes = ['ava', 'theo', 'claude', 'user', 'pi_planning'] as const;

/** The four statuses that a person can set on a feature of the backlog. */
export const settableFeatureStatuses = ['suggested', 'selected', 'rejected', 'implemented'] as const;
/** Every status a stored feature may carry; those beyond the settable four are labels that imports bring. */
export const featureStatuses = [...settableFeatureStatuses, 'approved', 'in_progress', 'completed'] as const;
export const historyActions = ['suggested', 'selected', 'rejected', 'implemented'] as const;
/** Statuses of a suggestion inside a planning session. */
export const planningStatuses = ['proposed', 'reviewed'] as const;

/** What a proposed plan does with a story. */
export const proposedKinds = ['moved', 'kept', 'left'] as const;

export const storyStatuses = ['backlog', 'ready', 'in_progress', 'in_review', 'done'] as const;
/** What a story may be estimated at; the scale of planning poker. */
export const storyPoints = [1, 2, 3, 5, 8, 13] as const;
/** What a criterion is about: the usual way, something refused or failing, or the border between the two. */
export const criterionKinds = ['usual', 'negative', 'boundary'] as const;
export const storyActions = [
  'created',
  'edited',
  'status',
  'estimated',
  'planned',
  'split',
  'merged',
  'superseded',
  'checked',
  'deleted',
  'restored',
] as const;

/** What only a person can confirm before a story is ready; the rest is computed. */
export const readyChecks = ['understood', 'questions_settled'] as const;

export const refinementKinds = ['story', 'question', 'remark'] as const;
/** What became of something that an advisor offered. */
export const refinementOutcomes = ['accepted', 'rejected', 'answered'] as const;

export const sprintStatuses = ['planned', 'active', 'finished'] as const;
export const sprintChangeKinds = ['added', 'removed', 're_estimated'] as const;

export const testLevels = ['unit', 'integration', 'system', 'acceptance'] as const;
export const testPriorities = ['P0', 'P1', 'P2', 'P3'] as const;
export const testOutcomes = ['passed', 'failed', 'skipped'] as const;
export const testResultSources = ['hand', 'junit', 'ci'] as const;
/** How a test stands: as its latest run left it; `stale` when its criterion has changed since; `not_run` before the first. */
export const testStandings = [...testOutcomes, 'stale', 'not_run'] as const;
/** What is missing between an idea and a result, in the order of the way. */
export const traceHoles = [
  'no_story',
  'no_feature',
  'no_criterion',
  'no_test',
  'loose_test',
  'not_run',
  'stale',
] as const;
export const gateVerdicts = ['PASS', 'CONCERNS', 'FAIL'] as const;
/** What a finding of the linter is about. */
export const lintSubjects = ['feature', 'story', 'criterion', 'test'] as const;

export const retroKinds = ['went_well', 'to_improve', 'action'] as const;

export const activityTypes = [
  'project_created',
  'project_updated',
  'pi_update',
  'stage_change',
  'pi_planning',
  'team_saved',
  'team_discussion',
  'idea_created',
  'feature_added',
  'feature_status',
  'features_imported',
  'stories_added',
  'story_status',
  'sprint_update',
  'tests_added',
  'test_update',
  'test_results',
  'gate_waived',
  'review',
] as const;

/** What a person may do in a workspace, from most to least. */
export const roles = ['owner', 'editor', 'viewer'] as const;
export const tokenScopes = ['read', 'write'] as const;

/** Lengths are counted in Unicode code points; `body` and `report` in bytes; `depth` in nested JSON containers; `version` is what a column holds. */
export const limits = {
  name: 200,
  text: 20_000,
  tags: 20,
  tag: 40,
  page: 200,
  pageDefault: 50,
  activityDefault: 5,
  list: 200,
  many: 10_000,
  points: 1000,
  cursor: 4000,
  key: 200,
  version: 2_147_483_647,
  suggestions: 20,
  criteria: 40,
  people: 50,
  sprints: 60,
  steps: 40,
  report: 10_000_000,
  body: 2_000_000,
  depth: 32,
  passwordLeast: 10,
  password: 128,
  email: 254,
  picture: 40_000,
  tokens: 50,
} as const;

/** From what to what a number of a sprint may be; the focus factor is a share. */
export const sprintRanges = { daysOff: [0, 366], focusFactor: [0.05, 1], pointsPerDay: [0.1, 100] } as const;

export type Role = (typeof roles)[number];
export type TokenScope = (typeof tokenScopes)[number];
export type StageId = (typeof stageIds)[number];
export type StageStatus = (typeof stageStatuses)[number];
export type IncrementStatus = (typeof incrementStatuses)[number];
export type RoleType = (typeof roleTypes)[number];
export type MemberId = (typeof memberIds)[number];
export type ArchitectType = (typeof architectTypes)[number];
export type ValueCategory = (typeof valueCategories)[number];
export type Complexity = (typeof complexities)[number];
export type StoryPoints = (typeof storyPoints)[number];
export type Priority = (typeof priorities)[number];
export type SourceType = (typeof sourceTypes)[number];
export type FeatureStatus = (typeof featureStatuses)[number];
export type SettableFeatureStatus = (typeof settableFeatureStatuses)[number];
export type HistoryAction = (typeof historyActions)[number];
export type ActivityType = (typeof activityTypes)[number];
export type StoryStatus = (typeof storyStatuses)[number];
export type ProposedKind = (typeof proposedKinds)[number];
export type StoryAction = (typeof storyActions)[number];
export type CriterionKind = (typeof criterionKinds)[number];
export type ReadyCheck = (typeof readyChecks)[number];
export type RefinementKind = (typeof refinementKinds)[number];
export type RefinementOutcome = (typeof refinementOutcomes)[number];
export type SprintStatus = (typeof sprintStatuses)[number];
export type TestLevel = (typeof testLevels)[number];
export type TestPriority = (typeof testPriorities)[number];
export type TestOutcome = (typeof testOutcomes)[number];
export type TestResultSource = (typeof testResultSources)[number];
export type TestStanding = (typeof testStandings)[number];
export type TraceHole = (typeof traceHoles)[number];
export type GateVerdict = (typeof gateVerdicts)[number];
export type LintSubject = (typeof lintSubjects)[number];
export type RetroKind = (typeof retroKinds)[number];
