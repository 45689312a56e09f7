import type { Kind } from '../kind.ts';

export const diagrams = {
  id: 'diagrams',
  title: 'diagramming tools',
  strong:
    'diagram diagrams diagramming flowchart flowcharts flow_chart org_chart org_charts organigram uml class_diagram sequence_diagram network_diagram er_diagram entity_relationship bpmn swimlane swimlanes diagrams.net drawio plantuml mermaid visio lucidchart excalidraw graphviz yed kroki gantt_diagram process_map shapes_connectors connector_lines boxes_arrows arrows_boxes boxes_lines draw_boxes lines_stick shape_library stencils state_diagram architecture_diagram c4_model decision_tree mind_map auto_layout wiring_diagram floor_plan rack_diagram diagram_code draw.io',
  weak: 'shape arrow connector canvas layer grid process chart svg flow layout symbol sketch node',
  told: 'arrow diagram chart shape flow process connect drag colour svg network organisation boss department step decision symbol layer grid align zoom template powerpoint',
  things: ['diagram', 'shape', 'connector', 'template', 'page'],
  people: ['analysts', 'developers', 'engineers', 'teachers', 'managers'],
  field: 'process and system modelling',
  features: [
    {
      id: 'draw-shapes-connectors',
      name: 'Draw shapes joined by connectors',
      about: 'Shapes are dragged to the page and lines stay attached when they move.',
      why: 'lines drawn afresh after each move cost the most time',
      size: 'L',
      skill: 'drawing',
      said: 'shapes connectors boxes_arrows',
      asked:
        'draw_boxes_arrows connect_shapes drag_shape_page move_box_line join_boxes_line stick_arrow_box place_symbols resize_shape attach_connector',
    },
    {
      id: 'pick-shapes-libraries',
      name: 'Pick symbols from shape libraries',
      why: 'each trade has its own signs',
      about: 'Symbols for flowcharts, UML, BPMN, networks and circuits lie in libraries that can be searched.',
      size: 'M',
      said: 'shape_library stencils icons',
      asked:
        'pick_symbol_library search_shapes use_cloud_icons find_network_symbols choose_bpmn_shapes insert_uml_element browse_stencils add_electrical_symbols',
    },
    {
      id: 'export-images-pdf',
      name: 'Export as SVG, PNG and PDF',
      about: 'The whole diagram, a page or a selection is saved as picture or PDF, also with transparent background.',
      why: 'most diagrams end up in a document or a slide',
      size: 'S',
      said: 'export svg png picture',
      asked:
        'export_svg save_picture_png download_pdf print_poster copy_image_word put_picture_slide export_selection paste_diagram_document save_transparent_background',
    },
    {
      id: 'use-diagram-templates',
      name: 'Start from templates',
      why: 'a blank page costs the first hour',
      about: 'Ready diagrams for common purposes and own ones of the house are copied as a start.',
      size: 'S',
      skill: 'templates',
      said: 'template ready_made example',
      asked:
        'start_template choose_example_diagram use_ready_flowchart save_own-template open_blank_template copy_sample browse_templates reuse_old_drawing',
    },
    {
      id: 'generate-from-text',
      name: 'Generate diagrams from text',
      about: 'A few lines in Mermaid, PlantUML or the like become a picture at once.',
      why: 'text is versioned and drawn boxes are not',
      size: 'L',
      said: 'text_to_diagram code mermaid',
      asked:
        'generate_diagram_text write_code_picture show_mermaid_picture type_lines_boxes preview_plantuml turn_text_flowchart describe_diagram_words draw_script convert_code_diagram',
    },
    {
      id: 'arrange-automatically',
      name: 'Arrange shapes automatically',
      why: 'fifty boxes by hand never line up',
      about: 'One click arranges the shapes as tree, layers, circle or flow with few crossing lines.',
      size: 'L',
      said: 'auto_layout arrange tidy',
      asked:
        'arrange_boxes_automatically clean_diagram_order order_shapes_tree prevent_crossing_lines place_nodes_automatically separate_boxes_evenly rearrange_nodes clean_layout route_lines_around',
    },
    {
      id: 'edit-together-live',
      name: 'Edit together at the same time',
      about: "Others' cursors and changes are seen at once.",
      why: 'teams draw a process while they talk about it',
      size: 'L',
      skill: 'co-editing',
      said: 'together same_time collaborate',
      asked:
        'edit_together draw_same_time see_cursor_colleague work_diagram_live collaborate_drawing join_session follow_presenter change_together_browser',
    },
    {
      id: 'share-link-embed',
      name: 'Share by link and embed in pages',
      why: 'attached copies grow old',
      about: 'A link lets others view or edit, and wikis and documents show the current state.',
      size: 'S',
      skill: 'share-link',
      said: 'share embed link',
      asked:
        'share_link_diagram embed_wiki show_website send_view_link put_confluence publish_diagram_page give_edit_link insert_wiki_drawing update_embedded_picture',
    },
    {
      id: 'style-themes-colours',
      name: 'Style shapes with colours and themes',
      why: 'what belongs together should look alike',
      about: 'Fills, lines, fonts and house colours are set for one shape or for all.',
      size: 'S',
      said: 'colours style theme fonts',
      asked:
        'change_box_colour set_font apply_theme use_company_colours copy_style format_line draw_dashed_line choose_dark_theme draw_hand-drawn_style',
    },
    {
      id: 'snap-align-grid',
      name: 'Align shapes with grid and guides',
      why: 'crooked boxes look careless',
      about: 'Shapes snap to grid and neighbours, and guides show equal distances and sizes.',
      size: 'S',
      said: 'align grid snap',
      asked:
        'align_boxes snap_grid distribute_evenly show_guides place_shape_centre put_boxes_row match_box_size draw_straight_lines show_ruler rotate_shape',
    },
    {
      id: 'open-foreign-files',
      name: 'Open Visio and other files',
      about: 'Drawings from Visio, Lucidchart, Gliffy and draw.io keep their shapes.',
      why: 'years of drawings lie in the files of other programs',
      size: 'L',
      skill: 'import-export',
      said: 'visio import vsdx',
      asked:
        'open_visio_file import_lucidchart load_vsdx convert_old_drawings read_drawio_file import_gliffy bring_drawings_across trace_old_picture',
    },
    {
      id: 'use-layers-pages',
      name: 'Use several pages and layers',
      about: 'Parts are shown, hidden and locked, and pages link to each other.',
      why: 'one sheet cannot show all',
      size: 'M',
      said: 'layers pages',
      asked:
        'hide_layer show_layer lock_background add_page link_pages split_diagram_sheets toggle_cables_layer click_detail_page duplicate_page',
    },
    {
      id: 'keep-diagram-versions',
      name: 'Keep versions and restore them',
      why: 'the third attempt is often the best',
      about: 'Earlier states are kept with time and author, can be opened and brought back.',
      size: 'S',
      skill: 'versions',
      said: 'history undo earlier_version',
      asked:
        'restore_earlier_diagram undo_steps see_changed_diagram compare_diagram_versions return_yesterday_drawing keep_history name_version recover_lost_drawing',
    },
    {
      id: 'work-offline-desktop',
      name: 'Work offline and on the desktop',
      why: 'drawings of networks are secret',
      about: 'The program runs without account and network, and its files stay on the computer.',
      size: 'M',
      skill: 'offline',
      said: 'offline desktop local_files',
      asked:
        'work_offline_drawing save_file_computer use_desktop_app draw_internet-free keep_drawing_local open_local_file install_program_linux store_own-server',
    },
    {
      id: 'store-in-cloud-git',
      name: 'Store files in cloud drives and Git',
      about: 'Diagrams are opened from and saved to Drive, OneDrive, Nextcloud, GitHub or GitLab.',
      why: 'a diagram belongs beside the other files of its project',
      size: 'M',
      said: 'google_drive nextcloud github',
      asked:
        'save_google_drive store_github open_nextcloud_drawing push_diagram_repository sync_onedrive keep_file_gitlab load_dropbox_file choose_storage_place',
    },
    {
      id: 'build-from-data',
      name: 'Build diagrams from tables',
      about: 'A list of people, tables or servers becomes boxes with lines.',
      why: 'the people or servers already stand in a list',
      size: 'M',
      said: 'from_excel csv table',
      asked:
        'create_org-chart_excel import_csv_boxes draw_database_tables generate_chart_list build_network_inventory read_sql_schema turn_spreadsheet_diagram update_boxes_data',
    },
    {
      id: 'attach-data-links',
      name: 'Attach data, links and notes to shapes',
      why: 'a box stands for more than its name',
      about: 'A shape carries fields, a note and a link, which show when it is clicked.',
      size: 'S',
      said: 'properties link_shape tooltip',
      asked:
        'attach_data_shape link_box_page show_tooltip add_shape_properties click_box_open write_note_shape store_ip_box turn_box_red',
    },
    {
      id: 'comment-on-diagrams',
      name: 'Comment on diagrams',
      about: 'Remarks are pinned to a place in the diagram, answered and marked as done.',
      why: 'in a mail nobody knows which blue box is meant',
      size: 'S',
      skill: 'comments',
      said: 'comment feedback remark',
      asked:
        'comment_shape pin_remark ask_colleague_drawing reply_comment mark_comment_done give_feedback_drawing ask_question_box review_diagram',
    },
    {
      id: 'group-collapse-swimlanes',
      name: 'Group shapes in containers and swimlanes',
      why: 'who does what is the point of a process',
      about: 'Shapes lie in lanes by department and in containers that fold up with their content.',
      size: 'M',
      said: 'swimlane group container',
      asked:
        'draw_swimlanes group_shapes close_box_details fold_group move_group separate_departments_lanes put_box_frame expand_details nest_containers',
    },
    {
      id: 'create-own-shapes',
      name: 'Create own shapes and libraries',
      about: 'Own pictures and combined symbols are kept and shared.',
      why: 'no library contains the machines of the own plant',
      size: 'M',
      said: 'custom_shapes own_symbols',
      asked:
        'create_shape save_symbol_library upload_icon share_library_team design_symbol import_svg_shape combine_shapes add_company_logo collect_favourite_shapes',
    },
    {
      id: 'check-notation-rules',
      name: 'Check diagrams against notation rules',
      about: 'Open ends, wrong joins and missing starts are marked in UML and BPMN diagrams.',
      why: 'a tidy drawing can still break the rules of its notation',
      size: 'M',
      said: 'validate notation rules',
      asked:
        'check_bpmn_rules validate_uml warn_loose_arrow find_missing_end check_model_errors show_wrong_connection test_process_complete flag_dead_end',
    },
    {
      id: 'generate-code-from-diagrams',
      name: 'Generate code and schemas from diagrams',
      why: 'nobody draws and types the same twice',
      about: 'SQL, classes or process files are made from the diagram.',
      size: 'L',
      said: 'generate_code sql',
      asked:
        'generate_sql export_classes produce_code_uml export_bpmn_xml create_tables_drawing write_json_model build_skeleton_code copy_mermaid_code',
    },
    {
      id: 'present-diagrams',
      name: 'Present diagrams step by step',
      about: 'In full screen the parts of a diagram appear one after another, and the view zooms to them.',
      why: 'an audience cannot follow thirty boxes at once',
      size: 'M',
      said: 'present full_screen animate',
      asked:
        'present_full_screen show_steps_click animate_flow zoom_part highlight_path walk_diagram reveal_boxes explain_meeting play_slides',
    },
    {
      id: 'use-keyboard-quick-add',
      name: 'Add and connect shapes by keyboard',
      why: 'thoughts run ahead of the mouse',
      about: 'Arrow keys and shortcuts add the next shape, already joined to the one before.',
      size: 'S',
      said: 'keyboard shortcuts',
      asked:
        'add_next_box type_enter_box use_shortcuts press_key_connect draw_keyboard duplicate_key zoom_wheel continue_flow_key insert_shape_keyboard',
    },
  ],
} satisfies Kind;
