import type { Kind } from '../kind.ts';

export const dataCatalogue = {
  id: 'data-catalogue',
  title: 'data catalogues',
  strong:
    'data_catalogue data_catalog data_governance find_datasets data_lineage data_dictionary metadata_management which_table what_column_means datahub who_owns_data data_discovery business_glossary tables_mean tables_databases_right right_table searchable_list_tables status_mean asks_which_table register_collections encyclopedia_tables what_is_this_table knows_part_data changes_a_column who_knows_data tables_everyone_uses table_described analysts_ask_around who_has_what_data what_data_exist data_in_systems place_to_look_data data_40_systems what_columns_mean which_data_exists who_answers_data',
  weak: 'table column dataset owner lineage glossary warehouse analyst description pipeline analysts tables columns encyclopedia register',
  told: 'tables columns meaning where data comes from lineage owner which report uses definition glossary warehouse find dataset quality trust analysts departments sensitive personal pii description certified pipelines search stewards',
  things: ['dataset', 'table', 'column', 'term'],
  people: ['analysts', 'data engineers', 'stewards', 'owners'],
  field: 'data management',
  features: [
    {
      id: 'search-discover-datasets',
      name: 'Search and discover datasets',
      size: 'L',
      skill: 'search',
      said: 'search find discover',
      asked:
        'find_table find_data look_dataset look_up_column see_right_table find_column ask_data_lies see_data_exists search_list see_table find_right_table',
    },
    {
      id: 'collect-metadata-databases-tools',
      name: 'Collect metadata from databases and tools',
      size: 'L',
      skill: 'metadata-fetch',
      said: 'connector ingest metadata database',
      asked:
        'connect_warehouse fetch_schema read_schemas collect_tables scan_databases import_metadata crawl_databases read_tables_itself read_tables fetch_tables fill_list_databases fill_itself read_columns_night fill_machines_night fill_night',
    },
    {
      id: 'show-lineage-tables-columns',
      name: 'Show lineage of tables and columns',
      size: 'L',
      skill: 'tree',
      said: 'lineage where_from depends',
      asked:
        'see_comes see_feeds follow_number trace_column see_depends see_upstream follow_back trace_back draw_data_flow see_number_comes see_report_column see_warned see_concerned see_affected',
    },
    {
      id: 'keep-glossary-business-terms',
      name: 'Keep a glossary of business terms',
      size: 'M',
      skill: 'catalogue',
      said: 'glossary term meaning business_terms agreed_words five_senses',
      asked:
        'explain_term define_word write_term_meaning agree_meaning look_up_meaning collect_terms keep_dictionary say_customer_means explain_word explain_time settle_word use_word_senses settle_meaning',
    },
    {
      id: 'assign-owners-data',
      name: 'Assign owners',
      size: 'S',
      skill: 'tasks',
      said: 'owner steward with_owner responsible_office who_answers',
      asked:
        'see_responsible see_owner ask_owner name_owner put_name_table find_responsible see_ask see_belongs stand_behind see_answers',
    },
    {
      id: 'tag-classify-data',
      name: 'Classify and tag data',
      size: 'S',
      skill: 'tags',
      said: 'tag classify sensitive secret_stamped',
      asked:
        'mark_personal mark_sensitive mark_secret tag_columns flag_private label_personal_data sort_sensitive mark_confidential mark_patients mark_columns stamp_secret',
    },
    {
      id: 'check-data-quality-tests',
      name: 'Check data quality with tests',
      size: 'M',
      skill: 'code-checks',
      said: 'quality test check',
      asked:
        'check_data_right check_nulls test_rows find_bad_rows count_empty check_numbers check_fresh check_wrong test_values see_quality see_bad_quality show_bad',
    },
    {
      id: 'document-tables-columns',
      name: 'Document tables and columns',
      size: 'S',
      skill: 'editor',
      said: 'description document columns_mean',
      asked:
        'write_column_means describe_table explain_column add_description note_column write_under_table describe_column see_status_mean see_columns_mean',
    },
    {
      id: 'preview-profile-data',
      name: 'Preview and profile data',
      size: 'S',
      skill: 'reports',
      said: 'profile sample preview how_fresh',
      asked:
        'see_rows see_sample look_inside see_first_lines show_smallest_largest look_table see_distribution see_example_values look_rows view_rows look_ten see_still_filled see_filled_last see_freshness',
    },
    {
      id: 'set-roles-access-policies',
      name: 'Set roles and access policies',
      size: 'M',
      skill: 'roles',
      said: 'role policy access',
      asked:
        'limit_access stop_seeing_salaries hide_salary decide_sees give_access lock_table mask_columns ask_access see_department',
    },
    {
      id: 'group-data-domains-products',
      name: 'Group data by domains and products',
      size: 'M',
      skill: 'categories',
      said: 'domain product',
      asked:
        'sort_department group_domain put_together_tables group_tables bundle_tables split_area sort_topic sort_tables',
    },
    {
      id: 'discuss-request-changes',
      name: 'Discuss and ask about data',
      size: 'S',
      skill: 'comments',
      said: 'discuss request',
      asked:
        'ask_question_table comment_table write_comment ask_change suggest_better suggest_change discuss_table answer_question ask_right',
    },
    {
      id: 'alert-changes-failures',
      name: 'Alert on changes and failures',
      size: 'S',
      skill: 'notifications',
      said: 'alert change',
      asked:
        'tell_column_changed tell_changed tell_load_failed tell_broke tell_disappeared tell_table_gone mail_change tell_renamed send_warning_column tell_gone hear_changed_column tell_before_change hear_before',
    },
    {
      id: 'show-usage-popular-datasets',
      name: 'Show usage and popular datasets',
      size: 'S',
      skill: 'statistics',
      said: 'usage popular',
      asked:
        'see_used_often see_nobody_uses count_queries see_popular see_uses rank_tables find_unused show_tables_uses see_used_first',
    },
    {
      id: 'sign-single-sign',
      name: 'Sign in with single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'sso',
      asked:
        'use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'track-versions-schema',
      name: 'Track versions of the schema',
      size: 'M',
      skill: 'versions',
      said: 'schema version',
      asked:
        'see_column_added see_schema_before compare_schema go_back_version see_looked_before keep_old_structure see_structure_changed see_table_built',
    },
    {
      id: 'connect-through-api-webhooks',
      name: 'Connect through API and webhooks',
      size: 'M',
      skill: 'api',
      said: 'api webhook',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program connect_slack',
    },
    {
      id: 'import-export-glossaries',
      name: 'Import and export glossaries',
      size: 'S',
      skill: 'import-export',
      said: 'import export',
      asked:
        'import_excel load_spreadsheet export_terms take_excel upload_csv download_terms export_excel copy_glossary load_excel load_words',
    },
    {
      id: 'catalogue-dashboards',
      name: 'Catalogue dashboards and reports',
      size: 'M',
      skill: 'catalogue',
      said: 'dashboards reports',
      asked: 'list_dashboards find_dashboard see_reports_use describe_report',
    },
    {
      id: 'request-access',
      name: 'Request access to data',
      size: 'S',
      skill: 'approval',
      said: 'request grant',
      asked: 'ask_access_data request_access grant_access apply_access',
    },
    {
      id: 'approve-entries',
      name: 'Approve entries before publishing',
      size: 'S',
      skill: 'approval',
      said: 'approve',
      asked: 'check_entry_before approve_entry check_second_person',
    },
  ],
} satisfies Kind;
