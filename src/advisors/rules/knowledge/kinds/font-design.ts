import type { Kind } from '../kind.ts';

export const fontDesign = {
  id: 'font-design',
  title: 'font editors',
  strong:
    'fontforge birdfont robofont fontlab glyphs_app fontra font_editor font_design design_font make_font create_font draw_typeface typeface typefaces typeface_design glyph glyphs kerning kern_pairs sidebearings side_bearings bezier_letters opentype otf ttf ufo_files designspace variable_font variable_fonts hinting autohint ttfautohint ligatures diacritics anchors_accents x-height ascender handwriting_font letters_font font_letters font_handwriting draw_letters own_lettering missing_letter_font letter_spacing_font type_designer type_foundry calligraphy_font color_font woff2',
  weak: 'font fonts lettering outline bezier serif sans script stroke contour unicode calligraphy italic bold alphabet',
  told: 'alphabet handwriting font fonts serif curves bold italic accents umlauts typeface pen calligraphy spacing ligature logo keyboard characters script outlines stroke cyrillic symbols stencil woodtype specimen',
  things: ['typeface', 'glyph', 'font file', 'master'],
  people: ['type designers', 'lettering artists', 'linguists', 'graphic designers'],
  field: 'type design',
  features: [
    {
      id: 'draw-outlines',
      name: 'Draw glyph outlines with Bézier curves',
      about: 'Points and handles are set, smoothed and moved, cubic or quadratic.',
      why: 'a letter is its outline',
      size: 'L',
      said: 'draw_letters bezier outlines',
      asked:
        'draw_letter_outline move_curve_points set_bezier_handles adjust_letter_curves draw_serif_stem correct_bumpy_curve sketch_alphabet_screen',
    },
    {
      id: 'show-glyph-overview',
      name: 'Show all glyphs in a grid',
      about: 'Every character stands in a cell, with filters by script and state.',
      why: 'one sees what is still missing',
      size: 'M',
      said: 'glyph_overview grid missing_letters',
      asked:
        'show_glyph_grid see_missing_characters list_letters_drawn filter_glyphs_script mark_finished_letters browse_alphabet_table',
    },
    {
      id: 'set-spacing',
      name: 'Set widths and side bearings',
      about: 'Room left and right of a letter is dragged or typed, with groups.',
      why: 'uneven gaps between letters spoil every line of text',
      size: 'M',
      said: 'spacing side_bearings letter_width',
      asked:
        'set_letter_width adjust_side_bearings balance_letter_rhythm change_room_letter copy_spacing_group drag_letter_edges',
    },
    {
      id: 'edit-kerning',
      name: 'Edit kerning pairs and classes',
      about: 'Pairs such as AV are moved together, whole classes at once.',
      why: 'pairs such as AV leave a gap without it',
      size: 'M',
      said: 'kerning pairs',
      asked:
        'edit_kerning_pairs move_letters_closer pull_av_pair adjust_gap_letters define_kerning_classes close_hole_pairs',
    },
    {
      id: 'export-fonts',
      name: 'Export OTF, TTF and WOFF2 files',
      about: 'Finished fonts are written for desktop and web.',
      why: 'the letters are to be used',
      size: 'M',
      skill: 'import-export',
      said: 'export otf ttf woff',
      asked:
        'export_font_file generate_otf_ttf write_woff_website build_installable_font produce_font_word use_font_computer',
    },
    {
      id: 'preview-text',
      name: 'Preview text in the font',
      about: 'Words, sizes and samples are typed while drawing.',
      why: 'letters live in words',
      size: 'S',
      said: 'preview_words sample_text',
      asked:
        'preview_text_font type_sample_words see_letters_together test_small_sizes look_font_sentence try_pangram_waterfall',
    },
    {
      id: 'trace-scans',
      name: 'Trace scans and background images',
      about: 'A drawing lies beneath or becomes an outline by itself.',
      why: 'letters begin on paper',
      size: 'M',
      said: 'scan trace handwriting',
      asked:
        'trace_scanned_letters turn_handwriting_font put_drawing_background convert_sketch_outline photograph_alphabet_sheet take_letters_scan import_pen_drawing',
    },
    {
      id: 'import-vectors',
      name: 'Import SVG and vector drawings',
      about: 'Shapes from Inkscape or Illustrator are pasted as glyphs.',
      why: 'some designers draw in another program',
      size: 'S',
      said: 'svg illustrator inkscape',
      asked:
        'import_svg_letter paste_inkscape_shape bring_illustrator_drawing load_vector_icons copy_logo_glyph drop_eps_cell',
    },
    {
      id: 'open-existing-fonts',
      name: 'Open and change existing fonts',
      about: 'OTF, TTF, UFO and older formats are read with all their tables.',
      why: 'often just one letter is missing',
      size: 'M',
      said: 'existing_font ufo modify',
      asked:
        'open_existing_font add_missing_letter modify_free_font read_ufo_source repair_broken_font merge_two_fonts convert_postscript_type',
    },
    {
      id: 'build-composites',
      name: 'Build accented letters from components',
      about: 'Anchors place the accents, and a change of the base runs through.',
      why: 'nobody draws sixty vowels twice',
      size: 'M',
      said: 'accents components anchors diacritics',
      asked:
        'build_accented_letters place_accent_anchor reuse_letter_parts add_umlauts_automatically compose_diacritics_base change_stem_everywhere',
    },
    {
      id: 'write-opentype-features',
      name: 'Write OpenType features and ligatures',
      about: 'Ligatures, alternates and small caps are coded or made from names.',
      why: 'letters such as f and i collide without a ligature',
      size: 'L',
      said: 'ligatures alternates opentype_features',
      asked:
        'write_opentype_code join_fi_ligature add_alternate_letters switch_small_caps change_letter_context use_swash_ending create_random_variants',
    },
    {
      id: 'interpolate-masters',
      name: 'Interpolate masters to weights',
      about: 'Light and bold are drawn and the steps between are computed.',
      why: 'a family has nine weights',
      size: 'L',
      said: 'weights masters interpolate bold',
      asked:
        'compute_weights_between draw_light_bold generate_semibold_masters create_font_family check_point_compatibility produce_medium_weight',
    },
    {
      id: 'make-variable-fonts',
      name: 'Build variable fonts with axes',
      about: 'Weight, width and other axes end in one file.',
      why: 'the web wants one small file',
      size: 'L',
      said: 'variable_font axes',
      asked:
        'build_variable_font define_weight_axis move_width_slider export_designspace_variable set_axis_instances add_optical_size',
    },
    {
      id: 'check-outlines',
      name: 'Check outlines for faults',
      about: 'Open paths, missing extremes, wrong direction and overlaps are found.',
      why: 'faults show only in print',
      size: 'M',
      said: 'validate open_paths overlaps',
      asked:
        'check_outline_errors find_open_paths remove_overlapping_shapes add_extreme_points correct_path_direction list_font_problems reduce_superfluous_points',
    },
    {
      id: 'hint-fonts',
      name: 'Hint fonts for small sizes',
      about: 'Stems and zones are set by hand or automatically.',
      why: 'small letters blur on screens',
      size: 'M',
      said: 'hinting autohint small_screens',
      asked:
        'improve_tiny_letters sharpen_letters_screen set_blue_zones prevent_blurred_stems run_autohint_font read_tiny_letters',
    },
    {
      id: 'edit-font-info',
      name: 'Edit names, metrics and licence',
      about: 'Family, style, heights, author and rights are entered.',
      why: 'menus group fonts by these',
      size: 'S',
      said: 'font_name metrics licence_embedding',
      asked:
        'edit_family_name set_ascender_height enter_designer_licence define_line_height name_bold_style fix_font_menu',
    },
    {
      id: 'assign-unicode',
      name: 'Assign Unicode values and encodings',
      about: 'Letters, signs and private code points are given to glyphs by set.',
      why: 'a typed key must bring up the right letter',
      size: 'S',
      said: 'unicode encoding language_coverage',
      asked:
        'assign_unicode_glyph cover_languages_alphabet map_symbol_key add_cyrillic_set support_rare_language place_private_character',
    },
    {
      id: 'transform-glyphs',
      name: 'Transform and slant many glyphs',
      about: 'Scaling, slanting, emboldening and rounding run over a choice.',
      why: 'all letters change together',
      size: 'S',
      skill: 'bulk-edit',
      said: 'slant scale rounded',
      asked:
        'turn_letters_italic resize_glyphs_together use_round_corners apply_filter_selection add_letter_thickness rotate_mirror_letter',
    },
    {
      id: 'set-guides',
      name: 'Set guides, grids and measures',
      about: 'Lines for heights, distances and stem widths are shown and snapped to.',
      why: 'stems must be alike',
      size: 'S',
      said: 'guidelines measure stem',
      asked:
        'set_guide_lines measure_stem_width snap_points_grid show_baseline_xheight compare_letter_heights check_stroke_thickness',
    },
    {
      id: 'draw-strokes',
      name: 'Draw with pens and expand strokes',
      about: 'A middle line gets a nib, a width and ends.',
      why: 'writing comes from a pen',
      size: 'M',
      said: 'pen nib stroke brush',
      asked:
        'draw_pen_stroke expand_stroke_outline use_broad_nib write_tablet_letters set_nib_contrast follow_brush_skeleton',
    },
    {
      id: 'run-font-scripts',
      name: 'Run Python scripts and plugins',
      about: 'Steps are scripted and add-ons installed.',
      why: 'nobody changes six hundred glyphs one by one',
      size: 'M',
      skill: 'plugins',
      said: 'python scripts plugins',
      asked:
        'run_python_script install_editor_plugin automate_glyph_steps build_family_nightly call_font_terminal write_glyph_filter',
    },
    {
      id: 'make-colour-fonts',
      name: 'Draw colour fonts with layers',
      about: 'Fills, gradients and pictures are layered in a glyph.',
      why: 'emoji and posters want colour',
      size: 'M',
      said: 'colour_font emoji colr',
      asked:
        'draw_colour_letters produce_emoji_font paint_letter_layers add_gradient_fill define_colour_palette show_two_tone',
    },
    {
      id: 'handle-versions',
      name: 'Work with versions and shared sources',
      about: 'Text-based sources suit Git, and states are compared.',
      why: 'families take years and several hands',
      size: 'M',
      skill: 'versions',
      said: 'git versions backup_layers',
      asked:
        'compare_glyph_versions keep_earlier_drawing share_font_sources restore_former_letter work_together_typeface save_text_git',
    },
    {
      id: 'print-specimens',
      name: 'Print proofs and specimen sheets',
      about: 'All letters, pairs and texts go on paper or PDF.',
      why: 'paper shows what the screen hides',
      size: 'S',
      skill: 'pdf',
      said: 'proof specimen print',
      asked:
        'print_proof_sheet create_specimen_booklet show_alphabet_poster print_kerning_test compare_sizes_printed send_client_sample',
    },
  ],
} satisfies Kind;
