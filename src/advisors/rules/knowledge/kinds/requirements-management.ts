import type { Kind } from '../kind.ts';

export const requirementsManagement = {
  id: 'requirements-management',
  title: 'requirements management and traceability tools',
  strong:
    'reqif jama doorstop polarion strictdoc reqview codebeamer openfasttrace ibm_doors doors_module traceability_matrix requirements_traceability bidirectional_traceability requirements_management requirements_specification requirements_engineering shall_statements shall_sentences system_requirements software_requirements stakeholder_requirements customer_requirements derived_requirements safety_requirements trace_requirements requirement_test requirements_tests requirements_untested requirement_identifier requirement_numbers requirements_spreadsheet requirements_document requirements_baseline requirement_changed suspect_links test_proves_requirement sentence_specification_test specification_word_tests do-178c iso_26262 iec_62304 asil aspice functional_safety_standard verification_matrix specification_demands_linked assessor_trace device_shall system_shall lastenheft',
  weak: 'requirement specification traceability verification validation baseline shall clause hazard subsystem assessor conformity compliance supplier norm firmware rationale',
  told: 'requirement requirements specification shall demand trace traced verified proof standard norm safety hazard device subsystem supplier assessor affected baseline tender firmware certified',
  things: ['requirement', 'specification', 'trace link', 'test case', 'baseline'],
  people: ['engineers', 'requirement authors', 'reviewers', 'testers', 'suppliers'],
  field: 'requirements engineering',
  features: [
    {
      id: 'write-numbered-requirements',
      name: 'Write requirements with unique identifiers',
      about: 'Each sentence is an item of its own with a number that never changes.',
      why: 'only what is numbered can be traced',
      size: 'M',
      skill: 'editor',
      said: 'number_each unique_id shall',
      asked:
        'write_requirement_number give_sentence_identifier number_demands_automatically keep_number_forever write_shall_sentences split_text_items identify_requirement_code',
    },
    {
      id: 'link-requirements',
      name: 'Link requirements across levels',
      why: 'traceability is the reason for the tool',
      about: 'User need, system, part and test requirements point to each other by kinds of link.',
      size: 'L',
      said: 'link trace_up_down derived',
      asked:
        'link_requirement_parent trace_wish_design connect_customer_system follow_link_down show_derived_above draw_connection_levels jump_upper_lower',
    },
    {
      id: 'structure-specifications',
      name: 'Structure specifications into documents and chapters',
      about: 'Headings, text and requirements form an outline that reads like a document.',
      why: 'readers expect a document, not a database',
      size: 'M',
      skill: 'tree',
      said: 'chapters outline document',
      asked:
        'order_chapters_outline read_document_headings move_section_tree arrange_specification_levels nest_items_chapter browse_outline_left',
    },
    {
      id: 'show-traceability-matrix',
      name: 'Show a traceability matrix',
      about: 'Rows and columns show what fulfils and what proves each item.',
      why: 'assessors ask for exactly this table',
      size: 'M',
      said: 'matrix which_test_proves',
      asked:
        'show_trace_matrix see_table_proves print_matrix_auditor arrange_rows_columns list_requirement_test build_verification_table',
    },
    {
      id: 'find-coverage-gaps',
      name: 'Report missing and orphaned links',
      about: 'Requirements without test, part or origin are listed with a percentage.',
      why: 'a forgotten requirement is otherwise found at the acceptance test',
      size: 'M',
      said: 'gaps without_test orphan',
      asked:
        'find_untested_requirements list_missing_links show_coverage_percent tell_forgotten_demand see_orphans_origin report_gaps_test',
    },
    {
      id: 'mark-suspect-links',
      name: 'Mark links suspect after changes',
      about: 'When text changes, everything linked is flagged until somebody looks.',
      why: 'a changed sentence breaks what hangs on it unseen',
      size: 'M',
      said: 'suspect changed_flag',
      asked:
        'mark_links_suspect flag_linked_changed warn_upper_changed tell_test_outdated clear_suspect_flag see_sentence_changed',
    },
    {
      id: 'analyse-change-impact',
      name: 'Analyse the impact of a change',
      about: 'Before a change all items reached by links are shown as list and graph.',
      why: 'the cost of a change hides three levels below',
      size: 'M',
      said: 'impact affected what_hangs_on',
      asked:
        'see_affected_parts show_impact_change list_everything_hangs see_change_touches follow_links_graph estimate_change_cost',
    },
    {
      id: 'keep-item-history',
      name: 'Keep the history of every requirement',
      about: 'Each wording is kept with author, date and reason.',
      why: 'years later somebody asks who wanted that',
      size: 'M',
      skill: 'versions',
      said: 'history who_changed old_wording',
      asked:
        'see_old_wording show_changed_reason keep_history_sentence compare_two_versions restore_earlier_text tell_author_date',
    },
    {
      id: 'freeze-baselines',
      name: 'Freeze and compare baselines',
      about: 'A state of all documents is named, locked and compared with another.',
      why: 'contracts refer to one fixed state',
      size: 'M',
      skill: 'versions',
      said: 'baseline freeze signed_state',
      asked:
        'fix_state_contract compare_two_baselines lock_release_state name_fixed_version show_difference_deliveries tag_set_release',
    },
    {
      id: 'review-approve',
      name: 'Review and approve requirements',
      about: 'Reviewers go through a set item by item and agree or object.',
      why: 'nothing is built before it is agreed',
      size: 'M',
      skill: 'approval',
      said: 'review approve agree',
      asked:
        'review_requirements_online approve_item_item collect_objections_reviewers release_agreed_sentences invite_reviewers_round vote_accept_reject',
    },
    {
      id: 'define-attributes',
      name: 'Define attributes for requirements',
      about: 'Status, priority, owner, method of proof and own fields stand in columns.',
      why: 'each trade asks for other facts',
      size: 'M',
      skill: 'custom-fields',
      said: 'priority status attribute',
      asked:
        'add_special_columns set_priority_status choose_proof_method assign_requirement_owner define_field_values mark_priority_optional',
    },
    {
      id: 'link-tests-results',
      name: 'Link test cases and results',
      about: 'Steps, runs and verdicts stand at the requirement they prove.',
      why: 'an untested promise is a guess',
      size: 'L',
      said: 'test_case passed failed',
      asked: 'link_test_case see_passed_failed record_test_result plan_test_run write_test_steps show_red_green',
    },
    {
      id: 'import-word-excel',
      name: 'Import from Word and Excel',
      about: 'Headings, tables and lists become items, with a preview of the split.',
      why: 'customers send documents',
      size: 'M',
      skill: 'import-export',
      said: 'word_import excel_import',
      asked:
        'import_word_document read_excel_sheet take_customer_file split_paragraphs_items bring_old_spreadsheet load_tender_text',
    },
    {
      id: 'exchange-reqif',
      name: 'Exchange requirements with partners by ReqIF',
      about: 'Sets go out and come back, and answers are merged.',
      why: 'suppliers use other tools',
      size: 'L',
      skill: 'import-export',
      said: 'reqif supplier_exchange',
      asked:
        'exchange_reqif_supplier send_package_supplier merge_supplier_answer receive_customer_package map_partner_fields return_comments_customer',
    },
    {
      id: 'publish-documents',
      name: 'Publish specifications as PDF and Word',
      about: 'Templates give cover, numbers, tables and changes since last time.',
      why: 'contract and approval want a document',
      size: 'M',
      skill: 'pdf',
      said: 'pdf word_export print',
      asked:
        'print_specification_pdf export_word_document publish_web_pages generate_cover_contents fill_company_template hand_out_document',
    },
    {
      id: 'discuss-requirements',
      name: 'Discuss requirements in comments',
      about: 'Questions and decisions stand beside the sentence.',
      why: 'decisions in mail threads get lost from the text',
      size: 'S',
      skill: 'comments',
      said: 'comment question_beside',
      asked:
        'write_comment_sentence ask_question_beside discuss_wording_colleagues answer_open_point keep_decision_item call_expert_remark',
    },
    {
      id: 'handle-change-requests',
      name: 'Handle change requests',
      about: 'A wish to change is described, judged, decided and carried out in steps.',
      why: 'after the freeze no text may change without a decision',
      size: 'M',
      said: 'change_request board_decides',
      asked:
        'propose_change_frozen decide_change_board follow_change_request reject_late_wish judge_request_cost track_approved_changes',
    },
    {
      id: 'trace-to-code',
      name: 'Trace requirements to code and commits',
      about: 'Tags in source and commit messages connect code with items.',
      why: 'standards want proof down to the line',
      size: 'M',
      said: 'code commit source_tag',
      asked:
        'trace_code_line tag_source_comment connect_commit_requirement show_implementing_function scan_repository_tags find_code_unasked',
    },
    {
      id: 'connect-issue-trackers',
      name: 'Connect with issue trackers',
      about: 'Tasks and defects in Jira, GitLab or Redmine are linked and their state shown.',
      why: 'developers live in their tickets',
      size: 'M',
      skill: 'api',
      said: 'jira ticket tracker',
      asked:
        'connect_jira_tickets create_task_requirement show_ticket_state sync_defects_back see_bug_open push_story_tracker',
    },
    {
      id: 'link-hazards-risks',
      name: 'Link hazards, risks and safety levels',
      about: 'Dangers are rated and point to the requirements that reduce them.',
      why: 'safety standards start from the hazard',
      size: 'M',
      said: 'hazard risk safety_level',
      asked:
        'link_hazard_measure rate_risk_severity set_safety_level show_measure_danger list_remaining_risks write_safety_goal',
    },
    {
      id: 'check-wording',
      name: 'Check the wording of requirements',
      about: 'Vague words, double demands and missing units are pointed out.',
      why: 'what can be misread will be misread',
      size: 'M',
      skill: 'code-checks',
      said: 'vague_words ambiguous',
      asked:
        'find_vague_words check_sentence_rules warn_two_demands show_missing_units score_wording_quality catch_unclear_sentence',
    },
    {
      id: 'reuse-in-variants',
      name: 'Reuse requirements in product variants',
      about: 'Common items are shared, and each variant shows what applies to it.',
      why: 'ten models differ in a few sentences',
      size: 'L',
      said: 'variant reuse model',
      asked:
        'reuse_requirements_variant share_common_items filter_applies_model copy_project_keep start_product_previous update_variants_together',
    },
    {
      id: 'filter-save-views',
      name: 'Filter requirements and save views',
      about: 'Conditions on fields and links give lists that are kept under a name.',
      why: 'each role works with another part of the requirements',
      size: 'S',
      skill: 'favourite-views',
      said: 'filter view my_open',
      asked:
        'filter_status_owner save_list_view search_words_documents show_mine_open select_safety_items sort_priority_columns',
    },
    {
      id: 'store-in-git',
      name: 'Store requirements as text files in Git',
      about: 'Items live beside the code and are changed by branch and merge.',
      why: 'engineers want diff and review as with code',
      size: 'M',
      said: 'git plain_text yaml',
      asked:
        'store_git_files keep_beside_code merge_branches_text review_pull_request write_plain_yaml compare_lines_commit',
    },
    {
      id: 'limit-editing-by-role',
      name: 'Limit editing by role and document',
      about: 'Authors, readers and outside partners get rights per document.',
      why: 'suppliers see their part only',
      size: 'S',
      skill: 'roles',
      said: 'rights read_only supplier_sees',
      asked:
        'limit_supplier_part give_read_rights permit_author_edit hide_confidential_chapter lock_document_others set_rights_role',
    },
    {
      id: 'sign-electronically',
      name: 'Sign documents electronically',
      about: 'Names, meaning and time of signatures are kept with the state signed.',
      why: 'medical and aviation rules demand it',
      size: 'M',
      skill: 'signature',
      said: 'signature sign_off',
      asked:
        'sign_baseline_electronic put_signature_release require_two_signatures prove_signed_state sign_password_again collect_signatures_manager',
    },
  ],
} satisfies Kind;
