import type { Kind } from '../kind.ts';

export const databaseTools = {
  id: 'database-tools',
  title: 'database administration',
  strong:
    'database_admin sql_client database_browser sql_editor phpmyadmin manage_databases postgres_gui query_editor mysql_tables look_database database_tables change_rows rows_tables sqlite look_at_tables tables_hang_together change_values_grid over_all_tables connect_warehouse_browser databases_look_after mysql_hoster write_sql_colours add_column_table sql_hints query_shop_down shop_data_mysql structures_test_live',
  weak: 'table query row schema sql export index user connection databases tables postgresql mysql column',
  told: 'database tables sql query rows edit browse mysql postgres phpmyadmin export import schema diagram column index connect ssh several servers history autocomplete backup admin foreign keys csv colleague production',
  things: ['table', 'query', 'row'],
  people: ['developers', 'administrators'],
  field: 'databases',
  features: [
    {
      id: 'write-run-sql-queries',
      name: 'Write and run queries',
      about:
        'The editor completes table and column names, runs the marked statement and shows rows, time and errors by line.',
      why: 'a mistyped column name costs one failed run after another',
      size: 'M',
      said: 'sql query run',
      asked: 'write_sql run_sql type_query run_query ask_database type_select send_command run_statement try_query',
    },
    {
      id: 'browse-edit-rows-grid',
      name: 'Browse and edit table data',
      about:
        'Cells are changed in place, checked against type and key, and saved or dropped together as one transaction.',
      why: 'a hand-written update for one value may hit every row',
      size: 'M',
      said: 'edit row grid browse',
      asked:
        'edit_row change_cell see_rows open_rows correct_value open_table click_cell change_row scroll_rows delete_row type_cell add_row change_value change_hand look_tables fix_price see_inside see_data_table',
    },
    {
      id: 'create-change-tables-indexes',
      name: 'Create and change tables',
      about: 'Columns, keys and indexes are changed in a form that shows the SQL before it runs.',
      why: 'a typing error in a table definition can destroy data',
      size: 'M',
      said: 'schema table index',
      asked:
        'create_table add_column rename_column drop_column set_index change_type add_key delete_table create_index',
    },
    {
      id: 'import-export-data',
      name: 'Import and export tables as CSV',
      size: 'M',
      skill: 'import-export',
      said: 'import export csv',
      asked:
        'import_csv load_excel export_excel save_csv read_csv copy_excel upload_spreadsheet download_rows put_csv_table send_excel go_csv come_lists export_results',
    },
    {
      id: 'connect-several-kinds-database',
      name: 'Connect to several kinds of databases',
      about: 'One tool speaks to all databases of the house.',
      why: 'each database otherwise needs a tool of its own',
      size: 'L',
      said: 'mysql postgres connect',
      asked:
        'connect_mysql connect_oracle open_sqlite talk_postgres use_mongo speak_databases open_databases switch_database open_oracle open_mysql connect_warehouse connect_databases',
    },
    {
      id: 'complete-code-while-typing',
      name: 'Complete code while typing queries',
      about: 'Names of tables and columns are offered.',
      why: 'nobody knows the names of all tables and columns by heart',
      size: 'M',
      said: 'complete suggest',
      asked:
        'complete_names suggest_column finish_word offer_table_names remember_column_names guess_typing propose_column fill_name show_columns_typing suggest_names write_completion see_hints show_colours_typing write_queries_completion',
    },
    {
      id: 'manage-users-rights',
      name: 'Manage users and privileges',
      about:
        'Users get rights on databases, tables and columns by tick boxes, and the statement is shown before it runs.',
      why: 'a program with too broad rights can drop the whole database',
      size: 'M',
      skill: 'roles',
      said: 'user rights',
      asked:
        'create_user give_user_rights limit_user grant_read take_away_rights set_user_password restrict_user add_user give_read give_right',
    },
    {
      id: 'save-share-queries',
      name: 'Save queries and bookmarks',
      about: 'A query is kept under a name with its parameters and connection, in a private or a shared folder.',
      why: 'the same report query is written anew each month',
      size: 'S',
      skill: 'favourite-views',
      said: 'save share',
      asked:
        'save_query keep_query bookmark_query name_query reuse_query use_query_again share_query store_sql pin_query give_query_colleague',
    },
    {
      id: 'show-schema-diagram',
      name: 'Draw diagrams of tables and relations',
      about: 'The diagram is read from the foreign keys, shows columns and keys per table and leaves as SVG.',
      why: 'a hundred tables cannot be understood from a list',
      size: 'M',
      said: 'diagram',
      asked:
        'draw_tables see_relations draw_diagram show_tables_linked print_schema see_belongs_together draw_lines show_connected see_structure see_hang_together draw_hang',
    },
    {
      id: 'search-across-tables',
      name: 'Search and filter data',
      about:
        'A value is sought in chosen tables and columns, and conditions per column narrow the rows without written SQL.',
      why: 'nobody remembers in which table a number is kept',
      size: 'M',
      skill: 'search',
      said: 'search',
      asked:
        'search_value find_customer filter_rows find_row search_tables find_word sort_column look_number find_text look_value look_customer',
    },
    {
      id: 'keep-history-queries',
      name: 'Keep a history of queries',
      about:
        'Each executed query is kept with time, database, duration and rows, and returns to the editor by a click.',
      why: 'the query that worked yesterday is gone with its tab',
      size: 'S',
      said: 'history',
      asked:
        'see_typed_earlier find_typed see_ran go_back_query see_earlier_queries repeat_last see_last_queries find_old_query go_back_typed',
    },
    {
      id: 'back-up-restore',
      name: 'Back up and restore',
      size: 'M',
      skill: 'backup',
      said: 'backup',
      asked:
        'save_copy copy_database restore_copy bring_back put_back save_night load_yesterday backup_night take_copy copy_before',
    },
    {
      id: 'explain-time-queries',
      name: 'Explain and analyse slow queries',
      about: 'The plan of a query shows where time is lost.',
      why: 'one slow query can hold up the whole application',
      size: 'M',
      said: 'explain slow',
      asked: 'see_slow find_slow explain_query measure_query see_plan see_takes_long time_query tell_slow',
    },
    {
      id: 'connect-secure-tunnels',
      name: 'Connect through SSH tunnels',
      about: 'A connection passes through a server by key.',
      why: 'most databases accept no connection from the open internet',
      size: 'M',
      said: 'ssh tunnel',
      asked:
        'connect_ssh use_tunnel go_firewall use_key connect_server_key reach_server jump_server connect_safe reach_key',
    },
    {
      id: 'edit-views-procedures-triggers',
      name: 'Edit views, procedures and triggers',
      about:
        'The source opens with highlighting, is checked by the server on saving, and the former text stays available.',
      why: 'logic inside the database changes without any file to compare',
      size: 'M',
      said: 'procedure trigger view',
      asked:
        'edit_procedure write_function change_trigger write_view edit_view change_function debug_procedure see_trigger write_trigger',
    },
    {
      id: 'compare-schemas-data',
      name: 'Compare and synchronise schemas',
      about: 'Differences of two databases become a script.',
      why: 'test and production drift apart',
      size: 'M',
      said: 'compare',
      asked:
        'compare_databases compare_test_live see_difference find_difference sync_databases copy_structure compare_tables match_schema compare_structures compare_live',
    },
    {
      id: 'draw-charts-results',
      name: 'Draw charts from results',
      about: "A query's result turns into bars, lines or a pie by choosing columns, and is redrawn when it runs again.",
      why: 'a thousand rows hide their trend',
      size: 'M',
      skill: 'charts',
      said: 'chart',
      asked: 'draw_chart see_chart show_bars turn_picture plot_result draw_pie see_columns_bars',
    },
    {
      id: 'choose-themes-dark-mode',
      name: 'Choose themes and dark mode',
      size: 'S',
      skill: 'themes',
      said: 'dark',
      asked: 'choose_colours change_colours put_dark switch_night change_look read_dark use_night_mode turn_dark',
    },
    {
      id: 'stop-processes',
      name: 'Show and stop running processes',
      about: 'A list shows each running query with user, duration and locks, and those with the right can end one.',
      why: 'one forgotten query can lock everyone out of a table',
      size: 'S',
      skill: 'live',
      said: 'process running',
      asked: 'stop_query see_running end_process stop_slow',
    },
    {
      id: 'manage-browser',
      name: 'Manage databases in the browser',
      about: 'Everything is done on pages, with nothing to install.',
      why: 'many web hosts allow no other access to the database',
      size: 'M',
      said: 'browser web',
      asked: 'reach_browser use_browser work_browser',
    },
    {
      id: 'log-queries',
      name: 'Keep an audit log of queries',
      about: 'Every statement is kept with person, time, database and affected rows, and nobody can edit the list.',
      why: 'an auditor asks who has looked at personal records',
      size: 'S',
      skill: 'audit-log',
      said: 'audit',
      asked: 'see_read_table record_queries see_changed_table prove_read',
    },
    {
      id: 'approve-changes',
      name: 'Approve changes before running',
      about: 'A changing statement waits with its reason and affected rows until a second person releases it.',
      why: 'one update without a condition overwrites a whole table',
      size: 'S',
      skill: 'approval',
      said: 'approve',
      asked: 'approve_query say_yes_change ask_admin_before confirm_change',
    },
    {
      id: 'mask-columns',
      name: 'Mask sensitive columns',
      about: 'Chosen columns show stars or invented values to everyone without the right, also in exports and search.',
      why: "developers need the structure and not the customers' names",
      size: 'S',
      said: 'mask stars sensitive',
      asked: 'mask_columns cover_stars hide_column hide_sensitive cover_columns',
    },
  ],
} satisfies Kind;
