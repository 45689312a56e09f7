import type { Kind } from '../kind.ts';

export const softwareRadio = {
  id: 'software-radio',
  title: 'software-defined radio receivers',
  strong:
    'sdr gqrx openwebrx sdrangel sdrsharp cubicsdr websdr kiwisdr rtl-sdr rtlsdr hackrf airspy gnuradio soapysdr software_defined_radio waterfall_spectrum waterfall_frequency demodulate demodulation demodulator squelch shortwave short_wave ssb sideband fm_am_ssb iq_recording baseband spectrum_dongle radio_dongle dongle_listen tune_frequency kilohertz megahertz mhz_listen air_band_listen tower_pilots_radio number_stations radio_stick_computer listen_shortwave_browser weather_satellite_picture_antenna ft8 dmr_decode dab_stick pagers_decode radio_amateurs_bands antenna_hiss band_plan marine_band_listen noise_blanker',
  weak: 'radio antenna aerial frequency band dongle tuner waterfall hiss static receiver broadcast spectrum gain noise transmit morse decoder',
  told: 'radio antenna aerial listen frequency tune band stations hiss static noise shortwave airband tower morse signals strong weak waterfall decode receive attic longwire dial hertz fading',
  things: ['frequency', 'signal', 'receiver', 'recording'],
  people: ['radio amateurs', 'listeners', 'receiver owners', 'shortwave fans'],
  field: 'radio reception and signal processing',
  features: [
    {
      id: 'show-spectrum-waterfall',
      name: 'Show spectrum and waterfall',
      about: 'Signals over the width of the band appear as a curve and as a falling picture.',
      why: 'the eye finds a signal before the ear',
      size: 'L',
      skill: 'live',
      said: 'waterfall spectrum',
      asked:
        'see_spectrum_waterfall show_signals_colours watch_band_live see_station_transmits zoom_spectrum_narrow paint_waterfall_screen see_bumps_band',
    },
    {
      id: 'demodulate-modes',
      name: 'Demodulate AM, FM, SSB and CW',
      about: 'The mode is chosen and the sound comes out of the loudspeaker.',
      why: 'without it there is a picture and no sound',
      size: 'L',
      said: 'fm am ssb',
      asked:
        'hear_am_fm listen_single_sideband choose_mode_usb hear_morse_tone hear_wide_fm switch_narrow_wide listen_tower_voices',
    },
    {
      id: 'tune-frequencies',
      name: 'Tune by number, click and wheel',
      about: 'A frequency is typed, dragged or turned digit by digit.',
      why: 'tuning is done a hundred times an evening',
      size: 'S',
      said: 'tune type_frequency click_signal',
      asked:
        'tune_mouse_wheel type_frequency_kilohertz click_signal_hear turn_digit_wheel drag_marker_station jump_exact_frequency',
    },
    {
      id: 'support-receiver-hardware',
      name: 'Support many kinds of receivers',
      about: 'RTL-SDR, Airspy, HackRF, SDRplay and others are found and started.',
      why: 'owners mix cheap sticks and dear boxes',
      size: 'L',
      said: 'dongle hardware which_stick',
      asked:
        'use_cheap_stick connect_airspy_hackrf plug_dongle_start start_receivers_kinds pick_device_list choose_sample_rate',
    },
    {
      id: 'adjust-gain',
      name: 'Adjust gain and antenna input',
      about: 'Amplifier stages, automatic gain, bias voltage and input socket are set.',
      why: 'too much gain drowns all in ghosts',
      size: 'S',
      said: 'gain overload agc',
      asked:
        'turn_gain_down set_amplifier_stage prevent_overload_ghosts switch_antenna_input use_automatic_gain feed_bias_voltage',
    },
    {
      id: 'set-filter-bandwidth',
      name: 'Set the filter bandwidth',
      about: 'The edges of the passband are dragged in the spectrum.',
      why: 'the neighbour on the band has to stay outside',
      size: 'S',
      said: 'bandwidth filter passband',
      asked:
        'set_filter_width drag_passband_edges cut_neighbour_station reduce_filter_width open_filter_music shift_filter_side',
    },
    {
      id: 'mute-with-squelch',
      name: 'Mute noise with a squelch',
      about: 'Sound opens only above a level, set by hand or by tone.',
      why: 'nobody bears hours of hiss between two calls',
      size: 'S',
      said: 'squelch hiss_silent',
      asked:
        'mute_hiss_silent open_sound_signal set_squelch_level stay_quiet_nobody hear_speech_silence ignore_wrong_tone',
    },
    {
      id: 'bookmark-frequencies',
      name: 'Bookmark frequencies with names',
      about: 'Frequency, mode and width are kept under a name and shown in the spectrum.',
      why: 'nobody remembers forty numbers',
      size: 'S',
      skill: 'favourites',
      said: 'bookmark save_frequency memory',
      asked:
        'save_frequency_name keep_station_memory bookmark_favourite_channels return_saved_station label_signal_spectrum import_station_list',
    },
    {
      id: 'reduce-noise',
      name: 'Reduce noise and interference',
      about: 'Noise reduction, blanker and notch filter clean the sound.',
      why: 'power supplies and fences crackle everywhere',
      size: 'M',
      said: 'noise_reduction crackle notch',
      asked:
        'reduce_noise_voice remove_whistle_notch remove_crackle_fence clean_speech_hiss stop_power_buzz filter_interference_lamp',
    },
    {
      id: 'record-audio',
      name: 'Record the demodulated sound',
      about: 'What is heard is written as a file with time and frequency in its name.',
      why: 'rare stations are proved by a recording',
      size: 'S',
      said: 'record_sound record_audio',
      asked:
        'record_sound_file save_heard_station keep_recording_voice record_transmission_mp3 cut_silence_recording capture_call_listen',
    },
    {
      id: 'record-baseband',
      name: 'Record and replay the whole band',
      about: 'Raw IQ data are stored and tuned through again later.',
      why: 'what went on beside is heard afterwards',
      size: 'M',
      said: 'iq baseband whole_band',
      asked:
        'record_whole_band replay_raw_data store_baseband_disk tune_later_recording play_iq_file analyse_capture_again',
    },
    {
      id: 'share-receiver-web',
      name: 'Share the receiver in the browser',
      about: 'Many listeners tune one receiver from a web page, each with own mode.',
      why: 'a good site serves those without an aerial',
      size: 'L',
      said: 'browser web_receiver many_listeners',
      asked:
        'listen_browser_anywhere share_receiver_public invite_members_tune open_page_listen use_club_antenna tune_phone_browser limit_listeners_time',
    },
    {
      id: 'use-remote-receivers',
      name: 'Use receivers at a remote place',
      about: 'The stick sits at the mast and sends its samples over the network.',
      why: 'the quiet place is not where the desk is',
      size: 'M',
      said: 'rtl_tcp remote attic',
      asked:
        'connect_remote_stick put_stick_mast stream_samples_network use_attic_receiver reach_hut_receiver run_server_pi',
    },
    {
      id: 'scan-frequencies',
      name: 'Scan frequencies and stop on signals',
      about: 'Ranges and lists are run through until something is heard.',
      why: 'traffic is short and jumps about',
      size: 'M',
      said: 'scan scanner stop_on_signal',
      asked:
        'scan_range_stop run_through_channels search_active_frequency skip_known_carrier hold_conversation_continue find_busy_channel',
    },
    {
      id: 'listen-several-channels',
      name: 'Listen to several frequencies at once',
      about: 'More than one channel of the same band is demodulated side by side.',
      why: 'tower and approach talk at the same time',
      size: 'M',
      said: 'several_channels multiple_vfo left_ear',
      asked:
        'hear_two_channels add_second_vfo listen_frequencies_together split_ears_channels follow_two_talkers mix_channels_volume',
    },
    {
      id: 'decode-digital-modes',
      name: 'Decode digital modes of radio amateurs',
      about: 'FT8, WSPR, PSK, RTTY and packet are shown as text with time and strength.',
      why: 'half the short wave is digital today',
      size: 'L',
      said: 'ft8 digital_modes text_from_beeps',
      asked:
        'read_digital_text show_ft_calls turn_beeps_text print_rtty_weather translate_morse_letters read_packet_messages',
    },
    {
      id: 'decode-digital-voice',
      name: 'Decode digital voice',
      about: 'DMR, D-STAR, YSF and TETRA speech becomes audible with caller and group.',
      why: 'repeaters and trunked nets left FM',
      size: 'L',
      said: 'dmr digital_voice',
      asked:
        'hear_digital_voice listen_dmr_repeater show_caller_group follow_trunked_talk understand_buzz_speech pick_talk_group',
    },
    {
      id: 'receive-dab-rds',
      name: 'Play digital radio and show RDS',
      about: 'DAB programmes are listed, and FM stations tell name and song.',
      why: 'families want music from the same stick',
      size: 'M',
      said: 'dab rds station_name',
      asked:
        'play_dab_programmes show_station_name read_song_title list_digital_stations hear_stereo_music see_radio_text',
    },
    {
      id: 'decode-sensors-pagers',
      name: 'Decode sensors, meters and pagers',
      about: 'Short bursts on 433 and 868 MHz become readings in a table.',
      why: 'the garden thermometer sends for everybody',
      size: 'M',
      skill: 'device-data',
      said: '433 sensor pager',
      asked:
        'read_garden_thermometer read_door_sensors show_pager_texts collect_meter_reading log_tyre_sensors collect_sensor_bursts',
    },
    {
      id: 'receive-satellite-images',
      name: 'Receive pictures from weather satellites',
      about: 'Passes are recorded and turned into cloud pictures.',
      why: 'an own picture from space thrills everyone',
      size: 'L',
      said: 'satellite_picture noaa meteor',
      asked:
        'receive_satellite_picture see_clouds_space record_satellite_pass correct_doppler_pass draw_picture_tones catch_noaa_meteor',
    },
    {
      id: 'map-decoded-stations',
      name: 'Show decoded stations on a map',
      about: 'Aircraft, ships, APRS and heard calls appear where they are.',
      why: 'where a signal came from is the charm of it',
      size: 'M',
      skill: 'map',
      said: 'map_heard ships aprs',
      asked: 'map_heard_stations see_ships_map show_calls_world place_aprs_cars draw_distance_sender see_signal_origin',
    },
    {
      id: 'show-band-plan',
      name: 'Show band plans and station schedules',
      about: 'Coloured stripes and station lists tell who may be at a frequency.',
      why: 'beginners do not know what they hear',
      size: 'M',
      said: 'band_plan who_is_this schedule',
      asked:
        'show_band_plan tell_station_heard look_broadcast_schedule see_amateur_band name_signal_kind guess_unknown_signal',
    },
    {
      id: 'measure-signals',
      name: 'Measure signal strength and width',
      about: 'A meter, peak hold and markers give decibels and frequency.',
      why: 'aerials are compared by numbers',
      size: 'M',
      said: 's_meter peak measure',
      asked:
        'measure_signal_strength show_meter_decibel hold_peak_curve compare_two_antennas read_noise_floor mark_exact_peak',
    },
    {
      id: 'correct-frequency',
      name: 'Correct frequency errors',
      about: 'Offset in ppm and converters are taken into account.',
      why: 'cheap crystals show everything beside its place',
      size: 'S',
      said: 'ppm offset upconverter',
      asked: 'correct_ppm_offset calibrate_stick_crystal subtract_converter_frequency fix_dial_wrong fix_drift_warm',
    },
    {
      id: 'switch-profiles',
      name: 'Switch between band profiles',
      about: 'Centre, width, gain and mode of a band are kept and may change by the hour.',
      why: 'one stick serves many bands in turn',
      size: 'S',
      said: 'profile night_band switch_band',
      asked:
        'switch_band_profile change_band_evening keep_settings_band follow_clock_bands select_ready_setup start_same_settings',
    },
    {
      id: 'control-by-rigctl',
      name: 'Control through hamlib and other programs',
      about: 'Logbooks, skimmers and transceivers follow and set the frequency.',
      why: 'the receiver is the panorama of the rig',
      size: 'M',
      skill: 'api',
      said: 'rigctl transceiver_follow logbook',
      asked:
        'follow_transceiver_dial connect_logbook_program set_frequency_script steer_rig_control send_sound_decoder take_frequency_logger',
    },
  ],
} satisfies Kind;
