import type { Kind } from '../kind.ts';

export const fileManagers = {
  id: 'file-managers',
  title: 'file managers',
  strong:
    'file_manager file_managers file_explorer file_browser_desktop dolphin_kde nautilus thunar krusader double_commander total_commander midnight_commander norton_commander yazi material_files amaze_files solid_explorer finder_replacement windows_explorer directory_opus dual_pane two_panels two_panes folder_tree copy_files move_files files_folders_side batch_rename multi-rename rename_many_files rename_files_once hidden_files file_permissions chmod folder_sizes big_folders zip_archives extract_zip unpack_zip usb_stick_files sftp_smb samba_share duplicate_files compare_folders synchronise_folders trash_restore open_terminal_here copy_queue copying_stops right_click_menu downloads_folder_mess',
  weak: 'folder folders directory rename copy zip drive clipboard symlink explorer pane archive filename',
  told: 'folder folders paste delete rename downloads desktop usb stick disk zip unpack hidden thumbnails trash nas sdcard directory subfolder extension filename megabytes duplicate window drag panel',
  things: ['file', 'folder', 'archive', 'drive'],
  people: ['computer users', 'phone users', 'administrators', 'power users'],
  field: 'desktop and file systems',
  features: [
    {
      id: 'browse-files',
      name: 'Browse files and folders',
      about: 'Folders open as list, icons, columns or tree with sorting and a path line.',
      why: 'one must see what there is',
      size: 'M',
      said: 'browse folders views tree',
      asked:
        'browse_files_folders see_folder_tree list_files_details sort_files_date show_icons_columns walk_folder_path view_directory_contents',
    },
    {
      id: 'copy-move-delete',
      name: 'Copy, move and delete files',
      why: 'that is the daily work',
      about: 'Files are copied, moved and deleted by clipboard, drag or key.',
      size: 'M',
      said: 'copy move paste',
      asked:
        'copy_files_stick move_files_folder delete_selected_files drag_files_drop paste_files_clipboard create_empty_folder cut_paste_directory',
    },
    {
      id: 'use-two-panes',
      name: 'Work in two panes side by side',
      about: 'Source and target are both open, and a key sends from one to the other.',
      why: 'most work goes from here to there',
      size: 'M',
      said: 'two_panes side_by_side split_view',
      asked:
        'show_folders_side split_window_panels send_right_panel see_source_target swap_left_right switch_panel_key',
    },
    {
      id: 'open-tabs',
      name: 'Open folders in tabs',
      about: 'Several places stay open in one window and come back at the next start.',
      why: 'ten windows hide each other',
      size: 'S',
      said: 'tabs several_folders_open',
      asked: 'open_folder_tab restore_tabs_start keep_folders_open switch_between_tabs save_tab_session lock_tab_place',
    },
    {
      id: 'search-files',
      name: 'Search files by name and content',
      about: 'Size, date, type and words inside are combined.',
      why: 'people remember a word, not a place',
      size: 'M',
      skill: 'search',
      said: 'search find_file content_search',
      asked:
        'search_file_name find_word_inside locate_lost_document look_files_date search_large_files find_pdf_text filter_folder_typing',
    },
    {
      id: 'rename-many',
      name: 'Rename many files at once',
      why: 'IMG_4711 says nothing to anybody',
      about: 'Counters, dates and patterns rename a whole selection, with preview and undo.',
      size: 'M',
      skill: 'bulk-edit',
      said: 'batch_rename multi_rename counter',
      asked:
        'rename_hundred_files number_files_sequence replace_text_filenames add_date_names change_extension_files rename_photos_event',
    },
    {
      id: 'handle-archives',
      name: 'Pack and unpack archives',
      about: 'ZIP, 7z, tar and RAR open like folders.',
      why: 'half of what is sent is zipped',
      size: 'M',
      said: 'zip archive unpack',
      asked:
        'unpack_zip_file pack_folder_zip open_archive_folder extract_rar_tar create_archive_password look_inside_archive split_large_archive',
    },
    {
      id: 'preview-files',
      name: 'Preview files and show thumbnails',
      about: 'Pictures, PDFs, texts and videos are shown without opening.',
      why: 'opening forty files to find one takes long',
      size: 'M',
      said: 'preview thumbnails quick_look',
      asked:
        'preview_files_pane show_picture_thumbnails look_pdf_quickly see_text_inside view_video_frame press_space_look',
    },
    {
      id: 'bookmark-places',
      name: 'Bookmark folders and servers',
      about: 'Favourite folders, recent ones and drives are a click away.',
      why: 'the same five folders are used all day',
      size: 'S',
      skill: 'favourites',
      said: 'bookmarks sidebar favourites',
      asked:
        'bookmark_favourite_folder pin_folder_sidebar jump_recent_folder reach_project_directory add_shortcut_place return_previous_folder',
    },
    {
      id: 'connect-servers',
      name: 'Connect network shares and servers',
      about: 'SMB, SFTP, FTP and WebDAV appear as folders.',
      why: 'files lie on other machines too',
      size: 'L',
      said: 'smb sftp nas network_share',
      asked:
        'connect_network_share open_nas_folder browse_sftp_server mount_windows_share copy_files_ftp reach_home_server',
    },
    {
      id: 'restore-from-trash',
      name: 'Move to trash and restore',
      about: 'Deleted files wait and go back to their place.',
      why: 'the wrong one is gone in a moment',
      size: 'S',
      skill: 'trash',
      said: 'trash recycle_bin restore',
      asked:
        'restore_deleted_file empty_trash_automatically recover_thrown_folder bring_back_deleted keep_deleted_month put_file_bin',
    },
    {
      id: 'queue-transfers',
      name: 'Queue, pause and resume transfers',
      why: "one bad file should not stop a night's copy",
      about: 'Transfers wait in a queue, show progress and remaining time, and can be paused.',
      size: 'M',
      said: 'copy_queue progress resume',
      asked:
        'queue_copy_jobs pause_long_copy resume_broken_transfer show_copy_progress skip_unreadable_file verify_copied_files copy_background_continue',
    },
    {
      id: 'resolve-conflicts',
      name: 'Ask when names collide',
      about: 'Both files are shown, and one chooses to overwrite, keep both or keep the newer.',
      why: 'a newer file is otherwise overwritten by an old one',
      size: 'S',
      said: 'overwrite conflict keep_both',
      asked:
        'ask_before_overwrite keep_newer_file merge_same_folders compare_size_conflict skip_existing_files rename_colliding_copy',
    },
    {
      id: 'analyse-disk-space',
      name: 'Analyse disk space by folder',
      about: 'Sizes of folders are counted and drawn as a map.',
      why: 'the disk is full and nobody knows of what',
      size: 'M',
      said: 'disk_full folder_size space',
      asked:
        'show_folder_size find_space_eaters see_disk_full list_biggest_files draw_disk_map count_directory_bytes clear_phone_storage',
    },
    {
      id: 'compare-and-sync',
      name: 'Compare and synchronise folders',
      about: 'Differences by date, size or content are listed and evened out.',
      why: 'stick and computer drift apart',
      size: 'M',
      skill: 'sync',
      said: 'compare_folders synchronise mirror',
      asked:
        'compare_two_folders synchronise_stick_computer mirror_directory_disk find_differing_files copy_changed_files show_missing_files',
    },
    {
      id: 'set-permissions',
      name: 'Show properties and set permissions',
      about: 'Owner, rights, dates and checksums are seen and changed.',
      why: 'some files cannot be opened without the right permission',
      size: 'S',
      said: 'permissions properties checksum owner',
      asked:
        'set_file_permissions change_owner_folder calculate_file_checksum see_created_date unlock_readonly_file edit_file_attributes',
    },
    {
      id: 'show-hidden',
      name: 'Show hidden files and filter',
      about: 'Dot files are switched on, and patterns narrow the view.',
      why: 'settings lie in the hidden ones',
      size: 'S',
      skill: 'filters',
      said: 'hidden_files filter',
      asked:
        'show_hidden_files hide_system_folders display_dot_files filter_extension_list filter_pictures_folder reveal_file_extensions',
    },
    {
      id: 'use-keyboard',
      name: 'Control by keyboard and own shortcuts',
      about: 'Every step has a key that can be changed.',
      why: 'hands stay on the keys',
      size: 'M',
      said: 'keyboard shortcuts keys',
      asked:
        'control_keyboard_mouse define_key_shortcut navigate_vim_keys select_files_keys jump_typing_letters press_function_keys',
    },
    {
      id: 'open-with',
      name: 'Choose programs and custom menu actions',
      about: 'Default programs and own commands stand in the context menu.',
      why: 'each type wants its tool',
      size: 'S',
      said: 'open_with context_menu default_program',
      asked:
        'choose_default_program add_menu_action open_file_editor run_command_selection convert_pictures_menu assign_file_type',
    },
    {
      id: 'open-terminal',
      name: 'Open a terminal in the folder',
      about: 'A shell runs below the list and follows it.',
      why: 'some things are typed quicker',
      size: 'S',
      said: 'terminal shell command_line',
      asked:
        'open_terminal_folder type_shell_command follow_folder_terminal run_script_directory copy_path_clipboard show_console_below',
    },
    {
      id: 'manage-drives',
      name: 'Mount and eject drives and phones',
      about: 'Sticks, cards, cameras and phones appear with free space.',
      why: 'a stick pulled too early loses files',
      size: 'M',
      said: 'usb mount eject sd_card',
      asked:
        'remove_usb_safely mount_external_drive read_sd_card connect_phone_cable see_free_space access_camera_card',
    },
    {
      id: 'find-duplicates',
      name: 'Find duplicate files',
      about: 'Same contents are listed whatever their names.',
      why: 'backups of backups fill disks',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate_files double',
      asked:
        'find_duplicate_files delete_double_photos list_identical_contents remove_repeated_downloads compare_hash_copies',
    },
    {
      id: 'encrypt-files',
      name: 'Encrypt, lock and shred files',
      about: 'A password guards folders, and shredding leaves nothing.',
      why: 'laptops and phones get lost',
      size: 'M',
      skill: 'encryption',
      said: 'encrypt password_folder shred',
      asked:
        'encrypt_private_folder lock_files_password delete_files_forever hide_secret_pictures open_encrypted_vault wipe_file_safely',
    },
    {
      id: 'work-as-root',
      name: 'Work with administrator rights',
      about: 'System folders are opened after the password.',
      why: 'some settings lie beyond the user',
      size: 'S',
      said: 'root administrator',
      asked:
        'edit_system_files browse_root_directory open_administrator_password change_protected_folder access_android_data',
    },
    {
      id: 'tag-and-colour',
      name: 'Mark files with colours and tags',
      about: 'Labels, ratings and notes stick to files and can be searched.',
      why: 'a file belongs to more than one folder',
      size: 'S',
      skill: 'tags',
      said: 'colour_labels tags',
      asked:
        'mark_files_colour tag_file_project write_file_note label_important_folder show_tagged_files rate_files_stars',
    },
  ],
} satisfies Kind;
