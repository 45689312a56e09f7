import type { Kind } from '../kind.ts';

export const mindMaps = {
  id: 'mind-maps',
  title: 'mind mapping',
  strong:
    'mind_map mind_maps mindmap mindmaps mind_mapping mindmapping freeplane freemind wisemapping xmind mindmup mindmeister coggle simplemind minder markmap mindmanager thought_map idea_map concept_map concept_maps brainstorming_map spider_diagram spidergram branches_middle topic_middle middle_branches word_middle_lines central_topic subtopics_branches branches_twigs branch_out_ideas ideas_branch_off thoughts_branches bubbles_lines_ideas bubbles_connected_thoughts fold_branches collapse_branches radial_tree fishbone_diagram parent_node_child_nodes sibling_node node_child_keyboard thoughts_tree thoughts_tree_picture sort_thoughts_picture ideas_round_word thinking_tree',
  weak: 'brainstorm branches node idea thoughts bubbles topic outline twigs subtopic diagram tree map middle brainstorming',
  told: 'ideas thoughts middle branches bubbles colours topic tree brainstorm head sort chapter talk exam fold connect',
  things: ['map', 'node', 'branch', 'topic', 'link'],
  people: ['users', 'students', 'teams', 'teachers', 'writers'],
  field: 'visual thinking',
  features: [
    {
      id: 'keyboard-branches',
      name: 'Create branches by keyboard',
      about: 'Tab makes a child, Enter a sibling, typing goes on at once.',
      why: 'thoughts do not wait for a mouse',
      size: 'M',
      said: 'branch child_node tab_enter keyboard subtopic',
      asked:
        'add_branch_key type_subtopic_enter create_child_node press_tab_branch write_ideas_middle write_thought_quick start_central_topic add_twig_topic put_word_middle',
    },
    {
      id: 'fold-branches',
      name: 'Fold and unfold branches',
      about: 'Levels are closed and opened by click or key.',
      why: 'a large map can be read only in parts',
      size: 'S',
      said: 'fold collapse hide_branches expand',
      asked:
        'fold_branch hide_subtopics_click open_level_two close_side_branches show_main_points unfold_details expand_subtree zoom_single_branch view_part_alone',
    },
    {
      id: 'drag-branches',
      name: 'Move branches by dragging',
      about: 'A branch goes to another place with all that hangs on it.',
      why: 'order comes after the ideas',
      size: 'M',
      skill: 'tree',
      said: 'drag move_branch rearrange',
      asked:
        'drag_branch_elsewhere move_thought_topic rearrange_ideas_order hang_twig_elsewhere shift_subtree swap_two_topics reorder_points_mouse pull_idea_across place_node_free',
    },
    {
      id: 'style-nodes',
      name: 'Style nodes with colours, shapes and fonts',
      about: 'Colours, shapes and fonts of nodes are set by hand, by level or by rule.',
      why: 'colours help to remember a branch',
      size: 'M',
      said: 'colours shapes fonts style',
      asked:
        'paint_branch_colour choose_node_shape change_font_topic draw_line_thicker give_branches_colours format_level_automatic set_bubble_shape pick_theme_map design_look_map',
    },
    {
      id: 'node-icons',
      name: 'Mark nodes with icons',
      about: 'Flags, numbers, ticks and faces stand before the text.',
      why: 'a sign is seen sooner than a word',
      size: 'S',
      said: 'icons symbols flags emoji priority',
      asked:
        'put_icon_node mark_flag_priority add_question_sign set_tick_idea stick_emoji_branch number_priority_topics star_important_thought show_warning_symbol',
    },
    {
      id: 'node-notes',
      name: 'Attach notes to nodes',
      about: 'A long text is kept with a node and opens at a click.',
      why: 'long texts in the map would hide its shape',
      size: 'S',
      skill: 'notes',
      said: 'notes longer_text behind details',
      asked:
        'write_note_node add_long_text hide_explanation_behind attach_remark_topic keep_details_word read_note_hover open_text_panel put_quotation_branch',
    },
    {
      id: 'node-links',
      name: 'Link nodes to pages, files and maps',
      about: 'A click opens the page, the document or the other map.',
      why: 'the sources are one click away',
      size: 'S',
      said: 'link web_page hyperlink open_file',
      asked:
        'link_web_page open_file_node jump_linked_map connect_document_topic put_address_branch click_source_map lead_detailed_map attach_pdf_link',
    },
    {
      id: 'node-images',
      name: 'Insert images into nodes',
      about: 'Pictures come from file, clipboard or web and are scaled.',
      why: 'pictures are remembered longer than words',
      size: 'S',
      skill: 'attachments',
      said: 'images pictures photos sketches',
      asked:
        'insert_picture_node paste_screenshot_branch add_photo_topic drop_image_map resize_picture_bubble draw_sketch_node illustrate_idea show_drawing_beside',
    },
    {
      id: 'export-image-pdf',
      name: 'Export maps as image or PDF',
      about: 'A map or a branch leaves as PNG, SVG or PDF, also over several sheets.',
      why: 'many maps end up printed on a wall',
      size: 'M',
      skill: 'pdf',
      said: 'print export_picture pdf png',
      asked:
        'print_map_poster export_png_picture save_pdf_map hang_map_wall put_map_report copy_picture_slides split_print_sheets download_svg',
    },
    {
      id: 'exchange-formats',
      name: 'Exchange maps with FreeMind, XMind and OPML',
      about: 'Files of other programs are read and written.',
      why: 'years of maps lie in other formats',
      size: 'M',
      skill: 'import-export',
      said: 'import_freemind xmind opml word',
      asked:
        'import_xmind_file open_freemind_map export_opml_outline take_old_maps convert_word_document read_mindmanager_files exchange_program_maps export_markdown_text save_open_format',
    },
    {
      id: 'edit-together',
      name: 'Edit maps together in real time',
      about: 'Changes and cursors of the others are seen at once.',
      why: 'a group has more ideas than one',
      size: 'L',
      skill: 'co-editing',
      said: 'together same_time team_brainstorm',
      asked:
        'edit_map_together collect_team_live see_others_typing work_same_map add_ideas_everybody collaborate_distance collect_class_ideas comment_branch_colleague vote_ideas',
    },
    {
      id: 'share-publish',
      name: 'Share and publish maps by link',
      why: 'others read it without the program',
      about: 'A link opens the map to look or to edit, also embedded in a page.',
      size: 'S',
      skill: 'share-link',
      said: 'share link embed publish',
      asked:
        'share_map_link send_map_friend embed_map_website publish_map_public show_readers_map give_edit_rights invite_view_map open_shared_browser',
    },
    {
      id: 'layouts',
      name: 'Choose tree, fishbone or timeline layouts',
      about: 'The same content is drawn in another structure.',
      why: 'a timeline or a cause does not fit a star shape',
      size: 'M',
      said: 'layout org_chart fishbone timeline tree',
      asked:
        'choose_tree_layout draw_fishbone_causes show_org_chart switch_timeline_layout arrange_left_right balance_sides_automatic lay_branches_downwards change_structure_map view_matrix',
    },
    {
      id: 'cross-links',
      name: 'Draw relations across branches',
      about: 'Labelled arrows lead from any node to any other.',
      why: 'ideas in different branches depend on each other',
      size: 'S',
      said: 'arrow relation connect across',
      asked:
        'draw_arrow_across connect_two_thoughts label_relation_line show_cause_effect link_idea_branch join_distant_nodes write_word_arrow draw_dotted_line',
    },
    {
      id: 'group-clouds',
      name: 'Group branches with clouds and summaries',
      about: 'A border or bracket goes around what belongs together.',
      why: 'groups get a name of their own',
      size: 'S',
      said: 'cloud boundary bracket summary',
      asked:
        'draw_cloud_around group_branches_border put_bracket_summary wrap_related_topics ring_ideas_belong sum_branches_label group_subtree bundle_bubbles',
    },
    {
      id: 'outline-view',
      name: 'View maps as an outline',
      about: 'The same content stands as an indented list and can be edited in either view.',
      why: 'many maps end as a written text',
      size: 'M',
      said: 'outline list_view indented text',
      asked:
        'view_outline_list turn_map_list see_indented_text write_chapter_order switch_list_map edit_outline number_headings read_map_text structure_essay',
    },
    {
      id: 'search-maps',
      name: 'Search words in maps',
      about: 'Words are found in the text and notes of one map or all, folded parts too.',
      why: 'nobody remembers in which of a hundred maps it stands',
      size: 'S',
      skill: 'search',
      said: 'search find word',
      asked:
        'search_word_maps find_thought_map look_topic_everywhere locate_node_text replace_word_everywhere find_note_inside jump_hit_branch find_old_idea',
    },
    {
      id: 'node-tasks',
      name: 'Set tasks with dates and progress',
      about: 'Nodes have a due date, a person and a percentage that adds up.',
      why: 'plans should become deeds',
      size: 'M',
      skill: 'tasks',
      said: 'tasks due_date progress tick_off',
      asked:
        'set_date_node assign_branch_person tick_done_topic show_progress_percent plan_project_map turn_idea_task remind_due_branch sum_effort_costs see_gantt',
    },
    {
      id: 'history-undo',
      name: 'Undo changes and restore earlier versions',
      about: 'Changes are undone step by step, and dated states can be brought back.',
      why: 'sorting ideas means trying and going back',
      size: 'M',
      skill: 'versions',
      said: 'undo versions earlier_state history',
      asked:
        'undo_last_step restore_earlier_map go_back_version see_map_yesterday recover_deleted_branch save_automatic_crash compare_versions_map revert_change',
    },
    {
      id: 'map-templates',
      name: 'Start maps from templates',
      about: 'Meeting, book, SWOT or lesson wait ready made.',
      why: 'an empty sheet is hard',
      size: 'S',
      skill: 'templates',
      said: 'templates example ready_made swot',
      asked:
        'start_template_map use_ready_meeting pick_swot_template reuse_branch_pattern copy_map_structure save_map_template choose_example_start prepare_lesson_pattern',
    },
    {
      id: 'filter-nodes',
      name: 'Filter nodes by text, icon and attribute',
      about: 'What does not match is hidden or pale.',
      why: 'each question needs another view',
      size: 'M',
      skill: 'filters',
      said: 'filter show_marked hide_rest',
      asked:
        'filter_nodes_icon show_marked_topics hide_rest_map see_open_points hide_done_branches select_branches_person view_red_ideas limit_map_label',
    },
    {
      id: 'present-map',
      name: 'Present maps step by step',
      about: 'The view moves from branch to branch as slides do.',
      why: 'the map is the talk',
      size: 'M',
      said: 'present slides presentation talk',
      asked:
        'present_map_audience show_branch_branch walk_through_topics turn_slides_map give_talk_map zoom_point_point lead_listeners project_wall_full-screen',
    },
    {
      id: 'organise-maps',
      name: 'Keep maps in folders with labels',
      about: 'Own, shared and recent maps lie in folders and carry labels.',
      why: 'after a year there are dozens of maps',
      size: 'S',
      skill: 'categories',
      said: 'folders labels recent_maps',
      asked:
        'sort_maps_folders label_maps_subject see_recent_maps keep_maps_order star_favourite_map find_shared_maps archive_old_maps list_maps_date',
    },
    {
      id: 'text-to-map',
      name: 'Turn pasted text into a map',
      about: 'Indented lines, Markdown or an article become branches.',
      why: 'the notes exist already',
      size: 'M',
      said: 'paste_text markdown_list convert_notes generate',
      asked:
        'change_map_list paste_indented_lines convert_notes_branches build_map_article generate_map_markdown build_tree_headings transform_minutes_map suggest_ideas_automatic summarise_book_map',
    },
    {
      id: 'phone-tablet',
      name: 'Use maps on phone and tablet',
      why: 'ideas come on the train',
      about: 'Maps are edited by finger or pen on the phone and follow to the computer.',
      size: 'L',
      skill: 'mobile',
      said: 'phone tablet sync train',
      asked:
        'use_phone_train sync_maps_devices draw_tablet_pen type_idea_bus zoom_map_finger continue_map_laptop keep_map_offline capture_thought_walking',
    },
  ],
} satisfies Kind;
