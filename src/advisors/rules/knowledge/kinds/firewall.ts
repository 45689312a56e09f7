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
      about:
        'Rules per interface allow or block by source, target, port and protocol; the first match counts, all else is blocked.',
      why: 'an open port is found by attackers within hours',
      size: 'L',
      said: 'rule block allow filter',
      asked:
        'block_port block_address stop_intruders set_rule forbid_camera_internet write_rule open_port close_port stop_phone_home reach_nothing_else stop_device_internet block_device',
    },
    {
      id: 'connect-sites-staff-vpn',
      name: 'Connect sites and staff by VPN',
      about:
        'Offices are joined by tunnels, staff get a profile for WireGuard or OpenVPN, and each connection shows its state.',
      why: 'remote desktops opened to the internet invite break-ins',
      size: 'M',
      said: 'vpn wireguard remote openvpn dial_in',
      asked:
        'work_home connect_branch reach_office use_vpn connect_offices log_home connect_home reach_home enter_office come_home connect_head_office',
    },
    {
      id: 'forward-ports-translate-addresses',
      name: 'Forward ports and translate addresses',
      about:
        'A port of the public address leads to an inner host, and outgoing traffic leaves under the public address.',
      why: 'servers behind one public address cannot be reached otherwise',
      size: 'M',
      said: 'nat port forward reachable_outside',
      asked:
        'forward_port reach_camera reach_server_outside open_server redirect_port send_port lead_port translate_address reach_web_server reach_server',
    },
    {
      id: 'assign-addresses-names-dhcp-dns',
      name: 'Assign addresses with DHCP',
      about:
        'Devices get addresses from a range, known ones always the same and a host name, and the leases are listed.',
      why: 'two devices with the same address knock each other off',
      size: 'M',
      said: 'dhcp address',
      asked:
        'give_ip give_printer_address assign_ip give_address keep_printer_address keep_addresses_same give_same_address',
    },
    {
      id: 'detect-prevent-intrusions',
      name: 'Detect and prevent intrusions',
      about:
        'Packets are compared with updated signatures; a hit is logged with source and rule, and dropped if so set.',
      why: 'attacks also come through ports that must stay open',
      size: 'M',
      skill: 'alarm',
      said: 'intrusion attack detect',
      asked:
        'see_attack stop_attack catch_hacker tell_attack recognise_attack stop_hacker detect_hacker see_scan stop_known_attack',
    },
    {
      id: 'shape-traffic-limit-bandwidth',
      name: 'Shape traffic and limit bandwidth',
      about:
        'Classes of traffic get a guaranteed share, a ceiling and a priority, so that calls pass before downloads.',
      why: 'one large download makes every call stutter',
      size: 'M',
      said: 'bandwidth shaping priority fair_shares',
      asked:
        'limit_speed give_phone_priority limit_children_speed limit_guests_speed share_line prefer_calls leave_line give_speed give_calls_right give_calls_way give_way prefer_video download_others_suffer share_fairly',
    },
    {
      id: 'run-captive-portal-guests',
      name: 'Run a captive portal for guests',
      about:
        'Guests first accept the terms or enter a voucher, then surf for limited time, apart from the inner network.',
      why: 'a shared wireless password lets guests into the inner network for ever',
      size: 'M',
      said: 'guest portal wifi voucher',
      asked:
        'log_guests accept_terms give_voucher give_guest_code type_code_guest show_page_guests print_voucher accept_rules give_ticket',
    },
    {
      id: 'balance-several-internet-lines-failover',
      name: 'Balance several internet lines with failover',
      why: 'the office stands still without the internet',
      about: 'Traffic is shared among several lines, and the others take over when one fails.',
      size: 'M',
      said: 'failover line balance second as_spare',
      asked:
        'switch_second_line use_lte use_two_lines switch_mobile add_second_line continue_line use_lines take_line take_second_line',
    },
    {
      id: 'separate-networks-vlan',
      name: 'Separate networks with VLANs',
      about: 'One cable carries several networks with numbered tags; between them passes only what a rule allows.',
      why: 'a hacked camera should not reach the office computers',
      size: 'M',
      said: 'vlan separate closed_network',
      asked:
        'separate_guests keep_guests_apart separate_cameras split_network separate_office put_cameras_network divide_network keep_apart separate_children keep_networks_apart separate_pupils split_networks_rules closed_network see_others_printers',
    },
    {
      id: 'show-live-traffic-logs',
      name: 'Show firewall logs',
      about: 'Passed and blocked packets scroll by with time, interface, addresses, port and the rule that decided.',
      why: 'nobody can guess which rule blocks a program',
      size: 'S',
      skill: 'live',
      said: 'traffic log live',
      asked: 'see_blocked see_connected see_now read_log see_why_blocked see_line look_up_happened look_happened_night',
    },
    {
      id: 'show-reports-graphs',
      name: 'Show traffic reports and graphs',
      about:
        'Throughput, packets and top talkers per interface are drawn for hour, day and month, with peaks to read off.',
      why: 'administrators cannot tell whether the line or a device is slow',
      size: 'S',
      skill: 'charts',
      said: 'graph report usage',
      asked:
        'see_month draw_curve see_uses_much see_device_uses count_gigabytes see_week print_report see_downloads_much show_usage',
    },
    {
      id: 'manage-users-two-factor-sign',
      name: 'Require two-factor sign-in',
      about: 'Administrators and VPN users need password plus a code from an app; groups can be forced to it.',
      why: 'a phished password would hand over the whole network',
      size: 'M',
      skill: 'second-factor',
      said: 'user two-factor login',
      asked:
        'add_user enter_second_code ask_second_code limit_admin give_user_access protect_login sign_code create_user',
    },
    {
      id: 'manage-certificates',
      name: 'Manage certificates',
      about:
        'Own authority and certificates are issued, imported, renewed and revoked, with a warning weeks before the end date.',
      why: 'an expired certificate cuts off every VPN user in one night',
      size: 'S',
      said: 'certificate',
      asked:
        'renew_certificate create_certificate install_certificate fetch_certificate issue_certificate expire_certificate',
    },
    {
      id: 'back-up-restore-configuration',
      name: 'Back up and restore configuration',
      about:
        'Each change stores the whole configuration; a copy goes encrypted to another place and loads on spare hardware.',
      why: 'a dead device without its rules stops the whole site',
      size: 'M',
      skill: 'backup',
      said: 'backup restore',
      asked:
        'save_settings restore_settings go_back undo_setting copy_settings load_settings bring_back_settings save_configuration undo_changes save_before',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      about:
        'Signed packages for proxies, dynamic DNS or monitoring are installed from a list and removed with their settings.',
      why: 'each network needs one service the base system lacks',
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
      why: 'one broken device would cut off the whole network',
      size: 'M',
      said: 'availability second_device cluster',
      asked:
        'stand_second_device switch_second_device run_two_boxes replace_broken keep_second_box run_pair take_second_device replace_dead switch_device keep_spare take_second_box',
    },
    {
      id: 'block-websites-advertising',
      name: 'Filter websites and advertising',
      about: 'Names on chosen block lists are not resolved, per group and hour, and single sites can be allowed.',
      why: 'families and offices want trackers and gambling kept out on every device',
      size: 'S',
      said: 'block website proxy',
      asked:
        'block_porn block_facebook block_adverts block_youtube forbid_pages block_tiktok filter_pages protect_children stop_gambling close_sites forbid_networks_lessons block_social stop_social',
    },
    {
      id: 'update-system',
      name: 'Update the system',
      about:
        'Available versions show their changes, the configuration is saved first, and a failed boot returns to the old version.',
      why: 'known holes in a firewall are attacked within days',
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
      about: 'Each device is listed by name with current rate, volume today and the hosts it talks to.',
      why: 'nobody sees which device eats the line or phones home',
      size: 'M',
      skill: 'live',
      said: 'traffic',
      asked: 'see_goes see_goes_out see_device_sends see_traffic watch_traffic see_sends see_talks_abroad see_phones',
    },
    {
      id: 'block-countries',
      name: 'Block countries by location',
      about:
        'Addresses of chosen countries are refused, incoming or outgoing, from a list renewed weekly, with exceptions per host.',
      why: 'a local service has no callers there, only attackers',
      size: 'S',
      said: 'country geo',
      asked: 'block_country stay_out_country stop_abroad forbid_foreign',
    },
    {
      id: 'manage-privileges',
      name: 'Manage users and privileges',
      about: 'Each group opens only the pages ticked for it; reading and changing rules are separate rights.',
      why: 'the help desk should read logs without opening ports',
      size: 'S',
      skill: 'roles',
      asked: 'look_colleague_change limit_colleague give_look',
    },
  ],
} satisfies Kind;
