import type { Kind } from '../kind.ts';

export const twoFactorCodes = {
  id: 'two-factor-codes',
  title: 'authenticators for one-time codes',
  strong:
    'aegis andotp ente_auth 2fauth freeotp raivo stratum authy google_authenticator microsoft_authenticator authenticator authenticator_app totp hotp otp 2fa two_factor two-factor_codes one-time_codes one_time_codes one-time_passwords six-digit_code six_digits six_digit_code code_thirty_seconds 30_seconds changing_numbers second_factor_codes sign-in_codes log-in_codes login_codes verification_codes security_codes number_changes_half-minute code_after_password lost_phone_codes codes_gone_phone steam_guard otpauth setup_key secret_key_qr backup_codes recovery_codes',
  weak: 'vault digits qr token secret login seconds code',
  told: 'paypal github secure thumb digits safe square email broken tax locked bank lost login colleague computer',
  things: ['code', 'account', 'secret', 'vault', 'backup'],
  people: ['account holders', 'families', 'teams', 'administrators'],
  field: 'sign-in security',
  features: [
    {
      id: 'show-codes',
      name: 'Show time-based codes with countdown',
      why: 'the site asks for them right after the password',
      about: 'Each account shows its six or eight digits, with a ring that counts their seconds down.',
      size: 'M',
      said: 'totp six_digits countdown thirty_seconds',
      asked:
        'show_six_digits see_current_code generate_totp_code count_seconds_left display_number_changing read_code_login calculate_one-time_password watch_code_expiring',
    },
    {
      id: 'scan-codes',
      name: 'Add accounts by scanning QR codes',
      about: 'The QR code of a site is read by the camera or from a picture on the disk.',
      why: 'nobody types a secret of 32 letters',
      size: 'S',
      skill: 'scan',
      said: 'qr scan square camera',
      asked:
        'scan_qr_camera add_account_picture hold_camera_square read_square_screenshot photograph_setup_code load_qr_image capture_code_screen',
    },
    {
      id: 'lock-app',
      name: 'Lock with fingerprint, PIN or password',
      why: 'a found phone must not open everything',
      about: 'A fingerprint, PIN or password opens the app, which locks itself when the screen goes dark.',
      size: 'M',
      said: 'lock fingerprint pin face',
      asked:
        'lock_app_fingerprint ask_pin_opening unlock_face protect_app_password close_automatic_minutes require_thumb_print set_lock_timeout open_biometric',
    },
    {
      id: 'back-up-vault',
      name: 'Back up automatically, encrypted',
      about: 'After each change an encrypted copy goes to a chosen folder or cloud drive.',
      why: 'a drowned phone shuts its owner out everywhere',
      size: 'M',
      skill: 'backup',
      said: 'backup lost_phone copy_safe',
      asked:
        'backup_codes_automatic save_encrypted_copy restore_lost_phone keep_copy_cloud recover_accounts_broken write_backup_folder replace_stolen_phone recover_everything_again remind_old_backup',
    },
    {
      id: 'encrypt-vault',
      name: 'Encrypt the vault at rest',
      why: 'a stolen file must be worthless',
      about: 'The vault on the disk opens only with a key derived from the password.',
      size: 'M',
      skill: 'encryption',
      said: 'encrypted vault aes stolen_file',
      asked:
        'encrypt_secrets_disk protect_stored_keys seal_vault_password store_secrets_encrypted change_master_password secure_database_file prevent_reading_secrets open_vault_password',
    },
    {
      id: 'import-apps',
      name: 'Import from other authenticators',
      about: 'Files and transfer codes of the well-known ones are read.',
      why: 'nobody sets up forty accounts again',
      size: 'M',
      skill: 'import-export',
      said: 'import switch_from move_over google_authenticator',
      asked:
        'import_google_authenticator bring_codes_authy transfer_accounts_across read_otpauth_list take_aegis_file switch_old_app transfer_codes_phone load_accounts_file',
    },
    {
      id: 'export-accounts',
      name: 'Export accounts as file or QR codes',
      why: 'the secrets belong to their owner',
      about: 'Accounts go out as a plain file, an encrypted file or QR codes on paper.',
      size: 'S',
      skill: 'import-export',
      said: 'export print_out take_away',
      asked:
        'export_accounts_file print_qr_paper show_account_qr leave_product_freely download_plain_list write_secrets_paper copy_secret_elsewhere hand_code_device',
    },
    {
      id: 'search-accounts',
      name: 'Search accounts by name or service',
      why: 'the code is gone before one has scrolled to it',
      about: 'Some letters of the service or name narrow the list to the accounts that contain them.',
      size: 'S',
      skill: 'search',
      said: 'search find_account type_letters',
      asked:
        'search_account_name find_service_letters filter_list_typing look_bank_account cut_long_list jump_right_code search_username',
    },
    {
      id: 'copy-code',
      name: 'Copy codes with a tap',
      why: 'digits get mixed up on the way',
      about: 'A tap puts the code into the clipboard, which is emptied again after some seconds.',
      size: 'S',
      said: 'copy tap clipboard paste',
      asked:
        'copy_code_tap paste_digits_browser put_number_clipboard clear_clipboard_later click_code_copied tap_twice_copy skip_typing_digits',
    },
    {
      id: 'groups',
      name: 'Group accounts and tag them',
      why: 'sixty in a row are too many',
      about: 'Accounts carry tags such as work, private or customers, and the list shows one at a time.',
      size: 'S',
      skill: 'tags',
      said: 'groups work_private category',
      asked:
        'group_accounts_customer separate_work_private sort_codes_folders tag_accounts show_group_chosen assign_account_category filter_tag divide_family_members',
    },
    {
      id: 'icons',
      name: 'Show icons of services',
      why: 'the eye finds a logo first',
      about: 'Each account shows the logo of its service, or a coloured letter where none is known.',
      size: 'S',
      said: 'icons logo picture_of_service',
      asked:
        'show_service_icon fetch_logo_automatic choose_picture_account recognise_logo_quick load_icon_pack draw_coloured_letter upload_custom_icon tell_accounts_apart',
    },
    {
      id: 'enter-by-hand',
      name: 'Enter and edit secrets by hand',
      about: 'Name, issuer, digits, period and algorithm can be set.',
      why: 'some sites show only letters',
      size: 'S',
      said: 'manual_entry setup_key type_secret',
      asked:
        'type_secret_key enter_setup_key set_digits_period choose_algorithm paste_otpauth_address rename_account edit_issuer_name add_without_camera',
    },
    {
      id: 'sync-devices',
      name: 'Synchronise between devices, end-to-end encrypted',
      why: 'the phone lies in the other room',
      about: 'What is added on one device appears on the others, unreadable for the server between them.',
      size: 'L',
      skill: 'sync',
      said: 'sync several_devices tablet_and_phone',
      asked:
        'sync_phone_tablet use_codes_devices see_account_laptop keep_devices_equal add_second_device encrypt_sync_end update_code_everywhere sign-in_replacement_phone',
    },
    {
      id: 'hide-codes',
      name: 'Hide codes until tapped',
      why: 'neighbours in the train read along',
      about: 'Codes show as dots until a tap uncovers them for some seconds.',
      size: 'S',
      said: 'hide reveal dots',
      asked:
        'hide_codes_dots reveal_code_tap cover_digits_list uncover_seconds mask_numbers_neighbour show_single_code cover_screen_bus',
    },
    {
      id: 'offline-codes',
      name: 'Generate codes without a network',
      why: 'abroad there is no reception',
      about: 'Codes are worked out on the device, without account, server or network.',
      size: 'S',
      said: 'offline no_internet no_account abroad',
      asked:
        'work_without_internet generate_codes_abroad use_airplane_mode run_without_account show_number_underground skip_registration_server store_secrets_phone replace_text_message',
    },
    {
      id: 'order-accounts',
      name: 'Sort accounts and pin favourites',
      why: 'three of forty are used daily',
      about: 'Accounts are sorted by hand, name or use, and pinned ones stay on top.',
      size: 'S',
      skill: 'favourites',
      said: 'order favourites on_top most_used',
      asked:
        'pin_favourites_top sort_accounts_name drag_accounts_order put_used_first star_daily_account move_bank_top arrange_list_frequency',
    },
    {
      id: 'counter-steam',
      name: 'Support counter-based and Steam codes',
      about: 'Counter-based HOTP and Steam codes are shown beside the usual time-based ones.',
      why: 'some banks and game shops use their own kind of code',
      size: 'M',
      said: 'hotp counter steam token',
      asked:
        'support_steam_code generate_hotp_counter press_next_number use_counter_token refresh_counter_code add_yandex_kind show_five_letters correct_counter_drift',
    },
    {
      id: 'desktop-web',
      name: 'Use on phone, desktop and web',
      why: 'people sign in at the computer',
      about: 'The same vault opens in a phone app, a desktop program and the browser.',
      size: 'L',
      said: 'desktop windows linux web_version',
      asked:
        'open_codes_computer use_desktop_program install_linux_windows see_codes_browser run_iphone_android work_without_phone log-in_web_version start_computer_work',
    },
    {
      id: 'theme-layout',
      name: 'Choose theme and list layout',
      why: 'eyes and thumbs differ',
      about: 'Dark or light look and tiles, compact rows or big digits are chosen in the settings.',
      size: 'S',
      skill: 'themes',
      said: 'dark_theme big_digits tiles',
      asked:
        'choose_dark_theme show_big_digits display_tiles use_compact_list split_digits_threes set_colours zoom_numbers switch_grid_view',
    },
    {
      id: 'notes',
      name: 'Keep notes and recovery codes with accounts',
      why: 'the slip with the emergency codes is never found',
      about: 'Recovery codes and remarks about the sign-in are kept encrypted with the account.',
      size: 'S',
      skill: 'notes',
      said: 'recovery_codes emergency_codes note',
      asked:
        'keep_recovery_codes store_emergency_slip write_note_account save_backup_words attach_security_question remember_username tick_used_recovery look_emergency_numbers',
    },
    {
      id: 'next-code',
      name: 'Show the next code in advance',
      why: 'two seconds are too few to type',
      about: 'The next code appears in small digits shortly before the present one ends.',
      size: 'S',
      said: 'next_code too_late runs_out',
      asked:
        'show_next_code see_following_number preview_upcoming_code warn_code_ending type_next_digits turn_red_ending wait_fresh_code extend_time',
    },
    {
      id: 'block-screenshots',
      name: 'Block screenshots and screen recording',
      about: 'Screenshots, recordings and the overview of apps show a black picture instead of the codes.',
      why: 'other apps may record what is on the screen',
      size: 'S',
      said: 'screenshots screen_recording',
      asked:
        'block_screenshots prevent_screen_recording hide_app_overview forbid_capture hide_list_sharing stop_spying_apps blur_task_switcher',
    },
    {
      id: 'share-codes',
      name: 'Share codes with others',
      why: 'the office has one account with the parcel service',
      about: 'A code is shared for a while by link, or permanently with a team.',
      size: 'M',
      skill: 'share-link',
      said: 'share common_account team link',
      asked:
        'share_code_colleague send_code_link give_team_access use_common_account lend_code_hour show_wife_code withdraw_shared_code hand_code_office see_team_codes',
    },
    {
      id: 'trash',
      name: 'Restore deleted accounts from a bin',
      why: 'a deleted secret locks one out for good',
      about: 'A warning comes before deleting, and a deleted account waits for days in the bin.',
      size: 'S',
      skill: 'trash',
      said: 'deleted restore by_mistake',
      asked:
        'restore_deleted_account undo_deletion warn_before_deleting keep_bin_days recover_removed_code ask_twice_delete empty_bin_later',
    },
    {
      id: 'fill-browser',
      name: 'Fill codes through a browser extension',
      about: 'The extension recognises the field for the code and fills in the digits.',
      why: 'nobody has to fetch the phone for each sign-in',
      size: 'M',
      said: 'extension autofill fill_in_browser',
      asked:
        'fill_code_browser install_extension_firefox autofill_digits_field insert_code_form recognise_login_page type_code_shortcut offer_code_website',
    },
    {
      id: 'many-users',
      name: 'Host for several users with administration',
      why: 'one server serves the family or the firm',
      about: 'Each user has a separate vault, and an administrator invites users and resets access.',
      size: 'M',
      skill: 'self-hosting',
      said: 'own_server several_users administrator',
      asked:
        'host_home_server run_docker invite_family_members reset_user_password manage_user_accounts separate_vaults_person create_user_account connect_single_sign-on log_user_sign-ins',
    },
  ],
} satisfies Kind;
