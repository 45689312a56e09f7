import type { Kind } from '../kind.ts';

export const embroideryDesign = {
  id: 'embroidery-design',
  title: 'embroidery digitising tools',
  strong:
    'embroidery embroider embroidering embroidered embroidery_machine embroidery_design embroidery_designs embroidery_file digitising_embroidery digitizing_embroidery inkstitch ink_stitch embroidermodder wilcom hatch_embroidery brother_machine_hoop janome bernina husqvarna_viking pfaff tajima hoop hoops hooping satin_stitch satin_column fill_stitch running_stitch stitch_file stitch_count stitches_thread jump_stitch underlay_stitch pull_compensation thread_colours_machine thread_break pes_dst pes_file dst_file pes dst applique_machine stitched_logo logo_stitched stitch_logo_caps logo_caps_polo monogram_towels names_towels cross_stitch tatami needle_colours puckering stabiliser_fabric',
  weak: 'stitch thread needle hoop motif fabric cap towel monogram logo patch satin density pes',
  told: 'embroider stitch stitches thread needle hoop logo cap towel shirt monogram motif patch badge fabric pucker bobbin satin fill applique flower colours',
  things: ['embroidery design', 'stitch object', 'thread colour', 'hoop'],
  people: ['embroiderers', 'digitisers', 'hobby sewers', 'embroidery shops'],
  field: 'machine embroidery digitising',
  features: [
    {
      id: 'convert-shapes-stitches',
      name: 'Turn vector shapes into stitches',
      about: 'Outlines and areas become runs of stitches for the machine.',
      why: 'a machine knows only needle points',
      size: 'L',
      said: 'vector_stitches digitise svg_stitches',
      asked:
        'turn_drawing_stitches convert_logo_stitches digitise_artwork create_stitches_shape draw_motif_stitch create_flower_embroidery transform_svg_stitches calculate_stitches_outline',
    },
    {
      id: 'read-write-machine-formats',
      name: 'Read and write machine formats',
      about: 'PES, DST, JEF, EXP, VP3 and others are opened and saved.',
      why: 'each maker has its own file',
      size: 'M',
      skill: 'import-export',
      said: 'pes dst jef vp3 machine_format',
      asked:
        'save_pes_file export_dst open_jef_design convert_machine_format read_brother_file write_janome_file change_pes_dst load_stitch_file',
    },
    {
      id: 'fill-areas',
      name: 'Fill areas with stitch patterns',
      about: 'Angle, row spacing and pattern are set for each area.',
      why: 'filled areas make up most of an embroidered picture',
      size: 'M',
      said: 'fill_stitch tatami angle',
      asked:
        'fill_area_stitches set_fill_angle choose_fill_pattern change_row_spacing cover_background_thread fill_leaf_lines turn_stitch_direction create_gradient_fill',
    },
    {
      id: 'sew-satin-columns',
      name: 'Create satin columns',
      about: 'Two rails and rungs steer the width and direction.',
      why: 'letters and borders should gleam',
      size: 'M',
      said: 'satin column border zigzag',
      asked:
        'create_satin_column sew_letter_border draw_satin_rails add_zigzag_edge set_column_width split_wide_satin create_shiny_border convert_line_satin',
    },
    {
      id: 'simulate-stitching',
      name: 'Simulate the stitching on screen',
      about: 'The needle runs at chosen speed and stops at each colour.',
      why: 'a spoilt shirt costs more than a look',
      size: 'M',
      said: 'simulator stitch_preview realistic_preview',
      asked:
        'simulate_stitching watch_needle_screen preview_embroidery see_stitch_order play_stitches view_design_realistic follow_stitches show_finished_embroidery',
    },
    {
      id: 'letter-text',
      name: 'Set lettering in stitch fonts',
      about: 'Names and monograms run straight, on a curve or in a circle.',
      why: 'most orders are names',
      size: 'M',
      said: 'lettering monogram names fonts',
      asked:
        'write_name_towel type_letters_stitch choose_stitch_font create_monogram put_text_arc sew_club_name arrange_letters enter_list_names',
    },
    {
      id: 'choose-thread-palettes',
      name: "Choose threads from makers' palettes",
      about: 'Colours carry the numbers of Madeira, Isacord and others.',
      why: 'the colours must match the spools on the shelf',
      size: 'S',
      said: 'thread_palette thread_colours madeira',
      asked:
        'choose_thread_colour match_thread_shelf use_madeira_palette pick_isacord_number replace_thread_brand list_spools find_nearest_thread change_colour_chart',
    },
    {
      id: 'order-colour-blocks',
      name: 'Order objects and colour changes',
      about: 'Objects are sorted so that threads change seldom.',
      why: 'each change stops the machine',
      size: 'M',
      said: 'colour_change stitch_order sequence',
      asked:
        'sort_colours_order move_object_earlier reduce_thread_changes group_red_parts reorder_stitching arrange_colour_blocks set_sewing_sequence merge_colour_stops',
    },
    {
      id: 'resize-rotate-designs',
      name: 'Resize and rotate with density kept',
      about: 'Stitches are calculated anew for the new size.',
      why: 'a shrunken design turns stiff as board',
      size: 'M',
      said: 'resize rotate mirror scale',
      asked:
        'resize_design resize_motif_back resize_logo_cap rotate_motif mirror_flower calculate_stitch_density change_design_size turn_design_sideways',
    },
    {
      id: 'fit-hoop',
      name: 'Fit designs to the hoop',
      about: 'Hoops of each machine are shown with centre and safe border.',
      why: 'the needle must not hit the frame',
      size: 'S',
      said: 'hoop frame_size centre',
      asked:
        'choose_hoop_size show_hoop_border check_design_hoop put_design_centre place_motif_hoop warn_hoop_small see_sewing_field add_custom_hoop',
    },
    {
      id: 'set-underlay-density',
      name: 'Set underlay, density and pull compensation',
      about: 'Values are kept by fabric and object.',
      why: 'cloth gives way under the needle',
      size: 'M',
      said: 'underlay density pull_compensation',
      asked:
        'set_underlay change_stitch_density correct_pull_fabric adjust_jersey_stitches stop_puckering reduce_density add_base_stitches close_gaps_border',
    },
    {
      id: 'trace-images',
      name: 'Trace images into embroidery',
      about: 'Photos and drawings are reduced to colours and outlines.',
      why: 'customers bring a picture, not a vector',
      size: 'L',
      said: 'trace photo_stitch image_embroidery auto_digitise',
      asked:
        'trace_photo_embroidery turn_picture_stitches reduce_image_colours scan_child_drawing digitise_jpeg trace_logo create_photo_stitch outline_dog_photo',
    },
    {
      id: 'run-outline-stitches',
      name: 'Sew running and bean stitches',
      about: 'Single, triple and decorative lines follow a path.',
      why: 'fine details need a thin line',
      size: 'S',
      said: 'running_stitch bean_stitch redwork',
      asked:
        'sew_running_line follow_path_stitch create_triple_stitch draw_thin_outline set_stitch_length add_redwork_line repeat_line_back stitch_contour',
    },
    {
      id: 'trim-jumps-ties',
      name: 'Control trims, jumps and tie-offs',
      about: 'Threads are cut or hidden between objects and locked at ends.',
      why: 'loose threads mean scissors work',
      size: 'S',
      said: 'jump_stitch trim lock_stitch tie-off',
      asked:
        'cut_thread_between remove_jump_stitches lock_thread_ends fix_object_ends hide_travel_stitches insert_trim route_under_fill join_nearest_points',
    },
    {
      id: 'edit-single-stitches',
      name: 'Edit single stitches',
      about: 'Needle points are moved, added and removed.',
      why: 'some faults lie in one stitch',
      size: 'M',
      said: 'single_stitch needle_point edit_stitches',
      asked:
        'move_single_stitch delete_needle_point edit_stitch_plan add_missing_stitch select_stitches correct_crossing_stitch remove_tiny_stitches shift_needle_point',
    },
    {
      id: 'print-worksheets',
      name: 'Print worksheets for the operator',
      why: 'the person at the machine needs the order',
      about: 'A sheet shows size, colours in order, stitch count and a picture at true scale.',
      size: 'S',
      skill: 'pdf',
      said: 'worksheet run_sheet colour_list',
      asked:
        'print_worksheet print_colour_order show_stitch_count give_operator_sheet print_template_placement attach_production_sheet save_run_sheet sign_client_approval',
    },
    {
      id: 'estimate-time-thread',
      name: 'Estimate stitches, time and thread use',
      why: 'shops charge by the thousand stitches',
      about: 'The stitch count gives minutes, metres of thread and a price.',
      size: 'S',
      skill: 'calculation',
      said: 'stitch_count run_time thread_length price',
      asked:
        'count_stitches estimate_machine_time calculate_thread_metres charge_thousand_stitches see_minutes_cap count_bobbin_use tell_long_stitching quote_embroidery_job',
    },
    {
      id: 'make-applique',
      name: 'Prepare appliqué with cut lines',
      about: 'Placement, tack-down and cover stitches are made with stops.',
      why: 'cloth patches save stitches',
      size: 'M',
      said: 'applique patch cut_line',
      asked:
        'create_applique add_placement_line cut_fabric_shape fix_patch_cloth stop_machine_cloth cover_patch_edge create_badge_border export_cutting_line',
    },
    {
      id: 'organise-design-library',
      name: 'Browse designs as thumbnails',
      about: 'Files of all formats are shown, searched and tagged.',
      why: 'thousands of files have cryptic names',
      size: 'M',
      skill: 'catalogue',
      said: 'design_library thumbnails',
      asked:
        'browse_designs_thumbnails find_motif_folder show_stitch_preview sort_embroidery_files tag_flower_motifs search_design_size keep_design_collection see_icon_file',
    },
    {
      id: 'send-to-machine',
      name: 'Send designs to the machine',
      why: 'carrying sticks costs time',
      about: 'Designs reach the machine by stick, cable or wireless, split by hoop where needed.',
      size: 'M',
      said: 'send_machine usb wifi',
      asked:
        'send_design_machine transfer_usb_stick load_machine_wifi copy_pattern_cable queue_machine_job connect_embroidery_machine put_stick write_card_machine',
    },
    {
      id: 'check-problem-spots',
      name: 'Find problems before stitching',
      why: 'needles break on dense spots',
      about: 'Stitches that are too short, areas that are too dense and broken shapes are pointed out.',
      size: 'M',
      said: 'troubleshoot thread_breaks too_dense',
      asked:
        'find_dense_spots check_design_errors warn_needle_break show_broken_shapes detect_short_stitches check_overlap_layers explain_stitch_fault mark_gaps_design',
    },
    {
      id: 'split-multi-hoop',
      name: 'Split large designs over several hoopings',
      about: 'Crosses for alignment are sewn with each part.',
      why: 'jacket backs exceed the frame',
      size: 'M',
      said: 'multi_hoop split_design',
      asked:
        'split_large_design divide_motif_hoops add_alignment_crosses sew_parts_together move_jacket_frame match_second_hoop cut_design_halves continue_next_frame',
    },
  ],
} satisfies Kind;
