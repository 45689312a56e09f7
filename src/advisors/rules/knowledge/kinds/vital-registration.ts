import type { Kind } from '../kind.ts';

export const vitalRegistration = {
  id: 'vital-registration',
  title: 'registers of births and deaths',
  strong:
    'birth_certificates births_deaths civil_registry registry_office_births birth_registration register_births register_newborns civil_registration death_certificates marriages_registry',
  weak: 'birth death certificate registrar marriage hospital',
  told: 'births deaths marriages register certificate registrar village hospital declare parents correction office citizens unregistered print sign district copies statistics midwife',
  things: ['registration', 'certificate', 'record'],
  people: ['registrars', 'officials', 'families'],
  field: 'civil registration',
  features: [
    {
      id: 'register-births-deaths',
      name: 'Register births and deaths',
      about:
        'Forms for birth, death and stillbirth ask for persons, place, time and informant, and refuse impossible dates.',
      why: 'a child without an entry gets neither school place nor passport',
      size: 'M',
      skill: 'forms',
      said: 'register birth death',
      asked: 'register_birth register_death enter_baby report_death record_birth declare_birth note_death report_birth',
    },
    {
      id: 'validate-approve-registrations',
      name: 'Validate and approve registrations',
      about:
        'A declaration waits until a registrar has compared it with the papers and registers or rejects it with a reason.',
      why: 'a false entry becomes a legal fact',
      size: 'M',
      skill: 'approval',
      said: 'check approve registrar',
      asked:
        'check_declaration approve_registrar sign_registrar confirm_birth accept_declaration reject_declaration validate_registration',
    },
    {
      id: 'print-certificates',
      name: 'Print certificates',
      about: 'Copies on secure paper carry number, seal and a code to verify them, and each print is counted.',
      why: 'forged papers open bank accounts and borders',
      size: 'M',
      skill: 'pdf',
      said: 'certificate print',
      asked:
        'print_certificate issue_certificate give_paper_birth copy_certificate sign_certificate hand_certificate hand_paper',
    },
    {
      id: 'find-merge-duplicates',
      name: 'Find and merge duplicates',
      about:
        'Entries with like names, dates and mother stand side by side, and a registrar joins them or keeps them apart.',
      why: 'hospital and family each declare the same birth',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate twice',
      asked:
        'find_twice register_twice spot_double merge_duplicates find_same_child stop_double compare_entries come_twice spot_twice',
    },
    {
      id: 'correct-records',
      name: 'Correct records',
      about:
        'A change names reason, document and officer; the former entry stays readable and later certificates show the new one.',
      why: 'a misspelt name blocks a passport for years',
      size: 'M',
      skill: 'versions',
      said: 'correct mistake',
      asked:
        'correct_name change_name fix_mistake correct_date correct_entry change_record update_entry fix_name change_birthday',
    },
    {
      id: 'search-records',
      name: 'Search records',
      about: 'Entries are found by registration number, date, place or parents, and by names that only sound alike.',
      why: 'the same name is spelt three ways in three villages',
      size: 'M',
      skill: 'search',
      said: 'search find',
      asked:
        'find_person search_name look_birth find_record search_register find_entry look_book find_somebody look_record',
    },
    {
      id: 'work-offline-remote-offices',
      name: 'Work offline in remote offices',
      size: 'M',
      skill: 'offline',
      said: 'offline no_network village',
      asked:
        'work_without_network register_village send_later use_tablet_village work_offline sync_town enter_without_internet',
    },
    {
      id: 'upload-supporting-documents',
      name: 'Upload supporting documents',
      about:
        'Medical notices, identity cards and court orders are photographed, filed by kind, and shown beside the declaration.',
      why: 'an entry without its proof cannot be defended later',
      size: 'M',
      skill: 'attachments',
      said: 'document proof',
      asked:
        'attach_proof photograph_document scan_paper upload_document attach_hospital_slip add_passport photograph_passport take_picture',
    },
    {
      id: 'notify-families-text-message',
      name: 'Notify families by text message',
      about: 'Parents or relatives get a text when the declaration is received, rejected or ready for collection.',
      why: 'families walk a day to an office for nothing',
      size: 'M',
      skill: 'sms',
      said: 'sms notify ready',
      asked: 'text_parents tell_ready send_sms text_family tell_certificate remind_collect notify_father',
    },
    {
      id: 'track-registrations-through-stages',
      name: 'Track registrations through stages',
      about:
        'Each declaration shows whether it is incomplete, in review, registered, printed or handed out, and how long it waits.',
      why: 'a declaration forgotten in a drawer misses the legal period',
      size: 'M',
      said: 'status stage',
      asked:
        'see_stands see_application_far follow_application see_stuck track_declaration see_waiting see_unfinished see_application',
    },
    {
      id: 'configure-forms-certificates',
      name: 'Configure forms and certificates',
      about: 'Fields, rules and print layouts follow national law, are tried in a preview and take effect on a date.',
      why: 'each change of the law otherwise needs a programmer',
      size: 'M',
      skill: 'form-builder',
      said: 'form template configure',
      asked: 'change_form add_field design_certificate adapt_form change_certificate define_form edit_template',
    },
    {
      id: 'show-performance-statistics',
      name: 'Show performance and statistics',
      about:
        'Entries are counted by office, sex and age, with the share made in the legal time and estimated coverage.',
      why: 'ministries do not see which districts register half the births',
      skill: 'reports',
      size: 'M',
      said: 'statistics rate',
      asked:
        'see_late count_births count_registered see_rate see_busy_office compare_offices report_month measure_days',
    },
    {
      id: 'log-every-action',
      name: 'Log every action',
      about: 'Opening, changing, printing and handing out an entry is kept with officer, office and time.',
      why: 'sold or altered entries leave no other trace',
      size: 'M',
      skill: 'audit-log',
      said: 'log audit',
      asked: 'see_changed log_action trace_changed prove_changed keep_track see_read see_looked see_opened',
    },
    {
      id: 'manage-offices-users-roles',
      name: 'Manage offices, users and roles',
      about: 'Officers work on entries of their own office, a district reads those of all offices below it.',
      why: 'a clerk should not change entries of another province',
      size: 'M',
      skill: 'roles',
      said: 'role office user',
      asked: 'give_login add_office assign_role limit_clerk restrict_office appoint_registrar add_clerk decide_approve',
    },
    {
      id: 'exchange-data-hospitals-identity-systems',
      name: 'Exchange data with hospitals and identity systems',
      about:
        'Hospitals send notices of birth and death, identity systems receive the entry, and refused messages are listed.',
      why: 'the dead stay on voter and pension lists',
      size: 'M',
      skill: 'api',
      said: 'hospital identity',
      asked:
        'send_hospital receive_hospital connect_hospital exchange_identity link_health_system push_statistics fetch_hospital',
    },
    {
      id: 'issue-numbers-identity',
      name: 'Issue numbers of identity',
      about:
        'At registration a unique number with check digit is given, printed on the certificate and never used again.',
      why: 'names and birth dates alone do not tell two people apart',
      size: 'M',
      said: 'identity number',
      asked: 'give_number assign_number issue_number generate_number print_number issue_identity',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      about:
        'Screens and certificates appear in each official language, and names keep the script in which they were declared.',
      why: 'families must be able to read what they sign',
      size: 'M',
      skill: 'languages',
      said: 'language',
      asked: 'translate_form choose_language change_language print_language switch_language read_language',
    },
  ],
} satisfies Kind;
