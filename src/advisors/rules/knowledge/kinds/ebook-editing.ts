import type { Kind } from '../kind.ts';

export const ebookEditing = {
  id: 'ebook-editing',
  title: 'e-book editors',
  strong:
    'epub epubs epub3 epub2 sigil kindlegen ebook_editor e-book_editor ebook_editing edit_ebook make_ebook make_e-book create_ebook mend_ebook calibre_editor calibre_edit epubcheck azw3 mobi_file kepub pocketbook tolino kobo_reader ereader kindle reflowable xhtml_chapters opf_file toc_ncx ncx nav_document book_spine epub_accessibility daisy_ace ace_checker alt_text_epub self_publishing novel_ebook manuscript_ebook chapter_breaks_ebook scanned_book_errors table_contents_ebook drm-free_ebook pandoc_epub vellum ebook_cover ebook_store_rejected html_chapters_css book_code_view',
  weak: 'chapter ebook novel css xhtml manuscript footnote hyphen typography author isbn stylesheet kindle',
  told: 'chapters chapter novel ebook kindle kobo manuscript cover footnotes typos hyphens italics paragraphs indent headings publish author upload rejected stylesheet html quotes poems memoir ligatures fonts',
  things: ['e-book', 'chapter', 'style sheet', 'book file'],
  people: ['authors', 'publishers', 'editors', 'proofreaders', 'readers'],
  field: 'e-book production',
  features: [
    {
      id: 'edit-code',
      name: 'Edit chapters as source code',
      about: 'Chapters and styles are edited with colours, completion and line numbers.',
      why: 'every fault sits in the code in the end',
      size: 'L',
      said: 'edit_code xhtml source_view',
      asked:
        'edit_html_code change_chapter_source see_code_coloured open_epub_inside work_xhtml_directly complete_tags_typing',
    },
    {
      id: 'preview-live',
      name: 'Preview pages live beside the code',
      about: 'The page follows the cursor and shows the result at once.',
      why: 'one wants to see what one does',
      size: 'M',
      skill: 'live',
      said: 'preview beside',
      asked:
        'preview_page_beside see_result_typing show_reader_screen look_chapter_rendered check_small_screen view_page_phone',
    },
    {
      id: 'edit-visually',
      name: 'Write chapters in a visual editor',
      about: 'Headings, italics, lists and pictures are set as in a word processor.',
      why: 'most authors read no code',
      size: 'L',
      skill: 'editor',
      said: 'visual wysiwyg word_processor',
      asked:
        'write_chapters_visually format_text_buttons type_story_directly set_italics_headings edit_text_normal mark_words_bold',
    },
    {
      id: 'build-table-of-contents',
      name: 'Generate and edit the table of contents',
      about: 'It is built from the headings and can be moved and renamed.',
      why: 'readers jump to chapters by it',
      size: 'M',
      said: 'table_of_contents toc',
      asked:
        'generate_contents_headings edit_table_contents build_toc_automatically jump_chapter_list rename_contents_entries add_missing_contents fix_broken_toc',
    },
    {
      id: 'find-and-replace',
      name: 'Find and replace across all chapters',
      about: 'Regular expressions and saved searches run over the whole book.',
      why: 'the same fault stands in forty chapters',
      size: 'M',
      skill: 'bulk-edit',
      said: 'find_replace regex saved_searches',
      asked:
        'replace_word_chapters find_text_book run_regex_search change_name_everywhere save_search_list count_matches_chapters',
    },
    {
      id: 'validate-epub',
      name: 'Validate EPUB files',
      about: 'Epubcheck findings are listed with file and line.',
      why: 'shops reject what is not valid',
      size: 'M',
      skill: 'code-checks',
      said: 'validate epubcheck rejected',
      asked:
        'validate_epub_file check_book_errors find_rejected_reason show_error_line pass_store_check test_book_valid',
    },
    {
      id: 'edit-metadata',
      name: 'Edit metadata of the book',
      about: 'Title, author, ISBN, language, series and subjects are entered.',
      why: 'shops sort by it',
      size: 'S',
      said: 'metadata isbn',
      asked:
        'edit_book_metadata enter_isbn_author set_book_language write_series_number add_publisher_rights correct_author_title',
    },
    {
      id: 'set-cover',
      name: 'Add a cover image',
      about: 'A picture becomes the cover page, or one is made from title and author.',
      why: 'without it the shelf shows a grey box',
      size: 'S',
      said: 'cover image',
      asked: 'add_cover_image set_front_cover create_cover_title replace_grey_cover show_cover_shelf design_cover_page',
    },
    {
      id: 'import-documents',
      name: 'Import Word, HTML and text documents',
      about: 'Headings and footnotes are kept and the rubbish in the code is left out.',
      why: 'authors hand in their manuscripts as Word or HTML files',
      size: 'L',
      skill: 'import-export',
      said: 'import word_document docx manuscript',
      asked:
        'import_word_manuscript turn_docx_epub load_html_pages convert_text_ebook take_libreoffice_document bring_markdown_chapters',
    },
    {
      id: 'convert-formats',
      name: 'Convert between EPUB, AZW3 and PDF',
      why: 'each device wants its own file',
      about: 'The finished book is written as EPUB, AZW3 or PDF from the same chapters.',
      size: 'L',
      said: 'convert kindle azw3 mobi',
      asked:
        'convert_epub_kindle export_azw3_file produce_pdf_print upgrade_epub_version write_kepub_kobo write_mobi_book',
    },
    {
      id: 'split-merge-chapters',
      name: 'Split and merge chapters',
      about: 'Files are cut at headings or marks, joined and put in order.',
      why: 'one huge file makes readers slow',
      size: 'S',
      said: 'split merge chapter_order',
      asked:
        'split_chapter_headings merge_chapter_files cut_file_cursor join_split_pages reorder_chapters_drag move_chapter_later',
    },
    {
      id: 'check-spelling',
      name: 'Check spelling over the whole book',
      about: 'All unknown words stand in one list with counts.',
      why: 'a typo on page one costs a star',
      size: 'M',
      said: 'spelling typos',
      asked:
        'check_spelling_book find_typos_chapters list_unknown_words add_word_dictionary correct_misspelled_names spell_check_language',
    },
    {
      id: 'manage-styles',
      name: 'Manage style sheets and unused classes',
      about: 'Classes are listed with their uses, renamed or thrown out.',
      why: 'converted books drag hundreds of styles',
      size: 'M',
      said: 'style_sheet css_classes unused_styles',
      asked:
        'manage_style_sheets remove_unused_classes rename_css_class link_stylesheet_chapters change_paragraph_indent set_line_spacing clean_converted_styles',
    },
    {
      id: 'repair-books',
      name: 'Repair and beautify code',
      about: 'Open tags are closed, wrong entries in the package mended, code indented.',
      why: 'broken books do not open',
      size: 'M',
      said: 'repair fix_html beautify',
      asked:
        'repair_broken_book fix_unclosed_tags format_messy_html open_damaged_epub clean_messy_code restore_missing_manifest',
    },
    {
      id: 'manage-files',
      name: 'Manage fonts, images and other files',
      about: 'Everything in the book is listed, renamed with its links, or deleted.',
      why: 'a book is a box of files',
      size: 'M',
      said: 'file_browser embedded_files fonts_images',
      asked:
        'manage_book_files add_picture_chapter rename_files_links delete_unused_images list_files_package insert_video_audio',
    },
    {
      id: 'embed-fonts',
      name: 'Embed and subset fonts',
      about: 'Only the letters used go in, obfuscated where the licence asks.',
      why: 'the chosen typeface is missing on most reading devices',
      size: 'S',
      said: 'embed_fonts subset',
      asked:
        'embed_fonts_book include_used_letters use_typeface_headings show_greek_letters protect_font_file include_fancy_font',
    },
    {
      id: 'shrink-images',
      name: 'Compress images to reduce file size',
      about: 'Pictures are scaled and squeezed to what readers can show.',
      why: 'shops charge by the megabyte',
      size: 'S',
      said: 'compress_images file_size',
      asked:
        'reduce_book_size resize_big_pictures lower_image_resolution optimise_photos_file save_megabytes_upload limit_picture_width',
    },
    {
      id: 'smarten-punctuation',
      name: 'Smarten quotes and dashes',
      about: 'Straight quotes, double hyphens and dots become typographic ones by language.',
      why: 'readers see a cared-for text',
      size: 'S',
      said: 'quotes dashes typographic',
      asked:
        'turn_straight_quotes replace_double_hyphens set_proper_dashes correct_quotation_marks use_curly_apostrophes remove_double_spaces',
    },
    {
      id: 'link-footnotes',
      name: 'Link footnotes and references',
      about: 'Notes open as pop-ups and lead back, dead links are listed.',
      why: 'nobody leafs to the end',
      size: 'M',
      said: 'footnotes links anchors',
      asked:
        'link_footnotes_text jump_note_back show_note_popup find_dead_links insert_cross_reference number_endnotes_again create_index_entries',
    },
    {
      id: 'check-accessibility',
      name: 'Check accessibility and alt texts',
      about: 'Missing descriptions, order and language are found and entered.',
      why: 'the law and blind readers ask for it',
      size: 'M',
      skill: 'code-checks',
      said: 'accessibility alt_text blind screen_reader',
      asked:
        'check_accessibility_epub write_image_descriptions add_alt_text read_aloud_blind mark_page_numbers set_semantic_roles',
    },
    {
      id: 'keep-checkpoints',
      name: 'Keep checkpoints and compare versions',
      about: 'States are saved by name, compared and restored.',
      why: 'a replace over all can ruin all',
      size: 'M',
      skill: 'versions',
      said: 'checkpoint undo compare_versions',
      asked:
        'save_checkpoint_book restore_earlier_state compare_two_versions undo_replace_everything see_changed_lines return_yesterday_version',
    },
    {
      id: 'run-plugins',
      name: 'Run plugins and saved automations',
      about: 'Python plugins and lists of steps work on the open book.',
      why: 'a series goes through the same steps',
      size: 'M',
      skill: 'plugins',
      said: 'plugins automate',
      asked:
        'run_plugin_book install_python_plugins automate_steps_series repeat_cleaning_steps write_book_script process_books_batch',
    },
    {
      id: 'reuse-templates',
      name: 'Reuse templates and text snippets',
      about: 'Title page, imprint and recurring code are kept for the next book.',
      why: 'the imprint is always the same',
      size: 'S',
      skill: 'templates',
      said: 'template snippets clips imprint',
      asked:
        'insert_saved_snippet reuse_imprint_page start_book_template keep_code_clips add_title_page choose_layout_design',
    },
  ],
} satisfies Kind;
