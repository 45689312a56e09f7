import type { Kind } from '../kind.ts';

export const textRecognition = {
  id: 'text-recognition',
  title: 'text recognition',
  strong:
    'ocr text_recognition optical_character tesseract ocrmypdf finereader abbyy omnipage naps2 umi-ocr easyocr paddleocr searchable_pdf scanned_pages_text scans_searchable text_layer image_to_text picture_to_text photo_into_text scan_to_text text_from_scan text_from_picture text_out_pictures retype_scans typing_off typed_off_scan copy_text_screenshot letters_recognised misread_letters recognised_characters character_error deskew despeckle binarise crooked_pages_scan reading_order_columns hocr alto_xml pagexml scanned_book_text blurry_scan_letters scanned_table_excel words_not_selectable select_text_scan fraktur_print gothic_print book_scanner typescript_pages',
  weak: 'scan scanned scanner recognise letters print typed page columns handwriting retype misread selectable legible dpi digitise',
  told: 'scan scans letters pages typed retype read book columns copy search words photo paper printed crooked blurry table handwriting receipts newspaper file text language folder wrong characters',
  things: ['page', 'scan', 'text', 'zone', 'batch'],
  people: ['editors', 'clerks', 'researchers', 'readers'],
  field: 'digitisation of documents',
  features: [
    {
      id: 'recognise-text-images',
      name: 'Recognise text in scans and photos',
      about: 'Pages as picture or PDF become text with the place of each word.',
      why: 'nobody wants to type three hundred pages',
      size: 'L',
      skill: 'ocr',
      said: 'text_from_scan picture_text recognise_text',
      asked:
        'recognise_text_scan turn_picture_text read_printed_page extract_words_image convert_scan_text pull_letters_photo save_typing_pages',
    },
    {
      id: 'create-searchable-pdf',
      name: 'Create searchable PDFs',
      about: 'The page looks as before, with an invisible text layer behind it.',
      why: 'a scan without words is a picture nobody can search',
      size: 'M',
      skill: 'pdf',
      said: 'searchable_pdf text_layer select_words',
      asked:
        'create_searchable_pdf put_text_behind mark_copy_words search_inside_pdf select_text_pdf keep_page_look turn_pdf_selectable',
    },
    {
      id: 'choose-languages',
      name: 'Recognise text in several languages',
      about: 'One or more languages and scripts per page, old print types among them.',
      why: 'an umlaut read as English is a misprint',
      size: 'M',
      skill: 'languages',
      said: 'languages_page umlauts fraktur cyrillic',
      asked:
        'recognise_german_french read_cyrillic_page choose_language_page handle_umlauts_accents read_fraktur_print mix_two_languages detect_script',
    },
    {
      id: 'straighten-clean-pages',
      name: 'Straighten and clean pages',
      about: 'Tilt, shadows, specks and black edges go before the reading.',
      why: 'a crooked page costs every tenth word',
      size: 'M',
      said: 'deskew crooked specks shadow',
      asked:
        'correct_crooked_pages remove_black_edges clean_specks_scan turn_upside_pages split_double_pages remove_book_curve recover_faded_print',
    },
    {
      id: 'process-batches',
      name: 'Process folders in batches',
      about: 'Hundreds of files in one run, with progress and a list of failures.',
      why: 'boxes are scanned by night',
      size: 'M',
      skill: 'bulk-edit',
      said: 'batch whole_folder overnight',
      asked:
        'process_whole_folder run_hundred_files convert_box_overnight queue_scans see_batch_progress resume_broken_run handle_thousand_pages',
    },
    {
      id: 'export-text-formats',
      name: 'Export as text, Word and HTML',
      about: 'Plain text or a document with headings, bold print and images.',
      why: 'the text is needed where people write',
      size: 'M',
      skill: 'import-export',
      said: 'export_word docx plain_text',
      asked:
        'export_word_document save_plain_text write_docx_scan keep_bold_headings open_editor_text write_epub_book copy_text_clipboard',
    },
    {
      id: 'detect-layout',
      name: 'Detect columns, headings and reading order',
      about: 'Blocks of text, pictures, notes and headers are told apart.',
      why: 'read across the columns a newspaper is nonsense',
      size: 'L',
      said: 'columns layout reading_order',
      asked:
        'detect_newspaper_columns follow_reading_order separate_pictures_text skip_page_headers find_headings_footnotes join_split_paragraphs keep_page_layout',
    },
    {
      id: 'correct-beside-image',
      name: 'Correct text beside the page image',
      about: 'Word and place on the page are shown together.',
      why: 'errors are seen only against the original',
      size: 'M',
      skill: 'editor',
      said: 'correct_text proofread beside_image',
      asked:
        'correct_misread_words compare_text_original fix_letters_beside review_page_proof jump_word_image edit_line_scan replace_error_everywhere',
    },
    {
      id: 'extract-tables',
      name: 'Extract tables into spreadsheets',
      about: 'Rows, columns and cells come out as CSV or Excel.',
      why: 'figures in running text are worth nothing',
      size: 'L',
      said: 'table_excel rows_columns csv',
      asked:
        'extract_table_excel keep_rows_columns turn_printed_figures read_price_table save_csv_scan copy_cells_statement restore_table_cells',
    },
    {
      id: 'capture-camera',
      name: 'Capture pages with the phone camera',
      about: 'Edges are found, the perspective is set right, pages are put in a row.',
      why: 'the reading room has no scanner',
      size: 'M',
      skill: 'mobile',
      said: 'phone_camera photograph_page snap',
      asked:
        'photograph_pages_phone snap_page_book find_paper_edges capture_archive_document photograph_forty_sheets take_picture_letter cut_table_away',
    },
    {
      id: 'scan-from-scanner',
      name: 'Scan directly from a scanner',
      about: 'Flatbed and feeder with resolution, colour and both sides.',
      why: 'one way from glass to text saves three programs',
      size: 'M',
      skill: 'scan',
      said: 'feeder flatbed scanner_both_sides',
      asked:
        'scan_duplex_sheets feed_stack_scanner start_flatbed choose_resolution_dpi use_feeder_pages connect_twain_device skip_blank_pages',
    },
    {
      id: 'mark-doubtful-words',
      name: 'Mark doubtful words',
      about: 'Words of low certainty are coloured and can be walked through.',
      why: 'checking fifty words beats reading fifty pages',
      size: 'S',
      said: 'doubtful uncertain confidence',
      asked:
        'mark_doubtful_words show_uncertain_letters highlight_unsure_places jump_next_doubt warn_low_confidence list_suspicious_words tell_sure_page',
    },
    {
      id: 'capture-screen-area',
      name: 'Capture text from a screen area',
      about: 'A frame is drawn on the screen, and the words are on the clipboard.',
      why: 'error messages and slides cannot be marked',
      size: 'S',
      said: 'screenshot_text screen_area',
      asked:
        'capture_screen_text draw_frame_screen copy_words_screenshot grab_text_video press_shortcut_text take_words_slide read_error_window',
    },
    {
      id: 'draw-recognition-zones',
      name: 'Draw and save recognition zones',
      about: 'Frames by hand say what is read, and serve for a hundred like pages.',
      why: 'on a form only four fields matter',
      size: 'M',
      skill: 'templates',
      said: 'zones regions frames_page',
      asked:
        'draw_zones_page mark_regions_read reuse_zone_template leave_stamp_out choose_area_recognise set_frame_column limit_reading_field',
    },
    {
      id: 'extract-fields',
      name: 'Extract fields from forms and receipts',
      about: 'Number, date, sum and name come out as named values.',
      why: 'a clerk needs the total and not the whole slip',
      size: 'L',
      skill: 'recognition',
      said: 'invoice_number total_receipt form_fields',
      asked:
        'extract_invoice_number read_total_receipt find_date_sum fill_fields_form recognise_ticked_boxes pick_customer_number pull_values_slip',
    },
    {
      id: 'search-recognised-pages',
      name: 'Search all recognised pages',
      about: 'Hits are shown on the page image, misread letters allowed.',
      why: 'one name in forty boxes is what they came for',
      size: 'M',
      skill: 'search',
      said: 'search_pages find_name_scans',
      asked:
        'search_recognised_pages find_name_scans look_word_volumes show_hit_image list_pages_mention search_despite_misreading highlight_found_word',
    },
    {
      id: 'recognise-handwriting',
      name: 'Recognise handwritten notes',
      about: 'Block letters and cursive of today, with a lower certainty.',
      why: 'the remark in the margin is often the point',
      size: 'L',
      skill: 'recognition',
      said: 'handwriting handwritten cursive',
      asked:
        'recognise_handwritten_notes read_cursive_letter read_margin_remarks convert_notebook_pages read_block_letters understand_scribbled_recipe transcribe_whiteboard',
    },
    {
      id: 'watch-input-folders',
      name: 'Recognise files from watched folders',
      about: 'What the copier drops is read and laid into an output folder.',
      why: 'nobody opens a program for each letter',
      size: 'S',
      skill: 'watched-folder',
      said: 'watched_folder drop_folder automatically',
      asked:
        'watch_scan_folder pick_up_copier convert_arriving_files drop_file_processed monitor_input_folder move_finished_output start_automatically_arrives',
    },
    {
      id: 'split-name-documents',
      name: 'Split and name documents by content',
      about: 'Blank sheets, barcodes or words part a stack into files.',
      why: 'a feeder makes one file of forty letters',
      size: 'M',
      skill: 'automation-rules',
      said: 'split_stack separator_sheet file_names',
      asked:
        'split_stack_letters separate_barcode_sheet name_files_content cut_blank_pages rename_scan_date divide_long_pdf recognise_first_page',
    },
    {
      id: 'read-text-aloud',
      name: 'Read recognised text aloud',
      about: 'A voice follows the page while the line is marked.',
      why: 'those with poor sight need the letter and not a file',
      size: 'M',
      skill: 'accessibility',
      said: 'read_aloud voice_blind',
      asked:
        'read_letter_aloud hear_page_voice speak_menu_text listen_scanned_book tell_blind_reader show_words_big follow_line_voice',
    },
    {
      id: 'work-offline',
      name: 'Recognise text without internet',
      about: "Models lie on one's own machine, and no page leaves it.",
      why: 'files of patients and clients may not travel',
      size: 'M',
      skill: 'offline',
      said: 'no_cloud offline_recognition own_machine',
      asked:
        'recognise_without_cloud keep_pages_machine run_offline_laptop forbid_page_upload work_disconnected_computer store_models_locally process_inside_network',
    },
    {
      id: 'use-command-line-api',
      name: 'Use a command line and API',
      about: 'Scripts send pages and get text, places and certainty back.',
      why: 'recognition is one step in a longer chain',
      size: 'M',
      skill: 'api',
      said: 'api script command_line hocr',
      asked:
        'call_recognition_script send_page_api return_hocr_alto build_pipeline run_command_server integrate_archive_system fetch_word_coordinates',
    },
  ],
} satisfies Kind;
