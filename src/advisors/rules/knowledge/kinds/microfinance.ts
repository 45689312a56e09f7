import type { Kind } from '../kind.ts';

export const microfinance = {
  id: 'microfinance',
  title: 'microfinance systems',
  strong:
    'microfinance microcredit microloan microloans mifos fineract opencbs loan_officer loan_officers field_officer_loans credit_officer group_loan group_loans group_lending joint_liability solidarity_group borrower borrowers small_loans loans_women loans_village loans_farmers lend_women lend_farmers weekly_instalments loan_instalments repayment_schedule repay_loan collection_sheet portfolio_risk par30 loan_disbursement disburse_loan disburse_loans loan_cycle village_bank village_banking centre_meeting guarantors_loan loan_arrears loan_overdue loan_product loan_products declining_balance flat_interest compulsory_savings lending_programme loan_passbook mobile_money_repayment sacco_loans',
  weak: 'loan instalment repayment borrow lend arrears guarantor disburse interest collateral principal passbook defaulter creditworthy microenterprise lender',
  told: 'loan loans lend lent borrow borrowed repay repaid repayment instalment instalments village villages market traders goats seeds overdue interest savings passbook receipt cash motorbike guarantor collateral branch mobile harvest',
  things: ['loan', 'group', 'instalment', 'client', 'savings account'],
  people: ['loan officers', 'borrowers', 'branch managers', 'cashiers'],
  field: 'microfinance and group lending',
  features: [
    {
      id: 'register-clients-identity',
      name: 'Register clients with identity and photo',
      about: 'Name, document, photo, household and trade of each borrower in one record.',
      why: 'the same person may borrow under two spellings',
      size: 'M',
      skill: 'profiles',
      said: 'register_borrower identity_card photo_client',
      asked:
        'register_client take_photo_borrower record_identity_card add_borrower_household enter_client_village scan_identity_document find_client_twice keep_borrower_details',
    },
    {
      id: 'form-groups-centres',
      name: 'Form groups and centres',
      about: 'Borrowers form groups, and groups meet in a centre with day, place and officer.',
      why: 'the group answers where no pledge exists',
      size: 'M',
      said: 'groups_borrowers group_leader centres',
      asked:
        'build_group_women put_borrowers_group add_member_group assign_officer_group choose_group_leader set_meeting_day_centre move_member_group join_five_women',
    },
    {
      id: 'define-loan-products',
      name: 'Define loan products',
      about: 'Amount, term, rhythm, interest method and grace period are set per product.',
      why: "a seed loan falls due after the harvest and a trader's each week",
      size: 'M',
      skill: 'price-lists',
      said: 'loan_products kinds_loan grace_period',
      asked:
        'define_loan_product set_interest_rate offer_seed_loan set_grace_months choose_flat_declining set_loan_term create_harvest_loan limit_loan_amount',
    },
    {
      id: 'take-loan-applications',
      name: 'Take loan applications',
      about: "Purpose, amount and term are entered at the client's home or meeting.",
      why: 'paper forms wander for days between village and branch',
      size: 'M',
      skill: 'forms',
      said: 'apply_loan loan_application',
      asked:
        'apply_loan enter_loan_request fill_application_borrower request_bigger_loan record_loan_purpose submit_application_branch ask_second_loan write_application_home',
    },
    {
      id: 'approve-loans-amount',
      name: 'Approve loans by amount and level',
      about: 'Small sums are decided in the branch, larger ones by a committee.',
      why: 'nobody should lend to a cousin alone',
      size: 'M',
      skill: 'approval',
      said: 'approve_loan credit_committee',
      asked:
        'approve_loan reject_application_reason decide_loan_committee sign_loan_manager check_application_second release_loan_head confirm_big_loan pass_loan_level',
    },
    {
      id: 'disburse-loans',
      name: 'Disburse loans in cash or mobile money',
      about: "The payout is recorded with date, channel and the client's acknowledgement.",
      why: 'interest and schedule begin with the payout',
      size: 'M',
      skill: 'payments',
      said: 'disburse pay_out_loan',
      asked:
        'disburse_loan pay_loan_cash hand_money_group send_loan_phone record_payout_loan transfer_loan_wallet acknowledge_money_received pay_loan_parts',
    },
    {
      id: 'compute-repayment-schedules',
      name: 'Compute repayment schedules',
      about: 'Instalments with principal, interest and fee by date, around holidays and meeting days.',
      why: 'each client asks what is due next week',
      size: 'M',
      skill: 'calculation',
      said: 'repayment_plan instalment_plan',
      asked:
        'compute_instalments print_repayment_plan calculate_weekly_instalment show_remaining_debt split_principal_interest shift_instalment_holiday plan_repayment_harvest see_due_dates',
    },
    {
      id: 'record-repayments-receipts',
      name: 'Record repayments with receipts',
      about: 'Each payment is booked to the loan and acknowledged by a numbered receipt.',
      why: 'money without a slip is the oldest quarrel',
      size: 'M',
      said: 'record_payment receipt_borrower',
      asked:
        'record_repayment give_receipt_borrower enter_payment_loan print_receipt_instalment book_partial_payment stamp_passbook note_paid_early take_instalment_cash',
    },
    {
      id: 'fill-collection-sheets',
      name: 'Fill collection sheets at group meetings',
      about: 'One sheet per meeting lists who owes what, who came and what was paid.',
      why: 'thirty payments have to be noted in half an hour',
      size: 'M',
      said: 'collection_sheet group_meeting',
      asked:
        'fill_collection_sheet print_sheet_meeting tick_paid_meeting note_absent_member collect_thirty_payments record_meeting_group total_sheet_centre mark_attendance_group',
    },
    {
      id: 'keep-savings-accounts',
      name: 'Keep savings accounts of clients',
      about: 'Voluntary, compulsory and fixed savings with interest, deposits and withdrawals.',
      why: 'savings are both a cushion and a pledge',
      size: 'L',
      said: 'savings_account deposit_withdraw',
      asked:
        'keep_savings_client add_deposit_savings withdraw_savings pay_interest_savings block_savings_loan save_weekly_amount open_savings_account show_savings_balance',
    },
    {
      id: 'follow-arrears-portfolio',
      name: 'Follow arrears and portfolio at risk',
      about: 'Overdue loans by days, officer, branch and product.',
      why: 'one late week becomes four before anybody visits',
      size: 'M',
      skill: 'reports',
      said: 'arrears overdue_loans portfolio_risk',
      asked:
        'list_overdue_loans see_arrears_officer measure_portfolio_risk count_days_late show_defaulters spot_late_group follow_missed_instalment watch_unpaid_loans',
    },
    {
      id: 'remind-instalments-text',
      name: 'Remind clients of instalments by text',
      about: 'A short message before the due day and after a missed one.',
      why: 'a forgotten market day costs a penalty',
      size: 'S',
      skill: 'sms',
      said: 'remind_borrower text_due',
      asked:
        'remind_instalment_due text_borrower_before send_sms_repayment warn_missed_payment message_group_meeting confirm_payment_text call_late_borrower tell_balance_sms',
    },
    {
      id: 'work-field-offline',
      name: 'Work in the field without network',
      about: 'Officers enter on a phone and send it when the network is back.',
      why: 'the villages lie beyond the last mast',
      size: 'L',
      skill: 'offline',
      said: 'without_network field_phone',
      asked:
        'enter_village_offline work_without_network sync_evening_branch record_field_phone store_payments_tablet upload_later_town collect_outside_signal keep_data_village',
    },
    {
      id: 'plan-officer-rounds',
      name: 'Plan rounds of loan officers',
      about: 'Meetings, visits and checks by day, with the road between them.',
      why: 'a wasted road costs half a day and fuel',
      size: 'M',
      skill: 'schedule',
      said: 'officer_round visits_week',
      asked:
        'plan_officer_round see_villages_today schedule_visit_borrower assign_centre_day order_visits_road log_visit_home plan_motorbike_route give_centre_officer',
    },
    {
      id: 'assess-repayment-capacity',
      name: 'Assess income and repayment capacity',
      about: 'Income, costs and other debts of the household lead to a largest loan.',
      why: 'too large a loan ruins the one it was to help',
      size: 'M',
      skill: 'calculation',
      said: 'repayment_capacity household_income',
      asked:
        'assess_income_household check_afford_instalment score_borrower ask_debts_elsewhere estimate_shop_turnover rate_risk_client calculate_largest_loan check_credit_bureau',
    },
    {
      id: 'keep-guarantors-collateral',
      name: 'Keep guarantors and collateral',
      about: 'Who stands for which loan, and what is pledged until when.',
      why: 'one neighbour must not guarantee for six loans',
      size: 'M',
      said: 'guarantor collateral pledge',
      asked:
        'record_guarantor record_pledge_cow note_collateral_value see_guarantees_person release_pledge take_land_title secure_loan_motorbike sign_guarantor',
    },
    {
      id: 'charge-fees-penalties',
      name: 'Charge fees, penalties and insurance',
      about: 'Charges by rule at payout, per instalment or for delay, and waived with a reason.',
      why: 'hidden charges drive clients away',
      size: 'S',
      skill: 'calculation',
      said: 'penalty_late loan_fee',
      asked:
        'charge_late_penalty add_processing_fee deduct_insurance_loan cancel_penalty_reason show_total_cost collect_membership_fee stop_penalty_illness compute_fine_delay',
    },
    {
      id: 'balance-officer-cash',
      name: "Balance officers' cash each day",
      about: 'What was collected, handed in and is missing, per officer and cash desk.',
      why: 'missing cash is found on the day or never',
      size: 'M',
      skill: 'reconcile',
      said: 'cash_balance hand_in_cash',
      asked:
        'balance_cash_officer count_cash_evening compare_receipts_cash hand_cash_branch find_missing_money close_cash_desk sign_cash_cashier check_till_branch',
    },
    {
      id: 'match-mobile-money',
      name: 'Match mobile money payments with loans',
      about: 'Payments from the phone find the loan by number, and the rest waits in a queue.',
      why: 'cash on the road is robbed',
      size: 'L',
      skill: 'bank-import',
      said: 'mobile_money pay_phone',
      asked:
        'pay_instalment_phone match_mobile_money import_wallet_payments find_payment_loan book_phone_payment assign_unknown_payment accept_mpesa correct_wallet_transfer',
    },
    {
      id: 'reschedule-write-off',
      name: 'Reschedule and write off loans',
      about: 'New dates after flood or illness, and a decided end for lost loans.',
      why: 'a drought is no bad will',
      size: 'M',
      said: 'reschedule write_off',
      asked:
        'reschedule_loan_flood extend_term_illness write_loan_lost postpone_instalments_drought split_old_debt cancel_rest_loan recover_written_loan pause_payments_birth',
    },
    {
      id: 'book-general-ledger',
      name: 'Book loans and savings in the ledger',
      about: 'Each payout, payment and provision makes its accounting entry.',
      why: 'the auditor adds up what the field has written',
      size: 'L',
      said: 'ledger accounting',
      asked:
        'book_ledger_entries close_month_accounts post_interest_income show_trial_balance export_accounting_loans book_loan_provision keep_chart_accounts balance_books_branch',
    },
    {
      id: 'report-funders-regulator',
      name: 'Report to funders and the regulator',
      about: 'Clients, portfolio, repayment rate, women and villages by date.',
      why: 'the next credit line depends on these figures',
      size: 'M',
      skill: 'reports',
      said: 'report_donor repayment_rate',
      asked:
        'report_donor_loans show_repayment_rate count_women_borrowers send_regulator_figures print_branch_report compare_branches_quarter prove_impact_funder list_loans_purpose',
    },
  ],
} satisfies Kind;
