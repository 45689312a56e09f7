import type { Kind } from '../kind.ts';

export const dnsHosting = {
  id: 'dns-hosting',
  title: 'name servers and DNS zones',
  strong:
    'dns nameserver nameservers name_server name_servers dns_zone dns_zones zone_file zone_files dns_records mx_record txt_record a_record cname aaaa_record ptr dnssec powerdns powerdns-admin poweradmin technitium knot bind bind9 nsd coredns desec unbound pi-hole adguard_home authoritative_server recursive_resolver resolver zone_transfer axfr secondary_server dynamic_dns dyndns split_horizon reverse_zone reverse_lookup domain_records domains_point domain_zones dns_hosting dns_queries dns_over_https subdomain_points hostnames',
  weak: 'domain zone subdomain hostname registrar ttl spf provider hosting blocklist router resolve delegation',
  told: 'domain zone subdomain web nameserver registrar dns ip typo provider hosting resolve secondary key router block ads query cache domains bind txt website point wait',
  things: ['zone', 'record', 'name server', 'domain', 'query'],
  people: ['administrators', 'hosting customers', 'network operators', 'resellers', 'domain owners'],
  field: 'operation of name servers',
  features: [
    {
      id: 'manage-zones',
      name: 'Create and manage zones',
      about: 'Primary, secondary and forward zones are created, paused and deleted in one list with their state.',
      why: 'hundreds of zone files cannot be kept by hand',
      size: 'M',
      said: 'zones domains_list create_zone',
      asked:
        'create_zone list_domains add_domain_server delete_zone manage_zones see_domains_hosted enable_zone open_domain_settings keep_domains_together',
    },
    {
      id: 'edit-records',
      name: 'Edit records of all types',
      about: 'A, AAAA, MX, TXT, SRV, CAA and other records are entered in forms that check each type.',
      why: 'most faults in zones are slips of syntax',
      size: 'M',
      skill: 'forms',
      said: 'edit_records add_record',
      asked:
        'add_record change_mx_record edit_txt_record move_subdomain_server set_ttl delete_cname enter_mail_server change_ip_address set_spf_record direct_domain_website',
    },
    {
      id: 'sign-zones-dnssec',
      name: 'Sign zones with DNSSEC',
      why: 'an expired signature takes the domain off',
      about: 'Keys are made and rolled by plan, and the entry for the registrar is shown.',
      size: 'L',
      said: 'dnssec signing keys',
      asked:
        'sign_zone enable_dnssec roll_keys show_ds_record rotate_signing_keys renew_signatures publish_ds_parent protect_forged_answers',
    },
    {
      id: 'transfer-secondary-servers',
      name: 'Transfer zones to secondary servers',
      about: 'Changes of a zone reach the secondary servers at once, and keys secure each transfer.',
      why: 'a single name server takes the domain down with it',
      size: 'M',
      said: 'secondary transfer axfr',
      asked:
        'transfer_zone_secondary notify_secondary_servers sync_name_servers add_secondary copy_zone_server permit_zone_transfer protect_transfer_key mirror_zone_changes',
    },
    {
      id: 'limit-zone-access',
      name: 'Limit access to zones by user',
      about: 'Customers and departments change only their own domains or records.',
      why: 'one typo must not take down others',
      size: 'M',
      skill: 'roles',
      said: 'permissions customer_access',
      asked:
        'give_customer_domain restrict_zone_user assign_zone_owner limit_record_types add_reseller_account share_zone_colleague set_user_rights separate_customers_domains',
    },
    {
      id: 'use-dns-api',
      name: 'Manage records through an API',
      about: 'Scripts and hosting panels add and change records with keys of their own.',
      why: 'new servers enter their own names by script',
      size: 'M',
      skill: 'api',
      said: 'api script terraform',
      asked:
        'call_dns_api create_record_script connect_hosting_panel issue_api_key automate_records use_terraform update_zone_program integrate_ansible',
    },
    {
      id: 'log-changes-restore',
      name: 'Log changes and restore earlier zones',
      about: 'The log shows who changed which record when, and any earlier zone can be restored.',
      why: 'after a fault one wants the zone of yesterday back',
      size: 'M',
      skill: 'versions',
      said: 'history rollback who_changed',
      asked:
        'see_changed_record restore_zone_yesterday undo_change log_edits compare_zone_versions revert_record show_zone_history trace_mistake record_old_address',
    },
    {
      id: 'check-zone-errors',
      name: 'Check zones for errors before publishing',
      about: 'Missing dots, loops, dead targets and faulty mail records are shown.',
      why: 'a published error stays in caches for a day',
      size: 'M',
      said: 'validate check errors',
      asked:
        'check_zone_errors validate_record warn_missing_dot test_mail_records detect_cname_loop spot_typo_address preview_changes reject_wrong_syntax find_dead_records',
    },
    {
      id: 'use-zone-templates',
      name: 'Create zones from templates',
      about: 'The usual records for mail and web come with each new domain.',
      why: 'two hundred domains look alike',
      size: 'S',
      skill: 'templates',
      said: 'template standard_records',
      asked:
        'create_zone_template apply_standard_records reuse_record_set fill_new-domain copy_zone_settings add_default_mail change_template_domains prepare_record_bundle',
    },
    {
      id: 'import-export-zones',
      name: 'Import and export zone files',
      why: 'nobody types eighty zones again',
      about: 'Zones come in from BIND files, other providers or by transfer, and go out as zone files.',
      size: 'S',
      skill: 'import-export',
      said: 'import zone_file bind',
      asked:
        'import_zone_file export_zone move_domains_provider load_bind_files upload_records_csv migrate_zones download_zone_text fetch_zone_provider',
    },
    {
      id: 'show-query-statistics',
      name: 'Show query statistics',
      about: 'Charts count queries by zone, type, answer and client.',
      why: 'attacks and faults show up as jumps in the counts',
      size: 'M',
      skill: 'statistics',
      said: 'statistics queries dashboard',
      asked:
        'show_query_statistics count_queries_domain see_top_clients chart_answers_hour view_dashboard_dns list_asked_names measure_response_time bill_queries',
    },
    {
      id: 'update-dynamic-addresses',
      name: 'Update dynamic addresses',
      about: 'Routers and devices report their new address themselves.',
      why: "many providers change a customer's address every night",
      size: 'M',
      said: 'dyndns dynamic changing_ip',
      asked:
        'update_home_address follow_changing_ip report_router_address set_dyndns_host reach_home_server refresh_address_automatically give_device_token register_client_name',
    },
    {
      id: 'maintain-reverse-records',
      name: 'Maintain reverse records',
      about: 'The name for each address follows the forward record.',
      why: 'mail from addresses without a name is refused',
      size: 'S',
      said: 'reverse ptr',
      asked:
        'create_reverse_record set_ptr_address match_forward_reverse delegate_reverse_zone see_missing_ptr name_ip_address update_reverse_automatically list_ipv6_reverse',
    },
    {
      id: 'search-bulk-change',
      name: 'Search and change records in bulk',
      about: 'One address is found in all zones and replaced at once.',
      why: 'a moved server changes its address in hundreds of records',
      size: 'S',
      skill: 'bulk-edit',
      said: 'bulk search replace',
      asked:
        'search_records replace_ip_domains change_records_bulk find_old_server edit_zones_together filter_record_type list_records_pointing delete_matching_records',
    },
    {
      id: 'resolve-forward-queries',
      name: 'Resolve, cache and forward queries',
      about: 'Clients in the network get answers from the cache, the roots or chosen servers.',
      why: 'one web page asks for some forty names',
      size: 'L',
      said: 'resolver cache forward',
      asked:
        'resolve_names_clients store_answers_cache forward_queries_upstream clear_cache set_forwarder choose_upstream serve_local_network answer_lookups_locally ask_root_servers',
    },
    {
      id: 'block-domains-lists',
      name: 'Block domains by lists',
      why: 'what is not resolved is not loaded',
      about:
        'Names on lists for advertising, malware or own entries get no answer, with exceptions by network or time.',
      size: 'M',
      said: 'block blocklist ads',
      asked:
        'block_ads block_malware_domains add_blocklist unblock_domain filter_adult_sites exclude_device_blocking update_lists_daily pause_blocking stop_tracking_hosts',
    },
    {
      id: 'answer-by-network',
      name: 'Answer differently by network or region',
      about: 'Queries from inside get inner addresses, and visitors get the address of the nearest server.',
      why: 'one name leads to another server inside than outside',
      size: 'M',
      said: 'split_horizon internal_external geo',
      asked:
        'answer_inside_differently separate_internal_external send_visitor_nearest set_view_network return_local_address route_country_server hide_internal_names split_zone',
    },
    {
      id: 'encrypt-queries',
      name: 'Answer queries over TLS, HTTPS and QUIC',
      about: 'Clients ask over TLS, HTTPS or QUIC, so that nobody on the way reads the names.',
      why: 'the names looked up tell what people do online',
      size: 'M',
      said: 'dot doh encrypted_dns',
      asked:
        'encrypt_queries offer_dns_https use_dns_tls hide_lookups_provider set_private_dns secure_phone_dns protect_queries_wifi support_quic',
    },
    {
      id: 'fail-over-balance',
      name: 'Fail over and spread by health checks',
      about: 'Servers that do not answer are taken out, and weights share the load.',
      why: 'a dead address should not be handed out',
      size: 'M',
      skill: 'uptime-checks',
      said: 'failover load_balancing weight',
      asked:
        'switch_backup_server remove_dead_address check_server_health balance_addresses set_record_weight turn_standby_server rotate_servers distribute_visitors',
    },
    {
      id: 'monitor-name-servers',
      name: 'Monitor name servers and serials',
      about: 'Each server is asked from outside, and differences raise an alert.',
      why: 'a secondary that stopped updating gives old answers',
      size: 'M',
      skill: 'alarm',
      said: 'monitor serial alert',
      asked:
        'monitor_name_servers compare_serials alert_server_silent check_delegation warn_outdated_secondary test_answers_outside notify_zone_expired see_propagation watch_resolution',
    },
    {
      id: 'answer-certificate-challenges',
      name: 'Answer certificate challenges',
      about: 'ACME clients set and remove their TXT records with narrow rights.',
      why: 'wildcard certificates need it every few weeks',
      size: 'S',
      said: 'acme letsencrypt wildcard',
      asked:
        'answer_acme_challenge set_challenge_txt issue_wildcard_certificate verify_domain_certificate remove_old_challenge limit_token_txt renew_certificate_dns',
    },
    {
      id: 'log-queries',
      name: 'Log queries by client',
      why: 'faults and infections show here first',
      about: 'A log kept for a set time shows which device asked which name and got which answer.',
      size: 'M',
      said: 'query_log device_asked',
      asked:
        'log_queries see_device_asked search_query_log find_infected_computer show_blocked_queries export_query_log delete_logs_days follow_lookups_live',
    },
    {
      id: 'manage-servers-cluster',
      name: 'Manage several servers as a cluster',
      about: 'Settings and zones are the same on all, and one can be serviced.',
      why: 'settings kept by hand on each server drift apart',
      size: 'L',
      said: 'cluster nodes',
      asked:
        'manage_dns_cluster add_cluster_node sync_server_settings configure_servers_central promote_node update_servers_turn join_node show_node_state',
    },
    {
      id: 'limit-abusive-queries',
      name: 'Limit abusive queries',
      about: 'Floods and amplification are slowed or dropped by rate and list.',
      why: 'open servers are used for attacks',
      size: 'M',
      said: 'rate_limit attack ddos',
      asked:
        'limit_queries_second drop_flood ban_attacking_client throttle_requests stop_amplification restrict_recursion_network refuse_junk_queries stop_attack_requests',
    },
    {
      id: 'protect-sign-in-dns',
      name: 'Sign in with two-factor or directory',
      about: 'Everyone who manages zones signs in with a code or through LDAP, SAML or OpenID.',
      why: 'whoever controls the zone can redirect all mail',
      size: 'S',
      skill: 'second-factor',
      said: 'two-factor ldap saml',
      asked:
        'require_second_factor log-in_ldap sign-in_company_account connect_openid ask_login_code use_security_key lock_failed_logins',
    },
  ],
} satisfies Kind;
