import type { Kind } from '../kind.ts';

export const instrumentPractice = {
  id: 'instrument-practice',
  title: 'instrument practice apps',
  strong:
    'metronome metronomes practice_log_instrument practise_instrument practice_diary_violin practising_piano practise_piano practise_guitar practise_violin practise_scales practising_scales piano_practice guitar_practice violin_practice trumpet_practice drum_practice chromatic_tuner guitar_tuner instrument_tuner tune_strings tune_guitar tune_violin out_tune tuning_fork bpm_click click_track tap_tempo tempo_trainer beats_minute_piece minutes_practised_piece slow_passage_loop slow_down_recording_pitch intonation etude etudes arpeggios ear_training drone_note musikus modacity tonalenergy soundbrenner solfege metronomerous subdivisions_beat practice_hours_conservatory woodshed play_tempo_faster_step hard_bars_again',
  weak: 'tempo bpm beat scales tuner pitch instrument etude rehearse bars violin guitar piano trumpet saxophone drums cello rhythm',
  told: 'practise practising instrument piano violin guitar cello flute trumpet drums metronome beat tempo tune strings scales bars fingers slow faster loop passage melody',
  things: ['practice session', 'piece', 'exercise', 'tempo', 'recording'],
  people: ['musicians', 'students', 'teachers', 'parents'],
  field: 'instrumental practice',
  features: [
    {
      id: 'play-metronome',
      name: 'Play a metronome at set tempo',
      about: 'A steady click runs from largo to prestissimo.',
      why: 'players rush through the passages they know well',
      size: 'M',
      said: 'metronome click steady_beat',
      asked:
        'play_metronome click_steady_beat set_tempo_number hear_ticking_beat give_beat start_click_eighty count_beats_aloud tick_while_playing',
    },
    {
      id: 'tune-instruments',
      name: 'Tune instruments by microphone',
      about: 'A needle shows which note sounds and how far off it is.',
      why: 'a piece sounds wrong on an instrument out of tune',
      size: 'L',
      said: 'tuner in_tune strings',
      asked:
        'tune_guitar tell_note_flat show_string_sharp hear_out_tune check_pitch_microphone see_needle_tuning tune_violin_strings display_cents_off',
    },
    {
      id: 'log-practice-time',
      name: 'Log practice time per piece',
      about: 'A timer runs while playing and books minutes on a piece.',
      why: 'half an hour feels like two',
      size: 'M',
      skill: 'time-tracking',
      said: 'practice_log minutes timer',
      asked:
        'log_practice_time record_minutes_piece start_timer_playing write_practice_diary note_practised_today count_minutes_scales track_hours_etude enter_forgotten_session',
    },
    {
      id: 'set-meters-accents',
      name: 'Set meters and accents',
      about: 'Beats per bar are set, and single beats are accented or silenced.',
      why: 'players must hear the first beat of each bar',
      size: 'S',
      said: 'time_signature accent three_four',
      asked:
        'set_seven_eight mark_first_beat choose_waltz_time play_downbeat_louder mute_second_beat change_time_signature hear_loud_downbeat select_bar_meter',
    },
    {
      id: 'show-practice-statistics',
      name: 'Show practice statistics in charts',
      about: 'Minutes by day, piece and instrument are drawn.',
      why: 'progress is hard to notice from one day to the next',
      size: 'S',
      skill: 'charts',
      said: 'statistics chart how_much_practised',
      asked:
        'see_hours_practised show_practice_chart compare_weeks_practice draw_minutes_day view_neglected_pieces count_hours_month show_calendar_heat sum_hours_instrument',
    },
    {
      id: 'set-practice-goals',
      name: 'Set practice goals',
      about: 'Minutes a day or a week per piece fill a ring.',
      why: 'a daily aim gets the instrument out of its case',
      size: 'S',
      skill: 'goals',
      said: 'goal minutes_a_day target',
      asked:
        'set_practice_goal reach_thirty_minutes set_hours_week fill_daily_ring choose_target_piece plan_minutes_scales meet_audition_target see_goal_reached',
    },
    {
      id: 'record-playing',
      name: 'Record playing and listen back',
      about: 'Takes are kept with the piece and can be compared.',
      why: 'players hear their own mistakes only afterwards',
      size: 'M',
      said: 'record_myself listen_back take',
      asked:
        'record_playing listen_back_take hear_myself_play save_recording_piece compare_old_recording film_fingers play_back_mistakes keep_takes_month',
    },
    {
      id: 'tap-tempo',
      name: 'Tap the tempo in',
      about: 'A few taps tell the beats per minute of a song.',
      why: 'nobody knows the beats per minute of a song by heart',
      size: 'S',
      said: 'tap_tempo find_bpm',
      asked:
        'tap_tempo find_song_bpm measure_beat_finger detect_speed_tapping find_tempo_clapping guess_beats_minute tell_quick_song take_tempo_recording',
    },
    {
      id: 'raise-tempo-steps',
      name: 'Raise the tempo step by step',
      about: 'After so many bars the click gets a little quicker.',
      why: 'small steps up in tempo are hardly felt',
      size: 'S',
      said: 'speed_trainer faster_gradually',
      asked:
        'raise_tempo_steps start_slow_faster increase_click_bars train_speed_run play_gradually_faster reach_full_speed add_beats_repeat move_click_quicker',
    },
    {
      id: 'organise-repertoire',
      name: 'Organise pieces and exercises in repertoire',
      why: 'pieces are forgotten in the pile',
      about: 'Each piece has composer, folder and a state such as new, ready or resting.',
      size: 'M',
      skill: 'catalogue',
      said: 'repertoire list_of_pieces songs',
      asked:
        'list_pieces_learning keep_repertoire sort_etudes_pieces mark_piece_ready add_song_composer group_exercises_folder see_pieces_know archive_old_pieces',
    },
    {
      id: 'plan-sessions',
      name: 'Plan sessions with timed sections',
      about: 'Warm-up, scales, study and piece follow each other with a bell.',
      why: 'without a plan only the nice tune is played',
      size: 'M',
      skill: 'timer',
      said: 'session_plan warm_up routine',
      asked:
        'plan_practice_session follow_warm_routine ring_next_exercise divide_hour_sections build_daily_routine order_scales_etude time_exercise_bell tell_practise_today',
    },
    {
      id: 'slow-down-recordings',
      name: 'Slow down recordings keeping pitch',
      about: 'A solo runs at half speed in the same key.',
      why: 'the notes of a rapid solo are heard only slowly',
      size: 'L',
      said: 'slow_down half_speed same_pitch',
      asked:
        'play_recording_slowly play_solo_slower hear_half_speed keep_pitch_slow reduce_song_speed transcribe_lick_slowly change_speed_track stretch_recording',
    },
    {
      id: 'loop-passages',
      name: 'Loop passages',
      about: 'A start and an end mark repeat the hard bars.',
      why: 'the trouble sits in two bars',
      size: 'S',
      said: 'loop repeat_bars',
      asked:
        'repeat_passage_loop repeat_hard_bars mark_start_end play_four_bars set_loop_points hear_section_again repeat_tricky_spot repeat_riff',
    },
    {
      id: 'remind-practise',
      name: 'Remind to practise',
      about: 'A note comes at chosen hours or after idle days.',
      why: 'the case stays shut on busy days',
      size: 'S',
      skill: 'reminders',
      said: 'remind reminder forget_to_practise',
      asked:
        'remind_practise nudge_evening_play tell_pick_violin notify_days_idle ring_practice_hour warn_skipped_days push_guitar_time send_practice_reminder',
    },
    {
      id: 'play-reference-tones',
      name: 'Play reference tones and drones',
      about: 'A held note or fifth sounds for tuning and intonation.',
      why: 'intonation is heard against a note that lasts',
      size: 'S',
      said: 'drone reference_tone give_a',
      asked:
        'play_drone play_reference_note hold_low_d hear_concert_pitch give_tuning_note hold_fifth_sounding play_cello_drone give_starting_note',
    },
    {
      id: 'set-tunings-pitch',
      name: 'Set tunings, concert pitch and temperaments',
      about: '442 Hz, drop D or meantone are chosen and saved.',
      why: 'baroque players and pipers do not tune to 440 Hz',
      size: 'S',
      said: '442 drop_d temperament transpose',
      asked:
        'set_concert_pitch choose_drop_tuning save_ukulele_tuning use_meantone tune_baroque_pitch show_clarinet_notes select_instrument_strings change_hertz',
    },
    {
      id: 'give-assignments',
      name: 'Give practice assignments to students',
      about: 'The teacher sets pieces and minutes and sees what was played.',
      why: 'six days lie between two lessons',
      size: 'M',
      skill: 'tasks',
      said: 'teacher assignment homework_piece',
      asked:
        'give_practice_assignment set_homework_bars see_student_practised hand_recording_teacher write_lesson_tasks check_child_played comment_student_take assign_etude_tuesday',
    },
    {
      id: 'keep-streaks',
      name: 'Reward streaks with badges',
      about: 'Days in a row earn stars and levels.',
      why: 'children count what sparkles',
      size: 'S',
      skill: 'gamification',
      said: 'streak stars badge days_in_a_row',
      asked:
        'reward_practice_stars count_days_row earn_practice_badge keep_streak win_level_scales collect_stickers_violin give_child_points reach_hundred_days',
    },
    {
      id: 'write-session-notes',
      name: 'Rate sessions and write notes',
      about: 'Each session is rated and keeps a note on what went well and what is next.',
      why: 'the next session starts where the last one ended',
      size: 'S',
      skill: 'notes',
      said: 'notes what_went_well rate_session',
      asked:
        'write_session_notes rate_today_practice note_went_badly keep_fingering_hint remember_work_next note_bars_weak score_focus add_mood_session',
    },
    {
      id: 'save-tempos-setlists',
      name: 'Save tempos as presets and setlists',
      about: 'Each song brings its own click, in the order of the gig.',
      why: 'on stage nobody turns knobs',
      size: 'S',
      said: 'setlist preset save_tempo',
      asked:
        'save_tempo_song build_setlist store_click_preset call_next_song remember_last_tempo order_songs_gig load_song_beat recall_piece_speed',
    },
    {
      id: 'play-subdivisions',
      name: 'Play subdivisions and polyrhythms',
      about: 'Triplets, swing and three against two sound in the click.',
      why: 'the rhythm wobbles in the space between the beats',
      size: 'M',
      said: 'triplets subdivision polyrhythm',
      asked:
        'play_triplets_click hear_eighths_between practise_three_two divide_beat_eighths play_swing_click show_polyrhythm tick_sixteenths program_rhythm_pattern',
    },
    {
      id: 'flash-vibrate-beat',
      name: 'Show the beat by light or vibration',
      about: 'Screen, lamp or wrist pulse with the click.',
      why: 'a trumpet drowns every tick',
      size: 'S',
      said: 'flash vibrate visual_beat',
      asked:
        'show_beat_light send_wrist_pulse see_pendulum_swing show_pulse_phone see_blinking_downbeat show_silent_beat switch_lamp_beat watch_conductor_hand',
    },
    {
      id: 'train-ear',
      name: 'Train the ear with exercises',
      about: 'Intervals, chords and rhythms are heard and named.',
      why: 'players play more surely what they can hear and name',
      size: 'M',
      skill: 'quizzes',
      said: 'ear_training intervals hear_chords',
      asked:
        'train_ear recognise_intervals guess_chord_heard name_played_note repeat_heard_rhythm test_minor_major dictate_melody practise_solfege',
    },
    {
      id: 'show-scales-chords',
      name: 'Show scales and chords with fingering',
      about: 'Fretboard or keys show where the fingers go.',
      why: 'nobody carries all twelve keys in the head',
      size: 'M',
      said: 'scales chords fingering fretboard',
      asked:
        'show_scale_fingering look_chord_grip see_fretboard_notes display_piano_keys find_fingering_clarinet learn_pentatonic view_arpeggio_positions draw_random_scale',
    },
    {
      id: 'show-sheet-music',
      name: 'Show sheet music while practising',
      about: 'Pages of a piece open beside click and log, with pencil marks.',
      why: 'two devices do not fit on the stand',
      size: 'M',
      skill: 'sheet-music',
      said: 'sheet_music score pdf',
      asked:
        'show_sheet_music turn_pages_foot mark_score_pencil open_piece_pdf photograph_notes_page read_score_tablet write_bowing_score follow_notes_click',
    },
    {
      id: 'play-backing-tracks',
      name: 'Play along with backing tracks',
      about: 'Bass, drums or piano accompany in any key and tempo.',
      why: 'alone the time gets long',
      size: 'M',
      skill: 'player',
      said: 'backing_track play_along accompaniment',
      asked:
        'play_along_band play_flute_piano hear_piano_part add_bass_drums change_backing_key practise_blues_changes mute_solo_voice repeat_chord_progression',
    },
  ],
} satisfies Kind;
