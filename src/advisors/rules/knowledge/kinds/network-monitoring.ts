import type { Kind } from '../kind.ts';

export const networkMonitoring = {
  id: 'network-monitoring',
  title: 'network monitoring',
  strong:
    'librenms observium ntopng zabbix cacti opennms prtg mrtg netdisco checkmk icinga nagios akvorado network_monitoring network_monitor network_devices snmp netflow sflow ipfix traps lldp access_points switch_ports bandwidth_usage network_traffic traffic_graphs top_talkers uplink link_saturated line_full who_eats_bandwidth internet_slow_nobody_knows switch_fails switch_port_cable mac_address packet_loss latency_links network_map weathermap 95th_percentile bgp_sessions syslog vlan switch_cupboard cables_ports',
  weak: 'network router switch link traffic port bandwidth interface firewall wifi cable outage alert fibre',
  told: 'network switch switches router routers internet slow cable cables port ports wifi antenna rack cupboard traffic full graph alarm temperature power',
  things: ['device', 'port', 'link', 'flow', 'alert'],
  people: ['network administrators', 'technicians', 'operators', 'managers'],
  field: 'network operation',
  features: [
    {
      id: 'poll-devices',
      name: 'Poll devices by SNMP',
      about: 'Switches, routers and firewalls of many makers give their values every few minutes.',
      why: 'nearly all makers answer to SNMP',
      size: 'L',
      skill: 'device-data',
      said: 'snmp poll switches_routers',
      asked:
        'poll_devices_snmp ask_switch_values read_router_counters query_firewall_state collect_values_minutes understand_makers_language add_printer_ups watch_switches_routers load_mib_file',
    },
    {
      id: 'alert-rules',
      name: 'Raise alerts by rules and thresholds',
      why: 'nobody stares at graphs',
      about: 'A link down, a fan standing still or a port over eighty percent raises an alert.',
      size: 'M',
      skill: 'alarm',
      said: 'alert threshold alarm',
      asked:
        'raise_alarm_threshold warn_line_full alert_link_down set_limit_value define_alert_rule tell_fan_stopped acknowledge_alert warn_before_failure shout_port_dead',
    },
    {
      id: 'graph-traffic',
      name: 'Graph traffic per port and link',
      about: 'Incoming and outgoing traffic of each port is drawn from the last hour to years back.',
      why: 'a line that fills up is seen months ahead',
      size: 'M',
      skill: 'charts',
      said: 'traffic graph bandwidth utilisation',
      asked:
        'chart_port_traffic draw_bandwidth_curve see_line_usage show_upload_download compare_traffic_week measure_link_load plot_megabits_day keep_years_graphs see_busy_hours',
    },
    {
      id: 'discover-devices',
      name: 'Discover devices and neighbours automatically',
      why: 'nobody has a complete list',
      about: 'LLDP, CDP, ARP and scans of address ranges find devices and their neighbours.',
      size: 'L',
      said: 'discovery scan neighbours automatically',
      asked:
        'discover_devices_automatic scan_address_range find_unknown_switch detect_neighbours_lldp search_subnet_devices add_found_device recognise_model_maker spot_plugged_device',
    },
    {
      id: 'check-reachability',
      name: 'Check reachability and latency by ping',
      about: 'Each device and line shows up or down, milliseconds and loss.',
      why: 'a slow line stops work as much as a dead one',
      size: 'S',
      skill: 'uptime-checks',
      said: 'ping latency packet_loss reachable',
      asked:
        'ping_devices_minute measure_latency_link see_packet_loss check_device_answers tell_branch_reachable test_line_delay show_red_green compare_response_milliseconds detect_flapping_link',
    },
    {
      id: 'device-health',
      name: 'Watch health sensors of devices',
      about: 'Processor, memory, temperature, fans, power supplies and optical levels are read from each device.',
      why: 'most devices show signs before they fail',
      size: 'M',
      skill: 'device-data',
      said: 'temperature cpu fan power_supply',
      asked:
        'watch_temperature_rack measure_processor_memory check_power_supply read_optical_level see_battery_ups monitor_fan_speed record_disk_space warn_cupboard_hot',
    },
    {
      id: 'send-alerts',
      name: 'Send alerts by email, chat and SMS',
      about: 'Alerts go to whoever is on duty, again and higher up if nobody answers.',
      why: 'networks fail at night and at weekends too',
      size: 'M',
      skill: 'notifications',
      said: 'mail telegram sms on_duty',
      asked:
        'send_alert_mail text_duty_technician message_chat_channel ring_phone_night escalate_second_person notify_recovery page_on-call_colleague choose_alert_receiver push_mobile_outage',
    },
    {
      id: 'draw-topology',
      name: 'Draw network maps with link load',
      about: 'Maps show which device hangs on which, with lines coloured by how full they are.',
      why: 'a picture shows where the traffic is stuck',
      size: 'L',
      said: 'map topology diagram weathermap',
      asked:
        'draw_network_map see_hangs_together show_links_coloured arrange_devices_diagram view_topology_automatic click_line_load print_network_plan trace_path_device',
    },
    {
      id: 'inventory',
      name: 'Keep an inventory of hardware and versions',
      about: 'Model, serial number, modules and firmware are read from the box.',
      why: 'makers and insurers ask for serial numbers and versions',
      size: 'M',
      skill: 'catalogue',
      said: 'inventory serial_number firmware',
      asked:
        'list_hardware_serial read_firmware_version find_outdated_software count_switches_model keep_device_inventory see_modules_slots show_warranty_end export_equipment_list',
    },
    {
      id: 'collect-logs',
      name: 'Collect syslog and SNMP traps',
      about: 'Messages of all devices stand in one place, can be searched and raise alerts.',
      why: 'a device often logs a fault long before it fails',
      size: 'M',
      skill: 'history',
      said: 'syslog traps log_messages',
      asked:
        'collect_syslog_messages receive_snmp_traps search_device_logs read_router_log see_event_history filter_log_severity keep_messages_months match_log_words',
    },
    {
      id: 'dashboards',
      name: 'Build dashboards from widgets',
      about: 'Graphs, maps and alert lists are arranged on pages for the wall, management or a site.',
      why: 'nobody opens ten pages to see the state',
      size: 'M',
      skill: 'dashboard',
      said: 'dashboard wall_screen overview',
      asked:
        'build_dashboard_widgets show_wall_screen see_state_overview arrange_graphs_page display_red_devices share_boss_overview put_tv_office choose_tiles_site',
    },
    {
      id: 'port-state',
      name: 'Show port state, errors and VLANs',
      why: 'a bad cable hides behind a green lamp',
      about: 'Each port shows speed, duplex, errors, discards, VLAN and whether it is free.',
      size: 'M',
      said: 'port_errors free_ports vlan cable_bad',
      asked:
        'show_port_state count_port_errors find_free_ports see_vlan_port detect_bad_cable list_unused_sockets check_speed_duplex see_power_ethernet',
    },
    {
      id: 'collect-flows',
      name: 'Collect flows by NetFlow, sFlow and IPFIX',
      about: 'Routers tell who spoke with whom and how much.',
      why: 'counters tell how much and not who',
      size: 'L',
      skill: 'device-data',
      said: 'netflow sflow ipfix flows',
      asked:
        'collect_netflow_router receive_sflow_switch analyse_ipfix_records store_flows_weeks search_conversations_address see_talks_outside filter_flow_country capture_mirror_port',
    },
    {
      id: 'top-talkers',
      name: 'Rank top talkers and applications',
      about: 'Hosts, services and countries are ranked by volume, now and for past days.',
      why: 'a single host often fills the whole line',
      size: 'M',
      skill: 'statistics',
      said: 'who_uses_bandwidth top_talkers applications',
      asked:
        'rank_top_talkers see_eats_line show_heaviest_users list_applications_volume find_big_downloader recognise_video_streaming tell_slows_internet divide_traffic_service',
    },
    {
      id: 'find-address',
      name: 'Find the switch port of an address',
      why: 'the device in question must be unplugged',
      about: 'A MAC or IP address leads to its switch, its port and when it was last seen.',
      size: 'M',
      skill: 'search',
      said: 'mac_address which_port where_plugged',
      asked:
        'find_mac_port locate_device_switch search_ip_address tell_socket_room trace_strange_device see_last_seen find_wall_socket map_address_port',
    },
    {
      id: 'locations',
      name: 'Group devices by location on a map',
      why: 'the technician must know where to drive',
      about: 'Sites, floors and racks are shown on a map, with red points where something fails.',
      size: 'S',
      skill: 'map',
      said: 'location site group branch',
      asked:
        'group_devices_location show_sites_map assign_rack_floor sort_switches_building see_branch_red filter_device_group tell_technician_drive mark_tower_position',
    },
    {
      id: 'user-access',
      name: 'Limit users to certain devices and ports',
      why: 'not everybody may see everything',
      about: 'Customers and trainees see only their devices and ports and sign in through the directory.',
      size: 'S',
      skill: 'roles',
      said: 'access roles customers_see ldap',
      asked:
        'limit_user_devices give_customer_view grant_read_access sign-in_directory_ldap show_tenant_ports restrict_trainee hide_foreign_branches permit_caretaker_reading',
    },
    {
      id: 'maintenance-windows',
      name: 'Mute alerts during maintenance and outages upstream',
      why: 'one failure must not ring forty times',
      about: 'Devices under planned work and those behind a failed device raise no alerts.',
      size: 'S',
      said: 'maintenance mute one_alarm',
      asked:
        'mute_alerts_maintenance schedule_planned_work silence_devices_behind silence_site_night set_parent_device stop_alarm_flood pause_device_checks plan_firmware_evening',
    },
    {
      id: 'wireless',
      name: 'Watch access points and wireless clients',
      about: 'Each access point shows its clients, signal, channel and noise.',
      why: 'most complaints concern the wireless network',
      size: 'M',
      said: 'wifi access_points signal radio',
      asked:
        'watch_access_points count_wireless_clients see_signal_strength find_crowded_cell check_radio_link show_channel_noise tell_wifi_weak follow_phone_roaming',
    },
    {
      id: 'availability-reports',
      name: 'Report availability and capacity by month',
      about: 'Availability and load per site and line come each month as a PDF.',
      why: 'a provider pays back only for outages that are proved',
      size: 'M',
      skill: 'reports',
      said: 'availability report sla capacity',
      asked:
        'report_availability_month prove_provider_outage forecast_link_capacity print_monthly_pdf calculate_uptime_percent list_worst_links compare_sites_year measure_sla send_management_report',
    },
    {
      id: 'config-backup',
      name: 'Back up configurations and show changes',
      about: 'Configurations are fetched each night, and changed lines are coloured.',
      why: 'many failures follow a change that nobody mentioned',
      size: 'M',
      skill: 'versions',
      said: 'configuration backup changed',
      asked:
        'backup_switch_configuration compare_config_versions see_changed_lines restore_router_settings fetch_config_nightly tell_changed_firewall keep_old_configurations replace_dead_switch',
    },
    {
      id: 'routing-sessions',
      name: 'Watch BGP and OSPF sessions',
      about: 'Peers, prefixes and state of each session are shown, and a lost session raises an alert.',
      why: 'a lost session cuts off whole networks unnoticed',
      size: 'M',
      said: 'bgp ospf peers routing',
      asked:
        'watch_bgp_session alert_peer_down count_prefixes see_ospf_neighbour list_peers_state check_vpn_tunnels show_routing_table chart_peering_traffic',
    },
    {
      id: 'remote-pollers',
      name: 'Poll from several sites',
      about: 'Small collectors stand behind the firewall and report to the centre.',
      why: 'one server does not reach or manage all',
      size: 'L',
      said: 'remote_site distributed probe collector',
      asked:
        'poll_remote_sites place_probe_branch distribute_poll_work reach_customer_firewall run_raspberry_branch share_load_servers collect_remote_network store_values_disconnected',
    },
    {
      id: 'bill-bandwidth',
      name: 'Bill bandwidth by 95th percentile or quota',
      about: 'Ports of one customer are summed over the month.',
      why: 'tenants pay for what they use',
      size: 'M',
      skill: 'calculation',
      said: 'billing 95th_percentile quota',
      asked:
        'bill_bandwidth_customer calculate_95th_percentile sum_customer_ports set_monthly_quota warn_quota_reached charge_tenant_traffic show_transit_overage invoice_used_gigabytes',
    },
    {
      id: 'api-export',
      name: 'Offer measured values through an API',
      about: 'Values go to Grafana, InfluxDB or a script of the house.',
      why: 'other tools want the numbers',
      size: 'M',
      skill: 'api',
      said: 'api grafana influxdb',
      asked:
        'query_api_devices export_grafana write_influxdb add_device_script read_values_json connect_inventory_database open_ticket_automatic pull_metrics_prometheus',
    },
    {
      id: 'suspicious-traffic',
      name: 'Detect suspicious traffic',
      about: 'Scans, floods, odd countries and known bad addresses are flagged.',
      why: 'a camera should not talk to strangers',
      size: 'L',
      skill: 'alarm',
      said: 'attack suspicious anomaly hacked',
      asked:
        'detect_port_scan warn_suspicious_traffic spot_infected_computer flag_bad_address detect_flood_attack see_odd_country find_rogue_dhcp learn_normal_behaviour tell_camera_phones_home',
    },
  ],
} satisfies Kind;
