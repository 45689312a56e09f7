import type { Kind } from '../kind.ts';

export const amateurRadio = {
  id: 'amateur-radio',
  title: 'amateur radio logbooks',
  strong:
    'amateur_radio ham_radio radio_amateur radio_amateurs hams qso qsos callsign callsigns call_sign qsl qsl_cards lotw eqsl qrz adif cabrillo dxcc dx_cluster wavelog cloudlog cqrlog log4om n1mm qlog klog hamrs wsjt-x ft8 pota sota gridsquare maidenhead radio_logbook station_log radio_contacts shortwave_contacts radio_operators transceiver worked_stations stations_worked radio_club contacts_band countries_worked morse_contacts ham_station contest_log',
  weak: 'radio station contact log antenna band frequency morse contest award operator satellite signal locator summit transmitter',
  told: 'radio station contact logbook band frequency mode antenna morse country signal contest award locator park summit satellite distance shack transceiver club licence bureau confirmed points island digital voice continent sunspot',
  things: ['contact', 'station', 'QSL card', 'award', 'contest'],
  people: ['radio amateurs', 'contesters', 'club stations', 'short-wave listeners', 'award managers'],
  field: 'amateur radio operation',
  features: [
    {
      id: 'log-contacts',
      name: 'Log contacts with band, mode and report',
      why: 'the log is the memory of the station',
      about: 'Callsign, time, band, mode, reports and name are entered in one line.',
      size: 'M',
      said: 'log_contact log_qso write_down_call',
      asked:
        'log_contact enter_callsign record_qso write_call_time note_signal_report type_call_band save_station_worked put_contact_log keep_radio_log add_qso_name',
    },
    {
      id: 'import-export-adif',
      name: 'Import and export ADIF files',
      about: 'Whole logs move between programs with all fields.',
      why: 'thirty years of contacts must not be locked in',
      size: 'M',
      skill: 'import-export',
      said: 'adif old_log import',
      asked:
        'import_adif export_adif_file load_old_log move_log_program bring_contacts_across read_log_file save_log_file take_contacts_along',
    },
    {
      id: 'upload-confirmation-services',
      name: 'Synchronise with LoTW, eQSL and QRZ',
      about: 'Contacts go up and confirmations come back by themselves.',
      why: 'awards count only what is confirmed',
      size: 'L',
      said: 'lotw eqsl clublog qrz confirmation',
      asked:
        'upload_lotw send_contacts_eqsl download_confirmations sync_qrz see_confirmed_online push_log_clublog fetch_confirmed_contacts upload_log_confirm mark_confirmed_contacts',
    },
    {
      id: 'look-up-callsigns',
      name: 'Look up callsigns in callbooks',
      about: 'Name, town, locator and country fill in as the call is typed.',
      why: 'hands are busy while one talks',
      size: 'M',
      skill: 'metadata-fetch',
      said: 'lookup qrz_name callbook',
      asked:
        'look_up_callsign fetch_operator_name find_call_address fill_name_town see_call_belongs query_callbook show_operator_photo find_locator_call',
    },
    {
      id: 'read-radio-frequency',
      name: 'Read frequency and mode from the radio',
      about: 'The transceiver reports by cable or network what it is tuned to.',
      why: 'typed frequencies are wrong ones',
      size: 'M',
      skill: 'device-data',
      said: 'cat_control frequency rig',
      asked:
        'read_frequency_radio connect_transceiver control_rig take_mode_radio set_radio_frequency tune_radio_click link_transceiver_cable follow_radio_dial fetch_band_rig',
    },
    {
      id: 'track-awards',
      name: 'Track progress towards awards',
      about: 'Countries, states, zones and islands worked and confirmed are counted per band for each award.',
      why: 'operators hunt for those that are still missing',
      size: 'M',
      skill: 'goals',
      said: 'award dxcc diploma',
      asked:
        'track_award count_countries_worked see_missing_countries show_dxcc_progress list_states_worked see_zones_left apply_diploma check_islands_confirmed count_countries_confirmed',
    },
    {
      id: 'show-contacts-map',
      name: 'Show contacts on a world map',
      about: 'Contacts are drawn as lines or grid squares and filtered by band, mode and time.',
      why: 'a map shows how far the antenna reaches',
      size: 'M',
      skill: 'map',
      said: 'map gridsquare world',
      asked:
        'show_contacts_map draw_lines_map see_world_reached plot_grid_squares map_worked_squares view_globe_contacts fill_squares_worked see_far_signal',
    },
    {
      id: 'manage-qsl-cards',
      name: 'Track paper QSL cards',
      about: 'Each card is marked as requested, printed, sent by bureau or direct, or received.',
      why: 'cards travel for months or years',
      size: 'S',
      said: 'qsl card bureau',
      asked:
        'track_qsl_cards mark_card_received see_card_sent request_card note_bureau_card answer_card list_cards_owed send_card_direct',
    },
    {
      id: 'show-worked-before',
      name: 'Show whether a station was worked before',
      about: 'Earlier contacts, new country and new band are marked while typing.',
      why: 'a new country must not slip by unnoticed',
      size: 'S',
      said: 'worked_before new_one dupe',
      asked:
        'see_worked_before show_earlier_contacts warn_duplicate_contact tell_country_unworked check_call_log remember_last_talk mark_band_unworked spot_needed_station',
    },
    {
      id: 'search-log',
      name: 'Search and filter the log',
      about: 'Contacts are found by call, date, country, band, mode or a word in the note.',
      why: 'nobody reads through twenty thousand lines',
      size: 'S',
      skill: 'search',
      said: 'search find_contact',
      asked:
        'search_log find_contact_year filter_log_band look_contact_date list_contacts_country sort_log_mode find_old_talk query_log',
    },
    {
      id: 'show-log-statistics',
      name: 'Show statistics by band and mode',
      about: 'Charts show contacts per year, hour, band, mode and continent.',
      why: 'operators learn at which hours a band is open',
      size: 'S',
      skill: 'charts',
      said: 'statistics counts chart',
      asked:
        'show_contacts_band count_contacts_year chart_modes_used see_statistics compare_bands_hours count_continents see_farthest_contact total_contacts_month',
    },
    {
      id: 'log-contests',
      name: 'Log contests with serial numbers',
      why: 'seconds count in a contest',
      about: 'Exchange, running number, score and rate keep up while contacts are typed.',
      size: 'L',
      said: 'contest serial_number exchange',
      asked:
        'log_contest count_serial_number see_contest_score enter_exchange run_contest calculate_points_multipliers send_running_number show_rate_hour',
    },
    {
      id: 'keep-station-locations',
      name: 'Keep several stations and locations',
      why: 'a contact belongs to the place it was made from',
      about: 'Home, portable and club calls are kept with locator, rig and antenna and chosen for each contact.',
      size: 'S',
      said: 'portable several_calls location',
      asked:
        'switch_station_location keep_portable_log log_holiday_place separate_club_call set_station_locator choose_antenna_used manage_second_callsign note_power_rig',
    },
    {
      id: 'show-cluster-spots',
      name: 'Show spots from the DX cluster',
      about: 'Stations heard right now are listed, and those still needed for an award are marked.',
      why: 'a rare station may be on the air for one hour',
      size: 'M',
      skill: 'live',
      said: 'cluster spots rare',
      asked:
        'show_cluster_spots see_rare_station alert_needed_country filter_spots_band click_spot_tune tell_station_heard list_active_stations post_spot',
    },
    {
      id: 'receive-digital-contacts',
      name: 'Take contacts from digital-mode programs',
      about: 'What WSJT-X and its like log arrives in the book at once.',
      why: 'each contact is typed once or not at all',
      size: 'M',
      skill: 'api',
      said: 'ft8 wsjt-x digital',
      asked:
        'receive_ft8_contacts connect_wsjt-x take_digital_contacts log_ft8_automatically link_decoder_program pass_contact_log import_digital_modes accept_udp_contacts',
    },
    {
      id: 'log-parks-summits',
      name: 'Log activations of parks and summits',
      about: 'Contacts carry POTA, SOTA, IOTA or castle references, and the files for upload are made.',
      why: 'points are given only for contacts with a reference',
      size: 'M',
      said: 'pota sota park summit island',
      asked:
        'log_park_activation enter_summit_reference upload_pota_log export_sota_file count_park_contacts note_island_reference chase_parks activate_summit',
    },
    {
      id: 'print-qsl-labels',
      name: 'Design and print QSL cards and labels',
      why: 'writing two hundred cards by hand hurts',
      about: 'Labels sorted for the bureau and cards with own pictures are printed or sent by email.',
      size: 'M',
      skill: 'labels',
      said: 'label print_card',
      asked:
        'print_qsl_labels design_card_picture print_card_contact sort_labels_bureau email_card_picture print_address_label create_card_layout',
    },
    {
      id: 'export-cabrillo',
      name: 'Export contest logs as Cabrillo',
      about: 'The log is written as the file that contest robots read, with category and claimed score.',
      why: 'contest organisers accept no other format',
      size: 'S',
      skill: 'import-export',
      said: 'cabrillo send_contest_log',
      asked:
        'export_cabrillo send_contest_file submit_log_organiser generate_contest_file hand_contest_log check_contest_header',
    },
    {
      id: 'publish-log-search',
      name: 'Publish a page with a log search',
      about: 'Others see whether they stand in the log, and the latest contacts.',
      why: 'people ask whether they got through',
      size: 'S',
      skill: 'public-pages',
      said: 'public_log in_my_log',
      asked:
        'publish_log_page offer_others_search show_last_contacts share_log_website check_call_online embed_latest_contacts request_card_online',
    },
    {
      id: 'show-bearing-turn-rotator',
      name: 'Show bearing and turn the rotator',
      why: 'the beam has to look the right way',
      about: 'Distance and direction to the other station are shown, and the antenna turns towards it.',
      size: 'M',
      skill: 'calculation',
      said: 'rotator bearing direction',
      asked:
        'turn_antenna show_bearing calculate_distance_station direct_beam_country steer_rotator see_beam_direction measure_kilometres_locator rotate_antenna_click',
    },
    {
      id: 'log-satellite-contacts',
      name: 'Log satellite contacts and predict passes',
      why: 'a pass lasts ten minutes',
      about: 'Contacts carry satellite, uplink and downlink, and a list shows when the next pass begins.',
      size: 'M',
      said: 'satellite pass',
      asked:
        'log_satellite predict_pass see_next_pass choose_satellite_name correct_doppler show_satellite_sky note_uplink_downlink tell_satellite_rises',
    },
    {
      id: 'send-morse-macros',
      name: 'Send Morse and voice by macros',
      about: 'Keys send stored texts and recordings with call and number filled in.',
      why: 'nobody calls CQ a thousand times by hand',
      size: 'M',
      said: 'cw_keyer macro morse_keyboard',
      asked:
        'send_morse_keyboard play_recorded_call store_cq_text type_text_morse press_function_key set_morse_speed repeat_cq_call record_voice_message',
    },
    {
      id: 'show-propagation',
      name: 'Show propagation and solar data',
      about: 'Sunspot numbers, indices, the grey line and the bands expected to be open are shown.',
      why: 'operators choose the band that is open now',
      size: 'S',
      skill: 'prediction',
      said: 'propagation sunspot band_open',
      asked:
        'show_propagation see_band_open read_sunspot_number forecast_band_conditions show_grey_line check_solar_index predict_best_hour',
    },
    {
      id: 'share-club-log',
      name: 'Share a club log among operators',
      about: 'Several operators log under one call, each with own name and rights.',
      why: 'a club has one callsign and many operators',
      size: 'M',
      skill: 'roles',
      said: 'club operators',
      asked:
        'share_club_log add_operator_name assign_members_log see_operator_contact give_operator_access connect_stations_contest invite_club_members',
    },
    {
      id: 'log-without-internet',
      name: 'Log in the field without internet',
      about: 'Contacts on phone or laptop wait for the next connection.',
      why: 'there is no network on the hill',
      size: 'M',
      skill: 'offline',
      said: 'no_internet offline field',
      asked:
        'log_hilltop_phone work_offline sync_contacts_later log_field_tablet use_phone_outdoors enter_contacts_internet-free save_calls_field upload_field_contacts',
    },
  ],
} satisfies Kind;
