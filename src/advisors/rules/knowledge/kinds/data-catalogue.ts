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
      about: 'Results cover tables, columns, terms and dashboards, and those certified or used most stand first.',
      why: 'analysts who cannot find a table build it a second time',
      size: 'L',
      skill: 'search',
      said: 'search find discover',
      asked:
        'find_table find_data look_dataset look_up_column see_right_table find_column ask_data_lies see_data_exists search_list see_table find_right_table',
    },
    {
      id: 'collect-metadata-databases-tools',
      name: 'Collect metadata from databases and tools',
      about: 'Connectors read tables, columns, types and comments on a schedule and mark what was added or dropped.',
      why: 'a catalogue kept by hand is outdated within weeks',
      size: 'L',
      skill: 'metadata-fetch',
      said: 'connector ingest metadata database',
      asked:
        'connect_warehouse fetch_schema read_schemas collect_tables scan_databases import_metadata crawl_databases read_tables_itself read_tables fetch_tables fill_list_databases fill_itself read_columns_night fill_machines_night fill_night',
    },
    {
      id: 'show-lineage-tables-columns',
      name: 'Show lineage of tables and columns',
      about: 'A graph shows from which columns a column is made and which dashboards depend on it, step by step.',
      why: 'a changed column breaks reports that nobody had in mind',
      size: 'L',
      said: 'lineage where_from depends',
      asked:
        'see_comes see_feeds follow_number trace_column see_depends see_upstream follow_back trace_back draw_data_flow see_number_comes see_report_column see_warned see_concerned see_affected',
    },
    {
      id: 'keep-glossary-business-terms',
      name: 'Keep a glossary of business terms',
      about: 'Each term has one definition, an owner, synonyms and links to the columns that hold it.',
      why: 'two departments count customers in two different ways',
      size: 'M',
      said: 'glossary term meaning business_terms agreed_words five_senses',
      asked:
        'explain_term define_word write_term_meaning agree_meaning look_up_meaning collect_terms keep_dictionary say_customer_means explain_word explain_time settle_word use_word_senses settle_meaning',
    },
    {
      id: 'assign-owners-data',
      name: 'Assign owners',
      about: 'Each dataset names an owner and a steward, and a list shows those whose owner is missing or has left.',
      why: 'a question about wrong figures needs one person who answers',
      size: 'S',
      said: 'owner steward with_owner responsible_office who_answers',
      asked:
        'see_responsible see_owner ask_owner name_owner put_name_table find_responsible see_ask see_belongs stand_behind see_answers',
    },
    {
      id: 'tag-classify-data',
      name: 'Classify and tag data',
      about:
        'Tags such as personal or confidential sit on tables and columns, are proposed by pattern and can be filtered.',
      why: 'nobody can protect personal data that is not marked',
      size: 'S',
      skill: 'tags',
      said: 'tag classify sensitive secret_stamped',
      asked:
        'mark_personal mark_sensitive mark_secret tag_columns flag_private label_personal_data sort_sensitive mark_confidential mark_patients mark_columns stamp_secret',
    },
    {
      id: 'check-data-quality-tests',
      name: 'Check data quality with tests',
      about:
        'Tests for empty, repeated, late or out-of-range values run on a schedule and show their result on the dataset.',
      why: "wrong values are otherwise discovered in the board's report",
      size: 'M',
      said: 'quality test check',
      asked:
        'check_data_right check_nulls test_rows find_bad_rows count_empty check_numbers check_fresh check_wrong test_values see_quality see_bad_quality show_bad',
    },
    {
      id: 'document-tables-columns',
      name: 'Document tables and columns',
      about: "Each table and column has a description, with the source's own comment beside it and the gaps counted.",
      why: 'column names of six letters mean nothing to newcomers',
      size: 'S',
      skill: 'editor',
      said: 'description document columns_mean',
      asked:
        'write_column_means describe_table explain_column add_description note_column write_under_table describe_column see_status_mean see_columns_mean',
    },
    {
      id: 'preview-profile-data',
      name: 'Preview and profile data',
      about:
        'Sample rows and, per column, empty values, extremes and frequent values are shown to those with the right.',
      why: 'analysts have to see content before they trust a table',
      size: 'S',
      said: 'profile sample preview how_fresh',
      asked:
        'see_rows see_sample look_inside see_first_lines show_smallest_largest look_table see_distribution see_example_values look_rows view_rows look_ten see_still_filled see_filled_last see_freshness',
    },
    {
      id: 'set-roles-access-policies',
      name: 'Set roles and access policies',
      about: 'A policy says by role and tag who may see a dataset, its sensitive columns or only its description.',
      why: 'personal columns must not open to everyone who finds the table',
      size: 'M',
      skill: 'roles',
      said: 'role policy access',
      asked:
        'limit_access stop_seeing_salaries hide_salary decide_sees give_access lock_table mask_columns ask_access see_department',
    },
    {
      id: 'group-data-domains-products',
      name: 'Group data by domains and products',
      about:
        'Each dataset belongs to one domain, and a data product bundles tables under an owner and a stated quality.',
      why: 'hundreds of schemas mean nothing to a business department',
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
      about: 'Followers of a dataset are told when a column disappears, a load fails or a test turns red.',
      why: 'a silent change breaks the reports built on it',
      size: 'S',
      skill: 'notifications',
      said: 'alert change',
      asked:
        'tell_column_changed tell_changed tell_load_failed tell_broke tell_disappeared tell_table_gone mail_change tell_renamed send_warning_column tell_gone hear_changed_column tell_before_change hear_before',
    },
    {
      id: 'show-usage-popular-datasets',
      name: 'Show usage and popular datasets',
      about: 'Queries, users and last access are counted per table from the query logs, and unused tables stand out.',
      why: 'nobody knows on which of five similar tables colleagues rely',
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
      about:
        'Each change of a column, its type or its description is listed with date, and two states can be compared.',
      why: 'a report that broke on Tuesday needs the change of Monday',
      size: 'M',
      skill: 'versions',
      said: 'schema version',
      asked:
        'see_column_added see_schema_before compare_schema go_back_version see_looked_before keep_old_structure see_structure_changed see_table_built',
    },
    {
      id: 'connect-through-api-webhooks',
      name: 'Connect through API and webhooks',
      about: 'Pipelines write metadata with limited keys, and other tools receive a signed call when an entry changes.',
      why: 'metadata lives in tools that have to report it themselves',
      size: 'M',
      skill: 'api',
      said: 'api webhook',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program connect_slack',
    },
    {
      id: 'import-export-glossaries',
      name: 'Import and export glossaries',
      about: 'Terms come from a table with a preview of new and changed ones, and leave with definitions and links.',
      why: 'most glossaries begin as a spreadsheet',
      size: 'S',
      said: 'import export',
      asked:
        'import_excel load_spreadsheet export_terms take_excel upload_csv download_terms export_excel copy_glossary load_excel load_words',
    },
    {
      id: 'catalogue-dashboards',
      name: 'Catalogue dashboards and reports',
      about:
        'Dashboards and reports are entries of their own, with owner, link, last refresh and the tables behind them.',
      why: 'people meet data in a dashboard and ask where it comes from',
      size: 'M',
      skill: 'catalogue',
      said: 'dashboards reports',
      asked: 'list_dashboards find_dashboard see_reports_use describe_report',
    },
    {
      id: 'request-access',
      name: 'Request access to data',
      about: 'A request names dataset, purpose and period, goes to the owner, and a granted right ends on its date.',
      why: 'access granted by mail leaves rights that nobody remembers',
      size: 'S',
      skill: 'approval',
      said: 'request grant',
      asked: 'ask_access_data request_access grant_access apply_access',
    },
    {
      id: 'approve-entries',
      name: 'Approve entries before publishing',
      about: 'A drafted description or term becomes visible when its steward approves, with the changed parts marked.',
      why: 'an unchecked definition is copied into every report',
      size: 'S',
      skill: 'approval',
      said: 'approve',
      asked: 'check_entry_before approve_entry check_second_person',
    },
  ],
} satisfies Kind;
