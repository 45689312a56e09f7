import type { Kind } from '../kind.ts';

export const fileEncryption = {
  id: 'file-encryption',
  title: 'encryption of files',
  strong:
    'encrypt_files encrypt_folder encrypted_vault encrypt_disk usb_stick_encrypted encrypt_cloud_files cryptomator veracrypt encrypted_container stolen_laptop_files encrypt_before_cloud files_dropbox_encrypted pgp encrypt_documents',
  weak: 'encrypt vault key password usb decrypt',
  told: 'encrypt files password vault cloud folder secret usb stick laptop stolen lawyer drive container unlock key tax mount client only i read strong keyfile hidden decrypt send',
  things: ['vault', 'file', 'folder', 'key'],
  people: ['users', 'colleagues', 'clients', 'families'],
  field: 'file security',
  features: [
    {
      id: 'encrypt-files-folders-vault',
      name: 'Encrypt files and folders in a vault',
      about:
        'Files put into an unlocked vault appear as usual, and on disk lies only unreadable data, including temporary copies.',
      why: 'a stolen laptop gives away every document on it',
      size: 'M',
      skill: 'encryption',
      said: 'encrypt vault container',
      asked: 'lock_files lock_folder encrypt_file put_safe protect_files encrypt_folder hide_files put_vault',
    },
    {
      id: 'open-vaults-drive',
      name: 'Open vaults as a drive',
      about: 'An unlocked vault appears as a drive with plain files.',
      why: 'encrypted files should be used like others',
      size: 'M',
      said: 'mount drive open unlock',
      asked:
        'open_drive open_folder open_safe see_files_normal work_normal_folder mount_drive appear_drive double_click use_explorer',
    },
    {
      id: 'work-any-cloud-storage',
      name: 'Work with any cloud storage',
      about:
        'The vault is an ordinary folder that any provider can carry; one changed file uploads alone, not the whole vault.',
      why: 'users do not want to change provider to gain encryption',
      size: 'M',
      said: 'cloud dropbox drive',
      asked: 'store_cloud put_dropbox use_dropbox use_onedrive save_cloud upload_cloud keep_google put_nextcloud',
    },
    {
      id: 'protect-vaults-password-key-file',
      name: 'Protect vaults by password and key file',
      about:
        'Opening needs the password, a key file or both; the password can be changed without encrypting all files anew.',
      why: 'a guessed password alone would open everything',
      size: 'M',
      skill: 'encryption',
      said: 'password key_file',
      asked: 'type_password set_password use_key_file put_key_stick choose_password ask_password change_password',
    },
    {
      id: 'hide-file-names-sizes',
      name: 'Hide file names and sizes',
      about: 'Names and folder structure are encrypted as well, and padding keeps the true length of a file unknown.',
      why: 'a name such as dismissal-letter tells enough without the content',
      size: 'S',
      skill: 'encryption',
      said: 'hide name',
      asked: 'hide_names see_file_names guess_names hide_sizes see_names cover_names',
    },
    {
      id: 'recover-vault-recovery-key',
      name: 'Recover a vault with a recovery key',
      about: 'A series of words, shown once for printing at creation, sets a new password for the vault.',
      why: 'a forgotten password would lose the files for ever',
      size: 'S',
      skill: 'encryption',
      said: 'recover forgotten key',
      asked:
        'print_recovery recover_password restore_key save_key_paper find_password open_forgotten open_without_password find_forgotten_password remember_password recover_access',
    },
    {
      id: 'encrypt-whole-disks-usb-sticks',
      name: 'Encrypt whole disks and USB sticks',
      about:
        'A drive is encrypted with all it holds, system disk included, and asks for the password before mounting or booting.',
      why: 'sticks get lost on trains and old disks are sold',
      size: 'M',
      skill: 'encryption',
      said: 'disk usb stick',
      asked:
        'encrypt_disk lock_stick encrypt_stick encrypt_laptop protect_stick lock_disk protect_laptop encrypt_drive',
    },
    {
      id: 'lock-automatically-after-time',
      name: 'Lock automatically after a time',
      about:
        'An unlocked vault closes after set minutes without use, at sleep and at sign-off; files still open are named first.',
      why: 'an open vault on an unattended desk protects nothing',
      size: 'S',
      said: 'lock automatic idle',
      asked: 'lock_itself lock_away_desk lock_minutes close_itself lock_lid lock_sleep lock_lunch close_minutes',
    },
    {
      id: 'use-it-phone-computer',
      name: 'Use it on phone and computer',
      about: 'The same vault opens in the apps for Windows, Mac, Linux, Android and iOS with the same password.',
      why: 'files encrypted at the desk are needed on the way',
      size: 'M',
      skill: 'mobile',
      said: 'phone android',
      asked:
        'open_phone use_phone read_phone see_phone use_tablet open_tablet use_mac open_computer open_mac open_windows',
    },
    {
      id: 'unlock-fingerprint-hardware-key',
      name: 'Unlock by fingerprint and hardware key',
      about:
        'After a first password the vault opens by fingerprint, face or security key, and the password remains as fallback.',
      why: 'a long password typed ten times a day becomes a short one',
      size: 'S',
      said: 'fingerprint yubikey face',
      asked: 'use_finger open_finger unlock_face open_face use_fingerprint use_yubikey plug_key',
    },
    {
      id: 'share-vaults-colleagues',
      name: 'Share vaults with colleagues',
      about: 'Each colleague opens the vault with an own key, to read or write; those removed open no later changes.',
      why: 'a shared password is never changed when somebody leaves',
      size: 'M',
      skill: 'roles',
      said: 'share team',
      asked:
        'share_colleague give_colleague_key share_team give_partner_access read_colleague withdraw_access share_vault open_together use_together give_wife give_husband give_key',
    },
    {
      id: 'check-health-vault',
      name: 'Check the health of a vault',
      about:
        'A check lists missing, damaged or orphaned files of the vault and repairs on request, after a copy was made.',
      why: 'an interrupted upload breaks files that nobody opens for months',
      size: 'S',
      said: 'check repair damaged',
      asked: 'check_damaged repair_vault find_broken_files check_vault test_vault check_whole see_damaged fix_vault',
    },
    {
      id: 'hide-volume-inside-another',
      name: 'Hide a volume inside another',
      about: 'A second password opens an inner volume whose existence cannot be told from the free space of the outer.',
      why: 'people can be forced to give up a password',
      size: 'S',
      skill: 'encryption',
      said: 'hidden volume',
      asked: 'hide_second hide_inside show_false prove_nothing deny_vault open_second_password hide_vault',
    },
    {
      id: 'encrypt-messages-files-recipients',
      name: 'Encrypt messages and files for recipients',
      about:
        "A text or file is encrypted with its recipients' public keys, signed on request, and opened by them alone.",
      why: 'passwords sent after the file travel the same insecure way',
      size: 'M',
      skill: 'encryption',
      said: 'recipient public_key pgp',
      asked:
        'encrypt_mail send_encrypted encrypt_recipient lock_recipient use_public_key sign_file send_lawyer write_encrypted open_recipient',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      size: 'S',
      skill: 'languages',
      said: 'language',
      asked:
        'read_german read_turkish speak_language switch_language use_mother_tongue choose_language show_language read_mother_tongue',
    },
    {
      id: 'use-it-command-line',
      name: 'Use it from the command line',
      about: 'Scripts open and close vaults.',
      why: 'backups run without anybody',
      size: 'S',
      said: 'command script',
      asked: 'run_terminal use_terminal type_command start_script run_script call_shell start_console',
    },
  ],
} satisfies Kind;
