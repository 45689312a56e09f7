import type { Kind } from '../kind.ts';

export const diskCleanup = {
  id: 'disk-cleanup',
  title: 'cleaning and finding duplicate files',
  strong:
    'duplicate_files disk_full clean_disk free_space duplicate_photos_find same_photos_twice disk_cleanup big_files_find temporary_files hard_disk_full space_disk similar_images czkawka clean_computer',
  weak: 'duplicate disk space delete similar empty',
  told: 'disk full duplicate files duplicates space gigabytes old delete similar photos empty folders large biggest free scan drive twice cleanup compare trash temp movies hash keep newest laptop slow',
  things: ['file', 'folder', 'duplicate', 'disk'],
  people: ['users', 'families', 'administrators'],
  field: 'disk space',
  features: [
    {
      id: 'find-duplicate-files',
      name: 'Find duplicate files',
      about: 'Files count as duplicates only when their content matches byte by byte, and hard links are not counted.',
      why: 'a full disk holds the same film three times',
      size: 'M',
      skill: 'dedupe',
      said: 'duplicate same twice',
      asked:
        'find_twice find_double see_same find_copies throw_double search_same_file list_copies see_twice store_twice',
    },
    {
      id: 'find-similar-images-videos',
      name: 'Find similar images and videos',
      about:
        'Resized, cropped or re-encoded pictures and films are grouped, with likeness, resolution and size beside each.',
      why: 'ten shots of one moment fill the disk unnoticed',
      size: 'M',
      skill: 'dedupe',
      said: 'similar image video',
      asked:
        'find_similar find_almost_same see_alike find_same_photo compare_photos find_resized choose_best_photo look_alike',
    },
    {
      id: 'find-big-files-folders',
      name: 'Find big files and folders',
      about: 'A map of rectangles or a sorted list shows folders by size, hidden ones included, down to single files.',
      why: 'the space is taken where nobody looks',
      size: 'S',
      said: 'big large size space',
      asked:
        'see_space see_big find_big show_full find_large see_biggest see_fills sort_size draw_space show_large find_eats_space list_big list_biggest',
    },
    {
      id: 'find-empty-folders-broken-files',
      name: 'Find empty folders and broken files',
      about:
        'Empty folders, dead links and files that no longer open are listed with the reason, before anything is removed.',
      why: 'a broken archive is noticed on the day it is needed',
      size: 'S',
      said: 'empty broken invalid',
      asked: 'find_empty find_broken delete_empty see_broken list_damaged find_damaged check_opens see_empty',
    },
    {
      id: 'find-temporary-cache-files',
      name: 'Find temporary and cache files',
      about:
        'Known caches, logs and leftovers are listed by program with age and size, and files in use are left alone.',
      why: 'caches grow until the disk is full and updates fail',
      size: 'M',
      said: 'temporary cache browser',
      asked:
        'find_temporary delete_cache throw_rubbish clean_browser delete_leftovers empty_cache find_junk clear_temporary sweep_rubbish',
    },
    {
      id: 'preview-files-before-deleting',
      name: 'Preview files before deleting',
      about: 'Pictures, text, sound and film open inside the list with path and date, two of them side by side.',
      why: 'a file name does not tell which copy is the right one',
      size: 'S',
      said: 'preview compare',
      asked: 'see_before look_before open_before compare_side view_first see_thumbnail look_first check_before',
    },
    {
      id: 'choose-what-keep-rules',
      name: 'Choose what to keep by rules',
      about: 'A rule such as oldest, largest or this folder marks what goes, and one of each group always stays.',
      why: 'ticking thousands of pairs by hand leads to slips',
      size: 'S',
      skill: 'automation-rules',
      said: 'keep oldest select rule',
      asked:
        'keep_oldest keep_best keep_newest choose_automatically tick_itself keep_largest mark_oldest select_copies set_rule decide_keep',
    },
    {
      id: 'move-bin-delete-safely',
      name: 'Move to the bin or delete safely',
      about:
        "Chosen files go to the system's bin with their path, or are deleted after a question naming count and size.",
      why: 'a wrongly deleted photo has no second copy',
      size: 'S',
      skill: 'trash',
      said: 'bin delete recover',
      asked:
        'throw_bin move_bin restore_deleted bring_back undo_delete fetch_back put_bin recover_file delete_mistake come_back',
    },
    {
      id: 'exclude-folders-file-types',
      name: 'Exclude folders and file types',
      about:
        'Listed paths, patterns and file types are never read or proposed, and the list is kept for the next scan.',
      why: "deleting a program's files stops that program",
      size: 'S',
      skill: 'filters',
      said: 'exclude include folder',
      asked:
        'skip_folder leave_folder exclude_folder ignore_system leave_alone protect_folder skip_type exclude_music ignore_folder',
    },
    {
      id: 'replace-duplicates-links',
      name: 'Replace duplicates by links',
      why: 'programs still find their file',
      about: 'One copy stays on the disk, and the other places become links to it.',
      size: 'S',
      said: 'hard_link link replace',
      asked: 'replace_link link_copies use_hardlink leave_link save_space_link put_link',
    },
    {
      id: 'compare-music-tags-sound',
      name: 'Compare music by tags and sound',
      about: 'Songs are grouped by title, artist and length or by how they sound, across formats and bit rates.',
      why: 'the same song lies there in two formats under different names',
      size: 'S',
      skill: 'dedupe',
      said: 'music tag',
      asked:
        'compare_music find_same_song compare_tags find_double_songs listen_same find_songs_twice hear_same match_artist find_music compare_songs',
    },
    {
      id: 'save-results-compare-scans',
      name: 'Save results and compare scans',
      about: 'A scan is stored with date and path, opens without a new search, and two of them show what grew.',
      why: 'growth shows only between two dates',
      size: 'S',
      said: 'save result scan',
      asked:
        'save_result keep_list see_last_scan open_last_scan compare_scans continue_later see_grown print_list resume_scan',
    },
    {
      id: 'use-it-command-line',
      name: 'Use it from the command line',
      about: 'All functions run as commands, so that a script can clean every night.',
      why: 'cleaning by hand is put off until the disk is full',
      size: 'S',
      said: 'command script',
      asked: 'run_terminal use_terminal type_command start_script run_script call_shell start_console',
    },
    {
      id: 'schedule-cleaning',
      name: 'Schedule cleaning',
      about:
        'Cleaning runs daily, weekly or below a limit of free space, touches only chosen kinds and writes a report.',
      why: 'nobody thinks of it until the disk is full',
      size: 'S',
      skill: 'automation-rules',
      said: 'schedule weekly',
      asked:
        'run_week clean_night start_itself clean_automatically run_monthly clean_sunday run_night scan_week set_day clean_itself start_sunday start_week run_sunday',
    },
    {
      id: 'run-windows-macos-linux',
      name: 'Run on Windows, macOS and Linux',
      about: 'The same program runs on all desktop systems.',
      why: 'many families own computers with more than one system',
      size: 'M',
      said: 'windows linux mac',
      asked: 'run_windows use_mac run_linux work_mac install_windows start_linux work_linux',
    },
    {
      id: 'overwrite-files-so-that-nobody',
      name: 'Overwrite files so that nobody recovers them',
      about:
        'The content is written over before deletion, after a second question, with a warning where flash storage prevents it.',
      why: 'a sold disk still holds bank papers that any tool recovers',
      size: 'S',
      said: 'shred wipe secure',
      asked:
        'overwrite_file wipe_disk destroy_file delete_forever sell_computer delete_safely wipe_forever destroy_forever delete_nobody_recovers delete_ever',
    },
    {
      id: 'offer-several-languages-themes',
      name: 'Offer several languages and themes',
      about: 'Texts, numbers and dates follow the chosen language, and light or dark follows the system or the user.',
      why: 'users must understand exactly what they are about to delete',
      size: 'S',
      skill: 'languages',
      said: 'language dark',
      asked: 'read_german switch_language speak_language put_dark turn_dark read_dark change_colours',
    },
  ],
} satisfies Kind;
