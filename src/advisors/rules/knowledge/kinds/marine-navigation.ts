import type { Kind } from '../kind.ts';

export const marineNavigation = {
  id: 'marine-navigation',
  title: 'marine navigation and chart plotting',
  strong:
    'chart_plotter chartplotter chart_plotting nautical_chart nautical_charts sea_charts sea_chart opencpn navionics navigation_boat boat_navigation sailing_boat sailing_yacht yacht yachts skipper skippers sailors helmsman at_sea ais ais_targets ais_receiver grib nmea nmea2000 signalk signal_k enc s57 s63 bsb_charts anchor_watch anchor_alarm anchor_drags tide_tables tidal_streams tides_currents buoys lighthouses knots_nautical nautical_miles waypoints_sea passage_planning passage_plan weather_routing man_overboard depth_sounder boat_rocks autopilot_boat harbour_entrance cross_track sailing_route sail_route coastal_waters',
  weak: 'boat sea chart harbour sail anchor tide wind depth course compass knot vessel waypoint buoy marina',
  told: 'boat sail sailing sea harbour anchor tide current wind waves chart rocks buoy depth compass course skipper yacht ship knots coast marina fog',
  things: ['route', 'chart', 'waypoint', 'vessel', 'track'],
  people: ['skippers', 'sailors', 'navigators', 'fishermen', 'crew'],
  field: 'navigation at sea',
  features: [
    {
      id: 'show-charts',
      name: 'Display raster and vector charts',
      about: 'Official and free charts join into one picture by scale.',
      why: 'the sea shows no roads',
      size: 'L',
      said: 'nautical_chart sea_chart enc bsb',
      asked:
        'show_sea_chart display_vector_charts load_raster_chart see_depths_rocks view_buoys_lights read_enc_cells zoom_harbour_chart look_coast_chart',
    },
    {
      id: 'show-own-position',
      name: "Show the ship's position by GPS",
      about: 'Position, course and speed over ground stand on the chart.',
      why: 'the first question is where we are',
      size: 'M',
      skill: 'live',
      said: 'gps own_position ship_icon',
      asked:
        'see_boat_position show_ship_chart follow_boat_gps display_speed_ground show_heading_line find_boat_fog connect_gps predict_boat_minutes',
    },
    {
      id: 'plan-routes',
      name: 'Plan routes by waypoints',
      about: 'Legs show bearing, distance and time at planned speed.',
      why: 'a passage is planned before leaving',
      size: 'M',
      said: 'route waypoint passage',
      asked:
        'plan_route_island set_waypoints draw_course_harbour calculate_leg_bearing click_route_chart turn_route_home plan_passage estimate_arrival_harbour',
    },
    {
      id: 'keep-waypoints-marks',
      name: 'Mark places on the chart',
      about: 'Marks carry symbol, name, range rings and notes.',
      why: 'good spots are found again',
      size: 'S',
      skill: 'map',
      said: 'marks waypoint_list',
      asked:
        'mark_fishing_spot save_anchorage name_mark_buoy store_wreck_position note_rock_chart drop_mark remember_mooring list_saved_waypoints',
    },
    {
      id: 'show-ais-targets',
      name: 'Show AIS targets with collision warning',
      about: 'Ships carry name, course, closest approach and time.',
      why: 'big ships come fast',
      size: 'L',
      skill: 'alarm',
      said: 'ais collision cpa big_ships',
      asked:
        'show_ais_ships warn_collision_ferry see_tanker_course calculate_closest_approach identify_vessel_nearby beep_ship_close track_nearby_boats hide_anchored_targets',
    },
    {
      id: 'record-track',
      name: 'Record the track sailed',
      about: 'The line is kept with time and speed and cut by day.',
      why: 'the way in is the way out',
      size: 'S',
      skill: 'history',
      said: 'track breadcrumb',
      asked:
        'record_track save_line_sailed see_way_travelled follow_track_out keep_voyage_trace replay_trip_sailed show_breadcrumb export_gpx_track',
    },
    {
      id: 'show-tides-currents',
      name: 'Predict tides and currents',
      about: 'Heights and streams are shown for any station and hour.',
      why: 'a bar is passable only for hours',
      size: 'M',
      skill: 'prediction',
      said: 'tide tidal_stream high_water',
      asked:
        'show_tide_height predict_current_strait see_high_water tell_low_tide check_depth_bar look_tidal_stream calculate_water_keel draw_tide_curve',
    },
    {
      id: 'show-weather-grib',
      name: 'Show weather forecasts on the chart',
      about: 'Wind, waves and pressure from GRIB files move by the hour.',
      why: 'wind decides if one sails',
      size: 'M',
      skill: 'weather',
      said: 'grib wind_forecast waves',
      asked:
        'load_grib_file see_wind_arrows show_waves_tomorrow request_forecast_mail animate_pressure overlay_wind_chart check_gusts_crossing compare_forecast_models',
    },
    {
      id: 'connect-instruments',
      name: 'Connect instruments by NMEA and Signal K',
      about: 'Data come by cable, network or Bluetooth and are passed on.',
      why: "the boat's sensors know most",
      size: 'M',
      skill: 'device-data',
      said: 'nmea signalk instruments',
      asked:
        'connect_depth_sounder read_nmea_data receive_wind_sensor link_signalk filter_sentences forward_compass_data plug_ais_receiver share_gps_tablet',
    },
    {
      id: 'watch-anchor',
      name: 'Watch the anchor with an alarm',
      about: 'A circle is drawn and leaving it rings.',
      why: 'anchors drag at night',
      size: 'S',
      skill: 'geofence',
      said: 'anchor_watch anchor_alarm anchor_drags',
      asked:
        'watch_anchor_night ring_anchor_drags shout_boat_drifts set_anchor_circle warn_drag see_swing_radius alert_boat_moves check_anchor_holding',
    },
    {
      id: 'mark-man-overboard',
      name: 'Mark a man overboard',
      about: 'One press sets the place and the way back.',
      why: 'a head is lost from sight in seconds',
      size: 'S',
      skill: 'emergency',
      said: 'man_overboard mob',
      asked:
        'mark_man_overboard press_mob_button save_place_fell steer_back_person show_way_swimmer store_position_fall guide_back_victim start_rescue_route',
    },
    {
      id: 'steer-autopilot',
      name: 'Steer the autopilot along a route',
      about: 'Bearing and cross-track error are sent and legs advance.',
      why: 'the helm tires the crew',
      size: 'M',
      said: 'autopilot cross_track steer_route',
      asked:
        'steer_autopilot_route send_bearing_pilot follow_route_active show_cross_track switch_next_waypoint show_highway_view activate_leg control_helm',
    },
    {
      id: 'show-dashboard-instruments',
      name: 'Show instruments on a dashboard',
      why: 'the cockpit needs large numbers',
      about: 'Wind, depth, speed and heading stand as dials and curves on one page.',
      size: 'M',
      skill: 'dashboard',
      said: 'dials gauges depth_display',
      asked:
        'show_depth_dial see_wind_angle display_speed_knots arrange_gauges view_barometer_curve read_big_numbers show_water_temperature see_compass_rose',
    },
    {
      id: 'download-charts',
      name: 'Download and update charts',
      why: 'sandbanks move',
      about: 'Charts are downloaded by region with their edition, and updates replace older ones.',
      size: 'M',
      said: 'chart_update chart_download licence',
      asked:
        'download_charts update_chart_edition buy_official_chart install_chart_licence unlock_s-63 fetch_noaa_cells check_old_charts add_chart_folder',
    },
    {
      id: 'optimise-weather-route',
      name: 'Optimise routes by weather and boat',
      about: 'Polars, wind and current give isochrones and the quickest way.',
      why: 'the shortest way is seldom the quickest',
      size: 'L',
      said: 'weather_routing polar isochrone',
      asked:
        'optimise_route_wind find_quickest_passage use_boat_polars choose_departure_hour skip_storm_route calculate_isochrones plan_tacks_upwind compare_weather_routes',
    },
    {
      id: 'alarm-shallow-danger',
      name: 'Warn of shallows and danger areas',
      about: 'The chart ahead is checked for depth, land and limits.',
      why: 'a keel finds what the eye misses',
      size: 'M',
      skill: 'alarm',
      said: 'shallow grounding danger_area',
      asked:
        'warn_shallow_water beep_depth_keel set_safety_depth check_route_rocks watch_zone_ahead draw_danger_area alert_land_near detect_shoals',
    },
    {
      id: 'keep-logbook',
      name: "Keep a ship's logbook",
      about: 'Entries take position, weather, sails and engine by the hour.',
      why: 'the law and the memory both ask for a log',
      size: 'M',
      skill: 'history',
      said: 'logbook log_entry',
      asked:
        'write_logbook enter_hourly_log print_ship_log note_sail_change record_engine_hours log_crew_watch count_miles_sailed fill_log_automatic',
    },
    {
      id: 'work-offline',
      name: 'Work without internet at sea',
      about: 'All charts and tables lie on board.',
      why: 'signal ends beyond the harbour',
      size: 'M',
      skill: 'offline',
      said: 'no_signal offline',
      asked:
        'work_signal_lost open_chart_offline keep_maps_board use_laptop_ocean store_area_ahead navigate_internet-free save_region_trip load_coast_beforehand',
    },
    {
      id: 'exchange-gpx',
      name: 'Exchange routes as GPX',
      about: 'Routes, tracks and marks go to plotters and friends.',
      why: 'the tablet, plotter and phone should agree',
      size: 'S',
      skill: 'import-export',
      said: 'gpx exchange send_plotter',
      asked:
        'export_gpx_route import_waypoints send_route_plotter share_route_skipper transfer_marks_tablet load_friend_passage copy_route_garmin read_gpx',
    },
    {
      id: 'overlay-radar',
      name: 'Overlay radar on the chart',
      about: 'Echoes and followed targets lie over the chart.',
      why: 'fog hides ships that send nothing',
      size: 'L',
      said: 'radar echoes',
      asked:
        'overlay_radar show_echoes_fog track_radar_target see_rain_squall control_radar_gain measure_bearing_echo display_radar_picture find_boats_dark',
    },
    {
      id: 'dim-night-display',
      name: 'Dim the display at night',
      about: 'Day, dusk and night colours and large buttons for wet hands.',
      why: 'bright screens blind the helmsman',
      size: 'S',
      skill: 'themes',
      said: 'night_mode red_screen',
      asked:
        'dim_screen_night switch_red_colours lower_chart_brightness set_dusk_colours use_touch_gloves turn_chart_course increase_button_size save_night_vision',
    },
    {
      id: 'show-harbour-information',
      name: 'Show harbours and anchorages with details',
      about: 'Berths, fuel, depth, shelter and reports by other crews.',
      why: 'strange harbours are entered tired',
      size: 'M',
      skill: 'catalogue',
      said: 'harbour_guide pilot_book anchorage',
      asked:
        'find_marina_fuel read_anchorage_review see_berth_depth look_harbour_entry search_sheltered_bay show_bridge_times call_marina_radio compare_moorings_price',
    },
    {
      id: 'measure-distance-bearing',
      name: 'Measure distance and bearing',
      about: 'A ruler runs between two points in nautical miles.',
      why: 'pilots think in miles and degrees',
      size: 'S',
      said: 'ruler distance_bearing',
      asked:
        'measure_distance_cape show_bearing_lighthouse draw_ruler_chart count_miles_island take_bearing_line see_degrees_buoy read_range_ring calculate_great_circle',
    },
  ],
} satisfies Kind;
