import type { Kind } from '../kind.ts';

export const exerciseTherapy = {
  id: 'exercise-therapy',
  title: 'home exercise programmes in physiotherapy',
  strong:
    'physiotherapy physiotherapist physiotherapists physio physios physical_therapist physical_therapists home_exercise_programme home_exercise_program exercise_programme_patient exercises_patients rehab_exercises rehabilitation_exercises exercise_prescription prescribe_exercises physitrack physiapp rehab_patient salaso hep2go wibbi simpleset stretches_patients knee_surgery_exercises after_knee_operation hip_replacement_exercises exercises_home_therapist stick_men_sheet exercise_sheet_patient exercises_back_pain shoulder_exercises pelvic_floor range_motion sets_repetitions_patient theraband resistance_band_exercises do_exercises_home patients_exercises_home exercise_adherence therapist_exercises occupational_therapists_exercises homework_patients_exercise cruciate_ligament rehab_protocol exercises_wrong_home doing_exercises_pain exercises_between_sessions gait_balance_exercises stroke_exercises_hand physiotherapy_practice',
  weak: 'rehab exercise physio stretch knee shoulder repetition therapist spine mobility pelvic ligament joint posture balance ankle',
  told: 'exercises knee shoulder hip neck spine stretch repetitions pain operation rehab physio therapist band crutches stiff bend mobility sore lifting posture muscles joint recovering',
  things: ['exercise', 'exercise programme', 'patient', 'protocol', 'outcome score'],
  people: ['physiotherapists', 'patients', 'occupational therapists', 'sports therapists', 'practice owners'],
  field: 'physiotherapy and rehabilitation',
  features: [
    {
      id: 'browse-exercise-library',
      name: 'Browse a library of exercise videos',
      why: 'a moving picture shows what words cannot',
      about: 'Filmed exercises with instructions are found by region of the body.',
      size: 'L',
      skill: 'catalogue',
      said: 'exercise_library exercise_videos',
      asked:
        'browse_exercise_library choose_knee_video watch_stretch_film show_moving_exercises view_filmed_movements use_exercise_collection see_exercise_clip',
    },
    {
      id: 'build-programmes',
      name: 'Build exercise programmes for patients',
      about: 'Exercises are picked, ordered and saved for one person.',
      why: 'each knee is different',
      size: 'M',
      said: 'exercise_programme build_programme',
      asked:
        'build_exercise_programme pick_exercises_patient put_together_exercises drag_stretch_plan compose_home_plan prescribe_six_exercises write_rehab_plan',
    },
    {
      id: 'set-doses',
      name: 'Set sets, repetitions and hold times',
      why: 'too much harms as much as too little',
      about: 'Sets, repetitions, hold times, side, pauses and days are set for each exercise.',
      size: 'S',
      said: 'sets_reps hold_time repetitions',
      asked:
        'set_repetitions choose_hold_seconds change_sets write_left_side enter_band_colour set_days_exercise adjust_load',
    },
    {
      id: 'send-programme',
      name: 'Send programmes by link or email',
      about: 'The patient opens it without setting up anything.',
      why: 'it should be there before they reach the bus',
      size: 'S',
      skill: 'share-link',
      said: 'send_exercises email_programme access_code',
      asked:
        'send_exercises_patient email_exercise_plan give_patient_code text_programme_link share_exercises_phone open_exercises_home',
    },
    {
      id: 'guide-patient-session',
      name: 'Guide patients through each session',
      about: 'The app plays one exercise after the other with timer and count.',
      why: 'alone on the carpet one forgets',
      size: 'M',
      skill: 'timer',
      said: 'guided_session exercise_timer',
      asked:
        'guide_exercise_session count_seconds_hold play_exercise_next hear_spoken_instruction follow_along_exercise beep_set_finished show_next_movement',
    },
    {
      id: 'track-adherence',
      name: 'Track completed exercises',
      about: 'Patient and therapist see days and sets done.',
      why: 'the honest answer is rarely given in the room',
      size: 'M',
      skill: 'history',
      said: 'adherence exercises_done',
      asked:
        'track_exercises_done tick_finished_set see_patient_exercised check_did_homework record_skipped_days mark_session_completed log_home_training',
    },
    {
      id: 'record-pain-feedback',
      name: 'Record pain and difficulty',
      about: 'A scale and remark after each exercise reach the therapist.',
      why: 'pain means the plan must change',
      size: 'S',
      said: 'pain_score pain_scale',
      asked:
        'record_pain rate_difficulty say_exercise_hurts enter_pain_number note_swelling report_hard_movement tell_therapist_hurts',
    },
    {
      id: 'remind-to-exercise',
      name: 'Remind patients to exercise',
      about: 'Times of day are set by therapist or patient.',
      why: 'good will fades after ten days',
      size: 'S',
      skill: 'reminders',
      said: 'remind_exercises nudge_patient',
      asked:
        'remind_exercise nudge_patient_stretch ping_knee_time alert_missed_session tell_three_times push_exercise_phone',
    },
    {
      id: 'use-protocols',
      name: 'Start from programme templates',
      about: 'Own and evidence-based protocols per complaint are reused.',
      why: 'the tenth ankle this week needs no new list',
      size: 'S',
      skill: 'templates',
      said: 'protocol template_programme standard_plan',
      asked:
        'use_protocol save_plan_template reuse_ankle_programme copy_earlier_plan load_standard_rehab keep_ready-made_plan follow_surgeon_scheme',
    },
    {
      id: 'search-exercises',
      name: 'Search exercises by body part and equipment',
      about: 'Joint, goal, position and tools narrow the choice.',
      why: 'the patient sits there and waits',
      size: 'S',
      skill: 'filters',
      said: 'search_exercises filter_body_part',
      asked:
        'search_exercise_shoulder filter_equipment find_lying_exercise pick_body_part look_chair_exercises list_band_exercises mark_favourite_exercise',
    },
    {
      id: 'print-handouts',
      name: 'Print exercise handouts',
      about: 'Pictures and text fit onto one sheet with the practice logo.',
      why: 'some have no smartphone',
      size: 'S',
      skill: 'pdf',
      said: 'handout exercise_sheet print_exercises',
      asked:
        'print_exercise_sheet give_handout save_exercises_pdf hang_fridge_sheet print_large_pictures draw_stick_figures',
    },
    {
      id: 'add-own-exercises',
      name: 'Add own exercises with video',
      why: 'therapists have their own tricks',
      about: 'Therapists film an exercise with the phone, write a text and share it in the practice.',
      size: 'M',
      skill: 'upload',
      said: 'own_exercises film_exercise',
      asked:
        'film_drill upload_exercise_clip record_patient_doing add_therapist_trick photograph_position create_custom_exercise speak_instruction_video',
    },
    {
      id: 'message-therapist',
      name: 'Exchange messages with the therapist',
      about: 'Questions between appointments are answered in writing.',
      why: 'doubt makes people stop',
      size: 'M',
      skill: 'chat',
      said: 'message_therapist ask_physio',
      asked:
        'message_therapist ask_physio_question answer_patient_evening write_between_visits send_knee_photo chat_rehab',
    },
    {
      id: 'adjust-progress-programme',
      name: 'Adjust and progress programmes over phases',
      about: 'Load rises by phase or date and changes arrive at once.',
      why: 'week one is not week six',
      size: 'M',
      said: 'phases progression adjust_programme',
      asked:
        'adjust_programme raise_exercise_level swap_exercise_easier start_next_phase unlock_later_exercises change_plan_distance raise_weight_weekly stop_harmful_exercise',
    },
    {
      id: 'collect-outcome-measures',
      name: 'Collect outcome questionnaires',
      about: 'Standard scores are sent, added up and compared.',
      why: 'insurers and surgeons want numbers',
      size: 'M',
      skill: 'forms',
      said: 'outcome_measures questionnaire_score proms',
      asked:
        'collect_outcome_score send_questionnaire_before compare_scores_discharge fill_knee_questionnaire measure_daily_function calculate_disability_index',
    },
    {
      id: 'show-progress-charts',
      name: 'Show recovery in charts',
      why: 'slow gains are not felt, but seen',
      about: 'Curves show pain, angle, strength and sessions over the weeks.',
      size: 'S',
      skill: 'charts',
      said: 'progress_chart recovery_curve',
      asked:
        'show_recovery_chart see_pain_falling draw_progress_curve compare_bend_weeks view_strength_gain prove_improvement',
    },
    {
      id: 'measure-range-motion',
      name: 'Measure range of motion and strength',
      about: 'Angles by phone sensor or camera and test values are kept.',
      why: 'five degrees more keep people going',
      size: 'L',
      said: 'range_of_motion goniometer knee_bend',
      asked:
        'measure_knee_bend record_joint_angle test_grip_strength enter_degrees time_sit-stand compare_left_right take_balance_test',
    },
    {
      id: 'check-form-camera',
      name: 'Check exercise form by camera',
      about: 'The movement is recognised, counted and corrected.',
      why: 'nobody stands beside them at home',
      size: 'L',
      skill: 'recognition',
      said: 'camera_form motion_tracking',
      asked:
        'check_movement_camera count_reps_camera correct_posture warn_wrong_knee detect_bad_form see_doing_right send_exercise_recording',
    },
    {
      id: 'alert-therapist',
      name: 'Alert the therapist to warning signs',
      about: 'High pain, missed days or red flags rise to the top.',
      why: 'two hundred patients cannot be read daily',
      size: 'M',
      skill: 'alarm',
      said: 'alert_therapist red_flag',
      asked:
        'alert_therapist_pain flag_patient_stopped warn_pain_rises see_needs_call highlight_red_flags show_inactive_patients',
    },
    {
      id: 'educate-patients',
      name: 'Share patient education material',
      about: 'Texts and clips explain the complaint, posture and pain to the patient.',
      why: 'patients who understand the reason keep going',
      size: 'S',
      said: 'education_material leaflet_condition',
      asked:
        'share_leaflet explain_back_pain attach_crutches_advice read_surgery_information send_posture_tips teach_lifting watch_anatomy_clip',
    },
    {
      id: 'hold-video-visits',
      name: 'Hold video appointments with patients',
      why: 'the way is long on crutches',
      about: 'The therapist watches the movement by video and changes the plan during the call.',
      size: 'M',
      skill: 'calls',
      said: 'video_physio remote_session',
      asked:
        'hold_video_physio watch_patient_move see_exercise_live treat_distance call_patient_crutches join_online_physio',
    },
    {
      id: 'manage-patients-caseload',
      name: 'Manage patients and caseload',
      why: 'colleagues cover for each other',
      about: 'Active programmes, last contact and notes of all patients are listed by therapist.',
      size: 'M',
      said: 'caseload patient_list_physio',
      asked:
        'manage_caseload hand_patient_colleague note_diagnosis see_active_programmes archive_discharged write_treatment_note list_knee_patients',
    },
    {
      id: 'set-recovery-goals',
      name: 'Set recovery goals',
      about: 'The patient names what to do again, such as climbing stairs, with steps and a date.',
      why: 'a wish from daily life motivates more than degrees',
      size: 'S',
      skill: 'goals',
      said: 'recovery_goal walk_again',
      asked:
        'set_recovery_goal reach_stairs_again walk_without_crutches earn_streak reward_ten_days plan_return_sport reach_small_target',
    },
    {
      id: 'offer-exercise-languages',
      name: 'Offer exercises in several languages',
      about: "Texts and voice change to the patient's language.",
      why: 'a misread instruction hurts',
      size: 'M',
      skill: 'languages',
      said: 'exercise_languages turkish_exercises',
      asked:
        'translate_exercise_text read_turkish_instruction speak_polish_instruction switch_patient_language understand_foreign_sheet',
    },
    {
      id: 'connect-practice-records',
      name: 'Connect with practice and patient records',
      about: 'Programmes and results are filed in the record system.',
      why: 'double entry is skipped',
      size: 'M',
      skill: 'api',
      said: 'practice_software patient_record_link',
      asked:
        'connect_practice_software file_programme_record import_patient_details export_home_results sync_clinic_system fetch_referral',
    },
  ],
} satisfies Kind;
