import type { Kind } from '../kind.ts';

export const clipboardManager = {
  id: 'clipboard-manager',
  title: 'clipboard managers and text expanders',
  strong:
    'clipboard clipboards copyq espanso ditto_clipboard maccy klipper gpaste beeftext autokey textexpander text_expander text_expansion pastebar copy_paste copied_earlier copied_before last_copied copied_things things_copied copied_text copy_history clipboard_history text_snippets text_snippet text_blocks text_block paste_again pasted_again paste_plain paste_without_formatting ctrl_v ctrl_c control_v abbreviation_typed type_abbreviation short_code_typed typing_same_sentences type_same_sentence overwritten_copied copy_second_first_gone copied_lost only_last_copied canned_phrases autotext abbreviation_becomes expands_typed paste_history copied_passwords',
  weak: 'paste pasted snippet abbreviation keyboard shortcut hotkey plain formatting phrase sentence placeholder',
  told: 'paste pasted abbreviation sentence phrase shortcut keyboard snippet greeting signature formatting plain overwritten retype cursor',
  things: ['clip', 'snippet', 'abbreviation', 'item'],
  people: ['computer users', 'writers', 'support workers', 'programmers'],
  field: 'clipboard and text entry',
  features: [
    {
      id: 'keep-clipboard-history',
      name: 'Keep a history of copied items',
      about: 'All that is copied is stored, newest first.',
      why: 'the next copy wipes out the last',
      size: 'M',
      said: 'clipboard_history copied_earlier',
      asked:
        'keep_copied_texts see_last_copied remember_copied_things find_copied_earlier bring_back_copied store_clipboard_history list_clips_newest save_everything_copied hold_fifty_copies',
    },
    {
      id: 'open-by-hotkey',
      name: 'Open the history by hotkey',
      why: 'hands stay on the keys',
      about: 'A hotkey opens a list at the cursor, with a number for each entry.',
      size: 'S',
      said: 'hotkey number_key',
      asked:
        'open_list_hotkey press_key_history choose_clip_number call_window_cursor show_list_shortcut pick_entry_arrow set_key_combination start_tray_symbol',
    },
    {
      id: 'search-history',
      name: 'Search clips as you type',
      about: 'A few letters find the entry, also by pattern.',
      why: 'two thousand entries are not scrolled',
      size: 'S',
      skill: 'search',
      said: 'search find',
      asked:
        'search_copied_text find_clip_letters filter_history_typing look_old_clip find_address_copied search_clips_pattern filter_list_word match_fuzzy_clips',
    },
    {
      id: 'paste-into-active-window',
      name: 'Paste chosen clips into the active window',
      about: 'Return or a click puts the entry where the cursor stands.',
      why: 'choosing and pasting are one act',
      size: 'M',
      said: 'paste_directly insert',
      asked:
        'paste_chosen_clip insert_entry_cursor put_text_window drop_clip_field paste_double_click type_clip_keystrokes send_entry_form drag_clip_document',
    },
    {
      id: 'store-images-and-files',
      name: 'Store images, files and formatted text',
      why: 'half of what is copied is no plain text',
      about: 'Pictures, tables, formatted text and file lists are stored too and shown in a preview.',
      size: 'M',
      said: 'images files preview',
      asked:
        'store_copied_images keep_pictures_clipboard remember_copied_files save_formatted_text preview_clip_picture show_table_copied keep_html_clip see_thumbnail_clip',
    },
    {
      id: 'paste-plain-text',
      name: 'Paste without formatting',
      about: 'Fonts, colours and links stay behind.',
      why: 'strange fonts spoil the letter',
      size: 'S',
      said: 'without_formatting plain',
      asked:
        'paste_plain_text remove_formatting strip_fonts_colours insert_bare_letters remove_bold_links insert_letters_alone clean_copied_web drop_colour_background',
    },
    {
      id: 'expand-abbreviations',
      name: 'Expand abbreviations while typing',
      about: 'A short code becomes the whole text in any program.',
      why: 'the same sentence is typed daily',
      size: 'L',
      said: 'abbreviation expand short_code',
      asked:
        'expand_abbreviation type_short_code replace_letters_sentence turn_code_text write_greeting_abbreviation complete_phrase_automatically enter_trigger_word correct_typing_mistakes convert_shortcut_address',
    },
    {
      id: 'save-snippets',
      name: 'Save reusable snippets',
      about: 'Texts that are needed again are kept until deleted, with name, folder and formatting.',
      why: 'standard answers should not be searched for in old mails',
      size: 'S',
      skill: 'templates',
      said: 'snippet text_block standard_text',
      asked:
        'save_snippet keep_standard_answers write_text_block store_phrases_folder add_signature_block collect_ready_sentences create_reply_template reuse_paragraph turn_clip_snippet',
    },
    {
      id: 'pin-favourite-clips',
      name: 'Pin favourite clips',
      about: 'Pinned ones stay on top and are never dropped.',
      why: 'some things are needed daily',
      size: 'S',
      skill: 'favourites',
      said: 'pin favourite on_top',
      asked:
        'pin_clip mark_favourite_clip keep_entry_top protect_clip_deletion star_important_text hold_bank_number fix_entry_first leave_address_always',
    },
    {
      id: 'insert-variables',
      name: 'Insert dates and other variables',
      about: "Today's date, the clipboard or a random value stand in the text.",
      why: "a letter needs today's date",
      size: 'M',
      said: 'date variable',
      asked:
        'insert_today_date put_current_time add_variable_text fill_copied_word calculate_date_fortnight place_cursor_after set_date_format use_clipboard_snippet',
    },
    {
      id: 'fill-placeholders',
      name: 'Fill placeholders by form',
      about: 'A small window asks for name or number before the text is set.',
      why: 'only two words differ from letter to letter',
      size: 'M',
      skill: 'forms',
      said: 'placeholder fill_in',
      asked:
        'fill_placeholders ask_name_before enter_missing_words choose_option_text complete_gaps_letter show_form_snippet replace_customer_name pick_ending_list',
    },
    {
      id: 'limit-history',
      name: 'Limit history by number and age',
      about: 'Entries beyond a set number or age are deleted, and one click empties the list.',
      why: 'old copies fill the disk and may give secrets away',
      size: 'S',
      said: 'clear_history limit age',
      asked:
        'limit_history delete_old_clips clear_list_shutdown set_maximum_entries remove_single_entry drop_clips_month empty_clipboard_night keep_history_restart',
    },
    {
      id: 'ignore-secrets-and-programs',
      name: 'Ignore passwords and chosen programs',
      about: 'What comes from a password safe is not stored.',
      why: 'secrets do not belong in a list',
      size: 'S',
      said: 'passwords ignore exclude_program',
      asked:
        'ignore_passwords exclude_program_recording skip_secret_copies leave_out_banking delete_password_seconds block_window_title skip_credit_card detect_password_manager',
    },
    {
      id: 'pause-recording',
      name: 'Pause recording',
      about: 'A switch stops storing for a while.',
      why: "some copies are nobody's business",
      size: 'S',
      said: 'pause private_mode',
      asked:
        'pause_recording stop_storing_copies switch_off_history turn_private_mode resume_storing_clips disable_expansion_moment suspend_clipboard toggle_recording',
    },
    {
      id: 'sync-between-devices',
      name: 'Synchronise between devices',
      why: 'people work on more than one screen',
      about: 'What is copied on one computer or phone can be pasted on the other.',
      size: 'L',
      skill: 'sync',
      said: 'sync devices phone',
      asked:
        'sync_clips_devices copy_phone_paste_laptop share_clipboard_computers send_text_phone take_snippets_home synchronise_abbreviations connect_two_computers move_clip_tablet',
    },
    {
      id: 'edit-clips',
      name: 'Edit stored clips',
      why: 'one digit is wrong and all the rest is right',
      about: 'A stored clip can be changed in a small window before it is pasted.',
      size: 'S',
      said: 'edit change_text',
      asked:
        'edit_clip change_stored_text correct_entry_before write_clip_hand rename_entry shorten_copied_text add_note_clip open_clip_editor',
    },
    {
      id: 'organise-tabs-tags',
      name: 'Organise clips in tabs and tags',
      about: 'Work, private and code have places of their own.',
      why: 'one list mixes all of life',
      size: 'S',
      skill: 'tags',
      said: 'tabs groups tags',
      asked:
        'organise_clips_tabs sort_clips_groups tag_entry put_clips_folders separate_work_private move_entry_tab mark_clip_colour arrange_snippets_topic',
    },
    {
      id: 'paste-in-sequence',
      name: 'Paste several clips in sequence',
      why: 'forms have more than one field',
      about: 'Several copied entries are pasted one after the other in the same order, or joined.',
      size: 'M',
      said: 'one_after_other sequence join',
      asked:
        'paste_clips_sequence copy_five_things fill_fields_order join_clips_text collect_quotes_paste merge_entries_lines queue_clips paste_list_together',
    },
    {
      id: 'transform-text',
      name: 'Transform text while pasting',
      about: 'Case, blanks, line ends and links are changed.',
      why: 'copied text is seldom clean',
      size: 'M',
      said: 'upper_case trim line_breaks',
      asked:
        'change_upper_case remove_line_breaks trim_blanks_text clean_tracking_links turn_lines_commas convert_lower_case sort_copied_lines replace_words_pasting translate_clip',
    },
    {
      id: 'run-commands-on-clips',
      name: 'Run commands on clips',
      about: 'Patterns start actions, and scripts fill snippets.',
      why: 'a copied phone number or link can start the next step',
      size: 'M',
      skill: 'automation-rules',
      said: 'script command action',
      asked:
        'run_command_clip start_script_copied open_link_copied react_pattern_copied execute_shell_snippet create_code_clip call_number_copied trigger_action_clipboard',
    },
    {
      id: 'limit-snippets-to-programs',
      name: 'Limit snippets to chosen programs',
      about: 'The same code means one thing in mail and another in the editor.',
      why: 'codes must not fire in the wrong place',
      size: 'S',
      said: 'certain_program per_program',
      asked:
        'limit_snippet_program use_abbreviation_mail use_code_editor separate_snippets_program disable_expansion_game show_matching_snippets detect_active_program',
    },
    {
      id: 'share-snippets',
      name: 'Share snippets with colleagues',
      why: 'all answer in the same words',
      about: 'Colleagues use a common collection of snippets, and rights decide who changes it.',
      size: 'M',
      said: 'share_snippets common_collection',
      asked:
        'share_snippets_colleagues use_common_phrases update_texts_everybody publish_snippet_package give_answers_team install_phrase_collection subscribe_shared_texts answer_same_words',
    },
    {
      id: 'encrypt-clips',
      name: 'Encrypt stored clips',
      about: 'The list is readable only with a password.',
      why: 'everything private passes through it once',
      size: 'M',
      skill: 'encryption',
      said: 'encrypt lock',
      asked:
        'encrypt_clips lock_history_password protect_stored_copies hide_entry_stars keep_clips_local secure_clipboard_file ask_password_open read_nobody_clips',
    },
    {
      id: 'merge-duplicates',
      name: 'Merge duplicate clips',
      about: 'What is copied again moves to the top.',
      why: 'one thing need not stand there ten times',
      size: 'S',
      said: 'duplicates twice',
      asked:
        'merge_duplicates prevent_double_entries move_repeated_top remove_clips_twice store_clip_once skip_identical_copy count_clip_uses sort_often_used',
    },
    {
      id: 'import-export-snippets',
      name: 'Import and export clips and snippets',
      why: 'ten years of phrases should not be lost',
      about: 'Snippets go out to a file for backup and come in from other text expanders.',
      size: 'S',
      skill: 'import-export',
      said: 'import export backup',
      asked:
        'import_snippets export_clips backup_phrase_file read_word_autotext move_snippets_computer read_snippets_spreadsheet save_collection_file restore_old_abbreviations',
    },
  ],
} satisfies Kind;
