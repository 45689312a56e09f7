import type { Kind } from '../kind.ts';

export const securityMonitoring = {
  id: 'security-monitoring',
  title: 'security monitoring',
  strong:
    'security_monitoring see_attacks siem intrusion attacks_network strange_logins vulnerabilities_software hackers malware detect_attacks changed_files missing_updates security_events it_security attack vulnerability break_into_servers hacked who_tried_log_in intruders_network suspicious_logins firewall_alerts intruder_inside blackmailed hundred_passwords logs_in_at_night file_everywhere_changed events_all_machines known_patterns_alarm infected_machine ransomware_told security_people_network logs_in_three look_network_traffic tries_passwords intruders_noticed trying_passwords files_changing_thousand machine_off_net notice_trying machine_talking_night',
  weak: 'attack login alarm log update server file auditor rule threat virus firewall proof machine suspicious intruder infected events patterns security',
  told: 'attack logs intrusion alerts suspicious login malware machines network security analyst hacked detection agents incident integrity ransomware compliance rules investigate vulnerabilities brute force traffic siem',
  things: ['event', 'machine', 'alert'],
  people: ['administrators', 'analysts', 'auditors'],
  field: 'information security',
  features: [
    {
      id: 'collect-logs-agents',
      name: 'Collect logs and events from machines',
      size: 'L',
      skill: 'device-data',
      said: 'collect logs_events events_machines',
      asked: 'collect_logs gather_logs send_logs install_agent keep_logs receive_syslog fetch_logs bring_logs_together',
    },
    {
      id: 'detect-attacks-log-data',
      name: 'Detect threats by rules',
      about: 'Events of all machines are read together, and known patterns stand out.',
      why: 'an attack shows only in many small signs',
      size: 'L',
      skill: 'alarm',
      said: 'attack strange logins',
      asked:
        'detect_attack spot_attacker see_wrong_password find_strange_login recognise_attack count_failed_logins detect_intruder find_tries tell_logs_night tell_tries_passwords log_night raise_known_patterns',
    },
    {
      id: 'alert-threats',
      name: 'Alert on threats',
      size: 'M',
      skill: 'notifications',
      said: 'alarm',
      asked: 'warn_attack ring_night mail_attack warn_intruder page_duty warn_hacker tell_serious call_duty ring_duty',
    },
    {
      id: 'show-dashboards',
      name: 'Show security dashboards',
      size: 'M',
      skill: 'dashboard',
      asked:
        'see_dashboard see_overview show_wall see_attacks_today put_screen_wall see_numbers_glance show_charts see_red_page',
    },
    {
      id: 'find-vulnerable-software',
      name: 'Find vulnerabilities',
      size: 'M',
      skill: 'code-checks',
      said: 'missing_updates vulnerability',
      asked:
        'find_vulnerable see_updates_missing find_holes list_vulnerabilities see_cve scan_weakness list_holes see_lack see_without_updates list_missing_updates',
    },
    {
      id: 'monitor-integrity-files',
      name: 'Monitor file integrity',
      about: 'What changes in guarded folders is shown with time and user.',
      why: 'who breaks in changes files',
      size: 'M',
      skill: 'audit-log',
      said: 'changed_files',
      asked:
        'see_file_changed watch_files warn_changed_file detect_tampered check_system_files monitor_folder compare_checksum see_system_file tell_file_changed',
    },
    {
      id: 'search-events',
      name: 'Search and hunt events',
      size: 'M',
      skill: 'search',
      asked:
        'search_events find_address look_logs filter_events find_happened_night query_logs see_happened look_back_weeks see_talked_address',
    },
    {
      id: 'report-compliance',
      name: 'Report compliance and security',
      size: 'M',
      skill: 'reports',
      said: 'auditor proof rules',
      asked:
        'prove_auditor show_auditor report_iso print_compliance check_pci tick_requirements see_gdpr send_customer_report',
    },
    {
      id: 'respond-automatically-attacks',
      name: 'Respond and isolate machines',
      size: 'M',
      skill: 'automation-rules',
      said: 'block respond',
      asked:
        'block_address block_attacker lock_account cut_off isolate_machine ban_ip throw_network throw_out_tries cut_off_machine throw_tries take_off_net take_machine_off',
    },
    {
      id: 'write-own-rules',
      name: 'Write custom rules',
      size: 'M',
      skill: 'automation-rules',
      asked: 'write_rule define_rule add_rule tune_rule ignore_false silence_rule test_rule',
    },
    {
      id: 'manage-agents-groups',
      name: 'Manage agents',
      size: 'S',
      skill: 'tree',
      asked: 'group_agents update_agents see_agent_silent install_remotely list_agents remove_agent enrol_agent',
    },
    {
      id: 'assess-configurations',
      name: 'Assess configurations',
      size: 'M',
      skill: 'checklists',
      asked:
        'check_settings compare_baseline find_weak_settings check_hardening check_passwords_policy see_misconfigured assess_settings see_badly',
    },
    {
      id: 'detect-malware',
      name: 'Detect malware',
      size: 'M',
      skill: 'classification',
      said: 'virus malware',
      asked: 'find_virus scan_virus detect_malware quarantine_file spot_trojan detect_ransomware check_file_hash',
    },
    {
      id: 'investigate-incidents-cases',
      name: 'Investigate incidents as cases',
      size: 'M',
      skill: 'incidents',
      said: 'case investigate case_tasks',
      asked:
        'open_case solve_case assign_incident note_incident write_incident close_incident follow_incident collect_evidence become_case turn_alarm_case',
    },
    {
      id: 'connect-lists-known-threats',
      name: 'Import threat intelligence',
      size: 'S',
      skill: 'import-export',
      asked:
        'import_blacklist load_known_addresses compare_known compare_blacklist fetch_threats subscribe_threat_feed match_bad_addresses compare_lists compare_bad_addresses',
    },
    {
      id: 'inventory-hardware-software',
      name: 'Inventory hardware and software',
      size: 'M',
      skill: 'catalogue',
      asked:
        'list_software see_installed list_machines see_devices find_unknown_device count_laptops see_computers see_software list_installed',
    },
    {
      id: 'manage-users-roles',
      name: 'Manage users and roles',
      size: 'M',
      skill: 'roles',
      asked: 'give_login assign_role limit_analyst restrict_access decide_see add_analyst',
    },
    {
      id: 'use-an-api',
      name: 'Use an API',
      size: 'S',
      skill: 'api',
      asked: 'use_api query_api connect_ticket call_api fetch_api push_ticket',
    },
    {
      id: 'monitor-network-traffic',
      name: 'Monitor network traffic',
      size: 'M',
      skill: 'live',
      said: 'traffic network packets machine_talking',
      asked:
        'watch_traffic see_traffic capture_packets monitor_network listen_network analyse_traffic see_talks_server detect_scan watch_wire talk_abroad see_talks',
    },
    {
      id: 'update-rules',
      name: 'Update detection rules',
      size: 'S',
      skill: 'sync',
      said: 'rules fresh',
      asked: 'keep_rules_fresh update_rules come_rules_people load_rules',
    },
    {
      id: 'map-techniques',
      name: 'Map attacks to known techniques',
      size: 'S',
      skill: 'categories',
      said: 'mitre',
      asked: 'map_technique see_technique',
    },
    {
      id: 'separate-customers',
      name: 'Separate customers',
      size: 'S',
      skill: 'roles',
      said: 'customer practice',
      asked: 'separate_customers keep_customers_apart',
    },
    {
      id: 'deploy-honeypots',
      name: 'Set up trap computers',
      size: 'M',
      skill: 'alarm',
      said: 'trap honeypot',
      asked: 'set_trap put_trap',
    },
  ],
} satisfies Kind;
