import type { Kind } from '../kind.ts';

export const priceTracking = {
  id: 'price-tracking',
  title: 'price trackers',
  strong:
    'price_tracker price_tracking price_history price_alert price_alerts price_drop price_drops price_watch track_prices watch_prices target_price keepa camelcamelcamel geizhals idealo pricebuddy lowest_price all_time_low price_falls price_goes_down price_fell gets_cheaper cheaper_elsewhere cheapest_shop compare_prices_shops price_comparison fake_discount sham_discount struck_through_price black_friday_price price_chart price_graph competitor_prices rival_prices price_monitoring price_scraper back_stock price_drops_below price_falls_under wait_price bought_cheaper_later cheaper_week_later price_same_product price_per_kilo lowest_ever deal_alert prices_shops_daily',
  weak: 'price cheaper cheapest bargain discount deal drop coupon retailer expensive percent sale overpriced markdown',
  told: 'cheaper cheapest price expensive bargain discount sale drop drops euros percent deal coupon retailer headphones fridge laptop sneakers diapers coffee overpaid wait supermarket shipping lowest graph',
  things: ['product', 'price', 'shop', 'alert'],
  people: ['shoppers', 'bargain hunters', 'buyers', 'retailers'],
  field: 'prices in retail',
  features: [
    {
      id: 'track-products-by-link',
      name: 'Track product prices by link',
      about: 'The address of a product page is enough, and its price is read on from then.',
      why: 'nobody opens nine shops every evening',
      size: 'M',
      said: 'link paste track',
      asked:
        'paste_product_link follow_price_laptop watch_headphones_price add_product_address track_item_price observe_fridge_price put_article_watch monitor_sneakers_price',
    },
    {
      id: 'alert-target-prices',
      name: 'Alert when a target price is reached',
      about: 'Each product has a sum at which one is told.',
      why: 'the low price often lasts one night',
      size: 'S',
      skill: 'alarm',
      said: 'target below_euros alert',
      asked:
        'tell_price_drops_below set_target_price alert_price_reached inform_cheaper_enough call_under_hundred ping_wanted_price warn_price_falls hear_price_lower',
    },
    {
      id: 'show-price-history',
      name: 'Show price history in charts',
      about: 'Weeks to years as a line, per shop.',
      why: 'a price means little without its past',
      size: 'S',
      skill: 'charts',
      said: 'history graph chart',
      asked:
        'see_price_history show_price_graph draw_price_line look_cost_earlier compare_price_year display_price_chart see_price_moved',
    },
    {
      id: 'compare-shops',
      name: 'Compare prices over shops',
      about: 'All shops of one product in a table, the lowest on top.',
      why: 'the same pan costs 30 euros less next door',
      size: 'M',
      said: 'compare_shops cheapest_shop',
      asked:
        'compare_prices_shops find_cheapest_shop see_seller_cheapest check_competitor_prices show_rival_price rank_retailers_price watch_nine_shops look_cheaper_elsewhere',
    },
    {
      id: 'send-alerts-channels',
      name: 'Send alerts by mail, chat and push',
      about: 'Each person chooses how and in which hours.',
      why: 'a mail read on Sunday is too late',
      size: 'S',
      skill: 'notifications',
      said: 'mail telegram push',
      asked:
        'send_mail_cheaper push_alert_phone message_telegram_drop text_deal_phone notify_chat_price choose_alert_channel buzz_phone_bargain',
    },
    {
      id: 'check-at-intervals',
      name: 'Check prices at set intervals',
      about: 'Each product is looked at hourly, daily or at chosen hours.',
      why: 'flight prices change by the hour and sofas by the season',
      size: 'M',
      skill: 'schedule',
      said: 'every_hour daily_check interval',
      asked:
        'check_price_hourly look_price_daily refresh_prices_night set_check_interval read_price_twice update_prices_automatically visit_shop_morning',
    },
    {
      id: 'watch-availability',
      name: 'Watch availability of products',
      about: 'A note comes when something is back in stock.',
      why: 'a low price is no use when nothing is left',
      size: 'S',
      skill: 'notifications',
      said: 'back_stock available sold_out',
      asked:
        'tell_back_stock see_available_again watch_sold_out notify_size_available check_stock_console see_delivery_possible inform_restock',
    },
    {
      id: 'alert-drops-record-lows',
      name: 'Alert at percentage drops and record lows',
      about: 'Falls beyond a share, or below all that was before.',
      why: 'often nobody knows what a fair price is',
      size: 'S',
      skill: 'automation-rules',
      said: 'percent record_low',
      asked:
        'alert_twenty_percent tell_lowest_ever report_record_low shout_sudden_drop warn_price_error notify_percentage_fall see_biggest_drops',
    },
    {
      id: 'show-lowest-average',
      name: 'Show lowest and average prices',
      about: "Lowest, highest and usual price stand beside today's.",
      why: 'one look tells whether today is dear',
      size: 'S',
      skill: 'calculation',
      said: 'average lowest usual_price',
      asked:
        'see_lowest_price show_average_price show_normal_price calculate_usual_cost compare_today_average see_highest_paid judge_price_fair',
    },
    {
      id: 'read-any-shop',
      name: 'Read prices from any shop page',
      about: 'For unknown shops one points at the price on the page.',
      why: 'the small bike shop is on no list',
      size: 'L',
      said: 'any_shop selector',
      asked:
        'support_small_shops select_price_page read_foreign_webshop add_unknown_store mark_price_spot extract_price_page teach_shop_layout scrape_shop_price',
    },
    {
      id: 'group-tag-products',
      name: 'Group products with lists and tags',
      about: 'Kitchen, bike, presents: each with its own sum.',
      why: 'sixty watched things in one row are too many',
      size: 'S',
      skill: 'tags',
      said: 'list group_watched',
      asked:
        'group_products_list sort_watched_items tag_products_kitchen keep_presents_list separate_household_hobby sum_list_prices order_watch_list',
    },
    {
      id: 'show-drops-dashboard',
      name: 'Show price drops at a glance',
      about: 'What fell since yesterday stands first.',
      why: 'nobody reads sixty unchanged lines',
      size: 'S',
      skill: 'dashboard',
      said: 'overview today_drops',
      asked:
        'see_todays_drops show_changes_yesterday display_deals_overview list_fallen_prices open_bargains_page see_cheaper_today show_movers_week',
    },
    {
      id: 'add-from-browser',
      name: 'Add products from the browser',
      about: 'A button beside the price puts the product on the watch.',
      why: 'one decides while looking at the page',
      size: 'M',
      skill: 'browser-extension',
      said: 'browser button_page',
      asked:
        'click_button_shop add_product_browser install_extension_prices save_item_shopping share_product_phone see_graph_shop press_watch_page',
    },
    {
      id: 'include-shipping',
      name: 'Include shipping and coupons in prices',
      about: 'What is paid in the end is compared.',
      why: 'the cheapest shop often takes 9 euros for the parcel',
      size: 'M',
      skill: 'calculation',
      said: 'shipping coupon final_price',
      asked:
        'add_shipping_costs count_delivery_fee apply_coupon_code subtract_voucher_price compare_final_price include_postage_total calculate_price_delivered',
    },
    {
      id: 'match-same-product',
      name: 'Match the same product across shops',
      about: 'Number, name and picture bring the offers together.',
      why: 'each shop names the same drill in another way',
      size: 'L',
      skill: 'matching',
      said: 'same_product barcode model_number',
      asked:
        'find_same_model recognise_product_barcode match_article_number search_identical_elsewhere link_offers_product merge_double_products scan_barcode_shelf',
    },
    {
      id: 'convert-currencies',
      name: 'Convert currencies of foreign shops',
      about: "Prices stand in one's own money at the day's rate.",
      why: 'a fall of the pound is no discount',
      size: 'S',
      skill: 'currencies',
      said: 'currency foreign_shop',
      asked:
        'convert_pounds_euros compare_foreign_prices show_price_euros include_customs_abroad watch_shops_abroad calculate_exchange_rate',
    },
    {
      id: 'report-failed-checks',
      name: 'Report failed checks',
      about: 'A page that gives no price is named, and no zero is stored.',
      why: 'a silent watch looks like a stable price',
      size: 'S',
      skill: 'error-reports',
      said: 'failed no_price',
      asked:
        'report_page_broken tell_price_unreadable see_failed_checks warn_shop_blocks report_article_gone show_last_success retry_failed_check',
    },
    {
      id: 'compute-unit-prices',
      name: 'Compute unit prices',
      about: 'Price per kilo, litre or piece, over packs of all sizes.',
      why: 'packs shrink while prices stay',
      size: 'S',
      skill: 'calculation',
      said: 'per_kilo unit_price',
      asked:
        'calculate_price_kilo compare_pack_sizes show_cost_piece divide_price_litre see_smaller_pack compare_diapers_piece see_unit_price',
    },
    {
      id: 'expose-sham-discounts',
      name: 'Expose sham discounts',
      about: 'The crossed-out price is held against the real past.',
      why: 'prices rise in October so that they fall in November',
      size: 'M',
      said: 'sham fake_discount crossed_out',
      asked:
        'show_fake_discount check_crossed_price see_raised_sale prove_real_saving compare_sale_past mark_false_bargain verify_discount_true',
    },
    {
      id: 'advise-buy-wait',
      name: 'Advise to buy now or wait',
      about: 'Past seasons and sales give a recommendation with its reasons.',
      why: 'waiting costs too, when the fridge is broken',
      size: 'L',
      skill: 'prediction',
      said: 'wait buy_now',
      asked:
        'advise_buy_wait predict_price_month tell_good_moment forecast_sale_date recommend_buying_time see_waiting_pays estimate_next_drop',
    },
    {
      id: 'watch-after-purchase',
      name: 'Watch prices after purchase',
      about: 'Within the return days a fall is reported.',
      why: 'shops pay back the difference when asked in time',
      size: 'S',
      skill: 'reminders',
      said: 'after_bought return_period',
      asked:
        'watch_bought_item claim_difference_back remind_return_days tell_cheaper_bought track_purchase_price refund_price_difference record_paid_price',
    },
    {
      id: 'export-prices',
      name: 'Export price records',
      about: 'All readings with shop and time as a table.',
      why: 'purchasing wants to calculate with them',
      size: 'S',
      skill: 'import-export',
      said: 'export spreadsheet',
      asked:
        'export_prices_spreadsheet download_price_table save_readings_csv import_product_links hand_figures_purchasing load_history_excel',
    },
  ],
} satisfies Kind;
