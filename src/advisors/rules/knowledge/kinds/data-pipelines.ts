import type { Kind } from '../kind.ts';

export const dataPipelines = {
  id: 'data-pipelines',
  title: 'data pipelines',
  strong:
    'data_pipeline etl data_warehouse batch_jobs data_engineering dags jobs_nightly scheduled_scripts data_flows scripts_night jobs_fail data_jobs nightly_jobs copy_data_warehouse import_jobs depends_script load_data_sources numbers_glue_sheet scripts_copied_night sources_files_interfaces steps_depend missed_days fetch_numbers_sheet comes_where_goes depend_each_other programs_after_another step_fails_again flows_python fetch_numbers_shop glue_together every_monday_fetch step_broke sources_destinations jobs_morning_after one_after_another_jobs third_dies jobs_every_morning graphs_wrong chain_red_green from_the_broken_one',
  weak: 'job schedule run retry log data source table task fail dependency step steps sources flow numbers',
  told: 'nightly job jobs load transfer database warehouse extract csv api fails retry schedule depends order runs etl sync source target tables backfill alert logs airflow cron transform incremental spreadsheet copy',
  things: ['pipeline', 'job', 'run'],
  people: ['data engineers', 'analysts', 'teams'],
  field: 'data engineering',
  features: [
    {
      id: 'define-pipelines-tasks-dependencies',
      name: 'Define pipelines as code',
      size: 'L',
      skill: 'editor',
      said: 'define pipeline task dependency flows_code depend_other',
      asked:
        'run_after put_steps_order draw_steps wait_finished define_steps link_jobs build_flow connect_steps start_after say_first depend_steps write_flow see_steps_depend write_python_flow',
    },
    {
      id: 'schedule-runs-time-event',
      name: 'Schedule pipelines',
      size: 'M',
      skill: 'schedule',
      said: 'schedule nightly trigger',
      asked:
        'run_night start_night start_morning run_hourly start_itself run_monday set_clock start_five start_six run_morning start_monday run_clock',
    },
    {
      id: 'show-runs-state-graphs',
      name: 'Show runs in graphs and timelines',
      size: 'M',
      skill: 'charts',
      said: 'state graph overview',
      asked:
        'see_runs see_state see_red_green see_long_took watch_run see_job_finished look_night_went see_ran see_night_went see_run_page see_run_log see_chain_picture see_graph_tasks',
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
      name: 'Retry failed tasks',
      about: 'A failed task starts again, and past days are filled in.',
      why: 'networks fail at night',
      size: 'M',
      said: 'retry fail',
      asked:
        'run_again start_again try_again repeat_failed run_yesterday_again resume_stopped repeat_failure continue_broke resume_broken',
    },
    {
      id: 'connect-databases-files-services',
      name: 'Connect data sources with ready connectors',
      size: 'L',
      skill: 'api',
      said: 'connect source',
      asked:
        'connect_database read_excel_source fetch_salesforce fetch_ftp take_data_shop connect_sap copy_data_crm connect_sources take_sap take_data fetch_database choose_comes_goes choose_list_source fetch_shop bring_ads',
    },
    {
      id: 'alert-failure-delay',
      name: 'Send alerts on failures',
      size: 'M',
      skill: 'alarm',
      said: 'alert fail',
      asked:
        'tell_failed mail_failed tell_broke tell_late call_night tell_missing send_message_failed tell_stuck ring_job tell_wrong message_late tell_numbers_missing say_missing ring_later',
    },
    {
      id: 'keep-credentials-variables',
      name: 'Store connections, variables and secrets',
      size: 'M',
      skill: 'tokens',
      said: 'credential variable',
      asked:
        'hide_password keep_password store_password put_password_safe keep_keys change_password_once set_variable lock_password enter_password_once keep_safe store_safe hide_ads_password',
    },
    {
      id: 'run-parts-hand',
      name: 'Start runs by hand with parameters',
      about: 'One task or branch starts with chosen values.',
      why: 'after a repair only one part is missing',
      size: 'S',
      said: 'manual run',
      asked:
        'press_run start_hand click_start run_myself start_button start_now choose_date_start press_button start_parameters',
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
      name: 'Distribute tasks to workers',
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
      said: 'quality check plausibility',
      asked:
        'check_rows check_empty count_lines stop_bad_data test_numbers check_duplicates compare_yesterday reject_bad_rows check_values check_before_warehouse',
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
      asked: 'load_changes copy_changed skip_loaded take_since copy_yesterday read_difference fetch_since bring_since',
    },
    {
      id: 'transform-data-code',
      name: 'Transform data with queries and code',
      about: 'Steps clean and join data in code.',
      why: 'raw data fits nobody',
      size: 'M',
      said: 'transform python',
      asked:
        'clean_data join_tables write_python write_sql change_columns convert_date calculate_column sum_rows fix_format throw_columns rename_columns merge_tables clean_addresses clean_names turn_sql',
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
    {
      id: 'backfill-runs',
      name: 'Backfill past periods',
      size: 'S',
      skill: 'recurring',
      said: 'backfill missed past',
      asked:
        'fill_past redo_week catch_up fill_missing_days fill_days run_missed_days repeat_month run_past compute_old_days compute_again calculate_old_days',
    },
    {
      id: 'detect-schema-changes',
      name: 'Detect schema changes',
      about: 'New and changed fields are noticed and taken along.',
      why: 'sources change without a word',
      size: 'S',
      said: 'new_field schema',
      asked: 'add_field_along tell_field_added take_field come_field',
    },
    {
      id: 'trigger-events',
      name: 'Trigger pipelines by events',
      size: 'S',
      skill: 'webhooks',
      said: 'event trigger',
      asked:
        'run_file_arrives start_file_arrives start_folder_complete start_event react_file wait_file start_comes_file',
    },
    {
      id: 'run-containers',
      name: 'Run tasks in containers',
      size: 'M',
      skill: 'sandbox',
      said: 'container',
      asked: 'run_container use_container',
    },
    {
      id: 'report-resources',
      name: 'Report time and memory of tasks',
      size: 'S',
      skill: 'reports',
      asked: 'see_memory_step see_time_step measure_memory show_step_took',
    },
  ],
} satisfies Kind;
