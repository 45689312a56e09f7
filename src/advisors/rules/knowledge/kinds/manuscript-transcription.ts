import type { Kind } from '../kind.ts';

export const manuscriptTranscription = {
  id: 'manuscript-transcription',
  title: 'transcription of manuscripts',
  strong:
    'fromthepage transkribus escriptorium scripto palaeography palaeographer kurrent sutterlin htr handwritten_text_recognition manuscript_transcription transcribe_handwriting transcribe_manuscripts transcribe_letters transcribe_diaries transcribe_old_documents crowdsourced_transcription transcribe_page_scan old_handwriting old_script handwriting_nobody_reads nobody_read_handwriting decipher decipher_handwriting decipher_letters deciphering handwritten_letters handwritten_diaries handwritten_registers handwritten_pages diplomatic_transcription diplomatic_edition tei_xml scanned_handwriting scanned_diaries type_old_letters parish_registers_transcribe church_books_script ship_logs_transcribe facsimile_transcription folio_verso illegible_words unreadable_words_marked type_what_stands_page gothic_script quill_ink_pages read_old_hand ground_truth_lines',
  weak: 'manuscript handwriting transcribe transcription transcriber illegible scan diary letters folio archive scribe script codex register ink abbreviations quill',
  told: 'handwriting handwritten diary diaries decipher ancestors century ink faded illegible script registers archive wills logbook parchment abbreviations spelling crossed margin',
  things: ['page', 'manuscript', 'transcription', 'collection', 'line'],
  people: ['transcribers', 'volunteers', 'editors', 'archivists', 'historians'],
  field: 'scholarly editing of manuscripts',
  features: [
    {
      id: 'type-beside-scan',
      name: 'Transcribe beside the page image',
      about: 'Scan and text field stand next to each other, page after page.',
      why: 'eyes go back and forth at every word',
      size: 'M',
      skill: 'editor',
      said: 'transcribe beside_scan type_off next_to_image',
      asked:
        'transcribe_page_scan type_text_beside show_scan_next read_original_typing write_down_letter enter_text_page copy_handwriting_keyboard see_image_text split_screen_scan',
    },
    {
      id: 'zoom-scans',
      name: 'Zoom, rotate and brighten scans',
      why: 'faint ink is readable only large and dark',
      about: 'Scans are zoomed, turned, brightened or shown as a negative to read faded ink.',
      size: 'S',
      said: 'zoom contrast rotate enlarge faded',
      asked:
        'zoom_single_word view_scan_larger rotate_page_sideways raise_contrast_faded adjust_dark_scan turn_image_round switch_negative_ink see_letter_large zoom_deep',
    },
    {
      id: 'upload-scans',
      name: 'Upload scans and PDF files',
      about: 'A folder of images or a PDF becomes a work with pages in order.',
      why: 'the boxes have been scanned already',
      size: 'M',
      skill: 'upload',
      said: 'upload_scans pdf folder_images photographs',
      asked:
        'upload_scans_folder import_pdf_pages load_page_photos bring_scanned_box order_page_images add_missing_page photograph_letters_camera drop_zip_images',
    },
    {
      id: 'iiif-import',
      name: 'Import pages from IIIF archives',
      about: 'Works are fetched by manifest address and stay where they are.',
      why: 'archives do not want a second copy',
      size: 'M',
      said: 'iiif manifest archive_images digital_collection',
      asked:
        'import_iiif_manifest fetch_archive_images link_library_scans take_digital_collection pull_images_repository read_manifest_address connect_contentdm embed_archive_viewer',
    },
    {
      id: 'page-status',
      name: 'Track the status of each page',
      why: 'nobody should type what is typed',
      about: 'Each page is marked as untouched, begun, to be reviewed, done or blank.',
      size: 'S',
      said: 'status done_pages untouched needs_review',
      asked:
        'mark_page_done see_untouched_pages show_begun_pages skip_blank_pages find_next_open check_finished_pages flag_page_incomplete list_missing_pages paint_pages_state',
    },
    {
      id: 'review-transcriptions',
      name: 'Review and approve transcriptions',
      about: 'A second reader corrects and sets the page to final.',
      why: 'four eyes read an old hand better',
      size: 'M',
      skill: 'approval',
      said: 'review second_reader proofread approve',
      asked:
        'review_transcribed_page approve_text_final examine_beginner_work check_second_reader correct_misread_words send_page_back confirm_reading compare_two_readings verify_transcript',
    },
    {
      id: 'mark-unclear-text',
      name: 'Mark unclear, deleted and added text',
      about: 'Buttons set the mark-up for gaps, strikings, insertions and hands.',
      why: 'the edition must show what the page shows',
      size: 'M',
      said: 'unclear struck_through crossed_out illegible insertion',
      asked:
        'mark_illegible_word show_crossed_text note_gap_page put_question_mark tag_marginal_note tag_deletion_insertion mark_doubtful_reading write_superscript_addition flag_torn_corner',
    },
    {
      id: 'tag-names-places',
      name: 'Tag persons, places and subjects',
      about: 'Words of the text are linked to an article of the person or place.',
      why: 'the same man is spelled in five ways',
      size: 'M',
      skill: 'tags',
      said: 'persons places subjects names_linked',
      asked:
        'tag_person_text link_place_name mark_names_dates identify_same_man connect_spellings_person highlight_ships_villages write_article_person recognise_names_text annotate_entities',
    },
    {
      id: 'subject-index',
      name: 'Browse an index of names and subjects',
      about: 'Each name leads to all pages on which it stands.',
      why: 'researchers look for a name and not for a page',
      size: 'M',
      said: 'index all_mentions every_page_name',
      asked:
        'browse_name_index list_pages_mention find_everyone_mentioned see_mentions_village build_register_names show_related_subjects print_index_end count_name_occurrences',
    },
    {
      id: 'search-text',
      name: 'Search transcribed text',
      why: 'typed text is there to be found',
      about: 'Words are found in the text of all works, and the hit is marked on the scan.',
      size: 'M',
      skill: 'search',
      said: 'search full_text find_word',
      asked:
        'search_word_pages find_surname_letters look_hit_scan search_spelling_variants locate_sentence_diary search_collections_text show_snippet_image find_misspelled_word',
    },
    {
      id: 'export-transcripts',
      name: 'Export as TEI, text, Word and PDF',
      why: 'editors go on in their own tools',
      about: 'A work or a collection is exported as TEI, text, Word or PDF, with or without images.',
      size: 'M',
      skill: 'import-export',
      said: 'export tei word pdf plain_text',
      asked:
        'export_tei_xml download_plain_text save_word_document print_finished_book generate_page_xml take_text_edition deliver_csv_archive produce_pdf_images hand_text_back',
    },
    {
      id: 'recognise-handwriting',
      name: 'Recognise handwriting automatically',
      about: 'A model proposes the text, people correct it.',
      why: 'correcting is quicker than typing',
      size: 'L',
      skill: 'ocr',
      said: 'recognise_handwriting htr automatic computer_reads',
      asked:
        'recognise_handwriting_automatic read_script_machine propose_first_text guess_words_scan run_model_pages transcribe_computer_draft correct_machine_text convert_handwriting_text',
    },
    {
      id: 'train-models',
      name: 'Train recognition models on own pages',
      about: 'Corrected pages teach a model a hand, with its error rate shown.',
      why: 'each clerk wrote in his own way',
      size: 'L',
      said: 'train model own_hand ground_truth error_rate',
      asked:
        'train_model_hand teach_machine_clerk learn_writer_style improve_recognition_corrections measure_error_rate share_trained_model tune_script_model choose_public_model',
    },
    {
      id: 'detect-lines',
      name: 'Detect lines and text regions',
      about: 'Baselines, columns and margins are found and mended by hand.',
      why: 'recognition needs to know where a line is',
      size: 'L',
      said: 'lines baselines regions columns segmentation',
      asked:
        'detect_baselines find_text_lines draw_box_paragraph split_columns separate_margin_text correct_line_order segment_page_regions cut_line_image fix_layout_mask',
    },
    {
      id: 'line-image-link',
      name: 'Link each line to the image',
      about: 'The line being typed is lit up on the scan.',
      why: 'the eye loses its row',
      size: 'M',
      said: 'line_by_line highlight_row current_line',
      asked:
        'highlight_row_typing follow_line_scan type_line_line show_current_row keep_place_page match_text_line click_line_jump see_row_enlarged',
    },
    {
      id: 'page-versions',
      name: 'Keep versions of each page',
      about: 'Each saved state of a page shows who changed which word and can be brought back.',
      why: 'a wrong correction must be undone',
      size: 'S',
      skill: 'versions',
      said: 'versions history earlier_reading who_changed',
      asked:
        'see_earlier_version compare_page_changes restore_former_text find_last_editor undo_wrong_correction view_edit_history revert_vandal_text show_differences_coloured',
    },
    {
      id: 'conventions-help',
      name: 'Show transcription rules beside the field',
      about: 'Rules of the project and sample letters are one click away.',
      why: 'all transcribers must treat a hyphen alike',
      size: 'S',
      said: 'rules conventions instructions alphabet_samples',
      asked:
        'show_rules_beginners explain_old_letters read_instructions_typing see_alphabet_sample write_project_conventions teach_newcomers_script look_example_page tell_keep_spelling guide_first_page',
    },
    {
      id: 'page-discussion',
      name: 'Discuss readings in page notes',
      about: 'Questions on a word are asked at the page and answered there.',
      why: 'somebody else has seen this name before',
      size: 'S',
      skill: 'comments',
      said: 'notes discuss ask_others question',
      asked:
        'ask_others_word discuss_reading leave_note_page answer_question_page comment_difficult_line call_expert_help talk_volunteers_forum request_second_opinion',
    },
    {
      id: 'fields-tables',
      name: 'Transcribe registers into fields',
      about: 'Columns such as name, age and date are filled row by row.',
      why: 'a register is a table and no text',
      size: 'M',
      skill: 'forms',
      said: 'fields columns registers table rows spreadsheet',
      asked:
        'fill_columns_register enter_name_age type_table_rows define_fields_form index_baptisms_date transcribe_census_columns pick_value_list export_register_spreadsheet capture_ledger_amounts',
    },
    {
      id: 'translate-pages',
      name: 'Translate transcribed pages',
      about: 'A translation stands beside the text, page by page.',
      why: 'grandchildren speak another language',
      size: 'M',
      skill: 'translation',
      said: 'translate translation other_language',
      asked:
        'translate_page_english put_translation_beside turn_latin_text read_modern_language turn_dialect_german show_translation_original give_translation_reader work_bilingual_pages',
    },
    {
      id: 'collections-works',
      name: 'Arrange works in collections',
      why: 'a page is nothing without its box',
      about: 'Pages lie in volumes, bundles and boxes with title, date, author and shelf mark.',
      size: 'S',
      skill: 'categories',
      said: 'collections volumes boxes works metadata',
      asked:
        'arrange_letters_box describe_volume_date group_works_family record_shelf_mark sort_bundles_year keep_author_recipient divide_volumes name_work_title',
    },
    {
      id: 'special-characters',
      name: 'Insert special characters from a palette',
      why: 'no keyboard has a pound of 1750',
      about: 'A click inserts long s, thorn, ligatures and old signs for currency and weight.',
      size: 'S',
      said: 'special_characters long_s symbols keyboard_palette',
      asked:
        'insert_long_s click_old_symbol type_special_characters use_virtual_keyboard pick_ligature enter_currency_sign write_accents_letters add_alchemical_sign type_right_left',
    },
    {
      id: 'expand-abbreviations',
      name: 'Expand abbreviations and modernise spelling',
      about: 'Both the written and the resolved form are kept.',
      why: 'scholars need the one and readers the other',
      size: 'M',
      said: 'abbreviations expand modern_spelling normalised',
      asked:
        'expand_abbreviations resolve_shortened_word adapt_spelling_readers keep_two_forms write_full_word change_old_spelling switch_original_modern hide_line_breaks',
    },
    {
      id: 'progress-contributors',
      name: 'Show progress and contributors',
      why: 'volunteers and funders want to see it grow',
      about: 'One page shows pages done per work and month, and who did them.',
      size: 'S',
      skill: 'dashboard',
      said: 'progress percent contributors pages_per_volunteer',
      asked:
        'show_percent_done count_pages_volunteer reward_best_transcribers see_recent_activity report_funder_progress list_contributors_month draw_progress_bar credit_volunteer_work name_helpers',
    },
    {
      id: 'invited-transcribers',
      name: 'Restrict collections to invited transcribers',
      about: 'A collection is open to all, to a class or to named persons.',
      why: 'some letters are not for everybody yet',
      size: 'S',
      skill: 'roles',
      said: 'private restricted invited only_members',
      asked:
        'invite_transcribers_collection restrict_letters_family keep_collection_private open_collection_everybody permit_students_course block_stranger hide_pages_embargo give_reviewer_rights',
    },
    {
      id: 'publish-edition',
      name: 'Publish facsimile and text for readers',
      about: 'Readers turn pages with the image on one side and the text on the other.',
      why: 'typing is done in order to be read',
      size: 'M',
      skill: 'public-pages',
      said: 'publish readers edition facsimile side_by_side',
      asked:
        'publish_letters_readers show_facsimile_reading present_edition_website turn_pages_visitor read_finished_diary cite_page_address display_clean_text offer_public_edition view_original_hover',
    },
  ],
} satisfies Kind;
