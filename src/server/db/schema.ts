import type { ColumnType, Generated } from 'kysely';
import type { ModelFault, RunOutcome } from '#contract/advice-run.ts';
import type {
  ActivityType,
  Complexity,
  CriterionKind,
  FeatureStatus,
  GateVerdict,
  HistoryAction,
  IncrementStatus,
  LintSubject,
  MemberId,
  Priority,
  RefinementKind,
  RefinementOutcome,
  RetroKind,
  Role,
  SourceType,
  SprintStatus,
  StageId,
  StoryAction,
  StoryPoints,
  StoryStatus,
  TestLevel,
  TestOutcome,
  TestPriority,
  TestResultSource,
  TokenScope,
  ValueCategory,
} from '#contract/vocabulary.ts';

/**
 * The tables, the same on both stores. Instants are ISO 8601 in UTC on both sides of the driver; JSON columns hold text;
 * booleans are 0 or 1. Every table of a project has project_id first in its key and its indexes.
 */
export type Schema = {
  project: ProjectTable;
  increment: IncrementTable;
  team: TeamTable;
  discussion: DiscussionTable;
  discussion_answer: DiscussionAnswerTable;
  idea: IdeaTable;
  feature: FeatureTable;
  feature_history: FeatureHistoryTable;
  planning_session: PlanningSessionTable;
  planning_feature: PlanningFeatureTable;
  refinement_item: RefinementItemTable;
  story: StoryTable;
  story_history: StoryHistoryTable;
  acceptance_criterion: AcceptanceCriterionTable;
  story_dependency: { project_id: string; story_id: string; depends_on: string };
  story_estimate: StoryEstimateTable;
  story_check: StoryCheckTable;
  lint_waiver: LintWaiverTable;
  sprint: SprintTable;
  plan_proposal: { project_id: string; id: string; pi_id: string; placements: Json; created_at: Instant };
  sprint_capacity: { project_id: string; sprint_id: string; id: string; person: string; days_off: number };
  test_case: TestCaseTable;
  test_result: TestResultTable;
  test_risk: TestRiskTable;
  gate_waiver: GateWaiverTable;
  retro_note: RetroNoteTable;
  demo_item: DemoItemTable;
  carried_work: CarriedWorkTable;
  activity: ActivityTable;
  advice_run: AdviceRunTable;
  idempotency: IdempotencyTable;
  workspace: WorkspaceTable;
  member: MemberTable;
  person: PersonTable;
  credential: CredentialTable;
  session: SessionTable;
  link: LinkTable;
  token: TokenTable;
  secret: { name: string; value: string };
  audit: AuditTable;
  request_count: { key: string; minute: number; taken: number };
  schema_version: { version: number };
};

/** A JSON document, kept as text. */
type Json = string;
type Instant = string;

type ProjectTable = {
  id: string;
  workspace_id: ColumnType<string, string | undefined, never>;
  name: string;
  summary: string;
  icon: string;
  tags: Json;
  additional_context: string;
  domain_expertise: Json | null;
  /** Points of the sizes; null where the project has the usual ones. */
  size_points: ColumnType<Json | null, Json | null | undefined, Json | null>;
  last_story_number: Generated<number>;
  last_test_number: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
  version: Generated<number>;
};

type IncrementTable = {
  project_id: string;
  id: string;
  name: string;
  theme: string;
  goal: string;
  status: IncrementStatus;
  start_date: string | null;
  end_date: string | null;
  order_index: number;
  current_stage: StageId;
  stages: Json;
  /** How it stood before its stage was advanced; null once anything else changed it. */
  before_advance: ColumnType<Json | null, Json | null | undefined, Json | null>;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
};

type TeamTable = { project_id: string; members: Json; updated_at: Instant; version: Generated<number> };

type IdeaTable = {
  project_id: string;
  id: string;
  title: string;
  description: string;
  type: 'project_goal' | 'feature_idea';
  status: 'backlog' | 'active' | 'done';
  tags: Json;
  created_at: Instant;
  updated_at: Instant;
  created_by: string;
  deleted_at: Instant | null;
  /** Title, description and tags folded for search. */
  folded: string;
  version: Generated<number>;
};

type FeatureTable = {
  project_id: string;
  id: string;
  pi_id: string | null;
  idea_id: string | null;
  name: string;
  description: string;
  /** Name and description folded for search. */
  folded: string;
  /** Name folded for ordering. */
  folded_name: string;
  status: FeatureStatus | null;
  priority: Priority;
  value_category: ValueCategory;
  value_rank: number;
  complexity: Complexity;
  complexity_rank: number;
  wsjf_rank: number;
  /** Where it stands in the order by hand. */
  place: string;
  source_type: SourceType;
  source_name: string;
  pi_number: number | null;
  reasoning: string;
  quote: string | null;
  rule: string | null;
  engine: string | null;
  run_id: string | null;
  edited_at: Instant | null;
  reviewed_at: Instant | null;
  skipped_reason: string | null;
  reviews: Json | null;
  prompt_history: Json;
  created_at: Instant;
  last_updated: Instant;
  version: Generated<number>;
};

type FeatureHistoryTable = {
  project_id: string;
  feature_id: string;
  /** The version of the feature that the change made. */
  seq: number;
  action: HistoryAction;
  pi: number;
  date: Instant;
  notes: string | null;
  who: string;
};

type PlanningSessionTable = {
  project_id: string;
  pi_id: string;
  step: number;
  context: Json;
  finalised_at: Instant | null;
  updated_at: Instant;
  version: Generated<number>;
};

type PlanningFeatureTable = {
  project_id: string;
  pi_id: string;
  id: string;
  name: string;
  description: string;
  status: 'proposed' | 'reviewed';
  reasoning: string;
  quote: string | null;
  rule: string | null;
  engine: string | null;
  run_id: string | null;
  edited_at: Instant | null;
  complexity: Complexity;
  value_category: ValueCategory;
  included: number;
  reviews: Json;
  source_name: string;
  position: number;
  removed_at: Instant | null;
  last_updated: Instant;
  version: Generated<number>;
};

type DiscussionTable = {
  project_id: string;
  id: string;
  idea: string;
  /** MemberId[]: who is asked, in order. */
  members: ColumnType<Json, Json, never>;
  created_at: Instant;
  created_by: string;
  version: Generated<number>;
};

type DiscussionAnswerTable = {
  project_id: string;
  discussion_id: string;
  member_id: MemberId;
  /** Null when the member failed. */
  feedback: Json | null;
  engine: string;
  created_at: Instant;
};

/** A row that people change one after another. */
type Entity = {
  project_id: string;
  id: string;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
};

type StoryTable = Entity & {
  pi_id: string | null;
  feature_id: string | null;
  sprint_id: string | null;
  /** Counts up in the project: S-1, S-2 ... */
  number: number;
  title: string;
  as_a: string;
  i_want: string;
  so_that: string;
  description: string;
  /** Number, title and parts folded for search. */
  folded: string;
  status: StoryStatus;
  status_rank: number;
  priority: Priority;
  story_points: StoryPoints | null;
  /** What WSJF weighs, on the scale of points; null where it follows from the feature. */
  value: StoryPoints | null;
  time_criticality: StoryPoints | null;
  risk: StoryPoints | null;
  /** Where it stands in the order by hand, on the list, the board and in its feature. */
  place: string;
  started_at: Instant | null;
  done_at: Instant | null;
  /** The finished story in whose place this one stands. */
  supersedes: string | null;
  /** Why somebody should look at it again; null once they have. */
  check_reason: string | null;
  /** Provenance; null when a person typed it. */
  provenance: Json | null;
  /** When a person changed what an advisor had written. */
  edited_at: Instant | null;
  /** When a person first looked into what an advisor had written. */
  reviewed_at: Instant | null;
  created_by: string;
  deleted_at: Instant | null;
};

/** How a story stood after each change, so that charts and forecasts can be drawn from it. */
type StoryHistoryTable = {
  project_id: string;
  story_id: string;
  /** The version of the story that the change made. */
  seq: number;
  action: StoryAction;
  status: StoryStatus;
  story_points: number | null;
  pi_id: string | null;
  sprint_id: string | null;
  date: Instant;
  who: string;
  notes: string | null;
};

type AcceptanceCriterionTable = {
  project_id: string;
  id: string;
  story_id: string;
  number: number;
  given: string;
  when: string;
  outcome: string;
  kind: CriterionKind;
  /** Counts up when its words change, so that results know what they were about. */
  version: Generated<number>;
  removed_at: Instant | null;
};

type StoryEstimateTable = {
  project_id: string;
  story_id: string;
  member_id: MemberId;
  points: number;
  reason: string;
  engine: string;
  model: string | null;
  rule: string | null;
  run_id: string | null;
  created_at: Instant;
};

type StoryCheckTable = { project_id: string; story_id: string; check_id: string; who: string; at: Instant };

type LintWaiverTable = {
  project_id: string;
  subject: LintSubject;
  subject_id: string;
  rule: string;
  place: string;
  reason: string;
  who: string;
  at: Instant;
};

type RefinementItemTable = Entity & {
  pi_id: string;
  feature_id: string;
  kind: RefinementKind;
  body: Json;
  provenance: Json | null;
  position: number;
  settled: RefinementOutcome | null;
};

type SprintTable = Entity & {
  pi_id: string;
  number: number;
  name: string;
  goal: string;
  starts_on: string;
  ends_on: string;
  status: SprintStatus;
  /** 0 to 1: the share of a day that goes into stories. */
  focus_factor: number;
  points_per_day: number;
  /** Points in it when it was started. */
  committed_points: number | null;
  started_at: Instant | null;
  finished_at: Instant | null;
};

type TestCaseTable = Entity & {
  pi_id: string | null;
  story_id: string | null;
  criterion_id: string | null;
  /** Counts up in the project: T-1, T-2 ... */
  number: number;
  /** What a test program calls it, where that is not T-n. */
  external_id: string | null;
  title: string;
  folded: string;
  level: TestLevel;
  priority: TestPriority;
  steps: Json;
  expected: string;
  /** Outcome of the latest run; null before the first. */
  latest_result: TestOutcome | null;
  latest_at: Instant | null;
  /** Version of the criterion that the latest run was about. */
  latest_criterion_version: number | null;
  provenance: Json | null;
  edited_at: Instant | null;
  reviewed_at: Instant | null;
  created_by: string;
  deleted_at: Instant | null;
};

type TestResultTable = {
  project_id: string;
  id: string;
  test_id: string;
  result: TestOutcome;
  at: Instant;
  source: TestResultSource;
  run: string | null;
  who: string;
  message: string;
  duration_ms: number | null;
  criterion_version: number | null;
};

type TestRiskTable = Entity & {
  pi_id: string;
  feature_id: string | null;
  story_id: string | null;
  title: string;
  /** 1 to 3. */
  probability: number;
  /** 1 to 3. */
  impact: number;
  mitigation: string;
  provenance: Json | null;
  edited_at: Instant | null;
  reviewed_at: Instant | null;
  deleted_at: Instant | null;
};

type GateWaiverTable = {
  project_id: string;
  id: string;
  pi_id: string;
  /** What was computed when it was waived. */
  verdict: GateVerdict;
  figures: Json;
  reason: string;
  who: string;
  at: Instant;
  revoked_at: Instant | null;
};

type RetroNoteTable = Entity & {
  pi_id: string;
  kind: RetroKind;
  text: string;
  /** The story that an action became. */
  story_id: string | null;
  position: number;
  created_by: string;
  deleted_at: Instant | null;
};

/** A feature or a story that a review has taken to another increment, or to the backlog when `to_pi_id` is null. */
type CarriedWorkTable = {
  project_id: string;
  pi_id: string;
  item_id: string;
  kind: 'feature' | 'story';
  feature_id: string | null;
  story_points: number | null;
  to_pi_id: string | null;
  carried_at: Instant;
};

type DemoItemTable = Entity & {
  pi_id: string;
  feature_id: string;
  story_id: string | null;
  text: string;
  position: number;
  shown_at: Instant | null;
  shown_by: string | null;
  deleted_at: Instant | null;
};

type ActivityTable = {
  project_id: string;
  id: string;
  pi_id: string | null;
  pi_name: string | null;
  type: ActivityType;
  message: string;
  description: string;
  timestamp: Instant;
  icon: string;
  user_id: string | null;
  user_name: string;
};

type AdviceRunTable = {
  /** Null where advice was asked outside of any project. */
  project_id: string | null;
  id: string;
  kind: string;
  persona: MemberId | null;
  engine: string;
  engine_id: 'builtin' | 'model';
  model: string | null;
  source: string;
  started_at: Instant;
  duration_ms: number;
  tokens_in: number | null;
  tokens_out: number | null;
  cost: number | null;
  outcome: RunOutcome;
  fault: ModelFault | null;
  /** The request that asked, where it came by HTTP. */
  request_id: string | null;
};

type IdempotencyTable = {
  key: string;
  operation: string;
  /** Hash of the request, so that a key reused for something else is noticed. */
  request: string;
  response: ColumnType<Json, Json, never>;
  created_at: Instant;
};

type WorkspaceTable = {
  id: string;
  name: string;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
};

type MemberTable = {
  workspace_id: string;
  person_id: string;
  role: Role;
  created_at: Instant;
  version: Generated<number>;
};

type PersonTable = {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<number>;
  /** A picture as a data address. */
  image: string | null;
  created_at: Instant;
  updated_at: Instant;
};

/** What a person signs in with; the columns beside the password are the account library's. */
type CredentialTable = {
  id: string;
  person_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Instant;
  updated_at: Instant;
};

type SessionTable = {
  id: string;
  person_id: string;
  token: string;
  expires_at: Instant;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Instant;
  updated_at: Instant;
};

/** An invitation, or the way to a new password: what is sent is the secret, what is kept its hash. */
type LinkTable = {
  id: string;
  kind: 'invitation' | 'reset';
  hash: string;
  workspace_id: string | null;
  role: Role | null;
  email: string;
  person_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

type TokenTable = {
  id: string;
  person_id: string;
  name: string;
  hash: string;
  scope: TokenScope;
  created_at: Instant;
  expires_at: Instant | null;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
};

type AuditTable = {
  id: string;
  workspace_id: string | null;
  at: Instant;
  person_id: string | null;
  person_name: string;
  action: string;
  detail: string;
  address: string;
};
