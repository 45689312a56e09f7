import type { Kind } from '../kind.ts';

export const jobHeartbeats = {
  id: 'job-heartbeats',
  title: 'heartbeat monitoring of scheduled jobs',
  strong:
    "healthchecks healthchecks.io cronitor dead_man's_switch dead_mans_switch dead_man_switch deadman snitch cronhub cron_monitoring cron_job_monitoring cron_jobs crontab heartbeat_monitoring heartbeat_url scheduled_jobs scheduled_tasks_silent scheduled_task_monitoring job_did_run job_run_missed jobs_stopped_running backup_never_ran backup_stopped_months nightly_backup_silent nightly_jobs nightly_job nightly_script script_stopped_running scripts_run_night backup_ran_night job_silent ping_url_end job_calls_home curl_line_script job_stays_silent job_missed_run import_never_ran night_scripts systemd_timers kubernetes_cronjobs task_scheduler_script background_jobs_ran script_reports_finished",
  weak: 'cron backup script job heartbeat ping schedule silent alert curl exit grace task',
  told: 'backup script job jobs ran noticed silent export import invoice morning failed cron schedule alert telegram ping curl disk',
  things: ['check', 'job', 'ping', 'schedule', 'alert'],
  people: ['administrators', 'developers', 'teams', 'operators'],
  field: 'operation of scheduled jobs',
  features: [
    {
      id: 'receive-pings',
      name: 'Receive pings from jobs over HTTP',
      about: 'Each job has an address of its own that it calls when done.',
      why: 'a sign of life is one more line in the script',
      size: 'M',
      said: 'ping url curl report_finished',
      asked:
        'call_address_done ping_url_script send_sign_life report_job_done request_curl_script give_job_address hit_link_finished post_heartbeat add_line_script',
    },
    {
      id: 'alert-missing',
      name: 'Alert when a job does not report',
      about: 'A check that stays silent past its expected time raises an alert.',
      why: 'a job that never started writes no error',
      size: 'M',
      skill: 'alarm',
      said: 'missing silent never_ran nothing_came',
      asked:
        'alert_job_silent tell_backup_missing warn_job_skipped catch_script_stopped shout_nothing_came raise_alarm_silence hear_export_failed ring_sign_missing tell_copy_forgotten',
    },
    {
      id: 'set-schedules',
      name: 'Set schedules as period or cron expression',
      about: 'Each check expects a ping every so many hours or as a cron expression says.',
      why: 'lateness can only be judged against a plan',
      size: 'M',
      said: 'schedule cron_expression period daily',
      asked:
        'set_cron_expression run_job_daily say_weekly_job enter_schedule_check define_period_hours choose_weekdays_run paste_crontab_line plan_monthly_run accept_systemd_calendar',
    },
    {
      id: 'grace-time',
      name: 'Allow a grace time',
      about: 'A job counts as down only after an extra waiting time has passed too.',
      why: 'some nights a job has more data to work through',
      size: 'S',
      said: 'grace tolerance delay late_bit',
      asked:
        'accept_minutes_late give_grace_time wait_half_hour accept_small_delay set_tolerance_job stop_false_alarms tune_late_limit ignore_short_delay',
    },
    {
      id: 'alert-channels',
      name: 'Notify by email, chat, text and call',
      about: 'Each check chooses the channels that are told.',
      why: 'people read in different places',
      size: 'M',
      skill: 'notifications',
      said: 'email slack telegram text_message call',
      asked:
        'send_slack_message mail_admin_failure text_phone_night message_telegram_group call_phone_urgent push_phone_alert choose_channel_job post_teams_channel open_pagerduty',
    },
    {
      id: 'report-failure',
      name: 'Report failures and exit codes',
      about: 'A job reports by itself that it failed, with its exit code.',
      why: 'a job that ran has not always succeeded',
      size: 'S',
      said: 'failure exit_code went_wrong',
      asked:
        'report_exit_code tell_script_failed send_fail_signal mark_run_failed see_job_crashed send_error_straight separate_failed_finished catch_nonzero_code show_error_number',
    },
    {
      id: 'jobs-overview',
      name: 'Show the state of all jobs',
      why: 'one look in the morning is enough',
      about: 'One live page shows which jobs are up, late, down or paused.',
      size: 'M',
      skill: 'dashboard',
      said: 'overview dashboard list green_red',
      asked:
        'see_jobs_page show_green_red list_jobs_state look_morning_overview view_late_jobs display_wall_screen sort_failed_first check_nightly_runs',
    },
    {
      id: 'run-times',
      name: 'Measure run times with start signals',
      about: 'Pings at start and end give the duration, which is drawn over weeks.',
      why: 'a job that grows slower overruns its window one day',
      size: 'M',
      skill: 'charts',
      said: 'duration run_time start_signal',
      asked:
        'measure_job_minutes see_run_longer send_start_signal chart_duration_weeks compare_run_length show_average_time time_backup_run spot_job_slower',
    },
    {
      id: 'ping-log',
      name: 'Show the log of pings',
      about: 'Each ping is listed with time, source, kind and duration.',
      why: 'after a failure everybody asks since when',
      size: 'S',
      skill: 'history',
      said: 'log history last_runs',
      asked:
        'see_last_run show_ping_history list_runs_month look_signals_came view_past_events find_last_success keep_log_calls check_ip_came',
    },
    {
      id: 'recovery-notice',
      name: 'Notify when a job is back',
      about: 'The first ping after an outage is announced together with the length of the outage.',
      why: 'those on call may then go back to sleep',
      size: 'S',
      skill: 'notifications',
      said: 'back recovered okay_again',
      asked:
        'tell_job_again send_all-clear notify_recovered say_running_again close_alert_back report_outage_length hear_works_again announce_job_fixed',
    },
    {
      id: 'overrun',
      name: 'Alert when a job runs too long',
      about: 'A job that started but does not finish within its limit counts as down.',
      why: 'a hanging job blocks the next one',
      size: 'S',
      skill: 'alarm',
      said: 'hangs frozen stuck overrun',
      asked:
        'warn_job_hangs tell_started_unfinished alert_runtime_limit catch_stuck_script spot_endless_run limit_run_minutes warn_finished_suspiciously see_jobs_overlap',
    },
    {
      id: 'tags-projects',
      name: 'Organise checks with tags and projects',
      why: 'two hundred jobs need order',
      about: 'Checks carry tags for customer, machine or environment, and a click filters by them.',
      size: 'S',
      skill: 'tags',
      said: 'tags projects group customers',
      asked:
        'group_jobs_customer tag_checks_server sort_jobs_projects filter_production_jobs separate_test_jobs name_describe_check keep_customers_apart search_job_name',
    },
    {
      id: 'team-access',
      name: 'Share projects with team members',
      about: 'Each colleague may see, edit or administer the checks of a project.',
      why: 'somebody must answer alerts during holidays',
      size: 'S',
      skill: 'roles',
      said: 'team colleagues roles invite',
      asked:
        'invite_colleague_project share_checks_team give_read_access add_member_roles invite_customer_look share_holiday_colleague manage_team_rights remove_former_employee',
    },
    {
      id: 'store-output',
      name: 'Store the output of jobs',
      about: "The last lines of the job's output are sent and kept with the ping.",
      why: 'the cause of a failure stands in the output',
      size: 'M',
      said: 'output log_lines error_text body',
      asked:
        'store_job_output attach_log_lines read_error_text send_last_lines keep_script_messages show_output_run save_ping_body see_script_printed',
    },
    {
      id: 'manage-api',
      name: 'Manage checks through an API',
      about: 'Scripts create, change, list and pause checks through a documented interface.',
      why: 'new servers are set up by scripts and need checks too',
      size: 'M',
      skill: 'api',
      said: 'api terraform script_create',
      asked:
        'create_checks_api manage_checks_terraform read_state_program list_checks_json change_check_script deploy_checks_code issue_access_keys query_status_curl',
    },
    {
      id: 'webhooks',
      name: 'Call webhooks on changes',
      about: "Going down or coming back calls an address of the user's choice with chosen headers and body.",
      why: 'some alerts should start another program',
      size: 'S',
      skill: 'webhooks',
      said: 'webhook trigger_action restart',
      asked:
        'call_webhook_down trigger_restart_script post_ticket_system start_action_failure send_json_address run_command_alert connect_home_automation forward_alert_system',
    },
    {
      id: 'pause-checks',
      name: 'Pause checks during maintenance',
      about: 'A paused check sends no alerts until somebody resumes it or the next ping arrives.',
      why: 'planned maintenance should alarm nobody',
      size: 'S',
      said: 'pause maintenance mute switched_off',
      asked:
        'pause_check_maintenance silence_alarm_update mute_job_holidays switch_off_seasonal resume_check_ping stop_alerts_migration disable_old_job skip_planned_downtime',
    },
    {
      id: 'time-zones',
      name: "Read schedules in the job's time zone",
      about: 'Each check reads its schedule in its own time zone, through summer time too.',
      why: 'the change of the clock raises false alarms twice a year',
      size: 'S',
      skill: 'time-zones',
      said: 'time_zone summer_time utc',
      asked:
        'set_time_zone follow_summer_time shift_clock_hour choose_utc_local run_job_abroad prevent_daylight_alarm show_local_time handle_clock_change',
    },
    {
      id: 'status-badges',
      name: 'Show status badges',
      about: 'A small picture shows the state of a check or tag in a readme or wiki.',
      why: 'teams see the state on the pages they open anyway',
      size: 'S',
      skill: 'public-pages',
      said: 'badge readme embed',
      asked:
        'show_badge_readme embed_state_picture put_badge_wiki display_status_intranet link_shield_tag publish_state_image offer_json_badge see_state_outside',
    },
    {
      id: 'summary-reports',
      name: 'Email weekly and monthly reports',
      why: 'customers want it in writing',
      about: 'A mail each week or month sums up state, outages and downtime per check.',
      size: 'S',
      skill: 'reports',
      said: 'weekly_report monthly summary downtime',
      asked:
        'mail_weekly_report send_monthly_summary count_downtime_month prove_backups_customer list_failures_week report_percent_successful print_runs_audit sum_outages_quarter',
    },
    {
      id: 'nag-reminders',
      name: 'Repeat reminders while jobs are down',
      about: 'The alert is repeated hourly or daily until somebody acts, and then goes further up.',
      why: 'a single mail is overlooked',
      size: 'S',
      skill: 'alarm',
      said: 'remind_again repeat escalate nag',
      asked:
        'repeat_alert_hourly remind_until_fixed nag_daily_down escalate_next_person send_again_later call_second_colleague acknowledge_alert_stop call_boss_unanswered',
    },
    {
      id: 'email-pings',
      name: 'Receive pings by email',
      why: 'some devices can only mail',
      about: 'Each check has a mail address, and words in the subject tell success from failure.',
      size: 'M',
      said: 'mail_address inbound subject success_mail',
      asked:
        'receive_ping_email read_success_mail forward_report_mail check_subject_word watch_backup_mails match_keyword_body spot_mail_missing send_nas_mail',
    },
    {
      id: 'wrap-command',
      name: 'Wrap jobs with a command-line tool',
      why: 'nobody rewrites old scripts',
      about: 'A tool put before the command reports its start, end, exit code and output.',
      size: 'M',
      said: 'command_line wrapper agent library',
      asked:
        'wrap_command_line install_agent_server put_tool_before use_python_library monitor_windows_tasks retry_ping_network add_powershell_module wrap_function_code',
    },
    {
      id: 'auto-create',
      name: 'Create checks from first ping or crontab',
      about: 'Jobs that are not known yet appear as checks at their first ping.',
      why: 'the job somebody forgot to add is the one that fails',
      size: 'M',
      said: 'automatic_create discover crontab_import',
      asked:
        'discover_jobs_server create_check_automatic import_crontab_file find_forgotten_jobs scan_machine_jobs register_first_ping add_jobs_themselves sync_timers_list',
    },
    {
      id: 'self-host',
      name: 'Run on your own server',
      about: "A container with database and mail settings runs the service on a server of one's own.",
      why: 'some companies let no job names leave the house',
      size: 'M',
      skill: 'self-hosting',
      said: 'self-host docker inside_network',
      asked:
        'host_ourselves_server run_docker_container install_inside_network keep_data_house update_image_database use_postgres_database deploy_raspberry_pi set_mail_server',
    },
  ],
} satisfies Kind;
