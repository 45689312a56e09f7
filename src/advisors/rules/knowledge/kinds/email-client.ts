import type { Kind } from '../kind.ts';

export const emailClient = {
  id: 'email-client',
  title: 'email clients',
  strong:
    'roundcube snappymail rainloop thunderbird mailspring k-9 fairemail cypht outlook apple_mail claws_mail email_client mail_client mail_program email_program webmail mail_app email_app inbox inboxes mailbox mailboxes imap smtp pop3 several_mail_addresses mail_accounts email_accounts read_mails write_mails all_mails_one unified_inbox mail_folders sent_folder spam_folder junk_folder out_of_office mail_signature openpgp mail_filters sieve mails_in_browser three_email_addresses two_mail_addresses open_gmail_and gmail_and_gmx unread_mails reply_all mail_threads draft_mails',
  weak: 'email message attachment folder reply forward spam draft signature encrypt contacts account newsletter',
  told: 'inbox folder folders reply forward attachment attached spam junk newsletter unread signature draft gmail outlook browser password busy private club holiday',
  things: ['message', 'account', 'folder', 'contact', 'attachment'],
  people: ['mail users', 'office staff', 'families', 'administrators'],
  field: 'electronic mail',
  features: [
    {
      id: 'several-accounts',
      name: 'Connect several accounts by IMAP and SMTP',
      about: 'Work, club and private addresses are set up side by side.',
      why: 'nobody has only one address any more',
      size: 'L',
      said: 'several_accounts imap several_addresses',
      asked:
        'add_second_account connect_imap_account set_up_gmail_gmx open_work_private switch_between_addresses use_three_addresses log-in_mail_provider keep_club_address manage_email_accounts',
    },
    {
      id: 'write-formatted',
      name: 'Write messages with formatting',
      why: 'a letter should look like one',
      about: 'Messages carry bold text, lists, links and pictures, or go out as plain text.',
      size: 'M',
      skill: 'editor',
      said: 'formatting bold html pictures_in_text',
      asked:
        'write_bold_text insert_picture_letter format_message_html insert_bullet_list mark_words_red paste_table_mail compose_plain_text put_link_message choose_letter_size',
    },
    {
      id: 'folders',
      name: 'Manage folders and subfolders',
      about: 'Folders are created, renamed and moved, and messages are dragged into them.',
      why: 'paid invoices need a place of their own',
      size: 'M',
      skill: 'categories',
      said: 'folders subfolders drawer',
      asked:
        'create_folder_customer move_message_folder drag_mail_subfolder rename_folders file_letters_project archive_old_year hide_unused_folders subscribe_imap_folders empty_trash',
    },
    {
      id: 'address-book',
      name: 'Keep an address book with groups',
      why: 'the choir is written to as one',
      about: 'Contacts are kept here or by CardDAV, and a group name writes to many.',
      size: 'M',
      said: 'address_book contacts distribution_list',
      asked:
        'keep_address_book save_sender_contact write_group_addresses create_distribution_list sync_carddav_contacts store_phone_numbers import_vcard_contacts add_birthday_contact',
    },
    {
      id: 'search-messages',
      name: 'Search messages by sender, text and date',
      why: 'the old letter is needed right now',
      about: 'Sender, subject, date and text are searched in one folder or in all.',
      size: 'M',
      skill: 'search',
      said: 'search find_old_mail',
      asked:
        'search_old_mail find_message_sender look_word_everywhere filter_date_attachment find_invoice_year search_folders_once save_search_query look_up_correspondence',
    },
    {
      id: 'attachments',
      name: 'Attach files and preview them',
      why: 'papers travel by mail',
      about: 'Files are dragged in and looked at without a download, and large ones go as a link.',
      size: 'M',
      skill: 'attachments',
      said: 'attach attachment files_with preview',
      asked:
        'attach_file_drag preview_pdf_attachment save_attachments_once send_large_file warn_forgotten_attachment open_photo_message view_document_window download_files_zip link_cloud_file',
    },
    {
      id: 'unified-inbox',
      name: 'Show one inbox for all accounts',
      why: 'nobody wants to look in five places',
      about: 'New messages of all accounts stand in a single list, coloured by address.',
      size: 'M',
      said: 'unified_inbox one_inbox all_in_one',
      asked:
        'show_single_inbox gather_mail_list see_everything_together merge_inboxes combine_accounts_view look_place_once paint_accounts_list merge_boxes',
    },
    {
      id: 'conversations',
      name: 'Group messages into conversations',
      about: 'Question and answers stand below one another.',
      why: 'twelve replies are one matter',
      size: 'M',
      said: 'thread conversation answers_together',
      asked:
        'group_replies_thread see_conversation_whole follow_back_forth fold_long_threads show_answers_beneath read_exchange_order mute_long_thread keep_replies_together',
    },
    {
      id: 'filter-rules',
      name: 'Sort incoming mail by filter rules',
      about: 'Sender or words decide on folder, tag or forwarding, in the program or on the server.',
      why: 'newsletters bury the messages that matter',
      size: 'M',
      skill: 'automation-rules',
      said: 'filter rules sieve automatically_folder',
      asked:
        'sort_incoming_rules filter_newsletters_away move_sender_automatic edit_sieve_rules forward_invoices_bookkeeper apply_filter_existing delete_sender_unseen mark_newsletter_read',
    },
    {
      id: 'identities',
      name: 'Send from identities and aliases',
      why: 'the treasurer does not write as a private man',
      about: 'Each address has its own name, reply address and folder for sent messages.',
      size: 'S',
      said: 'identity alias send_as from_address',
      asked:
        'choose_sender_address send_alias_name reply_same_address write_chairman_address use_info_alias set_reply_address warn_wrong_sender manage_identities',
    },
    {
      id: 'signatures',
      name: 'Add signatures per address',
      about: 'Name, telephone and logo appear below on their own.',
      why: "the law wants the firm's details",
      size: 'S',
      said: 'signature footer name_below',
      asked:
        'add_signature_below put_logo_footer print_phone_number change_signature_account insert_company_details set_closing_greeting show_opening_hours_below',
    },
    {
      id: 'encrypt-sign',
      name: 'Encrypt and sign with OpenPGP or S/MIME',
      about: 'Keys are made, found and checked in the program.',
      why: 'an unencrypted mail can be read on its way like a postcard',
      size: 'L',
      skill: 'encryption',
      said: 'encrypt openpgp s/mime sealed',
      asked:
        'encrypt_message_key sign_openpgp use_certificate_smime read_encrypted_letter import_public_key send_confidential_sealed verify_sender_signature generate_key_pair protect_patient_letter',
    },
    {
      id: 'junk',
      name: 'Detect junk and phishing',
      about: 'The filter learns from what users mark and warns of false senders.',
      why: 'one click on a false invoice costs money',
      size: 'M',
      skill: 'classification',
      said: 'spam junk phishing scam',
      asked:
        'mark_spam_learn detect_phishing_link warn_fake_sender move_junk block_pushy_sender catch_advertising report_scam_mail learn_unwanted_mail',
    },
    {
      id: 'complete-addresses',
      name: 'Complete addresses while typing',
      why: 'nobody knows addresses by heart',
      about: 'While an address is typed, those written to before are proposed first.',
      size: 'S',
      said: 'autocomplete suggest_address first_letters',
      asked:
        'complete_address_letters suggest_recipient_typing remember_written_addresses offer_names_typing autofill_recipient look_directory_ldap type_three_letters fill_known_address',
    },
    {
      id: 'spell-check',
      name: 'Check spelling in several languages',
      about: 'Wrong words are underlined while writing.',
      why: 'customers notice mistakes',
      size: 'S',
      said: 'spelling typos spell_check',
      asked:
        'check_spelling_writing underline_wrong_words correct_typos_before switch_dictionary_language find_mistakes_letter suggest_right_spelling add_word_dictionary',
    },
    {
      id: 'text-templates',
      name: 'Insert templates and canned replies',
      why: 'the same answer is written ten times a day',
      about: 'Kept answers to frequent questions are inserted with the name filled in.',
      size: 'S',
      skill: 'templates',
      said: 'template canned_replies same_answer',
      asked:
        'insert_canned_reply save_answer_template reuse_standard_text write_same_answer fill_name_template offer_ready_texts start_template_letter answer_common_question',
    },
    {
      id: 'flags-tags',
      name: 'Mark messages with stars and tags',
      about: 'Coloured marks tell what is urgent, waiting or paid.',
      why: 'a message can belong to two things',
      size: 'S',
      skill: 'tags',
      said: 'star flag tag colour important',
      asked:
        'flag_important_message star_urgent tag_mail_colour mark_unread_again label_waiting_answer pin_message_top list_starred_messages paint_red_urgent',
    },
    {
      id: 'remote-images',
      name: 'Block remote images and trackers',
      about: 'Pictures load only for senders one trusts.',
      why: 'senders spy on who has opened',
      size: 'S',
      said: 'remote_images tracking_pixel load_pictures',
      asked:
        'block_remote_pictures stop_tracking_pixels load_images_trusted prevent_read_tracking hide_opening_sender ask_before_images strip_tracking_links refuse_read_receipt',
    },
    {
      id: 'new-mail-notice',
      name: 'Notify of new messages',
      about: 'New messages are announced by sound, badge or push, for chosen folders and hours.',
      why: 'an important mail should not lie unread till evening',
      size: 'S',
      skill: 'notifications',
      said: 'notify new_mail sound push',
      asked:
        'notify_message_arrived ring_sound_arrival push_mail_phone show_unread_number tell_important_mail keep_quiet_night show_sender_desktop check_mail_minutes',
    },
    {
      id: 'layout',
      name: 'Choose layout, density and theme',
      why: 'eyes and screens differ',
      about: 'The list stands beside or above the text, and letter size and colours can be chosen.',
      size: 'S',
      skill: 'themes',
      said: 'layout dark_mode big_letters columns',
      asked:
        'choose_layout_columns increase_letter_size use_dark_theme show_list_left arrange_three_panes set_compact_rows customise_toolbar sort_column_date',
    },
    {
      id: 'drafts',
      name: 'Save drafts automatically',
      about: 'What was begun is kept and finished on another device.',
      why: 'the connection breaks in mid-sentence',
      size: 'S',
      skill: 'editor',
      said: 'draft half_written autosave',
      asked:
        'save_draft_automatic continue_writing_later recover_unsent_text finish_letter_phone keep_half_written restore_message_crash preserve_typed_text',
    },
    {
      id: 'away-replies',
      name: 'Answer automatically while away',
      why: 'people want to know when you are back',
      about: 'Between two dates each sender gets the absence message once.',
      size: 'S',
      skill: 'automation-rules',
      said: 'out_of_office vacation_reply away_message',
      asked:
        'answer_automatic_holiday set_vacation_reply tell_senders_back reply_absent_once write_absence_note name_deputy_reply switch_holiday_notice',
    },
    {
      id: 'send-later',
      name: 'Send later and undo sending',
      why: 'the mistake is seen right after the click',
      about: 'A message goes out at a set hour and can be called back for some seconds.',
      size: 'S',
      said: 'send_later undo scheduled',
      asked:
        'send_tomorrow_morning schedule_message_hour undo_sent_seconds recall_wrong_mail delay_sending queue_mail_monday stop_outgoing_mail hold_letter_evening',
    },
    {
      id: 'offline-mail',
      name: 'Read and write offline',
      about: 'Folders are kept on the device and sent off once connected.',
      why: 'trains and cellars have no network',
      size: 'M',
      skill: 'offline',
      said: 'offline without_internet',
      asked:
        'read_mail_train write_without_internet download_folders_device keep_copies_computer send_once_connected work_offline store_months_local sync_back_online',
    },
    {
      id: 'invitations',
      name: 'Answer calendar invitations',
      why: 'meetings come by mail',
      about: 'An invitation is accepted inside the message and then stands in the calendar.',
      size: 'M',
      skill: 'events',
      said: 'invitation appointment calendar accept_meeting',
      asked:
        'accept_meeting_invitation put_appointment_calendar decline_invite_reply see_free_date turn_mail_appointment show_calendar_beside invite_people_mail read_ics_file',
    },
    {
      id: 'import-export-mail',
      name: 'Import and export messages and folders',
      about: 'Messages and folders are read and written as EML, mbox or PST files.',
      why: 'years of old mail must move to the new program',
      size: 'M',
      skill: 'import-export',
      said: 'import export mbox move_from_outlook',
      asked:
        'import_outlook_mail export_folder_mbox save_message_pdf move_old_provider backup_mailbox print_mail_file copy_mails_accounts download_eml take_years_along',
    },
  ],
} satisfies Kind;
