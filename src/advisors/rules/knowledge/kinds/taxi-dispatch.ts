import type { Kind } from '../kind.ts';

export const taxiDispatch = {
  id: 'taxi-dispatch',
  title: 'taxi and ride dispatch',
  strong:
    'taxis taxi_rank taxi_stand cab cabs cabbie cabbies minicab minicabs ride_hailing ride-hailing uber lyft icabbi autocab taxicaller libretaxi on-call_bus call_bus dial-a-ride demand_responsive_transport on-demand_minibus ride_pooling shared_ride_minibus citizens_bus village_bus_call rickshaw_passengers tuk-tuk_passengers mototaxi motorcycle_taxi boda chauffeur_rides chauffeur_service airport_transfer_driver patient_rides wheelchair_ride passengers_pick-up dispatcher_driver nearest_driver nearest_car_free send_nearest_car fare_meter taximeter fare_estimate_ride order_ride book_ride ride_drivers passengers_drivers',
  weak: 'ride rides fare fares passenger passengers dispatcher dispatch driver drivers pickup airport minibus chauffeur meter wheelchair',
  told: 'taxis cabs minibus dialysis airport passenger passengers wheelchair dispatcher ride rides nearest meter fare fares',
  things: ['ride', 'car', 'fare', 'driver', 'passenger'],
  people: ['drivers', 'passengers', 'dispatchers', 'fleet owners', 'account customers'],
  field: 'passenger transport on call',
  features: [
    {
      id: 'order-ride-app',
      name: 'Order rides by app or website',
      why: 'nobody wants to wait in a telephone queue',
      about: 'Passengers set pick-up, destination and kind of car, and their address is found by itself.',
      size: 'L',
      said: 'order ride app website book_ride',
      asked:
        'order_ride_app book_car_website call_driver_phone request_pick-up_address choose_destination_map enter_pick-up_place take_ride_now use_present_position stop_passing_car',
    },
    {
      id: 'nearest-driver',
      name: 'Dispatch rides to the nearest driver',
      why: 'minutes and empty kilometres are money',
      about: 'A ride is offered by distance, waiting time and zone, and goes on to the next driver when refused.',
      size: 'L',
      skill: 'matching',
      said: 'nearest_driver automatic_dispatch assign',
      asked:
        'send_nearest_car dispatch_ride_automatic find_free_driver assign_ride_closest offer_ride_next match_passenger_driver give_longest_waiting choose_suitable_car pass_refused_ride',
    },
    {
      id: 'live-map-cars',
      name: 'Show cars on a live map',
      about: 'A map shows where each car is and whether it is free, on the way or occupied.',
      why: 'asking every car by radio takes too long',
      size: 'M',
      skill: 'live',
      said: 'live_map cars positions free_busy',
      asked:
        'see_cars_map show_free_drivers track_vehicle_position watch_fleet_live check_car_place view_busy_cars follow_taxi_screen locate_driver_gps',
    },
    {
      id: 'track-arrival',
      name: 'Show passengers the approaching car',
      why: 'nobody stands in the rain for nothing',
      about: 'Passengers see the car on the map with plate, driver and minutes left.',
      size: 'M',
      skill: 'live',
      said: 'arrival_time approaching plate minutes_left',
      asked:
        'track_approaching_car see_minutes_left show_driver_plate tell_passenger_arrived watch_car_coming recognise_right_car notify_car_outside text_arrival_time see_driver_name',
    },
    {
      id: 'fare-estimate',
      name: 'Calculate fares before the ride',
      why: 'people want to know what it costs',
      about: 'The fare is worked out by tariff, distance, time, zone and surcharge or set as a fixed price.',
      size: 'M',
      skill: 'calculation',
      said: 'fare price_before tariff fixed_price surcharge',
      asked:
        'calculate_fare_before show_price_ride agree_fixed_price set_night_tariff add_luggage_surcharge estimate_ride_cost apply_zone_fares raise_price_rush compute_kilometre_price',
    },
    {
      id: 'driver-app',
      name: 'Give drivers an app for rides',
      why: 'the driver has hands and eyes on the road',
      about: 'Drivers accept rides, report arrived, on board and done, and are led to the door.',
      size: 'L',
      skill: 'mobile',
      said: 'driver_app accept_ride navigation tablet',
      asked:
        'accept_ride_tap show_ride_driver navigate_passenger_door mark_passenger_aboard finish_ride_button refuse_ride_driver see_next_job read_order_aloud press_arrived_button',
    },
    {
      id: 'advance-bookings',
      name: 'Book rides in advance',
      about: 'A ride is booked for an hour or day to come, and a car is kept free in time.',
      why: 'passengers with an early flight want a car for certain',
      size: 'M',
      said: 'advance_booking pre-book tomorrow airport',
      asked:
        'book_ride_tomorrow order_airport_morning reserve_car_date plan_early_pick-up schedule_ride_later remind_booked_ride secure_wedding_car confirm_advance_booking release_job_time',
    },
    {
      id: 'phone-orders',
      name: 'Take orders at the dispatch desk',
      why: 'half the town still calls',
      about: "The caller's number brings up name and usual addresses, and the ride is set in seconds.",
      size: 'M',
      said: 'phone_orders caller dispatcher operator',
      asked:
        'take_order_phone recognise_caller_number enter_ride_operator see_caller_addresses type_pick-up_desk answer_callers_quick repeat_last_ride note_doorbell_name assign_car_hand',
    },
    {
      id: 'card-payments',
      name: 'Collect fares by card or app',
      why: 'few carry coins today',
      about: 'Passengers pay by card, wallet, cash or account, add a tip and get a receipt.',
      size: 'M',
      skill: 'payments',
      said: 'card payment cashless receipt tip',
      asked:
        'pay_fare_card take_cashless_payment send_ride_receipt give_driver_tip store_card_app split_fare_passengers charge_no-show_fee accept_cash_app print_receipt_taxi',
    },
    {
      id: 'driver-accounts',
      name: 'Settle shares and earnings of drivers',
      why: 'money quarrels drive drivers away',
      about: 'Rides, cash, commission and payout of each driver add up per shift or week.',
      size: 'M',
      said: 'earnings commission payout settlement',
      asked:
        'settle_driver_earnings calculate_commission_ride pay_out_drivers show_driver_income count_cash_shift see_shift_takings deduct_car_rent compare_meter_rides bill_driver_fee',
    },
    {
      id: 'account-customers',
      name: 'Bill account customers monthly',
      why: 'regulars bring half the turnover',
      about: 'Firms, hospitals and insurers ride on a cost centre and get one invoice a month.',
      size: 'M',
      skill: 'invoicing',
      said: 'account_customers monthly_invoice firms insurers',
      asked:
        'invoice_company_monthly bill_hospital_rides charge_insurer_ride record_cost_centre sign_transport_slip issue_ride_voucher authorise_firm_booking list_rides_firm check_patient_prescription',
    },
    {
      id: 'driver-shifts',
      name: 'Plan shifts and log working hours',
      why: 'the night needs cars too',
      about: 'A plan shows who drives which car when, with sign-on, breaks and legal limits.',
      size: 'M',
      skill: 'shifts',
      said: 'shifts on_duty breaks working_hours',
      asked:
        'plan_driver_shifts start_shift_car log_driving_hours show_drivers_today take_break_driver warn_hours_exceeded assign_car_driver go_off_duty cover_night_shift swap_shift_driver',
    },
    {
      id: 'recurring-rides',
      name: 'Repeat rides on fixed days',
      about: 'Dialysis, school and day care run by a plan with holidays left out.',
      why: 'the same ride comes three times a week',
      size: 'M',
      skill: 'recurring',
      said: 'recurring standing_orders dialysis every_monday',
      asked:
        'repeat_dialysis_ride plan_weekly_ride set_standing_order skip_holiday_rides drive_children_daily copy_ride_days pause_regular_ride arrange_return_ride',
    },
    {
      id: 'pool-rides',
      name: 'Pool passengers on one route',
      about: 'Requests are joined with small detours within the time promised.',
      why: 'a bus with one passenger is a dear taxi',
      size: 'L',
      skill: 'routing',
      said: 'pool shared_ride minibus several_passengers detour',
      asked:
        'collect_passengers_minibus combine_rides_direction share_ride_strangers plan_pick-up_sequence limit_detour_minutes fill_empty_seats join_requests_route order_stops_best add_passenger_underway',
    },
    {
      id: 'stops-service-area',
      name: 'Define service areas, stops and hours',
      about: 'Areas, virtual stops and hours say where and when passengers are picked up.',
      why: 'a village bus cannot reach every farm at every hour',
      size: 'M',
      said: 'service_area virtual_stops zones operating_hours',
      asked:
        'define_service_area set_virtual_stops limit_ride_zone show_nearest_stop restrict_operating_hours draw_zone_map connect_train_timetable refuse_outside_area suggest_walk_stop',
    },
    {
      id: 'rank-queues',
      name: 'Queue cars at ranks and zones',
      why: 'fairness among drivers is half the peace',
      about: 'Cars queue by rank and zone, and whoever came first gets the first offer.',
      size: 'S',
      said: 'rank queue stand first_in_line',
      asked:
        'queue_cars_rank show_rank_position offer_first_line count_waiting_cars see_busy_stand join_airport_queue keep_turn_break order_drivers_waiting',
    },
    {
      id: 'special-needs',
      name: 'Book wheelchair, child seat and large cars',
      about: 'Needs are matched to car and driver, with extra time.',
      why: 'a wheelchair does not fit into every car',
      size: 'S',
      skill: 'matching',
      said: 'wheelchair child_seat large_car woman_driver',
      asked:
        'book_wheelchair_car request_child_seat order_large_van choose_woman_driver take_dog_along match_ramp_vehicle note_walking_aid add_boarding_time order_luggage_car',
    },
    {
      id: 'contact-driver',
      name: 'Let passengers and drivers call and write',
      about: 'Numbers stay hidden, set phrases help while driving.',
      why: 'drivers have to ask which entrance is meant',
      size: 'S',
      skill: 'chat',
      said: 'contact_driver chat hidden_number call',
      asked:
        'call_driver_hidden message_passenger_late write_driver_entrance send_phrase_driving chat_dispatcher_car hide_phone_numbers tell_driver_delayed reach_passenger_missing broadcast_drivers_message',
    },
    {
      id: 'rate-rides',
      name: 'Rate rides and report complaints',
      why: 'the owner does not ride along',
      about: 'Passengers and drivers give stars and a few words, and report complaints and lost things.',
      size: 'S',
      skill: 'ratings',
      said: 'rate stars complaints lost_property',
      asked:
        'rate_driver_ride give_stars_car report_rude_driver report_lost_umbrella review_ride_passenger find_forgotten_bag score_passenger_behaviour answer_complaint_ride',
    },
    {
      id: 'cancel-rides',
      name: 'Cancel rides and handle no-shows',
      why: 'a wasted trip costs the driver',
      about: 'Rides are cancelled within free minutes or for a fee, and repeated no-shows are marked.',
      size: 'S',
      skill: 'refunds',
      said: 'cancel no-show cancellation_fee',
      asked:
        'cancel_ordered_ride report_no-show_passenger charge_cancellation_fee block_prank_callers refund_missed_ride warn_repeated_no-show change_pick-up_time release_driver_cancelled',
    },
    {
      id: 'ride-history',
      name: 'Keep a history of rides',
      about: 'Way, times, fare, driver and car of each ride are kept and can be found again.',
      why: 'police, tax office and passengers ask weeks later',
      size: 'S',
      skill: 'history',
      said: 'history past_rides log way_driven',
      asked:
        'keep_ride_history see_driven_way find_past_ride look_ride_yesterday prove_ride_took export_ride_list show_passenger_trips list_rides_car',
    },
    {
      id: 'safety-alarm',
      name: 'Raise an alarm from car and app',
      why: 'drivers work alone at night',
      about: 'A silent button sends the position to the desk, and passengers share their ride with family.',
      size: 'M',
      skill: 'emergency',
      said: 'alarm emergency_button safety share_ride',
      asked:
        'press_silent_alarm send_emergency_position share_ride_family alert_nearby_drivers protect_night_driver call_police_button check_passenger_code follow_daughter_home',
    },
    {
      id: 'driver-documents',
      name: 'Check licences of drivers and cars',
      why: 'an expired permit costs the concession',
      about: 'Licence, permit, inspection and insurance have end dates, and whoever is overdue gets no rides.',
      size: 'M',
      skill: 'skills',
      said: 'licence permit inspection insurance expiry',
      asked:
        'check_driver_licence warn_permit_expires upload_insurance_paper block_expired_driver record_vehicle_inspection approve_driver_registration remind_medical_check register_driver_car store_concession_number',
    },
    {
      id: 'flights-trains',
      name: 'Follow flights and trains',
      why: 'planes are late and drivers wait',
      about: 'The pick-up time moves along with the delay of the flight or train.',
      size: 'M',
      said: 'flight_delay train_late arrival',
      asked:
        'follow_flight_delay shift_pick-up_flight check_train_late enter_flight_number wait_delayed_plane see_landing_time tell_driver_landed hold_name_sign',
    },
    {
      id: 'demand-reports',
      name: 'Report rides, waiting times and demand',
      why: 'cars should be where people will be',
      about: 'Rides, waiting times, refusals and empty trips are counted by hour, zone and car.',
      size: 'M',
      skill: 'reports',
      said: 'reports demand waiting_times heat_map turnover',
      asked:
        'report_rides_hour see_demand_zone measure_waiting_time show_turnover_car count_refused_orders view_heat_map predict_busy_night compare_empty_kilometres prove_council_passengers',
    },
    {
      id: 'meter-connection',
      name: 'Connect taximeters and car devices',
      about: 'Fare, free sign and signature come from the meter.',
      why: 'the law accepts only the fare of a sealed meter',
      size: 'M',
      skill: 'device-data',
      said: 'taximeter meter obd tax_device',
      asked:
        'connect_taximeter_app read_meter_fare transfer_fare_meter switch_roof_sign sign_fare_fiscal start_meter_automatic save_tax_record link_card_terminal',
    },
  ],
} satisfies Kind;
