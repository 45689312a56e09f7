import type { Kind } from '../kind.ts';

export const vpn = {
  id: 'vpn',
  title: 'private networks',
  strong:
    'vpn wireguard private_network remote_network mesh_network tunnel_home connect_offices secure_tunnel reach_office_network home_network_away laptops_connect_office servers_private_connect tailscale access_home_server encrypted_connection_office reach_file_server hung_same_switch machines_everywhere box_parents see_one_another_network poking_holes connection_laptop_office from_hotels office_programs_home machines_see_another reach_office_home reach_from_home work_from_home_server as_if_they_sat into_office_network get_to_server_home from_home_folder freelancer_gets_in dial_in from_outside_server always_connected_studio home_office_network employees_home_server get_at_files_home office_drive_home as_if_at_desk joined_for_good reach_pictures_outside server_from_outside pictures_on_server_tablet on_the_road_server as_at_desk',
  weak: 'device network user key connect server access route home tunnel office laptop peer encrypted traffic hotel mobile_router remote freelancer basement',
  told: 'connect devices home network office remote laptop server abroad tunnel wireguard keys access phones nas outside employees cameras revoke exit node subnet private mesh behind router static ip cafe',
  things: ['device', 'user', 'network'],
  people: ['users', 'administrators', 'families'],
  field: 'networks',
  features: [
    {
      id: 'connect-devices-private-network',
      name: 'Connect devices in a private network',
      about: 'Devices find each other through walls, encrypted end to end.',
      why: 'home and office lie behind routers',
      size: 'L',
      said: 'connect device network at_desk',
      asked:
        'reach_home connect_laptops connect_home link_devices work_home join_network reach_nas connect_private connect_machines reach_file_server reach_office connect_phone_office files_home reach_drive_home',
    },
    {
      id: 'manage-users-devices',
      name: 'Manage users and devices',
      size: 'M',
      skill: 'catalogue',
      said: 'user device',
      asked:
        'add_employee remove_employee add_device list_devices remove_device block_laptop manage_users delete_old_device take_left lock_lost_laptop',
    },
    {
      id: 'add-devices-file-qr',
      name: 'Add devices by QR code or file',
      size: 'S',
      skill: 'scan',
      said: 'add qr file by_scanning',
      asked:
        'scan_code scan_qr load_config send_config add_phone import_file set_phone_minute download_config scan_code_phone file_computer set_phone_code put_laptop add_laptop_standing set_laptop',
    },
    {
      id: 'set-rules-access',
      name: 'Define access rules',
      size: 'M',
      skill: 'roles',
      said: 'rule access who',
      asked:
        'limit_reach decide_reach forbid_access block_printer restrict_server set_rule limit_guest reach_printer reach_accounting reach_machine print_printer reach_folder',
    },
    {
      id: 'sign-account-house',
      name: 'Sign in through single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sign_in sso',
      asked:
        'sign_google sign_company use_company_login connect_ldap sign_microsoft sign_once use_microsoft log_company come_directory use_directory sign_google_accounts',
    },
    {
      id: 'reach-whole-networks-behind',
      name: 'Connect sites and subnets',
      about: 'One device opens the way to printers and machines.',
      why: 'not everything can run a client',
      size: 'M',
      said: 'subnet office joined_good',
      asked:
        'reach_whole_office connect_offices route_subnet link_branch connect_branch join_sites route_network reach_branch join_offices join_offices_permanently join_two_offices connect_studio connect_always join_good',
    },
    {
      id: 'use-clients-systems',
      name: 'Use clients for all systems',
      size: 'L',
      skill: 'mobile',
      said: 'phone client app mac_windows',
      asked: 'use_phone install_app run_mac connect_android use_linux install_windows start_phone',
    },
    {
      id: 'show-connected-traffic',
      name: 'Show connected devices and traffic',
      size: 'M',
      skill: 'live',
      said: 'connected traffic online who_on_now',
      asked:
        'see_connected see_online count_traffic see_traffic see_sent show_devices_online see_last_seen see_long_connected see_now see_pull',
    },
    {
      id: 'resolve-names-devices',
      name: 'Resolve device names by DNS',
      about: 'Devices are reached by name.',
      why: 'nobody remembers addresses',
      size: 'M',
      said: 'name dns',
      asked:
        'call_name reach_name use_names remember_ip find_name name_device resolve_names type_name use_names_numbers see_names',
    },
    {
      id: 'route-chosen-exits',
      name: 'Use exit nodes',
      about: 'All traffic leaves at a chosen device.',
      why: 'abroad, home is the safer exit',
      size: 'M',
      said: 'exit route',
      asked:
        'route_traffic_home browse_abroad use_exit hide_hotel watch_tv_abroad choose_country leave_server send_everything_hotel go_hotels_everything',
    },
    {
      id: 'let-keys-devices-expire',
      name: 'Manage keys and expiry',
      size: 'S',
      skill: 'tokens',
      said: 'expire key lost_out',
      asked:
        'expire_key renew_key cancel_stolen block_stolen rotate_keys expire_month lock_lost see_key_expires lock_stolen lock_laptop end_access_months expire_access',
    },
    {
      id: 'group-devices-users',
      name: 'Group devices and users',
      size: 'M',
      skill: 'tags',
      said: 'group tag',
      asked: 'group_devices tag_device put_group sort_department group_users assign_group',
    },
    {
      id: 'control-everything-api-command',
      name: 'Use an API and command line',
      size: 'M',
      skill: 'api',
      said: 'api command',
      asked: 'use_api call_api run_command use_terminal automate_script write_script set_script',
    },
    {
      id: 'log-connections-changes',
      name: 'Log activity',
      size: 'S',
      skill: 'audit-log',
      said: 'log',
      asked: 'log_connections log_changes see_changed keep_log export_log see_came',
    },
    {
      id: 'protect-administration-second-factor',
      name: 'Require two-factor authentication',
      size: 'S',
      skill: 'second-factor',
      said: 'factor second_step',
      asked: 'ask_code enter_code confirm_phone require_second protect_admin scan_authenticator ask_factor',
    },
    {
      id: 'connect-without-opening-ports',
      name: 'Connect without opening ports',
      about: 'Devices behind routers find each other, by relay if need be.',
      why: 'nobody wants to change the router',
      size: 'M',
      said: 'firewall router relay ports',
      asked:
        'open_port connect_behind_router reach_without_router pass_firewall connect_without_port work_mobile_network poke_holes reach_mobile_router work_behind_router',
    },
    {
      id: 'check-state-devices-before-access',
      name: 'Check the state of devices before access',
      size: 'M',
      skill: 'code-checks',
      said: 'posture device_check',
      asked:
        'check_virus check_updates check_encrypted refuse_old_laptop block_unsafe check_antivirus check_device_before',
    },
    {
      id: 'share-device-outsiders',
      name: 'Share devices with other users',
      size: 'S',
      skill: 'share-link',
      said: 'share',
      asked:
        'share_device give_friend_access invite_friend share_server lend_access give_consultant_access share_outside',
    },
    {
      id: 'approve-new-devices',
      name: 'Approve new devices',
      size: 'M',
      skill: 'approval',
      said: 'approve',
      asked: 'approve_device accept_laptop reject_device release_device ask_admin_device',
    },
    {
      id: 'route-chosen-networks',
      name: 'Route only chosen networks',
      size: 'S',
      skill: 'routing',
      said: 'split_tunnel go_through',
      asked: 'go_traffic send_needed split_traffic leave_internet go_netflix go_through',
    },
    {
      id: 'limit-access-time',
      name: 'Limit access by time',
      size: 'S',
      skill: 'schedule',
      said: 'weekend three_weeks',
      asked: 'limit_weekend close_night end_weeks expire_guest',
    },
    {
      id: 'assign-addresses',
      name: 'Assign fixed addresses',
      size: 'S',
      skill: 'catalogue',
      asked: 'give_fixed_address assign_address keep_address',
    },
  ],
} satisfies Kind;
