import type { Kind } from '../kind.ts';

export const messageQueues = {
  id: 'message-queues',
  title: 'message queue and event stream consoles',
  strong:
    'akhq kafdrop kafka kafka_ui kafbat conduktor redpanda_console cmak rabbitmq rabbitmq_management activemq artemis_console nats_streams pulsar_manager kafka_topics kafka_topic kafka_cluster message_broker message_brokers message_queue message_queues event_stream event_streams event_streaming consumer_group consumer_groups consumer_lag consumers_behind_topic dead_letter dead_letters dlq topics_partitions partitions_offsets offsets reset_offset schema_registry avro avro_messages protobuf_messages kafka_connect exchanges_bindings queue_exchange exchange_bindings vhost vhosts amqp mqtt_topics queues_messages_stuck messages_stuck_queue messages_pile_queue purge_queue poison_message look_inside_queue messages_between_programs programs_send_messages replay_messages events_topic broker_console',
  weak: 'broker topic topics queue queues messages consumers producers partitions events payload backlog cluster',
  told: 'queue queues topics topic broker stuck backlog consumers producers events pile json lost partitions replay failed cluster rate',
  things: ['topic', 'queue', 'message', 'consumer group', 'broker'],
  people: ['developers', 'operators', 'testers', 'data engineers'],
  field: 'messaging infrastructure',
  features: [
    {
      id: 'browse-messages',
      name: 'Browse messages in topics and queues',
      about: 'Messages are read with key, headers and body from the start, the end or a date.',
      why: 'a fault is understood only by looking at the message',
      size: 'M',
      said: 'browse_messages look_inside payload',
      asked:
        'browse_topic_messages look_inside_queue read_message_body see_headers_key open_event_payload inspect_waiting_messages view_last_events show_queue_content take_first_message',
    },
    {
      id: 'list-topics',
      name: 'List topics and queues with details',
      about: 'One table shows messages, size, partitions, consumers and settings of each topic and queue.',
      why: 'hundreds of topics have grown over the years',
      size: 'M',
      said: 'list_topics queues overview size',
      asked:
        'list_existing_topics see_queue_length show_topic_size view_partitions_replicas count_messages_waiting display_topic_settings find_topic_name sort_queues_depth hide_internal_topics',
    },
    {
      id: 'create-configure',
      name: 'Create and configure topics and queues',
      about: 'Partitions, copies, keeping time and limits are set by form.',
      why: 'the command line forgives nothing',
      size: 'M',
      skill: 'forms',
      said: 'create_topic retention settings',
      asked:
        'create_topic_form configure_retention_time set_partition_number add_queue_limit change_topic_settings define_message_expiry declare_durable_queue increase_partitions edit_cleanup_policy',
    },
    {
      id: 'consumer-lag',
      name: 'Show consumer groups and lag',
      why: 'lag is the first sign of trouble',
      about: 'Each consumer group shows what it reads, how far it is and its lag.',
      size: 'M',
      skill: 'live',
      said: 'consumer_group lag behind',
      asked:
        'show_consumer_lag see_reader_behind list_consumer_groups watch_backlog_grow check_group_members view_offsets_partition tell_slow_consumer find_stopped_reader measure_delay_processing',
    },
    {
      id: 'cluster-health',
      name: 'Show brokers and cluster health',
      why: 'a full disk stops everything',
      about: 'Nodes, disk, memory, leaders and replicas out of step are shown on one page.',
      size: 'M',
      skill: 'dashboard',
      said: 'broker nodes health disk',
      asked:
        'show_broker_health see_node_memory check_disk_space view_controller_leader watch_under-replicated_partitions monitor_cluster_state list_nodes_version spot_node_failed see_memory_alarm',
    },
    {
      id: 'search-messages',
      name: 'Search and filter messages',
      about: 'Messages are found by key, text, field, time or expression among millions.',
      why: 'one lost order hides among millions of messages',
      size: 'M',
      skill: 'filters',
      said: 'search filter find_message',
      asked:
        'search_message_text filter_order_number find_event_key look_field_value locate_lost_order limit_time_range match_json_path query_header_value scan_topic_word',
    },
    {
      id: 'publish-messages',
      name: 'Publish test messages',
      about: 'Key, headers and body are typed or taken from an old one and sent.',
      why: 'a test message should not need a program of its own',
      size: 'S',
      said: 'publish produce send_test',
      asked:
        'publish_test_message produce_event_hand send_json_topic type_message_queue simulate_incoming_order copy_message_resend put_sample_event generate_load_messages',
    },
    {
      id: 'multiple-clusters',
      name: 'Manage several clusters and broker kinds',
      about: 'Development, test and production clusters of Kafka and RabbitMQ stand side by side.',
      why: 'nobody wants a separate console for each cluster',
      size: 'M',
      skill: 'environments',
      said: 'clusters environments multi_cluster',
      asked:
        'manage_clusters_together switch_test_production add_cluster_connection connect_rabbit_kafka compare_environments_topics view_brokers_places save_connection_profile mark_production_red',
    },
    {
      id: 'decode-formats',
      name: 'Decode Avro, Protobuf and JSON',
      about: 'Bytes become readable by schema, with own decoders where needed.',
      why: 'nobody can read raw bytes',
      size: 'M',
      said: 'decode avro protobuf readable',
      asked:
        'display_avro_messages read_binary_payload show_protobuf_readable format_json_pretty convert_bytes_text use_custom_deserializer unpack_compressed_body translate_hex_fields',
    },
    {
      id: 'schema-registry',
      name: 'Manage schemas in the registry',
      why: 'one renamed field breaks five readers',
      about: 'Schemas are kept with their versions, differences and compatibility rules.',
      size: 'M',
      skill: 'versions',
      said: 'schema registry compatibility version',
      asked:
        'manage_schema_registry compare_schema_versions check_compatibility_change register_message_format view_field_definitions delete_schema_version see_topic_schema prevent_breaking_format',
    },
    {
      id: 'reset-offsets',
      name: 'Reset consumer offsets',
      about: 'A consumer group is set back to a time or past one message, with a preview.',
      why: 'a mended consumer must read again or skip a message',
      size: 'M',
      said: 'reset_offset rewind skip replay',
      asked:
        'reset_group_offset return_reader_yesterday replay_messages_time skip_broken_message read_again_beginning jump_latest_position move_consumer_forward process_events_again set_offset_date',
    },
    {
      id: 'dead-letters',
      name: 'Inspect dead letters',
      about: 'What could not be processed is listed with reason and origin.',
      why: 'lost orders end up in the dead letter queue',
      size: 'M',
      skill: 'error-reports',
      said: 'dead_letter failed error_queue',
      asked:
        'inspect_dead_letters see_failed_messages show_error_reason list_rejected_events view_poison_message count_undelivered group_failures_cause look_error_queue',
    },
    {
      id: 'retry-messages',
      name: 'Send failed messages again',
      about: 'One, many or all failed messages are sent again, corrected or to another queue.',
      why: 'orders should go on once the fault is mended',
      size: 'M',
      skill: 'bulk-edit',
      said: 'retry requeue redrive shovel',
      asked:
        'retry_failed_messages redo_dead_letters resend_corrected_order move_messages_queue edit_resubmit_body forward_selected_events push_rejected_queue return_messages_origin',
    },
    {
      id: 'live-tail',
      name: 'Follow new messages live',
      about: 'What arrives runs over the screen and can be paused.',
      why: 'developers watch what their program sends while testing',
      size: 'S',
      skill: 'live',
      said: 'live tail arriving',
      asked:
        'follow_fresh_messages watch_events_arrive display_topic_live see_incoming_stream pause_live_view observe_messages_test stream_events_screen refresh_queue_seconds',
    },
    {
      id: 'rate-charts',
      name: 'Chart message rates and queue depth',
      about: 'Incoming, outgoing and acknowledged messages per second are drawn over hours and days.',
      why: 'a growing queue shows trouble before it fails',
      size: 'M',
      skill: 'charts',
      said: 'rate throughput chart depth',
      asked:
        'chart_message_rate see_throughput_second plot_queue_depth show_bytes_hour compare_publish_acknowledge view_traffic_peaks draw_consumption_speed export_prometheus_metrics',
    },
    {
      id: 'purge-delete',
      name: 'Purge queues and delete topics',
      about: 'Purging and deleting ask first, and production is locked against both.',
      why: 'test messages must be cleared between runs',
      size: 'S',
      skill: 'bulk-edit',
      said: 'purge empty delete',
      asked:
        'clear_queue_messages empty_test_topic delete_unused_topics remove_single_message clear_old_events erase_topic_content drop_abandoned_queue confirm_before_deletion',
    },
    {
      id: 'alerts',
      name: 'Alert on lag and queue length',
      about: 'Limits for depth, silence, age and missing readers send a message.',
      why: 'operators should know before customers notice',
      size: 'M',
      skill: 'alarm',
      said: 'alert threshold backlog',
      asked:
        'alert_queue_long warn_lag_grows notify_reader_missing tell_messages_stuck ring_disk_full send_slack_backlog detect_silent_producer set_depth_threshold',
    },
    {
      id: 'connectors',
      name: 'Manage Kafka Connect connectors',
      why: 'a failed task stands still in silence',
      about: 'Sources and sinks are set up, paused and restarted, and their errors are shown.',
      size: 'M',
      said: 'connectors kafka_connect sink source',
      asked:
        'manage_connectors restart_failed_task pause_sink_database create_source_connector see_connector_error configure_debezium_stream validate_connector_settings watch_task_status',
    },
    {
      id: 'exchanges-bindings',
      name: 'Manage exchanges and bindings',
      about: 'Exchanges are bound to queues by routing key, and a picture shows all bindings.',
      why: 'messages get lost through a wrong binding',
      size: 'M',
      said: 'exchange binding routing_key',
      asked:
        'manage_exchanges connect_queue_exchange set_routing_key draw_message_paths see_unrouted_messages define_fanout_topic unlink_old_queue trace_message_way',
    },
    {
      id: 'connections',
      name: 'Show and close client connections',
      about: 'Connected programs are listed with address, user, channels and traffic, and can be closed.',
      why: 'one runaway client can slow down the whole broker',
      size: 'S',
      said: 'connections channels clients',
      asked:
        'show_client_connections close_hanging_connection list_open_channels see_producers_connected identify_noisy_program stop_idle_client view_ip_user throw_stuck_consumer',
    },
    {
      id: 'broker-acls',
      name: 'Manage broker users, ACLs and quotas',
      about: 'Rules set which program may write and read which topic, and how much.',
      why: 'not every program may read payment messages',
      size: 'M',
      skill: 'roles',
      said: 'acl broker_user quota vhost',
      asked:
        'manage_broker_users grant_topic_read restrict_program_write set_client_quota add_acl_rule separate_virtual_hosts rotate_broker_password list_write_rights',
    },
    {
      id: 'console-access',
      name: 'Limit access by role and single sign-on',
      about: 'Teams see their own topics, testers only look, operators change.',
      why: 'testers who only look need no rights to delete',
      size: 'M',
      skill: 'single-sign-on',
      said: 'roles sso read_only ldap',
      asked:
        'limit_team_topics forbid_viewers_editing sign-in_company_account grant_tester_look hide_production_topics use_ldap_groups forbid_changes_production give_operators_rights',
    },
    {
      id: 'mask-fields',
      name: 'Mask sensitive fields',
      about: 'Names, card numbers and health data are blacked out by rule.',
      why: "developers need the message, not the customer's data",
      size: 'M',
      said: 'mask personal_data hide_fields',
      asked:
        'mask_card_numbers hide_personal_fields blur_customer_names protect_patient_payload cover_passwords_messages replace_email_stars anonymise_message_content redact_sensitive_json',
    },
    {
      id: 'audit-log',
      name: 'Log who changed what',
      about: 'Reading, sending, deleting and resetting are kept with name and time.',
      why: 'somebody emptied a queue, and nobody knows who',
      size: 'S',
      skill: 'audit-log',
      said: 'audit log who_deleted',
      asked:
        'log_changes_person see_deleted_topic audit_message_reading record_reset_name prove_access_inspector track_administrator_actions keep_operation_history find_purged_queue',
    },
    {
      id: 'export-messages',
      name: 'Download and upload messages',
      about: 'A selection is downloaded as JSON or CSV and can be loaded into another topic.',
      why: 'a fault is reproduced elsewhere with the same messages',
      size: 'S',
      skill: 'import-export',
      said: 'download json csv copy_messages',
      asked:
        'download_messages_json export_selection_csv upload_message_file copy_topic_test save_payload_disk import_events_file archive_topic_records share_message_colleague',
    },
    {
      id: 'definitions-backup',
      name: 'Export and import definitions',
      why: 'a new cluster should look like the old',
      about: 'Queues, topics, rights and rules are saved to a file and loaded into another cluster.',
      size: 'S',
      skill: 'backup',
      said: 'definitions export_configuration restore',
      asked:
        'export_definitions_file import_broker_settings backup_broker_configuration restore_queues_exchanges clone_cluster_setup keep_settings_git compare_definitions apply_policies_file',
    },
  ],
} satisfies Kind;
