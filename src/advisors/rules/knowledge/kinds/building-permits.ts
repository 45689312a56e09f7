import type { Kind } from '../kind.ts';

export const buildingPermits = {
  id: 'building-permits',
  title: 'building permit systems',
  strong:
    'building_permit building_permits building_permission planning_permission planning_application planning_applications planning_office building_application building_authority building_control building_inspector building_inspectors building_inspection permit_application permit_office permit_applicants construction_permit zoning zoning_plan setback plot_parcel floor_plans_submitted architects_submit architect_drawings_town plans_approved plan_review plan_check site_notice neighbour_objection neighbours_object occupancy_certificate certificate_occupancy completion_certificate demolition_permit stop_work_order building_code fire_brigade_statement circulate_statement circulation_offices land_use cloudpermit ebau xbau accela energov bauantrag bauamt carport_permission extension_permission dormer_permission',
  weak: 'permit zoning parcel cadastre architect construction demolition extension storey facade plot inspector occupancy heritage builder surveyor',
  told: 'build building builder architect plans drawings permit permission garage carport dormer roof fence plot parcel neighbour neighbours objection inspector inspection heritage fire stamp floor shed demolition foundation town',
  things: ['permit application', 'plan', 'inspection', 'notice', 'parcel'],
  people: ['building officers', 'applicants', 'architects', 'inspectors', 'neighbours'],
  field: 'building control and planning',
  features: [
    {
      id: 'apply-permits-online',
      name: 'Apply for building permits online',
      about: 'Questions by kind of project lead to a complete application with plot and builder.',
      why: 'paper in four copies comes back for one missing line',
      size: 'L',
      skill: 'forms',
      said: 'apply_permit application_online',
      asked:
        'apply_permit_online submit_building_application fill_permit_form hand_carport_application request_planning_permission send_application_architect enter_project_plot start_demolition_application',
    },
    {
      id: 'upload-plans-documents',
      name: 'Upload plans and documents',
      about: 'Site plan, floor plans, sections and proofs by kind, with scale and date.',
      why: 'a plan without its kind is looked for in every folder',
      size: 'M',
      skill: 'attachments',
      said: 'upload_plans drawings_pdf',
      asked:
        'upload_floor_plans send_drawings attach_site_plan submit_plans_pdf add_structural_proof replace_paper_plans hand_sections_elevations load_architect_drawings',
    },
    {
      id: 'show-application-state',
      name: 'Show applicants the state',
      about: 'Received, complete, in circulation, decided, with the date of each step.',
      why: 'the phone in the building office rings for nothing else',
      size: 'S',
      said: 'state_application where_application',
      asked:
        'show_application_state see_application_lies track_permit_progress tell_applicant_stage follow_building_application see_permit_waits check_application_status call_office_status',
    },
    {
      id: 'circulate-to-offices',
      name: 'Circulate applications to offices',
      about: 'Fire brigade, roads, heritage and water give statements side by side, each with a date.',
      why: 'one file that wanders needs months',
      size: 'L',
      said: 'circulate offices_statement fire_brigade',
      asked:
        'route_application_offices ask_fire_brigade collect_statements_offices send_plans_heritage forward_file_roads invite_statement_water gather_office_opinions consult_environment_office',
    },
    {
      id: 'check-completeness',
      name: 'Check applications for completeness',
      about: 'A list by kind of project shows what is there, missing or wrong.',
      why: 'the period runs only from the day all is there',
      size: 'M',
      skill: 'checklists',
      said: 'complete_application missing_plans',
      asked:
        'check_application_complete list_missing_papers validate_drawings_scale check_signature_missing confirm_completeness look_plans_missing compare_checklist_plans reject_incomplete_application',
    },
    {
      id: 'compute-permit-fees',
      name: 'Compute permit fees',
      about: 'Fees by kind, floor area or building cost, with the lines of the fee table.',
      why: 'two officers reckon two fees for one garage',
      size: 'M',
      skill: 'calculation',
      said: 'permit_fee fee_table',
      asked:
        'compute_permit_fee calculate_fee_area set_fee_table show_permit_costs estimate_fee_applicant charge_fee_cost add_inspection_charge calculate_fee_volume',
    },
    {
      id: 'take-fee-payments',
      name: 'Take fee payments online',
      about: 'Fees are paid by card or transfer, and the receipt lies with the application.',
      why: 'a permit waits in the drawer until the cash desk answers',
      size: 'M',
      skill: 'payments',
      said: 'pay_fee payment_permit',
      asked:
        'pay_fee_card pay_permit_online see_fee_paid send_fee_invoice keep_receipt_permit collect_application_fee remind_unpaid_fee match_fee_transfer',
    },
    {
      id: 'request-corrections',
      name: 'Request missing papers and corrections',
      about: 'One letter lists all points, and the answer comes back to the same place.',
      why: 'corrections by mail end in five versions',
      size: 'M',
      said: 'request_correction missing_documents',
      asked:
        'request_corrected_plan ask_missing_document request_revised_drawing send_list_defects answer_correction_request submit_corrected_plans stop_period_missing ask_architect_changes',
    },
    {
      id: 'mark-up-plans',
      name: 'Mark up plans with comments',
      about: 'Reviewers draw on the sheet, measure and place comments by office.',
      why: 'third floor, left of the stairs is a poor address',
      size: 'L',
      skill: 'drawing',
      said: 'mark_plans comment_drawing',
      asked:
        'mark_plan_red draw_floor_plan comment_drawing measure_distance_plan highlight_mistake_plan place_remark_sheet compare_plan_revisions stamp_approved_drawing',
    },
    {
      id: 'schedule-inspections',
      name: 'Book and schedule inspections',
      about: 'Builders ask for the stage, and inspectors get a day with a route.',
      why: 'concrete does not wait for a call back',
      size: 'M',
      skill: 'schedule',
      said: 'book_inspection inspection_appointment',
      asked:
        'book_inspection request_foundation_inspection schedule_inspector_route plan_site_visits assign_inspector_district call_inspector_concrete cancel_inspection_rain choose_inspection_day',
    },
    {
      id: 'record-inspections-site',
      name: 'Record inspections on site',
      about: 'Checklist by stage, photos and result on a phone or tablet, also without network.',
      why: 'notes typed in the evening lose half the defects',
      size: 'L',
      skill: 'mobile',
      said: 'record_inspection photos_site',
      asked:
        'record_inspection_tablet photograph_defect_site tick_inspection_checklist pass_fail_stage write_site_report note_defects_foundation sign_inspection_builder dictate_site_remarks',
    },
    {
      id: 'issue-permits-notices',
      name: 'Issue permits and decision notices',
      about: 'The notice is written from text blocks with conditions, plans and number.',
      why: 'a wrong paragraph in a notice lands in court',
      size: 'M',
      skill: 'pdf',
      said: 'decision_notice issue_permit',
      asked:
        'issue_permit_pdf write_decision_notice refuse_application_reasons print_permit_card sign_notice_head send_decision_applicant insert_text_blocks deliver_permit_online',
    },
    {
      id: 'watch-legal-deadlines',
      name: 'Watch legal deadlines',
      about: 'Periods start, stop and run by rule, and the next ones stand on top.',
      why: 'a missed day can mean a permit by silence',
      size: 'M',
      skill: 'reminders',
      said: 'deadline period_runs',
      asked:
        'watch_deadline_permit count_days_decision warn_period_ends stop_clock_missing show_overdue_applications remind_office_statement extend_decision_period track_permit_expiry',
    },
    {
      id: 'show-parcels-map',
      name: 'Show applications and parcels on a map',
      about: 'Plot, zone, protected areas and earlier permits lie in layers.',
      why: 'the plan of the zone is asked about in every file',
      size: 'M',
      skill: 'map',
      said: 'map_parcels zoning_map',
      asked:
        'show_parcel_map see_zone_plot draw_plot_boundary look_flood_area pick_parcel_map show_permits_street measure_boundary_distance check_heritage_area',
    },
    {
      id: 'publish-applications-register',
      name: 'Publish applications in a public register',
      about: 'Address, project and plans can be viewed for the period of display, and the decision after it.',
      why: 'residents hear of the crane before they hear of the plan',
      size: 'M',
      skill: 'public-pages',
      said: 'public_register display_plans',
      asked:
        'publish_application_register show_plans_public view_building_projects display_application_period search_permits_address read_decisions_street put_site_notice subscribe_area_applications',
    },
    {
      id: 'notify-neighbours-objections',
      name: 'Notify neighbours and take objections',
      about: 'Owners around the plot are written to, and what they object to is kept until the decision.',
      why: 'a neighbour who was not heard goes to court',
      size: 'M',
      said: 'neighbours_objection notify_neighbours',
      asked:
        'notify_neighbours_plans collect_objection write_adjoining_owners answer_resident_objection raise_objection_project receive_comments_residents list_neighbour_owners collect_neighbour_consent',
    },
    {
      id: 'track-conditions',
      name: 'Track conditions until they are met',
      about: 'Each condition has a stage, a proof and a state.',
      why: 'a condition in a drawer plants no tree',
      size: 'M',
      skill: 'tasks',
      said: 'conditions_permit proof_condition',
      asked:
        'track_permit_conditions close_condition submit_condition_proof list_open_conditions check_trees_planted confirm_condition_met hold_start_condition add_condition_office',
    },
    {
      id: 'issue-occupancy-certificates',
      name: 'Issue certificates of occupancy',
      about: 'After the final inspection and all proofs the building may be used.',
      why: 'people move in before the stairs have a rail',
      size: 'M',
      said: 'occupancy final_inspection',
      asked:
        'issue_occupancy_certificate release_house_use certify_completion report_building_finished approve_final_inspection confirm_building_safe close_permit_completed notify_completion_builder',
    },
    {
      id: 'tell-permit-needed',
      name: 'Tell whether a permit is needed',
      about: 'A few questions on project and plot lead to an answer with its rule.',
      why: 'half the calls are about sheds and fences',
      size: 'M',
      said: 'permit_needed need_permit',
      asked:
        'check_permit_needed answer_shed_permission see_fence_allowed find_permission_required explain_exempt_project tell_carport_allowed look_rule_garage ask_dormer_permission',
    },
    {
      id: 'show-property-history',
      name: 'Show the permit history of a property',
      about: 'All earlier files of an address, also scanned ones, in order of years.',
      why: 'what may stand there was decided decades ago',
      size: 'M',
      skill: 'history',
      said: 'history_property old_files',
      asked:
        'show_property_history find_old_permit scan_archive_plans look_house_file see_earlier_approvals open_file_address list_permits_house search_archive_street',
    },
    {
      id: 'follow-violations',
      name: 'Follow violations and stop-work orders',
      about: 'Complaint, visit, order, period and fine in one case at the plot.',
      why: 'building without a permit pays off when nobody follows it',
      size: 'M',
      said: 'violation stop_work unpermitted',
      asked:
        'report_illegal_building stop_work_order record_violation_plot set_fine_builder visit_complaint_site seal_building_site follow_unpermitted_extension order_removal_shed',
    },
    {
      id: 'report-processing-times',
      name: 'Report processing times and permits',
      about: 'Days per step, office and kind, with permits, dwellings and floor area by month.',
      why: 'the council asks why a garage takes five months',
      size: 'M',
      skill: 'reports',
      said: 'processing_time permit_statistics',
      asked:
        'report_processing_days count_permits_month show_slow_office measure_days_decision compare_offices_duration count_dwellings_approved export_permit_statistics show_backlog_officer',
    },
  ],
} satisfies Kind;
