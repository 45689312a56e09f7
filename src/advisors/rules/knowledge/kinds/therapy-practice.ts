import type { Kind } from '../kind.ts';

export const therapyPractice = {
  id: 'therapy-practice',
  title: 'practices of therapists and counsellors',
  strong:
    'psychotherapist psychotherapists psychotherapy counsellor counsellors counselling_practice therapy_practice therapy_notes session_notes progress_notes process_notes treatment_goals therapy_goals simplepractice therapynotes theranest writeupp psyprax couples_therapy couple_counselling marriage_counsellor family_therapist trauma_therapist art_therapist supervisee supervisees superbill superbills sliding_scale client_cancels therapist_talk sessions_approved approved_sessions therapy_sessions therapy_room consulting_room phq gad dap_notes birp sessions_client fifty_minutes_session note_session clients_session talk_therapy private_notes_session therapist_client secrecy_clients grief_counselling hypnotherapist',
  weak: 'therapist therapy client session counselling diagnosis anxiety depression trauma insurer supervision intake confidential grief psychologist',
  told: 'client clients session sessions therapist therapy counselling couples confidential anxiety depression grief trauma insurer diagnosis supervisor supervision consent intake burnout fifty secrecy receipts',
  things: ['session', 'client record', 'session note', 'treatment plan', 'invoice'],
  people: ['therapists', 'clients', 'counsellors', 'supervisors', 'practice secretaries'],
  field: 'psychotherapy and counselling practice',
  features: [
    {
      id: 'schedule-sessions',
      name: 'Schedule sessions on a calendar',
      about: 'Sessions of each therapist and room stand side by side with breaks between.',
      why: 'the day is made of fifty minutes that must not overlap',
      size: 'M',
      skill: 'calendar',
      said: 'calendar appointments free_hours',
      asked:
        'plan_sessions_calendar see_free_hours enter_client_appointment move_session block_lunch_hour book_room_session show_sessions_day arrange_fifty_minutes',
    },
    {
      id: 'write-session-notes',
      name: 'Write session notes from templates',
      about: 'After each session a note with the usual headings is opened for the client.',
      why: 'after six clients the first one has faded',
      size: 'M',
      skill: 'templates',
      said: 'session_notes progress_note',
      asked:
        'write_session_note note_said_session use_dap_template write_progress_note record_session_afterwards type_session_summary fill_soap_note',
    },
    {
      id: 'client-records',
      name: 'Keep client records',
      about: 'Contacts, history, diagnoses, medication and documents stand in one file.',
      why: 'the first look before a session goes to what came before',
      size: 'M',
      skill: 'profiles',
      said: 'client_file record history_client',
      asked:
        'keep_client_file store_client_history keep_emergency_contact note_medication_client see_file_client record_diagnosis keep_biography_client',
    },
    {
      id: 'write-invoices',
      name: 'Invoice sessions',
      about: 'Held sessions become invoices or receipts with fee, date and number.',
      why: 'the evening belongs to rest and not to bills',
      size: 'M',
      skill: 'invoicing',
      said: 'invoice bill receipt',
      asked:
        'write_invoice_session bill_hours_client print_receipt_session send_bill_month total_sessions_month number_invoices see_unpaid_sessions',
    },
    {
      id: 'appointment-reminders',
      name: 'Remind clients of sessions',
      about: 'A text or mail goes out before the session in neutral words.',
      why: "an empty chair costs the fee and the client's progress",
      size: 'S',
      skill: 'reminders',
      said: 'remind_clients sms forgotten_session',
      asked:
        'remind_session_client text_reminder_day send_sms_session confirm_session_reminder mail_appointment_before reduce_forgotten_sessions',
    },
    {
      id: 'treatment-plans',
      name: 'Write treatment plans with goals',
      about: 'Problems, goals and methods have dates of review and link to the notes.',
      why: 'both sides need to know where the work is going',
      size: 'M',
      skill: 'goals',
      said: 'treatment_plan goals',
      asked:
        'write_treatment_plan set_therapy_goals review_goals_client note_interventions_goal record_progress_goal see_therapy_goals update_plan',
    },
    {
      id: 'intake-forms',
      name: 'Collect intake and consent forms online',
      about: 'New clients fill in history and sign consents before the first session.',
      why: 'the first hour is too dear for paperwork',
      size: 'M',
      skill: 'forms',
      said: 'intake_form consent first_session_form',
      asked:
        'fill_intake_form sign_consent_first send_questionnaire_before collect_history_online sign_privacy_form receive_forms_before ask_intake',
    },
    {
      id: 'client-portal',
      name: 'Offer a client portal',
      about: 'Clients see appointments, bills, forms and shared sheets behind their sign-in.',
      why: 'documents about a therapy do not belong into open mail',
      size: 'L',
      skill: 'accounts',
      said: 'portal client_login',
      asked:
        'give_client_login see_bills_client download_receipts_client share_worksheet_client view_appointments_portal upload_letter_client open_client_area',
    },
    {
      id: 'video-sessions',
      name: 'Hold video sessions',
      about: 'A private link from the appointment opens the talk in the browser.',
      why: 'some clients travel, have children or cannot leave home',
      size: 'M',
      skill: 'calls',
      said: 'video online_session',
      asked:
        'hold_video_session talk_client_video send_video_link see_client_screen meet_online_client wait_virtual_room',
    },
    {
      id: 'online-booking',
      name: 'Let clients request appointments online',
      about: 'Free hours stand on the website, and the therapist accepts or declines.',
      why: 'nobody can answer calls while a client is in the room',
      size: 'M',
      said: 'book_online request_appointment',
      asked:
        'request_appointment_website book_first_talk choose_free_slot offer_hours_online accept_appointment_request pick_hour_client',
    },
    {
      id: 'recurring-sessions',
      name: 'Repeat sessions at a fixed hour',
      about: 'A client keeps the same hour each week, with holidays left out.',
      why: 'a steady hour is part of the treatment',
      size: 'S',
      skill: 'recurring',
      said: 'same_hour weekly_session fortnightly',
      asked:
        'repeat_session_weekly keep_same_hour plan_fortnightly_client skip_holiday_sessions reserve_slot_client book_series_sessions',
    },
    {
      id: 'take-payments',
      name: 'Take payments by card and link',
      about: 'A card on file or a link settles the fee after the session.',
      why: 'talking of money at the door spoils the end of an hour',
      size: 'M',
      skill: 'payments',
      said: 'card payment_link pay_online',
      asked:
        'pay_card_session store_card_client charge_card_afterwards take_payment_online receive_money_session send_payment_link',
    },
    {
      id: 'insurance-claims',
      name: 'File insurance claims and superbills',
      about: 'Sessions with codes become claims or statements clients hand in themselves.',
      why: 'insurers pay only what is coded as they want it',
      size: 'L',
      said: 'insurance_claim superbill insurer',
      asked:
        'file_insurance_claim submit_claim_insurer print_superbill check_rejected_claim send_insurer_bill enter_diagnosis_code track_claim_paid',
    },
    {
      id: 'outcome-measures',
      name: 'Score questionnaires and show their course',
      about: 'Clients answer standard scales at intervals, and scores appear as a curve.',
      why: 'feeling worse and getting worse are not the same',
      size: 'M',
      skill: 'charts',
      said: 'questionnaire scale scores phq',
      asked:
        'answer_depression_scale score_questionnaire_client see_symptom_curve send_phq_fortnight measure_anxiety_client compare_start_end rate_session_client',
    },
    {
      id: 'secure-messages',
      name: 'Exchange secure messages with clients',
      about: 'Messages and files stay inside the product and can be filed to the record.',
      why: "a phone's messenger is no place for a crisis or a diagnosis",
      size: 'M',
      skill: 'chat',
      said: 'secure_message whatsapp write_client',
      asked:
        'write_client_securely answer_client_between receive_message_client replace_whatsapp_client encrypt_message_client send_file_secure',
    },
    {
      id: 'cancellation-fees',
      name: 'Charge late cancellations and missed sessions',
      about: 'A deadline and a fee apply, and the therapist may waive it.',
      why: 'the hour cannot be given to anybody else at such notice',
      size: 'S',
      said: 'late_cancellation missed_session fee',
      asked:
        'charge_late_cancellation bill_missed_session record_missed_session ask_cancellation_fee set_cancel_deadline drop_fee_illness count_missed_hours',
    },
    {
      id: 'private-process-notes',
      name: 'Keep private process notes apart',
      about: 'Personal impressions lie outside the record and leave with no export.',
      why: "hypotheses and feelings are the therapist's own working matter",
      size: 'S',
      skill: 'encryption',
      said: 'private_notes impressions',
      asked:
        'keep_private_thoughts separate_process_notes hide_impressions_file write_personal_notes lock_private_notes exclude_notes_export',
    },
    {
      id: 'manage-waiting-list',
      name: 'Keep a waiting list of enquiries',
      about: 'Enquiries stand with date, concern and possible hours until a place is free.',
      why: 'places free up suddenly and people wait for months',
      size: 'S',
      skill: 'waiting-list',
      said: 'waiting_list enquiries',
      asked:
        'keep_waiting_list fill_free_hour offer_slot_waiting note_enquiry_client see_waiting_longest call_waiting_person',
    },
    {
      id: 'sign-lock-notes',
      name: 'Sign and lock notes',
      about: 'A signed note stays as it is, and later remarks are dated additions.',
      why: 'records may be asked for years afterwards',
      size: 'S',
      skill: 'signature',
      said: 'sign_notes lock_note addendum',
      asked:
        'sign_note lock_note_signed add_addendum prevent_later_changes prove_note_written close_record_session warn_unsigned_notes',
    },
    {
      id: 'couples-groups',
      name: 'Record couple, family and group sessions',
      about: 'One session has several clients with separate notes and bills.',
      why: 'two people in a room are two files and one appointment',
      size: 'M',
      said: 'couple group family',
      asked:
        'write_couple_note bill_couple_session run_group_session record_group_members invite_partner_session link_family_members share_session_couple',
    },
    {
      id: 'supervise-trainees',
      name: "Review and countersign trainees' notes",
      about: 'Supervisors read, comment and sign notes and count hours of supervision.',
      why: "trainees work under somebody else's licence",
      size: 'M',
      skill: 'approval',
      said: 'supervision trainee countersign',
      asked:
        'review_supervisee_note approve_trainee_notes discuss_case_supervisor count_supervision_hours sign_trainee_note present_case_anonymous',
    },
    {
      id: 'count-approved-sessions',
      name: 'Count approved sessions of an insurer',
      about: 'Held and remaining sessions of an approval are shown with its end date.',
      why: 'sessions beyond the approval are not paid',
      size: 'S',
      said: 'approved_sessions sessions_left',
      asked:
        'count_approved_sessions see_sessions_left warn_sessions_end request_extension_insurer track_quota record_authorisation',
    },
  ],
} satisfies Kind;
