import type { Kind } from '../kind.ts';

export const fileSync = {
  id: 'file-sync',
  title: 'file synchronisation between devices',
  strong:
    'sync_folders_devices same_folder_computers without_cloud_sync syncthing peer-to-peer_files laptop_desktop_same folders_same keep_folders_same two_computers_files synchronise_folders sync_without_server device_to_device files_between_devices phone_photos_computer_sync same_files_devices folders_everywhere left_right mirror_disk copy_disks cards_disks plug_disk copied_disk sync_sftp compare_folders same_folders both_ways devices_folders disk_identical ship_institute his_machine recording_machine keeps_copy_too machine_copy two_machines files_turn_up',
  weak: 'device sync conflict laptop phone',
  told: 'sync folder computers laptop desktop phone nas same files without cloud change conflict ignore peer to direct devices automatically two way versions encrypted keep photos lan music notes',
  things: ['folder', 'device', 'file'],
  people: ['users', 'families', 'colleagues'],
  field: 'file synchronisation',
  features: [
    {
      id: 'synchronise-folders-between-devices',
      name: 'Synchronise folders between devices',
      about:
        'A saved, renamed or deleted file reaches every connected device directly, or as soon as that device is online.',
      why: 'people carry files on sticks and work on the wrong copy',
      size: 'L',
      skill: 'sync',
      said: 'synchronise folder same both',
      asked:
        'keep_same copy_laptop copy_itself move_stick sync_folder see_same_files copy_devices mirror_folder see_everywhere show_left_right turn_up_machine show_up_machine appear_machine',
    },
    {
      id: 'connect-devices-id-qr-code',
      name: 'Connect devices by ID or QR code',
      about: "Two devices know each other once both confirmed the other's ID, typed or taken from a code on screen.",
      why: "a stranger's device must never join by address alone",
      size: 'M',
      said: 'add device pair qr',
      asked:
        'scan_code_phone add_device connect_laptop pair_phone enter_id scan_qr connect_phone introduce_device add_laptop add_phone add_tablet',
    },
    {
      id: 'share-folders-chosen-devices',
      name: 'Share folders with chosen devices',
      about: 'Per folder its owner ticks the devices that get it, and each accepts it and picks its own place.',
      why: 'the phone has no room for the whole archive',
      size: 'M',
      said: 'share folder person',
      asked:
        'share_folder give_wife_folder choose_folder choose_device share_colleague share_brother share_family share_sister',
    },
    {
      id: 'encrypt-transfers-between-devices',
      name: 'Encrypt transfers between devices',
      about:
        'Every connection is encrypted and tied to the certificates of both devices, so that relays see no content.',
      why: 'files cross foreign networks and relay servers',
      size: 'M',
      said: 'encrypt secure tls',
      asked:
        'encrypt_way encrypt_line encrypt_connection listen_nobody protect_transfer read_provider encrypt_transfer go_encrypted',
    },
    {
      id: 'keep-earlier-versions-files',
      name: 'Keep earlier versions of files',
      about: 'What another device replaces or deletes is kept for a set number or age and restored by date.',
      why: 'a deletion on one device spreads to all within seconds',
      size: 'M',
      skill: 'versions',
      said: 'version old deleted',
      asked:
        'restore_old keep_old bring_back_deleted undo_overwrite go_back restore_deleted keep_old_version see_yesterday fetch_old restore_overwritten keep_month keep_versions',
    },
    {
      id: 'ignore-files-patterns',
      name: 'Ignore files by patterns',
      about:
        'Patterns such as a name, an ending or a subfolder keep matching files local, and a test lists what matches.',
      why: 'caches and temporary files keep every device busy',
      size: 'S',
      said: 'ignore exclude',
      asked:
        'leave_out_files skip_files ignore_temporary skip_big exclude_folder leave_out_folder ignore_folder skip_videos leave_videos leave_folder',
    },
    {
      id: 'handle-conflicting-changes',
      name: 'Handle conflicting changes',
      about:
        'When two devices changed the same file, one wins and the other stays beside it, named by device and time.',
      why: "an hour of work disappears under a colleague's older copy",
      size: 'S',
      said: 'conflict both_changed',
      asked:
        'change_same_time overwrite_changes see_conflict ask_newer overwrite_colleague choose_version compare_versions choose_copy decide_wins change_same_file',
    },
    {
      id: 'set-folders-send-receive-only',
      name: 'Set folders to send or receive only',
      about: 'A device may only send or only receive a folder; deviating local changes are listed and can be reverted.',
      why: 'a slip on the backup machine must not reach the original',
      size: 'S',
      said: 'one_way send receive read_only',
      asked:
        'receive_never push_photos_server stop_deleting collect_never stop_sending_back copy_direction send_receive delete_mine stop_deleting_mine',
    },
    {
      id: 'limit-bandwidth',
      name: 'Limit bandwidth',
      about:
        'Upload and download get a ceiling in kilobytes per second, per device, and the local network can be exempt.',
      why: 'a first synchronisation blocks the line for calls and work',
      size: 'S',
      said: 'bandwidth limit slow',
      asked:
        'limit_speed limit_upload leave_line use_half set_kilobytes throttle_day take_less stop_video leave_internet fill_line take_line',
    },
    {
      id: 'show-progress-status-browser',
      name: 'Show progress and status in the browser',
      about: 'A local page shows each folder and device with percentage, remaining bytes, rate and files that failed.',
      why: 'nobody knows whether the laptop may be closed yet',
      size: 'S',
      skill: 'dashboard',
      said: 'status progress page',
      asked:
        'see_done see_far see_progress see_still_copied see_left see_synced see_page see_status see_green see_copied show_still_go show_much_go',
    },
    {
      id: 'find-devices-without-central-server',
      name: 'Find devices without a central server',
      about: 'Devices find each other in the network or by a relay.',
      why: 'no company should hold the files',
      size: 'M',
      said: 'discover relay router',
      asked:
        'find_itself work_home_network work_router work_without_server connect_without_server find_devices go_firewall open_port',
    },
    {
      id: 'work-windows-mac-linux-android',
      name: 'Work on Windows, Mac, Linux and Android',
      about:
        'All clients exchange the same folders, and names that one system does not allow are reported instead of dropped.',
      why: 'families and offices never own one system alone',
      size: 'M',
      said: 'windows mac linux android',
      asked: 'use_mac use_android use_windows run_linux work_phone mix_windows_mac use_iphone run_nas',
    },
    {
      id: 'run-background',
      name: 'Run in the background',
      about: 'It starts with the computer and needs no window.',
      why: 'a program that must be started by hand is forgotten',
      size: 'S',
      said: 'background start_up battery',
      asked: 'run_behind start_computer run_itself start_itself see_nothing work_quietly save_battery run_boot',
    },
    {
      id: 'encrypt-folders-untrusted-devices',
      name: 'Encrypt folders on untrusted devices',
      about:
        'A device marked as untrusted stores only encrypted names and contents, yet serves them to those with the password.',
      why: 'the rented server should hold copies it cannot read',
      size: 'M',
      skill: 'encryption',
      said: 'untrusted',
      asked:
        'hide_friend store_friend keep_foreign_server read_server encrypt_backup encrypt_friend lock_foreign read_host keep_backup_friend keep_friend keep_copy_listen keep_copy_read see_copy_nobody',
    },
    {
      id: 'set-times-rules-synchronisation',
      name: 'Set times and rules for synchronisation',
      about: 'Jobs run at set hours, when a drive is plugged in, or only on mains power and home network.',
      why: 'mobile data and batteries are used up in the background',
      size: 'S',
      skill: 'automation-rules',
      said: 'schedule wifi only',
      asked:
        'sync_night sync_wifi sync_home set_hours wait_wifi sync_charging pause_work copy_night pause_mobile stop_wifi stop_night plug_disk run_plug start_plug connect_drive run_nights start_disk go_night',
    },
    {
      id: 'notify-errors',
      name: 'Notify of errors',
      about: 'A folder out of step, a full disk or a device unseen for days raises a message with the reason.',
      why: 'a stopped synchronisation is noticed when the file is needed',
      size: 'S',
      skill: 'notifications',
      said: 'error notify',
      asked:
        'tell_wrong tell_stopped tell_days tell_disk_full tell_failed tell_error mail_error tell_offline tell_device_away',
    },
    {
      id: 'control-it-through-api-command',
      name: 'Control it through an API and command line',
      about:
        'Folders and devices are added, paused and rescanned by command or keyed request; the exit code tells the result.',
      why: 'a server without a screen has no window to click',
      size: 'M',
      skill: 'api',
      said: 'api command',
      asked:
        'run_terminal use_terminal type_command start_script run_script call_shell start_console ask_program fetch_script',
    },
    {
      id: 'verify-copies',
      name: 'Verify copied files',
      about:
        'After copying, the checksum of source and target is compared, and every file that differs is listed and copied again.',
      why: 'a failing disk writes damaged copies without a word',
      size: 'S',
      said: 'identical checksum',
      asked: 'check_identical verify_copy compare_checksum check_copy prove_identical',
    },
    {
      id: 'compare-preview',
      name: 'Compare folders and preview changes before syncing',
      about:
        'Both sides stand next to each other with new, changed and deleted files; each direction can be altered beforehand.',
      why: 'a wrong direction overwrites the newer files',
      size: 'M',
      skill: 'sandbox',
      said: 'preview compare left_right dry_run',
      asked: 'show_copied see_before_copy compare_folders show_copied_before see_happen_before show_left',
    },
    {
      id: 'choose-sync-mode',
      name: 'Mirror or synchronise both ways',
      about: 'Per pair of folders one side follows the other, or both take over changes; deletions can be left out.',
      why: 'a mirror deletes what a two-way run would have kept',
      size: 'S',
      skill: 'sync',
      said: 'mirror both_ways',
      asked: 'mirror_disk choose_direction',
    },
    {
      id: 'sync-cloud-storage',
      name: 'Sync to SFTP and cloud storage',
      about:
        'A folder is kept in step with an SFTP server, S3 bucket or cloud drive, with the sign-in stored encrypted.',
      why: 'the second copy should not stand in the same room',
      size: 'M',
      skill: 'sync',
      said: 'sftp cloud_storage',
      asked: 'copy_sftp sync_cloud copy_cloud send_server put_rented copy_space',
    },
    {
      id: 'resume-transfers',
      name: 'Resume and compress transfers',
      about:
        'A broken transfer goes on at the last block, only changed blocks travel, and text is compressed on the way.',
      why: 'a weak line never finishes a large file in one go',
      size: 'M',
      skill: 'upload',
      said: 'resume compress',
      asked: 'resume_break travel_pieces send_changed_pieces continue_break',
    },
    {
      id: 'log-syncs',
      name: 'Log synchronisations',
      about: 'Each run leaves start, end, copied and deleted files and errors, and the log can be searched by file.',
      why: 'nobody can tell later which run deleted the file',
      size: 'S',
      skill: 'history',
      asked: 'log_file write_log see_log',
    },
    {
      id: 'save-configurations',
      name: 'Save configurations',
      about:
        'Folder pairs, filters and mode are stored under a name, opened with a double click or copied to another computer.',
      why: 'setting up the pairs anew each time leads to a wrong target',
      size: 'S',
      asked: 'save_settings keep_settings save_job',
    },
  ],
} satisfies Kind;
