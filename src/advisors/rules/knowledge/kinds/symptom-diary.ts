import type { Kind } from '../kind.ts';

export const symptomDiary = {
  id: 'symptom-diary',
  title: 'symptom diaries',
  strong:
    'symptom_diary symptoms_diary symptom_tracker symptom_log pain_diary headache_diary headache_days migraine migraines migraine_buddy flare_up flares flaredown mysymptoms bearable_app aura_attack pain_scale pain_level pain_scale_ten where_hurts body_map_pain rheumatism fibromyalgia crohn colitis_flare endometriosis_pain chronic_pain chronic_illness triptan triptans neurologist rheumatologist pain_clinic track_symptoms log_symptoms write_symptoms symptoms_doctor triggers_attacks trigger_migraine trigger_food attack_began attack_lasted head_attacks weather_headache irritable_bowel neurodermatitis long_covid joint_pain doctor_asks_often',
  weak: 'symptom pain headache attack trigger flare ache nausea dizzy rash tablet doctor diagnosis illness chronic stiff fatigue specialist',
  told: 'headache hurts pain ill doctor tablets attacks symptoms worse stomach joints sleep weather trigger ate nausea dizzy tired flare remember appointment knee belly skin itching swollen aura cramps relief severity',
  things: ['symptom', 'attack', 'trigger', 'day', 'flare'],
  people: ['patients', 'doctors', 'relatives', 'pain nurses'],
  field: 'care of chronic pain',
  features: [
    {
      id: 'log-symptoms-severity',
      name: 'Log symptoms with their severity',
      about: 'Each symptom gets a strength and a time of day.',
      why: 'a number per day says more to a doctor than worse or better',
      size: 'M',
      said: 'severity strength_symptom pain_scale how_bad',
      asked:
        'log_symptoms note_symptom_strength rate_pain_scale write_headache_bad enter_complaint_strength score_pain mark_strong_nausea tap_bad_today',
    },
    {
      id: 'record-attacks-duration',
      name: 'Record attacks with start and end',
      about: 'An attack runs from its first sign to its end, over midnight too.',
      why: 'the length of attacks decides about the treatment',
      size: 'M',
      skill: 'timer',
      said: 'attack start_end duration',
      asked:
        'record_attack_length start_attack_tap stop_attack_tap note_migraine_began log_attack_hours time_flare write_attack_lasted enter_attack_afterwards',
    },
    {
      id: 'record-triggers',
      name: 'Record possible triggers',
      about: 'Stress, food, weather or exertion are ticked for the day.',
      why: 'only what was noted can be found as a trigger later',
      size: 'S',
      said: 'triggers what_set_off',
      asked:
        'note_trigger tick_possible_triggers write_red_wine enter_stress_before mark_cause_attack list_suspects log_exertion_yesterday',
    },
    {
      id: 'record-medicines-relief',
      name: 'Record medicines taken and their relief',
      about: 'Drug, dose, time and how far it helped after two hours.',
      why: 'the doctor wants to know what helps and what does not',
      size: 'M',
      said: 'tablet_helped medicines relief',
      asked:
        'record_tablet_helped note_dose_taken log_painkiller write_drug_relief enter_ibuprofen_helped say_spray_helped rate_relief_hours',
    },
    {
      id: 'show-symptoms-charts',
      name: 'Show symptoms over time in charts',
      about: 'Lines and bars over days, months and years.',
      why: 'a trend is seen in a curve and not in forty entries',
      size: 'M',
      skill: 'charts',
      said: 'curve charts trend',
      asked:
        'show_pain_curve see_trend_months draw_symptoms_chart compare_months_attacks see_better_worse look_course_year plot_severity',
    },
    {
      id: 'create-doctor-report',
      name: 'Create a report for the doctor',
      about: 'One or two pages with attack days, strength, drugs and triggers of a chosen time.',
      why: 'ten minutes at the doctor are too short for a whole diary',
      size: 'M',
      skill: 'pdf',
      said: 'report_doctor print_doctor summary_appointment',
      asked:
        'print_report_doctor take_summary_appointment hand_neurologist_sheet summarise_three_months bring_overview_specialist create_pdf_clinic put_quarter_page',
    },
    {
      id: 'define-own-symptoms',
      name: 'Define own symptoms and factors',
      about: 'What the built-in choice lacks is added, renamed or hidden.',
      why: 'no two people with the same illness have the same complaints',
      size: 'S',
      skill: 'custom-fields',
      said: 'add_symptom custom_symptoms missing_complaint',
      asked:
        'add_missing_symptom define_personal_factors hide_unused_symptoms name_complaint_differently choose_symptoms_track create_unusual_symptom change_symptom_names',
    },
    {
      id: 'remind-daily-entry',
      name: 'Remind of the daily entry',
      about: 'A note at chosen hours when today is still empty.',
      why: 'days without pain are forgotten first and matter most',
      size: 'S',
      skill: 'reminders',
      said: 'remind_evening remind_entry',
      asked:
        'remind_evening_entry ask_feeling_today nudge_daily_entry ping_bedtime tell_forgot_today remember_fill_diary beep_noon_evening',
    },
    {
      id: 'show-symptom-calendar',
      name: 'Show symptom days on a calendar',
      about: 'Each day is coloured by its worst strength.',
      why: 'clusters and free spells show at one glance',
      size: 'S',
      skill: 'calendar',
      said: 'calendar coloured_days',
      asked:
        'see_bad_days_month paint_days_calendar show_month_red count_headache_days mark_free_days look_calendar_attacks view_month_sheet',
    },
    {
      id: 'mark-pain-body-map',
      name: 'Mark pain on a body map',
      about: 'Places are tapped front and back, with kind and strength of pain.',
      why: 'where it hurts is hard to say in words',
      size: 'M',
      skill: 'drawing',
      said: 'body_map where_hurts',
      asked:
        'mark_body_hurts tap_sore_place press_knee_figure show_pain_location draw_hurting_area paint_body_outline choose_side_head',
    },
    {
      id: 'find-links-triggers',
      name: 'Find links between triggers and symptoms',
      about: 'How often a symptom follows a factor, against the days without it.',
      why: 'a hunch about cheese or weather can be checked against numbers',
      size: 'L',
      skill: 'statistics',
      said: 'connection_between correlations patterns',
      asked:
        'find_pattern_triggers see_connection_weather find_out_causes tell_cheese_blame compare_days_wine calculate_correlations discover_sets_off spot_links',
    },
    {
      id: 'record-sleep-mood-energy',
      name: 'Record sleep, mood and energy',
      about: 'A few daily values beside the complaints.',
      why: 'bad nights come before many bad days',
      size: 'S',
      said: 'sleep energy mood',
      asked:
        'record_hours_slept note_mood_energy log_bad_night rate_tiredness write_stress_level track_exhaustion enter_sleep_quality',
    },
    {
      id: 'write-day-notes',
      name: 'Write notes on a day',
      about: 'Free words beside ticks and numbers, found again by search.',
      why: 'a quarrel or a journey fits into no box',
      size: 'S',
      skill: 'notes',
      said: 'note remark free_words',
      asked:
        'write_note_day add_remark_entry describe_quarrel_day keep_remark_happened keep_free_text scribble_sentence search_old_notes',
    },
    {
      id: 'record-weather-pressure',
      name: 'Record weather and air pressure automatically',
      about: 'Temperature, humidity and pressure of the place join each day.',
      why: 'nobody notes the pressure while the head aches',
      size: 'M',
      skill: 'weather',
      said: 'weather air_pressure',
      asked:
        'record_air_pressure fetch_weather_day see_pressure_drop add_temperature_automatically watch_foehn_wind take_humidity warn_pressure_falling',
    },
    {
      id: 'export-entries',
      name: 'Export the entries as a file',
      about: 'All entries go out as a table or a backup.',
      why: 'years of notes must outlive a phone',
      size: 'S',
      skill: 'import-export',
      said: 'export csv spreadsheet backup',
      asked:
        'export_entries_table save_csv download_data_spreadsheet copy_diary_safe move_diary_phone extract_raw_data restore_entries',
    },
    {
      id: 'log-meals-drinks',
      name: 'Log meals and drinks',
      about: 'What was eaten, when, with its ingredients.',
      why: 'a reaction to food comes hours later',
      size: 'M',
      said: 'food meals ate drinks',
      asked:
        'log_meals write_food_eaten note_coffee_cups enter_breakfast_ingredients record_drinks_day keep_dairy_gluten repeat_usual_meal',
    },
    {
      id: 'rate-daily-impact',
      name: 'Rate the impact on daily life',
      about: 'Hours missed at work, at home and with others, by the known questionnaires.',
      why: 'benefits and treatments depend on what a person can no longer do',
      size: 'S',
      skill: 'forms',
      said: 'missed_work impact unable_work',
      asked:
        'rate_day_limited count_missed_workdays note_stayed_bed record_cancelled_plans fill_impact_questionnaire report_unable_cook measure_disability',
    },
    {
      id: 'warn-medication-days',
      name: 'Warn of too many medication days',
      about: 'Days with painkillers are counted per month against a limit.',
      why: 'too many tablets bring headaches of their own',
      size: 'S',
      skill: 'alarm',
      said: 'too_many_tablets medication_days',
      asked:
        'warn_painkillers_often count_triptan_days limit_tablets_month tell_ten_days see_medication_days alert_overuse watch_painkiller_limit',
    },
    {
      id: 'import-health-data',
      name: 'Import sleep and steps from devices',
      about: 'Watch, ring or blood pressure cuff fill in what they measured.',
      why: 'nobody types steps and pulse every evening',
      size: 'M',
      skill: 'device-data',
      said: 'watch wristband health_app',
      asked:
        'import_watch_sleep read_steps_wristband connect_fitness_tracker take_pulse_ring fetch_blood_pressure_cuff link_health_app sync_heart_rate',
    },
    {
      id: 'lock-diary',
      name: 'Lock the diary with a code',
      about: 'Code or fingerprint opens it, and entries stay on the device.',
      why: "an illness is nobody's business",
      size: 'S',
      skill: 'encryption',
      said: 'pin lock private stay_on_phone',
      asked:
        'lock_diary_pin protect_fingerprint hide_entries_family keep_data_phone encrypt_diary ask_code_opening store_nothing_cloud',
    },
    {
      id: 'attach-symptom-photos',
      name: 'Attach photos of skin and swelling',
      about: 'Pictures of the same place stand side by side.',
      why: 'the rash is gone on the day of the appointment',
      size: 'S',
      skill: 'attachments',
      said: 'photo_rash photo',
      asked:
        'attach_photo_rash photograph_swollen_hand compare_skin_pictures snap_hives add_picture_eczema keep_pictures_private show_rash_healed',
    },
    {
      id: 'share-with-doctor',
      name: 'Share entries with doctors or relatives',
      about: 'A link or an account shows chosen entries until it is withdrawn.',
      why: 'a partner enters what the sick person cannot',
      size: 'M',
      skill: 'share-link',
      said: 'share_doctor partner_sees mother_enters',
      asked:
        'share_diary_doctor give_partner_look send_clinic_link ask_mother_enter show_therapist_online withdraw_access grant_carer_reading',
    },
  ],
} satisfies Kind;
