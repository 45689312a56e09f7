import type { Kind } from '../kind.ts';

export const dictionaries = {
  id: 'dictionaries',
  title: 'dictionaries',
  strong:
    'lexonomy fieldworks webonary tlex tshwanelex language_forge dictionary_app_builder wesay lexicography lexicographer lexicographers lexical_database lexical_entries lexeme headword headwords lemma_list lemmas_senses word_senses senses_examples dictionary_entries dictionary_entry dictionary_editing dictionary_making dictionary_publishing bilingual_dictionary monolingual_dictionary dialect_dictionary dialect_words dictionary_language dictionary_dialect endangered_language minority_language words_mother_tongue collect_words_dialect words_die_out words_elders old_words_forgotten glossary_language semantic_domain semantic_domains part_speech_gloss interlinear_glossing corpus_examples_headword sign_language_dictionary word_meaning_example our_own_dictionary write_dictionary make_dictionary',
  weak: 'dictionary dialect lexicon vocabulary glossary lemma gloss etymology synonym pronunciation inflection noun plural corpus phonetic wordlist speakers tongue',
  told: 'dialect language meaning meanings meant spelled elders grandmother speakers pronounce pronounced tongue sayings noun plural verb sentence examples translation spoken villages forgotten alphabet synonyms expressions',
  things: ['entry', 'word', 'sense', 'dictionary', 'example'],
  people: ['lexicographers', 'editors', 'speakers', 'readers', 'linguists'],
  field: 'making dictionaries of languages',
  features: [
    {
      id: 'edit-entries',
      name: 'Edit entries with headword and senses',
      why: 'a word means more than one thing',
      about: 'Headword, part of speech, senses and sub-senses are entered in an ordered form.',
      size: 'M',
      skill: 'catalogue',
      said: 'headword senses meanings part_speech',
      asked:
        'write_headword_entry enter_word_meaning add_second_sense put_noun_verb number_senses edit_word_entry record_part_speech keep_meanings_apart describe_word_definition',
    },
    {
      id: 'example-sentences',
      name: 'Add example sentences to senses',
      about: 'Each sense has sentences with translation and source.',
      why: 'an example shows the use that a definition leaves out',
      size: 'S',
      said: 'example_sentences usage quotation sayings',
      asked:
        'add_example_sentence show_word_used quote_old_saying translate_example put_proverb_sense cite_example_source give_usage_word write_sentence_meaning',
    },
    {
      id: 'search-headwords',
      name: 'Search words in both directions',
      why: 'readers know only one of the two words',
      about: 'Words are found from either language, also by inflected forms and in spite of spelling slips.',
      size: 'M',
      skill: 'search',
      said: 'search look_up both_directions find_word reverse',
      asked:
        'look_word_up search_english_word find_translation_word type_misspelled_word find_inflected_form search_beginning_letters switch_dictionary_direction ignore_accents_search suggest_similar_words',
    },
    {
      id: 'entry-structure',
      name: 'Define the structure of entries',
      why: 'a dialect needs other fields than a law glossary',
      about: 'Editors set which fields an entry has, in which order, how often and with which values.',
      size: 'L',
      skill: 'custom-fields',
      said: 'structure own_fields schema',
      asked:
        'define_entry_structure add_special_field set_field_order design_entry_schema choose_needed_fields require_gender_noun limit_values_field remove_unused_field adapt_form_language',
    },
    {
      id: 'entry-layout',
      name: 'Style how entries are displayed',
      why: 'a dictionary is recognised by its look',
      about: 'Type, brackets, numbers and order are set for each field, and a sample entry shows the result.',
      size: 'M',
      said: 'layout bold italics style display',
      asked:
        'design_entry_display print_headword_bold set_italics_grammar preview_entry_look change_field_display number_senses_automatic put_brackets_field choose_entry_font show_entry_readers',
    },
    {
      id: 'publish-online',
      name: 'Publish dictionaries on the web',
      about: 'The dictionary becomes a site with an alphabet, a search and an address for each entry.',
      why: 'readers look words up on the web first',
      size: 'M',
      skill: 'public-pages',
      said: 'publish website online public',
      asked:
        'publish_dictionary_website put_words_internet show_public_entry browse_letters_alphabet open_dictionary_everybody share_entry_address visit_word_page release_finished_letters offer_free_dictionary',
    },
    {
      id: 'sound-recordings',
      name: 'Add sound recordings of pronunciation',
      about: 'Speakers record word and sentence, and readers press a button to hear them.',
      why: 'letters do not show melody and stress',
      size: 'M',
      skill: 'attachments',
      said: 'recording pronunciation hear audio ipa',
      asked:
        'record_speaker_word hear_word_spoken play_pronunciation add_sound_entry listen_old_people upload_audio_word write_ipa_pronunciation say_word_microphone record_two_villages',
    },
    {
      id: 'pictures-entries',
      name: 'Illustrate entries with pictures',
      about: 'A photo or drawing stands beside the sense, with caption and source.',
      why: 'a harness is understood sooner by a picture than by words',
      size: 'S',
      skill: 'attachments',
      said: 'pictures drawings illustrate photo_tool',
      asked:
        'illustrate_entry_photo show_drawing_tool add_picture_plant put_image_word label_parts_drawing see_object_photo insert_caption_picture photograph_tool_word',
    },
    {
      id: 'import-wordlists',
      name: 'Import word lists and Toolbox files',
      about: 'CSV, LIFT, SFM and XML come in with fields mapped.',
      why: 'thirty years of words lie in old files',
      size: 'M',
      skill: 'import-export',
      said: 'import word_list toolbox lift spreadsheet old_files',
      asked:
        'import_word_list take_toolbox_file load_spreadsheet_words convert_old_lexicon read_lift_file map_columns_fields bring_card_index read_xml_dictionary merge_word_lists',
    },
    {
      id: 'export-dictionary',
      name: 'Export as LIFT, XML, TEI and CSV',
      why: 'a dictionary lives longer than its program',
      about: 'The whole dictionary or a filtered part goes out as LIFT, XML, TEI or CSV with its media.',
      size: 'M',
      skill: 'import-export',
      said: 'export xml lift tei csv',
      asked:
        'export_lift_xml download_whole_lexicon save_tei_lex give_data_archive hand_words_program take_csv_list hand_language_archive produce_ontolex',
    },
    {
      id: 'print-dictionary',
      name: 'Typeset dictionaries for print',
      about: 'Entries are set in two columns with guide words and chapters by letter, as PDF or Word file.',
      why: 'many speakers want the dictionary as a book',
      size: 'M',
      said: 'print book two_columns pdf guide_words',
      asked:
        'print_dictionary_book set_two_columns produce_pdf_printer put_guide_words produce_printed_booklet send_printer_file print_letter_draft publish_paper_book lay_out_columns',
    },
    {
      id: 'cross-references',
      name: 'Link entries by synonym, antonym and variant',
      about: 'Both sides show the link and it survives a change of the headword.',
      why: 'readers look for a word by those of like or opposite meaning',
      size: 'M',
      said: 'synonyms antonyms see_also variants cross_reference',
      asked:
        'link_synonyms_entries show_opposite_word refer_second_entry connect_spelling_variants group_word_family lead_main_entry list_related_words jump_related_word join_compound_parts',
    },
    {
      id: 'semantic-domains',
      name: 'Arrange words by semantic domain',
      why: 'people recall words by what they are about',
      about: 'Words are grouped by domains such as body, house or kinship, to collect and to browse.',
      size: 'M',
      skill: 'categories',
      said: 'topics domains subject_areas kinship farming',
      asked:
        'sort_words_topic collect_farming_words browse_domain_words gather_kinship_terms arrange_words_subject list_body_parts ask_words_topic mark_fishing_word build_thesaurus_groups',
    },
    {
      id: 'inflection-paradigms',
      name: 'Keep inflected forms and paradigms',
      about: 'Plural, cases and tenses are made by class or entered by hand, and search finds them.',
      why: 'readers meet the inflected form, not the headword',
      size: 'M',
      said: 'plural inflection forms conjugation paradigm',
      asked:
        'show_plural_form list_verb_forms generate_conjugation_table enter_irregular_past keep_noun_cases assign_inflection_class write_feminine_form show_declension',
    },
    {
      id: 'dialect-variants',
      name: 'Record dialects and villages of words',
      about: 'Forms are marked by place, age and register and shown on a map.',
      why: 'a word sounds otherwise in the next valley',
      size: 'M',
      skill: 'map',
      said: 'villages dialect_map regional variants register_label',
      asked:
        'record_village_form mark_word_region show_dialect_map compare_valley_words label_vulgar_old note_place_speaker see_word_spread mark_outdated_word',
    },
    {
      id: 'gloss-languages',
      name: 'Translate senses into several languages',
      about: 'Each sense has equivalents in as many languages as needed.',
      why: 'many speakers live between two larger languages',
      size: 'M',
      skill: 'translation',
      said: 'translations several_languages bilingual trilingual equivalents',
      asked:
        'translate_sense_languages add_french_equivalent show_third_language switch_reader_language write_bilingual_gloss enter_english_translation choose_display_languages note_missing_equivalent',
    },
    {
      id: 'alphabet-sorting',
      name: 'Sort by the alphabet of the language',
      about: "Entries sort by the language's own order of letters, digraphs and diacritics, with a matching keyboard.",
      why: 'in some languages ch is a letter of its own',
      size: 'S',
      said: 'alphabet sort_order special_letters diacritics keyboard',
      asked:
        'sort_language_alphabet set_letter_order type_special_letters count_ch_letter use_tone_marks show_letter_buttons order_accents_words support_right_left read_rare_script',
    },
    {
      id: 'work-together',
      name: 'Divide entries among editors',
      about: 'Letters or themes are given to editors, and two people never change one entry at once.',
      why: 'one person cannot finish a dictionary alone',
      size: 'M',
      skill: 'tasks',
      said: 'editors divide_letters team rights',
      asked:
        'divide_letters_editors assign_entry_editor edit_dictionary_together lock_entry_editing invite_linguist_project limit_editor_letter give_rights_speakers show_editor_letter share_work_colleagues',
    },
    {
      id: 'entry-workflow',
      name: 'Track entries from draft to approved',
      why: 'half-finished words must not go out',
      about: 'Each entry is draft, edited, checked or released, and goes back with notes if need be.',
      size: 'S',
      skill: 'approval',
      said: 'draft checked approved status review',
      asked:
        'mark_entry_draft check_entry_elder approve_word_release hide_unfinished_entries list_unchecked_words comment_entry_editor see_progress_letter question_doubtful_meaning confirm_word_speaker',
    },
    {
      id: 'suggest-words',
      name: 'Let speakers suggest words and corrections',
      about: 'Speakers send words and corrections by a form on the site, and editors sift them.',
      why: 'speakers know words that no editor has heard',
      size: 'M',
      skill: 'forms',
      said: 'suggest readers_send contribute missing_word',
      asked:
        'suggest_missing_word send_correction_editors contribute_dialect_word propose_better_translation report_wrong_meaning collect_words_village submit_word_voice ask_community_words comment_public_entry',
    },
    {
      id: 'corpus-examples',
      name: 'Draw examples from a corpus',
      about: 'Editors search a collection of texts, see each hit in context and take sentences into the entry.',
      why: 'a definition must rest on real uses of the word',
      size: 'L',
      said: 'corpus concordance texts frequency evidence',
      asked:
        'search_corpus_word pull_example_corpus see_concordance_lines count_word_frequency show_word_context find_unlisted_words extract_terms_texts choose_best_sentences compare_collocations',
    },
    {
      id: 'interlinear-texts',
      name: 'Gloss texts word by word',
      about: 'Recorded stories are cut into morphemes that come from and go to the lexicon.',
      why: 'recorded stories contain words and forms missing from the dictionary',
      size: 'L',
      said: 'interlinear morphemes stories_glossed parse',
      asked:
        'explain_story_word split_word_morphemes parse_text_lexicon add_unknown_words annotate_recorded_story show_gloss_under align_text_translation analyse_word_parts',
    },
    {
      id: 'bulk-edit-entries',
      name: 'Change many entries at once',
      why: 'a spelling reform touches thousands',
      about: 'Find and replace works on one field of many entries, with a preview of each change.',
      size: 'M',
      skill: 'bulk-edit',
      said: 'bulk many_entries replace_everywhere filter_missing',
      asked:
        'change_spelling_everywhere replace_field_entries filter_entries_missing edit_thousand_words list_words_without find_double_entries merge_duplicate_headwords correct_abbreviation_everywhere',
    },
    {
      id: 'etymology',
      name: 'Describe the origin of words',
      why: 'readers love where words come from',
      about: 'An entry names the source language, the borrowed form, the first record and notes.',
      size: 'S',
      said: 'etymology origin borrowed first_recorded',
      asked:
        'describe_word_origin show_borrowed_latin note_first_mention tell_word_history trace_older_form mark_loanword_language explain_old_root record_earliest_evidence',
    },
    {
      id: 'phone-offline',
      name: 'Use dictionaries offline on the phone',
      about: 'An app with search, sound and pictures that needs no network.',
      why: 'many villages of speakers have no network',
      size: 'M',
      skill: 'offline',
      said: 'phone app offline without_internet',
      asked:
        'use_dictionary_phone take_words_pocket build_android_app open_without_network collect_words_field sync_words_later install_app_pupils share_app_bluetooth read_word_mobile',
    },
    {
      id: 'entry-history',
      name: 'Keep the history of each entry',
      about: 'Each change shows its editor and time, and earlier states can be compared and restored.',
      why: 'editors disagree and forget why a sense was changed',
      size: 'S',
      skill: 'versions',
      said: 'history versions earlier_entry restore',
      asked:
        'see_entry_history restore_earlier_definition compare_entry_versions undo_editor_change recover_deleted_word trace_entry_author view_last_changes save_dictionary_copy',
    },
  ],
} satisfies Kind;
