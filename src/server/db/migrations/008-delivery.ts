import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * From plan to done: refinement, stories with their criteria, tests, sprints and reviews. Nothing could write the stories and
 * tests of the first release, so those two tables begin anew.
 */
export const delivery: Migration = async (db, { uuid, instant, day, binary }) => {
  await db.schema.dropTable('story').execute();
  await db.schema.dropTable('test_case').execute();

  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('project_id', uuid, (column) => column.notNull().references('project.id').onDelete('cascade'));
  /** A row of its own, changed by people one after another. */
  const entity = (name: string) =>
    table(name)
      .addColumn('id', uuid, (column) => column.notNull())
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('updated_at', instant, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addPrimaryKeyConstraint(`${name}_pk`, ['project_id', 'id']);
  const index = (name: string, on: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on(on)
      .columns(['project_id', ...columns])
      .execute();

  await entity('story')
    .addColumn('pi_id', uuid)
    .addColumn('feature_id', uuid)
    .addColumn('sprint_id', uuid)
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('as_a', 'text', (column) => column.notNull())
    .addColumn('i_want', 'text', (column) => column.notNull())
    .addColumn('so_that', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('folded', binary, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_rank', 'integer', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('story_points', 'integer')
    .addColumn('value', 'integer')
    .addColumn('time_criticality', 'integer')
    .addColumn('risk', 'integer')
    .addColumn('place', binary, (column) => column.notNull())
    .addColumn('started_at', instant)
    .addColumn('done_at', instant)
    .addColumn('supersedes', uuid)
    .addColumn('check_reason', 'text')
    .addColumn('provenance', 'text')
    .addColumn('edited_at', instant)
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();
  await db.schema.createIndex('story_number').unique().on('story').columns(['project_id', 'number']).execute();
  await index('story_by_hand', 'story', ['place', 'id']);
  await index('story_newest', 'story', ['created_at', 'id']);
  await index('story_by_status', 'story', ['status', 'place', 'id']);
  await index('story_by_pi', 'story', ['pi_id', 'status']);
  await index('story_by_feature', 'story', ['feature_id', 'place', 'id']);
  await index('story_by_sprint', 'story', ['sprint_id', 'status']);
  await index('story_superseding', 'story', ['supersedes']);

  await table('story_history')
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('story_points', 'integer')
    .addColumn('pi_id', uuid)
    .addColumn('sprint_id', uuid)
    .addColumn('date', instant, (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('notes', 'text')
    .addPrimaryKeyConstraint('story_history_pk', ['project_id', 'story_id', 'seq'])
    .execute();
  await index('story_history_by_date', 'story_history', ['date']);

  await table('acceptance_criterion')
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('given', 'text', (column) => column.notNull())
    .addColumn('when', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('removed_at', instant)
    .addPrimaryKeyConstraint('acceptance_criterion_pk', ['project_id', 'id'])
    .execute();
  await index('acceptance_criterion_by_story', 'acceptance_criterion', ['story_id', 'number']);

  await table('story_dependency')
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('depends_on', uuid, (column) => column.notNull())
    .addPrimaryKeyConstraint('story_dependency_pk', ['project_id', 'story_id', 'depends_on'])
    .execute();
  await index('story_dependency_back', 'story_dependency', ['depends_on']);

  await table('story_estimate')
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('story_estimate_pk', ['project_id', 'story_id', 'member_id'])
    .execute();

  // What a person confirmed of the definition of ready; the other checks are computed.
  await table('story_check')
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('check_id', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('story_check_pk', ['project_id', 'story_id', 'check_id'])
    .execute();

  // What advisors offer about a feature: proposed stories, questions and remarks, until a person decides.
  await entity('refinement_item')
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('feature_id', uuid, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('provenance', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('settled', 'text')
    .execute();
  await index('refinement_item_by_feature', 'refinement_item', ['feature_id', 'position']);

  await entity('sprint')
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('goal', 'text', (column) => column.notNull())
    .addColumn('starts_on', day, (column) => column.notNull())
    .addColumn('ends_on', day, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('focus_factor', 'double precision', (column) => column.notNull())
    .addColumn('points_per_day', 'double precision', (column) => column.notNull())
    .addColumn('committed_points', 'integer')
    .addColumn('started_at', instant)
    .addColumn('finished_at', instant)
    .execute();
  await db.schema
    .createIndex('sprint_number')
    .unique()
    .on('sprint')
    .columns(['project_id', 'pi_id', 'number'])
    .execute();
  await db.schema
    .createIndex('sprint_one_active')
    .unique()
    .on('sprint')
    .column('project_id')
    .where(sql.ref('status'), '=', sql.lit('active'))
    .execute();

  await table('sprint_capacity')
    .addColumn('sprint_id', uuid, (column) => column.notNull())
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('days_off', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('sprint_capacity_pk', ['project_id', 'sprint_id', 'id'])
    .execute();

  await table('sprint_change')
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('sprint_id', uuid, (column) => column.notNull())
    .addColumn('story_id', uuid, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('points_before', 'integer')
    .addColumn('points_after', 'integer')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('sprint_change_pk', ['project_id', 'id'])
    .execute();
  await index('sprint_change_by_sprint', 'sprint_change', ['sprint_id', 'at']);

  await entity('test_case')
    .addColumn('pi_id', uuid)
    .addColumn('story_id', uuid)
    .addColumn('criterion_id', uuid)
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('folded', binary, (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('expected', 'text', (column) => column.notNull())
    .addColumn('latest_result', 'text')
    .addColumn('latest_at', instant)
    .addColumn('latest_criterion_version', 'integer')
    .addColumn('provenance', 'text')
    .addColumn('edited_at', instant)
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();
  await db.schema.createIndex('test_case_number').unique().on('test_case').columns(['project_id', 'number']).execute();
  await index('test_case_by_pi', 'test_case', ['pi_id', 'latest_result']);
  await index('test_case_by_story', 'test_case', ['story_id', 'criterion_id']);
  await index('test_case_by_external_id', 'test_case', ['external_id']);
  await index('test_case_newest', 'test_case', ['created_at', 'id']);

  await table('test_result')
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('test_id', uuid, (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('run', 'text')
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer')
    .addColumn('criterion_version', 'integer')
    .addPrimaryKeyConstraint('test_result_pk', ['project_id', 'id'])
    .execute();
  await index('test_result_by_test', 'test_result', ['test_id', 'at', 'id']);

  await entity('test_risk')
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('feature_id', uuid)
    .addColumn('story_id', uuid)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('probability', 'integer', (column) => column.notNull())
    .addColumn('impact', 'integer', (column) => column.notNull())
    .addColumn('mitigation', 'text', (column) => column.notNull())
    .addColumn('provenance', 'text')
    .addColumn('edited_at', instant)
    .addColumn('deleted_at', instant)
    .execute();
  await index('test_risk_by_pi', 'test_risk', ['pi_id', 'created_at', 'id']);

  await table('gate_waiver')
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('revoked_at', instant)
    .addPrimaryKeyConstraint('gate_waiver_pk', ['project_id', 'id'])
    .execute();
  await index('gate_waiver_by_pi', 'gate_waiver', ['pi_id', 'at']);

  // A finding of the linter that a person has seen and lets stand.
  await table('lint_waiver')
    .addColumn('subject_id', uuid, (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('lint_waiver_pk', ['project_id', 'subject_id', 'rule', 'place'])
    .execute();

  await entity('retro_note')
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('story_id', uuid)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', instant)
    .execute();
  await index('retro_note_by_pi', 'retro_note', ['pi_id', 'position']);

  await entity('demo_item')
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('feature_id', uuid, (column) => column.notNull())
    .addColumn('story_id', uuid)
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shown_at', instant)
    .addColumn('shown_by', 'text')
    .addColumn('deleted_at', instant)
    .execute();
  await index('demo_item_by_pi', 'demo_item', ['pi_id', 'feature_id', 'position']);
};
