import type { Kind } from '../kind.ts';

export const admissions = {
  id: 'admissions',
  title: 'admissions to schools and universities',
  strong:
    'admissions admissions_office admission_officer admission_process openapply slate_technolutions ucas common_app liaison_cas school_admission university_admission student_admission graduate_admissions applicants_study_places applicants_transcripts school_places_applicants apply_university apply_degree apply_master_programme apply_study apply_place_school study_place kindergarten_place nursery_place school_place entrance_exam entrance_test admission_test offer_of_place conditional_offer offer_letter_applicants deferred_entry early_decision personal_statement recommendation_letters_applicants letter_teacher_recommends prospective_students prospective_pupils numerus_clausus rank_applicants_places intake_september matriculation enrolment_deposit open_day_applicants first_graders_registration applications_new_pupils parents_apply_place school_entry_applications',
  weak: 'applicant applicants applications admission offer enrolment intake transcript transcripts recommendation entrance deposit waitlist shortlist reviewers siblings prospective tuition',
  told: 'apply applied applicants applications grades offer accepted rejected audition siblings essays committee decide kindergarten faculty degree kindergartens prospectus refused references intake',
  things: ['application', 'applicant', 'offer', 'document', 'programme'],
  people: ['applicants', 'admissions officers', 'reviewers', 'parents', 'referees'],
  field: 'admission to schools and universities',
  features: [
    {
      id: 'online-application',
      name: 'Apply online through application forms',
      about: 'Applicants fill in the form of their programme or grade, and later questions depend on earlier answers.',
      why: 'applications on paper have to be typed in again',
      size: 'L',
      skill: 'forms',
      said: 'application_form apply_online own_questions',
      asked:
        'apply_online_form fill_application_home build_application_form ask_questions_programme submit_application_online choose_course_grade enter_child_data show_questions_depending replace_paper_application',
    },
    {
      id: 'upload-documents',
      name: 'Upload certificates and documents',
      about: 'Transcripts, passport, photo and essays go to the file of the applicant.',
      why: 'the file must be complete to be read',
      size: 'M',
      skill: 'attachments',
      said: 'upload certificates transcripts passport documents',
      asked:
        'upload_school_certificate attach_transcript_application submit_portfolio_work send_passport_copy scan_birth_certificate add_essay_file collect_documents_applicant photograph_report_card store_language_certificate',
    },
    {
      id: 'document-checklist',
      name: 'Track missing documents by checklist',
      about: 'Applicant and office see what has come, what is missing and what is verified.',
      why: 'most calls ask what is missing',
      size: 'M',
      skill: 'checklists',
      said: 'checklist missing_documents complete verified',
      asked:
        'see_missing_documents check_application_complete tick_received_papers verify_certificate_genuine remind_missing_transcript list_incomplete_applications show_document_status request_missing_paper count_complete_files',
    },
    {
      id: 'applicant-status',
      name: 'Show applicants their status',
      why: 'uncertainty keeps families awake',
      about: 'Applicants sign in and see the state from submitted to decided and what they have to do next.',
      size: 'M',
      said: 'status portal where_stands progress',
      asked:
        'show_applicant_status see_application_progress log_portal_applicant tell_next_step find_application_state follow_decision_online view_application_state look_place_granted check_status_applying',
    },
    {
      id: 'review-applications',
      name: 'Read and score applications',
      about: 'Readers open the whole file on one page and score it by the same criteria.',
      why: 'many readers have to judge by one measure',
      size: 'L',
      said: 'review score criteria readers rubric',
      asked:
        'read_applications_screen score_applicant_criteria rate_essay_rubric review_applicant_file give_points_motivation evaluate_grades_experience write_reader_comment compare_reader_scores hide_names_readers',
    },
    {
      id: 'assign-reviewers',
      name: 'Assign applications to reviewers',
      about:
        'Files go to reviewers by programme, region or in turn, with regard to workload and conflicts of interest.',
      why: 'each file needs two readers who are not relatives',
      size: 'M',
      skill: 'tasks',
      said: 'assign readers distribute conflict_of_interest',
      asked:
        'assign_reviewers_applications distribute_files_readers balance_reading_load exclude_related_reader send_file_professor see_unread_applications remind_slow_readers route_faculty_committee allocate_region_officer',
    },
    {
      id: 'stages-pipeline',
      name: 'Move applications through stages',
      about: 'Each application moves through inquiry, submitted, in review, interview, decision and enrolled.',
      why: 'everybody in the office sees how far a file is',
      size: 'M',
      skill: 'kanban',
      said: 'stages pipeline funnel workflow',
      asked:
        'move_applicant_stage see_applications_stage set_admission_steps filter_applicants_stage drag_file_interview define_process_programme show_admission_funnel work_through_queue list_undecided_files',
    },
    {
      id: 'decisions-letters',
      name: 'Release decisions with letters',
      about: 'Offer, refusal or waiting list goes out at a set hour from templates.',
      why: 'all should hear it on one day',
      size: 'M',
      skill: 'templates',
      said: 'decision_letters offer rejection release',
      asked:
        'send_offer_letter release_decisions_date write_refusal_template mail_acceptance_letter publish_results_portal print_decision_letters generate_admission_letter record_committee_decision set_conditional_offer tell_families_result',
    },
    {
      id: 'accept-offers',
      name: 'Accept or decline offers online',
      about: 'Applicants say yes or no by a deadline, pay the deposit and see the conditions still to be met.',
      why: 'a declined place goes to the next applicant',
      size: 'M',
      said: 'accept_offer decline deadline confirm_place',
      asked:
        'accept_offer_online decline_study_place confirm_place_deadline sign_school_contract withdraw_application_online postpone_entry_year choose_between_offers release_expired_place answer_offer_click',
    },
    {
      id: 'waiting-list',
      name: 'Keep waiting lists and move applicants up',
      about: 'Applicants wait by rank, and stated rules decide who moves up when a place falls free.',
      why: 'some admitted applicants always go elsewhere',
      size: 'M',
      skill: 'waiting-list',
      said: 'waiting_list move_up next_in_line',
      asked:
        'keep_waiting_list move_applicants_up offer_next_rank show_waiting_number fill_released_place ask_still_interested rank_waiting_families invite_second_round',
    },
    {
      id: 'places-quotas',
      name: 'Allocate places by ranking and quotas',
      why: 'the allocation must stand before a court',
      about: 'Places are given in the order of grades, siblings, distance and quotas until the capacity is reached.',
      size: 'L',
      said: 'places quotas ranking siblings capacity points',
      asked:
        'allocate_places_ranking calculate_admission_points prefer_siblings_distance reserve_quota_places rank_applicants_grades limit_places_course draw_lots_places match_wishes_schools count_free_places compute_average_grade',
    },
    {
      id: 'recommendations',
      name: 'Collect recommendations from referees',
      why: 'letters by mail get lost',
      about: 'A teacher gets a link and writes or uploads a recommendation that the applicant cannot see.',
      size: 'M',
      skill: 'no-login',
      said: 'recommendation referees teachers_letter',
      asked:
        'request_recommendation_letter ask_teacher_reference collect_referee_letters remind_late_referee upload_recommendation_confidential send_referee_link rate_pupil_recommender receive_school_report',
    },
    {
      id: 'interviews-tests',
      name: 'Schedule interviews, tests and auditions',
      why: 'a face says more than a file',
      about: 'Applicants choose a time, panels and rooms are assigned, and the results are noted in the file.',
      size: 'M',
      skill: 'calendar',
      said: 'interview audition entrance_test appointment',
      asked:
        'schedule_interview_applicants book_audition_slot invite_entrance_test plan_panel_room choose_interview_time record_test_result hold_video_interview note_interview_impression assign_trial_day enter_exam_scores',
    },
    {
      id: 'message-applicants',
      name: 'Send messages to applicants by stage',
      why: 'the same answer is given a thousand times',
      about: 'Mails from templates go to one applicant or a group and are kept in each file.',
      size: 'M',
      skill: 'email',
      said: 'messages mails templates text_message',
      asked:
        'mail_applicants_group send_personal_message answer_family_questions text_deadline_reminder write_message_template keep_mail_file send_automatic_confirmation email_incomplete_applicants inform_parents_stage',
    },
    {
      id: 'deadlines',
      name: 'Set deadlines and admission rounds',
      about: 'Applications for each programme open and close by date, and late entries need permission.',
      why: 'all applicants should have the same time to apply',
      size: 'S',
      said: 'deadline rounds open_close late',
      asked:
        'set_application_deadline open_round_date close_form_midnight permit_late_application remind_before_deadline plan_spring_intake extend_deadline_applicant plan_admission_rounds stop_late_submissions',
    },
    {
      id: 'application-fees',
      name: 'Collect application fees and deposits',
      about: 'Fees and deposits are paid by card or transfer, and applicants in need get a waiver.',
      why: 'a file is read only when its fee is paid',
      size: 'M',
      skill: 'payments',
      said: 'application_fee deposit waiver pay',
      asked:
        'pay_application_fee collect_enrolment_deposit cancel_fee_poor charge_fee_card see_unpaid_fees refund_deposit_withdrawn issue_fee_receipt confirm_payment_received',
    },
    {
      id: 'inquiries-prospects',
      name: 'Manage inquiries and prospective families',
      why: 'an inquiry today is a pupil next year',
      about: 'Each inquiry is kept with its source and what was sent, until the family applies.',
      size: 'M',
      said: 'inquiries prospects interested_families recruitment',
      asked:
        'record_first_inquiry follow_interested_families send_prospectus_inquirer collect_fair_contacts see_inquiry_source turn_inquiry_application call_undecided_prospect welcome_prospective_pupils',
    },
    {
      id: 'open-days',
      name: 'Offer open days and tours to book',
      why: 'nobody chooses a school unseen',
      about: 'Families sign up for visits, trial days and talks, and the office sees who came.',
      size: 'S',
      skill: 'events',
      said: 'open_day tour campus_visit trial_day',
      asked:
        'book_campus_tour sign_open_day register_school_visit plan_information_evening count_campus_visitors invite_trial_lesson limit_tour_visitors tick_arrived_visitors guide_visiting_parents',
    },
    {
      id: 'save-resume',
      name: 'Save applications and continue later',
      about: 'What was entered is saved between sittings and can be continued on another device.',
      why: 'certificates are seldom at hand in the first sitting',
      size: 'S',
      skill: 'forms',
      said: 'save continue_later draft interrupted',
      asked:
        'save_application_draft continue_form_later resume_unfinished_application keep_entered_answers correct_before_submitting preview_application_final print_finished_application fill_form_phone',
    },
    {
      id: 'siblings-families',
      name: 'Apply for several children or programmes',
      about: 'One account holds several applications, takes over shared data and ranks the wishes.',
      why: 'brothers and sisters share address and parents',
      size: 'S',
      said: 'several_children several_programmes siblings wishes_order',
      asked:
        'apply_two_children enter_address_once rank_three_wishes copy_sibling_data choose_second_school share_account_parents add_further_programme link_brothers_sisters list_preferred_schools',
    },
    {
      id: 'admission-reports',
      name: 'Report applications, offers and enrolments',
      why: 'the dean asks every Monday',
      about: 'Applications, offers and enrolments are counted by programme, country, round and year and compared.',
      size: 'M',
      skill: 'reports',
      said: 'figures reports yield compared_last_year',
      asked:
        'report_applications_programme compare_last_year_numbers count_offers_accepted show_applicants_country see_acceptance_rate chart_enrolment_forecast export_ministry_statistics find_drop-out_stage predict_intake_size',
    },
    {
      id: 'transfer-enrolment',
      name: 'Hand accepted applicants to student records',
      about: 'Master data and documents go over with no typing.',
      why: 'the applicant of May is the pupil of September',
      size: 'M',
      skill: 'import-export',
      said: 'enrolment student_records transfer hand_over',
      asked:
        'transfer_accepted_records enrol_accepted_applicant pass_data_registry create_student_number export_accepted_pupils send_class_list import_central_applications assign_first_class hand_documents_registrar',
    },
    {
      id: 'scholarships',
      name: 'Decide on scholarships and financial aid',
      about: 'Income, need and merit are asked and the sum goes into the offer.',
      why: 'money decides who can come',
      size: 'M',
      said: 'scholarship financial_aid bursary reduced_fees',
      asked:
        'apply_scholarship_form decide_financial_aid ask_family_income award_bursary_amount put_aid_offer rank_scholarship_families check_income_proof reduce_tuition_family',
    },
    {
      id: 'duplicate-fraud',
      name: 'Detect duplicate and forged applications',
      why: 'places are worth cheating for',
      about: 'A person who applies twice, a copied essay or a changed certificate is flagged for the office.',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicates forged plagiarism twice',
      asked:
        'find_double_application detect_forged_certificate spot_copied_essay merge_applicant_records flag_altered_grades compare_essays_plagiarism verify_applicant_identity warn_applied_twice',
    },
    {
      id: 'application-privacy',
      name: 'Protect and delete applicant data',
      why: "grades and diagnoses are nobody's business",
      about: 'Each look at a file is logged, and refused applications are deleted after a set time.',
      size: 'M',
      skill: 'data-rights',
      said: 'privacy delete_rejected rights confidential',
      asked:
        'delete_rejected_files limit_file_access hide_medical_information log_file_access give_reviewer_rights keep_data_consent wipe_applicant_record protect_confidential_letter erase_old_applications',
    },
    {
      id: 'languages-applicants',
      name: 'Offer applications in several languages',
      why: 'parents abroad apply too',
      about: 'Form, portal and letters appear in the language that the family chose.',
      size: 'S',
      skill: 'languages',
      said: 'languages translated foreign_applicants',
      asked:
        'fill_form_arabic translate_application_questions show_portal_english send_letter_turkish choose_applicant_language explain_terms_foreigners convert_foreign_grades read_instructions_spanish',
    },
  ],
} satisfies Kind;
