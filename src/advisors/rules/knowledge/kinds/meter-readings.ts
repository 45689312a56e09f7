import type { Kind } from '../kind.ts';

export const meterReadings = {
  id: 'meter-readings',
  title: 'meter readings and energy costs',
  strong:
    'meter_readings meter_reading reading_meters electricity_meter water_meter gas_meter heat_meter meter_number meter_exchange sub_meter meters_tenants energy_logbook energy_diary utility_bills utility_costs energy_consumption consumption_costs electricity_consumption water_consumption gas_consumption kwh kilowatt kilowatt_hours cubic_metres heating_costs heating_bill electricity_bill tariff_standing_charge standing_charge instalment_supplier degree_days feed-in_meter solar_feed meters_basement meter_cupboard write_down_meter note_meter_month supplier_bill settle_tenants ancillary_costs_tenants service_charge_tenants read_counter smart_meter bill_electricity_gas oil_tank counter_water counter_electricity',
  weak: 'meter electricity water gas heating consumption energy bill tariff supplier tenant cost saving solar flat',
  told: 'electricity water gas heating meter cellar bill supplier price consumption flat house tenants landlord advance winter solar oil notebook leak compare euros excel cost',
  things: ['meter', 'reading', 'bill', 'flat', 'tariff'],
  people: ['households', 'landlords', 'tenants', 'caretakers'],
  field: 'energy and consumption records',
  features: [
    {
      id: 'enter-readings',
      name: 'Enter meter readings with date',
      about: 'A number and a day suffice, and gaps do no harm.',
      why: 'nobody reads on the same day each month',
      size: 'S',
      said: 'enter readings',
      asked:
        'enter_meter_reading type_number_date write_meter_month note_counter_cellar record_electricity_water add_reading_today put_numbers_phone',
    },
    {
      id: 'keep-several-meters',
      name: 'Keep meters for electricity, water, gas, heat',
      about: 'Unit, number, place and decimals are kept per meter.',
      why: 'each house has five or more',
      size: 'M',
      skill: 'catalogue',
      said: 'several_meters electricity_water_gas',
      asked:
        'keep_meters_list add_gas_meter manage_meters_basement list_meters_house name_meter_place store_meter_number record_oil_tank',
    },
    {
      id: 'show-consumption-charts',
      name: 'Show consumption in charts',
      about: 'Days, months and years as bars and curves per meter.',
      why: 'a table hides the winter',
      size: 'M',
      skill: 'charts',
      said: 'charts consumption_graph',
      asked:
        'show_consumption_chart see_usage_month draw_electricity_curve view_bars_year plot_water_usage see_winter_rise',
    },
    {
      id: 'calculate-costs-tariffs',
      name: 'Calculate costs from tariffs',
      about: 'Price per unit and standing charge with their start and end dates.',
      why: 'kilowatt hours say nothing to most',
      size: 'M',
      skill: 'calculation',
      said: 'costs tariff price',
      asked:
        'calculate_costs_price see_euros_month apply_standing_charge enter_unit_price work_price_change show_gas_cost compute_bill_amount',
    },
    {
      id: 'compare-periods',
      name: 'Compare periods and years',
      about: 'This month stands beside the same month in former years.',
      why: 'only the past tells whether it is much',
      size: 'S',
      said: 'compare last_year',
      asked:
        'compare_year_before see_month_last compare_winters_heating show_usage_change measure_against_earlier see_difference_winter',
    },
    {
      id: 'remind-reading',
      name: 'Remind of readings',
      about: 'Weekly, monthly or at the year end a note comes.',
      why: 'a forgotten month cannot be read later',
      size: 'S',
      skill: 'reminders',
      said: 'remind reading_day',
      asked:
        'remind_read_meters tell_month_end notify_reading_day warn_reading_missing nudge_tenants_reading ring_first_month',
    },
    {
      id: 'forecast-year-bill',
      name: "Forecast the year's bill",
      about: 'Consumption so far is carried on with the season against what is paid in advance.',
      why: 'a back payment hurts when it surprises',
      size: 'M',
      skill: 'prediction',
      said: 'forecast back_payment instalments',
      asked:
        'forecast_year_bill estimate_back_payment predict_costs_december see_instalment_enough calculate_advance_payment tell_money_owed see_refund_supplier',
    },
    {
      id: 'photograph-meters',
      name: 'Read meters from photos',
      about: 'The number is recognised and the picture stays as proof.',
      why: 'in the cellar one hand holds the torch',
      size: 'M',
      skill: 'ocr',
      said: 'photo scan_meter ocr',
      asked:
        'photograph_meter_reading scan_meter_number read_number_photo attach_meter_picture recognise_digits_camera prove_reading_picture',
    },
    {
      id: 'handle-meter-exchange',
      name: 'Handle meter exchanges and rollovers',
      about: 'Old end and new start are joined without a leap.',
      why: 'a new meter begins at nought',
      size: 'S',
      said: 'exchange new_meter rollover',
      asked:
        'replace_meter_start add_meter_swapped continue_after_exchange handle_counter_nought record_exchange_date keep_old_readings',
    },
    {
      id: 'manage-homes',
      name: 'Manage several flats and buildings',
      about: 'Meters belong to rooms, flats and houses in a tree.',
      why: 'landlords have more than one cellar',
      size: 'M',
      skill: 'tree',
      said: 'flats buildings properties',
      asked:
        'manage_flats_buildings group_meters_house add_second_home separate_holiday_house list_meters_flat see_building_total',
    },
    {
      id: 'warn-unusual-use',
      name: 'Warn of unusual consumption',
      about: 'A leap above the usual is reported.',
      why: 'a running cistern costs hundreds',
      size: 'M',
      skill: 'alarm',
      said: 'leak unusual alarm',
      asked:
        'warn_water_leak alert_high_consumption detect_leak_early tell_usage_jump catch_running_toilet report_strange_value flag_typing_mistake',
    },
    {
      id: 'read-smart-meters',
      name: 'Take readings from smart meters',
      about: 'Optical heads, M-Bus, pulses and the like deliver by themselves.',
      why: 'machines read at midnight too',
      size: 'L',
      skill: 'device-data',
      said: 'smart_meter automatic_reading',
      asked:
        'read_smart_meter fetch_values_automatically connect_meter_sensor receive_mqtt_readings collect_hourly_values import_radio_meters',
    },
    {
      id: 'export-import-readings',
      name: 'Import and export readings as CSV',
      about: 'Old tables come in and everything goes out again.',
      why: 'ten years stand in a spreadsheet already',
      size: 'S',
      skill: 'import-export',
      said: 'csv excel import',
      asked:
        'import_excel_readings export_readings_csv bring_old_table move_spreadsheet_years load_supplier_file download_data_table',
    },
    {
      id: 'settle-tenants',
      name: 'Settle utility costs among tenants',
      about: 'Costs go by readings, area or heads to a statement per flat.',
      why: 'each shall pay what was used',
      size: 'L',
      skill: 'splitting',
      said: 'settlement tenants_share',
      asked:
        'settle_costs_tenants split_water_flats share_heating_area divide_bill_people print_tenant_statement calculate_tenant_share bill_tenants_usage',
    },
    {
      id: 'calculate-submeters',
      name: 'Calculate virtual and sub-meters',
      about: 'Differences and sums of meters count as a meter.',
      why: 'the garden tap is behind the main meter',
      size: 'M',
      said: 'sub_meter difference',
      asked:
        'subtract_sub_meter add_meters_sum deduct_garden_water calculate_difference_meters count_heat_pump combine_two_meters',
    },
    {
      id: 'record-solar',
      name: 'Record solar yield and feed-in',
      about: 'Produced, used and sold power are kept apart.',
      why: 'own power is worth more than sold',
      size: 'M',
      said: 'solar feed-in',
      asked:
        'record_solar_yield see_feed_grid count_power_produced calculate_self_used track_panels_output see_solar_worth',
    },
    {
      id: 'send-readings-supplier',
      name: 'Send readings to the supplier',
      about: 'A list or letter with numbers and readings is made at the due date.',
      why: 'an estimate is mostly too high',
      size: 'S',
      skill: 'email',
      said: 'supplier report_reading',
      asked:
        'send_reading_supplier report_meter_company mail_numbers_utility print_readings_list submit_reading_online copy_readings_form',
    },
    {
      id: 'collect-tenant-readings',
      name: 'Collect readings from tenants',
      about: 'Each gets a link and enters the own meters.',
      why: 'nobody likes strangers in the bathroom',
      size: 'M',
      skill: 'no-login',
      said: 'tenants_enter link',
      asked:
        'collect_readings_tenants ask_tenants_numbers invite_tenant_enter receive_readings_flats receive_neighbour_reading request_photo_tenant',
    },
    {
      id: 'adjust-weather',
      name: 'Adjust heating use for the weather',
      about: 'Degree days make mild and hard winters comparable.',
      why: 'a cold January is no waste',
      size: 'M',
      skill: 'weather',
      said: 'degree_days outside_temperature',
      asked:
        'adjust_heating_weather compare_cold_winters use_degree_days see_outside_temperature show_temperature_gas include_mild_winter',
    },
    {
      id: 'set-saving-goals',
      name: 'Set saving goals',
      about: 'A yearly or monthly limit shows what is left.',
      why: 'a number in sight saves more than an appeal',
      size: 'S',
      skill: 'goals',
      said: 'goal save_energy budget',
      asked:
        'set_saving_goal reach_lower_usage see_saved_energy limit_water_month check_goal_month save_electricity_year',
    },
    {
      id: 'compare-suppliers',
      name: 'Compare tariffs and suppliers',
      about: 'Own consumption is priced with other offers.',
      why: 'switching pays only with true numbers',
      size: 'M',
      said: 'switch_supplier compare_tariffs',
      asked:
        'compare_supplier_tariffs check_cheaper_offer switch_electricity_provider calculate_tariff_switch see_contract_ends choose_gas_contract',
    },
    {
      id: 'archive-bills',
      name: 'Archive bills and check them',
      about: "The supplier's bill lies beside the readings, with differences marked.",
      why: 'bills are wrong more often than thought',
      size: 'S',
      skill: 'attachments',
      said: 'bills check_bill',
      asked:
        'store_supplier_bill check_bill_readings compare_invoice_numbers attach_bill_pdf keep_payments_made find_bill_mistake',
    },
    {
      id: 'compute-emissions',
      name: 'Calculate carbon emissions',
      about: 'Each meter has its factor per unit.',
      why: 'many want to know what they cause',
      size: 'S',
      said: 'carbon co2 emissions',
      asked:
        'calculate_carbon_heating see_co2_year show_emissions_house report_footprint_energy convert_kilowatt_carbon',
    },
    {
      id: 'sync-share-household',
      name: 'Share meters within the household',
      about: 'Whoever is in the cellar enters it, and all see it.',
      why: 'one person is always away',
      size: 'M',
      skill: 'sync',
      said: 'share family sync',
      asked:
        'share_meters_family sync_readings_phones give_partner_access enter_readings_offline give_caretaker_login see_husband_reading',
    },
    {
      id: 'report-per-year',
      name: 'Print yearly reports',
      about: 'Consumption and costs of all meters stand on one sheet.',
      why: "owners' meetings want paper",
      size: 'S',
      skill: 'reports',
      said: 'yearly_report pdf',
      asked:
        'print_year_report save_report_pdf summarise_costs_year show_yearly_overview give_owners_report list_totals_meters',
    },
  ],
} satisfies Kind;
