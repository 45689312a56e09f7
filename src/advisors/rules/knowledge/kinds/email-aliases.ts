import type { Kind } from '../kind.ts';

export const emailAliases = {
  id: 'email-aliases',
  title: 'email aliases for privacy',
  strong:
    'email_alias email_aliases alias_email disposable_address hide_email mail_address_each_shop real_address addresses_spam throwaway_address forward_mail_real simplelogin different_address_site who_sold_address sells_address address_spam another_address address_inbox address_each_site gets_spam shop_address newsletters_address',
  weak: 'alias forward mailbox reply sender catch-all',
  things: ['alias', 'domain', 'mailbox', 'message'],
  people: ['users', 'families', 'senders'],
  field: 'email privacy',
  features: [
    {
      id: 'create-aliases-that-forward-mailbox',
      name: 'Create aliases that forward to a mailbox',
      size: 'M',
      skill: 'routing',
      said: 'alias forward create address',
      asked:
        'give_shop_address create_address generate_address hide_real_address use_address_once register_fake_address protect_real_address land_normal_mailbox',
    },
    {
      id: 'reply-send-alias',
      name: 'Reply and send from an alias',
      size: 'M',
      skill: 'email',
      said: 'reply send',
      asked:
        'answer_alias reply_alias write_mail_alias send_alias answer_without_showing reply_hidden_address answer_fake_address',
    },
    {
      id: 'disable-delete-aliases',
      name: 'Disable and delete aliases',
      about: 'An alias that gets spam is switched off.',
      why: 'one address should not cost all others',
      size: 'S',
      said: 'disable block turn_off delete',
      asked: 'switch_off_address turn_off_alias stop_spam_address throw_address close_address block_alias cancel_alias',
    },
    {
      id: 'use-own-domains',
      name: 'Use own domains',
      size: 'M',
      skill: 'catalogue',
      said: 'domain own',
      asked: 'use_domain add_domain connect_domain verify_domain bring_domain register_domain buy_domain',
    },
    {
      id: 'create-aliases-browser-extension',
      name: 'Create aliases in the browser extension',
      size: 'M',
      skill: 'browser-extension',
      said: 'browser extension',
      asked:
        'click_field_browser fill_form_address offer_address_form click_right_address press_button_browser create_browser suggest_address_form click_field',
    },
    {
      id: 'create-aliases-fly',
      name: 'Create aliases on the fly',
      size: 'S',
      skill: 'automation-rules',
      said: 'catch-all on_the_fly automatic',
      asked: 'catch_everything receive_unknown_address create_itself create_first_mail accept_invented_address',
    },
    {
      id: 'forward-several-mailboxes',
      name: 'Forward to several mailboxes',
      size: 'M',
      skill: 'sync',
      said: 'several recipient mailbox',
      asked: 'forward_wife forward_husband send_two_mailboxes forward_two_people copy_partner send_wife send_husband',
    },
    {
      id: 'encrypt-forwarded-mail-pgp',
      name: 'Encrypt forwarded mail with PGP',
      size: 'M',
      skill: 'encryption',
      said: 'pgp encrypt',
      asked: 'encrypt_mail use_pgp lock_mail upload_pgp_key encrypt_forwarded add_public_key stop_provider_reading',
    },
    {
      id: 'add-notes-labels-aliases',
      name: 'Add notes and labels to aliases',
      size: 'S',
      skill: 'notes',
      said: 'note label name',
      asked:
        'write_note_alias remember_shop see_gave_address write_purpose note_shop name_alias describe_alias see_used_address write_behind note_used note_address',
    },
    {
      id: 'search-filter-aliases',
      name: 'Search and filter aliases',
      size: 'S',
      skill: 'search',
      said: 'search filter',
      asked:
        'find_alias search_shop look_alias filter_alias find_address_shop type_shop_name sort_alias search_address',
    },
    {
      id: 'show-statistics-forwarded-blocked-mail',
      name: 'Show statistics of forwarded and blocked mail',
      size: 'S',
      skill: 'statistics',
      said: 'count statistic activity',
      asked:
        'count_mails see_blocked count_spam see_sold_address see_address_spam count_forwarded see_much_mail see_shop_spams see_receives_spam look_sold view_sold see_shop_sold',
    },
    {
      id: 'use-mobile-apps',
      name: 'Use mobile apps',
      size: 'M',
      skill: 'mobile',
      said: 'app phone',
      asked: 'create_phone use_phone open_phone install_phone add_phone give_address_checkout',
    },
    {
      id: 'block-senders-subjects-rules',
      name: 'Block senders and subjects by rules',
      size: 'S',
      skill: 'filters',
      said: 'block rule sender',
      asked: 'block_sender block_newsletter refuse_sender set_rule_subject block_word filter_advertising throw_sender',
    },
    {
      id: 'sign-two-factors',
      name: 'Sign in with two factors',
      size: 'M',
      skill: 'second-factor',
      said: 'two-factor key',
      asked:
        'enter_code_phone ask_second_code protect_account_code use_security_key confirm_login_phone enter_second_code',
    },
    {
      id: 'import-export-aliases',
      name: 'Import and export aliases',
      size: 'S',
      skill: 'import-export',
      said: 'import export',
      asked:
        'take_aliases_provider export_list download_aliases import_list load_csv move_provider upload_list take_provider move_addresses',
    },
    {
      id: 'organise-aliases-folders',
      name: 'Organise aliases in folders',
      size: 'S',
      skill: 'categories',
      said: 'folder group subdomain',
      asked: 'sort_folders group_shops put_folder separate_work_private sort_aliases group_aliases separate_private',
    },
    {
      id: 'connect-password-managers-through-api',
      name: 'Connect password managers through an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'connect_bitwarden generate_password_manager create_password_manager connect_1password fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
  ],
} satisfies Kind;
