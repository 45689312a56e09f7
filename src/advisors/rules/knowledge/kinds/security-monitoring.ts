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
      about:
        'Agents send logins, system and program logs encrypted, buffer them without a network and show their last contact.',
      why: 'an intruder deletes the logs on the machine itself',
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
      about: 'A matching rule names severity, machine and cause, and goes to mail, chat or pager above a set level.',
      why: 'attackers move on within an hour',
      size: 'M',
      skill: 'alarm',
      said: 'alarm',
      asked: 'warn_attack ring_night mail_attack warn_intruder page_duty warn_hacker tell_serious call_duty ring_duty',
    },
    {
      id: 'show-dashboards',
      name: 'Show security dashboards',
      about: 'Alerts by severity, affected machines and failed logins stand on one page and lead to their events.',
      why: 'analysts must know where to begin the shift',
      size: 'M',
      skill: 'dashboard',
      asked:
        'see_dashboard see_overview show_wall see_attacks_today put_screen_wall see_numbers_glance show_charts see_red_page',
    },
    {
      id: 'find-vulnerable-software',
      name: 'Find vulnerabilities',
      about:
        'Installed versions are compared with CVE lists, and each hit shows machine, package, severity and fixed version.',
      why: 'known holes are used within days of publication',
      size: 'M',
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
      about:
        'Months of events are searched by address, user, hash or command line, and a query is saved for repetition.',
      why: 'an intrusion is found weeks after it began',
      size: 'M',
      skill: 'search',
      asked:
        'search_events find_address look_logs filter_events find_happened_night query_logs see_happened look_back_weeks see_talked_address',
    },
    {
      id: 'report-compliance',
      name: 'Report compliance and security',
      about: 'Per control of PCI DSS or ISO 27001 the evidence, failures and machines of a period are listed.',
      why: 'auditors want evidence per control and not log files',
      size: 'M',
      skill: 'reports',
      said: 'auditor proof rules',
      asked:
        'prove_auditor show_auditor report_iso print_compliance check_pci tick_requirements see_gdpr send_customer_report',
    },
    {
      id: 'respond-automatically-attacks',
      name: 'Respond and isolate machines',
      about: 'A chosen alert cuts a machine off, ends a process or blocks an address, logged and taken back by click.',
      why: 'at night nobody is there to pull the plug',
      size: 'M',
      skill: 'automation-rules',
      said: 'block respond',
      asked:
        'block_address block_attacker lock_account cut_off isolate_machine ban_ip throw_network throw_out_tries cut_off_machine throw_tries take_off_net take_machine_off',
    },
    {
      id: 'write-own-rules',
      name: 'Write custom rules',
      about:
        'Condition, threshold, severity and exceptions are tried against past events before the rule is switched on.',
      why: 'each network has its own normal',
      size: 'M',
      skill: 'automation-rules',
      asked: 'write_rule define_rule add_rule tune_rule ignore_false silence_rule test_rule',
    },
    {
      id: 'manage-agents-groups',
      name: 'Manage agents',
      about: 'Agents are enrolled, grouped, configured and updated from one place, and silent ones stand out.',
      why: 'a machine with a dead agent is a blind spot',
      size: 'S',
      asked: 'group_agents update_agents see_agent_silent install_remotely list_agents remove_agent enrol_agent',
    },
    {
      id: 'assess-configurations',
      name: 'Assess configurations',
      about: 'Settings are compared with CIS benchmarks, and each failure names machine, expected value and remedy.',
      why: 'attackers enter through default settings',
      size: 'M',
      asked:
        'check_settings compare_baseline find_weak_settings check_hardening check_passwords_policy see_misconfigured assess_settings see_badly',
    },
    {
      id: 'detect-malware',
      name: 'Detect malware',
      about:
        'Files are judged by hash, signature and behaviour, and a hit is quarantined with path, process and machine.',
      why: 'one infected laptop encrypts the file server',
      size: 'M',
      said: 'virus malware',
      asked: 'find_virus scan_virus detect_malware quarantine_file spot_trojan detect_ransomware check_file_hash',
    },
    {
      id: 'investigate-incidents-cases',
      name: 'Investigate incidents as cases',
      about: 'Alerts are joined under an owner with timeline, evidence and tasks, and closed with a finding.',
      why: 'five analysts otherwise chase the same alert',
      size: 'M',
      skill: 'incidents',
      said: 'case investigate case_tasks',
      asked:
        'open_case solve_case assign_incident note_incident write_incident close_incident follow_incident collect_evidence become_case turn_alarm_case',
    },
    {
      id: 'connect-lists-known-threats',
      name: 'Import threat intelligence',
      about: 'Bad addresses, domains and hashes come from MISP or TAXII, are matched with events and expire.',
      why: 'other companies have met the attacker before',
      size: 'S',
      asked:
        'import_blacklist load_known_addresses compare_known compare_blacklist fetch_threats subscribe_threat_feed match_bad_addresses compare_lists compare_bad_addresses',
    },
    {
      id: 'inventory-hardware-software',
      name: 'Inventory hardware and software',
      about:
        'Each machine lists system, programs, open ports, users and serial number, with the date of the last scan.',
      why: 'a machine that nobody knows is not protected',
      size: 'M',
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
      about:
        'Connections are kept with addresses, port, protocol and volume, and port scans or unknown destinations are marked.',
      why: 'stolen data leaves through the network',
      size: 'M',
      said: 'traffic network packets machine_talking',
      asked:
        'watch_traffic see_traffic capture_packets monitor_network listen_network analyse_traffic see_talks_server detect_scan watch_wire talk_abroad see_talks',
    },
    {
      id: 'update-rules',
      name: 'Update detection rules',
      about:
        'New signatures arrive by plan with their changes listed, own exceptions stay, and the set before can be restored.',
      why: "last month's rules miss this week's attack",
      size: 'S',
      skill: 'deployments',
      said: 'rules fresh',
      asked: 'keep_rules_fresh update_rules come_rules_people load_rules',
    },
    {
      id: 'map-techniques',
      name: 'Map attacks to known techniques',
      about: 'Each alert names its MITRE tactic and technique, and a matrix shows which ones the rules cover.',
      why: 'single alerts do not show how far an attack got',
      size: 'S',
      said: 'mitre',
      asked: 'map_technique see_technique',
    },
    {
      id: 'separate-customers',
      name: 'Separate customers',
      about: 'Each one has own agents, events, rules and users, and no search or report crosses the border.',
      why: "a provider must not show one customer another's alerts",
      size: 'S',
      skill: 'roles',
      said: 'customer practice',
      asked: 'separate_customers keep_customers_apart',
    },
    {
      id: 'deploy-honeypots',
      name: 'Set up trap computers',
      about: 'A decoy imitates a file server or login page, and each touch raises an alert with its source.',
      why: 'an intruder inside looks like an ordinary user',
      size: 'M',
      said: 'trap honeypot',
      asked: 'set_trap put_trap',
    },
  ],
} satisfies Kind;
