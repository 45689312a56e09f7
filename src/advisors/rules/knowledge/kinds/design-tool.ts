import type { Kind } from '../kind.ts';

export const designTool = {
  id: 'design-tool',
  title: 'interface design tools',
  strong:
    'prototype wireframes ui_design mockups interface_design design_tool vector_graphics figma design_system screens_drawings app_screens sketches_developers design_files designers_developers screens_apps clickable_prototypes phone_screens components_variants draw_interfaces boxes_screens slide_program_look media_design pen_tool screens_drawn app_look design_app app_design screens_app draw_app click_dummy prototypes_users interface_drawings logo_icons_design designers_together web_design_files layout_screens',
  weak: 'design component screen comment developer export shape style team colour designers boxes buttons icons tokens css drafts clickable dummy layout vector designer prototype mockup',
  told: 'design screens mockup prototype interface components colours fonts designers developers handover comment draw vector share library click through app pages spec figma subscription svg layouts buttons team real time client presents',
  things: ['design', 'component', 'board'],
  people: ['designers', 'developers', 'teams'],
  field: 'interface design',
  features: [
    {
      id: 'design-together-same-time',
      name: 'Design together in real time',
      about: 'Cursors with names show who works where, and each change appears within a second on every screen.',
      why: 'two copies of a screen drift apart within a day',
      size: 'L',
      skill: 'co-editing',
      said: 'together same_time several_file',
      asked:
        'draw_together work_together see_cursor design_together draw_same_time edit_together work_same_file see_colleague_mouse join_file work_same_screen work_same open_same_drawing',
    },
    {
      id: 'draw-vector-shapes-text',
      name: 'Draw vector shapes, text and images',
      about: 'Pens, shapes, text and images are placed to the pixel, combined, masked and ordered in layers.',
      why: 'an interface consists of nothing else than these parts',
      size: 'L',
      skill: 'drawing',
      said: 'draw shape vector',
      asked:
        'draw_shape draw_button put_text draw_circle place_picture write_text draw_line paint_icon draw_screen cut_picture push_boxes',
    },
    {
      id: 'build-components-reuse',
      name: 'Reuse components and their variants',
      about: 'A change to the main component reaches every copy, while text and variant set in a copy stay.',
      why: 'a button redrawn on forty screens looks different on ten',
      size: 'M',
      said: 'component reuse components_variants',
      asked:
        'reuse_button change_button_everywhere copy_button use_button_again change_once use_pieces_again draw_once update_everywhere reuse_everywhere reach_screens change_button_screens',
    },
    {
      id: 'link-boards-clickable-prototypes',
      name: 'Link boards into interactive prototypes',
      about: 'Clicks lead from board to board, as in the finished product.',
      why: 'people understand a flow by clicking through it',
      size: 'M',
      said: 'prototype click clickable_prototypes',
      asked:
        'click_through link_screens click_next try_app jump_screen connect_screens go_next_screen play_prototype simulate_app lead_screen tap_through',
    },
    {
      id: 'comment-designs',
      name: 'Comment on designs',
      about: 'A comment is pinned to a spot of the design, keeps its thread there and can be resolved.',
      why: 'feedback by mail leaves open which element is meant',
      size: 'S',
      skill: 'comments',
      said: 'comment feedback remarks_drawing remarks_place notes_stick',
      asked:
        'write_comment leave_note say_wrong comment_screen pin_remark put_remark discuss_drawing answer_comment tell_opinion write_notes write_note_screen scribble_design scribble_texting scribble_screen',
    },
    {
      id: 'keep-shared-libraries-colours',
      name: 'Share libraries of colours, typography and assets',
      about:
        'Colours, type styles and assets are published from one file, and each file that uses them is offered the update.',
      why: 'each file otherwise has its own blue',
      size: 'M',
      said: 'library colour style',
      asked:
        'keep_colours share_colours share_fonts keep_fonts share_icons use_same_colours keep_brand collect_icons find_logo store_icons',
    },
    {
      id: 'arrange-elements-flexible-layout',
      name: 'Arrange elements with flexible layouts',
      about: 'Elements grow and wrap as they will in the browser.',
      why: 'fixed sizes break with the first long name',
      size: 'M',
      said: 'layout grid align layouts_browser',
      asked:
        'align_boxes keep_distance grow_text stretch_phone move_rest adjust_width resize_screen wrap_boxes set_grid arrange_boxes move_boxes move_smaller grow_content',
    },
    {
      id: 'inspect-designs-copy-code',
      name: 'Inspect designs and copy code',
      about: 'Sizes, colours and styles are read off and copied.',
      why: 'developers otherwise guess sizes and colours',
      size: 'M',
      said: 'inspect code css developer',
      asked:
        'read_size copy_css measure_distance see_pixels copy_code look_colour_value give_developer_measures see_font_size hand_developers read_colour see_margin read_distances see_distance measure_apart measure_far read_measures read_css',
    },
    {
      id: 'export-image-pdf-svg',
      name: 'Export designs as SVG, PNG and PDF',
      about: 'Chosen frames leave as SVG, PNG or PDF in the sizes and under the names set for each.',
      why: 'developers and printers need files, not access to the tool',
      size: 'S',
      said: 'export svg icons_sizes',
      asked:
        'export_png save_pdf export_svg download_picture save_picture print_design export_icons send_pdf export_sizes',
    },
    {
      id: 'work-teams-projects-roles',
      name: 'Organise teams and projects with roles',
      about:
        'Teams hold projects and projects hold files; viewers comment, editors change, and owners invite or remove.',
      why: 'clients should look at a draft and not move it',
      size: 'M',
      skill: 'roles',
      said: 'team project',
      asked:
        'sort_projects give_rights put_folder limit_edit add_member assign_role invite_freelancer decide_edit keep_clients_apart organise_files keep_client_folder',
    },
    {
      id: 'import-other-tools',
      name: 'Import files from other tools',
      about:
        'Layers, text, styles and components come from other design files, and what could not be taken over is listed.',
      why: "years of designs lie in another tool's format",
      size: 'M',
      skill: 'import-export',
      said: 'import',
      asked:
        'import_figma open_sketch_file load_photoshop read_figma take_figma bring_old_files convert_file move_figma open_psd import_old',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      size: 'M',
      skill: 'plugins',
      said: 'plugin extensions',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'share-prototypes-link',
      name: 'Share prototypes by link',
      about: 'The link opens the clickable screens on computer or phone without an account, and its owner can end it.',
      why: 'testers and clients have no seat in the design tool',
      size: 'S',
      skill: 'share-link',
      said: 'share link',
      asked:
        'send_link share_link show_client send_customer open_link show_phone give_link present_client look_without_account show_link show_prototype',
    },
    {
      id: 'keep-versions',
      name: 'Restore earlier versions',
      about:
        'Saved states stand in a list with date, author and name, can be opened beside the present and brought back.',
      why: 'a bold attempt has to be undone a week later',
      size: 'S',
      skill: 'versions',
      said: 'version history',
      asked:
        'go_back restore_old keep_old_version undo_week bring_back_yesterday return_earlier take_back_change see_version_before bring_back return_screen undo_yesterday',
    },
    {
      id: 'automate-api-webhooks',
      name: 'Connect through an API and webhooks',
      about: 'Programs read frames, styles and comments with a limited key, and a webhook reports published changes.',
      why: 'developers copy values by hand as long as code cannot read them',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
    {
      id: 'use-design-tokens-themes',
      name: 'Define design tokens',
      about: 'Colours, sizes and type have names with a value per theme, and leave as JSON for code.',
      why: 'code and design otherwise disagree about the same grey',
      size: 'S',
      said: 'token variables colours_tokens',
      asked:
        'define_token change_colour_everywhere switch_theme name_colour set_variable use_token turn_dark change_brand type_tokens',
    },
    {
      id: 'use-device-templates',
      name: 'Use frames and templates for devices',
      about: 'A new frame takes the size, safe areas and status bar of the chosen phone, tablet or screen.',
      why: 'a layout drawn at the wrong width fails on the phone',
      size: 'S',
      skill: 'templates',
      said: 'template frame starter',
      asked: 'use_starter_file give_starter start_template draw_phone_frame copy_file',
    },
    {
      id: 'upload-fonts',
      name: 'Upload own fonts and styles',
      about: 'Font files belong to a team, are checked for format, and appear for everyone who opens the design.',
      why: 'a missing font shifts every line of text',
      size: 'S',
      said: 'font',
      asked: 'upload_font set_text_style',
    },
  ],
} satisfies Kind;
