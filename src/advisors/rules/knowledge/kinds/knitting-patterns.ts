import type { Kind } from '../kind.ts';

export const knittingPatterns = {
  id: 'knitting-patterns',
  title: 'knitting and crochet patterns',
  strong:
    'knitting knit knitted knitter knitters crochet crocheting crocheted yarn yarn_stash wool_stash skein_yarn skeins_wool ball_wool balls_wool row_counter stitches_row cast_stitches purl ravelry knitcompanion stitch_fiddle stitchmastery colourwork fair_isle intarsia lace_chart cable_chart circular_needles knitting_needles needle_size_yarn gauge_swatch swatch_stitches crochet_hook hook_size amigurumi sweater_yoke sock_heel raglan granny_square dye_lot decrease_row increase_row every_sixth_row repeat_rows_needles unravel_rows knitalong mittens_stitches norwegian_sweater stitch_marker',
  weak: 'wool needles hook stitch rows sweater socks sleeve shawl lace cable mittens scarf blanket repeat cardigan',
  told: 'rows stitches needles wool balls sweater cardigan socks mittens sleeve heel scarf blanket unravel decrease increase lace cables swatch gauge hook cuff yoke hat armhole metres',
  things: ['pattern', 'project', 'chart', 'yarn', 'row'],
  people: ['knitters', 'crocheters', 'designers', 'yarn shops'],
  field: 'hand knitting and crochet',
  features: [
    {
      id: 'count-rows',
      name: 'Count rows and repeats',
      about: 'Several counters per project stay where they were, whatever the device does.',
      why: 'the doorbell rings in the middle of row 47',
      size: 'S',
      said: 'count_rows counter',
      asked:
        'count_rows_finished tap_row_done remember_row_stopped count_repeats_lace subtract_row_unravel set_row_number reset_counter_repeat see_row_sleeve',
    },
    {
      id: 'draw-charts',
      name: 'Draw stitch charts',
      about: 'Squares are filled with colours or symbols, copied, mirrored and repeated.',
      why: 'a yoke is drawn and not told',
      size: 'L',
      skill: 'drawing',
      said: 'draw_chart grid',
      asked:
        'draw_stitch_chart fill_grid_colours paint_squares_motif mirror_motif_half repeat_motif_width design_colourwork_yoke draft_lace_grid erase_stitches_chart',
    },
    {
      id: 'keep-patterns',
      name: 'Keep a library of patterns',
      about: 'Bought PDFs, magazine pages and links stand in one place with a photo.',
      why: 'the same pattern is bought twice',
      size: 'M',
      skill: 'catalogue',
      said: 'pattern_collection pdf_patterns',
      asked:
        'keep_bought_patterns store_pattern_pdf collect_magazine_patterns photograph_paper_pattern sort_patterns_folder open_pattern_pdf save_pattern_link queue_next_pattern',
    },
    {
      id: 'track-projects',
      name: 'Track projects with photos and progress',
      about: 'Each work has yarn, needles, dates, photos and a bar of what is done.',
      why: 'six things on the needles at once is normal',
      size: 'M',
      said: 'projects progress works',
      asked:
        'track_started_project see_sweater_progress photograph_finished_socks list_unfinished_projects log_needles_used note_project_start show_project_percent finish_project_date',
    },
    {
      id: 'manage-stash',
      name: 'Manage the yarn stash',
      about: 'Every yarn has colour, dye lot, metres left and a place.',
      why: 'nobody knows what lies under the bed',
      size: 'M',
      skill: 'stock',
      said: 'stash yarn_home wool_boxes',
      asked:
        'list_yarn_home manage_yarn_stash note_dye_lot check_wool_left weigh_leftover_balls photograph_yarn_label find_yarn_box reserve_yarn_project deduct_used_metres',
    },
    {
      id: 'highlight-row',
      name: 'Highlight the current row',
      about: 'A bar lies over the row of chart or text and moves on with the counter.',
      why: 'the eye slips in a lace chart',
      size: 'M',
      said: 'highlight_row line',
      asked:
        'highlight_chart_row mark_current_line hide_finished_rows move_bar_row show_single_row find_place_chart read_row_large see_line_working',
    },
    {
      id: 'remind-shaping',
      name: 'Remind of increases and decreases',
      about: 'A second counter calls every sixth row, also at the same time as others.',
      why: 'at the same time is the most hated line',
      size: 'M',
      skill: 'reminders',
      said: 'every_sixth_row decrease',
      asked:
        'remind_decrease_row tell_increase_due warn_buttonhole_row link_two_counters announce_cable_cross count_sixth_row beep_shaping_row alert_colour_change',
    },
    {
      id: 'calculate-gauge',
      name: 'Calculate stitches from the gauge',
      about: 'A swatch and a width give stitches and rows, also for other yarn.',
      why: 'two stitches off in ten make a tent',
      size: 'S',
      skill: 'calculation',
      said: 'gauge swatch',
      asked:
        'calculate_stitches_gauge enter_swatch_stitches convert_gauge_pattern work_stitches_cast count_stitches_centimetres adjust_thicker_yarn divide_decreases_row compare_swatch_pattern',
    },
    {
      id: 'choose-symbols',
      name: 'Choose from a library of symbols',
      about: 'Knit and crochet symbols with legend, own ones added.',
      why: 'each magazine draws a yarn over in its own way',
      size: 'M',
      said: 'symbols legend cable_signs',
      asked:
        'choose_stitch_symbol insert_cable_symbol show_symbol_legend create_stitch_sign place_crochet_symbols explain_chart_signs switch_symbol_set mark_empty_square',
    },
    {
      id: 'write-instructions',
      name: 'Turn charts into written instructions',
      about: 'Rows are read from the chart and folded into repeats, with stitch counts.',
      why: 'half of the knitters cannot read charts',
      size: 'L',
      said: 'written_rows words',
      asked:
        'write_chart_words read_chart_lines turn_grid_text list_rows_stitches fold_repeats_brackets draw_chart_text check_stitch_count translate_instructions_rows',
    },
    {
      id: 'convert-pictures',
      name: 'Convert pictures into charts',
      about: 'A photo becomes a grid in few colours and the proportion of the stitch.',
      why: 'the dog should stand on the cushion',
      size: 'M',
      said: 'photo_chart picture_grid',
      asked:
        'convert_photo_chart turn_picture_stitches reduce_photo_colours knit_dog_picture import_image_grid stretch_picture_stitch draw_logo_intarsia',
    },
    {
      id: 'calculate-yarn',
      name: 'Calculate the yarn needed',
      about: 'Size, gauge and yarn weight give metres and balls, per colour.',
      why: 'the last ball of the dye lot is sold out',
      size: 'S',
      skill: 'calculation',
      said: 'how_much_yarn balls_needed',
      asked:
        'calculate_yarn_needed count_balls_buy estimate_metres_colour see_yarn_enough weigh_yarn_left buy_enough_wool compare_metres_weight replace_yarn_metres',
    },
    {
      id: 'size-patterns',
      name: 'Size patterns by measurements',
      about: 'Chest, length and ease give the numbers for one person or nine sizes.',
      why: 'no body is a medium',
      size: 'L',
      said: 'sizes measurements',
      asked:
        'set_sweater_chest grade_pattern_sizes adapt_sleeve_length change_pattern_longer enter_body_measurements knit_size_bigger show_numbers_size compute_raglan_sizes',
    },
    {
      id: 'keep-needles',
      name: 'Keep an inventory of needles and hooks',
      about: 'Sizes, lengths and what is stuck in which project.',
      why: 'the 4 mm is always in the other cardigan',
      size: 'S',
      skill: 'stock',
      said: 'needles_own hooks',
      asked:
        'list_needles_owned find_free_needle see_needle_project convert_needle_sizes record_hook_sizes check_cable_length check_needles_shop',
    },
    {
      id: 'annotate-patterns',
      name: 'Write notes on patterns',
      about: 'Marks, circles and changes lie above the page of the pattern.',
      why: 'the second sock must have the changes of the first',
      size: 'S',
      skill: 'notes',
      said: 'notes_pattern circle_size',
      asked:
        'write_note_pattern mark_size_numbers highlight_pattern_size scribble_change_sleeve note_changed_rows mark_pattern_error tick_finished_section stick_note_chart',
    },
    {
      id: 'print-charts',
      name: 'Print and export charts',
      about: 'Chart, legend and text leave as PDF or picture, split over sheets.',
      why: 'a test knitter gets paper or a file',
      size: 'S',
      skill: 'pdf',
      said: 'print_chart pdf',
      asked:
        'print_stitch_chart export_chart_picture save_chart_pdf print_legend_chart split_chart_pages print_large_squares send_chart_file',
    },
    {
      id: 'search-patterns',
      name: 'Search patterns by yarn and needles',
      about: 'What can be made from three balls of sock yarn is found.',
      why: 'the wool comes first and the idea later',
      size: 'M',
      skill: 'filters',
      said: 'find_pattern yarn_weight',
      asked:
        'find_pattern_yarn search_patterns_needles filter_patterns_weight match_stash_pattern look_baby_patterns see_patterns_metres find_beginner_pattern',
    },
    {
      id: 'preview-colours',
      name: 'Preview yarn colours',
      about: 'One chart is shown in other colours, from shade cards or the own boxes.',
      why: 'two blues are one blue in wool',
      size: 'S',
      said: 'try_colours colourway',
      asked:
        'try_colours_chart swap_yarn_colours preview_sweater_shades see_contrast_grey compare_colour_schemes choose_shade_card paint_motif_again',
    },
    {
      id: 'explain-abbreviations',
      name: 'Explain abbreviations and techniques',
      about: 'A tap on ssk shows words, drawing or film, in British or American terms.',
      why: 'a treble is another stitch across the sea',
      size: 'M',
      said: 'abbreviations what_means',
      asked:
        'explain_abbreviation_pattern look_ssk_meaning show_stitch_video translate_american_terms convert_uk_terms watch_heel_turn tap_unknown_word read_foreign_pattern',
    },
    {
      id: 'synchronise-devices',
      name: 'Synchronise counters between devices',
      about: 'Row and notes are the same on phone, watch and tablet, also after a flight.',
      why: 'the sock goes by train and the chart stays on the sofa',
      size: 'M',
      skill: 'sync',
      said: 'phone_tablet sync',
      asked:
        'sync_counter_tablet continue_row_phone keep_counter_offline restore_counters_phone merge_two_counts count_watch_tablet transfer_projects_phone',
    },
    {
      id: 'publish-patterns',
      name: 'Publish and sell patterns',
      about: 'Designers offer a PDF with sizes and languages, and buyers get corrections.',
      why: 'an error on page three is found after the sale',
      size: 'L',
      skill: 'upload',
      said: 'sell_patterns designer errata',
      asked:
        'sell_pattern_pdf publish_hat_design offer_free_pattern send_buyers_correction invite_test_knitters show_finished_versions set_pattern_price release_pattern_language',
    },
    {
      id: 'count-hands-free',
      name: 'Count hands-free',
      about: 'A word, a ring button or a foot moves the counter on.',
      why: 'both hands hold needles and a cable stitch',
      size: 'M',
      skill: 'voice',
      said: 'voice button_hands',
      asked:
        'say_next_row count_voice_row press_ring_button read_row_aloud tap_watch_row click_bluetooth_counter hear_next_stitches',
    },
  ],
} satisfies Kind;
