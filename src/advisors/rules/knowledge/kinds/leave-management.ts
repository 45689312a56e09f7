import type { Kind } from '../kind.ts';

export const leaveManagement = {
  id: 'leave-management',
  title: 'leave and absence management',
  strong:
    'jorani timeoff timetastic calamari urlaubsverwaltung absence.io leave_management leave_requests leave_request absence_management vacation_requests vacation_request holiday_requests holiday_request holiday_planner annual_leave leave_balance leave_balances vacation_days days_off_left days_holiday_left leave_entitlement pto paid_time_off time_off_requests absence_planner staff_holidays vacation_planner holiday_forms ask_boss_holiday boss_approves_holiday colleagues_off_same off_same_week away_same_week holiday_slips wants_week_off request_days_off days_off time_off sick_leave_staff parental_leave toil leave_accrual leave_carried_forward holiday_whole_team staff_absences vacation_slips unused_days_carry',
  weak: 'holiday vacation absence sick staff employee approve team entitlement leave',
  told: 'overtime vacation christmas sick remaining summer employees holiday holidays approve staff colleagues manager away off',
  things: ['leave request', 'absence', 'leave type', 'balance', 'employee'],
  people: ['employees', 'managers', 'HR staff', 'team leads'],
  field: 'human resources',
  features: [
    {
      id: 'request-leave',
      name: 'Request leave online',
      about: 'Employees enter from, to, kind and reason, and the request goes to the manager.',
      why: 'paper slips get lost',
      size: 'M',
      skill: 'forms',
      said: 'request holiday ask_days_off apply',
      asked:
        'request_days_off apply_vacation enter_holiday_wish hand_leave_slip ask_boss_holiday submit_leave_form choose_dates_free send_request_manager book_week_off',
    },
    {
      id: 'approve-requests',
      name: 'Approve or reject requests',
      about: 'The manager approves or rejects with a remark, on one level or two.',
      why: 'nobody books a journey before leave is granted',
      size: 'M',
      skill: 'approval',
      said: 'approve reject boss_agrees permission',
      asked:
        'approve_leave_request reject_holiday_reason say_yes_boss grant_free_days decide_request_manager confirm_two_levels refuse_vacation give_permission_absence sign_leave_supervisor',
    },
    {
      id: 'leave-balances',
      name: 'Show leave balances',
      about: 'Days taken, planned and left are shown for each leave type.',
      why: 'days left are what employees ask about most',
      size: 'S',
      skill: 'calculation',
      said: 'balance remaining days_left',
      asked:
        'see_days_left show_remaining_vacation count_taken_days calculate_leave_balance tell_rest_holiday look_left_year check_days_planned display_entitlement_rest',
    },
    {
      id: 'leave-types',
      name: 'Define leave types',
      why: 'not every absence costs a holiday',
      about: 'Paid, unpaid, parental and study leave each have their own rules and colour.',
      size: 'S',
      said: 'leave_kinds unpaid parental special_leave',
      asked:
        'define_leave_types separate_unpaid_leave add_parental_leave separate_kinds_absence mark_training_days choose_reason_absence set_rules_type enter_special_leave paint_absence_kinds',
    },
    {
      id: 'team-calendar',
      name: 'Show absences on a team calendar',
      about: 'People stand in rows and days in columns, for one team or the whole company.',
      why: 'plans must be seen side by side before leave is granted',
      size: 'M',
      skill: 'calendar',
      said: 'calendar overview team_away wallchart',
      asked:
        'see_team_calendar show_absences_month view_colleagues_away plan_holidays_together look_wallchart_year display_yearly_planner see_department_off print_holiday_chart',
    },
    {
      id: 'notify-decisions',
      name: 'Notify of requests and decisions by email',
      about: 'Managers get a mail for each request, and employees for each decision.',
      why: 'requests should not lie unseen for weeks',
      size: 'S',
      skill: 'notifications',
      said: 'mail notify told answer',
      asked:
        'mail_manager_request tell_employee_decision notify_approved_leave send_answer_staff remind_pending_request hear_boss_decided inform_colleagues_absence approve_link_mail',
    },
    {
      id: 'set-entitlements',
      name: 'Set entitlements by contract and seniority',
      why: 'not everybody has the same days',
      about: 'The days per year follow from contract, age and years in the company.',
      size: 'M',
      skill: 'calculation',
      said: 'entitlement days_per_year contract',
      asked:
        'set_days_year give_extra_days_seniority define_contract_entitlement grant_severely_disabled_days add_days_age enter_yearly_allowance adjust_entitlement_person calculate_contract_days',
    },
    {
      id: 'public-holidays',
      name: 'Apply public holidays and days off',
      about: 'Public holidays of each country and region are known and cost no leave.',
      why: 'each region has its own public holidays',
      size: 'S',
      said: 'public_holidays bank_holidays weekends region',
      asked:
        'skip_public_holidays leave_weekends count_bank_holidays load_regional_holidays exclude_feast_days mark_company_closed import_holidays_country keep_local_feasts',
    },
    {
      id: 'part-days',
      name: 'Take half days and hours',
      why: 'the dentist takes no whole day',
      about: 'A morning, an afternoon or some hours can be taken and count as such.',
      size: 'S',
      said: 'half_day hours morning afternoon',
      asked:
        'take_half_day book_afternoon_free request_hours_off enter_morning_absence count_half_days leave_early_hours go_dentist_hours subtract_two_hours',
    },
    {
      id: 'departments-managers',
      name: 'Organise staff by departments and managers',
      about: 'Departments form a tree, from which follows who decides for whom.',
      why: 'each request should reach the right manager by itself',
      size: 'M',
      skill: 'tree',
      said: 'departments teams line_manager',
      asked:
        'organise_staff_departments assign_manager_employee put_people_teams set_supervisor_group limit_view_department give_hr_rights draw_organisation_tree see_team_members',
    },
    {
      id: 'sick-leave',
      name: 'Record sick leave with certificates',
      why: 'sickness is reported, not requested',
      about: "Sick days are recorded with first and last day and the doctor's certificate as a file.",
      size: 'M',
      skill: 'attachments',
      said: 'sick ill doctor_note certificate',
      asked:
        'report_sick_morning upload_doctor_note call_ill record_sick_days attach_certificate_absence chase_missing_certificate enter_child_sick track_long_illness return_sick_days',
    },
    {
      id: 'delegate-approval',
      name: 'Delegate approval to a deputy',
      about: 'While a manager is away, a named deputy decides on the requests.',
      why: 'managers go on holiday too',
      size: 'S',
      skill: 'approval',
      said: 'deputy delegate boss_away',
      asked:
        'delegate_approval_deputy decide_boss_away forward_request_deputy give_assistant_approval name_second_approver replace_manager_absent pass_decision_colleague escalate_unanswered_request',
    },
    {
      id: 'absence-reports',
      name: 'Report absences by department and period',
      about: 'Days are summed by type, person and month, together with the leave still open.',
      why: 'accounts at the end of the year need the open days',
      size: 'S',
      skill: 'reports',
      said: 'report statistics absence_rate open_days',
      asked:
        'report_absences_department count_sick_rate list_open_days_year print_absence_overview compare_sick_months sum_unused_days see_absence_statistics total_leave_liability',
    },
    {
      id: 'calendar-feed',
      name: 'Feed absences to calendars by iCal',
      about: 'Approved days appear in Outlook, Google and on the phone.',
      why: 'nobody looks in two calendars',
      size: 'S',
      skill: 'calendar-sync',
      said: 'outlook google_calendar ical',
      asked:
        'sync_outlook_absences show_google_calendar subscribe_ical_team put_leave_phone export_calendar_feed set_out_office block_appointments_leave add_absence_exchange',
    },
    {
      id: 'cancel-change',
      name: 'Cancel or change approved leave',
      why: 'plans change',
      about: 'Approved leave is cancelled or moved with consent, and the days return to the balance.',
      size: 'S',
      said: 'cancel withdraw move_holiday',
      asked:
        'cancel_approved_leave withdraw_request move_holiday_week give_back_days change_dates_vacation shorten_leave return_early_holiday credit_cancelled_days',
    },
    {
      id: 'away-today',
      name: 'Show who is away today',
      about: 'A list of those away stands on the start page, a screen or in a morning mail.',
      why: 'the switchboard must know who can be reached',
      size: 'S',
      skill: 'dashboard',
      said: 'away_today absent_today present',
      asked:
        'see_away_today list_absent_morning show_present_colleagues tell_reception_absent see_back_monday display_absent_screen check_colleague_present post_absent_chat',
    },
    {
      id: 'carry-over',
      name: 'Carry over unused days until a date',
      why: 'old days must not pile up',
      about: 'Unused days go into the new year and lapse on a set date.',
      size: 'S',
      said: 'carry_forward expire old_days last_year',
      asked:
        'move_unused_days transfer_rest_year expire_old_days warn_days_lapse keep_last_year_days limit_carry_days erase_rest_march close_leave_year',
    },
    {
      id: 'overlaps',
      name: 'Warn of overlapping absences in a team',
      about: 'The manager sees before deciding how many of the team are away already.',
      why: 'somebody must be there to serve customers',
      size: 'M',
      said: 'overlap same_time minimum_staff understaffed',
      asked:
        'warn_away_together see_overlap_team keep_minimum_staff prevent_same_week tell_colleague_off limit_absent_number check_enough_people spot_understaffed',
    },
    {
      id: 'part-time-patterns',
      name: 'Set working patterns for part-time staff',
      why: 'a free Friday needs no holiday',
      about: "Each person's weekdays and hours decide how many days a week off costs.",
      size: 'M',
      said: 'part-time working_days pattern',
      asked:
        'set_working_days_person work_three_days calculate_part-time_holiday enter_free_fridays change_hours_midyear define_shift_pattern count_workdays_person record_working_pattern',
    },
    {
      id: 'accrual',
      name: 'Accrue leave by month',
      why: 'nobody takes what is not earned yet',
      about: 'Leave grows month by month, and those who start in May get a share.',
      size: 'M',
      skill: 'calculation',
      said: 'accrual pro_rata monthly starters',
      asked:
        'grow_days_monthly calculate_share_starter earn_days_month start_middle_year work_out_leavers give_proportional_days add_days_anniversary project_balance_date',
    },
    {
      id: 'overtime-days',
      name: 'Credit overtime as time off',
      about: 'Overtime hours are credited as time off and used up like leave.',
      why: 'overtime is often paid back in free days',
      size: 'M',
      skill: 'time-tracking',
      said: 'overtime lieu compensatory extra_hours',
      asked:
        'credit_overtime_hours take_overtime_off reward_weekend_work turn_hours_days record_extra_hours approve_overtime save_hours_later use_saved_hours',
    },
    {
      id: 'blocked-dates',
      name: 'Block dates for leave',
      about: 'No leave can be asked for on blocked dates, and company shutdowns are entered for all.',
      why: 'stocktaking and high season need every hand',
      size: 'S',
      said: 'blocked blackout closed_period shutdown',
      asked:
        'block_dates_leave close_high_season forbid_holiday_stocktaking set_company_shutdown prevent_leave_december require_notice_weeks book_everybody_christmas lock_busy_weeks',
    },
    {
      id: 'stand-ins',
      name: 'Name a stand-in for each absence',
      about: 'The stand-in is asked to agree and shown to all during the absence.',
      why: 'the work goes on while somebody is away',
      size: 'S',
      said: 'stand-in cover substitute handover',
      asked:
        'name_stand-in choose_colleague_cover ask_substitute_agrees show_cover_absence arrange_replacement_holiday tell_customers_substitute write_handover_note find_cover',
    },
    {
      id: 'payroll-export',
      name: 'Export absences to payroll',
      why: 'unpaid days change the wage',
      about: 'Absences of the month go out as a file in the format of the payroll program.',
      size: 'S',
      skill: 'import-export',
      said: 'payroll wages export accountant',
      asked:
        'export_payroll_month send_absences_accountant give_wage_office deduct_unpaid_days pay_out_rest transfer_sick_payroll download_csv_absences connect_hr_system',
    },
    {
      id: 'directory-sign-in',
      name: 'Sign in by LDAP or single sign-on',
      about: 'Employees sign in with their company account, and those who leave lose access.',
      why: 'nobody wants one more password',
      size: 'M',
      skill: 'single-sign-on',
      said: 'ldap active_directory sso',
      asked:
        'sign-in_company_account use_active_directory log-in_google_workspace connect_ldap take_users_directory remove_leavers_automatic open_microsoft_login sync_staff_directory',
    },
  ],
} satisfies Kind;
