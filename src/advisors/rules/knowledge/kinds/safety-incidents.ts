import type { Kind } from '../kind.ts';

export const safetyIncidents = {
  id: 'safety-incidents',
  title: 'workplace safety and incident reporting',
  strong:
    'near_misses accidents_work work_accidents workplace_accident accident_book accident_reports incident_reporting_injury workplace_safety occupational_safety safety_officers safety_manager safety_engineer safety_representative health_safety ehs hse osha riddor iauditor safetyculture near_miss velocityehs donesafe quentic risk_assessments hazard_report hazards_workplace unsafe_conditions corrective_measures corrective_actions_safety capa_injury lost_time_injury ltifr first_aid_book toolbox_talks permit_to_work hot_work safety_walks safety_inspections safety_briefing protective_equipment hard_hat root_cause_accident almost_hurt nearly_hit injured_work injuries_work safety_data_sheets accident_insurance safety_observations',
  weak: 'accident injury hazard incident safety risk inspection unsafe scaffold ladder forklift helmet injured investigation',
  told: 'accident accidents injury injured hurt hazard danger dangerous safety risk forklift ladder scaffold helmet gloves slipped fell cut burn fire aid bandage ambulance unsafe guardrail chemical inspector lorry excavator crane',
  things: ['incident', 'hazard', 'measure', 'inspection', 'risk assessment'],
  people: ['safety officers', 'workers', 'site managers', 'first aiders', 'safety committee members'],
  field: 'occupational health and safety',
  features: [
    {
      id: 'report-incidents',
      name: 'Report accidents and near misses',
      why: 'what is not reported happens again',
      about: 'Anyone on site reports who, where, when and how in a short form.',
      size: 'M',
      skill: 'forms',
      said: 'report_accident near_miss report_incident',
      asked:
        'report_accident enter_near_miss tell_almost_hurt record_fall_ladder write_accident_happened report_forklift_crash note_injury_place log_incident',
    },
    {
      id: 'track-corrective-measures',
      name: 'Track corrective measures to completion',
      about: 'Each has a responsible person, a date and a proof.',
      why: 'the list of good intentions grows long',
      size: 'M',
      skill: 'tasks',
      said: 'measures actions who_until_when',
      asked:
        'track_corrective_measures assign_action_foreman see_measures_open remind_overdue_action close_measure_photo prove_railing_fixed set_deadline_repair check_measure_worked list_unfinished_actions',
    },
    {
      id: 'inspect-by-checklist',
      name: 'Carry out inspections by checklist',
      why: 'one sees only what one looks for',
      about: 'An inspection runs point by point with answers and photos, and faults become measures.',
      size: 'M',
      skill: 'checklists',
      said: 'inspection safety_walk checklist',
      asked:
        'inspect_site_checklist walk_workshop_points tick_inspection_points score_inspection record_fault_walk check_scaffold run_audit_questions build_inspection_form',
    },
    {
      id: 'assess-risks',
      name: 'Assess risks',
      about: 'Each activity lists its hazards with likelihood, severity and protection, before and after measures.',
      why: 'the law asks for a written assessment of the work',
      size: 'L',
      said: 'risk_assessment hazard likelihood severity',
      asked:
        'assess_risk rate_hazard_severity list_hazards_activity calculate_risk_score review_risk_assessment write_protective_measures judge_job_danger update_assessment_machine',
    },
    {
      id: 'report-hazards',
      name: 'Report hazards and unsafe conditions',
      about: 'A worker sends a picture and a sentence by phone and sees what became of it.',
      why: 'many pass a loose plate before somebody reports it',
      size: 'S',
      skill: 'condition',
      said: 'hazard unsafe report_danger',
      asked:
        'report_hazard send_danger_photo show_loose_cable tell_missing_railing spot_oil_floor report_broken_ladder show_unsafe_place flag_blocked_exit',
    },
    {
      id: 'attach-photos-witnesses',
      name: 'Attach photos and witness statements',
      about: 'Pictures, sketches, films and what witnesses saw are kept with the incident.',
      why: 'the place is tidied up by the next day',
      size: 'S',
      skill: 'attachments',
      said: 'photos witness sketch',
      asked:
        'attach_accident_photo add_witness_statement sketch_accident_scene film_machine_place upload_evidence collect_witness_names mark_photo_arrow record_said_colleague',
    },
    {
      id: 'notify-responsible',
      name: 'Notify those responsible by severity',
      about: 'Serious events reach management at once, small ones the foreman.',
      why: 'the first hour decides',
      size: 'S',
      skill: 'notifications',
      said: 'notify alert serious',
      asked:
        'notify_safety_officer alert_management_serious message_foreman_hazard escalate_serious_injury inform_site_manager call_duty_person warn_shift_leader tell_plant_director',
    },
    {
      id: 'investigate-causes',
      name: 'Investigate causes',
      about: 'Five whys, fishbone and timeline lead to root causes.',
      why: 'calling it carelessness prevents no second accident',
      size: 'M',
      said: 'investigate root_cause five_whys',
      asked:
        'examine_accident find_root_cause question_five_whys draw_fishbone build_event_timeline analyse_accident_cause document_investigation lead_accident_inquiry',
    },
    {
      id: 'record-injuries-lost-days',
      name: 'Record injuries, treatment and lost days',
      about: 'Each injury is kept with part of the body, first aid, doctor, absence and return.',
      why: 'the law requires a record of each injury',
      size: 'S',
      said: 'injury first_aid lost_days',
      asked:
        'record_injury_body note_first_aid count_lost_days enter_bandage_used document_treatment keep_first_aid_book mark_body_part see_return_work',
    },
    {
      id: 'show-trends-dashboard',
      name: 'Show trends on a dashboard',
      why: 'patterns show where to begin',
      about: 'One page shows incidents by place, cause, month and kind, and the days since the last accident.',
      size: 'M',
      skill: 'dashboard',
      said: 'dashboard trends hot_spots',
      asked:
        'show_accident_trend count_days_accident see_accidents_department compare_sites_injuries chart_causes find_dangerous_spot display_incidents_month see_shift_accidents',
    },
    {
      id: 'calculate-rates',
      name: 'Calculate accident rates',
      why: 'clients ask for the number',
      about: 'LTIFR, TRIR and severity are worked out from hours worked, for reports and tenders.',
      size: 'S',
      skill: 'calculation',
      said: 'ltifr frequency rate',
      asked:
        'calculate_accident_rate compute_ltifr enter_hours_worked report_injury_rate compare_rate_industry generate_annual_safety show_severity_rate print_accident_statistics',
    },
    {
      id: 'produce-authority-notices',
      name: 'Fill in notices to authority and insurer',
      about: "RIDDOR, OSHA 300 and insurers' forms are filled from what was recorded, with the deadline shown.",
      why: 'authorities set deadlines of a few days',
      size: 'M',
      skill: 'pdf',
      said: 'authority insurer notice riddor',
      asked:
        'fill_accident_notice send_authority_report print_insurer_form generate_osha_log prepare_riddor submit_insurance_claim see_notice_deadline tell_inspectorate',
    },
    {
      id: 'issue-work-permits',
      name: 'Issue permits for dangerous work',
      about: 'Hot work, confined spaces and heights need a permit with checks, time limit and signatures.',
      why: 'nobody may weld beside a tank without asking',
      size: 'L',
      skill: 'approval',
      said: 'permit hot_work confined_space',
      asked:
        'issue_work_permit approve_welding_job sign_confined_space request_height_work see_permits_open extend_permit_hours lock_machine_energy return_permit_end',
    },
    {
      id: 'report-anonymously-qr',
      name: 'Report by QR code without account',
      why: 'fear of blame keeps mouths shut',
      about: 'A code on the wall opens the report form, also for outside firms and without a name.',
      size: 'S',
      skill: 'anonymity',
      said: 'anonymous qr_code without_account',
      asked:
        'report_anonymously scan_wall_code tell_nameless_danger send_hazard_login-free protect_reporter_name hang_code_machine accept_stranger_report stay_unknown_reporter',
    },
    {
      id: 'track-safety-training',
      name: 'Track safety training and certificates',
      about: 'Instructions, forklift licences and first aiders are listed with the date on which they expire.',
      why: 'nobody may drive a forklift without a valid licence',
      size: 'M',
      skill: 'skills',
      said: 'training instruction licence expire',
      asked:
        'track_safety_training remind_forklift_licence record_instruction_signature see_expired_certificates list_first_aiders plan_yearly_instruction check_crane_licence prove_training_done',
    },
    {
      id: 'hold-toolbox-talks',
      name: 'Hold and record toolbox talks',
      about: 'Short talks are recorded with topic, attendance and signatures on the tablet.',
      why: 'the firm must prove who was instructed',
      size: 'S',
      skill: 'signature',
      said: 'toolbox_talk briefing sign',
      asked:
        'hold_toolbox_talk sign_briefing_tablet record_attendance_talk choose_talk_topic inform_crew_morning explain_danger_start print_talk_sheet collect_crew_signatures',
    },
    {
      id: 'schedule-equipment-checks',
      name: 'Schedule equipment checks',
      why: 'the inspector asks for the sticker',
      about: 'Ladders, cranes, extinguishers and harnesses carry test dates, and each result is recorded.',
      size: 'M',
      skill: 'maintenance',
      said: 'ladder extinguisher test_due',
      asked:
        'schedule_ladder_check remind_extinguisher_test list_equipment_due record_harness_inspection block_defective_machine see_last_crane_test scan_equipment_sticker repeat_monthly_inspection',
    },
    {
      id: 'keep-hazardous-substances',
      name: 'Keep a register of hazardous substances',
      about: 'Each substance has its safety data sheet, amount, place and instructions for use.',
      why: 'an eye burns while somebody searches for the data sheet',
      size: 'M',
      skill: 'catalogue',
      said: 'chemicals data_sheets substances',
      asked:
        'keep_chemical_register find_data_sheet list_hazardous_substances see_danger_symbols print_working_instructions check_chemical_replacement record_solvent_amount show_acid_first-aid',
    },
    {
      id: 'work-without-network',
      name: 'Work without network on site',
      about: 'Forms and photos are kept on the device and sent later.',
      why: 'there is no signal in the shaft',
      size: 'M',
      skill: 'offline',
      said: 'offline no_signal',
      asked:
        'fill_form_offline work_cellar_signal send_report_later sync_inspection_later save_report_device report_tunnel inspect_basement_offline',
    },
    {
      id: 'observe-behaviour',
      name: 'Record safe and unsafe behaviour',
      why: 'good work deserves to be seen as well',
      about: 'Observation cards note safe and unsafe acts without names and lead to praise or a talk.',
      size: 'S',
      said: 'observation praise behaviour',
      asked:
        'observe_safe_behaviour reward_good_example fill_observation_card note_helmet_missing count_safety_talks record_unsafe_act reward_safe_team give_positive_feedback',
    },
    {
      id: 'show-incidents-site-plan',
      name: 'Show incidents on map and site plan',
      about: 'Incidents appear as points or a heat map on the plan of hall or site.',
      why: 'accidents often happen at the same corner',
      size: 'S',
      skill: 'map',
      said: 'site_plan map location',
      asked:
        'pin_accident_plan show_incidents_map mark_danger_hall locate_accident_gps see_hotspots_site choose_place_drawing draw_heat_map',
    },
    {
      id: 'share-lessons',
      name: 'Share lessons learned and alerts',
      about: 'A short notice goes to all sites, and each confirms that it was read.',
      why: 'other plants run the same machines',
      size: 'S',
      said: 'lessons safety_alert learn',
      asked:
        'share_lesson_learned publish_safety_alert warn_sister_sites confirm_reading_notice explain_accident_colleagues send_safety_bulletin tell_crews_learned post_screen_canteen',
    },
    {
      id: 'protect-sensitive-data',
      name: 'Protect personal and medical data',
      about: 'Names and diagnoses are seen by few; statistics do without.',
      why: 'the injured person has rights',
      size: 'S',
      skill: 'roles',
      said: 'confidential roles medical',
      asked:
        'hide_injured_name limit_medical_access give_site_rights restrict_investigation_view anonymise_report_statistics separate_company_data log_access_injury',
    },
    {
      id: 'manage-contractors',
      name: 'Check in contractors and visitors',
      about: 'Outside firms check in with their papers after accepting site induction and rules.',
      why: 'outside workers do not know the dangers of the site',
      size: 'M',
      skill: 'check-in',
      said: 'contractors induction subcontractor',
      asked:
        'check_contractor_papers introduce_outside_firm register_site_visitors confirm_site_rules see_subcontractor_trained approve_contractor_documents show_persons_onsite refuse_untrained_worker',
    },
  ],
} satisfies Kind;
