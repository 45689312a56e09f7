import type { Kind } from '../kind.ts';

export const sleepTracking = {
  id: 'sleep-tracking',
  title: 'sleep tracking apps',
  strong:
    'sleep_tracking sleep_tracker sleep_app sleep_diary sleep_log sleep_phases sleep_stages sleep_quality sleep_cycle sleep_android sleepcycle deep_sleep light_sleep rem_sleep snoring snore smart_alarm wake_light_sleep hours_sleep slept_badly sleep_badly how_slept sleep_apnea sleep_apnoea insomnia sleepless awake_night lie_awake wake_tired wake_night wake_ups_night sleep_debt fall_asleep falling_asleep talk_sleep sleep_talking nightmares night_sweats sleep_data sleep_score polysomnography actigraphy hypnogram white_noise nap_timer phone_mattress under_pillow wake_gently sleep_sounds tired_morning',
  weak: 'sleep asleep pillow bed tired dream nap awake mattress wake alarm snoring drowsy melatonin',
  told: 'sleep asleep awake bed tired dreams pillow nap snore wake bedtime slept restless mattress alarm rain noise coffee lights groggy midnight yawning',
  things: ['night', 'sleep phase', 'alarm', 'dream', 'nap'],
  people: ['sleepers', 'partners', 'parents', 'sleep coaches'],
  field: 'sleep medicine and sleep hygiene',
  features: [
    {
      id: 'track-sleep-sensors',
      name: 'Track sleep by phone or watch',
      about: 'Movement or sound through the night is taken in from bed.',
      why: 'nobody can watch himself asleep',
      size: 'L',
      skill: 'device-data',
      said: 'track_sleep sleep_sensor watch_sleep',
      asked:
        'track_sleep_phone record_night_movement watch_sleep_mattress measure_turning_bed put_phone_pillow detect_asleep use_watch_night start_tracking_bedtime',
    },
    {
      id: 'show-sleep-phases',
      name: 'Show sleep phases of the night',
      why: 'eight hours are not always eight hours',
      about: 'Deep, light and dream sleep appear as a curve by the hour.',
      size: 'M',
      skill: 'charts',
      said: 'sleep_phases deep_sleep light_sleep rem',
      asked:
        'show_sleep_phases see_deep_sleep draw_night_curve separate_light_sleep view_rem_minutes see_hypnogram tell_slept_deeply',
    },
    {
      id: 'wake-light-sleep',
      name: 'Wake by smart alarm in light sleep',
      about: 'The alarm rings in light sleep within half an hour before the time set.',
      why: 'being torn from deep sleep spoils the day',
      size: 'M',
      said: 'smart_alarm wake_gently',
      asked:
        'ring_light_sleep ring_right_moment choose_wake_window open_eyes_gently rise_less_groggy pull_deep_sleep set_half_hour_window',
    },
    {
      id: 'record-snoring-talking',
      name: 'Record snoring, talking and coughing',
      about: 'Only the loud spots are kept and can be heard.',
      why: 'one does not believe it until one hears it',
      size: 'M',
      said: 'record_snoring sleep_talking night_noises',
      asked:
        'record_snoring hear_talk_asleep count_snore_minutes play_night_sounds listen_cough_night catch_grinding_teeth prove_snore',
    },
    {
      id: 'chart-trends',
      name: 'Show trends of sleep over weeks',
      why: 'one bad night says nothing',
      about: 'Duration, times and quality are charted by week, month and season.',
      size: 'S',
      skill: 'charts',
      said: 'sleep_trends average_sleep',
      asked:
        'show_sleep_trend compare_weeks_slept see_average_night look_month_sleep view_winter_summer draw_bedtime_months follow_wake_times',
    },
    {
      id: 'score-sleep-quality',
      name: 'Score the quality of each night',
      why: 'one figure is understood at breakfast',
      about: 'Each night gets a number from duration, depth and waking.',
      size: 'S',
      skill: 'calculation',
      said: 'sleep_score sleep_quality',
      asked:
        'score_night rate_sleep_number calculate_sleep_efficiency give_night_points show_morning_score grade_slept',
    },
    {
      id: 'play-sleep-sounds',
      name: 'Play sounds and stories to fall asleep',
      about: 'Rain, noise or a voice fade out when breath grows calm.',
      why: 'silence makes thoughts loud',
      size: 'M',
      skill: 'player',
      said: 'sleep_sounds white_noise bedtime_story lullaby',
      asked:
        'play_rain_sound hear_white_noise tell_bedtime_story switch_sound_asleep stop_music_asleep listen_sea_waves mix_fan_noise',
    },
    {
      id: 'keep-sleep-diary',
      name: 'Keep a sleep diary',
      about: 'Bedtime, waking, mood and naps are typed in without sensors.',
      why: 'the sleep doctor asks for two weeks',
      size: 'S',
      skill: 'forms',
      said: 'sleep_diary sleep_log',
      asked:
        'keep_sleep_diary write_bedtime enter_woke_times fill_morning_questions note_lay_awake type_hours_slept guess_fell_asleep',
    },
    {
      id: 'tag-habits',
      name: 'Note coffee, alcohol, sport and stress',
      about: 'Small marks before sleep say what the day was like.',
      why: 'the cause lies in the day',
      size: 'S',
      skill: 'tags',
      said: 'sleep_notes coffee alcohol stress',
      asked:
        'note_coffee mark_wine_evening tag_late_meal tick_sport_day write_stress_bed log_pill_taken add_screen_time',
    },
    {
      id: 'correlate-habits',
      name: 'Show what helps and harms sleep',
      about: 'Nights with and without a habit are set against each other.',
      why: 'coffee at five may be the culprit',
      size: 'M',
      said: 'what_helps influences correlation',
      asked:
        'see_helps_sleep compare_coffee_nights find_sleep_culprit explain_bad_nights show_wine_effect link_sport_sleep discover_sleep_pattern',
    },
    {
      id: 'remind-bedtime',
      name: 'Remind of bedtime',
      about: 'A sign comes an hour before, with screens dimmed.',
      why: 'one more film is the usual enemy',
      size: 'S',
      skill: 'reminders',
      said: 'bedtime_reminder go_to_bed',
      asked:
        'remind_bedtime tell_go_bed warn_late_film dim_screen_evening send_wind_down push_bed_earlier stop_scrolling_night',
    },
    {
      id: 'set-sleep-goals',
      name: 'Set sleep goals and show sleep debt',
      why: 'what is missed adds up',
      about: 'Wanted hours are set against those slept, and the debt adds up over days.',
      size: 'S',
      skill: 'goals',
      said: 'sleep_goal sleep_debt enough_sleep',
      asked:
        'set_sleep_goal count_sleep_debt see_missing_hours reach_eight_hours keep_same_bedtime catch_up_sleep measure_regular_sleep',
    },
    {
      id: 'detect-breathing',
      name: 'Detect breathing pauses',
      about: 'Breath and oxygen are looked at for signs of apnoea.',
      why: 'the sleeper never notices',
      size: 'L',
      said: 'breathing_pauses apnea apnoea oxygen',
      asked:
        'detect_breathing_pauses warn_stops_breathing measure_blood_oxygen count_apnoea_events listen_breath see_gasping check_oxygen_drop',
    },
    {
      id: 'read-wearables',
      name: 'Read data from wearables and health apps',
      about: 'Bands, rings and health stores deliver and receive nights.',
      why: 'the ring is worn already',
      size: 'M',
      skill: 'device-data',
      said: 'wearable ring_data health_app',
      asked:
        'read_ring_data connect_fitness_band take_watch_nights sync_health_app pair_chest_strap show_heart_rate_night fetch_mattress_sensor',
    },
    {
      id: 'force-getting-up',
      name: 'Stop the alarm by a task',
      about: 'Sums, a code in the bathroom or steps prove being awake.',
      why: 'the snooze button is pressed in sleep',
      size: 'M',
      said: 'alarm_task captcha snooze',
      asked:
        'solve_sum_alarm scan_bathroom_code press_snooze_twice limit_snooze walk_steps_alarm stop_oversleeping prove_awake',
    },
    {
      id: 'wake-with-light',
      name: 'Wake with light and connected lamps',
      about: 'Lamps rise like the sun and music grows slowly.',
      why: 'darkness keeps the body asleep',
      size: 'M',
      said: 'sunrise_lamp wake_light smart_lights',
      asked:
        'turn_lamp_slowly simulate_sunrise turn_lights_morning open_blinds_wake start_soft_music switch_heating_bed dim_lamp_asleep',
    },
    {
      id: 'track-naps',
      name: 'Time naps',
      about: 'A short sleep ends before the deep part begins.',
      why: 'too long a nap spoils the night',
      size: 'S',
      skill: 'timer',
      said: 'nap power_nap',
      asked: 'time_nap ring_twenty_minutes count_nap_day log_afternoon_doze plan_nap_shift stop_long_nap',
    },
    {
      id: 'write-dreams',
      name: 'Write down dreams',
      about: 'Dreams are spoken or typed at once and searched by theme.',
      why: 'a dream is forgotten by breakfast',
      size: 'S',
      skill: 'notes',
      said: 'dream_journal dreams nightmare',
      asked:
        'write_dream speak_dream_phone search_dream_words tag_nightmare remember_dreamed collect_dreams count_nightmares',
    },
    {
      id: 'offer-sleep-programmes',
      name: 'Guide through sleep training programmes',
      about: 'Steps such as sleep restriction and calming lead over weeks.',
      why: 'tracking alone makes nobody sleep',
      size: 'M',
      said: 'sleep_training cbt-i sleep_coach relaxation',
      asked:
        'guide_sleep_training learn_sleep_better practise_breathing_bed follow_insomnia_course restrict_time_bed stop_thoughts_night advise_sleep_hygiene',
    },
    {
      id: 'share-report-doctor',
      name: 'Share sleep reports with doctors',
      why: 'the doctor has eight minutes',
      about: 'Two weeks or months of sleep stand on one page for the doctor.',
      size: 'S',
      skill: 'pdf',
      said: 'report_doctor sleep_report',
      asked:
        'print_sleep_report show_doctor_nights send_sleep_lab export_night_pdf hand_sleep_summary share_coach_nights',
    },
    {
      id: 'log-baby-family',
      name: 'Track the sleep of children and partners',
      why: 'tired parents lose count',
      about: 'Each family member has a profile with naps, feeds and waking.',
      size: 'M',
      said: 'baby_sleep child_sleep partner_sleep',
      asked:
        'track_baby_sleep log_child_woke separate_partner_movement see_toddler_naps add_family_sleeper predict_baby_nap share_night_shift_parents',
    },
    {
      id: 'measure-bedroom',
      name: 'Measure bedroom noise, light and temperature',
      about: "The room's values stand beside the night's curve.",
      why: 'a warm room wakes',
      size: 'M',
      skill: 'device-data',
      said: 'bedroom_temperature room_noise',
      asked:
        'measure_bedroom_temperature note_street_noise check_room_light record_air_bedroom see_woken_noise compare_window_open',
    },
    {
      id: 'backup-export-nights',
      name: 'Back up and export nights',
      about: 'Files or a cloud of the own choice keep years of nights.',
      why: 'a new phone must not wipe them',
      size: 'S',
      skill: 'backup',
      said: 'export_sleep backup_nights',
      asked:
        'export_sleep_data save_nights_cloud restore_nights_phone download_sleep_csv move_nights_device import_sleep_app',
    },
    {
      id: 'adapt-shift-work',
      name: 'Adapt to shift work and jet lag',
      about: 'Sleep windows follow shifts and time zones.',
      why: 'nurses sleep when the sun shines',
      size: 'M',
      said: 'shift_work jet_lag',
      asked:
        'plan_sleep_shifts change_night_shifts handle_jet_lag count_day_sleep adapt_body_clock tell_best_bedtime shift_rhythm',
    },
    {
      id: 'keep-data-private',
      name: 'Keep recordings on the device',
      about: 'Sounds and nights are worked out without an account.',
      why: 'a microphone by the bed needs trust',
      size: 'M',
      said: 'private_recordings on_device',
      asked:
        'keep_recordings_private delete_night_sounds track_airplane_mode lock_sleep_app protect_bedroom_recordings run_without_account',
    },
  ],
} satisfies Kind;
