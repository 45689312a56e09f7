import type { Kind } from '../kind.ts';

export const vectorDrawing = {
  id: 'vector-drawing',
  title: 'vector drawing programs',
  strong:
    'vector_drawing vector_graphics vector_illustration vector_editor vector_shapes vector_logo vector_art vector_program vector_file draw_logo logo_drawing logo_scale logo_banner logo_sizes logo_enlarge logo_blurry logo_traced illustration_program draw_illustrations illustrations_paths draw_icons icon_drawing draw_stickers draw_badges bezier bezier_curves node_handles nodes_curves edit_nodes curve_points anchor_points path_operations boolean_shapes unite_shapes subtract_shapes shape_cut_another text_path text_curve text_circle text_outlines trace_bitmap trace_scan trace_sketch scan_curves sketch_curves pixel_curves svg_export save_svg svg_files svg_editor fills_strokes fill_outline stroke_width mesh_gradient shapes_gradients align_objects distribute_objects clones_original cut_lines_plotter vinyl_cutter cutting_plotter cut_vinyl laser_engraver_outlines sharp_sizes scale_blur enlarge_blur print_poster_curves artboards',
  weak: 'vector svg logo icon illustration curve path node handle stroke gradient outline shape layer plotter vinyl lettering poster sticker trace artwork palette artboard draw emblem scalable',
  told: 'logo blurry enlarge jagged edges banner printer curves points lines shapes colour outline letters circle badge poster sticker cutter sketch scan trace paper icons illustrator subscription layers align overlap cut gradient spot business cards embroidery engraving',
  things: ['drawing', 'illustration', 'logo', 'icon', 'shape'],
  people: ['illustrators', 'designers', 'artists', 'sign makers', 'hobbyists'],
  field: 'illustration and graphic design',
  features: [
    {
      id: 'draw-basic-shapes',
      name: 'Draw basic shapes',
      about: 'Rectangles, ellipses, stars and polygons are pulled open and stay adjustable.',
      why: 'most drawings begin with a circle and a box',
      size: 'M',
      said: 'rectangle ellipse star polygon circle',
      asked:
        'draw_rectangle draw_circle draw_star pull_ellipse draw_polygon place_square create_spiral draw_triangle draw_hexagon draw_rounded_box set_round_corners',
    },
    {
      id: 'draw-curves-pen',
      name: 'Draw curves with a pen tool',
      about: 'Clicks set points, pulls bend the line between them, straight and curved parts mix.',
      why: 'an exact outline cannot be drawn with a shaky hand',
      size: 'L',
      said: 'pen_tool bezier curve path',
      asked:
        'draw_curve use_pen_tool set_points_line draw_bezier click_points draw_path draw_smooth_line close_outline continue_line draw_arc place_anchor_points',
    },
    {
      id: 'edit-nodes-handles',
      name: 'Edit nodes and handles',
      about: 'Points of a path are moved, added, joined, broken and made smooth or sharp.',
      why: 'no line is right the first time',
      size: 'L',
      said: 'node handle point smooth corner',
      asked:
        'move_node pull_handle add_point delete_node set_corner_smooth join_ends split_path drag_anchor correct_curve strip_needless_points adjust_points edit_contour',
    },
    {
      id: 'set-fills-outlines',
      name: 'Set fills and outlines',
      about: 'Colour, transparency, thickness, dashes, ends and arrowheads are chosen for each object.',
      why: 'the same shape becomes something else by its line',
      size: 'M',
      said: 'fill stroke outline dashes transparency',
      asked:
        'paint_shape set_stroke_width fill_colour draw_dashed_line add_arrowhead change_line_thickness pick_colour set_transparency remove_outline copy_appearance use_eyedropper paint_border',
    },
    {
      id: 'transform-objects',
      name: 'Scale, rotate and skew objects',
      about: 'Objects change by mouse or by exact figures, and stay sharp at any size.',
      why: 'one emblem must fit a pen and a lorry',
      size: 'M',
      said: 'scale rotate mirror skew size',
      asked:
        'adjust_size_object rotate_shape mirror_drawing increase_size_sharp resize_logo tip_object_sideways turn_degrees set_exact_size enter_millimetres stretch_shape move_exactly change_perspective',
    },
    {
      id: 'arrange-layers',
      name: 'Arrange drawings in layers',
      about: 'Parts lie on named levels that can be hidden, locked and moved.',
      why: 'in a rich drawing everything else is in the way',
      size: 'M',
      said: 'layer hide lock level',
      asked:
        'put_layers hide_layer lock_layer name_layers move_layer draw_layer_above show_layer_list separate_background lock_background organise_layers',
    },
    {
      id: 'group-stack-objects',
      name: 'Group and stack objects',
      about: 'Objects are held together as one and brought in front of or behind others.',
      why: 'an eye of nine parts should move as an eye',
      size: 'S',
      said: 'group front behind together',
      asked:
        'group_objects bring_front send_behind separate_grouped_parts keep_parts_together move_whole_group nest_groups lay_shape_above change_order select_inside_group',
    },
    {
      id: 'set-text-fonts',
      name: 'Set text with fonts',
      about: 'Words stay editable, with typeface, size, letter spacing and columns.',
      why: 'hardly any logo does without a name',
      size: 'M',
      said: 'text font letters spacing typeface',
      asked:
        'write_text choose_font change_letter_spacing set_typeface adjust_kerning type_headline use_installed_fonts correct_words_later write_paragraph set_line_spacing search_font',
    },
    {
      id: 'export-svg-pdf-png',
      name: 'Export SVG, PDF and PNG',
      about: 'The drawing, a part or each object is saved in the format and size wanted.',
      why: 'the web, the printer and the phone ask for different files',
      size: 'M',
      skill: 'import-export',
      said: 'svg pdf png eps save_as',
      asked:
        'export_svg save_pdf export_png send_printer_file export_icon_sizes save_selection save_web clean_svg export_resolutions give_client_eps hand_files',
    },
    {
      id: 'fill-gradients-patterns',
      name: 'Fill with gradients and patterns',
      about: 'Linear, radial and mesh transitions and repeated tiles are set on the drawing itself.',
      why: 'flat colour cannot show light',
      size: 'M',
      said: 'gradient blend pattern mesh shading',
      asked:
        'mix_two_colours add_gradient fill_pattern fill_shadow_light add_mesh_gradient repeat_tile run_colour_transparent drag_gradient create_seamless_pattern change_colour_stops show_metal_shine',
    },
    {
      id: 'combine-shapes-boolean',
      name: 'Combine shapes by boolean operations',
      about: 'Two outlines are united, cut out of each other, intersected or divided.',
      why: 'a crescent is drawn quicker as a circle less a circle',
      size: 'L',
      said: 'union subtract intersect cut_out weld',
      asked:
        'join_shapes subtract_shape cut_hole weld_outlines keep_overlap punch_circle merge_overlapping divide_shape combine_paths remove_overlap glue_silhouettes',
    },
    {
      id: 'align-distribute-objects',
      name: 'Align and distribute objects',
      about: 'Edges, centres and gaps are made equal, against each other or the page.',
      why: 'the eye notices a hair of difference',
      size: 'S',
      said: 'align distribute centre equal_gaps',
      asked:
        'align_objects distribute_evenly move_centre_page level_edges share_space_equally set_equal_gaps align_left put_middle arrange_row arrange_circle_evenly',
    },
    {
      id: 'snap-grid-guides',
      name: 'Snap to grids and guides',
      about: 'Points jump to a raster, to helper lines and to other objects while they are moved.',
      why: 'almost touching is a gap when it is printed large',
      size: 'M',
      said: 'snap grid guide ruler isometric',
      asked:
        'snap_grid place_guides show_grid snap_nodes pull_guide_ruler use_isometric_grid stick_edges draw_pixel_exact lock_guides measure_distance hit_point_exactly',
    },
    {
      id: 'open-foreign-files',
      name: 'Open files of other programs',
      about: 'Drawings of the usual programs and PDF pages are opened as editable curves.',
      why: 'customers send what they have',
      size: 'L',
      skill: 'import-export',
      said: 'import open ai eps dxf',
      asked:
        'open_eps import_pdf_curves read_ai_file import_dxf open_old_drawings take_customer_file edit_received_logo import_svg place_photo embed_picture open_cdr',
    },
    {
      id: 'clip-mask-objects',
      name: 'Clip and mask objects',
      about: 'One shape decides what of the others is seen, hard or fading.',
      why: 'what lies beneath stays whole and can be moved later',
      size: 'M',
      said: 'clip mask inside_shape',
      asked:
        'clip_photo_circle mask_object hide_outside cut_picture_shape put_photo_letters put_pattern_inside release_mask show_part crop_drawing set_clipping_path',
    },
    {
      id: 'run-text-path',
      name: 'Run text along a path',
      about: 'Words follow a circle, an arch or any line, and move with it.',
      why: 'seals, badges and rivers need bent lettering',
      size: 'M',
      said: 'text_path curved_text round_circle arch',
      asked:
        'write_circle turn_text_round put_text_path wrap_words_badge follow_line_letters run_name_arch set_letters_round move_text_curve fill_shape_words place_words_wave',
    },
    {
      id: 'draw-freehand-pressure',
      name: 'Draw freehand with pressure',
      about: 'A pen on a tablet leaves smoothed lines whose width follows the hand.',
      why: 'an illustrator thinks in strokes, not in points',
      size: 'L',
      said: 'freehand pencil pressure tablet brush',
      asked:
        'draw_freehand use_tablet_pen sketch_pencil improve_shaky_line paint_vector_brush react_pressure draw_calligraphy change_width_pressing calibrate_pen erase_stroke draw_finger_tablet',
    },
    {
      id: 'keep-colour-palettes',
      name: 'Keep colour palettes and print colours',
      about: 'House colours are stored once, also as printing inks, and a change runs through the drawing.',
      why: 'the red of the brand must be the same red everywhere',
      size: 'M',
      said: 'palette swatch cmyk spot_colour brand_colour',
      asked:
        'save_palette use_brand_colours change_colour_everywhere set_cmyk use_spot_colour store_swatches load_colour_profile match_printer_ink exchange_colours_drawing mix_colour_harmony pick_house_red',
    },
    {
      id: 'trace-bitmaps',
      name: 'Trace bitmaps into paths',
      about: 'A scan or a small pixel picture is turned into clean outlines by brightness or colour.',
      why: 'many a logo exists only as a small photo',
      size: 'L',
      said: 'trace bitmap scan vectorise pixel',
      asked:
        'trace_scan convert_photo_curves trace_bitmap digitise_sketch transform_pixels_vectors restore_blurry_logo follow_contours scan_signature_vector extract_line_art trace_handwriting recognise_outlines',
    },
    {
      id: 'hold-several-pages',
      name: 'Hold several pages in one file',
      about: 'Card, letterhead and banner lie side by side and are printed or saved together.',
      why: 'a client gets a family, not one drawing',
      size: 'M',
      said: 'page artboard sizes side_by_side',
      asked:
        'add_page use_artboards keep_sizes_together put_card_letterhead save_pages draw_business_cards set_page_size show_variants_beside print_pages copy_artboard',
    },
    {
      id: 'clone-objects',
      name: 'Clone objects that follow the original',
      about: 'Copies and symbols change whenever their source is changed, also in tiles and circles.',
      why: 'forty leaves are not repaired one by one',
      size: 'M',
      said: 'clone symbol copies original linked',
      asked:
        'clone_object change_copies_together link_copies repeat_symbol create_symbol update_duplicates repeat_rows_clones distribute_leaves multiply_around_centre reuse_symbol mirror_half',
    },
    {
      id: 'convert-paths',
      name: 'Convert text and strokes to paths',
      about: 'Letters and thick lines become plain outlines that any machine and printer takes.',
      why: 'cutters and printers know neither the font nor the line width',
      size: 'S',
      said: 'convert outlines text_curves plotter',
      asked:
        'convert_text_outlines turn_letters_curves expand_stroke outline_font prepare_plotter prepare_cut_lines add_offset_contour send_cutter prepare_engraving embed_letters_shapes add_cut_contour',
    },
  ],
} satisfies Kind;
