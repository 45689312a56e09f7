import type { CriterionKind, LintSubject } from '#contract/vocabulary.ts';
import type { LintRule } from './rules.ts';

/** What the linter reads of a plan. Rows of the store, drafts of an advisor and lines of an import all fit. */
export type LintFeature = { id: string; name: string; description: string };
export type LintCriterion = {
  id: string;
  given: string;
  when: string;
  outcome: string;
  kind: CriterionKind;
};
export type LintStory = {
  id: string;
  title: string;
  as_a: string;
  i_want: string;
  so_that: string;
  story_points: number | null;
  feature_id: string | null;
  depends_on: readonly string[];
  /** Whether its tests are planned by now, so that one can be missed. */
  tests_due: boolean;
  criteria: readonly LintCriterion[];
};
export type LintTest = {
  id: string;
  title: string;
  criterion_id: string | null;
  story_id: string | null;
  steps: readonly string[];
  expected: string;
};

/** `features` are those whose stories are here. */
export type Plan = {
  features: readonly LintFeature[];
  stories: readonly LintStory[];
  tests: readonly LintTest[];
};

/** Something that a rule found. No two findings of one subject have the same rule and place. */
export type Finding = {
  rule: LintRule;
  subject: LintSubject;
  subject_id: string;
  /** The field, such as `i_want`; empty where it is about the whole. */
  place: string;
  sentence: string;
  remedy: string;
};

export type Waiver = { subject_id: string; rule: string; place: string; reason: string; who: string; at: string };
