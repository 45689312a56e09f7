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
      about:
        'Tasks and their dependencies are written in code files, checked for cycles when loaded and shown as a graph.',
      why: 'clicked pipelines cannot be reviewed, tested or copied',
      size: 'L',
      said: 'define pipeline task dependency flows_code depend_other',
      asked:
        'run_after put_steps_order draw_steps wait_finished define_steps link_jobs build_flow connect_steps start_after say_first depend_steps write_flow see_steps_depend write_python_flow',
    },
    {
      id: 'schedule-runs-time-event',
      name: 'Schedule pipelines',
      about:
        'Each pipeline runs by cron expression or interval with time zone, queues overlaps and shows its next run.',
      why: 'loads started by hand are forgotten on holidays',
      size: 'M',
      skill: 'recurring',
      said: 'schedule nightly trigger',
      asked:
        'run_night start_night start_morning run_hourly start_itself run_monday set_clock start_five start_six run_morning start_monday run_clock',
    },
    {
      id: 'show-runs-state-graphs',
      name: 'Show runs in graphs and timelines',
      about: 'A graph colours each task by state, and a timeline shows start, duration and waiting of every run.',
      why: 'a late load hides behind one slow task',
      size: 'M',
      skill: 'history',
      said: 'state graph overview',
      asked:
        'see_runs see_state see_red_green see_long_took watch_run see_job_finished look_night_went see_ran see_night_went see_run_page see_run_log see_chain_picture see_graph_tasks',
    },
    {
      id: 'read-logs-each-task',
      name: 'Read logs of tasks',
      about: 'Each attempt of a task keeps its own log, followed live while it runs and searchable after it failed.',
      why: 'a failure at night can only be explained from its log',
      size: 'S',
      said: 'log',
      asked:
        'read_log see_error_message read_output look_log find_error see_went_wrong open_log see_why_failed see_why_broke',
    },
    {
      id: 'retry-failed-tasks-fill',
      name: 'Retry failed tasks',
      about: 'A failed task starts again, and past days are filled in.',
      why: 'a source or network often fails only for minutes',
      size: 'M',
      said: 'retry fail',
      asked:
        'run_again start_again try_again repeat_failed run_yesterday_again resume_stopped repeat_failure continue_broke resume_broken',
    },
    {
      id: 'connect-databases-files-services',
      name: 'Connect data sources with ready connectors',
      about: 'A connector is chosen from a list, tested before saving, and says which tables and fields it can read.',
      why: 'each hand-written connection breaks with the next change of the source',
      size: 'L',
      said: 'connect source',
      asked:
        'connect_database read_excel_source fetch_salesforce fetch_ftp take_data_shop connect_sap copy_data_crm connect_sources take_sap take_data fetch_database choose_comes_goes choose_list_source fetch_shop bring_ads',
    },
    {
      id: 'alert-failure-delay',
      name: 'Send alerts on failures',
      about: 'A failed or late run sends task, error and log link by mail, chat or to the person on call.',
      why: "an unnoticed failure leaves yesterday's figures in today's report",
      size: 'M',
      skill: 'notifications',
      said: 'alert fail',
      asked:
        'tell_failed mail_failed tell_broke tell_late call_night tell_missing send_message_failed tell_stuck ring_job tell_wrong message_late tell_numbers_missing say_missing ring_later',
    },
    {
      id: 'keep-credentials-variables',
      name: 'Store connections, variables and secrets',
      about:
        'Passwords are stored encrypted, shown to nobody after saving, and handed to tasks by name per environment.',
      why: 'passwords in code end up in the repository',
      size: 'M',
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
      about: 'Runs are started, stopped, repeated and read by command or call, with the same checks as in the browser.',
      why: 'release scripts and other schedulers have to start runs',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'run_terminal use_terminal type_command start_script run_script call_shell start_console call_program trigger_curl',
    },
    {
      id: 'run-tasks-several-workers',
      name: 'Distribute tasks to workers',
      about: 'Each task goes to a worker machine that has room for it, and many run side by side.',
      why: 'all jobs must be done before the morning',
      size: 'L',
      said: 'worker scale',
      asked: 'share_machines split_machines run_parallel run_same_time add_machine use_servers run_side move_server',
    },
    {
      id: 'check-data-quality',
      name: 'Check data quality with tests',
      about: 'Tests on counts, empty values, ranges and age run between tasks and stop the pipeline or warn.',
      why: 'wrong rows travel into every table behind',
      size: 'M',
      said: 'quality check plausibility',
      asked:
        'check_rows check_empty count_lines stop_bad_data test_numbers check_duplicates compare_yesterday reject_bad_rows check_values check_before_warehouse',
    },
    {
      id: 'show-where-data-comes',
      name: 'Show data lineage between datasets',
      about: 'A graph leads from a table back to its sources and forward to reports, with the pipeline at each step.',
      why: 'nobody dares to change a source without knowing who uses it',
      size: 'M',
      said: 'lineage',
      asked:
        'see_comes trace_number follow_data see_source see_depends see_upstream see_uses_table trace_back follow_number follow_source',
    },
    {
      id: 'load-data-incrementally',
      name: 'Load data incrementally',
      about: 'Each run takes only rows added or changed since a stored mark, and a repeated run makes no doubles.',
      why: 'reading whole tables every night takes longer than the night',
      size: 'M',
      said: 'incremental sync changes',
      asked: 'load_changes copy_changed skip_loaded take_since copy_yesterday read_difference fetch_since bring_since',
    },
    {
      id: 'transform-data-code',
      name: 'Transform data with queries and code',
      about: 'Steps written in SQL or code clean, join and reshape the data on its way.',
      why: 'raw data rarely has the shape that reports need',
      size: 'M',
      said: 'transform python',
      asked:
        'clean_data join_tables write_python write_sql change_columns convert_date calculate_column sum_rows fix_format throw_columns rename_columns merge_tables clean_addresses clean_names turn_sql',
    },
    {
      id: 'keep-versions-pipelines',
      name: 'Version pipelines in Git',
      about: 'Each run names the commit it ran with, and a revert in Git restores the former pipeline.',
      why: 'a changed result needs the code that made it',
      size: 'M',
      skill: 'versions',
      said: 'version',
      asked: 'keep_git go_back see_changed undo_change restore_old push_git compare_versions review_change',
    },
    {
      id: 'write-own-operators-plugins',
      name: 'Write own operators and plugins',
      about:
        'An operator is a class with declared inputs, installed as a package and listed with its version and documentation.',
      why: 'in-house systems have no ready connector',
      size: 'M',
      skill: 'plugins',
      said: 'plugin operator',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'show-metrics-dashboard',
      name: 'Show metrics on a dashboard',
      about: 'Success rate, duration, queue length and age of data stand on one page, each leading to its runs.',
      why: 'creeping slowness shows only over weeks',
      size: 'S',
      skill: 'dashboard',
      said: 'metrics dashboard',
      asked:
        'see_glance count_failures see_numbers_week hang_screen see_average_time show_chart measure_duration see_slower count_runs',
    },
    {
      id: 'backfill-runs',
      name: 'Backfill past periods',
      about: 'A pipeline runs for a range of past dates in order, with a limit on parallel runs and a count.',
      why: 'a corrected rule has to reach the figures of last year',
      size: 'S',
      said: 'backfill missed past',
      asked:
        'fill_past redo_week catch_up fill_missing_days fill_days run_missed_days repeat_month run_past compute_old_days compute_again calculate_old_days',
    },
    {
      id: 'detect-schema-changes',
      name: 'Detect schema changes',
      about: 'New and changed fields are noticed and taken along.',
      why: 'sources add and rename fields without telling anybody',
      size: 'S',
      said: 'new_field schema',
      asked: 'add_field_along tell_field_added take_field come_field',
    },
    {
      id: 'trigger-events',
      name: 'Trigger pipelines by events',
      about: 'A run starts when a file lands, a message arrives or another pipeline ends, with the event as its input.',
      why: 'at a fixed hour a late file is missed',
      size: 'S',
      skill: 'automation-rules',
      said: 'event trigger',
      asked:
        'run_file_arrives start_file_arrives start_folder_complete start_event react_file wait_file start_comes_file',
    },
    {
      id: 'run-containers',
      name: 'Run tasks in containers',
      about:
        'Each task names its image and limits for memory and processor, starts clean and leaves nothing on the host.',
      why: 'two tasks need different versions of the same library',
      size: 'M',
      said: 'container',
      asked: 'run_container use_container',
    },
    {
      id: 'report-resources',
      name: 'Report time and memory of tasks',
      about: 'Run time, peak memory and waiting time are kept per task and compared with its earlier runs.',
      why: 'one greedy task makes all others wait',
      size: 'S',
      skill: 'reports',
      asked: 'see_memory_step see_time_step measure_memory show_step_took',
    },
  ],
} satisfies Kind;
