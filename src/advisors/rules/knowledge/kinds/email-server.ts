import type { Kind } from '../kind.ts';

export const emailServer = {
  id: 'email-server',
  title: 'email servers',
  strong:
    'mail_server email_server own_email mailcow run_mail mailboxes_domains host_email own_domain_mail mail_domains smtp imap spf_dkim email_hosting mail_delivered spam_folder_mails mailboxes_aliases postfix family_addresses addresses_mail dns_lines mail_webmail mail_spam own_mailboxes mailboxes_provider sync_mail dns_mail boxes_addresses mails_junk nearly_full_box info_address addresses_board addresses_club junk_folders guess_passwords present_provider',
  weak: 'mailbox domain alias spam quota dkim imap',
  told: 'mail server mailboxes own domain spam filter imap webmail aliases forward quota dkim virus employees postmaster catch all vacation outlook phone migrate gmail family association hosting deliver blacklists',
  things: ['mailbox', 'domain', 'alias', 'message'],
  people: ['administrators', 'users', 'employees', 'families'],
  field: 'email',
  features: [
    {
      id: 'manage-domains-mailboxes',
      name: 'Manage domains and mailboxes',
      about: 'A domain lists its mailboxes with quota, state and last sign-in, and each can be locked or deleted.',
      why: "a leaver's mailbox stays open when nobody has the list",
      size: 'M',
      said: 'domain mailbox account web_interface',
      asked:
        'add_mailbox create_mailbox give_employee_mailbox add_domain delete_mailbox create_account change_password_mailbox open_mailbox',
    },
    {
      id: 'create-aliases-forwards',
      name: 'Create aliases and forwards',
      about: 'An address delivers to one or more mailboxes inside or outside, keeps a copy or not, and refuses loops.',
      why: 'info and billing addresses outlive the people behind them',
      size: 'S',
      said: 'alias forward catch_all',
      asked:
        'forward_mail redirect_mail forward_address deliver_two_people set_info_address send_office_address create_alias forward_people forward_info forward_duty',
    },
    {
      id: 'filter-spam-viruses',
      name: 'Filter spam and viruses',
      about:
        'Each message gets a score with reasons, goes to junk or is refused, and mails moved back correct the filter.',
      why: 'one opened attachment encrypts a whole office',
      size: 'M',
      skill: 'classification',
      said: 'spam virus junk',
      asked: 'stop_spam throw_spam check_virus sort_junk catch_virus keep_rubbish_out scan_attachment block_junk',
    },
    {
      id: 'sign-mail-dkim-check-spf',
      name: 'Sign mail with DKIM and check SPF',
      about:
        'Outgoing mail is signed per domain, and the results for incoming mail stand in its header and spam score.',
      why: 'large providers put unsigned mail into spam',
      size: 'M',
      said: 'dkim spf dmarc',
      asked:
        'land_spam_google sign_outgoing prove_real_sender land_junk set_dkim check_spf stop_faked_sender reject_forged land_spam land_people_junk land_junk_folders',
    },
    {
      id: 'read-email-webmail',
      name: 'Read email in a webmail',
      about:
        'Folders, drafts, search and attachments work in the browser, and pictures from outside stay blocked until allowed.',
      why: 'staff sit at computers without a mail program',
      size: 'M',
      said: 'webmail read browser',
      asked:
        'read_browser open_browser read_mail_web write_browser look_mail_holiday use_webmail check_mail_internet read_without_program mail_webmail mail_phones read_phones',
    },
    {
      id: 'synchronise-calendars-contacts',
      name: 'Synchronise calendars and contacts',
      about:
        'Appointments and addresses are the same on phone, computer and webmail by CalDAV and CardDAV, shared ones included.',
      why: 'a meeting moved on the phone is missing on the desk',
      size: 'M',
      skill: 'sync',
      said: 'calendar contact caldav',
      asked:
        'see_calendar_phone share_calendar keep_addresses_phone sync_calendar sync_contacts keep_appointments copy_contacts share_address_book',
    },
    {
      id: 'encrypt-connections-automatic-certificates',
      name: 'Encrypt connections with automatic certificates',
      about:
        'Certificates for all host names are fetched and renewed before they end, and unencrypted sign-in is refused.',
      why: 'an expired certificate stops every phone from fetching mail',
      size: 'M',
      said: 'tls certificate certificates_renewed',
      asked: 'renew_certificate encrypt_connection protect_transport fetch_certificate encrypt_transport listen_nobody',
    },
    {
      id: 'set-quotas-limits',
      name: 'Set quotas and limits',
      about: 'Each mailbox and domain has limits for size, number and sending, shows its use and warns at a set share.',
      why: 'one full disk stops the mail of everybody',
      size: 'S',
      said: 'quota limit',
      asked:
        'limit_size limit_mailbox see_mailbox_full tell_mailbox_full set_gigabytes set_maximum stop_sending_thousands limit_hour restrict_size tell_nearly_full tell_owner_full',
    },
    {
      id: 'filter-messages-rules',
      name: 'Filter messages with rules',
      about: "A user's rules sort, forward or discard mail on arrival, in a set order, also while the computer is off.",
      why: 'sorting in the mail program does not reach the phone',
      size: 'S',
      skill: 'automation-rules',
      said: 'sieve rule folder',
      asked:
        'sort_folder put_folder move_invoices_folder sort_mail mark_boss_mail sort_automatically set_rule delete_newsletters',
    },
    {
      id: 'protect-sign-two-factors',
      name: 'Protect sign-in with two factors',
      size: 'M',
      skill: 'second-factor',
      said: 'two-factor app_password',
      asked:
        'enter_code_phone ask_second_code enter_second_code use_security_key use_authenticator confirm_login_phone give_app_password',
    },
    {
      id: 'give-domain-administrators-roles',
      name: 'Give domain administrators roles',
      about:
        'A domain administrator manages mailboxes and aliases of assigned domains, within a quota, and cannot read mail.',
      why: "a customer's helper must not see a neighbour's domain",
      size: 'M',
      skill: 'roles',
      said: 'admin role delegate domain_admins',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights give_school_admin give_company_administrator give_administrator see_domain create_delete_boxes create_boxes',
    },
    {
      id: 'block-attackers-automatically',
      name: 'Block attackers automatically',
      about:
        'Repeated wrong passwords block an address for a growing time, with a list, exceptions and a way to unblock.',
      why: 'a guessed password turns a mailbox into a spam sender',
      size: 'M',
      said: 'attack ban brute',
      asked:
        'block_attacker stop_guessing_passwords block_ip lock_wrong_password count_wrong_passwords block_china keep_out_guesses guess_passwords',
    },
    {
      id: 'import-mail-other-servers',
      name: 'Import mail from other servers',
      about: 'Folders, flags and dates come over IMAP, the copy can be repeated, and messages that failed are listed.',
      why: 'ten years of mail lie on the old server',
      size: 'M',
      skill: 'import-export',
      said: 'import migrate move',
      asked:
        'move_gmail take_old_mails bring_old_mails copy_old_mails fetch_mails_provider import_old_mailbox take_mails move_provider move_everything_provider move_present',
    },
    {
      id: 'back-up-restore-mailboxes',
      name: 'Back up and restore mailboxes',
      about: 'Copies hold mail, folders and settings, and one mailbox or folder comes back without touching the rest.',
      why: 'users miss one deleted folder and not the whole server',
      size: 'M',
      skill: 'backup',
      said: 'backup backups nightly_copy',
      asked:
        'backup_mailbox restore_deleted_mail bring_back_mail save_mails_night copy_mails_night fetch_deleted_mail recover_mailbox restore_mail restore_deleted copy_night',
    },
    {
      id: 'quarantine-messages',
      name: 'Quarantine messages',
      about: 'Suspicious mail waits out of reach, users get a daily list of it, and a link releases or deletes.',
      why: 'a wanted offer caught by the filter is lost in silence',
      size: 'S',
      said: 'quarantine release',
      asked:
        'hold_suspicious see_held release_mail keep_suspicious look_spam_folder check_suspicious find_missing_mail see_stopped',
    },
    {
      id: 'read-logs-mail-queue',
      name: 'Read logs and the mail queue',
      about: 'A message is traced by sender, recipient or number, and waiting ones show reason and next attempt.',
      why: 'the question where a mail went comes every week',
      size: 'S',
      said: 'log queue delivered',
      asked:
        'see_mail_arrived see_mail_went see_stuck see_delivered find_why_mail read_log search_log see_queue prove_mail_sent',
    },
    {
      id: 'set-vacation-replies',
      name: 'Set vacation replies',
      about: 'The reply goes once per sender within set days, between two dates, and never to lists or automatic mail.',
      why: 'senders wait for an answer from somebody on leave',
      size: 'S',
      skill: 'automation-rules',
      said: 'vacation away reply',
      asked:
        'answer_holiday reply_holiday tell_holiday write_absent tell_away answer_automatically set_absence answer_ill reply_absence',
    },
    {
      id: 'manage-everything-through-api',
      name: 'Manage everything through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
    {
      id: 'sign-ldap-single-sign',
      name: 'Sign in with LDAP or single sign-on',
      about: 'Employees use the password of the directory, new ones get a mailbox, and disabled ones are locked out.',
      why: 'a leaver goes on reading mail until somebody remembers',
      size: 'M',
      skill: 'single-sign-on',
      said: 'ldap sso',
      asked:
        'use_windows_account use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'let-users-manage',
      name: 'Let users manage their own settings and passwords',
      about:
        'Users change password, app passwords, forwarding and vacation text themselves, within what the domain allows.',
      why: 'administrators otherwise set passwords over the telephone',
      size: 'S',
      skill: 'accounts',
      asked: 'change_password set_password_themselves change_settings',
    },
    {
      id: 'check-dns-records',
      name: 'Show and check DNS records',
      about:
        'For each domain the needed MX, SPF, DKIM and DMARC records stand beside those found, with differences marked.',
      why: 'one missing record sends all mail to spam',
      size: 'M',
      said: 'dns',
      asked: 'tell_dns check_dns enter_dns check_lines show_dns_lines',
    },
    {
      id: 'check-system-status',
      name: 'Check the status of the system',
      about:
        'Services, disk, queue, certificate dates and versions stand on one page with a colour and the last error.',
      why: 'a stopped service is noticed only when mail stays away',
      size: 'S',
      skill: 'status-page',
      said: 'status green_red',
      asked: 'show_green see_red check_health see_running warn_down',
    },
    {
      id: 'install-one-command',
      name: 'Install and update with one command',
      size: 'M',
      skill: 'self-hosting',
      said: 'one_command',
      asked: 'install_command set_up_command update_without_downtime',
    },
    {
      id: 'search-mail',
      name: 'Search mail by full text',
      about: "One search goes through senders, subjects, text and attachments of all one's folders on the server.",
      why: 'an old offer is remembered by one word only',
      size: 'S',
      skill: 'search',
      asked: 'search_mail find_mail find_text',
    },
    {
      id: 'host-websites',
      name: 'Host websites',
      about: 'A domain also gets a web folder, a certificate and a log, with upload by SFTP.',
      why: 'small firms want mail and website under one roof',
      size: 'S',
      asked: 'host_website host_homepage',
    },
    {
      id: 'analyse-dmarc',
      name: 'Show reports and metrics',
      about:
        'Received, sent, refused and spam mails are counted per domain and day, with DMARC results by sending server.',
      why: "mail forged in the firm's name shows only in these reports",
      size: 'S',
      skill: 'reports',
      said: 'metrics',
      asked: 'show_metrics analyse_dmarc report_dmarc',
    },
  ],
} satisfies Kind;
