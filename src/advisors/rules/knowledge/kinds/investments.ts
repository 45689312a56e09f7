import type { Kind } from '../kind.ts';

export const investments = {
  id: 'investments',
  title: 'investment portfolios',
  strong:
    'portfolio stocks shares_funds etf dividends investments shares_dividends stock_market securities crypto wealth brokerage my_shares net_worth etfs my_funds broker_accounts wealth_years performance_depot capital_gains savings_stocks put_in_funds funds_month shares_funds_crypto shares_brokers flat_pension',
  weak: 'performance price buy sell account year fund return allocation risk broker',
  things: ['holding', 'transaction', 'account', 'portfolio'],
  people: ['investors', 'users', 'families'],
  field: 'investing',
  features: [
    {
      id: 'record-purchases-sales-dividends',
      name: 'Record buys, sales and dividends',
      size: 'M',
      skill: 'history',
      said: 'record buy sell dividend',
      asked: 'enter_bought note_purchase enter_sale enter_dividend write_down_bought add_transaction record_trade',
    },
    {
      id: 'show-value-performance-portfolio',
      name: 'Show the value and performance of the portfolio',
      size: 'M',
      skill: 'charts',
      said: 'performance value compare years doing worth_today money-weighted return_per',
      asked:
        'see_gained see_performance show_return see_up_down show_growth watch_grow see_earned see_worth_today show_worth see_money_put calculate_return see_worth',
    },
    {
      id: 'fetch-prices-markets-automatically',
      name: 'Fetch market prices automatically',
      size: 'M',
      skill: 'metadata-fetch',
      said: 'price quote fetch',
      asked: 'fetch_prices update_prices pull_prices take_prices_exchange load_quotes',
    },
    {
      id: 'analyse-allocation-class-region',
      name: 'Analyse allocation by class, region and sector',
      size: 'M',
      skill: 'charts',
      said: 'allocation region spread split_country country_class',
      asked:
        'see_spread show_allocation split_sector show_countries see_concentrated see_share_countries divide_class split_country split_class',
    },
    {
      id: 'manage-several-accounts-platforms',
      name: 'Manage several accounts and portfolios',
      size: 'M',
      skill: 'catalogue',
      said: 'account broker depot',
      asked:
        'keep_accounts_together combine_depots separate_portfolio manage_wife_portfolio add_accounts see_accounts_together keep_child_account combine_brokers',
    },
    {
      id: 'import-transactions-brokers',
      name: 'Import transactions from broker files',
      size: 'M',
      skill: 'import-export',
      said: 'import csv broker',
      asked:
        'import_broker load_broker_csv import_trades read_broker_statement import_csv take_broker_pdf import_pdf read_broker_pdf',
    },
    {
      id: 'track-dividends-calendar',
      name: 'Track dividends and when they come',
      size: 'S',
      skill: 'calendar',
      said: 'dividend calendar',
      asked:
        'see_dividend_comes sum_dividends show_dividends_month plan_dividend see_dividend_calendar count_dividends pay_dividends',
    },
    {
      id: 'compare-index',
      name: 'Compare with a benchmark',
      size: 'S',
      skill: 'charts',
      said: 'benchmark index compare savings_book',
      asked:
        'compare_index compare_world compare_benchmark see_better_index measure_against_index compare_savings see_done_savings',
    },
    {
      id: 'rebalance-target-weights',
      name: 'Rebalance to a target allocation',
      size: 'S',
      skill: 'calculation',
      said: 'rebalance target weight target_shares',
      asked: 'tell_buy_target hold_weights say_buy_next correct_weights bring_back_target say_buy',
    },
    {
      id: 'work-several-currencies',
      name: 'Work with several currencies',
      size: 'M',
      skill: 'currencies',
      said: 'currency',
      asked: 'convert_currency convert_euro show_euro buy_dollars change_dollars count_currencies',
    },
    {
      id: 'keep-watch-list-price',
      name: 'Keep a watchlist with price alerts',
      size: 'M',
      skill: 'alarm',
      said: 'watch alert limit',
      asked:
        'tell_price_reaches watch_share tell_falls_below buzz_price ping_price_drops follow_stock set_price_alarm tell_drops_lot tell_drops alert_price warn_falls message_price',
    },
    {
      id: 'report-gains-tax-return',
      name: 'Report gains and taxes',
      size: 'M',
      skill: 'reports',
      said: 'tax gain',
      asked:
        'report_tax sum_taxable declare_gains print_tax calculate_gains_tax give_tax_adviser report_gains calculate_taxes',
    },
    {
      id: 'point-out-risks-such',
      name: 'Point out risks in the portfolio',
      about: 'Fixed rules judge currency, size and cost.',
      why: 'owners fall in love with one share',
      size: 'M',
      skill: 'code-checks',
      said: 'risk rule',
      asked: 'show_risk tell_risky see_dangerous check_risk see_risky tell_dangerous',
    },
    {
      id: 'enter-savings-plans',
      name: 'Enter savings plans automatically',
      about: 'What is bought each month books itself.',
      why: 'twelve entries a year are forgotten',
      size: 'S',
      skill: 'recurring',
      said: 'savings_plan monthly',
      asked:
        'enter_itself_monthly book_savings_plan repeat_purchase record_monthly_automatically add_month_itself buy_month_automatically enter_monthly',
    },
    {
      id: 'export-data',
      name: 'Export transactions as CSV',
      size: 'S',
      skill: 'import-export',
      said: 'export',
      asked: 'export_csv export_excel download_transactions take_transactions save_spreadsheet move_transactions',
    },
    {
      id: 'show-net-worth-all-assets',
      name: 'Include other assets and show net worth',
      size: 'S',
      skill: 'dashboard',
      said: 'net_worth total',
      asked:
        'see_worth_together add_house_worth sum_everything show_net_worth count_debts_assets show_total_worth put_flat put_pension see_pile see_whole add_flat add_pension put_house',
    },
    {
      id: 'plan-savings-towards-independence',
      name: 'Project financial independence',
      size: 'M',
      skill: 'prediction',
      said: 'plan savings retire',
      asked:
        'plan_retire see_retire calculate_retire work_out_save save_pension reach_independence see_old_enough stop_work stop_nights',
    },
    {
      id: 'share-portfolio-others',
      name: 'Share the portfolio by link',
      size: 'S',
      skill: 'share-link',
      said: 'share partner',
      asked: 'share_link show_wife share_portfolio send_link_portfolio show_friend publish_portfolio',
    },
    {
      id: 'hide-amounts',
      name: 'Hide amounts',
      size: 'S',
      skill: 'themes',
      said: 'hide privacy',
      asked: 'hide_amounts blur_amounts hide_numbers cover_sums mask_amounts',
    },
    {
      id: 'connect-through-api',
      name: 'Connect through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked: 'use_api call_api connect_script query_script read_data_program write_script',
    },
  ],
} satisfies Kind;
