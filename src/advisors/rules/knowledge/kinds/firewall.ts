import type { Kind } from '../kind.ts';

export const firewall = {
  id: 'firewall',
  title: 'firewalls and routers',
  strong:
    'firewall router opnsense pfsense firewall_rules office_network_protect guest_wifi network_gateway nat port_forwarding vlan_internet internet_office_block intrusion_detection captive_portal traffic_shaping failover_internet two_internet_lines sits_between_internet networks_apart rules_between_networks line_breaks_second first_line_breaks web_server_reachable_outside phone_home_all_day countries_stay_out cheap_router between_house_internet stop_television knocks_door own_networks line_always_up own_closed_network closed_network_firm firms_fast_line one_line_firms two_providers spare_provider networks_nobody_sees visitors_ticket_code fair_shares_line server_reachable_outside line_others_suffer',
  weak: 'rule network interface port nat dhcp vlan wifi traffic router lines abroad',
  told: 'router firewall network rules block ports vlan vpn guest wifi office kids dhcp traffic bandwidth intrusion failover two lines attack log home lab hardware wan dns open segment cameras',
  things: ['rule', 'interface', 'network', 'alias'],
  people: ['administrators', 'users', 'families'],
  field: 'network security',
  features: [
    {
      id: 'filter-traffic-firewall-rules',
      name: 'Define firewall rules',
      size: 'L',
      skill: 'automation-rules',
      said: 'rule block allow filter',
      asked:
        'block_port block_address stop_intruders set_rule forbid_camera_internet write_rule open_port close_port stop_phone_home reach_nothing_else stop_device_internet block_device',
    },
    {
      id: 'connect-sites-staff-vpn',
      name: 'Connect sites and staff by VPN',
      size: 'M',
      skill: 'encryption',
      said: 'vpn wireguard remote openvpn dial_in',
      asked:
        'work_home connect_branch reach_office use_vpn connect_offices log_home connect_home reach_home enter_office come_home connect_head_office',
    },
    {
      id: 'forward-ports-translate-addresses',
      name: 'Forward ports and translate addresses',
      size: 'M',
      skill: 'routing',
      said: 'nat port forward reachable_outside',
      asked:
        'forward_port reach_camera reach_server_outside open_server redirect_port send_port lead_port translate_address reach_web_server reach_server',
    },
    {
      id: 'assign-addresses-names-dhcp-dns',
      name: 'Assign addresses with DHCP',
      size: 'M',
      skill: 'catalogue',
      said: 'dhcp address',
      asked:
        'give_ip give_printer_address assign_ip give_address keep_printer_address keep_addresses_same give_same_address',
    },
    {
      id: 'detect-prevent-intrusions',
      name: 'Detect and prevent intrusions',
      size: 'M',
      skill: 'alarm',
      said: 'intrusion attack detect',
      asked:
        'see_attack stop_attack catch_hacker tell_attack recognise_attack stop_hacker detect_hacker see_scan stop_known_attack',
    },
    {
      id: 'shape-traffic-limit-bandwidth',
      name: 'Shape traffic and limit bandwidth',
      size: 'M',
      skill: 'capacity',
      said: 'bandwidth shaping priority fair_shares',
      asked:
        'limit_speed give_phone_priority limit_children_speed limit_guests_speed share_line prefer_calls leave_line give_speed give_calls_right give_calls_way give_way prefer_video download_others_suffer share_fairly',
    },
    {
      id: 'run-captive-portal-guests',
      name: 'Run a captive portal for guests',
      size: 'M',
      skill: 'no-login',
      said: 'guest portal wifi voucher',
      asked:
        'log_guests accept_terms give_voucher give_guest_code type_code_guest show_page_guests print_voucher accept_rules give_ticket',
    },
    {
      id: 'balance-several-internet-lines-failover',
      name: 'Balance several internet lines with failover',
      about: 'A second line takes over when the first fails.',
      why: 'the office stands still without the internet',
      size: 'M',
      said: 'failover line balance second as_spare',
      asked:
        'switch_second_line use_lte use_two_lines switch_mobile add_second_line continue_line use_lines take_line take_second_line',
    },
    {
      id: 'separate-networks-vlan',
      name: 'Separate networks with VLANs',
      size: 'M',
      skill: 'categories',
      said: 'vlan separate closed_network',
      asked:
        'separate_guests keep_guests_apart separate_cameras split_network separate_office put_cameras_network divide_network keep_apart separate_children keep_networks_apart separate_pupils split_networks_rules closed_network see_others_printers',
    },
    {
      id: 'show-live-traffic-logs',
      name: 'Show firewall logs',
      size: 'S',
      skill: 'live',
      said: 'traffic log live',
      asked: 'see_blocked see_connected see_now read_log see_why_blocked see_line look_up_happened look_happened_night',
    },
    {
      id: 'show-reports-graphs',
      name: 'Show traffic reports and graphs',
      size: 'S',
      skill: 'charts',
      said: 'graph report usage',
      asked:
        'see_month draw_curve see_uses_much see_device_uses count_gigabytes see_week print_report see_downloads_much show_usage',
    },
    {
      id: 'manage-users-two-factor-sign',
      name: 'Require two-factor sign-in',
      size: 'M',
      skill: 'second-factor',
      said: 'user two-factor login',
      asked:
        'add_user enter_second_code ask_second_code limit_admin give_user_access protect_login sign_code create_user',
    },
    {
      id: 'manage-certificates',
      name: 'Manage certificates',
      size: 'S',
      skill: 'tokens',
      said: 'certificate',
      asked:
        'renew_certificate create_certificate install_certificate fetch_certificate issue_certificate expire_certificate',
    },
    {
      id: 'back-up-restore-configuration',
      name: 'Back up and restore configuration',
      size: 'M',
      skill: 'backup',
      said: 'backup restore',
      asked:
        'save_settings restore_settings go_back undo_setting copy_settings load_settings bring_back_settings save_configuration undo_changes save_before',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      size: 'M',
      skill: 'plugins',
      said: 'plugin package',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'run-two-devices-high-availability',
      name: 'Run two firewalls with failover',
      about: 'A second device keeps the same state and takes over.',
      why: 'hardware dies',
      size: 'M',
      said: 'availability second_device cluster',
      asked:
        'stand_second_device switch_second_device run_two_boxes replace_broken keep_second_box run_pair take_second_device replace_dead switch_device keep_spare take_second_box',
    },
    {
      id: 'block-websites-advertising',
      name: 'Filter websites and advertising',
      size: 'S',
      skill: 'filters',
      said: 'block website proxy',
      asked:
        'block_porn block_facebook block_adverts block_youtube forbid_pages block_tiktok filter_pages protect_children stop_gambling close_sites forbid_networks_lessons block_social stop_social',
    },
    {
      id: 'update-system',
      name: 'Update the system',
      size: 'M',
      skill: 'deployments',
      said: 'update',
      asked: 'update_itself install_update load_update update_night update_firmware update_box',
    },
    {
      id: 'automate-through-api',
      name: 'Automate through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
    {
      id: 'resolve-names-dns',
      name: 'Resolve names with DNS',
      about: 'The box answers name requests of the network.',
      why: 'names are remembered, numbers are not',
      size: 'M',
      said: 'dns name',
      asked: 'resolve_names name_devices give_names answer_names',
    },
    {
      id: 'monitor-traffic',
      name: 'Monitor traffic of devices',
      size: 'M',
      skill: 'live',
      said: 'traffic',
      asked: 'see_goes see_goes_out see_device_sends see_traffic watch_traffic see_sends see_talks_abroad see_phones',
    },
    {
      id: 'block-countries',
      name: 'Block countries by location',
      size: 'S',
      skill: 'filters',
      said: 'country geo',
      asked: 'block_country stay_out_country stop_abroad forbid_foreign',
    },
    {
      id: 'manage-privileges',
      name: 'Manage users and privileges',
      size: 'S',
      skill: 'roles',
      asked: 'look_colleague_change limit_colleague give_look',
    },
  ],
} satisfies Kind;
