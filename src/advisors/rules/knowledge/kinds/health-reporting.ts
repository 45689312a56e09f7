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
      about: 'A data set per facility and month is typed in a grid with totals, kept as draft and marked complete.',
      why: 'paper tally sheets reach the district months late',
      size: 'M',
      skill: 'forms',
      said: 'enter monthly figure facility',
      asked:
        'enter_figures enter_numbers fill_form_month enter_tally send_figures_month count_patients_month enter_patients_month enter_births fill_vaccinated',
    },
    {
      id: 'follow-persons-cases-over',
      name: 'Register persons and track their cases',
      about:
        "A person is registered once; visits, tests and results follow a programme's stages, with overdue ones marked.",
      why: 'patients lost between two visits stay untreated',
      size: 'M',
      said: 'case person follow',
      asked:
        'follow_patient follow_case register_patient see_patient_stopped follow_contacts keep_file_patient enrol_mother look_patient_again',
    },
    {
      id: 'build-charts-pivot-tables',
      name: 'Build charts, pivot tables and dashboards',
      about:
        'Indicators, periods and facilities are dragged to rows, columns and filters, saved and placed on dashboards.',
      why: 'districts wait for a statistician to answer each question',
      size: 'L',
      skill: 'charts',
      said: 'chart dashboard pivot',
      asked:
        'build_chart see_trend compare_clinics draw_graph compare_years put_table_together see_overview_figures compare_districts',
    },
    {
      id: 'show-indicators-maps',
      name: 'Show indicators on maps',
      about:
        'Districts are coloured by indicator value and facilities shown as points, for each period and with legend.',
      why: 'a cluster across two districts is unseen in tables',
      size: 'M',
      skill: 'map',
      said: 'map district',
      asked: 'see_map draw_map see_worst_district map_cases put_cases_map zoom_map see_village_map',
    },
    {
      id: 'define-data-elements-indicators',
      name: 'Define data elements and indicators',
      about:
        'An indicator has numerator, denominator and factor over named data elements and is computed for any area and period.',
      why: 'two districts compute coverage in different ways',
      size: 'M',
      skill: 'calculation',
      said: 'define indicator',
      asked:
        'define_indicator add_question_form add_field_form calculate_rate calculate_coverage change_formula add_disease_list decide_rate',
    },
    {
      id: 'collect-data-offline-phone',
      name: 'Collect data offline on Android',
      about: 'Forms and assigned cases are on the phone; entries are kept without network and sent when it returns.',
      why: 'health posts are without a network for days',
      size: 'M',
      skill: 'offline',
      said: 'offline phone',
      asked:
        'collect_without_internet enter_without_signal fill_phone work_offline send_later_signal use_tablet_village keep_phone_signal',
    },
    {
      id: 'check-data-rules-outliers',
      name: 'Validate data by rules',
      about:
        'Rules compare fields, such as treated against tested, and outliers are listed by facility for correction or a comment.',
      why: 'one zero too much fakes an outbreak',
      size: 'M',
      said: 'check outlier',
      asked:
        'check_numbers spot_wrong find_typing_mistake refuse_impossible stop_wrong_number warn_strange mark_unlikely refuse_number tell_higher',
    },
    {
      id: 'manage-hierarchy-districts-facilities',
      name: 'Manage a hierarchy of facilities',
      about:
        'Country, region, district and facility lie below each other, with opening and closing dates and moves kept.',
      why: 'sums by district go wrong when facilities move or close',
      size: 'M',
      skill: 'tree',
      said: 'hierarchy district',
      asked: 'group_clinics move_clinic_district sort_clinics_district list_clinics put_clinic_under close_clinic',
    },
    {
      id: 'give-users-roles-area',
      name: 'Manage users, roles and access by area',
      about: 'A user enters data for one facility and reads its district; names of patients need a further right.',
      why: "one district must not change or read another's cases",
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
      about: 'When cases of a disease reach the threshold of a district and week, its officers are told and confirm.',
      why: "a week's delay lets measles spread to the next district",
      size: 'M',
      skill: 'alarm',
      said: 'outbreak alert',
      asked:
        'warn_outbreak warn_threshold call_team_cholera ring_outbreak warn_unusual warn_measles call_outbreak ring_cases warn_cases',
    },
    {
      id: 'send-receive-text-messages',
      name: 'Send and receive SMS reports',
      about: 'A coded text from a registered phone becomes a report, and the sender gets back a receipt or the error.',
      why: 'remote posts have a plain phone and no internet',
      size: 'M',
      skill: 'sms',
      said: 'sms',
      asked:
        'text_numbers text_report send_sms report_sms receive_sms send_text_figures report_simple_phone text_figures send_text',
    },
    {
      id: 'send-reminders-missing-reports',
      name: 'Remind of missing reports',
      about:
        'Facilities without a complete report are written to before and after the due day, and the district sees the list.',
      why: 'missing months look like a fall in cases',
      size: 'S',
      skill: 'reminders',
      said: 'missing remind',
      asked:
        'nag_missing chase_late see_sent_nothing remind_report_late call_late_clinic see_report_missing nag_clinic nag_report ask_again',
    },
    {
      id: 'approve-data-level',
      name: 'Approve data by level',
      about:
        'District, region and ministry accept a month in turn; accepted figures are locked until the level above returns them.',
      why: 'figures changed after publication make reports contradict each other',
      size: 'M',
      skill: 'approval',
      said: 'approve',
      asked:
        'approve_district sign_figures lock_month approve_numbers check_before_ministry reject_figures close_month approve_report say_yes',
    },
    {
      id: 'follow-targets-reports-scorecards',
      name: 'Follow targets with reports and scorecards',
      about: 'A scorecard colours each district by indicator against its target and is sent at the end of the quarter.',
      why: 'ministries see too late which district falls behind',
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
      about: 'A message goes to a person, a role or all users of a district, and answers stay in one thread.',
      why: 'questions on a figure get lost between district and facility',
      size: 'S',
      skill: 'chat',
      said: 'message',
      asked: 'message_nurse write_colleague write_clinic send_message ask_district answer_clinic chat_staff ask_clinic',
    },
  ],
} satisfies Kind;
