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

export const storyStatuses = ['backlog', 'ready', 'in_progress', 'in_review', 'done'] as const;

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
] as const;

/** Lengths are counted in Unicode code points; `body` in bytes; `depth` in nested JSON containers; `version` is what a column holds. */
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
  body: 2_000_000,
  depth: 32,
} as const;

export type StageId = (typeof stageIds)[number];
export type StageStatus = (typeof stageStatuses)[number];
export type IncrementStatus = (typeof incrementStatuses)[number];
export type RoleType = (typeof roleTypes)[number];
export type MemberId = (typeof memberIds)[number];
export type ArchitectType = (typeof architectTypes)[number];
export type ValueCategory = (typeof valueCategories)[number];
export type Complexity = (typeof complexities)[number];
export type Priority = (typeof priorities)[number];
export type SourceType = (typeof sourceTypes)[number];
export type FeatureStatus = (typeof featureStatuses)[number];
export type SettableFeatureStatus = (typeof settableFeatureStatuses)[number];
export type HistoryAction = (typeof historyActions)[number];
export type ActivityType = (typeof activityTypes)[number];
