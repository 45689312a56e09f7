import type { Kind } from '../kind.ts';

export const focusTimer = {
  id: 'focus-timer',
  title: 'focus timers and task timers',
  strong:
    'pomodoro focus_timer concentrate distracted work_sessions_breaks tomato_timer deep_work 25_minutes focus_sessions study_timer procrastinate forget_breaks get_distracted',
  weak: 'focus break timer session distraction concentrate minute',
  told: 'pomodoro focus concentrate minutes break work timer distracted sound phone block tasks today how long freelancer study rings sessions procrastinate count streak adhd stopwatch hours desk',
  things: ['task', 'session', 'break', 'project'],
  people: ['users', 'students', 'freelancers'],
  field: 'personal productivity',
  features: [
    {
      id: 'run-focus-sessions-breaks-timer',
      name: 'Run focus sessions and breaks by timer',
      size: 'S',
      skill: 'timer',
      said: 'timer session break start',
      asked:
        'start_timer run_25 work_25 start_session count_down start_clock stop_timer press_start pause_five click_start take_break start_minutes',
    },
    {
      id: 'set-lengths-sessions-breaks',
      name: 'Set lengths of sessions and breaks',
      size: 'S',
      skill: 'environments',
      said: 'length long short custom',
      asked:
        'set_minutes change_minutes choose_long set_break_length work_50 shorten_break decide_long change_break change_long',
    },
    {
      id: 'plan-tasks-day',
      name: 'Plan tasks for the day',
      size: 'S',
      skill: 'tasks',
      said: 'task today plan',
      asked: 'write_today plan_day choose_today list_today see_today put_day write_tasks pick_three plan_morning',
    },
    {
      id: 'track-time-tasks-projects',
      name: 'Track time on tasks and projects',
      size: 'S',
      skill: 'time-tracking',
      said: 'track time project',
      asked:
        'see_long_task write_time_project count_hours_customer see_time_went measure_task note_time see_hours_project assign_session sum_hours write_learned record_learned',
    },
    {
      id: 'show-statistics-focused-time',
      name: 'Show statistics of focused time',
      size: 'S',
      skill: 'statistics',
      said: 'statistics report week',
      asked:
        'see_focused see_week count_sessions see_best_hour show_chart see_diligent count_tomatoes compare_weeks see_concentrated see_work_best see_best',
    },
    {
      id: 'notify-sound-end-session',
      name: 'Notify by sound at the end of a session',
      size: 'S',
      skill: 'notifications',
      said: 'sound notify alarm',
      asked: 'ring_end play_bell beep_end ring_bell hear_end tell_done play_gong hear_sound',
    },
    {
      id: 'remind-take-breaks',
      name: 'Remind to take breaks',
      size: 'S',
      skill: 'reminders',
      said: 'break remind idle',
      asked:
        'remind_stand remind_pause remind_drink stand_up remind_break look_window stretch_back tell_pause remind_rest tell_drink tell_stand',
    },
    {
      id: 'set-daily-goals',
      name: 'Set daily goals',
      size: 'S',
      skill: 'goals',
      said: 'goal daily streak',
      asked: 'set_goal reach_eight keep_streak set_sessions_day reach_goal see_goal count_streak',
    },
    {
      id: 'import-tasks-issue-trackers',
      name: 'Import tasks from issue trackers',
      size: 'M',
      skill: 'api',
      said: 'jira github import',
      asked:
        'import_jira load_issues fetch_trello take_github load_todoist fetch_tickets pull_tasks import_todoist put_todoist put_jira',
    },
    {
      id: 'show-tasks-beside-calendar',
      name: 'Show tasks beside a calendar',
      size: 'M',
      skill: 'calendar-sync',
      said: 'calendar',
      asked:
        'see_calendar put_calendar see_meetings fetch_appointments plan_meetings drag_calendar see_next_meeting see_free_hours',
    },
    {
      id: 'block-distracting-websites',
      name: 'Block distracting websites',
      size: 'S',
      skill: 'filters',
      said: 'block website app',
      asked:
        'block_facebook block_youtube block_sites stop_instagram lock_phone hide_news block_distraction close_games stop_surfing mute_phone close_news close_sites',
    },
    {
      id: 'repeat-tasks',
      name: 'Repeat tasks',
      size: 'S',
      skill: 'recurring',
      said: 'repeat daily',
      asked: 'repeat_task repeat_daily come_monday write_once repeat_week come_again return_daily',
    },
    {
      id: 'organise-tasks-tags-projects',
      name: 'Organise tasks with tags and projects',
      size: 'S',
      skill: 'tags',
      said: 'tag project',
      asked: 'sort_project put_tags group_tasks sort_subject mark_subject sort_tasks put_labels',
    },
    {
      id: 'synchronise-between-devices',
      name: 'Synchronise between devices',
      size: 'M',
      skill: 'sync',
      said: 'sync phone',
      asked:
        'use_phone_laptop see_phone_computer sync_phone continue_phone keep_same_devices sync_laptop switch_computer',
    },
    {
      id: 'use-keyboard-shortcuts',
      name: 'Use keyboard shortcuts',
      size: 'S',
      skill: 'accessibility',
      said: 'keyboard shortcut',
      asked: 'press_key use_keyboard start_key hit_space use_without_mouse press_space set_shortcut',
    },
    {
      id: 'choose-themes-dark-mode',
      name: 'Choose themes and dark mode',
      size: 'S',
      skill: 'themes',
      said: 'dark theme',
      asked: 'choose_colours change_colours put_dark switch_night change_look read_dark use_night_mode turn_dark',
    },
    {
      id: 'play-background-sounds',
      name: 'Play background sounds',
      size: 'S',
      skill: 'player',
      said: 'sound rain music',
      asked:
        'play_rain hear_rain play_cafe play_noise hear_waves play_music listen_rain tick_clock hear_ticking play_forest',
    },
    {
      id: 'export-recorded-time',
      name: 'Export recorded time',
      size: 'S',
      skill: 'import-export',
      said: 'export csv timesheet',
      asked:
        'export_excel export_csv download_hours save_hours send_hours_boss print_hours give_accountant_hours bill_hours',
    },
    {
      id: 'work-offline-without-account',
      name: 'Work offline without an account',
      size: 'S',
      skill: 'offline',
      said: 'offline private',
      asked:
        'use_without_account work_without_internet use_without_login work_train keep_data_home use_plane register_nothing work_without_account',
    },
  ],
} satisfies Kind;
