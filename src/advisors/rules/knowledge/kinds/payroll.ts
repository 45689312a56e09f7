import type { Kind } from '../kind.ts';

export const payroll = {
  id: 'payroll',
  title: 'payroll products',
  strong:
    'payroll payslip payslips pay_run pay_runs run_payroll wage_slip wage_slips salary_slip wages_paid pay_wages paying_wages pay_salaries calculate_wages salary_calculation net_pay gross_pay gross_net net_salary take-home_pay wage_tax payroll_tax withhold_tax tax_withheld deducted_wages deductions_salary social_contributions wage_bill weekly_wages monthly_wages monthly_salaries pay_staff pay_employees pay_workers paychecks_employees pay_stub pay_stubs wages_bank salaries_bank wages_account overtime_pay sick_pay minimum_wage hours_wages wages_hours employees_contractors leaver_wages starter_payroll wage_advance pension_deduction pension_contributions wage_garnishment payroll_bureau payroll_provider commission_salary bonus_salary tips_wages wage_statement wages_envelopes cash_wages underpaid wages_wrong wages_friday wages_accountant household_employer employer_contributions wages_late',
  weak: 'wage salary payday paycheck pay employee employer worker overtime deduction pension tax contribution bonus commission tip hour rate bank contractor casual starter leaver net gross sick fine insurance',
  told: 'wages salary hours overtime tax deductions pension contributions bonus tips bank transfer month wrong short accountant spreadsheet calculator employees crew envelope cash holiday sick starter leaver contractor deadline fine late revenue rate shifts temps friday slip',
  things: ['payslip', 'pay run', 'wage', 'employee'],
  people: ['employees', 'employers', 'payroll clerks', 'accountants'],
  field: 'payroll',
  features: [
    {
      id: 'calculate-gross-net-pay',
      name: 'Calculate gross and net pay',
      about: 'Hours, rates and salaries become the sum each person takes home.',
      why: 'a table filled in by hand goes wrong every month',
      size: 'L',
      skill: 'calculation',
      said: 'gross net take_home calculate_wages',
      asked:
        'calculate_net_wage work_net_pay multiply_hours_rate show_take_home turn_gross_net compute_salary calculate_pay_automatically sum_wages_week check_sums_pay work_hours_wage run_numbers_wages see_left_tax',
    },
    {
      id: 'withhold-taxes-contributions',
      name: 'Withhold taxes and contributions',
      about: 'Current tables give what is kept back and what the employer adds.',
      why: 'rates change each year and mistakes are fined',
      size: 'L',
      skill: 'calculation',
      said: 'withhold tax contributions social_security',
      asked:
        'deduct_tax deduct_contributions take_tax_wages calculate_wage_tax apply_tax_table update_tax_rates set_tax_code deduct_social_security split_employer_share change_tax_class calculate_employer_contribution',
    },
    {
      id: 'send-payslips-employees',
      name: 'Send payslips to employees',
      about: 'Everybody gets a slip with earnings, deductions and the sum paid.',
      why: 'the law asks for it and people want to understand their pay',
      size: 'S',
      skill: 'pdf',
      said: 'payslip slip pay_stub',
      asked:
        'send_payslip mail_slip print_payslips create_wage_slip explain_deductions_slip hand_slips protect_payslip_password email_pay_stub generate_payslip_pdf show_tax_taken',
    },
    {
      id: 'pay-wages-bank-transfer',
      name: 'Pay wages by bank transfer',
      about: 'One file or order to the bank pays all at once.',
      why: 'typing each transfer costs a morning and digits get swapped',
      size: 'M',
      said: 'bank_transfer direct_deposit bank_file',
      asked:
        'transfer_wages send_money_accounts create_bank_file export_salary_file post_salaries_bank pay_staff_once upload_payments_bank print_cheques pay_direct_deposit send_wages_account pay_everybody_click',
    },
    {
      id: 'file-payroll-taxes-returns',
      name: 'File payroll taxes and returns',
      about: 'Declarations and the money withheld reach the authorities on time.',
      why: 'a late return costs a penalty',
      size: 'L',
      said: 'file_taxes declaration authority tax_office',
      asked:
        'file_payroll_taxes submit_tax_office send_tax_authority report_wages_government pay_tax_office declare_wages send_returns_quarter file_returns_electronically report_social_security submit_declaration hand_forms_authority',
    },
    {
      id: 'manage-employee-pay-details',
      name: 'Manage employee pay details',
      about: 'Rate, tax code, bank account and every raise stand in one record.',
      why: 'an old rate pays the wrong sum for months',
      size: 'S',
      skill: 'catalogue',
      said: 'hourly_rate bank_details raise',
      asked:
        'keep_pay_details store_bank_numbers set_hourly_rate record_salary change_rate enter_pay_rate note_raise keep_salary_history record_tax_number save_account_numbers raise_wage_date list_employees',
    },
    {
      id: 'import-hours-timesheets',
      name: 'Import hours from timesheets',
      about: 'Approved hours of a time clock, roster or sheet flow into the pay.',
      why: 'hours copied by hand are where errors begin',
      size: 'M',
      skill: 'import-export',
      said: 'hours timesheet time_clock roster',
      asked:
        'import_hours take_hours_timesheet enter_hours_worked pull_time_clock copy_hours_roster read_timesheets collect_hours_foreman approve_hours_before type_hours_twice load_shifts send_hours_office',
    },
    {
      id: 'let-employees-view-payslips-online',
      name: 'Let employees view payslips online',
      about: 'Each person signs in, finds old slips and corrects address or bank account.',
      why: 'the office is asked for copies all year',
      size: 'M',
      skill: 'accounts',
      said: 'self_service portal own_payslips look_up',
      asked:
        'see_payslip_online look_old_payslips download_payslip change_bank_details update_address_themselves log_employee view_earnings_year fetch_slips_themselves ask_office_payslip see_payslips_phone',
    },
    {
      id: 'manage-benefits-deductions',
      name: 'Manage benefits and deductions',
      about: 'Pension, insurance, dues, loans and court orders are taken by rule until they end.',
      why: 'forgotten instalments are hard to get back',
      size: 'M',
      said: 'pension loan deduction garnishment benefits',
      asked:
        'deduct_pension deduct_loan hold_child_support enrol_pension take_union_dues repay_advance_instalments deduct_garnishment manage_health_insurance deduct_meals add_car_allowance give_advance pay_back_loan',
    },
    {
      id: 'pay-overtime-bonuses-commissions',
      name: 'Pay overtime, bonuses and commissions',
      about: 'Supplements for nights and Sundays, shares of sales and tips are added by rule.',
      why: 'hardly anybody earns the same twice',
      size: 'M',
      skill: 'calculation',
      said: 'overtime bonus commission tips supplement',
      asked:
        'pay_overtime_rate add_bonus pay_commission share_tips pay_night_extra add_sunday_supplement pay_piece_rate calculate_overtime_pay give_christmas_bonus pay_time_half add_allowance_shift',
    },
    {
      id: 'set-pay-schedules',
      name: 'Set pay schedules and paydays',
      about: 'Weekly, fortnightly and monthly groups run by their own calendar, by themselves if wanted.',
      why: 'people plan their rent by the day the money comes',
      size: 'S',
      skill: 'recurring',
      said: 'payday weekly fortnightly schedule',
      asked:
        'set_payday pay_weekly_monthly choose_pay_period run_automatically_month schedule_wages repeat_pay_run plan_pay_dates move_payday_weekend pay_fortnightly pay_groups_differently set_cutoff_date pay_click_month',
    },
    {
      id: 'onboard-new-employees',
      name: 'Onboard new employees',
      about: 'Starters enter their data, sign papers and are reported before the first day.',
      why: 'half the papers are missing at the first pay',
      size: 'M',
      skill: 'checklists',
      said: 'starter onboarding new_hire first_day',
      asked:
        'add_starter register_newcomer collect_tax_details_starter ask_bank_details sign_contract_online fill_forms_first_day report_hire_authority enter_newcomer_details invite_newcomer welcome_starter prepare_first_wage gather_papers_starter',
    },
    {
      id: 'pay-contractors-freelancers',
      name: 'Pay contractors and freelancers',
      about: 'Helpers on invoice are paid beside the staff and get their own yearly form.',
      why: 'two ways of paying make two piles of papers',
      size: 'M',
      said: 'contractor freelancer temps',
      asked:
        'pay_contractors pay_freelancers settle_freelancer_invoice pay_casual_workers record_contractor_payments issue_contractor_tax_form separate_freelancers_employees pay_temps pay_helpers_day collect_contractor_details pay_subcontractor',
    },
    {
      id: 'track-leave-sick-pay',
      name: 'Track leave and sick pay',
      about: 'Holiday is counted up and taken down, and absence changes the pay by rule.',
      why: 'a sick month is the hardest to work out',
      size: 'M',
      skill: 'calculation',
      said: 'holiday sick leave parental',
      asked:
        'count_holiday_left pay_sick_days pay_holiday calculate_sick_pay track_leave_balance record_sickness approve_leave_wages reduce_pay_unpaid_leave pay_maternity add_holiday_hours deduct_days_missed see_holiday_balance_slip',
    },
    {
      id: 'report-payroll-costs',
      name: 'Report payroll costs',
      about: 'Totals come by person, department, project and period.',
      why: 'wages are the largest bill of most firms',
      size: 'M',
      skill: 'reports',
      said: 'report labour_cost wage_bill department',
      asked:
        'report_wage_costs see_labour_cost compare_months_wages show_cost_department export_payroll_report total_wages_year see_spend_staff report_overtime_costs list_deductions_paid forecast_wage_bill split_cost_project',
    },
    {
      id: 'issue-year-end-tax-statements',
      name: 'Issue year-end tax statements',
      about: 'Each person gets the yearly certificate, and the sums agree with the returns.',
      why: 'people need it for their own tax',
      size: 'M',
      skill: 'pdf',
      said: 'year_end certificate tax_form annual_statement',
      asked:
        'issue_year_statement print_tax_certificate send_year_forms create_annual_statement close_tax_year give_employees_tax_form reconcile_year_totals file_year_end prepare_yearly_wage_statement send_form_january hand_income_statement',
    },
    {
      id: 'post-payroll-accounts',
      name: 'Post payroll to the accounts',
      about: 'Each run writes its entries for the ledger, split as the bookkeeper wants.',
      why: 'the same totals are typed again otherwise',
      size: 'M',
      skill: 'import-export',
      said: 'ledger journal bookkeeping accounting',
      asked:
        'post_wages_ledger export_bookkeeping book_salaries_accounts send_journal_accountant connect_accounting match_wages_ledger transfer_totals_books give_accountant_totals sync_books create_wage_journal link_bookkeeping_program',
    },
    {
      id: 'review-approve-pay-runs',
      name: 'Review and approve pay runs',
      about: 'A preview shows what differs from last time, and a second person releases it.',
      why: 'money sent in error seldom comes back whole',
      size: 'S',
      skill: 'approval',
      said: 'preview approve release compare',
      asked:
        'preview_pay_run check_wages_before approve_payroll compare_last_month warn_unusual_pay sign_payroll spot_wrong_amount lock_pay_run review_totals_before flag_big_change release_wages_boss',
    },
    {
      id: 'correct-pay-extra-runs',
      name: 'Correct pay with extra runs',
      about: 'Mistakes and late changes are worked out again and settled at once or next time.',
      why: 'nobody can wait a month for missing money',
      size: 'M',
      skill: 'calculation',
      said: 'correct extra_run missing_hours back_pay',
      asked:
        'correct_wrong_pay run_extra_payment pay_missing_hours fix_last_month redo_pay_run take_back_overpaid pay_arrears undo_payroll pay_forgotten_hours settle_difference_next add_late_bonus_run calculate_back_pay',
    },
    {
      id: 'calculate-final-pay-leavers',
      name: 'Calculate final pay for leavers',
      about: 'Unused holiday, notice and severance are settled, and the leaving papers printed.',
      why: 'the last sum is the one people quarrel about',
      size: 'M',
      skill: 'calculation',
      said: 'leaver final_pay severance last_wage',
      asked:
        'pay_leaver settle_last_wage pay_unused_holiday calculate_severance end_employment_pay print_leaving_papers issue_leaving_statement close_employee_record remove_leaver pay_resignation_month pay_notice_period stop_wages_leaving',
    },
    {
      id: 'repay-expenses-with-wages',
      name: 'Repay expenses with wages',
      about: 'Receipts and kilometres are approved and paid as a line of their own.',
      why: 'staff should not lend money to their firm',
      size: 'S',
      skill: 'approval',
      said: 'expenses mileage receipts petrol',
      asked:
        'pay_back_petrol refund_expenses claim_mileage photograph_receipt_wages add_mileage_pay submit_expense_claim return_outlay upload_receipt_refund approve_receipts refund_train_ticket claim_tools_bought enter_kilometres',
    },
    {
      id: 'limit-access-salaries',
      name: 'Limit access to salaries',
      about: 'Roles decide who enters, sees and releases, and each change is logged.',
      why: 'what a neighbour earns spoils the peace in a firm',
      size: 'S',
      skill: 'roles',
      said: 'confidential role access secret',
      asked:
        'hide_salaries limit_pay_view give_accountant_access restrict_salary_view log_pay_changes keep_wages_secret restrict_foreman_hours lock_bank_changes separate_enter_approve forbid_look_salary protect_bank_numbers show_manager_team',
    },
  ],
} satisfies Kind;
