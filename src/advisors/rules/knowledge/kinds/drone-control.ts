import type { Kind } from '../kind.ts';

export const droneControl = {
  id: 'drone-control',
  title: 'drone ground stations',
  strong:
    'drone drones uav uavs uas quadcopter quadcopters multicopter hexacopter multirotor unmanned_aircraft remote_pilot drone_pilot drone_pilots ground_control_station qgroundcontrol mission_planner mavlink ardupilot px4 pixhawk dji mavic dronekit mavproxy litchi ugcs flighthub dronedeploy pix4dcapture dronelink autopilot_waypoints flight_controller waypoint_mission waypoints_fly survey_flight mapping_flight return_to_launch return_home_battery gimbal_camera take_off_land fly_field_camera copter_battery rc_plane fixed_wing_plane vtol rtk_base geofence_flight no_fly_zone no_fly_zones',
  weak: 'telemetry altitude battery gimbal aerial airspace propeller hover',
  told: 'copter battery altitude roof aerial hover landing takeoff propeller airfield orthophoto crash gimbal telemetry crop powerline metres',
  things: ['mission', 'vehicle', 'flight', 'waypoint', 'flight log'],
  people: ['drone pilots', 'surveyors', 'flight crews', 'rescue teams', 'developers'],
  field: 'unmanned flight operations',
  features: [
    {
      id: 'plan-waypoint-missions',
      name: 'Plan waypoint missions on a map',
      why: 'the aircraft flies only what was drawn before',
      about: 'The pilot sets points on a map with height, speed and action, and moves them by mouse.',
      size: 'L',
      said: 'waypoints plan_route mission',
      asked:
        'plan_waypoints draw_route_map set_flight_path click_points_map plan_mission lay_route_field change_height_point arrange_waypoints',
    },
    {
      id: 'show-live-telemetry',
      name: 'Show live telemetry',
      about:
        'Instruments show position, height, speed, attitude, battery and satellites of the vehicle during the flight.',
      why: 'the pilot has to know what the aircraft does this second',
      size: 'L',
      skill: 'live',
      said: 'telemetry height speed instruments',
      asked:
        'show_height_speed see_position_live read_telemetry watch_flight_map show_artificial_horizon see_satellites_count display_instruments see_flies_now',
    },
    {
      id: 'plan-survey-grids',
      name: 'Plan survey grids over areas',
      why: 'a gap in the pictures means a second trip',
      about: 'Flight lines and shutter points over an area follow from camera, height and overlap.',
      size: 'L',
      said: 'survey grid overlap',
      asked:
        'plan_survey_grid cover_field_lines set_photo_overlap fly_area_lines calculate_picture_spacing map_field_photos scan_field_strips outline_area_lines',
    },
    {
      id: 'command-flight-screen',
      name: 'Command take-off, landing and return',
      about: 'The pilot arms, takes off, flies to a point, holds, returns and lands from the screen.',
      why: 'in danger one button must be enough to bring it home',
      size: 'M',
      said: 'take_off land return_home',
      asked:
        'take_off_button land_button bring_home fly_point_tap return_home_command hold_position pause_mission start_motors stop_flight',
    },
    {
      id: 'set-up-calibrate-vehicles',
      name: 'Set up and calibrate vehicles',
      about: 'The program leads step by step through frame, compass, accelerometer, radio and motors.',
      why: 'a wrongly calibrated compass sends the aircraft into the trees',
      size: 'M',
      said: 'calibrate compass setup',
      asked:
        'calibrate_compass calibrate_accelerometer set_up_frame check_motors_turn configure_remote_radio set_flight_modes test_propeller_direction tune_controller',
    },
    {
      id: 'edit-parameters',
      name: 'Edit and compare vehicle parameters',
      about: 'All settings of the autopilot stand explained in a list, are compared and saved as files.',
      why: 'two vehicles of the same build should fly the same',
      size: 'M',
      said: 'parameters settings',
      asked:
        'edit_parameters change_autopilot_settings save_parameters_file compare_parameters load_settings_vehicle search_parameter copy_settings_copter restore_parameters',
    },
    {
      id: 'stream-camera-video',
      name: 'Show live video from the camera',
      why: 'what is looked for is seen while in the air',
      about: 'The live picture of the camera stands beside the map and is recorded on request.',
      size: 'L',
      skill: 'live',
      said: 'live_video picture camera_view',
      asked:
        'see_camera_live show_video stream_camera record_video_flight watch_picture_air share_video_control view_thermal_picture switch_camera_picture',
    },
    {
      id: 'analyse-flight-logs',
      name: 'Download and analyse flight logs',
      why: 'after a crash only the record tells why',
      about: 'Logs are read from the vehicle and drawn as curves of vibration, power and position, with errors marked.',
      size: 'L',
      skill: 'charts',
      said: 'logs crash analyse',
      asked:
        'download_log analyse_crash read_flight_log plot_vibration draw_curves_flight find_crash_cause look_error_log see_voltage_curve',
    },
    {
      id: 'set-geofences-rally-points',
      name: 'Set geofences and rally points',
      about: 'The pilot draws areas and heights that must not be left, and points to return to.',
      why: 'an aircraft must not stray over roads and people',
      size: 'M',
      skill: 'geofence',
      said: 'fence border rally',
      asked:
        'set_fence draw_border_area keep_inside_area limit_height set_safe_landing add_rally_point forbid_area_road stop_fence',
    },
    {
      id: 'warn-battery-link',
      name: 'Warn of low battery and lost link',
      about: 'Spoken and shown warnings tell of low power, weak signal, few satellites and strong wind.',
      why: 'the pilot looks at the sky and not at the screen',
      size: 'M',
      skill: 'alarm',
      said: 'low_battery lost_signal warning',
      asked:
        'warn_battery_low warn_signal_weak speak_warning tell_battery_left say_voltage_aloud alert_lost_connection warn_wind_strong see_minutes_left',
    },
    {
      id: 'configure-failsafes',
      name: 'Configure failsafe actions',
      about: 'The pilot decides beforehand what the vehicle does on lost radio, low power or bad position.',
      why: 'the vehicle has to act by itself when the link is lost',
      size: 'S',
      skill: 'automation-rules',
      said: 'failsafe lost_link',
      asked:
        'set_failsafe decide_signal_loss choose_battery_action return_radio_loss land_power_low configure_emergency_action define_lost_link trigger_parachute',
    },
    {
      id: 'control-camera-gimbal',
      name: 'Control camera and gimbal',
      why: 'the flight is made for the pictures',
      about: 'The pilot controls tilt, zoom, shutter and points of interest by hand or by plan.',
      size: 'M',
      said: 'gimbal tilt zoom shutter',
      asked:
        'turn_camera_tilt control_gimbal take_photo_point zoom_camera trigger_shutter_distance direct_camera_tower set_photo_interval keep_camera_object',
    },
    {
      id: 'import-export-plans',
      name: 'Import and export plans and KML',
      why: 'the outline of the site exists already',
      about: 'Plans and outlines are read and written as plan, KML, shape or waypoint files.',
      size: 'S',
      skill: 'import-export',
      said: 'kml shape import',
      asked:
        'import_kml export_plan load_area_file save_mission_file open_shapefile send_plan_colleague import_boundary reuse_plan',
    },
    {
      id: 'follow-terrain',
      name: 'Follow terrain heights',
      why: 'a hill does not move out of the way',
      about: 'Waypoints keep their height above an elevation model, and a profile shows the ground below the route.',
      size: 'M',
      said: 'terrain slope above_ground',
      asked:
        'follow_terrain keep_height_ground see_height_profile adjust_height_hill warn_hill_collision load_elevation_model fly_slope_height check_ground_clearance',
    },
    {
      id: 'use-offline-maps',
      name: 'Keep maps for offline use',
      about: 'Satellite and street maps of a region are stored beforehand.',
      why: 'there is no reception in the field',
      size: 'M',
      said: 'offline_map no_reception',
      asked:
        'download_map_area keep_satellite_map store_map_tiles use_map_offline work_internet_missing save_background_map choose_map_source prepare_map_trip',
    },
    {
      id: 'update-firmware',
      name: 'Install and update firmware',
      about: 'The autopilot gets a stable or test version by cable.',
      why: 'errors of the autopilot are mended by new versions',
      size: 'M',
      said: 'firmware',
      asked:
        'update_firmware load_newest_version install_firmware_cable choose_firmware_version check_firmware load_custom_firmware upgrade_flight_controller',
    },
    {
      id: 'work-preflight-checklists',
      name: 'Work through preflight checklists',
      why: 'the forgotten step is the expensive one',
      about: 'The crew confirms points before arming, and the machine checks some of them itself.',
      size: 'S',
      skill: 'checklists',
      said: 'checklist before_flight',
      asked:
        'tick_preflight_list check_propellers_before run_checklist confirm_ready_fly forbid_arming_unchecked remind_memory_card inspect_before_takeoff customise_checklist',
    },
    {
      id: 'control-several-vehicles',
      name: 'Control several vehicles at once',
      why: 'one pilot can watch more than one',
      about: 'Each vehicle has its own colour, state and plan on one common map.',
      size: 'L',
      said: 'several_vehicles fleet swarm',
      asked:
        'control_two_drones fly_swarm see_whole_fleet switch_vehicle send_command_group show_fleet_map coordinate_two_copters assign_area_vehicle',
    },
    {
      id: 'plan-corridors-structures',
      name: 'Plan corridor and structure scans',
      about: 'Flights follow roads and power lines, or circle towers and facades at a fixed distance.',
      why: 'a grid over flat ground misses the sides of a mast',
      size: 'M',
      said: 'corridor tower facade orbit',
      asked:
        'plan_corridor fly_circle_tower scan_facade follow_powerline fly_river_line fly_building_orbit inspect_bridge_sides photograph_mast',
    },
    {
      id: 'simulate-missions',
      name: 'Simulate missions before flight',
      about: 'A virtual vehicle flies the plan with time and power estimated.',
      why: 'mistakes cost nothing on the screen',
      size: 'M',
      skill: 'sandbox',
      said: 'simulate try_first',
      asked:
        'simulate_mission try_plan_first test_flight_computer estimate_flight_time preview_mission practise_flight see_battery_enough play_plan_screen',
    },
    {
      id: 'replay-flights',
      name: 'Replay recorded flights',
      about: 'Past flights run again on map and instruments at any speed.',
      why: 'the crew talks the flight over after landing',
      size: 'S',
      skill: 'history',
      said: 'replay',
      asked:
        'replay_flight watch_flight_again play_back_telemetry show_flown_track review_flight jump_moment_flight compare_plan_flown',
    },
    {
      id: 'show-airspace-traffic',
      name: 'Show airspace limits and nearby aircraft',
      why: 'a helicopter has the right of way',
      about: 'Control zones, forbidden areas and aircraft with ADS-B appear on the map with warnings.',
      size: 'M',
      skill: 'live',
      said: 'airspace no_fly helicopter adsb',
      asked:
        'show_airspace see_forbidden_zones warn_helicopter show_nearby_planes check_airport_distance see_height_limit request_flight_permission display_ads-b',
    },
    {
      id: 'fly-joystick',
      name: 'Fly by joystick or gamepad',
      about: 'Axes and buttons are assigned to movements and actions.',
      why: 'hands know sticks better than a mouse',
      size: 'S',
      said: 'joystick gamepad',
      asked:
        'fly_joystick steer_gamepad assign_buttons use_controller_sticks control_hand_stick calibrate_joystick press_button_camera',
    },
    {
      id: 'keep-flight-logbook',
      name: 'Keep a logbook of flights and batteries',
      about: 'Each flight is noted with pilot, place, duration, aircraft and charge cycles of the battery.',
      why: 'the authority asks for hours flown',
      size: 'M',
      skill: 'history',
      said: 'logbook flight_hours cycles',
      asked:
        'keep_flight_book count_flight_hours list_pilot_flights count_battery_cycles record_flight_duration print_logbook plan_propeller_maintenance note_flight_place',
    },
  ],
} satisfies Kind;
