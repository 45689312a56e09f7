import type { Kind } from '../kind.ts';

export const diveLog = {
  id: 'dive-log',
  title: 'dive logbooks',
  strong:
    'scuba scuba_diving dive_log dive_logbook dive_computer dive_computers divers_logbook dive_profile dive_site dive_sites dive_buddy divemaster padi ssi_diver cmas nitrox trimix rebreather freediving freediver subsurface divinglog macdive divemate suunto shearwater bottom_time surface_interval decompression_stop safety_stop_metres deco_stop under_water_minutes dived_metres dives_year dives_logged wreck_dive night_dive wetsuit_drysuit drysuit dive_shop dive_centre dive_club snorkel_fins regulator_cylinder air_consumption_dive bar_left_cylinder go_diving diving_holiday_reef uddf dived_friend diving_instructor',
  weak: 'dive diver depth reef wreck underwater cylinder sea gas regulator fins buddy water mask',
  told: 'dive dived diving diver sea reef wreck shark turtle metres cylinder bubbles wetsuit fins mask buddy',
  things: ['dive', 'dive site', 'dive trip', 'cylinder', 'buddy'],
  people: ['divers', 'instructors', 'dive buddies', 'dive centres'],
  field: 'scuba diving',
  features: [
    {
      id: 'log-dives',
      name: 'Log dives with depth and duration',
      about: 'Each dive is kept with number, date, time in, minutes, greatest depth and remarks.',
      why: 'training agencies count only dives that are logged',
      size: 'M',
      said: 'log_dive logbook depth_minutes',
      asked:
        'log_dive enter_depth_minutes write_dive_logbook record_bottom_time note_max_depth number_dives keep_diving_diary add_dive_hand',
    },
    {
      id: 'download-dive-computers',
      name: 'Download from dive computers',
      about: 'New dives are read by cable, Bluetooth or infrared from dive computers of many makes.',
      why: 'the computer on the wrist has recorded every second',
      size: 'L',
      skill: 'device-data',
      said: 'dive_computer download bluetooth suunto',
      asked:
        'download_dive_computer read_dives_bluetooth pull_data_watch transfer_suunto_dives connect_shearwater plug_computer_cable import_wrist_computer fetch_latest_dives',
    },
    {
      id: 'show-dive-profiles',
      name: 'Show dive profiles',
      why: 'the curve tells the story of the dive',
      about: 'A curve shows depth over time with temperature, pressure, ascent speed and warnings.',
      size: 'M',
      skill: 'charts',
      said: 'profile curve depth_graph',
      asked:
        'show_dive_profile draw_depth_curve see_ascent_speed view_depth_graph zoom_dive_curve look_fast_ascent plot_temperature_dive see_safety_stop',
    },
    {
      id: 'manage-dive-sites',
      name: 'Manage dive sites',
      about: 'Each site keeps name, country, position, depth and notes, and is chosen again for later dives.',
      why: 'divers return to the same sites',
      size: 'M',
      skill: 'catalogue',
      said: 'dive_site spot place_dived',
      asked:
        'manage_dive_sites keep_spot_notes add_wreck_place describe_entry_point find_dived_places name_reef merge_site_names record_mooring',
    },
    {
      id: 'show-sites-map',
      name: 'Show dive sites on a map',
      why: 'divers think in coasts and islands',
      about: 'All places dived are pins on a map, and each pin opens its dives.',
      size: 'M',
      skill: 'map',
      said: 'map gps pins',
      asked:
        'show_dives_map pin_dive_site see_world_map_dives mark_gps_entry plot_places_dived find_spot_coordinates click_pin_dives',
    },
    {
      id: 'record-tanks-gases',
      name: 'Record cylinders and gas mixes',
      why: 'the gas limits depth and time',
      about: 'Each cylinder has size, start and end pressure, oxygen and helium, several of them per dive.',
      size: 'M',
      said: 'tank gas nitrox bar pressure',
      asked:
        'record_tank_pressure enter_nitrox_mix note_bar_left log_gas_switch list_cylinders_dive write_oxygen_percent add_stage_bottle',
    },
    {
      id: 'record-equipment-used',
      name: 'Record equipment used',
      about: 'Suit, regulator, fins and lamp are chosen from an own list, which counts the dives of each item.',
      why: 'divers look up which suit was warm enough last time',
      size: 'S',
      skill: 'catalogue',
      said: 'equipment gear suit_worn',
      asked:
        'record_gear_used note_suit_worn list_diving_equipment count_dives_regulator save_gear_set choose_wetsuit_dive keep_equipment_inventory',
    },
    {
      id: 'record-buddies',
      name: 'Record buddies and dive guides',
      why: 'a dive is done in pairs',
      about: 'A dive names buddy and guide, and all dives with one person can be listed.',
      size: 'S',
      said: 'buddy partner guide',
      asked:
        'record_buddy note_dived_partner list_dives_friend save_instructor_name add_dive_guide remember_divemaster see_buddy_dives',
    },
    {
      id: 'attach-dive-photos',
      name: 'Attach photos and videos to dives',
      why: 'a turtle belongs to its minute and depth',
      about: 'Photos and videos stand on the profile at the minute in which they were taken.',
      size: 'M',
      skill: 'attachments',
      said: 'photos videos underwater_camera',
      asked:
        'attach_underwater_photos add_gopro_video match_photo_depth put_pictures_dive show_photo_profile sort_camera_dives keep_reef_pictures',
    },
    {
      id: 'record-weights',
      name: 'Record weights and buoyancy',
      why: "nobody remembers last year's kilos",
      about: 'Lead in belt, pockets or on the plate is noted together with the suit worn.',
      size: 'S',
      said: 'weights lead buoyancy',
      asked:
        'record_lead_weight note_kilos_belt remember_weight_suit enter_trim_weights look_lead_needed note_overweighted_belt',
    },
    {
      id: 'record-conditions',
      name: 'Record water and weather conditions',
      about: 'Temperature, visibility, current, waves and salt or fresh water are noted for each dive.',
      why: 'the same site differs from season to season',
      size: 'S',
      said: 'visibility temperature current',
      asked:
        'record_visibility note_water_temperature write_strong_current log_sea_conditions enter_waves rate_visibility mark_salt_water',
    },
    {
      id: 'show-dive-statistics',
      name: 'Show dive statistics',
      about: 'Totals and the deepest, longest and coldest dives are shown by year, place and kind.',
      why: 'divers want to know their totals and records',
      size: 'M',
      said: 'statistics total deepest hours_underwater',
      asked:
        'show_dive_statistics count_dives_year see_deepest_dive total_hours_underwater compare_diving_seasons list_longest_dives calculate_average_depth',
    },
    {
      id: 'search-filter-dives',
      name: 'Search and filter dives',
      about: 'The list narrows by place, buddy, depth, date, gear and tag.',
      why: 'one dive among hundreds is hard to find by leafing',
      size: 'S',
      skill: 'filters',
      said: 'search filter find_dive',
      asked:
        'search_dives find_wreck_dives filter_deeper_thirty list_night_dives look_dives_egypt find_dive_buddy show_drysuit_dives',
    },
    {
      id: 'import-export-dives',
      name: 'Import and export dives',
      about: 'Dives come in and go out as UDDF, CSV and files of other logbooks.',
      why: 'a log of many years outlives its program',
      size: 'M',
      skill: 'import-export',
      said: 'import export uddf csv',
      asked:
        'import_uddf export_logbook bring_old_dives move_divinglog save_dives_file convert_spreadsheet_dives take_dives_elsewhere',
    },
    {
      id: 'group-dives-trips',
      name: 'Group dives into trips',
      about: 'Dives of one holiday or safari stand together under a title with a note.',
      why: 'divers remember their dives by journey',
      size: 'S',
      said: 'trip holiday safari',
      asked:
        'group_dives_trip collect_holiday_dives name_liveaboard_week put_egypt_together sort_dives_journey see_trip_dives',
    },
    {
      id: 'calculate-air-consumption',
      name: 'Calculate air consumption',
      about: 'Litres per minute at the surface are worked out from pressure, depth and time.',
      why: 'consumption tells how long a cylinder will last',
      size: 'S',
      skill: 'calculation',
      said: 'air_consumption sac breathing',
      asked:
        'calculate_air_consumption see_sac_rate compare_breathing_buddy work_litres_minute see_gas_used track_using_less_air estimate_cylinder_lasts',
    },
    {
      id: 'plan-dives',
      name: 'Plan dives with decompression',
      about: 'From depths, times and gases follow the stops, the ascent and the gas needed.',
      why: 'missed decompression stops injure divers',
      size: 'L',
      said: 'plan_dive deco_stops no-stop_time',
      asked:
        'plan_dive calculate_deco_stops compute_gas_needed prepare_deep_dive set_gradient_factors print_runtime_table check_no-stop_time plan_bailout',
    },
    {
      id: 'show-tissue-load',
      name: 'Show decompression and tissue load',
      about: 'Ceiling, stops, no-fly time and saturation of the tissues are drawn through the dive.',
      why: 'nitrogen left from one dive limits the next',
      size: 'M',
      skill: 'charts',
      said: 'ceiling tissue no-fly nitrogen',
      asked:
        'show_tissue_load see_nitrogen_left draw_ceiling check_no-fly_time view_oxygen_exposure explain_deco_violation see_surface_interval',
    },
    {
      id: 'synchronise-logbook',
      name: 'Synchronise the logbook between devices',
      about: 'Phone on the boat and computer at home hold the same dives.',
      why: 'dives are logged on the boat and looked at back home',
      size: 'M',
      skill: 'sync',
      said: 'cloud phone_laptop sync',
      asked:
        'synchronise_logbook see_dives_phone store_logbook_cloud bring_logbook_phone match_phone_laptop enter_boat_offline restore_dives_stolen',
    },
    {
      id: 'keep-certifications',
      name: 'Keep certifications and medicals',
      about: 'Each card has number, agency, level and instructor, and the end of the medical is noted.',
      why: 'dive centres take nobody without card and medical',
      size: 'S',
      skill: 'skills',
      said: 'certification card medical brevet',
      asked:
        'keep_certification_card show_open_water_card store_medical_certificate remind_medical_ends photograph_brevet list_courses_passed prove_nitrox_course',
    },
    {
      id: 'remind-equipment-service',
      name: 'Remind of equipment service',
      about: 'Regulator service, cylinder test and battery change fall due by date or number of dives.',
      why: 'a regulator failing at thirty metres is dangerous',
      size: 'S',
      skill: 'maintenance',
      said: 'service regulator_revision cylinder_test',
      asked:
        'remind_regulator_service track_cylinder_test warn_battery_computer log_revision_done see_service_due note_drysuit_seals schedule_hydro_test',
    },
    {
      id: 'print-logbook',
      name: 'Print logbook pages',
      why: 'dive centres still want paper',
      about: 'One or several dives are printed on a page with the profile and space for stamps.',
      size: 'S',
      skill: 'pdf',
      said: 'print pdf paper_logbook',
      asked:
        'print_logbook_pages save_dive_pdf put_dives_paper create_dive_table print_profile_page format_binder_sheet',
    },
    {
      id: 'collect-signatures',
      name: 'Collect signatures of buddies and instructors',
      about: 'Buddy or instructor signs a dive on the screen or confirms it by code.',
      why: 'a dive without signature does not count for training',
      size: 'S',
      skill: 'signature',
      said: 'signature stamp confirm_dive',
      asked:
        'sign_dive_screen collect_buddy_signature stamp_logbook confirm_dive_instructor verify_dive_scan ask_divemaster_sign',
    },
    {
      id: 'log-marine-life',
      name: 'Log marine life sightings',
      about: 'Fish and other creatures seen are picked from a species list and counted.',
      why: 'many divers go down for the animals',
      size: 'M',
      said: 'fish seen species',
      asked:
        'log_fish_seen record_turtle_sighting list_species_met identify_nudibranch count_sharks_seen find_manta_dives mark_first_octopus',
    },
    {
      id: 'share-dives',
      name: 'Share dives online',
      about: 'A link shows friends one dive with profile, map and pictures.',
      why: 'divers like to show others what they saw',
      size: 'M',
      skill: 'share-link',
      said: 'share link friends_dive',
      asked:
        'share_dive_link post_dive_friends publish_logbook send_buddy_dive show_dives_homepage upload_divelogs copy_dive_partner',
    },
  ],
} satisfies Kind;
