import type { Kind } from '../kind.ts';

export const onlineExhibitions = {
  id: 'online-exhibitions',
  title: 'online exhibitions and digital collections',
  strong:
    'omeka pawtucket collectiveaccess islandora mukurtu emuseum iiif dublin_core online_exhibition digital_exhibition virtual_exhibition web_exhibition digital_exhibit digital_collection online_collection digital_collections digitised_photographs digitized_photographs digitised_collection oai-pmh oai finding_aid cultural_heritage heritage_collection museum_objects museum_website archive_website collection_online exhibition_website exhibits_items scanned_letters scanned_manuscripts old_photographs_website curate_objects curator_story glass_negatives museum_depot objects_depot visitors_browse_collection historical_photos_web digital_library digital_humanities local_history_archive objects_stories_web show_collection_web',
  weak: 'museum exhibition collection curator artefact postcard heritage metadata historian digitised exhibit',
  told: 'museum archive exhibition collection objects photographs postcards negatives curator historian visitors donated captions century depot paintings manuscripts newspapers copyright zoom',
  things: ['item', 'collection', 'exhibit', 'page', 'record'],
  people: ['curators', 'archivists', 'visitors', 'researchers', 'volunteers'],
  field: 'cultural heritage online',
  features: [
    {
      id: 'describe-items',
      name: 'Describe items with Dublin Core metadata',
      about: 'Title, maker, date, material and source stand in standard fields.',
      why: 'a picture without data cannot be found',
      size: 'M',
      skill: 'catalogue',
      said: 'metadata describe dublin_core maker_date',
      asked:
        'describe_object write_maker_date enter_material_size record_title_creator note_origin_object fill_description_fields document_photograph keep_details_object write_date_photographer',
    },
    {
      id: 'build-exhibits',
      name: 'Build exhibits from pages and blocks',
      about: 'Text, images and items are laid out page after page.',
      why: 'objects need a story around them',
      size: 'L',
      skill: 'editor',
      said: 'exhibit story pages chapters',
      asked:
        'build_exhibition_pages tell_story_objects arrange_pictures_text structure_exhibition_chapters curate_exhibit lay_page_blocks put_exhibition_together create_online_exhibition write_story_pictures',
    },
    {
      id: 'attach-media',
      name: 'Attach images, audio, video and PDF',
      about: 'One item carries as many files as it has sides and pages.',
      why: 'an object is more than one picture',
      size: 'M',
      skill: 'attachments',
      said: 'images sound_recordings upload_scans',
      asked:
        'upload_scans_object add_sound_recording attach_photos_front play_interview_recording show_film_item put_video_object add_pdf_letter hang_pictures_record listen_tape',
    },
    {
      id: 'group-collections',
      name: 'Group items into collections',
      about: 'An item stands in its fonds, series or donation.',
      why: 'the order of the house carries meaning',
      size: 'S',
      skill: 'categories',
      said: 'collections fonds series estate',
      asked:
        'group_items_collections sort_donations put_photos_series keep_estate_together arrange_fonds browse_collection_level bundle_albums file_items_donor',
    },
    {
      id: 'search-items',
      name: 'Search items by words and fields',
      about: 'One box searches all, advanced search asks single fields.',
      why: 'visitors come with a name in mind',
      size: 'M',
      skill: 'search',
      said: 'search find look_up',
      asked:
        'search_collection find_photographs_name look_grandfather_name search_title_creator find_object_number type_village_name search_fields look_painter find_inventory_number',
    },
    {
      id: 'facets',
      name: 'Narrow results by facets',
      about: 'Period, place, kind and maker cut the hits down with counts.',
      why: 'three thousand hits are no answer',
      size: 'M',
      skill: 'filters',
      said: 'facets filter narrow',
      asked:
        'sort_hits_decade filter_material_period click_decade_subject limit_results_photographs choose_century_place select_facet tick_subject_period cut_results',
    },
    {
      id: 'zoom-images',
      name: 'Zoom into high-resolution images with IIIF',
      about: 'Tiles load as the visitor goes closer.',
      why: 'the detail is what people come for',
      size: 'M',
      said: 'zoom iiif deep_zoom magnify',
      asked:
        'zoom_painting zoom_map_details view_picture_large look_detail see_brush_strokes see_picture_close go_close_scan view_high_resolution open_iiif_viewer',
    },
    {
      id: 'resource-templates',
      name: 'Define resource templates and vocabularies',
      about: 'Each kind of item has its own fields and fixed terms.',
      why: 'coins and letters need different fields',
      size: 'M',
      skill: 'custom-fields',
      said: 'templates vocabulary fields thesaurus',
      asked:
        'define_fields_kind choose_term_list set_template_coins add_fields_letters pick_keyword_thesaurus prevent_spelling_variants load_vocabulary use_controlled_terms design_entry_form',
    },
    {
      id: 'import-csv',
      name: 'Import items from CSV',
      about: 'Columns are mapped to fields and files are fetched along.',
      why: 'the lists exist already',
      size: 'M',
      skill: 'import-export',
      said: 'import spreadsheet csv excel_list',
      asked:
        'import_spreadsheet_items load_excel_list take_list_excel import_csv bring_records_database upload_thousand_records move_card_index map_columns_fields import_inventory',
    },
    {
      id: 'themes',
      name: 'Change the look with themes',
      about: 'Colours, fonts and logo follow the house.',
      why: 'the site belongs to the institution',
      size: 'S',
      skill: 'themes',
      said: 'theme look logo colours design',
      asked:
        'change_colours_logo choose_theme adapt_design_museum put_logo_header use_house_style set_fonts pick_layout match_museum_colours',
    },
    {
      id: 'several-sites',
      name: 'Run several sites from one pool',
      about: 'Each site takes its items from the common stock.',
      why: 'one object belongs in many stories',
      size: 'L',
      said: 'microsites separate_websites partner_site branch_site',
      asked:
        'operate_separate_sites use_object_twice give_partner_website share_items_sites build_microsite give_branch_website reuse_item_exhibitions open_site_anniversary',
    },
    {
      id: 'user-roles',
      name: 'Give users roles for editing and reviewing',
      about: 'Volunteers write, editors release, administrators set up.',
      why: 'not all hands may publish',
      size: 'S',
      skill: 'roles',
      said: 'roles editors review rights_users',
      asked:
        'give_volunteers_login check_students_drafts limit_editors review_before_publishing approve_description set_roles_staff give_intern_login ask_curator_release check_volunteer_entries',
    },
    {
      id: 'keep-private',
      name: 'Keep items private or restricted',
      about: 'Single items, files or collections stay hidden from the public.',
      why: 'some things are not for all eyes',
      size: 'S',
      skill: 'roles',
      said: 'private restricted hidden embargo',
      asked:
        'hide_item_public restrict_sacred_objects keep_private lock_file_embargo show_staff protect_names_living hide_unfinished_records limit_access_community close_until_year',
    },
    {
      id: 'link-authorities',
      name: 'Link items to people, places and events',
      about: 'The page of a person lists all that hangs together with them.',
      why: 'context turns objects into history',
      size: 'M',
      said: 'linked people places related',
      asked:
        'link_item_person connect_photographer_pictures see_related_objects relate_letter_sender relate_object_event click_person_works link_authority_file connect_places_items link_wikidata',
    },
    {
      id: 'map-items',
      name: 'Show items on a map',
      about: 'Pins lead from the place to the item.',
      why: 'people look for their own street first',
      size: 'M',
      skill: 'map',
      said: 'map places pins',
      asked:
        'show_photos_map put_pins_village click_street_pictures see_finds_map locate_objects_map place_item_coordinates browse_map draw_letter_routes',
    },
    {
      id: 'timeline',
      name: 'Show items on a timeline',
      about: 'Visitors slide through the years.',
      why: 'order in time explains',
      size: 'M',
      said: 'timeline years chronological',
      asked:
        'show_timeline_objects put_events_years scroll_decades lay_items_time scroll_through_years order_photos_chronological see_development_years draw_timeline',
    },
    {
      id: 'state-rights',
      name: 'State rights and licences of items',
      about: 'Each item says what may be done with it and who is credited.',
      why: 'reuse needs a clear word',
      size: 'S',
      said: 'rights licence copyright credit',
      asked:
        'write_copyright_image show_licence_item name_rights_holder mark_public_domain say_reuse_allowed credit_photographer add_rights_statement tell_download_allowed put_watermark',
    },
    {
      id: 'turn-pages',
      name: 'Turn pages of books and newspapers',
      about: 'Scans stand in order, single or as double pages.',
      why: 'a book wants to be leafed through',
      size: 'M',
      said: 'leaf book double_pages flip',
      asked:
        'turn_pages_book page_through_diary open_newspaper_issues read_manuscript_pages page_through_album browse_issue_date show_double_pages view_book_scans',
    },
    {
      id: 'full-text',
      name: 'Search the full text of scans',
      about: 'Read text is indexed and hits are marked in the picture.',
      why: 'nobody reads forty years of newspapers',
      size: 'L',
      skill: 'ocr',
      said: 'full_text ocr words_inside',
      asked:
        'search_inside_newspapers read_text_scans find_word_pages recognise_print search_full_text mark_hits_page search_scans_text run_ocr',
    },
    {
      id: 'transcribe',
      name: 'Let volunteers transcribe documents',
      about: 'Handwriting and its transcription stand side by side.',
      why: 'many hands read what no machine can',
      size: 'M',
      said: 'transcribe handwriting crowdsourcing',
      asked:
        'transcribe_letters_volunteers type_handwriting copy_diary_text read_handwriting write_transcription_beside transcribe_script correct_transcription ask_public_transcribe read_handwritten_aloud',
    },
    {
      id: 'public-contributions',
      name: 'Collect contributions from the public',
      about: 'A form takes pictures and memories, staff look before release.',
      why: 'the attics hold more than the depot',
      size: 'M',
      skill: 'forms',
      said: 'contribute memories family_photos attic',
      asked:
        'send_family_photos contribute_memories collect_stories_public submit_photograph_form share_memories upload_old_pictures identify_people_photo tell_recognised_person gather_residents_stories',
    },
    {
      id: 'oai-harvest',
      name: 'Offer records over OAI-PMH',
      about: 'Portals fetch the records by themselves.',
      why: 'the national portal wants them too',
      size: 'M',
      skill: 'api',
      said: 'oai-pmh harvest portal aggregator',
      asked:
        'harvest_records_portal deliver_records_europeana export_lido provide_oai send_data_portal feed_national_portal push_metadata_aggregator pass_records_library',
    },
    {
      id: 'linked-data-api',
      name: 'Read items through a JSON-LD API',
      about: 'Items are linked data with stable identifiers.',
      why: 'others build on the collection',
      size: 'M',
      skill: 'api',
      said: 'api json linked_data',
      asked:
        'fetch_items_api query_collection_program publish_linked_data read_json_items give_developers_data connect_museum_app pull_objects_screen export_rdf',
    },
    {
      id: 'cite-permalinks',
      name: 'Give items permanent links and citations',
      about: 'The address stays and a ready citation is copied.',
      why: 'footnotes must hold for decades',
      size: 'S',
      said: 'permalink citation doi cite',
      asked:
        'cite_item_paper copy_citation keep_address_stable give_permanent_link assign_doi quote_source_footnote export_zotero link_item_forever',
    },
    {
      id: 'lightbox',
      name: 'Save items to personal sets',
      about: 'Visitors gather items, put notes on them and share the set.',
      why: 'research is collecting',
      size: 'M',
      skill: 'favourites',
      said: 'lightbox favourites selection',
      asked:
        'save_items_lightbox collect_favourites_visitor create_set_pupils gather_objects_lesson remember_pictures_later put_together_selection share_set_class bookmark_objects',
    },
    {
      id: 'languages',
      name: 'Publish sites in several languages',
      about: 'Pages, captions and fields exist in each language.',
      why: 'the descendants live abroad',
      size: 'M',
      skill: 'languages',
      said: 'languages translated bilingual',
      asked:
        'translate_captions show_english_german read_exhibit_language switch_language write_labels_languages offer_bilingual_pages translate_descriptions add_sign_translation',
    },
  ],
} satisfies Kind;
