import type { Kind } from '../kind.ts';

export const grants = {
  id: 'grants',
  title: 'grants and funding programmes',
  strong:
    'grants_foundation grant_applications funding_programme apply_funding foundation_projects_money scholarship scholarships grant_management applicants_foundation funding_applications call_funding research_funding jury_applications grant_makers theatre_funders funders_calls begging foundation_applications call_closes nine_funders',
  weak: 'applicant application foundation jury programme funding budget report deadline funder call reviewer committee',
  told: 'funding applications grant foundation applicants review score jury deadline budget report money scholarship committee decision calls eligibility payment instalments projects board researchers form rejected contract artists association final',
  things: ['application', 'programme', 'grant', 'report'],
  people: ['applicants', 'reviewers', 'foundations', 'officers'],
  field: 'funding',
  features: [
    {
      id: 'publish-calls-deadlines',
      name: 'Publish calls with deadlines',
      about: 'A call shows purpose, who may apply, sums and closing hour, and takes no application after it.',
      why: 'applicants who learn of a call late cannot apply',
      size: 'M',
      skill: 'public-pages',
      said: 'call deadline publish call_closes',
      asked:
        'announce_programme publish_call show_open_calls see_apply_until put_call_website open_round write_call see_programmes see_call_closes watch_calls find_calls',
    },
    {
      id: 'build-application-forms',
      name: 'Build application forms',
      about:
        'Officers set questions, word limits, budget tables and uploads per call and preview them as an applicant.',
      why: 'each programme asks for different proofs and figures',
      size: 'M',
      skill: 'form-builder',
      said: 'form build question form_online',
      asked: 'build_form put_questions change_form design_form set_questions ask_applicants write_form',
    },
    {
      id: 'submit-applications-online',
      name: 'Submit applications online',
      about:
        'Drafts are kept until the deadline; on sending, gaps are named and a receipt with number and time follows.',
      why: 'applications by post or mail arrive incomplete and unprovable',
      size: 'M',
      skill: 'submissions',
      said: 'apply submit draft',
      asked:
        'apply_online send_application fill_online upload_application hand_application continue_application save_draft replace_paper fill_form',
    },
    {
      id: 'review-score-applications',
      name: 'Review and score applications',
      about:
        "Reviewers give points and remarks per criterion without seeing each other's, and a ranking is computed by weight.",
      why: 'a rejected applicant asks by which criteria it was judged',
      size: 'M',
      skill: 'ratings',
      said: 'review score jury criteria',
      asked:
        'give_points read_applications rate_application score_application compare_scores write_opinion judge_application rank_applications put_points rate_points',
    },
    {
      id: 'assign-reviewers',
      name: 'Assign reviewers',
      about:
        'Each application gets a set number of reviewers by field; those with a conflict of interest are kept out.',
      why: 'a biased reviewer makes the award open to challenge',
      size: 'M',
      skill: 'tasks',
      said: 'assign reviewer conflict_interest',
      asked:
        'split_applications give_jury assign_reviewer divide_readers see_reads send_expert stop_biased give_two_experts mark_conflict declare_conflict',
    },
    {
      id: 'follow-applications-through-stages',
      name: 'Follow applications through stages',
      size: 'M',
      skill: 'kanban',
      said: 'stage status state applicant_sees colour_stage',
      asked:
        'see_stands see_status see_decided_already move_stage see_stuck follow_application see_waits ask_application_far see_far see_applicant_status',
    },
    {
      id: 'decide-send-letters',
      name: 'Decide and send letters',
      about: 'The board sets award, sum or refusal per application; letters are filled from it and sent on one date.',
      why: 'applicants who hear by rumour lose trust in the foundation',
      size: 'M',
      skill: 'approval',
      said: 'decide accept reject letter letter_template',
      asked:
        'send_rejection write_acceptance send_letters reject_application approve_grant vote_board print_letters write_refusal tell_decision tell_refused tell_accepted',
    },
    {
      id: 'plan-budgets-payments',
      name: 'Plan budgets and payments',
      about: 'Each programme shows granted, paid and free money; instalments have dates and wait for their conditions.',
      why: 'a foundation that promises more than it has must break contracts',
      size: 'M',
      skill: 'budgets',
      said: 'budget pay instalment payments_rates budget_table money_in',
      asked:
        'see_money_left pay_instalment transfer_money split_money see_paid plan_budget pay_grant see_spent sum_granted release_payment pay_rates balance_budget',
    },
    {
      id: 'collect-progress-final-reports',
      name: 'Collect progress and final reports',
      about: 'A grantee fills in results and spending on due dates, beside what the application had promised.',
      why: 'money is paid on while the project stands still',
      size: 'M',
      skill: 'forms',
      said: 'report final progress final_report report_due',
      asked:
        'hand_report ask_receipts send_final_report upload_receipts collect_reports prove_spent check_receipts write_final_report chase_report hand_receipts submit_receipts',
    },
    {
      id: 'keep-records-applicants-organisations',
      name: 'Keep records of applicants and organisations',
      about:
        'An organisation has legal form, bank details, contacts and all its applications and grants of past years.',
      why: 'the same body applies under three spellings',
      size: 'S',
      skill: 'catalogue',
      said: 'applicant organisation contact',
      asked:
        'see_applied_before keep_contacts look_club keep_associations find_applicant list_organisations store_bank_account see_history see_money_before see_before',
    },
    {
      id: 'attach-documents',
      name: 'Attach documents',
      about:
        'Statutes, budgets and tax certificates are uploaded to their question, with allowed types and the date they expire.',
      why: 'a missing certificate delays the payment by weeks',
      size: 'S',
      skill: 'attachments',
      said: 'document upload documents_ask',
      asked:
        'upload_budget attach_statutes add_pdf attach_document upload_papers hand_statutes see_missing_papers put_documents',
    },
    {
      id: 'remind-deadlines',
      name: 'Remind of deadlines',
      about:
        'Applicants with open drafts, reviewers with open scores and grantees with due reports are written to ahead.',
      why: 'a draft one hour late is lost for a year',
      size: 'S',
      skill: 'reminders',
      said: 'remind due',
      asked: 'remind_report tell_deadline remind_deadline warn_late mail_before_deadline nag_report remind_missing',
    },
    {
      id: 'write-messages-applicants',
      name: 'Write messages to applicants',
      about: 'Officers ask for missing papers by mail, to one applicant or a whole stage; answers stay in the file.',
      why: 'questions in private mailboxes are lost when an officer leaves',
      size: 'S',
      skill: 'email',
      said: 'message mail',
      asked:
        'write_applicant ask_back answer_applicant mail_applicants send_question message_association write_clubs ask_missing tell_missing',
    },
    {
      id: 'set-roles-permissions',
      name: 'Set roles and permissions',
      about:
        'Applicants see their own file, reviewers only what is assigned, officers their programme, and the board all.',
      why: "rival applicants must never read each other's plans",
      size: 'M',
      skill: 'roles',
      said: 'role officer',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights',
    },
    {
      id: 'create-contracts-templates',
      name: 'Create contracts from templates',
      about:
        "Name, sum, term and conditions flow from the award into the programme's contract text, ready to be signed.",
      why: 'a retyped sum in a contract binds the foundation',
      size: 'S',
      skill: 'templates',
      said: 'contract agreement template',
      asked:
        'print_contract write_agreement fill_contract sign_contract create_contract send_contract generate_agreement',
    },
    {
      id: 'report-funded-projects',
      name: 'Report on funded projects',
      about: 'Grants, payments and results are summed by programme, region, field and year, for board and public.',
      why: 'donors and auditors ask what the money has achieved',
      size: 'M',
      skill: 'reports',
      said: 'report statistics numbers_theme',
      asked:
        'see_funded show_council report_ministry count_projects print_overview show_map_projects sum_year publish_funded count_paid',
    },
    {
      id: 'check-eligibility-questions',
      name: 'Check eligibility by questions',
      about:
        'Before the form opens, answers on seat, legal form and field tell whether an application may be made, and why.',
      why: 'hopeless applications cost both sides days of work',
      size: 'S',
      skill: 'form-builder',
      said: 'eligible check eligibility',
      asked:
        'check_allowed see_fits ask_eligible test_apply refuse_unfit check_association sort_out_unfit answer_questions_first',
    },
    {
      id: 'import-export-data',
      name: 'Import and export data',
      size: 'S',
      skill: 'import-export',
      said: 'export excel',
      asked: 'export_excel import_excel take_old_list load_list download_table copy_excel send_accounting',
    },
    {
      id: 'log-decisions-changes',
      name: 'Log decisions and changes',
      size: 'S',
      skill: 'audit-log',
      said: 'log audit',
      asked:
        'see_did see_changed prove_did keep_log find_changed see_deleted write_down_did see_why_decided prove_decision keep_decided record_decided',
    },
    {
      id: 'reuse-texts',
      name: 'Reuse texts of earlier applications',
      about: 'What was written once is found and taken again.',
      why: 'every funder asks the same',
      size: 'S',
      skill: 'templates',
      asked: 'reuse_text copy_text write_last_year take_old_text find_wrote',
      said: 'texts_wrote',
    },
    {
      id: 'assign-writers',
      name: 'Assign applications to people',
      about: 'A list shows who writes which application until when.',
      why: 'one person cannot write every application',
      size: 'S',
      skill: 'tasks',
      asked: 'see_writes assign_application share_work',
      said: 'who_writes',
    },
    {
      id: 'calendar',
      name: 'Show deadlines on a calendar',
      about: "Dates come into everybody's own calendar.",
      why: 'a day late is a year late',
      size: 'S',
      skill: 'calendar-sync',
      asked: 'feed_calendar see_deadlines_calendar subscribe_calendar show_calendar',
      said: 'calendar_feed',
    },
  ],
} satisfies Kind;
