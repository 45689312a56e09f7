import type { Kind } from '../kind.ts';

export const deliveryDispatch = {
  id: 'delivery-dispatch',
  title: 'delivery dispatch products',
  strong:
    'own_drivers own_vans deliver_ourselves own_delivery last_mile same_day_delivery local_delivery home_delivery delivery_dispatch dispatch_drivers delivery_drivers delivery_management route_optimisation optimise_stops stops_driver drops_driver drop_offs driver_app proof_delivery photo_doorstep photo_front_door sign_driver_phone tracking_link live_link_customer driver_minutes_away ring_where_driver ring_where_order where_van_customers when_driver_comes time_window_delivery delivery_slots delivery_window nobody_home_driver failed_deliveries failed_attempts second_attempt redeliver drivers_map driver_rating delivery_rating rate_driver bouquets_deliver florist_van pharmacy_delivery deliver_prescriptions veg_boxes_deliver deliver_groceries bring_groceries meal_boxes_drivers furniture_delivery bring_sofas mattress_delivery deliver_crates drinks_delivery moped_riders riders_orders wine_delivery milk_round gas_bottles_deliver addresses_morning addresses_route paper_list_driver best_order_stops van_customers_wait left_neighbour never_arrived_photo cakes_delivered deliver_fridges delivery_boys customers_wait_afternoon',
  weak: 'driver van courier rider stop drop route address doorstep parcel box window signature tracking order round slot bouquet depot dispatcher doorbell neighbour moped groceries map eta',
  told: 'van driver customers wait phone rings paper list addresses order morning rounds door neighbour home photo box crates street traffic late promised afternoon bell flowers bread groceries shop lost petrol waiting stairs angry where left',
  things: ['delivery', 'stop', 'route', 'order', 'driver'],
  people: ['drivers', 'dispatchers', 'customers', 'receivers', 'couriers'],
  field: 'delivery to customers',
  features: [
    {
      id: 'optimise-routes-stops',
      name: 'Optimise routes with many stops',
      about: "The day's addresses are split among the vans and put in the best order, by time and distance.",
      why: 'an hour of sorting each morning still ends in zigzag',
      size: 'L',
      skill: 'routing',
      said: 'best_order route shortest zigzag optimise',
      asked:
        'arrange_stops_order drive_shortest_way calculate_sensible_sequence put_addresses_order save_fuel split_addresses_vans sort_drops_map build_tours_automatically cut_driving_time plan_morning_run shorten_route work_best_round',
    },
    {
      id: 'guide-drivers-phone',
      name: 'Guide drivers with a phone app',
      about: 'The phone shows stop after stop with the way, what to bring and a button for done.',
      why: 'a paper list neither leads nor reports back',
      size: 'L',
      skill: 'mobile',
      said: 'driver_app next_stop navigation paper_list',
      asked:
        'see_next_drop_phone show_driver_list open_navigation tap_done_stop replace_paper_list lead_driver_door start_shift_app swipe_delivered see_day_stops work_offline_signal navigate_next_address',
    },
    {
      id: 'collect-proof-photo-signature',
      name: 'Collect proof by photo and signature',
      about: 'Picture, signature, time and place are kept with the order.',
      why: 'customers claim every week that a parcel never came',
      size: 'M',
      skill: 'signature',
      said: 'proof photo_door signature never_came evidence',
      asked:
        'photograph_doorstep sign_screen_finger prove_parcel_left take_picture_box show_evidence keep_receiver_name save_time_handover attach_photo_order settle_claim sign_phone_glass note_received_person',
    },
    {
      id: 'send-live-tracking-link',
      name: 'Send customers a live tracking link',
      about: 'Whoever waits sees the driver on a map and how many stops come before, without an account.',
      why: 'half of all calls ask where the parcel is',
      size: 'M',
      skill: 'share-link',
      said: 'live_link tracking_page follow_driver minutes_away',
      asked:
        'follow_van_phone see_driver_coming watch_courier_approach track_order_link open_link_login see_minutes_away show_receiver_map send_tracking_page follow_delivery_live look_driver_now see_stops_before',
    },
    {
      id: 'watch-drivers-map',
      name: 'Watch drivers live on a map',
      about: 'The office sees every driver, the stops done and who is behind.',
      why: 'calling drivers at the wheel is the only other way',
      size: 'M',
      skill: 'map',
      said: 'map_drivers where_vans gps live_map',
      asked:
        'see_drivers_map watch_vans_now locate_rider show_positions_live find_nearest_van see_stuck_driver check_driver_stands replay_drive_day track_courier_gps look_office_map spot_late_van',
    },
    {
      id: 'notify-customers-arrival',
      name: 'Notify customers before arrival',
      about: 'A message goes out when the tour starts, when the van is near and when it was there.',
      why: 'people who know are at home',
      size: 'S',
      skill: 'sms',
      said: 'text_message half_hour_before on_way announce',
      asked:
        'text_driver_left message_half_hour announce_arrival_evening warn_customer_delay tell_arrives_soon email_delivery_confirmed send_sms_before ring_before_coming push_message_near tell_left_neighbour inform_receiver_day',
    },
    {
      id: 'import-orders-addresses',
      name: 'Import orders and addresses',
      about: 'Lists are pasted or read from a file, and unclear addresses are shown for mending.',
      why: 'typing sixty addresses costs the first hour',
      size: 'M',
      skill: 'import-export',
      said: 'spreadsheet paste_addresses order_list upload',
      asked:
        'paste_address_list load_orders_table upload_spreadsheet type_orders_counter read_csv_stops copy_orders_mail enter_drop_manually take_phone_order correct_wrong_address create_delivery check_addresses_found',
    },
    {
      id: 'assign-deliveries-drivers',
      name: 'Assign deliveries to drivers',
      why: 'two drivers in one street is money lost',
      about: 'Deliveries go to drivers by hand, by offer or by rule to the nearest who is free.',
      size: 'M',
      skill: 'tasks',
      said: 'assign dispatch nearest_driver who_takes',
      asked:
        'give_driver_stops drag_order_driver send_nearest_courier share_runs_drivers offer_job_riders choose_driver_delivery divide_orders_crew dispatch_automatically accept_job allocate_drops put_order_van',
    },
    {
      id: 'keep-time-windows',
      name: 'Keep time windows and delivery slots',
      about: 'Customers choose a slot, and the plan keeps it or says that it cannot.',
      why: 'a restaurant kitchen cannot take crates at noon',
      size: 'M',
      said: 'time_window slot between_hours before_noon',
      asked:
        'keep_slot_promised deliver_between_hours choose_delivery_slot set_earliest_latest offer_two_hours pick_time_checkout deliver_before_noon limit_orders_slot warn_window_missed reach_kitchen_morning offer_evening_slot keep_opening_hours',
    },
    {
      id: 'record-failed-attempts',
      name: 'Record failed attempts and retries',
      about: 'A reason is chosen, a card or message is left, and the stop is planned again.',
      why: 'one in fifteen doors stays shut',
      size: 'M',
      skill: 'order-states',
      said: 'nobody_home failed second_attempt neighbour refused',
      asked:
        'note_nobody_home choose_reason_failed try_again_tomorrow bring_parcel_back reschedule_missed_drop record_refused plan_second_try return_goods_depot count_failed_tries mark_undelivered leave_card_door',
    },
    {
      id: 'predict-arrival-times',
      name: 'Predict arrival times from traffic',
      about: 'Each stop has an expected time that follows traffic and how long the doors before took.',
      why: 'a time promised in the morning is wrong by ten',
      size: 'L',
      skill: 'prediction',
      said: 'eta expected_time traffic running_late',
      asked:
        'predict_reach_door update_minutes_traffic tell_running_late calculate_stop_eta show_expected_time learn_stop_duration warn_driver_behind estimate_delivery_hour adjust_times_jam see_delay_early refresh_eta',
    },
    {
      id: 'connect-shops-tills',
      name: 'Connect shops and tills',
      about: 'Orders flow in from web shop, till or own programs, and their state flows back.',
      why: 'orders typed a second time pick up mistakes',
      size: 'M',
      skill: 'api',
      said: 'web_shop till api orders_flow',
      asked:
        'pull_shop_orders connect_till fetch_webshop_orders link_shop_system receive_orders_api call_webhook send_status_shop integrate_erp take_orders_automatically sync_restaurant_till update_order_shop',
    },
    {
      id: 'report-punctuality-drivers',
      name: "Report punctuality and drivers' figures",
      about: 'A report shows stops, hours, kilometres, lateness and cost for each driver and round.',
      why: 'nobody knows what a delivery costs without these figures',
      size: 'M',
      skill: 'reports',
      said: 'report punctual cost_per_stop figures kilometres',
      asked:
        'see_late_share count_drops_driver compare_drivers measure_time_stop report_kilometres show_cost_delivery analyse_week_figures sum_hours_round see_success_rate find_slow_rounds export_month_figures',
    },
    {
      id: 'mind-load-equipment',
      name: 'Plan by vehicle load and equipment',
      about: 'Weight, volume, cooling, lift and licence decide which van takes what.',
      why: 'otherwise the last ten crates do not fit in the van',
      size: 'M',
      said: 'load capacity crates_fit cooled weight',
      asked:
        'limit_crates_van weigh_load_vehicle check_van_size load_boxes_bike send_cooled_van count_pallets_fit match_skill_order set_capacity prevent_overload choose_two_crew separate_frozen_goods plan_load_space',
    },
    {
      id: 'change-routes-day',
      name: 'Change routes during the day',
      about: 'Urgent and cancelled stops are put in or taken out while drivers are on the road, who see it at once.',
      why: 'no plan lasts until noon',
      size: 'M',
      skill: 'live',
      said: 'urgent rush_order reorder cancelled_stop midday',
      asked:
        'add_urgent_stop insert_rush_order move_stop_colleague reorder_stops_midday cancel_drop_route push_change_driver swap_stops_running squeeze_late_order rearrange_running_tour take_sick_driver_stops move_stops_breakdown',
    },
    {
      id: 'collect-ratings-delivery',
      name: 'Collect ratings after delivery',
      about: 'A link asks for stars and a word on driver and goods.',
      why: 'unhappy customers stay away without a word',
      size: 'S',
      skill: 'ratings',
      said: 'stars rating happy feedback tip',
      asked:
        'rate_driver_stars ask_happy_delivery give_thumb collect_opinions_receiver see_unhappy_customer tip_driver say_courier_friendly read_complaints_driver score_service show_driver_rating answer_short_survey',
    },
    {
      id: 'scan-parcels',
      name: 'Scan parcels at loading and handover',
      about: 'A beep tells whether the box belongs to this van and this door.',
      why: 'the forgotten box is found at the last stop',
      size: 'M',
      skill: 'scan',
      said: 'scan barcode wrong_box loading',
      asked:
        'scan_crate_loading beep_box_door check_right_parcel read_barcode_van tell_box_missing confirm_loaded_goods verify_package_stop print_label_code count_bags_loading spot_wrong_box tick_items_handover',
    },
    {
      id: 'message-drivers-customers',
      name: 'Message drivers and customers',
      about: 'Office, driver and receiver write or call each other, with private numbers hidden.',
      why: 'three calls for one gate hold up ten others',
      size: 'M',
      skill: 'chat',
      said: 'chat call_driver hidden_number message',
      asked:
        'write_driver_message call_hidden_number ask_customer_gate chat_office_driver send_riders_news reach_courier talk_dispatcher reply_receiver message_crew broadcast_storm_warning hide_phone_numbers',
    },
    {
      id: 'keep-address-notes',
      name: 'Keep notes on delivery addresses',
      about: 'Door codes, dogs, back entrances and safe places are shown at the stop.',
      why: 'only the old driver knows which bell works',
      size: 'S',
      skill: 'notes',
      said: 'door_code dog safe_place which_bell',
      asked:
        'remember_door_code note_gate_dog keep_parking_hint save_entrance_pin show_floor_bell store_drop_place see_last_visit_note write_access_hint mark_back_entrance keep_key_place leave_safe_spot',
    },
    {
      id: 'repeat-deliveries',
      name: 'Repeat deliveries on fixed days',
      about: 'Standing orders fill the rounds of the week, with pauses for holidays.',
      why: 'regulars get the same each Tuesday',
      size: 'M',
      skill: 'recurring',
      said: 'every_tuesday standing_order weekly regulars pause',
      asked:
        'repeat_weekly_drop plan_standing_order skip_holiday_week pause_delivery_vacation deliver_tuesday copy_last_week_round keep_fixed_tour change_weekly_quantity create_stops_subscription run_daily_milk',
    },
    {
      id: 'define-zones-fees',
      name: 'Define delivery zones and fees',
      about: 'Areas on the map decide who is served, on which days and for how much.',
      why: 'one far village eats the profit of a day',
      size: 'M',
      skill: 'price-lists',
      said: 'zone radius delivery_fee postcode far_away',
      asked:
        'draw_area_serve refuse_far_address charge_distance_fee set_postcode_day divide_town_districts assign_district_driver check_address_covered limit_radius calculate_delivery_fee define_minimum_order block_outside_area',
    },
    {
      id: 'take-payment-door',
      name: 'Take payment at the door',
      about: 'Cash and cards are noted at the stop, and the bag is counted in the evening.',
      why: 'nobody knows at night whose money is missing',
      size: 'M',
      said: 'cash card_door paid_driver change',
      asked:
        'take_cash_door collect_card_driver note_amount_paid count_driver_cash settle_evening_till give_change_receipt see_unpaid_drop send_pay_link balance_cash_bag print_receipt_van',
    },
  ],
} satisfies Kind;
