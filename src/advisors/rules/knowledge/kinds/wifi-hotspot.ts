import type { Kind } from '../kind.ts';

export const wifiHotspot = {
  id: 'wifi-hotspot',
  title: 'guest Wi-Fi and hotspot systems',
  strong:
    'hotspot hotspots captive_portal guest_wifi guest_wi-fi guest_wlan guest_ssid splash_page coovachilli opennds daloradius mikhmon mikrotik_hotspot walled_garden wifi_voucher wifi_vouchers wifi_code wifi_codes wifi_password_guests password_wifi_wall wifi_password_everybody wifi_login_page wifi_guests_hours wifi_campsite wifi_hotel wifi_cafe free_wifi sell_wifi wifi_slip internet_vouchers internet_code internet_hours_guests guests_online_terms voucher_internet wlan_guests guests_wlan radius_accounting guest_internet internet_campers surf_hours data_volume_guest bandwidth_guest kick_wifi room_number_wifi wifi_slow_downloads mac_addresses_guests',
  weak: 'wifi wi-fi wlan internet router voucher vouchers radius bandwidth megabits ssid portal gateway surfing hotspot antenna',
  told: 'wifi wi-fi wlan internet router code codes voucher vouchers online surf surfing megabytes gigabyte gigabytes download downloads streaming megabit campsite antenna disconnect hotspot',
  things: ['voucher', 'guest session', 'portal page', 'access plan'],
  people: ['guests', 'hosts', 'network administrators', 'receptionists'],
  field: 'guest network access',
  features: [
    {
      id: 'show-captive-portal',
      name: 'Show guests a captive portal',
      about: 'Whoever joins the network sees a page first and is online after it.',
      why: 'a password on the wall is known to the whole street',
      size: 'L',
      skill: 'forms',
      said: 'captive_portal splash_page login_page',
      asked:
        'show_login_page open_page_connecting see_page_internet show_splash_page ask_code_wifi welcome_guests_wifi replace_wifi_password connect_page_online',
    },
    {
      id: 'generate-access-vouchers',
      name: 'Generate and print access vouchers',
      about: 'Codes for an hour, a day or a stay come as slips or labels.',
      why: 'the desk can hand out a slip in seconds',
      size: 'M',
      skill: 'vouchers',
      said: 'voucher voucher_code slip ticket_code',
      asked:
        'print_wifi_voucher generate_voucher_codes give_guest_code hand_slip_code create_day_codes print_code_receipt produce_hundred_codes issue_internet_ticket',
    },
    {
      id: 'limit-time-data',
      name: 'Limit time and data per guest',
      about: 'Access ends after hours, days or gigabytes.',
      why: 'some stay online for a whole summer',
      size: 'M',
      skill: 'budgets',
      said: 'time_limit data_limit gigabytes hours',
      asked:
        'limit_hours_online end_access_day limit_gigabytes_guest stop_internet_hour restrict_data_guest expire_code_checkout give_minutes_internet count_megabytes_guest',
    },
    {
      id: 'limit-bandwidth',
      name: 'Limit bandwidth per guest',
      about: 'Each gets at most so many megabits in each direction.',
      why: 'one download starves the others',
      size: 'M',
      said: 'bandwidth speed_limit slow_wifi megabits',
      asked:
        'limit_speed_guest restrict_downloads_speed share_bandwidth_guests throttle_streaming restrict_megabits stop_film_streaming keep_line_free divide_internet_line',
    },
    {
      id: 'show-connected-guests',
      name: 'Show and disconnect connected guests',
      about: 'Device, code, time and data of those online, with a button to end the session.',
      why: 'the desk wants to know who is on',
      size: 'M',
      skill: 'live',
      said: 'who_online connected disconnect',
      asked:
        'see_connected_devices show_guests_online list_connected_phones remove_guest_online close_device_connection count_people_online end_guest_session throw_guest_wifi',
    },
    {
      id: 'accept-terms-use',
      name: 'Require acceptance of terms of use',
      about: 'Nobody is online before the rules of the house are ticked.',
      why: 'the owner of the line gets the letters',
      size: 'S',
      skill: 'signature',
      said: 'terms conditions rules_of_use tick',
      asked:
        'accept_terms_wifi tick_house_rules confirm_terms_use agree_conditions_internet read_rules_surfing show_terms_guests tick_box_online',
    },
    {
      id: 'log-sessions',
      name: 'Log sessions for a set time',
      about: 'Which code had which address from when to when, deleted after the set days.',
      why: 'questions come weeks later',
      size: 'M',
      skill: 'audit-log',
      said: 'log session_log police records',
      asked:
        'log_guest_sessions record_connection_times keep_session_records prove_guest_address store_login_times trace_download_guest delete_logs_days write_down_connections',
    },
    {
      id: 'design-portal-page',
      name: 'Design the portal page',
      about: 'Logo, colours, pictures, house news and languages of the page.',
      why: 'it is the first page a guest sees',
      size: 'M',
      skill: 'themes',
      said: 'logo branding portal_design',
      asked:
        'put_logo_portal design_login_page change_welcome_picture show_menu_portal translate_portal_page change_splash_colours adapt_portal_colours',
    },
    {
      id: 'sell-access-plans',
      name: 'Sell access plans online',
      about: 'A guest picks a day or a month, pays and is online.',
      why: 'the line on the campsite has to pay for itself',
      size: 'L',
      skill: 'payments',
      said: 'sell_internet pay_wifi plans prices',
      asked:
        'sell_day_pass pay_internet_card buy_wifi_month charge_guests_internet sell_extra_data choose_internet_plan pay_hours_online buy_extra_gigabytes',
    },
    {
      id: 'isolate-guests',
      name: 'Isolate guests from the house network',
      about: 'Guests reach the internet, but neither the till nor each other.',
      why: "a stranger's laptop may carry anything",
      size: 'M',
      skill: 'environments',
      said: 'separate_network isolate till cash_register',
      asked:
        'separate_guests_till keep_guests_apart isolate_guest_network protect_office_network hide_house_printers split_guest_network block_guests_devices',
    },
    {
      id: 'verify-guests-code',
      name: 'Verify guests by text or email',
      about: 'A code is sent to the number or address that was entered.',
      why: 'a made-up name proves nothing',
      size: 'M',
      skill: 'sms',
      said: 'sms_code text_code mobile_number verify',
      asked:
        'send_sms_code verify_mobile_number confirm_email_wifi text_guest_code check_phone_number enter_mobile_online receive_code_message',
    },
    {
      id: 'remember-devices',
      name: 'Remember returning devices',
      about: 'A known device is online without the page until its time is over.',
      why: 'nobody wants to type a code each morning',
      size: 'S',
      said: 'remember returning reconnect again_every_day',
      asked:
        'remember_device_stay recognise_phone_tomorrow connect_known_devices skip_login_regulars keep_guest_logged stay_logged_phone see_returning_phone',
    },
    {
      id: 'limit-devices-guest',
      name: 'Limit devices per guest',
      about: 'A code holds for two devices, and a third replaces or is refused.',
      why: 'one code serves the whole campsite otherwise',
      size: 'S',
      said: 'devices_per_code share_code two_devices',
      asked:
        'limit_devices_code use_code_twice share_code_family restrict_two_phones stop_code_sharing count_devices_voucher add_second_device',
    },
    {
      id: 'block-devices',
      name: 'Block devices',
      about: 'A device that misused the line stays out, with reason and end.',
      why: 'the same laptop comes again the next day',
      size: 'S',
      skill: 'moderation',
      said: 'block ban blacklist',
      asked:
        'block_phone_abuse ban_device_wifi lock_out_laptop exclude_troublemaker refuse_mac_address refuse_known_device keep_out_neighbour',
    },
    {
      id: 'authenticate-radius',
      name: 'Authenticate accounts through RADIUS',
      about: 'Access points and gateways ask one server, which also keeps the accounts.',
      why: 'routers of three makers have to know the same guests',
      size: 'L',
      skill: 'single-sign-on',
      said: 'radius aaa freeradius accounting',
      asked:
        'authenticate_radius_server connect_radius_accounting ask_central_accounts use_freeradius check_account_router link_access_points_accounts',
    },
    {
      id: 'allow-sites-before-sign',
      name: 'Open chosen sites before sign-in',
      about: "The house's page, the payment page and the bus times are free for all.",
      why: 'who wants to pay needs the payment page first',
      size: 'S',
      said: 'walled_garden free_pages before_login',
      asked:
        'open_sites_login reach_website_code use_house_page show_timetable_login open_payment_page visit_booking_login',
    },
    {
      id: 'manage-sites-gateways',
      name: 'Manage gateways of all sites',
      about: 'Routers and access points of each house report to one console.',
      why: 'nobody drives to twelve houses for a new price',
      size: 'L',
      skill: 'deployments',
      said: 'sites locations access_points console',
      asked:
        'manage_access_points control_routers_branches set_up_access_point see_offline_router change_settings_houses add_location update_routers_remotely',
    },
    {
      id: 'report-guests-usage',
      name: 'Report guest numbers and usage',
      about: 'Guests, devices, data and busy hours per site and month.',
      why: 'a thicker line needs a reason',
      size: 'M',
      skill: 'reports',
      said: 'usage_report visitors_per_day busy_hours',
      asked:
        'report_guests_month count_visitors_wifi show_busy_hours see_data_used compare_sites_usage chart_guests_day sum_gigabytes_month',
    },
    {
      id: 'approve-guests-hosts',
      name: 'Let hosts approve guests',
      about: 'A visitor enters a name, and the one visited opens the access.',
      why: 'in a firm someone answers for each visitor',
      size: 'M',
      skill: 'approval',
      said: 'sponsor host approve visitor_access',
      asked:
        'approve_visitor_wifi release_guest_access confirm_visitor_host sponsor_guest_internet invite_visitor_online request_access_host',
    },
    {
      id: 'switch-opening-hours',
      name: 'Switch guest access by opening hours',
      about: 'At closing time the network rests, and on Sundays it stays off.',
      why: 'cars park outside at midnight to download',
      size: 'S',
      skill: 'schedule',
      said: 'opening_hours night closing_time',
      asked:
        'turn_off_night switch_wifi_hours close_network_evening stop_internet_midnight start_wifi_morning schedule_guest_network',
    },
    {
      id: 'filter-websites',
      name: 'Filter websites for guests',
      about: 'Categories such as adult pages and file sharing are closed.',
      why: 'children sit at the same tables',
      size: 'M',
      skill: 'filters',
      said: 'filter adult_sites file_sharing porn',
      asked:
        'filter_adult_sites block_file_sharing stop_torrents protect_children_pages forbid_bad_sites block_porn_guests close_gambling_pages',
    },
    {
      id: 'collect-contacts-consent',
      name: "Collect guests' contacts with consent",
      about: 'Address and a separate tick for news go to the mailing tool.',
      why: 'guests who came once are the likeliest to return',
      size: 'M',
      skill: 'newsletter',
      said: 'marketing email_addresses newsletter',
      asked:
        'collect_email_guests ask_newsletter_login gather_addresses_wifi export_guest_contacts invite_guests_newsletter save_birthday_portal',
    },
  ],
} satisfies Kind;
