import type { Kind } from '../kind.ts';

export const expenseClaims = {
  id: 'expense-claims',
  title: 'expense claims and travel costs',
  strong:
    'expense_claim expense_claims expense_report expense_reports expenses_reimbursed reimbursement reimburse reimbursed expensify concur rydoo zoho_expense spendesk pleo travel_expenses travel_costs claim_expenses claims_expenses per_diem per_diems mileage_claim mileage_rate mileage_allowance petrol_money_back receipts_reimbursed receipt_photo_claim pocket_expenses pocket_reimbursed paid_pocket money_back_trip money_back_employer employees_receipts claim_back claim_back_train money_back_travel receipts_business_trip business_trips_costs hotel_taxi_receipts hotel_bill_claim company_card_receipts corporate_card_transactions cash_advance_trip daily_allowance business_meal travel_policy approve_expenses kilometres_private_car private_car_business shoebox_receipts_employees expense_policy',
  weak: 'receipt expense claim reimburse mileage allowance trip taxi hotel parking toll advance fuel lump payroll vat kilometre',
  told: 'receipts expenses claim travel trip hotel taxi petrol mileage kilometres allowance reimbursed pocket advance payroll accountant envelope crumpled meal parking flight vat spreadsheet abroad',
  things: ['expense claim', 'receipt', 'expense', 'trip', 'card transaction'],
  people: ['employees', 'approvers', 'accountants', 'travellers', 'managers'],
  field: 'travel and expense management',
  features: [
    {
      id: 'scan-receipts',
      name: 'Scan receipts and read their data',
      about: 'Shop, date, amount and tax are taken from a photo.',
      why: 'nobody likes typing small slips',
      size: 'L',
      skill: 'ocr',
      said: 'photo receipt',
      asked:
        'photograph_receipt snap_slip read_amount_receipt scan_bill take_picture_receipt recognise_date_amount fill_amount_photo capture_till_slip',
    },
    {
      id: 'submit-claims',
      name: 'Submit expense reports',
      about: 'Several expenses go in together as one claim.',
      why: 'a trip is one story with many slips',
      size: 'M',
      said: 'submit claim expenses',
      asked:
        'submit_expense_report hand_claim send_expenses_month claim_costs_trip enter_costs bundle_receipts_trip put_receipts_together file_claim',
    },
    {
      id: 'approve-claims',
      name: 'Approve claims in several steps',
      why: 'money leaves only with a yes',
      about: 'The line manager approves first, then finance, depending on the amount.',
      size: 'M',
      skill: 'approval',
      said: 'approve claim manager',
      asked:
        'approve_claim reject_claim sign_manager_costs release_claim send_back_question ask_superior_agree confirm_costs_supervisor forward_claim_approval',
    },
    {
      id: 'track-mileage',
      name: 'Calculate mileage for private cars',
      why: 'odometer guesses lead to disputes',
      about: 'The distance by map or GPS is multiplied by the rate in force.',
      size: 'M',
      skill: 'calculation',
      said: 'mileage kilometres private_car',
      asked:
        'calculate_mileage record_kilometres count_miles_car measure_distance_drive log_drive_car pay_rate_kilometre track_journey_gps pay_petrol_money',
    },
    {
      id: 'per-diems',
      name: 'Calculate per diems by country',
      about: 'Hours away and meals provided decide the daily rate.',
      why: 'the tables change each year',
      size: 'M',
      skill: 'calculation',
      said: 'daily_allowance',
      asked:
        'calculate_per_diem work_allowance_day deduct_breakfast_allowance apply_rate_country look_meal_allowance pay_daily_allowance compute_subsistence',
    },
    {
      id: 'convert-currencies',
      name: 'Convert foreign currencies',
      about: 'The rate of the day on the receipt is applied.',
      why: 'trips abroad bring slips in all sorts of money',
      size: 'S',
      skill: 'currencies',
      said: 'foreign_currency exchange_rate',
      asked:
        'convert_currency exchange_dollars_euros use_rate_day turn_pounds_euros look_exchange_rate enter_foreign_amount change_money_abroad',
    },
    {
      id: 'check-policies',
      name: 'Check claims against spending policies',
      about: 'Limits per category are tested while the claim is entered.',
      why: 'a late no is worse than an early hint',
      size: 'M',
      said: 'policy limit',
      asked:
        'check_policy warn_limit_exceeded flag_dear_hotel set_maximum_dinner enforce_rules_spending stop_claim_limit limit_hotel_price mark_violation',
    },
    {
      id: 'card-transactions',
      name: 'Import and match card transactions',
      about: 'Each line of the company card finds its receipt.',
      why: 'the statement comes anyway',
      size: 'L',
      skill: 'bank-import',
      said: 'company_card statement',
      asked:
        'import_card_statement match_card_receipt load_card_transactions reconcile_credit_card link_slip_card connect_card_bank pair_payment_receipt',
    },
    {
      id: 'reimburse',
      name: 'Reimburse employees by bank transfer',
      about: 'Approved claims become a payment file or a payroll item.',
      why: 'people have lent the firm their money',
      size: 'M',
      said: 'reimburse pay_back bank_transfer',
      asked:
        'pay_employee_expenses pay_money_account transfer_money_back refund_costs create_payment_file pay_salary_expenses receive_money_friday return_money',
    },
    {
      id: 'accounting-export',
      name: 'Export claims to accounting and payroll',
      about: 'Bookings go over with accounts, tax and the image.',
      why: 'typing twice makes errors twice',
      size: 'M',
      skill: 'import-export',
      said: 'accounting export',
      asked:
        'export_accounting hand_claims_bookkeeper send_data_payroll book_claims_ledger pass_figures_accountant transfer_datev load_bookings_sage export_journal',
    },
    {
      id: 'categorise-expenses',
      name: 'Categorise expenses with account codes',
      about: 'Meals, lodging and fuel each lead to a ledger account.',
      why: 'the ledger asks what the money was for',
      size: 'S',
      skill: 'categories',
      said: 'category expense_type',
      asked:
        'categorise_expense pick_type_cost sort_costs_kind choose_account_code assign_ledger_account label_slip_meal suggest_category',
    },
    {
      id: 'projects-cost-centres',
      name: 'Assign expenses to projects',
      about: 'Project or cost centre stands on every line.',
      why: 'each department answers for its own',
      size: 'S',
      said: 'project cost_centre',
      asked:
        'assign_project choose_cost_centre charge_department put_costs_project note_grant_number book_job_number allocate_cost_centre',
    },
    {
      id: 'mobile-app',
      name: 'Record expenses on a phone',
      about: 'Entries are kept without network and sent later.',
      why: 'slips fade before the desk is reached',
      size: 'L',
      skill: 'mobile',
      said: 'phone_app road',
      asked:
        'use_phone_road enter_taxi_phone open_app_travelling record_costs_phone enter_costs_offline add_expense_mobile type_train_tablet',
    },
    {
      id: 'forward-email',
      name: 'Forward receipts by email',
      about: 'Tickets and invoices sent to an address become expenses.',
      why: 'half of the receipts arrive as mail',
      size: 'M',
      said: 'forward email receipt',
      asked:
        'forward_receipt_email mail_ticket send_pdf_address pass_booking_mail collect_invoices_inbox forward_confirmation pull_receipts_mailbox',
    },
    {
      id: 'spending-reports',
      name: 'Report spending by employee and category',
      why: 'travel is a cost one can steer',
      about: 'Charts and tables show costs by month, supplier, team and kind.',
      size: 'M',
      skill: 'reports',
      said: 'spending report',
      asked:
        'report_spending see_spent_travel compare_costs_department show_costs_category analyse_travel_costs list_top_spenders sum_costs_year',
    },
    {
      id: 'split-itemise',
      name: 'Split and itemise receipts',
      about: 'One bill is divided by kind, person or private share.',
      why: 'a hotel bill is room, breakfast and minibar',
      size: 'M',
      said: 'split hotel_bill private_share',
      asked:
        'split_receipt list_hotel_bill separate_breakfast_room divide_bill_colleagues take_private_share deduct_minibar divide_bill_lines',
    },
    {
      id: 'cash-advances',
      name: 'Request and settle cash advances',
      about: 'Money given beforehand is set against the claim.',
      why: 'not everyone can lend the firm a flight',
      size: 'M',
      said: 'advance money_beforehand',
      asked:
        'request_advance give_cash_journey settle_advance ask_cash_trip count_advance return_unspent_cash pay_deposit_traveller',
    },
    {
      id: 'trip-requests',
      name: 'Request approval of trips beforehand',
      about: 'Purpose, dates and estimated costs are agreed first.',
      why: 'a booked flight cannot be refused',
      size: 'M',
      skill: 'approval',
      said: 'travel_request trip_request',
      asked:
        'request_trip ask_permission_travel apply_journey estimate_costs_trip authorise_travel approve_flight_booking propose_conference',
    },
    {
      id: 'duplicate-receipts',
      name: 'Detect duplicate receipts',
      about: 'Same amount, date and shop raise a question.',
      why: 'slips get claimed twice, mostly by mistake',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate claimed_twice',
      asked:
        'detect_duplicate claim_twice find_double_receipt spot_same_slip prevent_double_payment warn_receipt_used catch_fraud',
    },
    {
      id: 'reclaim-vat',
      name: 'Record VAT for reclaim',
      about: 'Rates and amounts are kept by country.',
      why: 'tax left on slips is money lost',
      size: 'M',
      said: 'vat input_tax',
      asked:
        'show_vat show_tax_rate separate_tax_amount recover_input_tax split_gross_net note_tax_country claim_tax_abroad',
    },
    {
      id: 'remind-claims',
      name: 'Remind of missing receipts and claims',
      about: 'Travellers and approvers hear what is still open.',
      why: 'year end is too late',
      size: 'S',
      skill: 'reminders',
      said: 'remind missing_receipt',
      asked:
        'remind_missing_receipt nudge_approver chase_receipts tell_deadline_claims ask_forgotten_slip warn_claim_late nag_travellers',
    },
    {
      id: 'follow-status',
      name: 'Show the status of each claim',
      why: 'people ask where their money is',
      about: 'Each claim shows whether it is submitted, approved, booked or paid, with dates.',
      size: 'S',
      said: 'status claim',
      asked:
        'see_claim_status follow_claim tell_claim_stands show_paid_open track_money_coming check_approved_already tell_claim_paid',
    },
    {
      id: 'audit-trail',
      name: 'Archive receipts with an audit trail',
      about: 'Originals and all changes are kept for the legal term.',
      why: 'the tax office asks years later',
      size: 'M',
      skill: 'audit-log',
      said: 'audit archive',
      asked:
        'archive_receipts keep_slips_years show_auditor log_changes_claim store_originals find_receipt_inspection prove_tax_inspector',
    },
    {
      id: 'meal-guests',
      name: 'Record guests of business meals',
      about: 'Names, firm and occasion stand with the bill.',
      why: 'without names the tax office refuses it',
      size: 'S',
      said: 'guests business_dinner',
      asked:
        'record_guests name_attendees write_occasion_dinner list_people_lunch note_invited_clients enter_host_restaurant',
    },
    {
      id: 'rebill-clients',
      name: 'Bill expenses to clients',
      about: 'Marked expenses move to the invoice, with a surcharge if agreed.',
      why: 'some trips are paid by the client',
      size: 'M',
      skill: 'invoicing',
      said: 'rebill client',
      asked:
        'bill_client charge_travel_client pass_costs_customer put_expenses_invoice mark_billable charge_costs_client add_surcharge',
    },
    {
      id: 'delegate',
      name: 'Delegate claims to a deputy',
      about: 'An assistant files and a deputy approves for a time.',
      why: 'the ones who travel most are never there',
      size: 'S',
      skill: 'roles',
      said: 'delegate assistant deputy',
      asked:
        'delegate_claim file_claim_director appoint_deputy approve_absence prepare_claim_assistant sign_deputy hand_approval_holiday',
    },
  ],
} satisfies Kind;
