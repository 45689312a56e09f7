import type { ColumnType, Generated } from 'kysely';
import type { ModelFault, RunOutcome } from '#contract/advice-run.ts';
import type {
  ActivityType,
  Complexity,
  FeatureStatus,
  HistoryAction,
  IncrementStatus,
  MemberId,
  Priority,
  SourceType,
  StageId,
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
  story: StoryTable;
  test_case: TestCaseTable;
  activity: ActivityTable;
  advice_run: AdviceRunTable;
  idempotency: IdempotencyTable;
  schema_version: { version: number };
};

/** A JSON document, kept as text. */
type Json = string;
type Instant = string;

type ProjectTable = {
  id: string;
  name: string;
  summary: string;
  icon: string;
  tags: Json;
  additional_context: string;
  domain_expertise: Json | null;
  /** Points of the sizes; null where the project has the usual ones. */
  size_points: ColumnType<Json | null, Json | null | undefined, Json | null>;
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

type StoryTable = {
  project_id: string;
  id: string;
  pi_id: string | null;
  feature_id: string | null;
  title: string;
  description: string;
  status: 'backlog' | 'ready' | 'in_progress' | 'in_review' | 'done';
  priority: Priority;
  story_points: number | null;
  created_at: Instant;
};

type TestCaseTable = {
  project_id: string;
  id: string;
  pi_id: string | null;
  title: string;
  /** Outcome of the latest run; null before the first. */
  latest_result: 'passed' | 'failed' | 'skipped' | null;
  created_at: Instant;
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
};

type IdempotencyTable = {
  key: string;
  operation: string;
  /** Hash of the request, so that a key reused for something else is noticed. */
  request: string;
  response: ColumnType<Json, Json, never>;
  created_at: Instant;
};
