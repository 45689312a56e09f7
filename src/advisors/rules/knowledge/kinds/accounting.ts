import type { Kind } from '../kind.ts';

export const accounting = {
  id: 'accounting',
  title: 'small business accounting',
  strong:
    'accounting_software small_business_accounting double_entry chart_of_accounts balance_sheet profit_loss vat_return journal_entries invoices_bills general_ledger accounts_payable accounts_receivable our_books books_company accountant_each income_statement trial_balance bookkeeping_company tax_office_quarter bookkeeper bills_suppliers_pay tax_year_end bookkeeping_business accounting_program what_sold_bought quote_into_bill sold_bought receipts_shoebox double-entry_books cost_centre tax_adviser_complains her_books his_books do_books books_sunday receipts_tax tax_form write_off yearly_accounts number_bills bills_payments receipts_drawer cash_bank_books invoices_paid vat_declaration year-end cash_receipts accounts_small_firm freelancer_books',
  weak: 'accountant bill bank tax vat customer expense year balance receipt invoice payment cash income bookkeeper quarter authority ledger debit credit paid unpaid shoebox voucher fiscal owe supplier treasurer',
  told: 'books invoice tax accountant bank statement quarter vat receipts expense owe unpaid debtor overdue bookkeeping shoebox money in out profit loss balance sheet year end auditor quote supplier bills due reminder payroll cash ledger treasurer deductible currency export office double entry',
  things: ['invoice', 'bill', 'account', 'payment', 'expense'],
  people: ['accountants', 'owners', 'bookkeepers', 'clients'],
  field: 'accounting',
  features: [
    {
      id: 'create-send-invoices',
      name: 'Create and send invoices',
      size: 'M',
      skill: 'invoicing',
      said: 'invoice send customer',
      asked:
        'write_invoice print_bill_customer send_bill ask_money post_invoice charge_customer number_bills number_invoices write_bills',
    },
    {
      id: 'record-bills-expenses',
      name: 'Record bills and expenses',
      size: 'S',
      skill: 'attachments',
      said: 'bill expense supplier receipt',
      asked:
        'enter_receipt write_spent type_receipt note_spending record_receipts record_expenses enter_bill enter_expenses type_bought record_income_expenses write_bought enter_supplier_bill book_expenses record_bought',
    },
    {
      id: 'reconcile-bank-accounts',
      name: 'Reconcile bank accounts',
      size: 'M',
      skill: 'reconcile',
      said: 'bank reconcile statement match',
      asked:
        'tick_bank compare_bank match_bank check_statement find_difference_bank compare_paper_bank tally_bank tick_statement match_statement_entries reconcile_bank agree_bank match_bank_payment assign_bank_entries',
    },
    {
      id: 'import-bank-transactions',
      name: 'Import bank transactions',
      size: 'M',
      skill: 'bank-import',
      said: 'bank import csv statement',
      asked:
        'pull_bank read_statement fetch_bank load_statement see_bank download_bank link_bank read_bank_statement import_bank_csv connect_bank import_statement fetch_statements',
    },
    {
      id: 'keep-chart-accounts',
      name: 'Keep a chart of accounts',
      size: 'M',
      skill: 'tree',
      said: 'chart_of_accounts account ledger',
      asked:
        'sort_accounts number_accounts add_account list_accounts group_accounts set_chart_accounts chart_accounts define_accounts',
    },
    {
      id: 'post-journal-entries-double-entry',
      name: 'Post journal entries by double entry',
      size: 'M',
      skill: 'calculation',
      said: 'journal double_entry book post',
      asked:
        'write_debit post_debit enter_debit_credit balance_entries book_entry post_journal record_journal enter_journal book_double_entry journal_entries post_entries',
    },
    {
      id: 'create-financial-reports-such-balance',
      name: 'Create financial reports such as balance sheets',
      size: 'M',
      skill: 'reports',
      said: 'report balance profit loss',
      asked:
        'see_profit show_year_profit print_accountant hand_figures_accountant see_earned see_loss show_profit_loss print_balance_sheet show_trial_balance print_ledger report_profit see_made_money print_trial_balance show_income_statement draw_balance_sheet',
    },
    {
      id: 'calculate-taxes',
      name: 'Calculate taxes',
      size: 'M',
      skill: 'calculation',
      said: 'vat tax sales_tax',
      asked:
        'work_tax_owe see_tax_owe sum_tax add_tax tell_tax_office send_tax_office put_tax_aside tell_tax see_tax calculate_vat work_vat sum_vat report_vat see_vat_owe total_vat print_vat_return prepare_vat_return file_vat print_tax_form fill_tax_form prepare_tax show_income_kind sum_tax_year',
    },
    {
      id: 'manage-customers-suppliers',
      name: 'Manage customers and suppliers',
      size: 'S',
      skill: 'catalogue',
      said: 'customer supplier vendor contact',
      asked: 'keep_addresses find_customer list_suppliers store_address save_customer see_customer',
    },
    {
      id: 'record-payments',
      name: 'Record payments and remind of overdue invoices',
      size: 'S',
      skill: 'payments',
      said: 'payment paid open',
      asked:
        'see_paid tick_paid mark_paid see_unpaid show_owe chase_unpaid see_owe list_unpaid enter_paid see_paid_yet tell_unpaid remind_late_payers send_overdue see_unpaid_invoices remind_pay remind_overdue remind_unpaid nag_paid chase_paid see_invoices_open pay_parts record_part pay_instalments pay_three send_reminders_weeks remind_weeks belong_payment_bill assign_payment',
    },
    {
      id: 'use-several-currencies',
      name: 'Use several currencies',
      size: 'M',
      skill: 'currencies',
      said: 'currency exchange',
      asked: 'pay_dollars bill_dollars convert_euro count_foreign write_francs change_euro',
    },
    {
      id: 'create-recurring-invoices',
      name: 'Create recurring transactions and invoices',
      size: 'S',
      skill: 'recurring',
      said: 'recurring monthly',
      asked:
        'repeat_invoice send_same_invoice bill_month copy_last_month charge_regularly send_monthly book_rent_month repeat_rent book_itself_month enter_rent_automatically repeat_expense book_rent_automatically',
    },
    {
      id: 'manage-products-services',
      name: 'Manage products and services',
      size: 'S',
      skill: 'price-lists',
      said: 'product item service price',
      asked: 'list_prices keep_price_list add_article choose_article pick_product change_prices',
    },
    {
      id: 'set-roles-permissions-accountants',
      name: 'Set roles and permissions for accountants',
      size: 'M',
      skill: 'roles',
      said: 'accountant role rights',
      asked:
        'show_tax_adviser hide_wages decide_allowed choose_allowed stop_changing give_rights limit_staff restrict_users forbid_touch show_accountant_everything invite_accountant look_accountant share_accountant give_accountant_access read_accountant',
    },
    {
      id: 'create-estimates-quotes',
      name: 'Create estimates and quotes',
      size: 'S',
      skill: 'quotes',
      said: 'estimate quote offer',
      asked:
        'send_offer quote_job accept_offer send_quote turn_quote_bill turn_quote_invoice turn_estimate_invoice write_quote convert_estimate turn_offer_invoice send_estimate',
    },
    {
      id: 'manage-several-companies',
      name: 'Manage several companies',
      size: 'M',
      skill: 'categories',
      said: 'companies several',
      asked: 'split_firms keep_second_firm switch_firm add_second_company run_two_firms',
    },
    {
      id: 'set-budgets-compare-them',
      name: 'Set budgets and compare them',
      size: 'M',
      skill: 'budgets',
      said: 'budget',
      asked:
        'plan_spend limit_spend warn_overspend compare_plan see_left see_overspent budget_actual compare_budget set_budget plan_budget_cost_centre',
    },
    {
      id: 'import-export-data',
      name: 'Import and export data',
      size: 'S',
      skill: 'import-export',
      said: 'import export',
      asked: 'give_file_accountant load_spreadsheet bring_old move_data read_csv save_excel pull_excel take_old_list',
    },
    {
      id: 'close-fiscal-years-lock-periods',
      name: 'Close fiscal years and lock periods',
      size: 'S',
      skill: 'approval',
      said: 'year_end close fiscal',
      asked:
        'close_year lock_year finish_year stop_changing_last_year lock_month seal_year end_year close_period lock_period close_books lock_books forbid_change_year',
    },
    {
      id: 'connect-through-api',
      name: 'Connect through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked: 'talk_program call_code connect_software link_system pull_script feed_system control_script',
    },
    {
      id: 'attach-receipts',
      name: 'Attach receipts to entries',
      about: 'Photo or scan of the paper stands beside each entry.',
      why: 'the tax office asks for the paper',
      size: 'S',
      skill: 'attachments',
      said: 'receipt photo voucher_scan',
      asked:
        'attach_receipt attach_voucher scan_voucher photograph_receipt scan_receipt keep_receipts collect_receipts upload_receipt link_receipt file_receipt',
    },
    {
      id: 'show-dashboard',
      name: 'Show a dashboard of cash and profit',
      about: 'Cash, open invoices and profit stand on the first page.',
      why: 'few owners read a balance sheet',
      size: 'S',
      skill: 'dashboard',
      said: 'dashboard glance cash_flow',
      asked:
        'see_glance_money see_money_left see_cash show_cash_flow tell_glance_left see_afford show_dashboard see_overview_money see_business_doing',
    },
    {
      id: 'track-cost-centres',
      name: 'Track cost centres and projects',
      about: 'Entries carry a place or project beside the account.',
      why: 'the sum alone hides what loses money',
      size: 'M',
      skill: 'categories',
      said: 'cost_centre department project',
      asked:
        'track_project_profit split_cost_centre assign_cost_centre see_project_costs see_department_spent tag_project_cost',
    },
    {
      id: 'manage-assets',
      name: 'Manage assets and depreciation',
      about: 'What is owned loses value year by year.',
      why: 'the tax office allows it, and the head forgets it',
      size: 'M',
      skill: 'calculation',
      said: 'assets write-off depreciation',
      asked: 'write_off list_owned calculate_depreciation list_assets see_value_left book_depreciation',
    },
  ],
} satisfies Kind;
