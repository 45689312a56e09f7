import type { Kind } from '../kind.ts';

export const telescopeControl = {
  id: 'telescope-control',
  title: 'telescope and astrophotography control',
  strong:
    'telescope telescopes astrophotography astrophotographer astrophotographers astro_photography astronomy astronomers amateur_astronomer deep_sky nebula nebulae galaxies kstars ekos ascom alpaca_driver phd2 nina_sequencer sgpro asiair stellarmate stellarium plate_solving plate_solve autoguider autoguiding guide_star guide_scope equatorial_mount mount_goto polar_alignment polar_star meridian_flip dark_frames flat_frames subframes narrowband cooled_camera backyard_observatory observatory_roof observatory_dome night_sky sky_chart star_trails round_stars imaging_session milky_way moonless_night lucky_imaging',
  weak: 'stars mount exposure exposures focuser dome observatory guiding planets moon sky eyepiece constellation comet',
  told: 'stars sky galaxy nebula moon planets mount exposure guiding focus dark clouds dew camera tripod balcony comet constellation orion jupiter saturn milky filter refractor reflector dobson polaris eyepiece',
  things: ['target', 'imaging sequence', 'telescope', 'exposure', 'observing night'],
  people: ['astrophotographers', 'amateur astronomers', 'observatory operators', 'astronomy clubs', 'remote observers'],
  field: 'astronomical imaging and observation',
  features: [
    {
      id: 'run-imaging-sequences',
      name: 'Run imaging sequences',
      why: 'nobody presses a shutter two hundred times at night',
      about: 'Steps with exposure, filter, gain and count are taken one after another.',
      size: 'L',
      said: 'sequence exposures subs series',
      asked:
        'run_sequence take_hundred_exposures shoot_series_night set_exposure_count repeat_long_exposures queue_filter_exposures shoot_minutes_filter start_imaging_plan photograph_nebula_hours',
    },
    {
      id: 'point-mount-targets',
      name: 'Slew the mount to targets',
      why: 'the object is too dim to be found by eye',
      about: 'The telescope turns to a name or coordinates, then tracks, parks or moves by arrow keys.',
      size: 'M',
      said: 'goto slew mount park',
      asked:
        'move_telescope_object find_galaxy_motor steer_mount_arrows track_object_sky park_telescope go_coordinates turn_scope_saturn sync_mount_position',
    },
    {
      id: 'connect-equipment-drivers',
      name: 'Connect devices through INDI and ASCOM',
      why: 'every box on the tripod comes from another maker',
      about: 'Mounts, cameras and focusers of many makers connect through one driver standard.',
      size: 'L',
      said: 'indi ascom drivers connect',
      asked:
        'connect_devices use_ascom_driver link_mount_camera recognise_equipment plug_usb_gear support_camera_makers start_driver_list combine_brands',
    },
    {
      id: 'control-cameras-cooling',
      name: 'Control cameras, gain and cooling',
      why: 'a warm sensor drowns the faint light',
      about: 'Exposure, binning, gain and sensor temperature are set for astro and reflex cameras.',
      size: 'M',
      said: 'camera cooling gain',
      asked:
        'cool_camera_sensor set_gain_offset control_dslr choose_binning set_sensor_temperature heat_sensor_slowly take_test_exposure set_iso_exposure',
    },
    {
      id: 'guide-on-stars',
      name: 'Guide the mount on a star',
      about: 'A second camera corrects the tracking, with a graph of the error.',
      why: 'without it stars become lines',
      size: 'L',
      said: 'guiding guide_star tracking',
      asked:
        'guide_star correct_tracking_error keep_stars_round calibrate_guiding see_guide_graph choose_guide_star connect_phd2 measure_drift',
    },
    {
      id: 'focus-automatically',
      name: 'Focus automatically',
      about: 'Star size is measured along a curve, again after temperature or filter changes.',
      why: 'the tube shrinks as the night cools',
      size: 'M',
      said: 'autofocus sharp focuser',
      asked:
        'adjust_focus_automatically move_focuser_motor find_sharpest_position repeat_focus_colder adjust_focus_filter keep_stars_sharp measure_focus_curve check_bahtinov_mask',
    },
    {
      id: 'centre-plate-solving',
      name: 'Centre targets by plate solving',
      about: 'A short exposure tells where the telescope looks and the error is corrected.',
      why: 'pointing by the mount alone misses',
      size: 'M',
      said: 'plate_solve centre recognise_field',
      asked:
        'solve_star_field put_object_centre recognise_sky_position correct_pointing find_same_framing compare_star_catalogue tell_scope_looking place_target_middle',
    },
    {
      id: 'show-sky-chart',
      name: 'Show a sky chart',
      why: 'one picks the object where it stands',
      about: 'A chart shows stars, deep-sky objects, planets and comets for place and time.',
      size: 'L',
      said: 'sky_map atlas planetarium',
      asked:
        'show_sky_map find_object_catalogue see_constellations search_messier click_object_chart look_galaxy_stands show_comet_position browse_sky_atlas',
    },
    {
      id: 'frame-targets-mosaics',
      name: 'Frame targets and mosaics',
      about: 'The field of camera and tube is laid over a sky survey, rotated and tiled.',
      why: 'the nebula should fit before the night begins',
      size: 'M',
      said: 'framing mosaic field_of_view',
      asked:
        'place_nebula_frame plan_mosaic_panels see_field_camera rotate_framing overlay_sensor_frame check_galaxy_fits split_target_panels show_survey_background',
    },
    {
      id: 'align-polar-axis',
      name: 'Assist polar alignment',
      about: 'Pictures at three positions show how far and which way to turn the screws.',
      why: 'a crooked axis turns the field',
      size: 'M',
      said: 'polar_alignment axis',
      asked:
        'align_polar_axis turn_mount_screws see_pole_error adjust_azimuth_altitude show_polaris_offset set_mount_pole correct_axis measure_axis_degrees',
    },
    {
      id: 'flip-meridian',
      name: 'Flip at the meridian automatically',
      why: 'otherwise the tube meets the tripod',
      about: 'The sequence pauses, the mount turns over, the target is centred and guiding goes on.',
      size: 'M',
      said: 'meridian flip',
      asked:
        'swap_mount_meridian turn_telescope_midnight swap_pier_side continue_flip prevent_tripod_collision pause_meridian resume_south_crossing',
    },
    {
      id: 'take-calibration-frames',
      name: 'Take dark, flat and bias frames',
      why: 'dust rings do not go away by themselves',
      about: 'Darks match time and temperature of the exposures, and flats use a light panel or twilight.',
      size: 'M',
      said: 'darks flats bias',
      asked:
        'take_flats take_darks shoot_bias_frames measure_flat_exposure use_flat_panel match_dark_temperature build_dark_library shoot_twilight_flats remind_flat_frames',
    },
    {
      id: 'suggest-targets',
      name: 'Suggest targets for tonight',
      why: 'the clear hours are few',
      about: 'Targets are proposed by height over the horizon, moon, size and field of the equipment.',
      size: 'M',
      skill: 'matching',
      said: 'tonight visible moon best_object',
      asked:
        'suggest_objects_tonight see_object_rises show_altitude_curve check_moon_distance list_best_targets find_visible_nebulae tell_above_horizon recommend_galaxy_season',
    },
    {
      id: 'schedule-targets-night',
      name: 'Schedule several targets through the night',
      about: 'Each target starts and ends by darkness, height, moon and priority.',
      why: 'the observer should sleep while the telescope works',
      size: 'L',
      skill: 'schedule',
      said: 'schedule whole_night targets',
      asked:
        'schedule_night change_target_midnight start_astronomical_dark plan_objects_night continue_unfinished_target prioritise_targets stop_dawn work_whole_night run_unattended',
    },
    {
      id: 'control-filters-rotators',
      name: 'Control filter wheels and rotators',
      why: 'colour comes one filter at a time',
      about: 'Filters change by name with their focus offset, and the rotator turns to a set angle.',
      size: 'S',
      said: 'filter_wheel rotator',
      asked:
        'change_filter turn_rotator_angle name_filters set_filter_offset switch_hydrogen_filter select_red_filter rotate_camera_motor',
    },
    {
      id: 'dither-between-exposures',
      name: 'Dither between exposures',
      about: 'The pointing moves by some pixels so that noise averages out.',
      why: 'patterns stay where the frame never moves',
      size: 'S',
      said: 'dither',
      asked:
        'add_dither_frames shift_pixels_exposures move_slightly_frames set_dither_distance reduce_walking_noise wait_guiding_settles shift_random_position',
    },
    {
      id: 'measure-image-quality',
      name: 'Measure star size and image quality',
      why: 'bad frames are known before morning',
      about: 'Star count, HFR, background and roundness of each frame run as a curve.',
      size: 'M',
      skill: 'charts',
      said: 'hfr star_count quality',
      asked:
        'measure_star_size count_stars_frame reject_bad_frames see_histogram show_quality_curve detect_clouds_frame stretch_preview check_roundness inspect_sensor_tilt',
    },
    {
      id: 'close-bad-weather',
      name: 'Stop and close in bad weather',
      about: 'Cloud, rain and wind sensors end the session and park everything.',
      why: 'rain on a mirror costs more than a night',
      size: 'M',
      skill: 'weather',
      said: 'rain clouds safety_monitor',
      asked:
        'close_roof_rain stop_clouds_come park_wind_strong watch_cloud_sensor check_safe_conditions end_session_weather read_weather_station resume_clear_sky',
    },
    {
      id: 'operate-dome-power',
      name: 'Operate dome, roof and power',
      about: 'Dome follows the tube; dew heaters and sockets are switched.',
      why: 'the observatory works without a person in it',
      size: 'M',
      said: 'dome roof dew_heater',
      asked:
        'open_roof turn_dome_slit switch_dew_heater control_power_sockets follow_tube_dome switch_mount_power heat_lens_dew open_flat_cover',
    },
    {
      id: 'operate-remotely',
      name: 'Operate remotely from a browser',
      about: 'The small computer at the mount is run from the sofa, tablet or afar.',
      why: 'nobody likes to stand outside at minus ten degrees',
      size: 'M',
      skill: 'mobile',
      said: 'remote tablet indoors',
      asked:
        'operate_indoors control_telescope_tablet watch_session_sofa access_remote_observatory see_screen_phone connect_wifi_mount steer_warm_room run_raspberry_mount',
    },
    {
      id: 'save-equipment-profiles',
      name: 'Save equipment profiles',
      why: 'one has a travel and a home rig',
      about: 'Tube, camera, focal length and drivers are kept per setup and loaded together.',
      size: 'S',
      said: 'profile setup equipment',
      asked:
        'save_equipment_profile switch_setup remember_focal_length keep_travel_rig choose_tube_camera store_gear_settings load_scope_profile',
    },
    {
      id: 'name-files-fits',
      name: 'Save FITS files with naming patterns',
      why: 'stacking sorts by what stands in the file',
      about: 'Files go into folders by target, night and filter, with coordinates and temperature in the header.',
      size: 'S',
      said: 'fits file_name folders',
      asked:
        'save_fits name_files_target sort_frames_folder write_header_coordinates put_filter_filename store_raw_frames transfer_frames_computer',
    },
    {
      id: 'notify-session-events',
      name: 'Notify of session events',
      about: 'A message with the last frame comes when the session ends, fails or meets clouds.',
      why: 'the observer sleeps while the telescope works',
      size: 'S',
      skill: 'notifications',
      said: 'message wake push',
      asked:
        'ring_guiding_lost send_last_frame message_sequence_finished tell_clouds_phone push_telescope_error warn_star_lost notify_session_end',
    },
    {
      id: 'stack-live',
      name: 'Stack exposures live',
      about: 'Frames are aligned and added while they come in.',
      why: 'guests want to see something tonight',
      size: 'M',
      skill: 'live',
      said: 'live_stacking',
      asked:
        'build_live_stack add_frames_together see_nebula_appear show_guests_screen align_frames_live improve_picture_minutes watch_detail_grow',
    },
  ],
} satisfies Kind;
