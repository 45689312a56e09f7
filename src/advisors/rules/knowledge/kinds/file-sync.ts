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
      size: 'L',
      skill: 'sync',
      said: 'synchronise folder same both',
      asked:
        'keep_same copy_laptop copy_itself move_stick sync_folder see_same_files copy_devices mirror_folder see_everywhere show_left_right turn_up_machine show_up_machine appear_machine',
    },
    {
      id: 'connect-devices-id-qr-code',
      name: 'Connect devices by ID or QR code',
      size: 'M',
      skill: 'invitations',
      said: 'add device pair qr',
      asked:
        'scan_code_phone add_device connect_laptop pair_phone enter_id scan_qr connect_phone introduce_device add_laptop add_phone add_tablet',
    },
    {
      id: 'share-folders-chosen-devices',
      name: 'Share folders with chosen devices',
      size: 'M',
      skill: 'share-link',
      said: 'share folder person',
      asked:
        'share_folder give_wife_folder choose_folder choose_device share_colleague share_brother share_family share_sister',
    },
    {
      id: 'encrypt-transfers-between-devices',
      name: 'Encrypt transfers between devices',
      size: 'M',
      skill: 'encryption',
      said: 'encrypt secure tls',
      asked:
        'encrypt_way encrypt_line encrypt_connection listen_nobody protect_transfer read_provider encrypt_transfer go_encrypted',
    },
    {
      id: 'keep-earlier-versions-files',
      name: 'Keep earlier versions of files',
      size: 'M',
      skill: 'versions',
      said: 'version old deleted',
      asked:
        'restore_old keep_old bring_back_deleted undo_overwrite go_back restore_deleted keep_old_version see_yesterday fetch_old restore_overwritten keep_month keep_versions',
    },
    {
      id: 'ignore-files-patterns',
      name: 'Ignore files by patterns',
      size: 'S',
      skill: 'filters',
      said: 'ignore exclude',
      asked:
        'leave_out_files skip_files ignore_temporary skip_big exclude_folder leave_out_folder ignore_folder skip_videos leave_videos leave_folder',
    },
    {
      id: 'handle-conflicting-changes',
      name: 'Handle conflicting changes',
      size: 'S',
      skill: 'dedupe',
      said: 'conflict both_changed',
      asked:
        'change_same_time overwrite_changes see_conflict ask_newer overwrite_colleague choose_version compare_versions choose_copy decide_wins change_same_file',
    },
    {
      id: 'set-folders-send-receive-only',
      name: 'Set folders to send or receive only',
      size: 'S',
      skill: 'roles',
      said: 'one_way send receive read_only',
      asked:
        'receive_never push_photos_server stop_deleting collect_never stop_sending_back copy_direction send_receive delete_mine stop_deleting_mine',
    },
    {
      id: 'limit-bandwidth',
      name: 'Limit bandwidth',
      size: 'S',
      skill: 'capacity',
      said: 'bandwidth limit slow',
      asked:
        'limit_speed limit_upload leave_line use_half set_kilobytes throttle_day take_less stop_video leave_internet fill_line take_line',
    },
    {
      id: 'show-progress-status-browser',
      name: 'Show progress and status in the browser',
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
      size: 'M',
      skill: 'mobile',
      said: 'windows mac linux android',
      asked: 'use_mac use_android use_windows run_linux work_phone mix_windows_mac use_iphone run_nas',
    },
    {
      id: 'run-background',
      name: 'Run in the background',
      about: 'It starts with the computer and needs no window.',
      why: 'what must be started is forgotten',
      size: 'S',
      said: 'background start_up battery',
      asked: 'run_behind start_computer run_itself start_itself see_nothing work_quietly save_battery run_boot',
    },
    {
      id: 'encrypt-folders-untrusted-devices',
      name: 'Encrypt folders on untrusted devices',
      size: 'M',
      skill: 'encryption',
      said: 'untrusted',
      asked:
        'hide_friend store_friend keep_foreign_server read_server encrypt_backup encrypt_friend lock_foreign read_host keep_backup_friend keep_friend keep_copy_listen keep_copy_read see_copy_nobody',
    },
    {
      id: 'set-times-rules-synchronisation',
      name: 'Set times and rules for synchronisation',
      size: 'S',
      skill: 'schedule',
      said: 'schedule wifi only',
      asked:
        'sync_night sync_wifi sync_home set_hours wait_wifi sync_charging pause_work copy_night pause_mobile stop_wifi stop_night plug_disk run_plug start_plug connect_drive run_nights start_disk go_night',
    },
    {
      id: 'notify-errors',
      name: 'Notify of errors',
      size: 'S',
      skill: 'notifications',
      said: 'error notify',
      asked:
        'tell_wrong tell_stopped tell_days tell_disk_full tell_failed tell_error mail_error tell_offline tell_device_away',
    },
    {
      id: 'control-it-through-api-command',
      name: 'Control it through an API and command line',
      size: 'M',
      skill: 'api',
      said: 'api command',
      asked:
        'run_terminal use_terminal type_command start_script run_script call_shell start_console ask_program fetch_script',
    },
    {
      id: 'verify-copies',
      name: 'Verify copied files',
      size: 'S',
      skill: 'reconcile',
      said: 'identical checksum',
      asked: 'check_identical verify_copy compare_checksum check_copy prove_identical',
    },
    {
      id: 'compare-preview',
      name: 'Compare folders and preview changes before syncing',
      size: 'M',
      skill: 'reports',
      said: 'preview compare left_right dry_run',
      asked: 'show_copied see_before_copy compare_folders show_copied_before see_happen_before show_left',
    },
    {
      id: 'choose-sync-mode',
      name: 'Mirror or synchronise both ways',
      size: 'S',
      skill: 'sync',
      said: 'mirror both_ways',
      asked: 'mirror_disk choose_direction',
    },
    {
      id: 'sync-cloud-storage',
      name: 'Sync to SFTP and cloud storage',
      size: 'M',
      skill: 'backup',
      said: 'sftp cloud_storage',
      asked: 'copy_sftp sync_cloud copy_cloud send_server put_rented copy_space',
    },
    {
      id: 'resume-transfers',
      name: 'Resume and compress transfers',
      size: 'M',
      skill: 'offline',
      said: 'resume compress',
      asked: 'resume_break travel_pieces send_changed_pieces continue_break',
    },
    {
      id: 'log-syncs',
      name: 'Log synchronisations',
      size: 'S',
      skill: 'audit-log',
      asked: 'log_file write_log see_log',
    },
    {
      id: 'save-configurations',
      name: 'Save configurations',
      size: 'S',
      skill: 'templates',
      asked: 'save_settings keep_settings save_job',
    },
  ],
} satisfies Kind;
