import type { Kind } from '../kind.ts';

export const qualityManagement = {
  id: 'quality-management',
  title: 'quality and complaints in companies',
  strong:
    'quality_management iso_9001 nonconformity complaint_production corrective_action capa quality_manual defects_factory inspection_production iso_audit faulty_parts complaints_customers_production audit_findings non-conformities eight_d reject_rate haccp hygiene fridge_temperatures inspector_fridge cleaning_fridge deviations_measures certified_iso gauges_calibration inspector_wanted wrong_version_documents calibrated_gauges batch_tested lot_tested notified_body shop_reports_odd fix_held read_instructions_sign prove_fix tested_pulled complaint_answer_days wrong_parts_customer faulty_batches test_reports_batch laboratory_quality product_safety ISO food_safety inspector_comes accreditation',
  weak: 'defect complaint cause measure audit inspection supplier batch photo responsible faulty nonconformity audit_plan tested newton fix prove instruction safety lot accredited inspector reported measured deviation norm',
  told: 'complaints defects audit corrective measures supplier inspection documents deviations iso 8d root cause procedures training calibrations food safety factory checklist nonconformity release hygiene haccp batch',
  things: ['complaint', 'measure', 'inspection'],
  people: ['quality managers', 'workers', 'suppliers'],
  field: 'quality',
  features: [
    {
      id: 'record-defects-complaints-photos',
      name: 'Record nonconformities and complaints',
      about:
        'A case is noted with part, batch, quantity, photo and finder, gets a number and reaches the quality manager.',
      why: 'what is called across the hall is never evaluated',
      size: 'M',
      skill: 'forms',
      said: 'record defect complaint photo nonconformity',
      asked:
        'report_defect write_complaint photograph_defect enter_defect report_fault note_mistake tell_wrong_part report_scratch photograph_scratch write_down_wrong note_wrong_photo report_mistake report_incident write_mistake record_complaint write_photo_wrong report_odd answer_complaint report_shop',
    },
    {
      id: 'assign-corrective-measures-dates',
      name: 'Assign corrective actions',
      about:
        'Each measure has an owner and a due date, names its complaint and closes only after its effect was checked.',
      why: 'the same fault returns when nobody owns its cure',
      size: 'M',
      skill: 'tasks',
      said: 'measure assign action measures_dates',
      asked:
        'assign_fix give_task_fix decide_fixes set_deadline_fix assign_measure put_right note_measure check_measure_worked fix_until note_did check_effect prove_fix prove_held verify_fix',
    },
    {
      id: 'control-documents-approval',
      name: 'Control documents with versions and approval',
      about:
        'A work instruction has owner and version number, takes effect after approval, and the one before disappears from use.',
      why: 'workers otherwise follow an outdated instruction',
      size: 'M',
      skill: 'approval',
      said: 'document approve version controlled_documents only_current work_instructions',
      asked:
        'approve_instruction release_document find_work_instruction sign_document lock_old_version read_procedure update_procedure see_newest_version use_newest confirm_read read_valid go_approver release_version sign_read',
    },
    {
      id: 'analyse-causes-method',
      name: 'Analyse root causes',
      about: 'Cause, effect and proof are written step by step.',
      why: 'the same defect comes back otherwise',
      size: 'M',
      said: 'cause analysis 8d',
      asked:
        'ask_why find_cause draw_fishbone fill_8d analyse_cause ask_five_times find_reason find_happened see_happened find_out_why see_why',
    },
    {
      id: 'plan-record-audits',
      name: 'Plan and record audits',
      about:
        'The yearly programme lists area, auditor and date; findings are noted by clause of the standard and become measures.',
      why: 'a missed internal audit endangers the certificate',
      size: 'M',
      skill: 'checklists',
      said: 'audit',
      asked: 'plan_audit tick_audit prepare_audit note_audit fill_audit_checklist ask_auditor record_audit_finding',
    },
    {
      id: 'inspect-goods-products-plan',
      name: 'Inspect products by plan',
      about:
        'Characteristics, limits and sample size are set per product, and a reading outside its limits marks the lot as failed.',
      why: 'a faulty batch otherwise leaves the house unseen',
      size: 'M',
      skill: 'checklists',
      said: 'inspect plan',
      asked:
        'measure_part check_delivery inspect_parts enter_measurement test_batch check_incoming fill_inspection sign_inspection inspect_incoming inspect_goods write_newtons record_test pull_batch write_test_result',
    },
    {
      id: 'follow-each-case-end',
      name: 'Track cases through stages',
      about:
        'A case goes from recorded over cause and measure to checked and closed, with date and person at each step.',
      why: 'open complaints are forgotten once the customer calms down',
      size: 'M',
      skill: 'kanban',
      said: 'status follow',
      asked:
        'see_open_case follow_complaint see_stands see_stuck close_case see_works_case move_case_stage see_complaint_now',
    },
    {
      id: 'train-staff-prove',
      name: 'Track training of staff',
      about:
        'Required instructions per post, attendance and expiry dates are listed for each worker, and gaps stand out.',
      why: 'an auditor asks who was trained on this machine',
      size: 'S',
      skill: 'skills',
      said: 'training training_proof',
      asked:
        'see_trained train_staff prove_trained sign_training plan_training see_training_expires remind_refresher record_course remind_hygiene',
    },
    {
      id: 'show-figures-trends',
      name: 'Show quality figures in charts',
      about:
        'Complaint rate, scrap and cost of faults are drawn by month, product and supplier, each against its target.',
      why: 'a creeping rise in scrap is seen too late',
      size: 'M',
      skill: 'charts',
      said: 'chart trend',
      asked:
        'see_scrap_rate draw_trend see_trend count_defects see_chart_month compare_months show_numbers_board see_figures see_scrap',
    },
    {
      id: 'assess-risks',
      name: 'Assess risks',
      about:
        'Severity, occurrence and detection are rated, the product ranks the list, and high ones require a measure.',
      why: 'effort otherwise goes to the loudest fault',
      size: 'M',
      skill: 'calculation',
      said: 'risk assess',
      asked: 'assess_risk rate_risk list_risks score_risk see_biggest_risk write_risk fill_fmea',
    },
    {
      id: 'keep-measuring-equipment-calibration',
      name: 'Manage calibration of equipment',
      about: 'Each gauge has an interval, a certificate and a next date, and an overdue one is refused at inspections.',
      why: 'readings of an overdue gauge prove nothing',
      size: 'M',
      skill: 'maintenance',
      said: 'calibration due_check machine_due',
      asked:
        'calibrate_gauge remind_calibration lock_gauge send_scale_calibrate list_gauges warn_calibration_due tell_gauge_due calibrate_calipers',
    },
    {
      id: 'rate-suppliers',
      name: 'Evaluate suppliers',
      about: 'A score from complaints, delivery dates and audits puts each supplier into class A, B or C per year.',
      why: 'purchasing otherwise decides by price alone',
      size: 'M',
      skill: 'calculation',
      said: 'supplier rate',
      asked:
        'rate_supplier score_supplier see_bad_supplier compare_suppliers list_approved_suppliers grade_supplier see_bad_goods give_marks',
    },
    {
      id: 'notify-responsible-people',
      name: 'Notify responsible people',
      about: 'The owner of a case hears when it is assigned, when its date nears and when it has passed.',
      why: 'a measure unknown to its owner stays undone',
      size: 'S',
      skill: 'notifications',
      said: 'notify',
      asked:
        'tell_responsible mail_boss tell_foreman warn_deadline remind_measure_due notify_manager mail_overdue mail_foreman send_mail_deadline',
    },
    {
      id: 'trace-batches',
      name: 'Trace lots and batches',
      about:
        'A lot number leads back to material, supplier, machine and tests, and forward to the customers who received it.',
      why: 'a recall without it takes in the whole production',
      size: 'M',
      said: 'batch trace flour_went went_which yarn_lot',
      asked:
        'trace_batch find_batch see_customer_batch follow_lot recall_batch see_material_came find_lot see_customer_got see_lot call_back_batch see_went_loaf see_yarn_lot',
    },
    {
      id: 'define-quality-goals-reviews',
      name: 'Define quality goals and reviews',
      about: 'A goal names figure, target, owner and deadline, and the management review records how far it was met.',
      why: 'the standard demands targets that are measured',
      size: 'M',
      skill: 'goals',
      said: 'goal review management',
      asked: 'set_goal set_target hold_management_review see_goal_reached review_goals check_goals_year',
    },
    {
      id: 'report-pdf',
      name: 'Create reports as PDF',
      about: 'An 8D report, audit record or inspection sheet comes with header, photos, signatures and page numbers.',
      why: 'customers demand the 8D report for their files',
      size: 'S',
      skill: 'pdf',
      said: 'report',
      asked: 'print_report save_pdf send_customer_report export_pdf print_nonconformity print_8d',
    },
    {
      id: 'give-roles',
      name: 'Manage users and roles',
      about:
        'Workers report, quality managers decide and close, suppliers see only their own complaints, and auditors read everything.',
      why: 'a supplier must not read complaints about a competitor',
      size: 'S',
      skill: 'roles',
      said: 'role',
      asked: 'give_login assign_role limit_worker restrict_access decide_see add_user give_inspector_access',
    },
    {
      id: 'log-every-change',
      name: 'Log every change',
      size: 'M',
      skill: 'audit-log',
      said: 'log signature',
      asked: 'see_changed see_signed log_changes trace_edit prove_signed keep_history sign_electronic',
    },
    {
      id: 'fill-in-checklists',
      name: 'Fill in checklists and readings',
      about: 'Cleaning and temperatures are ticked and typed at a tablet.',
      why: 'wet paper proves nothing',
      size: 'M',
      skill: 'checklists',
      said: 'checklist ticks temperature haccp',
      asked:
        'tick_cleaning type_temperature type_fridge tick_tablet fill_checklist enter_temperature tick_off_list note_fridge record_temperature',
    },
    {
      id: 'alert-limits',
      name: 'Alert on values out of limits',
      about: 'A value over its limit raises an alarm and asks what was done.',
      why: 'a fridge at seven degrees is otherwise noticed a week later',
      size: 'S',
      skill: 'alarm',
      said: 'limit over_degrees alert',
      asked: 'alert_limit tell_degrees warn_limit',
    },
    {
      id: 'show-proof-inspectors',
      name: 'Show records to auditors and inspectors',
      about: 'All papers of a month stand in one folder.',
      why: 'the inspector comes without a call',
      size: 'S',
      skill: 'pdf',
      said: 'evidence inspector proof',
      asked:
        'show_folder show_inspector show_auditor prove_auditor find_records print_proof hand_inspector show_evidence',
    },
  ],
} satisfies Kind;
