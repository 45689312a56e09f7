import type { Kind } from '../kind.ts';

export const screenTime = {
  id: 'screen-time',
  title: 'automatic time and screen use trackers',
  strong:
    'screen_time activitywatch which_programs_used computer_time_tracking hours_phone track_computer_use time_wasted programs_hours automatic_time_tracking websites_hours where_day_went productivity_tracker',
  weak: 'program window website browser phone hours distracted',
  things: ['activity', 'program', 'category'],
  people: ['users'],
  field: 'time use',
  features: [
    {
      id: 'record-used-programs-websites-automatically',
      name: 'Record used programs and websites automatically',
      size: 'M',
      skill: 'device-data',
      said: 'record program website automatic',
      asked:
        'see_program_used log_programs record_websites watch_automatically note_itself track_automatically measure_program run_background',
    },
    {
      id: 'show-time-timeline',
      name: 'Show time on a timeline',
      size: 'M',
      skill: 'history',
      said: 'timeline day',
      asked:
        'see_day_timeline see_timeline look_yesterday show_hours_bar see_morning zoom_day see_afternoon scroll_day',
    },
    {
      id: 'categorise-activities-rules',
      name: 'Categorise activities by rules',
      size: 'M',
      skill: 'categories',
      said: 'category rule work private',
      asked:
        'sort_work_private group_programs assign_category count_work name_category mark_youtube_fun set_rule_category tag_activity',
    },
    {
      id: 'show-summaries-day-week',
      name: 'Show summaries by day and week',
      size: 'M',
      skill: 'charts',
      said: 'summary day week chart',
      asked:
        'sum_week see_week_total see_spent_today see_hours_week compare_weeks see_time_program report_week send_weekly',
    },
    {
      id: 'detect-time-away-computer',
      name: 'Detect time away from the computer',
      size: 'M',
      skill: 'device-data',
      said: 'away idle afk',
      asked:
        'detect_away stop_away pause_lunch see_break stop_nobody pause_idle recognise_idle pause_coffee stop_lunch',
    },
    {
      id: 'track-pages-browser-extension',
      name: 'Track pages with a browser extension',
      size: 'M',
      skill: 'browser-extension',
      said: 'browser tab',
      asked:
        'see_website_time track_tabs see_pages_visited log_tabs see_time_youtube record_pages install_browser_extension',
    },
    {
      id: 'track-work-code-editors',
      name: 'Track work in code editors',
      size: 'M',
      skill: 'plugins',
      said: 'editor project code',
      asked:
        'see_project_coded track_editor see_time_project measure_coding record_files see_file_worked connect_editor',
    },
    {
      id: 'set-limits-alerts',
      name: 'Set limits and alerts',
      size: 'M',
      skill: 'alarm',
      said: 'limit too_long alert',
      asked: 'warn_long block_youtube stop_hour limit_games ring_long set_limit tell_enough lock_facebook',
    },
    {
      id: 'keep-data-device',
      name: 'Keep data on the device',
      size: 'M',
      skill: 'encryption',
      said: 'private local own_computer',
      asked: 'keep_computer send_nothing store_local keep_device keep_private leave_computer upload_nothing',
    },
    {
      id: 'export-data',
      name: 'Export data',
      size: 'M',
      skill: 'import-export',
      said: 'export csv',
      asked: 'export_data download_csv save_csv export_excel copy_spreadsheet send_table',
    },
    {
      id: 'query-filter-data',
      name: 'Query and filter data',
      size: 'M',
      skill: 'filters',
      said: 'query filter',
      asked: 'filter_day search_program find_day filter_category query_database ask_hours_program look_up_day',
    },
    {
      id: 'track-phones',
      name: 'Track phones',
      size: 'M',
      skill: 'mobile',
      said: 'phone android',
      asked: 'track_phone see_phone_time count_phone record_app_phone measure_phone see_apps_phone watch_mobile',
    },
    {
      id: 'set-goals-focus',
      name: 'Set goals of focus',
      size: 'M',
      skill: 'goals',
      said: 'goal focus score',
      asked: 'set_goal reach_goal see_focused stay_focused keep_focus score_focus reward_focus see_distracted',
    },
    {
      id: 'synchronise-devices',
      name: 'Synchronise devices',
      size: 'M',
      skill: 'sync',
      said: 'sync devices',
      asked: 'sync_laptop combine_computers merge_devices sum_devices see_devices_together sync_phone',
    },
    {
      id: 'edit-add-times-hand',
      name: 'Edit and add times by hand',
      about: 'What was done away from the screen is added.',
      why: 'not all work is at the computer',
      size: 'M',
      said: 'edit forgot manual',
      asked:
        'add_hours correct_time enter_forgotten delete_entry change_hours enter_hand fill_gap enter_meeting add_meeting',
    },
    {
      id: 'use-api',
      name: 'Use an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked: 'use_api query_api fetch_api connect_api call_api read_script',
    },
  ],
} satisfies Kind;
