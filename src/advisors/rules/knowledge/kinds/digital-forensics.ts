import type { Kind } from '../kind.ts';

export const digitalForensics = {
  id: 'digital-forensics',
  title: 'digital forensics and e-discovery',
  strong:
    'digital_forensics computer_forensics forensics forensic_examiner forensic_image forensic_images sleuthkit sleuth_kit autopsy_disk encase x-ways cellebrite magnet_axiom timesketch plaso velociraptor ediscovery e-discovery seized_phones seized_phone seized_laptops seized_laptop seized_computers seized_devices seized_disks seized_data confiscated_phone confiscated_laptop suspect_laptop suspect_phone suspect_computer write_blocker file_carving hash_sets chain_custody_disk disk_images_evidence deleted_chats_court deleted_files_evidence custodian_mailboxes legal_hold bates privileged_documents_review employee_copied_files_usb usb_stick_plugged_registry hard_disks_prosecutor hard_drives_investigators dfir opposing_counsel court_laptop_deleted mailboxes_lawyers_search',
  weak: 'evidence seized suspect prosecutor investigator detective disk deleted hash artefact custodian examiner fraud warrant mailbox lawsuit',
  told: 'evidence seized suspect police detective prosecutor court judge disk deleted traces proof timeline usb fraud lawyers mailbox forensic hidden investigators warrant exhibit confiscated',
  things: ['evidence item', 'case', 'disk image', 'file', 'report'],
  people: ['examiners', 'investigators', 'prosecutors', 'reviewers', 'lawyers'],
  field: 'digital investigation',
  features: [
    {
      id: 'read-disk-images',
      name: 'Read disk images and devices',
      about: 'E01, raw and virtual disks of all common file systems open without change.',
      why: 'every examination starts from an image',
      size: 'L',
      said: 'disk_image e01 hard_disk',
      asked:
        'open_disk_image read_hard_drive load_seized_laptop examine_usb_stick browse_partitions_files add_data_source mount_image_protected',
    },
    {
      id: 'search-keywords',
      name: 'Search all data by keywords',
      about: 'An index finds words, patterns, numbers and names in files and free space.',
      why: 'nobody reads a million files',
      size: 'L',
      skill: 'search',
      said: 'keyword search_everything',
      asked:
        'search_keywords_disk find_name_anywhere look_account_numbers run_word_list index_whole_evidence find_card_numbers search_patterns_space',
    },
    {
      id: 'recover-deleted-files',
      name: 'Recover deleted files',
      about: 'Entries marked as deleted and pieces in free space are restored.',
      why: 'suspects delete what matters',
      size: 'L',
      said: 'deleted recover carve',
      asked:
        'recover_deleted_files restore_wiped_pictures search_free_space find_thrown_away bring_erased_back see_emptied_bin',
    },
    {
      id: 'build-timelines',
      name: 'Show activity on a timeline',
      about: 'File times, logins, visits and messages stand in one order of time.',
      why: 'the court asks what happened when',
      size: 'M',
      skill: 'history',
      said: 'timeline what_happened_when',
      asked:
        'show_timeline_activity see_happened_night order_events_minute zoom_day_hour list_actions_time follow_last_hours',
    },
    {
      id: 'extract-web-activity',
      name: 'Extract browser history, downloads and searches',
      about: 'Visits, search terms, cookies and accounts of all browsers are listed.',
      why: 'suspects search for a plan before they carry it out',
      size: 'M',
      said: 'browser_history searched_for',
      asked:
        'extract_browser_history see_visited_pages list_search_terms show_downloads_made find_google_searches read_bookmarks_cookies',
    },
    {
      id: 'verify-integrity',
      name: 'Verify the integrity of evidence by hashes',
      about: 'Checksums prove that the copy is the original and stayed so.',
      why: 'an unproven copy is worth nothing in court',
      size: 'S',
      said: 'hash checksum unaltered',
      asked:
        'verify_hash_image prove_copy_unaltered calculate_checksum_disk check_evidence_untouched compare_hash_original show_bit_identical',
    },
    {
      id: 'manage-cases',
      name: 'Manage cases and evidence items',
      about: 'Each case keeps its number, persons, devices and images together.',
      why: 'forty phones of nine cases lie in one cabinet',
      size: 'M',
      said: 'case exhibit number',
      asked:
        'manage_case_devices register_case_number list_evidence_items number_exhibit_phone keep_cases_apart assign_case_examiner',
    },
    {
      id: 'tag-evidence',
      name: 'Tag items as evidence with comments',
      about: 'Findings are bookmarked by subject and go to the report.',
      why: 'what was seen has to be found again',
      size: 'S',
      skill: 'tags',
      said: 'tag bookmark relevant',
      asked:
        'tag_relevant_file bookmark_found_picture comment_important_message flag_notable_item sort_finds_subject collect_tagged_evidence',
    },
    {
      id: 'generate-reports',
      name: 'Generate reports for court',
      about: 'Tagged items with origin, time and hash go to HTML, PDF or tables.',
      why: 'judges read paper',
      size: 'M',
      skill: 'pdf',
      said: 'report for_court',
      asked:
        'generate_report_court print_findings_prosecutor export_tagged_items write_readable_account write_expert_opinion export_pdf_exhibits',
    },
    {
      id: 'read-phones-chats',
      name: 'Read phones, backups and chats',
      about: 'Contacts, calls, messages and app data become readable conversations.',
      why: 'the phone knows more than the computer',
      size: 'L',
      said: 'phone whatsapp chats',
      asked:
        'read_phone_backup show_chat_bubbles list_calls_contacts extract_whatsapp_messages see_deleted_messages load_phone_dump',
    },
    {
      id: 'read-mailboxes',
      name: 'Read mailboxes with attachments',
      about: 'PST, OST and mbox are opened with threads and attached files.',
      why: 'fraud is arranged by mail',
      size: 'M',
      said: 'mailbox pst',
      asked:
        'read_mailbox_attachments open_pst_file show_mail_threads search_mails_sender find_attached_contract load_exchange_export',
    },
    {
      id: 'match-known-files',
      name: 'Match files against hash lists',
      why: 'nine tenths of a disk is the operating system',
      about: 'Files known as harmless are hidden and known forbidden ones are listed first.',
      size: 'M',
      said: 'known_files hash_list nsrl',
      asked:
        'match_hash_list hide_known_files flag_forbidden_pictures skip_system_files compare_police_database ignore_windows_programs',
    },
    {
      id: 'view-pictures-videos',
      name: 'View pictures and videos in a gallery',
      why: 'a hundred thousand pictures have to be looked at',
      about: 'Thumbnails by folder and date are blurred if wished, graded and leafed through by key.',
      size: 'M',
      said: 'gallery thumbnails',
      asked:
        'view_pictures_gallery grade_pictures_category look_thumbnails_fast blur_disturbing_images show_video_frames sort_photos_camera',
    },
    {
      id: 'show-locations-map',
      name: 'Show locations from metadata on a map',
      about: 'Coordinates of photos, apps and networks tell places and ways.',
      why: 'where somebody was decides a case',
      size: 'M',
      skill: 'map',
      said: 'gps location where_was',
      asked: 'show_photos_map see_suspect_places read_gps_picture draw_way_phone prove_phone_place map_wifi_networks',
    },
    {
      id: 'extract-system-traces',
      name: 'Extract traces of system use',
      about: 'Registry, logs and link files show which programs ran, who logged in and which USB devices were used.',
      why: 'the court asks who sat at the computer',
      size: 'M',
      said: 'registry usb_plugged logins',
      asked:
        'see_usb_plugged list_programs_run show_logins_user read_windows_registry find_recent_documents prove_files_copied',
    },
    {
      id: 'document-custody',
      name: 'Document the chain of custody',
      about: 'Each hand-over and action is noted with name, time and seal.',
      why: 'a gap lets evidence fall',
      size: 'M',
      skill: 'audit-log',
      said: 'custody handed_over seal',
      asked:
        'document_chain_custody sign_device_handover record_handover_seal log_examiner_steps show_disk_whereabouts print_custody_sheet',
    },
    {
      id: 'view-file-content',
      name: 'View files as text, hex and preview',
      about: 'Hundreds of formats open inside, down to single bytes.',
      why: 'original programs would alter or attack',
      size: 'M',
      said: 'hex preview viewer',
      asked:
        'view_hex_bytes preview_office_document open_database_tables read_text_strings look_unknown_format inspect_file_header',
    },
    {
      id: 'read-text-in-images',
      name: 'Read text in scans and transcribe speech',
      about: 'Pictures of documents and voice messages become searchable.',
      why: 'words hide in photos and voices',
      size: 'M',
      skill: 'ocr',
      said: 'ocr voice_messages',
      asked:
        'read_text_scans search_photographed_letters transcribe_voice_messages turn_scans_searchable recognise_foreign_language translate_chat_messages',
    },
    {
      id: 'remove-duplicates',
      name: 'Group duplicates and near duplicates',
      about: 'The same mail in ten mailboxes is read once.',
      why: 'reviewers are paid by the hour',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicates same_mail',
      asked:
        'group_duplicate_mails remove_identical_copies show_similar_documents read_mail_once join_thread_messages hide_repeated_attachment',
    },
    {
      id: 'open-protected-files',
      name: 'Detect and unlock encrypted files',
      about: 'Encrypted files and containers are listed, and passwords found in the case are tried on them.',
      why: 'suspects lock away what matters',
      size: 'M',
      said: 'encrypted password unlock',
      asked:
        'unlock_encrypted_container try_password_list find_protected_archives open_bitlocker_key guess_office_password detect_hidden_volume',
    },
    {
      id: 'work-on-case-together',
      name: 'Work on a case together',
      about: "Several examiners and detectives share one case and see each other's marks.",
      why: 'big cases are not read by one',
      size: 'L',
      said: 'together several_examiners',
      asked:
        'work_case_together share_case_detectives see_colleague_marks split_reading_people show_investigator_browser give_prosecutor_access',
    },
    {
      id: 'correlate-cases',
      name: 'Find the same items across cases',
      about: 'Numbers, accounts, files and devices seen before are pointed out.',
      why: 'the same offenders leave the same numbers and accounts',
      size: 'M',
      said: 'across_cases seen_before',
      asked:
        'compare_cases_number find_common_contact tell_seen_earlier link_two_phones match_account_cases warn_same_device',
    },
    {
      id: 'show-communication-graph',
      name: 'Show who communicates with whom',
      about: 'Calls, chats and mails appear as a net of persons.',
      why: 'the leader of a ring shows up in the middle',
      size: 'M',
      said: 'who_with_whom network_persons',
      asked: 'show_persons_net see_talks_often draw_contact_graph count_calls_pair find_middle_man filter_graph_month',
    },
    {
      id: 'recognise-image-content',
      name: 'Recognise faces and objects in pictures',
      about: 'Weapons, drugs, documents and faces are found by learned models and offered for review.',
      why: 'nobody can look at a hundred thousand pictures first',
      size: 'L',
      skill: 'recognition',
      said: 'faces weapons recognise',
      asked:
        'recognise_face_pictures find_weapons_photos sort_images_content search_same_person detect_identity_cards spot_drugs_money',
    },
    {
      id: 'collect-remotely',
      name: 'Collect traces from running computers',
      about: 'An agent or stick takes memory, logs and files from many machines.',
      why: 'servers cannot be carried away',
      size: 'L',
      said: 'remote triage memory',
      asked:
        'collect_remote_computers take_memory_dump run_triage_stick search_machines_file copy_logs_server capture_running_state',
    },
    {
      id: 'review-and-produce',
      name: 'Review, redact and produce documents',
      about: 'Reviewers code documents, black out parts and export numbered sets.',
      why: 'the other side may get only what it is due',
      size: 'L',
      said: 'privileged redact produce',
      asked:
        'mark_documents_relevant redact_privileged_lines produce_numbered_set keep_lawyer_mail send_opponent_documents assign_review_batches',
    },
  ],
} satisfies Kind;
