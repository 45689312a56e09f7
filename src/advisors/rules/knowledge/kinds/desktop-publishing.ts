import type { Kind } from '../kind.ts';

export const desktopPublishing = {
  id: 'desktop-publishing',
  title: 'desktop publishing and page layout',
  strong:
    'desktop_publishing scribus indesign quarkxpress pagemaker affinity_publisher page_layout layout_pages magazine_layout layout_magazine layout_newsletter book_layout typesetting typeset text_frames text_frame picture_frames linked_frames master_page master_pages print_shop_pdf printer_wants_pdf print_ready bleed bleed_crop crop_marks cmyk pdf_x pdf_x-3 pdf_x-1a spot_colours facing_pages double_page double_pages page_spread baseline_grid paragraph_styles drop_cap drop_caps kerning hyphenation_justification text_columns columns_text flow_text_pages overset_text imposition saddle_stitch brochure_layout layout_brochure lay_out_flyer lay_out_magazine parish_magazine_layout gutter_margins preflight imprint_layout latex_book',
  weak: 'layout print column margin font typography brochure magazine flyer leaflet booklet prepress headline cmyk',
  told: 'magazine booklet flyer brochure leaflet columns margin headline caption font cmyk bleed spread cover layout typeset pdf frame',
  things: ['publication', 'page', 'text frame', 'style', 'image'],
  people: ['layout artists', 'editors', 'publishers', 'designers'],
  field: 'typesetting and print production',
  features: [
    {
      id: 'place-frames',
      name: 'Place text and image frames',
      about: 'Frames are set, moved and layered with exact numbers.',
      why: 'a page is built of blocks',
      size: 'L',
      said: 'text_frame picture_frame place_freely',
      asked:
        'place_text_frame put_photo_page move_block_freely draw_picture_frame set_frame_position arrange_page_elements drag_headline lay_layers',
    },
    {
      id: 'flow-text-frames',
      name: 'Flow text through linked frames',
      about: 'Text runs on through columns and pages and reports what is left over.',
      why: 'articles rarely end where the column ends',
      size: 'M',
      said: 'linked_frames columns overflow',
      asked:
        'pour_text_frames link_columns continue_article_page run_text_next split_article_columns warn_text_left see_overset_text pour_story_pages',
    },
    {
      id: 'use-master-pages',
      name: 'Use master pages',
      about: 'Headers, page numbers and guides repeat left and right.',
      why: 'nobody sets eighty page numbers by hand',
      size: 'M',
      said: 'master_page running_head page_numbers',
      asked:
        'use_master_page number_pages repeat_header_page set_footer_left place_running_title apply_page_pattern change_page_frame mirror_left_right',
    },
    {
      id: 'define-styles',
      name: 'Define paragraph and character styles',
      about: 'Fonts, sizes and distances are set once and change everywhere.',
      why: 'uniform pages look made by one hand',
      size: 'M',
      said: 'paragraph_styles character_styles headings',
      asked:
        'define_paragraph_style change_headings_everywhere set_body_font apply_style_headline update_styles keep_typeface_uniform format_captions create_quote_style',
    },
    {
      id: 'export-print-pdf',
      name: 'Export press-ready PDF',
      about: 'Pages go out as PDF/X with embedded fonts, bleed and printer marks.',
      why: 'the print shop refuses other files',
      size: 'M',
      said: 'pdf_x press_pdf print_ready',
      asked:
        'export_pdf_printer embed_fonts_pdf save_print_ready send_print_shop create_pdf-x add_crop_marks produce_press_file deliver_high_resolution',
    },
    {
      id: 'manage-print-colours',
      name: 'Manage colours for print',
      about: 'Colours are set as CMYK or spot colours, and ICC profiles show the printed look on screen.',
      why: 'the screen shows colours that ink cannot print',
      size: 'M',
      said: 'cmyk spot_colour icc pantone',
      asked:
        'convert_photos_cmyk choose_spot_colour load_icc_profile see_printed_colour use_pantone match_house_red define_colour_swatch separate_inks',
    },
    {
      id: 'set-page-format',
      name: 'Set page formats, margins and bleed',
      about: 'Page size, margins, bleed, folds and facing pages are set for the whole publication.',
      why: 'paper and fold decide the layout',
      size: 'S',
      said: 'bleed margins page_size facing_pages',
      asked:
        'set_page_size choose_margins add_bleed create_folded_leaflet see_double_page set_spine_width define_format_square change_paper_a5',
    },
    {
      id: 'control-typography',
      name: 'Control typography in detail',
      about: 'Kerning, ligatures, hyphenation, drop caps and optical margins are set for a style or a passage.',
      why: 'uneven gaps and bad word breaks disturb reading',
      size: 'M',
      said: 'kerning hyphenation ligatures drop_cap',
      asked:
        'adjust_kerning split_syllables_justify set_drop_cap use_ligatures change_letter_spacing prevent_widow_lines split_words_line set_small_caps',
    },
    {
      id: 'import-text-images',
      name: 'Import texts and images',
      about: 'Word, ODT, plain text, PSD, TIFF, SVG and PDF files are placed in frames.',
      why: 'authors and photographers work in other programs',
      size: 'M',
      said: 'import_word place_image',
      asked:
        'import_word_article load_odt_text place_psd_image take_author_manuscript insert_svg_logo paste_text_clean update_linked_photo bring_pdf_advert',
    },
    {
      id: 'check-preflight',
      name: 'Check documents before export',
      about: 'Missing fonts, low resolution and overflowing text are listed.',
      why: 'mistakes in print cannot be recalled',
      size: 'M',
      said: 'preflight missing_font low_resolution',
      asked:
        'check_document_print warn_low_resolution find_missing_fonts detect_text_overflow list_layout_errors verify_images_pdf test_bleed_edge show_print_problems',
    },
    {
      id: 'align-grid-guides',
      name: 'Align by guides, grids and baselines',
      about: 'Objects snap to guides, and the lines of neighbouring columns stand on one baseline.',
      why: 'crooked pages look home-made',
      size: 'S',
      said: 'guides baseline_grid snap',
      asked:
        'align_frames_grid snap_guides set_baseline_grid distribute_boxes level_column_lines draw_guide_page level_edges show_ruler',
    },
    {
      id: 'wrap-text-images',
      name: 'Wrap text round images and shapes',
      about: 'A contour and distance keep the text away.',
      why: 'text must not run over the pictures of a story',
      size: 'S',
      said: 'wrap text_around contour',
      asked:
        'wrap_text_photo lead_words_shape keep_distance_picture set_contour_image run_words_circle push_text_aside cut_out_figure follow_outline_text',
    },
    {
      id: 'start-templates',
      name: 'Start from layout templates',
      about: 'Flyers, newsletters, menus and covers wait with placeholders.',
      why: 'few begin with a bare sheet',
      size: 'S',
      skill: 'templates',
      said: 'template sample_layout',
      asked:
        'start_flyer_template use_newsletter_sample save_issue_template choose_brochure_design reuse_last_issue fill_placeholder pick_menu_layout copy_cover_design',
    },
    {
      id: 'draw-shapes-lines',
      name: 'Draw shapes, lines and gradients',
      about: 'Vectors with fills, transparency and shadows lie on the page.',
      why: 'boxes and rules guide the eye',
      size: 'M',
      said: 'shapes rules gradients shadow',
      asked:
        'draw_box_text add_line_columns fill_gradient put_shadow create_star_price set_transparency write_text_curve paint_background_box',
    },
    {
      id: 'build-contents-index',
      name: 'Build tables of contents and indexes',
      about: 'Headings and marked words are gathered with page numbers.',
      why: 'pages shift until the last day',
      size: 'M',
      said: 'contents index footnotes cross_reference',
      asked:
        'build_contents collect_headings_pages create_index_words add_footnotes update_page_references list_chapters number_figures refer_page',
    },
    {
      id: 'impose-booklets',
      name: 'Impose pages for booklets',
      about: 'Pages are set on sheets for folding and stapling.',
      why: 'on the sheet, page two does not stand beside page three',
      size: 'M',
      said: 'imposition booklet fold staple',
      asked:
        'rearrange_booklet_pages arrange_pages_fold print_booklet_double fold_staple_middle order_sheets_brochure put_pages_sheet print_two-up correct_creep',
    },
    {
      id: 'edit-images-frame',
      name: 'Crop and adjust images in frames',
      about: 'The section, scale, brightness and clipping change without touching the file.',
      why: 'photos seldom have the right shape',
      size: 'S',
      said: 'crop_image brightness clipping',
      asked:
        'crop_photo_frame resize_picture_frame improve_image_brightness show_face_centre cut_background turn_grey_photo adjust_contrast replace_photo_frame',
    },
    {
      id: 'make-tables',
      name: 'Set tables on pages',
      about: 'Rows and columns take styles and run over pages.',
      why: 'prices and timetables are tables',
      size: 'M',
      said: 'table price_table timetable',
      asked:
        'insert_table set_table_rows import_spreadsheet_table paint_alternate_rows align_numbers_column merge_cells continue_table_page update_price_table',
    },
    {
      id: 'fill-from-data',
      name: 'Fill layouts from data',
      about: 'Records become catalogue entries, cards or badges.',
      why: 'three hundred items are not typed twice',
      size: 'M',
      said: 'mail_merge data_merge catalogue_records',
      asked:
        'merge_addresses_cards fill_catalogue_spreadsheet print_name_badges generate_product_page import_csv_records produce_certificates_names repeat_block_item load_price_data',
    },
    {
      id: 'export-ebook-web',
      name: 'Publish as e-book and interactive PDF',
      why: 'some read on a screen',
      about: 'The same pages are saved as EPUB or as PDF with links, bookmarks and form fields.',
      size: 'M',
      said: 'epub interactive_pdf links',
      asked:
        'export_epub add_links_pdf publish_flipbook create_form_fields send_digital_edition set_pdf_bookmarks show_magazine_online convert_book_reader',
    },
    {
      id: 'write-story-editor',
      name: 'Write in a story editor',
      about: 'The story is edited apart from the page, with search and replace.',
      why: 'proofs come back with corrections',
      size: 'S',
      skill: 'editor',
      said: 'story_editor spell_check',
      asked:
        'edit_story_separate check_spelling replace_words correct_typos search_text count_words_article mark_proof_changes use_dictionary',
    },
    {
      id: 'work-together',
      name: 'Share work on an issue',
      about: 'Authors, layout and proof readers change their parts and comment.',
      why: 'authors, layout and proof readers work on one issue',
      size: 'L',
      skill: 'co-editing',
      said: 'together_issue proof comments',
      asked:
        'share_issue_editors comment_proof approve_page assign_pages_authors lock_article_editing return_corrections see_page_state send_proof_reader',
    },
    {
      id: 'automate-scripts',
      name: 'Automate layout by scripts',
      why: 'monthly issues repeat themselves',
      about: 'Scripts for recurring steps are written or installed and run from a menu.',
      size: 'M',
      said: 'script macro',
      asked:
        'run_script_layout automate_monthly_issue write_python_script record_macro build_calendar_pages install_extension convert_folder_images repeat_steps_pages',
    },
  ],
} satisfies Kind;
