import type { Kind } from '../kind.ts';

export const dataPipelines = {
  id: 'data-pipelines',
  title: 'data pipelines',
  strong:
    'data_pipeline etl data_warehouse batch_jobs data_engineering dags jobs_nightly scheduled_scripts data_flows scripts_night jobs_fail data_jobs nightly_jobs copy_data_warehouse import_jobs depends_script load_data_sources',
  weak: 'job schedule run retry log data source table task fail dependency',
  things: ['pipeline', 'job', 'run'],
  people: ['data engineers', 'analysts', 'teams'],
  field: 'data engineering',
  features: [
    {
      id: 'define-pipelines-tasks-dependencies',
      name: 'Define workflows of tasks with dependencies',
      size: 'L',
      skill: 'editor',
      said: 'define pipeline task dependency',
      asked:
        'run_after put_steps_order draw_steps wait_finished define_steps link_jobs build_flow connect_steps start_after say_first',
    },
    {
      id: 'schedule-runs-time-event',
      name: 'Schedule runs by time and event',
      size: 'M',
      skill: 'schedule',
      said: 'schedule nightly trigger',
      asked:
        'run_night start_night start_morning run_hourly run_file_arrives start_file_arrives start_itself run_monday set_clock start_five start_six run_morning start_monday',
    },
    {
      id: 'show-runs-state-graphs',
      name: 'Show runs in graphs and timelines',
      size: 'M',
      skill: 'charts',
      said: 'state graph overview',
      asked:
        'see_runs see_state see_red_green see_long_took watch_run see_job_finished look_night_went see_ran see_night_went',
    },
    {
      id: 'read-logs-each-task',
      name: 'Read logs of tasks',
      size: 'S',
      skill: 'search',
      said: 'log',
      asked:
        'read_log see_error_message read_output look_log find_error see_went_wrong open_log see_why_failed see_why_broke',
    },
    {
      id: 'retry-failed-tasks-fill',
      name: 'Retry failed tasks and backfill past periods',
      about: 'A failed task starts again, and past days are filled in.',
      why: 'networks fail at night',
      size: 'M',
      said: 'retry fail backfill',
      asked:
        'run_again start_again try_again repeat_failed fill_past redo_week run_yesterday_again catch_up resume_stopped fill_missing_days fill_days',
    },
    {
      id: 'connect-databases-files-services',
      name: 'Connect data sources with ready connectors',
      size: 'L',
      skill: 'api',
      said: 'connect source',
      asked:
        'connect_database read_excel_source fetch_salesforce fetch_ftp take_data_shop connect_sap copy_data_crm connect_sources take_sap take_data fetch_database',
    },
    {
      id: 'alert-failure-delay',
      name: 'Send alerts on failures',
      size: 'M',
      skill: 'alarm',
      said: 'alert fail',
      asked:
        'tell_failed mail_failed tell_broke tell_late call_night tell_missing send_message_failed tell_stuck ring_job tell_wrong',
    },
    {
      id: 'keep-credentials-variables',
      name: 'Store connections, variables and secrets',
      size: 'M',
      skill: 'tokens',
      said: 'credential variable',
      asked:
        'hide_password keep_password store_password put_password_safe keep_keys change_password_once set_variable lock_password enter_password_once keep_safe store_safe',
    },
    {
      id: 'run-parts-hand',
      name: 'Trigger runs by hand',
      about: 'One task or branch starts with chosen values.',
      why: 'after a repair only one part is missing',
      size: 'S',
      said: 'manual run',
      asked: 'press_run start_hand click_start run_myself start_button start_now choose_date_start press_button',
    },
    {
      id: 'give-teams-roles',
      name: 'Set roles and access control',
      size: 'S',
      skill: 'roles',
      said: 'role',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights',
    },
    {
      id: 'control-api-command-line',
      name: 'Control pipelines by API and command line',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'run_terminal use_terminal type_command start_script run_script call_shell start_console call_program trigger_curl',
    },
    {
      id: 'run-tasks-several-workers',
      name: 'Run tasks on several workers',
      about: 'Tasks go to machines with room.',
      why: 'the night is short',
      size: 'L',
      said: 'worker scale',
      asked: 'share_machines split_machines run_parallel run_same_time add_machine use_servers run_side move_server',
    },
    {
      id: 'check-data-quality',
      name: 'Check data quality with tests',
      size: 'M',
      skill: 'code-checks',
      said: 'quality check',
      asked:
        'check_rows check_empty count_lines stop_bad_data test_numbers check_duplicates compare_yesterday reject_bad_rows',
    },
    {
      id: 'show-where-data-comes',
      name: 'Show data lineage between datasets',
      size: 'M',
      skill: 'tree',
      said: 'lineage',
      asked:
        'see_comes trace_number follow_data see_source see_depends see_upstream see_uses_table trace_back follow_number follow_source',
    },
    {
      id: 'load-data-incrementally',
      name: 'Load data incrementally',
      size: 'M',
      skill: 'sync',
      said: 'incremental sync changes',
      asked: 'load_changes copy_changed skip_loaded take_since copy_yesterday read_difference fetch_since',
    },
    {
      id: 'transform-data-code',
      name: 'Transform data by code',
      about: 'Steps clean and join data in code.',
      why: 'raw data fits nobody',
      size: 'M',
      said: 'transform python',
      asked:
        'clean_data join_tables write_python write_sql change_columns convert_date calculate_column sum_rows fix_format throw_columns rename_columns merge_tables clean_addresses clean_names',
    },
    {
      id: 'keep-versions-pipelines',
      name: 'Version pipelines in Git',
      size: 'M',
      skill: 'versions',
      said: 'version',
      asked: 'keep_git go_back see_changed undo_change restore_old push_git compare_versions review_change',
    },
    {
      id: 'write-own-operators-plugins',
      name: 'Write own operators and plugins',
      size: 'M',
      skill: 'plugins',
      said: 'plugin operator',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'show-metrics-dashboard',
      name: 'Show metrics on a dashboard',
      size: 'S',
      skill: 'dashboard',
      said: 'metrics dashboard',
      asked:
        'see_glance count_failures see_numbers_week hang_screen see_average_time show_chart measure_duration see_slower count_runs',
    },
  ],
} satisfies Kind;
