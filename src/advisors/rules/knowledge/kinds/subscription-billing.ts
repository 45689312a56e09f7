import type { Kind } from '../kind.ts';

export const subscriptionBilling = {
  id: 'subscription-billing',
  title: 'subscription billing',
  strong:
    "subscription_billing recurring_billing usage_billing saas_billing metered_billing customers_plans billing_engine monthly_plans_customers charge_customers_monthly plans_upgrade saas_customers recurring_invoices pay_per_use api_calls_bill failed_cards bank_bounces members_monthly_debit climbing_gym monthly_thing plans_trial proration recurring_revenue retries_payment monthly_yearly_plans take_money_month rent_dispensers pay_by_month pay_machine_month pay_the_year certain_next_year who's_leaving tried_again_mail bill_first_of_month monthly_fee_members debit_fails bounced_debits box_monthly software_rent hosting_customers_bill members_fee_automatically course_fee_monthly",
  weak: 'plan customer invoice payment usage trial upgrade tax dunning revenue saas recurring metered dispenser rent card stern mail leaving bounce filter debit expired paused',
  told: 'subscription subscriptions customers monthly invoice plan charge card failed payments trial upgrade prorate saas usage recurring revenue cancel churn stripe dunning tax coupons seats metered',
  things: ['subscription', 'plan', 'invoice'],
  people: ['customers', 'finance staff'],
  field: 'billing',
  features: [
    {
      id: 'define-plans-prices',
      name: 'Define products, plans and prices',
      size: 'M',
      skill: 'price-lists',
      said: 'plan price tier',
      asked: 'define_plan set_price create_plan change_price add_tier offer_yearly set_fee sell_packages',
    },
    {
      id: 'manage-subscriptions-trial-end',
      name: 'Manage and change subscriptions',
      size: 'M',
      skill: 'subscriptions',
      said: 'subscription trial cancel upgrade',
      asked:
        'cancel_subscription pause_subscription change_plan upgrade_plan switch_yearly see_subscribed extend_subscription end_subscription stop_months go_abroad_stop pause_months stop_two_months change_middle',
    },
    {
      id: 'bill-measured-use',
      name: 'Bill by usage',
      size: 'L',
      skill: 'calculation',
      said: 'usage metered usage_based they_used',
      asked:
        'count_calls bill_used charge_gigabyte measure_use pay_used count_used charge_usage send_usage bill_bottles count_bottles',
    },
    {
      id: 'create-invoices-automatically',
      name: 'Create invoices automatically',
      size: 'M',
      skill: 'invoicing',
      said: 'invoice automatic_invoice bill_on_the_first bill_out',
      asked:
        'write_invoice send_invoice print_invoice number_invoices create_bill mail_invoice bill_month go_invoice invoice_automatically bill_first bill_out_without',
    },
    {
      id: 'take-payments-several-providers',
      name: 'Take payments through providers',
      size: 'M',
      skill: 'payments',
      said: 'payment card card_charge direct_debit',
      asked:
        'pay_card take_card charge_card pay_paypal connect_stripe save_card collect_money pay_direct_debit take_money_itself take_money_automatically draw_money collect_debit take_money',
    },
    {
      id: 'remind-retry-failed-payments',
      name: 'Retry failed payments and send reminders',
      size: 'M',
      skill: 'reminders',
      said: 'dunning retry failed stern_mail',
      asked:
        'retry_card remind_failed try_card_again chase_unpaid ask_card_expired block_unpaid remind_unpaid repeat_debit try_again_days try_again write_friendly_mail write_letter_unpaid send_dunning warn_unpaid close_unpaid write_mail_failed send_stern_mail try_card stop_unpaid',
    },
    {
      id: 'manage-customers',
      name: 'Manage customers',
      size: 'M',
      skill: 'profiles',
      said: 'customer account',
      asked:
        'add_customer find_customer keep_customers edit_customer_address note_customer list_customers open_customer',
    },
    {
      id: 'report-recurring-revenue-churn',
      name: 'Report recurring revenue and churn',
      size: 'M',
      skill: 'reports',
      said: "revenue churn how_many_joined how_many_left who's_leaving",
      asked:
        'see_revenue count_left see_cancelled see_customers_lost forecast_income compare_months see_churn earn_month see_left see_joined see_comes_month count_joined show_revenue see_certain see_certain_year',
    },
    {
      id: 'grant-coupons-credits',
      name: 'Apply coupons and discounts',
      size: 'M',
      skill: 'vouchers',
      said: 'coupon credit discount want_less year_ahead',
      asked:
        'enter_code give_discount create_coupon reduce_price give_free_month redeem_voucher grant_discount take_off_students reduce_students pay_year_ahead',
    },
    {
      id: 'calculate-taxes',
      name: 'Calculate taxes',
      size: 'M',
      skill: 'calculation',
      said: 'tax vat',
      asked: 'calculate_vat add_tax check_vat_number set_tax apply_country_tax work_out_vat show_vat add_vat',
    },
    {
      id: 'let-customers-manage-plan',
      name: 'Offer a customer portal',
      size: 'M',
      skill: 'profiles',
      said: 'portal self own_page customers_page',
      asked:
        'change_card_themselves download_themselves change_address_themselves cancel_themselves see_invoices_online manage_themselves see_contract download_invoice stop_themselves pause_themselves change_card see_bills change_card_alone',
    },
    {
      id: 'notify-webhook',
      name: 'Send webhooks',
      size: 'S',
      skill: 'webhooks',
      said: 'webhook',
      asked: 'send_webhook tell_program call_url notify_app push_event inform_system trigger_url hear_paid',
    },
    {
      id: 'use-api-client-libraries',
      name: 'Use an API and client libraries',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked: 'use_api call_api use_library integrate_api write_program connect_shop',
    },
    {
      id: 'refund-issue-credit-notes',
      name: 'Issue credit notes and refunds',
      size: 'S',
      skill: 'refunds',
      said: 'refund',
      asked:
        'refund_money pay_back give_money_back write_credit_note issue_credit return_money correct_invoice cancel_invoice refund_customer',
    },
    {
      id: 'work-several-currencies',
      name: 'Support several currencies',
      size: 'M',
      skill: 'currencies',
      said: 'currency',
      asked:
        'pay_dollars bill_euros convert_currency show_price_currency choose_currency charge_francs sell_abroad pay_francs',
    },
    {
      id: 'limit-functions-plan',
      name: 'Manage entitlements and features',
      size: 'M',
      skill: 'roles',
      said: 'entitlement limit',
      asked: 'limit_seats unlock_plan hide_premium count_seats limit_users check_allowed lock_feature enable_plan',
    },
    {
      id: 'manage-trials-add-ons',
      name: 'Manage trials and add-ons',
      size: 'M',
      skill: 'schedule',
      said: 'trial add-on week_free first_free',
      asked: 'try_free test_month end_trial extend_trial book_extra add_extra offer_trial give_trial',
    },
    {
      id: 'prepay-wallets-credits',
      name: 'Prepay with wallets and credits',
      size: 'M',
      skill: 'vouchers',
      said: 'prepaid credit wallet',
      asked: 'pay_advance load_credit buy_credit use_credit see_balance charge_wallet fill_account refill_wallet',
    },
    {
      id: 'export-accounting',
      name: 'Integrate with accounting and CRM',
      size: 'S',
      skill: 'import-export',
      said: 'accounting export',
      asked:
        'send_accountant export_bookkeeping connect_quickbooks push_salesforce export_datev book_revenue connect_accounting sync_crm',
    },
    {
      id: 'manage-users-roles',
      name: 'Manage users and roles',
      size: 'M',
      skill: 'roles',
      said: 'role team',
      asked: 'invite_colleague give_login assign_role limit_support restrict_refunds add_user decide_see',
    },
    {
      id: 'prorate-changes',
      name: 'Prorate changes and partial periods',
      about: 'Who begins or changes in the middle pays the part.',
      why: 'quarrels are about half months',
      size: 'S',
      skill: 'calculation',
      said: 'proration part_amount rest_month middle_month from_the_12th more_from',
      asked: 'pay_rest pay_part_month join_pay_rest calculate_part charge_rest split_month',
    },
  ],
} satisfies Kind;
