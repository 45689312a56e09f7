import type { Kind } from '../kind.ts';

export const socialProtection = {
  id: 'social-protection',
  title: 'social benefits and cash transfers',
  strong:
    'cash_transfers social_protection poor_families_money beneficiaries_register benefit_programme poor_households pension_payments_state families_eligible aid_payments social_registry child_benefit',
  weak: 'household benefit eligible beneficiary programme payment village poverty',
  told: 'beneficiaries households cash benefits payments poor registration eligibility grievance programme ministry cards families verify vouchers refugees enrol ration transfers score duplicate',
  things: ['beneficiary', 'programme', 'payment'],
  people: ['officials', 'field workers', 'households'],
  field: 'social protection',
  features: [
    {
      id: 'register-households-people',
      name: 'Register households and people',
      size: 'M',
      skill: 'forms',
      said: 'register household family',
      asked:
        'register_household enter_family list_household_members add_child_family count_family record_household write_down_family',
    },
    {
      id: 'define-programmes-benefits',
      name: 'Define programmes and benefits',
      size: 'M',
      skill: 'catalogue',
      said: 'programme benefit',
      asked: 'define_programme set_amount create_programme set_rate start_programme change_benefit change_amount',
    },
    {
      id: 'check-eligibility-rules',
      name: 'Check eligibility by rules',
      size: 'M',
      skill: 'calculation',
      said: 'eligible score criteria poor',
      asked: 'check_poor calculate_score see_entitled check_income rank_families test_means check_rules check_poverty',
    },
    {
      id: 'enrol-beneficiaries',
      name: 'Enrol beneficiaries',
      size: 'M',
      skill: 'approval',
      said: 'enrol select',
      asked:
        'enrol_family put_family_list confirm_enrolment add_beneficiary invite_enrol sign_family choose_beneficiaries',
    },
    {
      id: 'prepare-approve-payments',
      name: 'Prepare and approve payments',
      size: 'M',
      skill: 'payments',
      said: 'payment cycle transfer',
      asked:
        'pay_family prepare_payroll approve_payment send_money print_payment_list pay_month see_paid pay_cash sign_list',
    },
    {
      id: 'find-duplicates',
      name: 'Find duplicates',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate twice',
      asked:
        'find_twice find_same_person spot_double see_registered_twice merge_duplicates stop_double find_duplicates compare_names',
    },
    {
      id: 'connect-banks-mobile-money',
      name: 'Connect banks and mobile money',
      size: 'M',
      skill: 'bank-import',
      said: 'bank mobile_money',
      asked: 'send_bank pay_phone transfer_account connect_bank pay_mobile_money send_mpesa reconcile_bank',
    },
    {
      id: 'verify-identity-card-fingerprint',
      name: 'Verify identity by card or fingerprint',
      size: 'M',
      skill: 'recognition',
      said: 'fingerprint card identity',
      asked:
        'scan_fingerprint check_card show_card read_fingerprint take_photo_face verify_person scan_card scan_finger check_fingerprint',
    },
    {
      id: 'handle-complaints',
      name: 'Handle complaints',
      size: 'M',
      skill: 'order-states',
      said: 'complaint grievance appeal',
      asked:
        'take_complaint answer_complaint call_hotline report_missing_payment file_complaint follow_complaint note_complaint ring_hotline',
    },
    {
      id: 'work-offline-field',
      name: 'Work offline in the field',
      size: 'M',
      skill: 'offline',
      said: 'offline village tablet',
      asked:
        'work_without_internet enter_village use_tablet sync_evening register_without_signal work_offline send_later',
    },
    {
      id: 'distribute-vouchers-goods',
      name: 'Distribute vouchers and goods',
      size: 'M',
      skill: 'vouchers',
      said: 'voucher food goods',
      asked:
        'hand_food print_voucher scan_voucher give_rice distribute_blankets sign_received redeem_voucher hand_goods give_voucher',
    },
    {
      id: 'show-households-map',
      name: 'Show households on a map',
      size: 'M',
      skill: 'map',
      said: 'map area',
      asked: 'see_map put_house_map find_house see_families_map mark_house map_households note_gps',
    },
    {
      id: 'report-show-dashboards',
      name: 'Report and show dashboards',
      size: 'M',
      skill: 'dashboard',
      said: 'report dashboard',
      asked:
        'count_reached report_donor see_numbers_district print_report see_dashboard see_spent show_minister see_reached',
    },
    {
      id: 'import-export-data',
      name: 'Import and export data',
      size: 'M',
      skill: 'import-export',
      said: 'import export',
      asked: 'import_list load_excel export_list upload_census download_list copy_old_list bring_census',
    },
    {
      id: 'log-changes-approvals',
      name: 'Log changes and approvals',
      size: 'M',
      skill: 'audit-log',
      said: 'log audit',
      asked: 'see_approved see_changed log_changes prove_changed trace_changed keep_track_changes',
    },
    {
      id: 'manage-users-areas-roles',
      name: 'Manage users, areas and roles',
      size: 'M',
      skill: 'roles',
      said: 'role area',
      asked: 'give_login limit_district assign_role add_officer restrict_area decide_approve',
    },
    {
      id: 'offer-portal-beneficiaries',
      name: 'Offer a portal for beneficiaries',
      size: 'M',
      skill: 'profiles',
      said: 'portal status self',
      asked: 'see_application see_status ask_status apply_online look_payment see_money_comes check_phone_status',
    },
    {
      id: 'exchange-data-other-registers',
      name: 'Exchange data with other registers',
      size: 'M',
      skill: 'api',
      said: 'register api',
      asked: 'compare_register check_register exchange_tax connect_civil_register fetch_land_register ask_register',
    },
  ],
} satisfies Kind;
