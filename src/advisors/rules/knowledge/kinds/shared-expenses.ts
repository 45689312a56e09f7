import type { Kind } from '../kind.ts';

export const sharedExpenses = {
  id: 'shared-expenses',
  title: 'shared expenses',
  strong:
    'split_bills shared_expenses who_paid split_costs flatmates owe_each splitwise settle_up group_expenses paid_what who_owes who_owes_whom holiday_money ski_trip_costs flat_share_costs group_trip_bills lend_money_friends fair_split ferries_diesel who_paid_what shoebox_slips flat_students paid_for_whom slips paid_ferries',
  weak: 'trip friends flat rent share paid debt balance holiday group euro couple owe flatmate kitty settle',
  told: 'split flatmates holiday trip who paid owes debt friends share costs settle group dinner beer equal shares currency receipt even euros couple party transfers roommates balance ski',
  things: ['expense', 'group', 'payment'],
  people: ['friends', 'flatmates', 'members', 'participants'],
  field: 'shared costs',
  features: [
    {
      id: 'record-expenses-payer-participants',
      name: 'Add expenses with payer and participants',
      about: 'Amount, payer and those who share it are entered in seconds.',
      why: 'receipts are lost on the first evening',
      size: 'S',
      skill: 'splitting',
      said: 'record enter expense who_paid leave_out without',
      asked:
        'type_paid_whom enter_paid_dinner write_down_paid note_paid_whom add_bill_people put_bill_group enter_paid say_paid write_paid type_paid add_expense leave_out_wine exclude_member take_out_member leave_wine skip_member',
    },
    {
      id: 'split-expense-equally-share',
      name: 'Split equally, by shares or by amounts',
      about: 'Each expense has its own key.',
      why: 'not everybody drinks wine',
      size: 'S',
      skill: 'splitting',
      said: 'split share equal percent shares_equal',
      asked:
        'split_bill divide_bill divide_evenly share_cost_evenly pay_part_percent split_unequal work_out_share split_percent split_unevenly share_amount divide_amount',
    },
    {
      id: 'show-balances-each-member',
      name: 'Show the balance of each member',
      about: 'Who gets and who owes is seen at a glance.',
      why: 'nobody wants to ask for money',
      size: 'S',
      skill: 'calculation',
      said: 'balance owe who_owes debt balance_person',
      asked:
        'see_owes_whom show_owes_whom see_owe_money tell_owes_whom see_standing_money work_out_owes see_owes see_balance',
    },
    {
      id: 'settle-debts-few-payments',
      name: 'Settle debts with few transfers',
      about: 'The fewest transfers that make all even are proposed.',
      why: 'everybody paying everybody takes an evening',
      size: 'M',
      skill: 'splitting',
      said: 'settle settle_up pay_back',
      asked:
        'pay_back_friend fetch_square mark_paid_back clear_debts pay_back_fewest suggest_pays say_gives mark_paid settle_everybody pay_whom give_last_day bring_zero',
    },
    {
      id: 'invite-members-group-link',
      name: 'Create groups and invite members',
      size: 'S',
      skill: 'invitations',
      said: 'invite link group',
      asked:
        'bring_flatmates_group add_friends_trip join_flatmates join_group_link create_group_trip start_group_holiday',
    },
    {
      id: 'sort-expenses-categories',
      name: 'Categorise expenses',
      size: 'S',
      skill: 'categories',
      said: 'category rent food',
      asked: 'sort_expenses_food sort_rent_groceries group_expenses_kind mark_expense_rent put_costs_heading',
    },
    {
      id: 'work-several-currencies',
      name: 'Use and convert several currencies',
      size: 'M',
      skill: 'currencies',
      said: 'currency abroad',
      asked:
        'pay_foreign_money enter_dollars_euros turn_dollars_euros mix_currencies use_exchange_rate pay_abroad_currency mix_krone convert_krone',
    },
    {
      id: 'export-expenses-csv',
      name: 'Export and import expenses',
      size: 'S',
      skill: 'import-export',
      said: 'export csv excel',
      asked:
        'load_expenses_spreadsheet take_expenses_excel fetch_expenses_excel save_expenses_spreadsheet export_spreadsheet export_csv save_list',
    },
    {
      id: 'show-statistics-spending-category',
      name: 'Show spending statistics',
      size: 'S',
      skill: 'charts',
      said: 'statistics chart',
      asked:
        'see_money_went show_spent_month see_spent_food see_spent_altogether count_spent_trip draw_spending_chart see_spent_petrol compare_petrol_food see_spent chart_food',
    },
    {
      id: 'attach-photo-receipt',
      name: 'Attach photos of receipts',
      size: 'S',
      skill: 'attachments',
      said: 'receipt photo',
      asked:
        'take_picture_receipt keep_receipt_picture photograph_receipt put_receipt_expense scan_receipt add_till_slip photograph_slip keep_slip scan_bill attach_bill',
    },
    {
      id: 'repeat-regular-expenses-such',
      name: 'Repeat recurring expenses',
      size: 'S',
      skill: 'recurring',
      said: 'rent monthly repeat rent_repeated',
      asked:
        'repeat_rent_month enter_rent_once add_rent_automatically book_rent_monthly come_back_month_expense repeat_monthly',
    },
    {
      id: 'notify-members-about-new',
      name: 'Notify of new expenses',
      size: 'S',
      skill: 'notifications',
      said: 'notify told',
      asked: 'tell_expense_added ping_added_expense hear_added_expense buzz_phone_expense warn_changed_expense',
    },
    {
      id: 'take-part-without-account',
      name: 'Take part without an account',
      size: 'M',
      skill: 'no-login',
      said: 'without_account link_enough',
      asked:
        'join_without_registering join_without_account use_without_login open_link_without_signing skip_registration open_link use_link enter_link_account share_link',
    },
    {
      id: 'log-changes-expenses',
      name: 'Show an activity log',
      size: 'S',
      skill: 'audit-log',
      said: 'who_changed history',
      asked:
        'see_changed_expense see_deleted_expense show_edited_amount look_up_changed_amount trace_changed_expense see_changed_entry see_changed_afterwards',
    },
    {
      id: 'search-filter-expenses',
      name: 'Search and filter expenses',
      size: 'M',
      skill: 'search',
      said: 'search find filter',
      asked: 'find_old_expense look_up_expense find_expense_date show_expenses_person filter_payer',
    },
    {
      id: 'record-income-reimbursements',
      name: 'Record income and reimbursements',
      size: 'M',
      skill: 'history',
      said: 'income refund transfer',
      asked: 'enter_money_back record_refund_deposit put_deposit_back share_refund enter_money_received',
    },
    {
      id: 'set-default-shares-members',
      name: 'Set default shares of members',
      size: 'M',
      skill: 'templates',
      said: 'default_split weight adults children',
      asked: 'remember_usual_split keep_fixed_shares count_family_two set_child_half weigh_couple_two',
    },
    {
      id: 'use-phone-app',
      name: 'Use a phone app',
      size: 'M',
      skill: 'mobile',
      said: 'phone app offline',
      asked:
        'enter_expense_phone add_expense_go open_phone_pub type_phone_restaurant enter_offline work_offline enter_signal',
    },
    {
      id: 'add-notes-comments-expenses',
      name: 'Add notes and comments to expenses',
      size: 'M',
      skill: 'comments',
      said: 'note comment',
      asked: 'write_remark_expense write_note_expense ask_question_expense explain_expense_note answer_expense_comment',
    },
  ],
} satisfies Kind;
