import type { Kind } from '../kind.ts';

export const knowledgeGraph = {
  id: 'knowledge-graph',
  title: 'knowledge graphs',
  strong:
    'wikibase wikidata semantic_mediawiki typedb grakn graphdb rdf sparql triple_store triplestore knowledge_graph knowledge_graphs knowledge_base_statements linked_data linked_open_data linked_facts ontology ontologies shacl semantic_web semantic_wiki protege_ontology vocbench openrefine_reconcile statements_sources statement_qualifiers statement_references qualifiers_references items_properties facts_sources facts_linked entities_relations entities_properties subject_predicate_object triples inference_rules reasoner everything_connected_everything web_of_facts fact_needs_source each_fact_source facts_contradict two_sources_contradict ask_facts_question structured_facts machine_readable_facts facts_queried connections_between_people_places',
  weak: 'entity entities ontology facts statement property graph relations taxonomy qualifier triple semantic linked inference predicate query identifier instance',
  told: 'facts fact sources source claims claim connections relation relations contradict true disputed proven founded married inventor dynasty inventors knowledge asserted provenance contradicting dynasties deeds',
  things: ['item', 'statement', 'property', 'relation', 'source'],
  people: ['editors', 'researchers', 'curators', 'readers', 'data engineers'],
  field: 'knowledge representation',
  features: [
    {
      id: 'items-labels',
      name: 'Create items with labels and aliases',
      about: 'Each person, place or idea has one page with a number, names and a description.',
      why: 'one thing is known under many names',
      size: 'M',
      said: 'items entities aliases several_names',
      asked:
        'create_item_page give_thing_number add_second_name write_short_description keep_person_page enter_alias_spelling describe_thing_languages name_entity_label define_company_entry',
    },
    {
      id: 'statements',
      name: 'Record statements as property and value',
      about: 'Each fact, such as a place of birth, stands on the item as property and value.',
      why: 'single facts can be counted and compared, prose cannot',
      size: 'L',
      said: 'statements facts property_value claims',
      asked:
        'record_fact_item add_birth_date say_part_relation enter_property_value write_single_fact link_person_place fill_fact_line store_triple put_facts_rows',
    },
    {
      id: 'references',
      name: 'Cite sources for each statement',
      about: 'Work, page, address and day of access stand under each statement.',
      why: 'a claim without a source cannot be checked',
      size: 'M',
      skill: 'citations',
      said: 'source reference proof provenance',
      asked:
        'cite_source_fact attach_proof_claim give_page_book prove_fact_origin note_evidence_statement link_document_proof require_source_statement reuse_reference find_unsourced_claims',
    },
    {
      id: 'qualifiers',
      name: 'Qualify statements with time and role',
      about: 'A statement says from when to when, in which role and by which method it holds.',
      why: 'a mayor holds the office only for some years',
      size: 'M',
      said: 'qualifiers from_until valid_period role',
      asked:
        'set_period_fact limit_fact_years say_since_until add_role_relation note_start_end mark_measured_method show_state_1900 record_relation_circa qualify_statement',
    },
    {
      id: 'define-properties',
      name: 'Define properties with types and limits',
      about: 'Each property has a type, such as date or place, and says which values are allowed.',
      why: 'facts can be compared only when entered in one shape',
      size: 'M',
      skill: 'custom-fields',
      said: 'properties data_types constraints schema classes',
      asked:
        'define_property_type create_relation_kind limit_allowed_values set_unit_amount describe_class_hierarchy build_ontology_classes forbid_two_birthdays choose_value_type structure_domain_concepts',
    },
    {
      id: 'query-facts',
      name: 'Query facts with SPARQL',
      about: 'A SPARQL editor completes names, offers examples and keeps queries.',
      why: 'many answers come only from several facts combined',
      size: 'L',
      said: 'sparql query combine_conditions ask_question',
      asked:
        'query_facts_sparql ask_combined_question find_items_conditions list_women_born count_matching_things run_stored_query complete_query_typing answer_complex_question export_query_result',
    },
    {
      id: 'query-builder',
      name: 'Build queries without a query language',
      why: 'historians do not write code',
      about: 'Conditions of a query are put together by choosing properties and values from lists.',
      size: 'M',
      skill: 'filters',
      said: 'query_builder click_together conditions without_code',
      asked:
        'click_query_together choose_conditions_list filter_items_property ask_plain_language combine_filters_mouse filter_facets_click build_question_blocks pick_relation_menu',
    },
    {
      id: 'graph-view',
      name: 'Explore relations in a graph view',
      about: 'A node opens its neighbours, and paths between two items are found.',
      why: 'a web of relations is understood in a picture',
      size: 'L',
      said: 'graph network visualise paths neighbours',
      asked:
        'explore_relation_network see_people_connected draw_web_lines show_neighbours_node find_path_persons expand_node_click visualise_connections follow_link_link paint_nodes_kind',
    },
    {
      id: 'search-items',
      name: 'Search items by name and alias',
      about: 'Typing brings suggestions with descriptions from the labels and aliases in all languages.',
      why: 'people and places with the same name must be told apart',
      size: 'S',
      skill: 'search',
      said: 'search find_item suggestions namesakes',
      asked:
        'search_item_name suggest_items_typing find_alias_spelling separate_namesakes look_person_up pick_right_entity show_description_hit search_language_names',
    },
    {
      id: 'import-data',
      name: 'Import tables and RDF with mapping',
      why: 'the facts sit in tables already',
      about: 'Columns become properties and rows become items, in a run that can be undone.',
      size: 'L',
      skill: 'import-export',
      said: 'import csv spreadsheet rdf mapping',
      asked:
        'import_csv_facts map_columns_properties load_rdf_turtle convert_table_statements bring_database_graph upload_thousand_rows undo_import_run read_excel_facts feed_museum_list',
    },
    {
      id: 'reconcile-entities',
      name: 'Match names to existing items',
      about: 'Names in a table get candidate items with a score, chosen by hand or by rule.',
      why: 'ten spellings mean one firm',
      size: 'L',
      said: 'reconcile match same_entity openrefine',
      asked:
        'match_names_items reconcile_column_entities recognise_same_firm suggest_candidates_score decide_same_person link_mentions_item resolve_spellings align_lists',
    },
    {
      id: 'merge-items',
      name: 'Merge duplicate items',
      why: 'two pages on one thing hide half of it',
      about: 'Statements of both items are joined, and the old number leads to the new one.',
      size: 'M',
      skill: 'dedupe',
      said: 'merge duplicates twice same_thing',
      asked:
        'merge_duplicate_items find_double_entries join_two_pages redirect_old_number spot_same_thing split_mixed_item combine_facts_duplicates show_suspected_twins',
    },
    {
      id: 'export-linked-data',
      name: 'Export as RDF, JSON-LD and dumps',
      about: 'Each item has a stable address that answers in several formats.',
      why: 'other projects build on the facts',
      size: 'M',
      skill: 'import-export',
      said: 'export rdf json-ld dump turtle csv',
      asked:
        'export_rdf_turtle download_full_dump give_stable_address publish_linked_data offer_json_item hand_graph_researchers save_csv_result serve_machine_formats',
    },
    {
      id: 'external-identifiers',
      name: 'Link items to outside identifiers',
      about: 'Numbers from Wikidata, VIAF, GND, ISNI or other catalogues become links on the item.',
      why: 'other catalogues describe the same thing too',
      size: 'S',
      said: 'identifiers wikidata viaf gnd same_as',
      asked:
        'link_wikidata_number add_viaf_identifier connect_gnd_authority jump_outside_catalogue attach_inventory_number pull_wikidata_facts store_register_number compare_outside_value',
    },
    {
      id: 'conflicting-facts',
      name: 'Keep disputed statements with rank',
      why: 'sources contradict each other',
      about: 'Several values stand side by side, ranked as preferred, normal or outdated.',
      size: 'M',
      said: 'contradict disputed two_values rank preferred',
      asked:
        'keep_contradicting_values mark_disputed_fact prefer_better_source retire_old_value show_two_opinions weigh_sources_claim set_confidence_statement record_doubtful_birthday list_contradictions',
    },
    {
      id: 'validate-data',
      name: 'Validate facts against rules',
      why: 'errors hide in a million lines',
      about: 'A list shows items with a missing source, a wrong type or a death before birth.',
      size: 'M',
      said: 'validate constraint_violations shacl impossible',
      asked:
        'validate_data_rules warn_impossible_date list_missing_properties find_wrong_kind check_shapes_shacl report_constraint_violations see_gaps_completeness test_consistency',
    },
    {
      id: 'infer-facts',
      name: 'Infer new facts by rules',
      why: 'nobody wants to type what follows anyway',
      about: 'Facts that follow from others by a rule are shown together with their derivation.',
      size: 'L',
      skill: 'automation-rules',
      said: 'inference reasoner derive rules follows',
      asked:
        'calculate_grandfather_relation apply_relation_rules generate_following_fact run_reasoner_graph explain_derived_fact fill_inverse_relation pass_property_subclass suggest_missing_links',
    },
    {
      id: 'show-results',
      name: 'Show results on map, timeline and table',
      about: 'The result of a query is drawn as map, timeline, picture grid or bars.',
      why: 'patterns in place and time do not show in a table',
      size: 'M',
      skill: 'map',
      said: 'map timeline table chart gallery',
      asked:
        'show_results_map draw_timeline_events plot_places_found list_answer_table chart_counts_query view_picture_gallery see_family_tree display_years_axis',
    },
    {
      id: 'item-history',
      name: 'Keep the history of each statement',
      about: 'Each statement keeps who changed it and when, and changes can be undone.',
      why: 'readers trust facts whose origin can be traced',
      size: 'M',
      skill: 'versions',
      said: 'history versions undo who_changed',
      asked:
        'see_fact_history undo_wrong_edit compare_item_versions restore_deleted_statement find_editor_claim watch_item_changes revert_batch_edits view_graph_date',
    },
    {
      id: 'multilingual-labels',
      name: 'Label items in several languages',
      about: 'Facts are entered once and read in the language of the reader.',
      why: 'dates and numbers need no translation, only the labels do',
      size: 'S',
      skill: 'languages',
      said: 'languages multilingual translated labels',
      asked:
        'label_items_languages translate_property_names read_facts_french switch_language_item show_fallback_name add_arabic_label list_untranslated_labels',
    },
    {
      id: 'edit-forms',
      name: 'Enter items through forms',
      about: 'Each class has a form with its usual properties and suggestions while typing.',
      why: 'contributors should not need to know the data model',
      size: 'M',
      skill: 'forms',
      said: 'forms template suggestions usual_properties',
      asked:
        'fill_form_person enter_item_mask suggest_missing_property complete_values_typing use_class_template offer_usual_fields copy_similar_item guide_newcomer_form',
    },
    {
      id: 'pages-from-facts',
      name: 'Build pages and lists from facts',
      about: 'Info boxes, tables and articles draw their values from the graph.',
      why: 'a fact corrected once is then right on every page',
      size: 'M',
      skill: 'public-pages',
      said: 'infobox automatic_lists pages_from_data wiki',
      asked:
        'build_infobox_facts show_automatic_list embed_fact_article generate_person_page update_tables_automatic write_text_facts publish_item_readers fill_wiki_page',
    },
    {
      id: 'extract-facts',
      name: 'Extract facts from texts',
      about: 'Names and relations are found in documents and proposed for approval.',
      why: 'most knowledge lies in prose',
      size: 'L',
      said: 'extract from_text articles_read proposed',
      asked:
        'extract_facts_articles read_names_reports find_relations_text propose_statement_document turn_prose_facts annotate_passage_entity approve_machine_proposal collect_facts_papers',
    },
    {
      id: 'api-bots',
      name: 'Read and write facts through an API',
      about: 'Programs look up, add and correct with their own key.',
      why: 'sensors and scripts know facts as well',
      size: 'M',
      skill: 'api',
      said: 'api endpoint bots scripts',
      asked:
        'write_facts_script read_items_program connect_chatbot_graph run_bot_corrections offer_query_endpoint call_graph_code add_statements_batch notify_program_change',
    },
    {
      id: 'edit-rights',
      name: 'Limit who edits and sees facts',
      why: 'some knowledge is not for everybody',
      about: 'Rights to see and edit follow role, class or source, and single items are protected.',
      size: 'M',
      skill: 'roles',
      said: 'rights protected private_facts roles',
      asked:
        'limit_editing_members protect_important_item hide_private_facts give_curator_rights restrict_class_department lock_property_definition open_graph_readers approve_outsider_edit',
    },
    {
      id: 'federated-query',
      name: 'Query other graphs together with the own',
      about: 'A part of the query is answered by the endpoint of another graph.',
      why: 'no single graph holds all facts',
      size: 'L',
      said: 'federated other_graphs outside_endpoint',
      asked:
        'query_outside_graph combine_local_wikidata ask_two_databases join_partner_facts fetch_population_elsewhere search_across_endpoints mount_external_source',
    },
  ],
} satisfies Kind;
