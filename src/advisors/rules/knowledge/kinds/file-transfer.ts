import type { Kind } from '../kind.ts';

export const fileTransfer = {
  id: 'file-transfer',
  title: 'sending large files',
  strong:
    'send_large_files big_files large_files file_transfer wetransfer big_video_files transfer_files files_disappear upload_link file_too_big mail_attachment_big gigabytes_client send_videos huge_files send_huge huge_file link_expiry files_expiry',
  weak: 'file upload link client expire password download week share gigabyte',
  things: ['file', 'transfer', 'link'],
  people: ['recipients', 'clients', 'users'],
  field: 'file transfer',
  features: [
    {
      id: 'share-files-link',
      name: 'Share files by link',
      about: 'One link opens a page with all files of a transfer.',
      why: 'recipients have no account',
      size: 'S',
      skill: 'share-link',
      said: 'link share send',
      asked: 'send_link share_link give_link copy_link put_link send_big_file paste_link send_video_link',
    },
    {
      id: 'upload-large-files-drag',
      name: 'Upload large files by drag and drop',
      about: 'Uploads go on where they broke off.',
      why: 'mail stops at 20 megabytes',
      size: 'M',
      skill: 'upload',
      said: 'upload large drag',
      asked:
        'drag_files drop_files upload_gigabytes upload_big continue_broke upload_video put_files resume_upload throw_files_window drop_folder',
    },
    {
      id: 'delete-files-after-time',
      name: 'Set expiry by time and number of downloads',
      about: 'Each transfer has an end, and nothing stays by accident.',
      why: 'old copies leak',
      size: 'S',
      said: 'expire week disappear delete',
      asked:
        'delete_week delete_after expire_week disappear_week set_days delete_itself stop_downloads limit_downloads set_expiry run_out link_dies',
    },
    {
      id: 'protect-downloads-password',
      name: 'Protect downloads with a password',
      size: 'S',
      skill: 'encryption',
      said: 'password protect',
      asked: 'set_password ask_password enter_password lock_download protect_link put_password lock_password lock_file',
    },
    {
      id: 'encrypt-files-end-end',
      name: 'Encrypt files end to end',
      size: 'M',
      skill: 'encryption',
      said: 'encrypt',
      asked: 'encrypt_file read_nobody read_server encrypt_before see_host encrypt_browser',
    },
    {
      id: 'send-link-email',
      name: 'Send the link by email',
      size: 'S',
      skill: 'email',
      said: 'email mail',
      asked: 'mail_link enter_address write_customer_mail send_customer_mail mail_recipient',
    },
    {
      id: 'let-others-send-files',
      name: 'Receive files by an upload request',
      size: 'M',
      skill: 'forms',
      said: 'request receive drop',
      asked:
        'receive_files send_customers_files ask_files collect_files request_files hand_printer send_photos_office send_files_back upload_office',
    },
    {
      id: 'manage-users-limits-space',
      name: 'Manage users and storage limits',
      size: 'M',
      skill: 'roles',
      said: 'users limit quota',
      asked: 'limit_space give_gigabytes add_user limit_user set_maximum set_quota limit_size see_space delete_user',
    },
    {
      id: 'notify-about-downloads',
      name: 'Notify the sender of downloads',
      size: 'S',
      skill: 'notifications',
      said: 'notify downloaded',
      asked:
        'tell_downloaded tell_fetched mail_downloaded see_client_downloaded see_customer_downloaded see_recipient_downloaded tell_opened prove_received tell_picked see_fetched see_arrived mail_loaded',
    },
    {
      id: 'preview-pictures-videos-pdfs',
      name: 'Preview files in the browser',
      size: 'M',
      skill: 'player',
      said: 'preview',
      asked:
        'see_before_download look_pictures_browser watch_video_browser open_pdf play_video see_thumbnail listen_browser view_photos read_browser look_picture see_picture open_browser open_film',
    },
    {
      id: 'add-logo-colours',
      name: 'Customise logo and colours',
      size: 'S',
      skill: 'themes',
      said: 'logo look',
      asked:
        'put_logo change_colours look_company show_logo put_picture_background use_company_colours change_background use_colours use_logo',
    },
    {
      id: 'store-files-external-object',
      name: 'Store files on S3 storage',
      about: 'Space is rented where it is cheap, and grows with use.',
      why: 'disks of one server fill up',
      size: 'M',
      said: 'storage s3',
      asked: 'store_s3 use_bucket rent_space put_amazon keep_cloud save_bucket use_minio',
    },
    {
      id: 'upload-scripts-other-programs',
      name: 'Upload from a command line',
      size: 'M',
      skill: 'api',
      said: 'api command',
      asked: 'upload_script send_terminal run_terminal use_curl upload_terminal send_script call_script upload_program',
    },
    {
      id: 'send-without-account',
      name: 'Send files without an account',
      size: 'S',
      skill: 'no-login',
      said: 'without_account',
      asked:
        'send_without_account use_without_account send_without_registering upload_without_login upload_without_account send_without_login register_nothing',
    },
    {
      id: 'sign-single-sign',
      name: 'Sign in with single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'ldap sso',
      asked:
        'use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'list-delete-own-transfers',
      name: 'List and delete own transfers',
      size: 'S',
      skill: 'history',
      said: 'my_files list',
      asked:
        'see_sent delete_sent list_sent find_sent see_uploads take_back_sent stop_link withdraw_sent extend_link see_old_transfers',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      size: 'M',
      skill: 'languages',
      asked:
        'read_german read_turkish speak_language switch_language use_mother_tongue choose_language show_language read_mother_tongue',
    },
    {
      id: 'scan-uploads-viruses',
      name: 'Scan uploads for viruses',
      size: 'S',
      skill: 'code-checks',
      said: 'virus',
      asked: 'check_virus scan_virus stop_virus find_virus scan_upload check_dangerous refuse_virus',
    },
  ],
} satisfies Kind;
