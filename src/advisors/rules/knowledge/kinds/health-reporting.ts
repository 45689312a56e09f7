import type { Kind } from '../kind.ts';

export const healthReporting = {
  id: 'health-reporting',
  title: 'health statistics and surveillance',
  strong:
    'health_ministry disease_surveillance health_statistics vaccination_campaign dhis2 epidemic outbreak_reports health_districts indicators_districts figures_clinics malaria_cases vaccination_figures monthly_figures_clinics health_posts community_health',
  weak: 'district facility report indicator case map dashboard monthly data clinic aggregate',
  told: 'clinics report cases month ministry district indicators malaria facilities aggregate dashboards outbreak data entry vaccination coverage villages map health workers targets stock surveillance facility offline quality late reports',
  things: ['report', 'indicator', 'facility'],
  people: ['health workers', 'districts', 'ministries'],
  field: 'public health',
  features: [
    {
      id: 'enter-monthly-figures-facility',
      name: 'Enter aggregate data by facility and month',
      size: 'M',
      skill: 'forms',
      said: 'enter monthly figure facility',
      asked:
        'enter_figures enter_numbers fill_form_month enter_tally send_figures_month count_patients_month enter_patients_month enter_births fill_vaccinated',
    },
    {
      id: 'follow-persons-cases-over',
      name: 'Register persons and track their cases',
      size: 'M',
      skill: 'history',
      said: 'case person follow',
      asked:
        'follow_patient follow_case register_patient see_patient_stopped follow_contacts keep_file_patient enrol_mother look_patient_again',
    },
    {
      id: 'build-charts-pivot-tables',
      name: 'Build charts, pivot tables and dashboards',
      size: 'L',
      skill: 'dashboard',
      said: 'chart dashboard pivot',
      asked:
        'build_chart see_trend compare_clinics draw_graph compare_years put_table_together see_overview_figures compare_districts',
    },
    {
      id: 'show-indicators-maps',
      name: 'Show indicators on maps',
      size: 'M',
      skill: 'map',
      said: 'map district',
      asked: 'see_map draw_map see_worst_district map_cases put_cases_map zoom_map see_village_map',
    },
    {
      id: 'define-data-elements-indicators',
      name: 'Define data elements and indicators',
      size: 'M',
      skill: 'calculation',
      said: 'define indicator',
      asked:
        'define_indicator add_question_form add_field_form calculate_rate calculate_coverage change_formula add_disease_list decide_rate',
    },
    {
      id: 'collect-data-offline-phone',
      name: 'Collect data offline on Android',
      size: 'M',
      skill: 'offline',
      said: 'offline phone',
      asked:
        'collect_without_internet enter_without_signal fill_phone work_offline send_later_signal use_tablet_village keep_phone_signal',
    },
    {
      id: 'check-data-rules-outliers',
      name: 'Validate data by rules',
      size: 'M',
      skill: 'code-checks',
      said: 'check outlier',
      asked:
        'check_numbers spot_wrong find_typing_mistake refuse_impossible stop_wrong_number warn_strange mark_unlikely refuse_number tell_higher',
    },
    {
      id: 'manage-hierarchy-districts-facilities',
      name: 'Manage a hierarchy of facilities',
      size: 'M',
      skill: 'tree',
      said: 'hierarchy district',
      asked: 'group_clinics move_clinic_district sort_clinics_district list_clinics put_clinic_under close_clinic',
    },
    {
      id: 'give-users-roles-area',
      name: 'Manage users, roles and access by area',
      size: 'M',
      skill: 'roles',
      said: 'role area',
      asked:
        'restrict_district give_login limit_district decide_see_district hide_district give_nurse_login restrict_area',
    },
    {
      id: 'import-export-data',
      name: 'Import and export data',
      size: 'M',
      skill: 'import-export',
      said: 'import export',
      asked:
        'load_spreadsheet export_excel import_excel copy_excel download_numbers upload_file import_old_figures download_table come_excel',
    },
    {
      id: 'alert-outbreaks',
      name: 'Alert on outbreaks and thresholds',
      size: 'M',
      skill: 'alarm',
      said: 'outbreak alert',
      asked:
        'warn_outbreak warn_threshold call_team_cholera ring_outbreak warn_unusual warn_measles call_outbreak ring_cases warn_cases',
    },
    {
      id: 'send-receive-text-messages',
      name: 'Send and receive SMS reports',
      size: 'M',
      skill: 'sms',
      said: 'sms',
      asked:
        'text_numbers text_report send_sms report_sms receive_sms send_text_figures report_simple_phone text_figures send_text',
    },
    {
      id: 'send-reminders-missing-reports',
      name: 'Remind of missing reports',
      size: 'S',
      skill: 'reminders',
      said: 'missing remind',
      asked:
        'nag_missing chase_late see_sent_nothing remind_report_late call_late_clinic see_report_missing nag_clinic nag_report ask_again',
    },
    {
      id: 'approve-data-level',
      name: 'Approve data by level',
      size: 'M',
      skill: 'approval',
      said: 'approve',
      asked:
        'approve_district sign_figures lock_month approve_numbers check_before_ministry reject_figures close_month approve_report say_yes',
    },
    {
      id: 'follow-targets-reports-scorecards',
      name: 'Follow targets with reports and scorecards',
      size: 'M',
      skill: 'reports',
      said: 'scorecard report target',
      asked:
        'see_target compare_target print_scorecard follow_target report_donor print_bulletin see_behind_target send_quarterly_report watch_patient',
    },
    {
      id: 'connect-other-systems-api',
      name: 'Connect other systems through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'connect_system exchange_system link_hospital_system push_data_ministry pull_laboratory send_automatically_system fetch_lab send_results',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      size: 'M',
      skill: 'languages',
      said: 'language',
      asked: 'translate_form read_language see_french speak_language switch_language change_language choose_language',
    },
    {
      id: 'send-messages-users',
      name: 'Send messages to users',
      size: 'S',
      skill: 'chat',
      said: 'message',
      asked: 'message_nurse write_colleague write_clinic send_message ask_district answer_clinic chat_staff ask_clinic',
    },
  ],
} satisfies Kind;
