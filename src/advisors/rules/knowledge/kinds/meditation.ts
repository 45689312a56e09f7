import type { Kind } from '../kind.ts';

export const meditation = {
  id: 'meditation',
  title: 'meditation apps',
  strong:
    'meditation meditate meditating meditator mindfulness mindful_minutes guided_meditation meditation_timer guided_session headspace insight_timer medito smiling_mind singing_bowl interval_bell body_scan breathing_exercise box_breathing loving_kindness zazen vipassana metta sangha mantra yoga_nidra sit_silence silent_sitting silent_sit daily_sit sit_cushion sitting_group starting_bell bell_end_sit sleep_story follow_breath watch_breath breathe_in_out inhale_exhale calming_voice soothing_voice voice_guides guided_relaxation sit_still_minutes sat_days_row relaxation_recordings breathing_space',
  weak: 'cushion breath gong stillness silence sit mindful retreat relax inhale exhale soothing bowl chime breathe bell calm restless',
  told: 'breathe calm sit quiet stress mind cushion anxious nervous bell gong soothing relax unwind exhale inhale thoughts restless silence stillness streak panic tension bowl retreat racing grounded',
  things: ['session', 'course', 'recording', 'sit'],
  people: ['meditators', 'beginners', 'teachers', 'groups'],
  field: 'mindfulness practice',
  features: [
    {
      id: 'play-guided-sessions',
      name: 'Play guided sessions',
      about: 'A spoken session plays with pause and jump, also with the screen dark.',
      why: 'most people begin with a voice that leads them',
      size: 'M',
      skill: 'player',
      said: 'guided voice_leads spoken',
      asked:
        'listen_guided_session play_spoken_session hear_voice_guides follow_calm_voice guide_body_scan play_audio_session lead_relaxation_voice press_play_listen',
    },
    {
      id: 'time-silent-sits',
      name: 'Time silent sits with bells',
      about: 'A bell opens and closes a sit of the chosen length.',
      why: 'nobody should peek at a clock on the cushion',
      size: 'S',
      skill: 'timer',
      said: 'timer gong singing_bowl',
      asked:
        'ring_bell_end time_silent_sit measure_twenty_minutes_silence hear_gong_start set_timer_cushion play_bowl_finish count_down_silence end_sit_gong',
    },
    {
      id: 'follow-courses',
      name: 'Follow courses over several days',
      about: 'Sessions build on one another, and the next one waits.',
      why: 'beginners do not know what comes next',
      size: 'M',
      said: 'course programme day_by_day',
      asked:
        'follow_ten_day_course take_beginner_course unlock_next_lesson continue_course_left start_beginner_series learn_basics_order finish_course_day lead_eight_week_programme',
    },
    {
      id: 'count-streaks',
      name: 'Count streaks of days practised',
      about: 'Days in a row are shown, with a day of grace.',
      why: 'a row of days brings people back to the cushion',
      size: 'S',
      skill: 'gamification',
      said: 'streak days_row',
      asked:
        'count_days_row keep_streak see_streak_days reach_thirty_days keep_row_missed_day show_unbroken_days earn_badge_days show_chain_days save_streak_missed',
    },
    {
      id: 'remind-to-practise',
      name: 'Remind to practise each day',
      about: 'A quiet note comes at the chosen hours.',
      why: 'a habit is lost on the third day it is forgotten',
      size: 'S',
      skill: 'reminders',
      said: 'remind nudge',
      asked:
        'remind_sit_morning nudge_practise_daily ping_breathe_noon send_evening_reminder tell_time_sit call_sit_evening remind_lunch_pause',
    },
    {
      id: 'browse-sessions',
      name: 'Browse sessions by topic and length',
      about: 'Stress, focus or grief, five minutes or forty.',
      why: 'nobody scrolls through two hundred titles when tense',
      size: 'S',
      skill: 'filters',
      said: 'topic themes how_long',
      asked:
        'find_session_anxiety pick_five_minutes choose_topic_stress filter_length_minutes browse_sessions_themes look_short_session sort_recordings_topic search_session_grief',
    },
    {
      id: 'play-sleep-sounds',
      name: 'Play sleep stories and sounds',
      about: 'The sound fades out after a set time in the dark.',
      why: 'many come for the hour before sleep',
      size: 'M',
      skill: 'player',
      said: 'sleep_story fall_asleep bedtime',
      asked:
        'play_sleep_story hear_voice_asleep stop_sound_bed listen_rain_bed stop_playing_asleep hear_bedtime_story read_story_night dim_screen_night',
    },
    {
      id: 'mix-background-sounds',
      name: 'Mix background sounds under sessions',
      about: 'Rain, waves or a drone with a loudness of their own.',
      why: 'the street outside is never silent',
      size: 'S',
      said: 'background nature_sounds',
      asked:
        'mix_rain_waves add_forest_sound hear_river_background turn_voice_louder play_nature_sounds choose_music_background lower_background_volume set_drone_loudness',
    },
    {
      id: 'pace-breathing',
      name: 'Pace breathing exercises',
      about: 'A circle grows and shrinks with inhale, hold and exhale.',
      why: 'in a panic only the breath can be steered',
      size: 'S',
      skill: 'timer',
      said: 'breathing_exercise circle inhale',
      asked:
        'show_breath_circle count_breath_seconds hold_breath_count show_inhale_exhale follow_growing_circle watch_circle_panic buzz_phone_exhale practise_box_breathing',
    },
    {
      id: 'show-practice-statistics',
      name: 'Show practice minutes in charts',
      about: 'Minutes, sits and averages per week, month and year.',
      why: 'progress on the cushion is hard to see',
      size: 'S',
      skill: 'charts',
      said: 'minutes_total statistics',
      asked:
        'see_minutes_month show_total_hours compare_months_practice look_average_length count_sessions_year draw_minutes_chart see_hours_sat',
    },
    {
      id: 'keep-session-log',
      name: 'Keep a log of sits',
      about: 'Date, length and a note, also for sits without the phone.',
      why: 'a retreat without a phone counts too',
      size: 'S',
      skill: 'history',
      said: 'log note_sit',
      asked:
        'write_note_sit log_sit_retreat add_past_sit record_session_length keep_practice_diary enter_sit_hand correct_wrong_entry read_old_notes',
    },
    {
      id: 'download-sessions',
      name: 'Download sessions for offline use',
      about: 'Recordings stay on the phone until they are removed.',
      why: 'a retreat hut has no signal',
      size: 'M',
      skill: 'offline',
      said: 'offline download no_signal',
      asked:
        'download_session_flight listen_plane save_audio_phone play_retreat_hut hear_session_signal practise_train_tunnel keep_course_phone',
    },
    {
      id: 'mark-favourite-sessions',
      name: 'Mark sessions as favourites',
      about: 'A list of the loved ones opens first.',
      why: 'people return to the same three recordings',
      size: 'S',
      skill: 'favourites',
      said: 'favourite heart',
      asked:
        'save_favourite_session mark_heart_session return_loved_recording find_again_session collect_favourite_sits star_best_recordings repeat_liked_session',
    },
    {
      id: 'choose-voice-length',
      name: 'Choose voice and length per session',
      about: 'The same session comes in several lengths and voices.',
      why: 'one grating voice ends the practice',
      size: 'M',
      said: 'voice woman_man length_session',
      asked:
        'choose_female_voice pick_teacher_voice change_session_length shorten_session_lunch change_speaker_voice select_ten_fifteen hear_german_voice',
    },
    {
      id: 'set-interval-bells',
      name: 'Set interval bells',
      about: 'A soft stroke comes at chosen points of the sit.',
      why: 'the mind wanders and wants to be called back',
      size: 'S',
      skill: 'timer',
      said: 'interval_bell halfway',
      asked:
        'ring_bell_five_minutes ring_halfway_bell set_interval_bells hear_stroke_thirds play_soft_gong_middle remind_posture_bell change_bell_sound choose_bowl_tone',
    },
    {
      id: 'save-timer-presets',
      name: 'Save timer presets',
      about: 'Length, bells and sound are kept under a name.',
      why: 'the morning sit is always the same',
      size: 'S',
      skill: 'templates',
      said: 'preset same_settings',
      asked:
        'save_timer_setup keep_morning_settings store_bells_length start_saved_sit tap_evening_preset reuse_same_settings',
    },
    {
      id: 'record-mood-sessions',
      name: 'Record feelings before and after sessions',
      about: 'One touch on a scale, compared over time.',
      why: 'people want to know which sessions help',
      size: 'S',
      said: 'feel_afterwards mood',
      asked:
        'rate_calm_afterwards compare_feeling_earlier note_tension_start ask_feeling_sit mark_stress_level see_session_helped choose_smiley_session',
    },
    {
      id: 'offer-daily-session',
      name: 'Offer one session for today',
      about: 'A new short session stands on the first page each day.',
      why: 'choosing is work when the head is full',
      size: 'S',
      said: 'today daily_session',
      asked:
        'suggest_session_today find_daily_sit recommend_morning_session show_today_practice read_fresh_session_daily decide_listen_today choose_session_today',
    },
    {
      id: 'sit-together',
      name: 'Sit together in groups',
      about: 'One bell starts for all, wherever they are.',
      why: 'a group carries through the dull days',
      size: 'L',
      skill: 'live',
      said: 'together group_sit',
      asked:
        'start_group_sit see_others_sitting join_live_sit invite_sangha_evening start_bell_everyone practise_friends_distance meet_online_sitting',
    },
    {
      id: 'upload-recordings',
      name: 'Publish own recordings',
      about: 'Teachers put up their audio with title, length and theme.',
      why: 'a group wants the voice it knows',
      size: 'M',
      skill: 'upload',
      said: 'own_recordings own_voice',
      asked:
        'upload_teacher_recording publish_teacher_audio record_teacher_voice put_recordings_group add_relaxation_audio offer_recordings_participants publish_recordings_participants',
    },
    {
      id: 'write-health-minutes',
      name: 'Write mindful minutes to health apps',
      about: 'Minutes go out, and the pulse of the watch comes in.',
      why: 'health figures are kept in one place',
      size: 'M',
      skill: 'sync',
      said: 'health_app pulse smartwatch',
      asked:
        'send_minutes_health connect_watch_pulse write_mindful_minutes read_heart_rate link_health_app sync_smartwatch_sit see_pulse_sit',
    },
  ],
} satisfies Kind;
