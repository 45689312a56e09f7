import type { Kind } from '../kind.ts';

export const habits = {
  id: 'habits',
  title: 'habit trackers',
  strong:
    'habit habit_tracker daily_habits habit_streak habit_strength good_habits bad_habits build_habit habit_reminder habit_widget habit_grid habits_week habits_calendar times_week twice_week every_second_day days_row streak_zero streak_broken longest_streak break_chain unbroken_chain crosses_calendar cross_day squares_month glasses_water drink_water floss_teeth meditate_day meditate_minutes read_pages pages_day push-ups_morning squats_day stretch_morning morning_routine evening_routine stick_routine stay_consistent quit_smoking give_up_smoking cigarettes_day days_smoking days_without without_alcohol without_sugar days_sober biting_nails resolutions new_year_resolutions january_resolutions practise_daily practise_guitar missed_day skipped_days start_again_zero tick_today tick_screen ten_minutes_day vitamins_daily self_discipline steps_day days_abstinent',
  weak: 'routine streak daily tick widget remind chain row discipline willpower motivation resolution meditate floss vitamins water smoking sugar weekday skip consistent cross grid percent miss lapse repetition journaling relapse yoga',
  told: 'days times week forget stick january notebook squares fridge marker zero sick holiday guilty glasses pages minutes meditation run stretching teeth cigarette sweets bed nobody private account subscription screen tap evening morning nudge progress stronger slipped lazy quit cheat row',
  things: ['habit', 'routine', 'streak', 'day'],
  people: ['users', 'people', 'students', 'coaches'],
  field: 'personal habits',
  features: [
    {
      id: 'tick-off-habits',
      name: 'Tick off habits each day',
      about: 'One tap marks a habit as done for today.',
      why: 'what takes longer than a second is left out within a week',
      size: 'S',
      said: 'tick done cross mark_done ticking check_off',
      asked:
        'tick_habit mark_done check_today press_done tap_circle record_did log_meditation put_cross confirm_did note_exercised finish_list',
    },
    {
      id: 'create-habits',
      name: 'Create habits with icons and colours',
      about: 'Each habit has a name, a picture and a reason that its owner wrote.',
      why: 'everybody wants to become something else',
      size: 'S',
      said: 'own_habits icon colour question',
      asked:
        'create_habit add_routine name_habit pick_icon give_colour choose_emoji describe_routine define_habit start_routine enter_intention',
    },
    {
      id: 'remind-each-habit',
      name: 'Remind of each habit',
      about: 'Every habit rings at its own hours and only on its own days.',
      why: 'a new routine is forgotten before it is refused',
      size: 'S',
      skill: 'reminders',
      said: 'remind reminder nudge forget own_time',
      asked:
        'remind_hour nag_evening buzz_brush ping_time ring_morning nudge_evening poke_stretch remind_vitamins beep_drink remind_separately tell_time_practise',
    },
    {
      id: 'set-flexible-schedules',
      name: 'Set flexible schedules',
      about: 'A habit is due daily, on chosen weekdays, or so many times a week or month.',
      why: 'few good habits fit every single day',
      size: 'M',
      skill: 'recurring',
      said: 'times_week weekdays twice_week every_second schedule frequency',
      asked:
        'choose_weekdays practise_twice_week run_three_week set_times_week repeat_fortnight choose_frequency leave_weekends set_days plan_second_day count_weekly repeat_month',
    },
    {
      id: 'count-streaks',
      name: 'Count streaks per habit',
      about: 'The present and the best series stand beside each habit.',
      why: 'nobody likes to break a long chain',
      size: 'S',
      skill: 'gamification',
      said: 'streak chain days_row longest',
      asked:
        'count_days_row see_streak keep_chain show_longest count_chain see_row build_chain hold_series compare_best_streak see_unbroken',
    },
    {
      id: 'show-history-calendar',
      name: 'Show history in a calendar',
      about: 'Coloured days show a month or a year of one habit at a glance.',
      why: 'gaps are seen sooner than they are remembered',
      size: 'M',
      skill: 'history',
      said: 'calendar history heatmap month year squares',
      asked:
        'see_month_squares see_colours look_last_month show_year_dots view_heatmap open_calendar see_missed show_gaps scroll_months see_green show_history',
    },
    {
      id: 'show-completion-charts',
      name: 'Show completion rates and charts',
      about: 'Shares and sums by week, month and weekday are drawn per habit.',
      why: 'a feeling of failure is often wrong by the numbers',
      size: 'M',
      skill: 'charts',
      said: 'statistics chart percent rate progress',
      asked:
        'see_percent chart_weeks compare_months show_rate draw_curve see_best_weekday count_total see_numbers measure_success summarise_year see_trend',
    },
    {
      id: 'record-amounts',
      name: 'Record amounts towards a target',
      about: 'Glasses, pages or kilometres are added up until the goal of the day is met.',
      why: 'half a litre is neither nothing nor enough',
      size: 'M',
      skill: 'goals',
      said: 'amount number target glasses pages litres unit',
      asked:
        'count_glasses enter_pages log_minutes add_glass record_kilometres set_target_litres count_push-ups write_number track_steps reach_pages fill_bottle',
    },
    {
      id: 'tick-from-widget',
      name: 'Tick off from a widget',
      about: 'Small tiles on the start screen show and mark what is due.',
      why: 'an app that has to be opened is soon not opened',
      size: 'M',
      said: 'widget home_screen lock_screen',
      asked:
        'put_home_screen tick_start_screen use_widget press_lock_screen show_front_screen tap_screen tick_without_opening place_tile resize_widget see_glance',
    },
    {
      id: 'choose-theme',
      name: 'Choose themes and dark mode',
      about: 'Light, dark and pure black looks can follow the phone.',
      why: 'the last tick of the day is made in bed',
      size: 'S',
      skill: 'themes',
      said: 'dark theme',
      asked:
        'switch_dark choose_background use_black change_look pick_theme dim_screen set_night follow_system_look change_font',
    },
    {
      id: 'add-day-notes',
      name: 'Add notes to days',
      about: 'A line beside a day says how it went or what came between.',
      why: 'reasons for a lapse are forgotten by the next',
      size: 'S',
      skill: 'notes',
      said: 'note comment why_missed',
      asked:
        'write_missed add_comment note_reason keep_thought write_line attach_remark explain_lapse record_felt describe_day',
    },
    {
      id: 'group-habits',
      name: 'Group habits by daytime or area',
      about: 'Morning, evening, health and work have their own parts of the list.',
      why: 'twenty habits in one row look like a punishment',
      size: 'S',
      skill: 'categories',
      said: 'group category area morning evening sort',
      asked:
        'sort_morning split_health_work group_routines filter_area arrange_daytime order_list drag_position put_section separate_work_home show_morning label_routine',
    },
    {
      id: 'export-records',
      name: 'Export and import records',
      about: 'All days leave as a table, and those of another program come in.',
      why: 'five years of ticks must outlive an app',
      size: 'S',
      skill: 'import-export',
      said: 'export csv import spreadsheet',
      asked:
        'export_csv save_spreadsheet download_data import_diary load_ticks read_excel take_records give_coach_file move_data',
    },
    {
      id: 'archive-habits',
      name: 'Archive and restore habits',
      about: 'What has become natural leaves the list, and its past is kept.',
      why: 'a short list is done, a long one is avoided',
      size: 'S',
      said: 'archive hide_finished put_away',
      asked:
        'archive_habit hide_finished retire_routine bring_old keep_finished remove_list put_seasonal restore_archived resume_old clear_list',
    },
    {
      id: 'back-up-sync',
      name: 'Back up and sync devices',
      about: 'A copy goes where its owner wants, and a second device shows the same days.',
      why: 'a broken phone should not end a streak',
      size: 'M',
      skill: 'sync',
      said: 'backup sync phone_lost second_device',
      asked:
        'backup_phone copy_tablet sync_devices change_phone restore_phone keep_cloud_copy see_phone_computer save_copy recover_broken share_folder',
    },
    {
      id: 'fill-in-past-days',
      name: 'Fill in and correct past days',
      about: 'Yesterday and earlier days can still be marked or unmarked.',
      why: 'it was done, only not noted',
      size: 'S',
      said: 'yesterday forgot_to_tick correct',
      asked:
        'fill_yesterday change_past correct_day enter_late add_forgotten edit_yesterday undo_tick fix_wrong_tap mark_afterwards',
    },
    {
      id: 'skip-and-pause',
      name: 'Skip days and pause habits',
      about: 'Illness and holidays count neither for nor against a streak.',
      why: 'whoever is punished for a fever gives up',
      size: 'S',
      said: 'skip pause sick holiday rest_day',
      asked:
        'skip_sick pause_holiday take_day_off stop_travel mark_rest suspend_weeks keep_streak_ill ignore_vacation exclude_fever leave_blank',
    },
    {
      id: 'answer-reminders',
      name: 'Answer reminders directly',
      about: 'Done, later and not today stand in the message itself.',
      why: 'unlocking the phone leads elsewhere',
      size: 'S',
      skill: 'reminders',
      said: 'from_notification snooze later',
      asked:
        'answer_notification tick_notification snooze_reminder postpone_hour press_yes swipe_message delay_ping confirm_banner say_later',
    },
    {
      id: 'work-offline',
      name: 'Work offline without an account',
      about: 'All days stay on the device, with no registration and no advertising.',
      why: 'what one fails at is a private matter',
      size: 'S',
      skill: 'offline',
      said: 'offline private without_account no_cloud no_ads',
      asked:
        'use_without_account keep_device send_nothing work_airplane store_locally register_nothing start_without_registration work_without_internet stay_private leave_cloud',
    },
    {
      id: 'break-bad-habits',
      name: 'Break bad habits',
      about: 'Clean days are counted, slips are noted, and a limit can be lowered step by step.',
      why: 'stopping needs another measure than doing',
      size: 'S',
      said: 'bad_habit quit smoking without relapse sober',
      asked:
        'stop_smoking count_sober limit_cigarettes reduce_sweets measure_clean log_relapse see_money_saved drop_biting track_alcohol see_last_cigarette lower_limit',
    },
    {
      id: 'score-strength',
      name: 'Score the strength of habits',
      about: 'A score grows with repetition and sinks only a little after a missed day.',
      why: 'one slip after many weeks is no new beginning',
      size: 'M',
      said: 'strength score strong how_firm',
      asked:
        'see_strong show_strength score_habit see_firm rate_habit calculate_score lower_slowly become_automatic measure_rooted weigh_recent rise_repetition recover_slip',
    },
    {
      id: 'time-habits',
      name: 'Time habits with a timer',
      about: 'A clock runs for as long as the habit asks and marks it at the end.',
      why: 'ten minutes are either guessed or measured',
      size: 'S',
      skill: 'timer',
      said: 'timer stopwatch minutes_run',
      asked:
        'time_meditation run_countdown start_clock stop_plank measure_minutes count_seconds ring_finished hold_plank_seconds use_stopwatch set_ten_minutes',
    },
  ],
} satisfies Kind;
