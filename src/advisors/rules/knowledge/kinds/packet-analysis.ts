import type { Kind } from '../kind.ts';

export const packetAnalysis = {
  id: 'packet-analysis',
  title: 'network traffic analysers',
  strong:
    'wireshark tshark tcpdump arkime mitmproxy zeek suricata ntopng sniffnet pcap pcapng libpcap packet_capture packet_captures packet_sniffer sniffer sniffing packet_analysis packet_analyser network_packets packets_network capture_traffic traffic_capture network_traffic traffic_inspection intercepting_proxy burp_suite charles_proxy fiddler_proxy display_filter bpf_filter dissector dissectors protocol_analyser deep_packet mirror_port span_port tcp_stream tcp_retransmissions retransmissions handshake_packets netflow network_forensics phones_home calls_home_device decrypt_tls https_traffic data_leaves_computer who_talks_network hex_bytes_packet',
  weak: 'packets packet network protocol traffic capture interface ethernet proxy router tcp dns header payload bytes',
  told: 'packets network traffic router connection connections protocol wlan wifi cable switch bytes handshake dropped slow latency encrypted intercept sniff capture firewall malware television bandwidth port ports stuttering',
  things: ['packet', 'capture', 'connection', 'protocol', 'host'],
  people: ['network engineers', 'security analysts', 'developers', 'administrators', 'students of networking'],
  field: 'network traffic analysis',
  features: [
    {
      id: 'capture-live-traffic',
      name: 'Capture live traffic from interfaces',
      why: 'what passed unseen is gone',
      about: 'Packets on cable, wireless, loopback and USB are recorded from several interfaces at once.',
      size: 'L',
      said: 'capture live interface sniff',
      asked:
        'capture_traffic_live record_network_packets listen_network_card listen_wireless start_capture_interface watch_packets_arrive choose_network_interface see_passes_cable',
    },
    {
      id: 'filter-packets',
      name: 'Filter packets by expression',
      about: 'Fields, addresses and contents are compared, with completion and saved filters.',
      why: 'one line in a million is wanted',
      size: 'M',
      skill: 'filters',
      said: 'display_filter only_address',
      asked:
        'filter_packets hide_broadcast_traffic show_single_address see_dns_lines type_filter_expression save_filter_button exclude_printer_noise select_port_number',
    },
    {
      id: 'dissect-protocols',
      name: 'Dissect protocols layer by layer',
      about: 'Hundreds of protocols become a tree of named fields beside the bytes.',
      why: 'raw bytes tell little',
      size: 'L',
      said: 'dissect decode fields hex',
      asked:
        'show_protocol_fields read_packet_layers explain_bytes show_packet_tree understand_header see_hex_bytes expand_packet_details recognise_protocol',
    },
    {
      id: 'open-save-capture-files',
      name: 'Open and save capture files',
      about: 'PCAP, PCAPNG and other formats are opened, saved, split, merged and packed.',
      why: 'captures are recorded on one machine and read on another',
      size: 'M',
      skill: 'import-export',
      said: 'pcap file open save',
      asked:
        'open_pcap save_capture_file merge_captures split_large_capture import_tcpdump_file export_selected_packets load_capture_customer send_recording_colleague',
    },
    {
      id: 'follow-streams',
      name: 'Follow streams',
      why: 'a talk is read from start to end',
      about: 'What both sides said in one conversation stands as readable text.',
      size: 'M',
      said: 'follow_stream conversation_text',
      asked:
        'follow_tcp_stream read_whole_conversation combine_session_pieces see_request_answer show_text_exchanged put_packets_together view_dialogue_sides',
    },
    {
      id: 'limit-captures',
      name: 'Limit captures by filter and ring buffer',
      about: 'Only what matches is recorded, in files of set size or time that replace one another.',
      why: 'a busy line fills the disk in an hour',
      size: 'M',
      said: 'ring_buffer capture_filter disk_full',
      asked:
        'record_single_port set_capture_filter overwrite_oldest_files stop_capture_minutes limit_capture_size run_capture_days rotate_capture_files trigger_capture_end',
    },
    {
      id: 'show-conversations-endpoints',
      name: 'List conversations between devices',
      about: 'A table lists who talks to whom, how much and how long.',
      why: 'the search begins with the hosts that talk most',
      size: 'M',
      skill: 'statistics',
      said: 'who_talks endpoints top_talkers',
      asked:
        'list_connections see_device_talks show_top_talkers count_bytes_host find_biggest_sender list_addresses_contacted rank_hosts_traffic show_open_sessions',
    },
    {
      id: 'decrypt-tls',
      name: 'Decrypt TLS with keys',
      about: 'Session keys or a key log make encrypted traffic readable.',
      why: 'nearly everything is encrypted today',
      size: 'L',
      said: 'decrypt tls keys https',
      asked:
        'unlock_https_keys load_session_keys read_encrypted_traffic use_key_log enter_wifi_password see_inside_tls unlock_encrypted_packets',
    },
    {
      id: 'intercept-http',
      name: 'Intercept HTTP and HTTPS requests',
      why: 'one sees what the app really asks for',
      about: 'A proxy with its own certificate records the requests of browsers, apps and phones.',
      size: 'L',
      said: 'proxy intercept requests app',
      asked:
        'catch_https_requests see_app_requests route_phone_proxy install_proxy_certificate inspect_api_calls watch_browser_requests read_json_responses catch_websocket_messages',
    },
    {
      id: 'chart-traffic',
      name: 'Chart traffic over time',
      why: 'peaks are seen at once',
      about: 'Bytes, packets and errors per second are drawn as lines, each with its own filter.',
      size: 'M',
      skill: 'charts',
      said: 'graph bandwidth over_time',
      asked:
        'chart_traffic_time see_bandwidth_peak plot_throughput draw_packets_second show_rate_curve find_load_spike compare_two_filters_graph',
    },
    {
      id: 'mark-errors-expert',
      name: 'Point out errors and anomalies',
      why: 'nobody reads a million lines',
      about: 'Retransmissions, resets, malformed and late packets are listed with their severity.',
      size: 'M',
      said: 'retransmission errors expert',
      asked:
        'find_retransmissions show_problems_line mark_lost_packets list_malformed_packets see_duplicate_acks highlight_resets warn_zero_window diagnose_slow_connection',
    },
    {
      id: 'colour-packets',
      name: 'Colour packets by rules',
      about: 'Rules give colours per protocol, error or conversation.',
      why: 'eyes find colours sooner than numbers',
      size: 'S',
      said: 'colour_rules',
      asked:
        'paint_packet_kinds highlight_dns_blue paint_errors_red set_colour_rules mark_conversation_colour choose_line_colour separate_protocols_colour',
    },
    {
      id: 'search-packets',
      name: 'Search text and bytes in packets',
      why: 'the word is known and the place is not',
      about: 'Strings, hex bytes and patterns are found in list, details or payload.',
      size: 'S',
      skill: 'search',
      said: 'search string payload',
      asked:
        'search_text_packets find_hex_string look_password_traffic jump_next_match find_file_name search_pattern_payload go_packet_number',
    },
    {
      id: 'show-response-times',
      name: 'Measure delays and response times',
      about: 'Round trips, handshakes and server answers are measured for each request.',
      why: 'network and server teams blame each other',
      size: 'M',
      said: 'latency response_time delay',
      asked:
        'measure_round_trip see_server_delay measure_answer_time compare_network_server show_handshake_time find_slow_query set_time_reference calculate_delta_time',
    },
    {
      id: 'show-protocol-hierarchy',
      name: 'Show protocol shares',
      why: 'it tells what the line is used for',
      about: 'A tree of protocols shows packets, bytes and percent of each.',
      size: 'S',
      skill: 'statistics',
      said: 'protocol_hierarchy shares',
      asked:
        'show_protocol_share count_packets_protocol see_traffic_kinds divide_traffic_application list_applications_used summarise_capture show_packet_lengths',
    },
    {
      id: 'resolve-names-places',
      name: 'Resolve names, makers and places',
      about: 'Addresses become host names, device makers, countries and networks.',
      why: 'numbers say nothing',
      size: 'S',
      skill: 'metadata-fetch',
      said: 'resolve names country maker',
      asked:
        'resolve_address_name show_country_address see_device_maker find_network_owner locate_server_map look_up_mac name_known_devices translate_port_service',
    },
    {
      id: 'extract-files',
      name: 'Extract transferred files',
      why: 'the attachment is the evidence',
      about: 'Documents, pictures and mails are taken out of HTTP, SMB, FTP and mail traffic.',
      size: 'M',
      said: 'extract files objects',
      asked:
        'extract_files_traffic save_downloaded_document export_http_objects recover_pictures pull_mail_attachment calculate_file_hash store_transferred_files',
    },
    {
      id: 'analyse-voice-calls',
      name: 'Analyse VoIP calls',
      about: 'Signalling is drawn as a ladder, jitter and loss are measured, and calls are played.',
      why: 'crackling and dropped calls have a cause in the network',
      size: 'M',
      said: 'voip sip jitter calls',
      asked:
        'analyse_voip_call play_recorded_call show_call_ladder measure_jitter list_sip_calls see_voice_loss find_dropped_call',
    },
    {
      id: 'alert-suspicious-traffic',
      name: 'Alert on suspicious traffic',
      about: 'Signatures and threat lists are compared with connections.',
      why: 'the break-in is in the traffic first',
      size: 'L',
      skill: 'alarm',
      said: 'suspicious alert malware signature',
      asked:
        'alert_suspicious_connection detect_malware_traffic warn_unknown_server compare_threat_list report_port_scan flag_bad_address notify_unknown_device spot_intrusion',
    },
    {
      id: 'modify-replay-requests',
      name: 'Modify and replay requests',
      why: 'the rare answer has to be tried',
      about: 'Requests are stopped, edited and sent again, or answered from a file.',
      size: 'M',
      said: 'modify replay breakpoint',
      asked:
        'modify_request replay_request stop_request_edit change_response_body send_again_altered simulate_server_answer simulate_slow_network block_request',
    },
    {
      id: 'capture-remotely',
      name: 'Capture from remote machines',
      why: 'the trouble is at the other site',
      about: 'Packets from other machines come over SSH, agents or mirrored ports into one place.',
      size: 'M',
      said: 'remote ssh sensor agent',
      asked:
        'capture_remote_machine record_server_ssh install_sensor_branch stream_packets_home fetch_router_traffic capture_container start_capture_afar',
    },
    {
      id: 'index-long-captures',
      name: 'Store and search weeks of traffic',
      about: 'Sessions are indexed with their packets kept for later search.',
      why: 'an incident is noticed a month later',
      size: 'L',
      skill: 'history',
      said: 'weeks index sessions',
      asked:
        'keep_weeks_traffic search_old_sessions index_sessions look_month_back hold_full_packets find_past_connection store_traffic_history',
    },
    {
      id: 'script-extend-dissectors',
      name: 'Extend by scripts and own dissectors',
      why: 'every factory has a protocol of its own',
      about: 'Own protocols and steps are written in Lua or Python and run on a command line.',
      size: 'M',
      skill: 'plugins',
      said: 'lua python script own_protocol',
      asked:
        'write_dissector add_custom_protocol run_python_script describe_factory_protocol use_command_line automate_analysis print_fields_csv extend_plugin',
    },
    {
      id: 'anonymise-comment-captures',
      name: 'Anonymise and comment captures',
      about: 'Addresses and contents are replaced, notes stand at packets.',
      why: 'captures go to the maker without the secrets',
      size: 'S',
      said: 'anonymise comment',
      asked:
        'anonymise_addresses remove_secrets_capture comment_packet mask_payload note_finding_packet replace_mac_addresses strip_personal_data annotate_capture',
    },
  ],
} satisfies Kind;
