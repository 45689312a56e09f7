import type { Kind } from '../kind.ts';

export const sewingPatterns = {
  id: 'sewing-patterns',
  title: 'pattern drafting tools for sewing',
  strong:
    'sewing_pattern sewing_patterns dressmaking dressmaker dressmakers seamstress seamly seamly2d valentina freesewing bodice bodice_block sloper slopers seam_allowance seam_allowances made_measure_clothes pattern_drafting draft_pattern pattern_cutting pattern_pieces pattern_maker pattern_grading grainline notches_darts bust_dart darts waist_hip bust_waist hip_bust sew_clothes sewing_clothes sew_dresses sew_trousers tailoring trouser_block sleeve_cap armhole cut_fabric fabric_cutting tissue_paper_pattern burda crotch_curve tape_measure_body body_measurements_pattern sew_costumes muslin_fitting selvage sewing_machine_clothes',
  weak: 'pattern fabric seam sleeve waist hip bust garment dress skirt trousers tailor sewing hem stitch cloth',
  told: 'sew sewing dress skirt blouse trousers shirt sleeve waist hips bust fabric cloth seam hem tape tailor fit measurements size costume bra cutting collar pocket',
  things: ['pattern', 'pattern piece', 'set of measurements', 'garment', 'layout'],
  people: ['sewers', 'tailors', 'pattern makers', 'costume makers', 'designers'],
  field: 'pattern drafting and garment making',
  features: [
    {
      id: 'draft-from-measurements',
      name: 'Draft patterns from body measurements',
      about: 'The pattern is drawn to the numbers of one body.',
      why: 'no body is a size from the shop',
      size: 'L',
      skill: 'calculation',
      said: 'made_measure own_measurements custom_fit',
      asked:
        'draft_pattern_measurements type_bust_waist draw_dress_body calculate_pattern_body create_skirt_waist enter_body_numbers draw_trousers_body adapt_cut_figure',
    },
    {
      id: 'keep-measurement-sets',
      name: 'Keep measurements for several people',
      about: 'Each person has a set with date and notes on how to take each one.',
      why: 'measuring takes half an hour each time',
      size: 'M',
      said: 'measurements measurement_set tape',
      asked:
        'save_measurements_person keep_sizes_family store_client_measurements note_daughter_waist write_tape_numbers remember_hip_width switch_person_measurements record_body_size',
    },
    {
      id: 'draw-points-curves',
      name: 'Draw with points, lines and curves',
      about: 'Construction tools place points by distance, angle, arc and crossing.',
      why: 'a block is built step by step from points',
      size: 'L',
      said: 'curves points arcs construct',
      asked:
        'draw_neckline_curve place_point_distance build_bodice_block draw_line_angle draw_armhole pull_crotch_curve join_points_line mark_crossing_arcs',
    },
    {
      id: 'add-seam-allowance',
      name: 'Add seam allowances to pieces',
      about: 'Width may differ by edge, with corners mitred or squared.',
      why: 'forgetting it makes a garment too tight',
      size: 'M',
      said: 'seam_allowance hem_allowance',
      asked:
        'add_seam_allowance change_edge_hem set_allowance_edge draw_second_line_around leave_extra_cloth put_centimetre_around fold_corner_seam add_hem_width',
    },
    {
      id: 'print-tiled-pages',
      name: 'Print on tiled home pages',
      about: 'Pages carry marks, numbers and a test square.',
      why: 'few people own a plotter',
      size: 'M',
      skill: 'pdf',
      said: 'tiled_pages print_home a4_pages',
      asked:
        'print_pattern_tiles glue_pages_together print_home_sheets stick_sheets_pattern print_test_square split_pattern_pages number_sheets print_original_size',
    },
    {
      id: 'choose-ready-designs',
      name: 'Choose from a catalogue of designs',
      about: 'Shirts, trousers, bags and blocks stand ready to be adapted.',
      why: 'few begin from nothing',
      size: 'M',
      skill: 'catalogue',
      said: 'design_catalogue ready_designs',
      asked:
        'choose_design_catalogue pick_shirt_design browse_dress_designs find_hoodie_design start_basic_block take_ready_skirt select_garment_type look_designs',
    },
    {
      id: 'adjust-style-options',
      name: 'Adjust style and fit by options',
      about: 'Ease, lengths, collars and pockets change by sliders.',
      why: 'one design serves many tastes',
      size: 'M',
      said: 'ease style_options fit_options',
      asked:
        'change_sleeve_length set_ease choose_collar_shape change_waist_width extend_skirt_length move_pocket change_leg_width switch_button_placket',
    },
    {
      id: 'mark-grain-notches',
      name: 'Mark notches, grainlines and folds',
      about: 'Signs on the piece tell how to lay and join it.',
      why: 'pieces without marks do not meet',
      size: 'S',
      said: 'notches grainline fold_line',
      asked:
        'mark_notches place_grainline show_fold_line mark_sleeve_front add_drill_hole mark_button_positions draw_grain_arrow match_notches',
    },
    {
      id: 'label-pieces',
      name: 'Label pattern pieces',
      about: 'Name, number to cut, fabric and date are printed on each.',
      why: 'twenty paper pieces look alike',
      size: 'S',
      said: 'piece_label cut_two',
      asked:
        'label_pieces write_piece_name print_cut_number print_piece_title write_customer_piece show_piece_date stamp_size_piece number_pieces',
    },
    {
      id: 'lay-out-on-fabric',
      name: 'Lay out pieces on fabric',
      about: 'Pieces are nested on the cloth width with grain and fold kept.',
      why: 'cloth is the dearest part',
      size: 'L',
      said: 'cutting_layout nesting marker lay_plan',
      asked:
        'arrange_pieces_fabric nest_pieces_cloth save_cloth_width calculate_fabric_metres put_pieces_roll use_less_fabric turn_pieces_layout plan_cutting',
    },
    {
      id: 'edit-formulas',
      name: 'Use formulas and own variables',
      about: 'Lengths are sums of measurements and own increments.',
      why: 'rules of drafting are arithmetic',
      size: 'M',
      skill: 'calculation',
      said: 'formula variable increment',
      asked:
        'write_formula_length divide_hip_four define_variable_ease use_measurement_formula calculate_dart_width change_increment enter_sum_points set_bust_fraction',
    },
    {
      id: 'grade-sizes',
      name: 'Grade patterns to several sizes',
      about: 'One draft yields a nest of sizes by a size table.',
      why: 'shops sell in sizes',
      size: 'L',
      said: 'grading size_range graded sizes',
      asked:
        'grade_pattern_sizes create_sizes_range print_nested_sizes calculate_size_chart produce_sizes draw_bigger_size use_size_table show_sizes_nested',
    },
    {
      id: 'export-svg-dxf',
      name: 'Export as PDF, SVG and DXF',
      about: 'Plotters, copy shops and cutters take the file.',
      why: 'large paper comes from the copy shop',
      size: 'S',
      skill: 'import-export',
      said: 'dxf svg pdf plotter',
      asked:
        'export_dxf export_pattern_svg send_plotter_file save_large_pdf bring_copy_shop_file open_cutter_file export_plot convert_pattern_illustrator',
    },
    {
      id: 'place-darts-pleats',
      name: 'Move darts and add pleats',
      about: 'Fullness is rotated, spread or folded and the edge is trued.',
      why: 'shape in cloth comes from darts',
      size: 'M',
      said: 'dart pleat flare gathers',
      asked:
        'rotate_dart move_bust_dart add_pleats open_flare close_dart cut_spread_piece fold_pleat turn_dart_gathers',
    },
    {
      id: 'show-assembly-steps',
      name: 'Give sewing instructions by step',
      about: 'Each design tells the order of seams, with drawings.',
      why: 'cutting is only half the work',
      size: 'M',
      said: 'instructions sewing_steps',
      asked:
        'read_sewing_steps follow_instructions explain_zip_sewing show_order_seams describe_collar_sewing tell_seam_first write_instructions draw_sewing_step',
    },
    {
      id: 'guide-measuring',
      name: 'Explain how to take measurements',
      about: 'Pictures show where the tape lies for each.',
      why: 'a wrong measurement spoils the fit',
      size: 'S',
      said: 'how_measure where_tape',
      asked:
        'explain_measure_waist show_tape_position teach_measuring_hips describe_shoulder_measure learn_measure_body illustrate_measurement show_measure_rise check_measuring',
    },
    {
      id: 'switch-units',
      name: 'Switch between centimetres and inches',
      about: 'Entries and prints follow the unit of choice.',
      why: 'tapes differ between countries',
      size: 'S',
      said: 'inches centimetres units',
      asked:
        'switch_inches show_centimetres convert_inches enter_fractions_inch choose_units change_metric use_imperial type_eighths_inch',
    },
    {
      id: 'preview-on-body',
      name: 'Preview the garment on a figure',
      about: 'Pieces are joined on a dummy of the same measurements.',
      why: 'mistakes show before the cloth is cut',
      size: 'L',
      said: 'dummy avatar preview_3d',
      asked:
        'see_dress_figure preview_garment_dummy show_drape_avatar check_fit_screen try_dress_virtual view_trousers_body simulate_cloth turn_mannequin',
    },
    {
      id: 'check-measure-curves',
      name: 'Compare seam lengths of joining pieces',
      about: 'Lengths of curves stand side by side with their difference.',
      why: 'the sleeve must fit the armhole',
      size: 'M',
      said: 'seam_lengths curve_length',
      asked:
        'compare_seam_lengths measure_armhole_curve check_sleeve_fits match_side_seams walk_seam warn_seam_longer measure_neckline see_difference_seams',
    },
    {
      id: 'save-pattern-versions',
      name: 'Save patterns and update to new measurements',
      about: 'A saved draft is drawn anew when the body changes.',
      why: 'children grow and people change',
      size: 'S',
      skill: 'versions',
      said: 'redraw update_measurements saved_pattern',
      asked:
        'save_pattern draw_pattern_growth update_dress_weight reuse_pattern_person open_last_draft calculate_measurements_later adapt_saved_trousers repeat_shirt_draft',
    },
    {
      id: 'share-designs',
      name: 'Share designs with other makers',
      about: 'Designs and photos of finished garments are shown in a gallery.',
      why: "makers learn from each other's garments",
      size: 'M',
      skill: 'public-pages',
      said: 'share showcase gallery',
      asked:
        'share_design publish_pattern show_finished_dress sell_pattern upload_garment_photo swap_patterns offer_pattern_download present_garment',
    },
    {
      id: 'trace-scanned-patterns',
      name: 'Trace scanned paper patterns',
      about: 'A photo or scan lies under the drawing to scale.',
      why: 'old favourites exist only on paper',
      size: 'M',
      said: 'scan trace old_pattern digitise',
      asked:
        'scan_paper_pattern trace_old_piece digitise_pattern photograph_pattern_piece load_background_scan copy_tissue_pattern draw_grandmother_pattern import_picture_scale',
    },
  ],
} satisfies Kind;
