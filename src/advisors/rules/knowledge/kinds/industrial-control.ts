import type { Kind } from '../kind.ts';

export const industrialControl = {
  id: 'industrial-control',
  title: 'plant control and SCADA systems',
  strong:
    'scada scadabr scada-lts fuxa openscada rapid_scada wincc ignition_gateway plc plcs hmi modbus opc opcua opc_ua profinet historian setpoint setpoints process_control control_room machine_hall plant_operator plant_operators process_picture process_pictures production_line_values pumps_valves pump_valve valves_tanks tank_level tank_levels boiler_pressure conveyor_stopped waterworks sewage_plant pumping_station biogas_plant brewing_kettle batch_recipe switch_cabinet operator_panel machines_hall_screen siemens_controller alarm_acknowledge oee machine_standstill field_devices dosing_pump furnace_temperature',
  weak: 'pump valve sensor controller alarm pressure level motor conveyor furnace operator trend hall',
  told: 'pump pumps valve valves level pressure motor conveyor furnace boiler sensor controller alarm alarms operator standstill setpoint batch',
  things: ['data point', 'alarm', 'machine', 'process picture', 'plant'],
  people: ['operators', 'shift leaders', 'automation engineers', 'maintenance workers', 'plant managers'],
  field: 'industrial automation',
  features: [
    {
      id: 'connect-controllers',
      name: 'Connect controllers by Modbus and OPC UA',
      about: 'Values are read from and written to PLCs of many makes.',
      why: 'each machine speaks its own dialect',
      size: 'L',
      skill: 'device-data',
      said: 'modbus opc_ua plc',
      asked:
        'connect_plc read_controller_values talk_modbus_devices poll_registers link_machines_makes fetch_values_siemens read_opc_server read_meter_bus connect_field_devices',
    },
    {
      id: 'draw-process-pictures',
      name: 'Build process pictures',
      about: 'Tanks, pipes and pumps are placed on a picture and tied to live values.',
      why: 'operators grasp a picture at a glance',
      size: 'L',
      said: 'process_picture plant_diagram',
      asked:
        'build_process_picture draw_tanks_pipes show_plant_scheme place_pump_symbols animate_conveyor_screen design_operator_screen arrange_gauges_picture turn_pump_green open_detail_station',
    },
    {
      id: 'show-live-values',
      name: 'Show live process values',
      why: 'a stale value is a wrong one',
      about: 'Levels, pressures and machine states appear on the screen within a second.',
      size: 'M',
      skill: 'live',
      said: 'live_values current_level',
      asked:
        'show_live_values see_tank_level watch_pressure_now read_temperature_furnace see_motor_running mark_stale_value show_gauge_flow display_hall_screen see_valve_open',
    },
    {
      id: 'raise-alarms',
      name: 'Raise alarms at limits',
      about: 'Each data point has two upper and two lower limits with priority, delay and dead band.',
      why: 'a warning at the first limit leaves time to act',
      size: 'M',
      skill: 'alarm',
      said: 'alarm limit too_high',
      asked:
        'raise_alarm_limit warn_tank_overflows start_horn_pressure set_upper_limit alert_motor_hot delay_alarm_seconds rank_alarm_priority show_fault_red reduce_alarm_flood',
    },
    {
      id: 'record-history',
      name: 'Record values in a historian',
      about: 'Each point is stored on change or at intervals, for years.',
      why: 'a fault is explained by the values of the hours before',
      size: 'M',
      skill: 'history',
      said: 'historian log_values',
      asked:
        'record_process_values store_temperature_years log_levels_seconds keep_measured_data archive_points_change prove_temperature_authority save_history_database keep_readings_inspector',
    },
    {
      id: 'chart-trends',
      name: 'Chart trends of data points',
      why: 'drift is seen in lines and not in digits',
      about: 'Several data points are drawn over each other, live or for a past period.',
      size: 'M',
      skill: 'charts',
      said: 'trend curve',
      asked:
        'chart_trends see_curve_yesterday compare_pressure_flow draw_temperature_line zoom_trend_night compare_batch_curves show_last_shift plot_points_together',
    },
    {
      id: 'operate-equipment',
      name: 'Operate equipment and change setpoints',
      about: 'Operators switch, open and set equipment from the screen after confirming a question.',
      why: 'a walk to the valve takes minutes',
      size: 'M',
      said: 'switch_pump setpoint open_valve',
      asked:
        'switch_pump_screen open_valve_remote change_setpoint start_motor_distance stop_conveyor set_temperature_furnace confirm_command_before turn_hand_automatic block_two_valves',
    },
    {
      id: 'acknowledge-alarms',
      name: 'Acknowledge alarms and keep a log',
      about: 'Each alarm keeps who acknowledged it, when, what was done and how long it stood.',
      why: 'an alarm that nobody acknowledged is still open',
      size: 'S',
      skill: 'alarm',
      said: 'acknowledge alarm_log',
      asked:
        'acknowledge_alarm list_active_alarms look_past_alarms write_remark_alarm count_frequent_faults shelve_alarm_hour see_alarm_handled filter_alarm_journal',
    },
    {
      id: 'send-alarms-out',
      name: 'Send alarms by text, email and call',
      about: 'Alarms go to the person on duty, and the next one is called when nobody answers.',
      why: 'at night nobody sits in the control room',
      size: 'M',
      skill: 'sms',
      said: 'text_message on_call phone_alarm',
      asked:
        'send_alarm_text call_standby_man ring_duty_phone mail_fault_night escalate_alarm_next set_duty_plan call_technician_night message_foreman_standstill',
    },
    {
      id: 'limit-operation-by-role',
      name: 'Limit operation by role',
      why: 'not everybody may open the sluice',
      about: 'Watching, operating and changing setpoints are separate rights that are given per plant area.',
      size: 'S',
      skill: 'roles',
      said: 'rights operator_role',
      asked:
        'limit_operator_rights lock_setpoints_password protect_main_valve sign_operator_badge restrict_area_operation separate_viewer_engineer log_out_idle protect_dangerous_switch',
    },
    {
      id: 'organise-data-points',
      name: 'Organise data points in a tag tree',
      about: 'Data points lie under site and machine, each with unit, scale and limits.',
      why: 'ten thousand data points cannot be found in a flat list',
      size: 'M',
      skill: 'tree',
      said: 'tag_tree data_points units',
      asked:
        'organise_data_points name_tags_machine convert_raw_value set_unit_point import_tag_list browse_point_tree create_points_bulk convert_signal_bar',
    },
    {
      id: 'use-in-browser',
      name: 'Run operator screens in the browser',
      about: 'Panel, office computer and phone show the same pictures.',
      why: 'no program has to be installed and licensed per desk',
      size: 'M',
      skill: 'mobile',
      said: 'browser phone panel',
      asked:
        'open_plant_browser see_machine_phone use_touch_panel look_plant_home show_screen_wall operate_tablet_hall run_screens_anywhere adapt_picture_display',
    },
    {
      id: 'log-operator-actions',
      name: 'Log operator actions',
      about: 'Each action is kept unchangeable with name, time, old value and new value.',
      why: 'after a wrong setting nobody remembers who made it',
      size: 'S',
      skill: 'audit-log',
      said: 'who_changed operator_log',
      asked:
        'log_operator_actions see_changed_setpoint record_valve_opened trace_button_pressed sign_setpoint_change prove_gate_switched list_commands_shift ask_reason_change',
    },
    {
      id: 'report-production',
      name: 'Create shift and production reports',
      why: 'figures are wanted at the end of the shift',
      about: 'Amounts, consumption and standstills per shift come as a printed sheet or file.',
      size: 'M',
      skill: 'reports',
      said: 'shift_report daily_report',
      asked:
        'create_shift_report print_daily_amounts sum_consumption_day export_values_spreadsheet report_water_delivered mail_report_morning count_pieces_shift fill_authority_form',
    },
    {
      id: 'calculate-and-script',
      name: 'Calculate points and run scripts',
      about: 'Formulas and small scripts work out new points from values and react to events.',
      why: 'no sensor measures an efficiency directly',
      size: 'M',
      skill: 'automation-rules',
      said: 'script formula calculated',
      asked:
        'calculate_derived_point run_script_event compute_efficiency add_flows_total start_pump_rule write_logic_points count_running_hours trigger_action_value',
    },
    {
      id: 'buffer-on-connection-loss',
      name: 'Buffer values on connection loss',
      about: 'The station keeps its data and delivers it later.',
      why: 'the line to the pumping station breaks in storms',
      size: 'M',
      skill: 'offline',
      said: 'store_and_forward line_breaks',
      asked:
        'save_readings_offline keep_data_outage deliver_values_later fill_gap_history send_readings_afterwards store_station_locally notify_connection_lost resend_missed_readings',
    },
    {
      id: 'link-remote-stations',
      name: 'Link remote stations by MQTT',
      about: 'Outlying stations report by mobile line to one centre.',
      why: 'wells stand where no cable runs',
      size: 'M',
      skill: 'device-data',
      said: 'remote_station mqtt outlying',
      asked:
        'link_remote_stations collect_wells_centre connect_mqtt_broker fetch_pump_station_mobile join_plants_view report_outlying_tanks use_edge_gateway watch_substation_radio',
    },
    {
      id: 'reuse-equipment-templates',
      name: 'Reuse templates for like equipment',
      about: 'A motor with its points, picture and alarms is built once and placed fifty times.',
      why: 'nobody wants to draw fifty equal motors',
      size: 'M',
      skill: 'templates',
      said: 'template same_motor faceplate',
      asked:
        'reuse_motor_template define_pump_once copy_picture_machine change_symbols_together place_same_faceplate create_equipment_type repeat_line_screen take_limits_type',
    },
    {
      id: 'manage-recipes',
      name: 'Manage recipes and batches',
      about: 'Setpoints are kept as a recipe per product, loaded for a batch and logged.',
      why: 'each product needs its own temperatures, times and amounts',
      size: 'M',
      said: 'recipe batch product_change',
      asked:
        'manage_recipes load_product_settings start_batch change_product_line store_mixing_ratios log_batch_ingredients follow_kettle_steps trace_lot_materials',
    },
    {
      id: 'exchange-with-databases',
      name: 'Exchange data with databases and ERP',
      why: 'figures should not be typed twice',
      about: 'Production orders come from the ERP, and counted pieces and consumption go back.',
      size: 'M',
      skill: 'api',
      said: 'database erp sql',
      asked:
        'exchange_data_erp write_values_sql fetch_order_machine pass_pieces_sap query_plant_database offer_values_api send_counts_upward read_order_number',
    },
    {
      id: 'measure-availability',
      name: 'Measure machine availability and standstills',
      about:
        'Run, stop and fault times are kept with their reason, and together with counts of pieces and scrap they give the OEE.',
      why: 'machines that stand still cost the most',
      size: 'M',
      skill: 'reports',
      said: 'oee standstill downtime_reason',
      asked:
        'measure_machine_availability count_standstill_minutes record_stop_reason calculate_oee compare_lines_output see_machine_stood count_rejected_pieces show_bottleneck',
    },
    {
      id: 'run-standby-server',
      name: 'Run a standby server',
      about: 'A second server takes over within seconds when the first one fails.',
      why: 'operators without a picture cannot see dangers in the plant',
      size: 'L',
      said: 'redundant standby second_server',
      asked:
        'run_standby_server switch_second_server keep_control_failure mirror_configuration duplicate_server continue_computer_crash update_plant_running balance_two_servers',
    },
    {
      id: 'switch-by-timetable',
      name: 'Switch equipment by timetable',
      why: 'night power is cheaper',
      about: 'Equipment starts and stops by weekday, holiday and power tariff.',
      size: 'S',
      skill: 'automation-rules',
      said: 'timetable switch_times',
      asked:
        'switch_equipment_times run_pump_night start_ventilation_weekday heat_kettle_before set_holiday_times swap_pumps_daily shift_load_tariff stop_hall_weekend',
    },
    {
      id: 'show-cameras',
      name: 'Show cameras in process pictures',
      about: 'A live picture stands beside the values of the same place.',
      why: 'a jam on the belt shows in no measured value',
      size: 'S',
      said: 'camera video',
      asked:
        'show_camera_machine see_conveyor_jam embed_video_picture look_inlet_screen open_camera_alarm watch_gate_plant store_clip_fault',
    },
    {
      id: 'simulate-points',
      name: 'Simulate data points',
      about: 'Made-up values test pictures and alarms without the plant.',
      why: 'nobody should practise on a running boiler',
      size: 'S',
      skill: 'sandbox',
      said: 'simulate test_values training',
      asked:
        'simulate_data_points test_alarm_without play_fault_training set_fake_value try_screen_before train_operators_virtual replay_recorded_shift try_pump_failure',
    },
  ],
} satisfies Kind;
