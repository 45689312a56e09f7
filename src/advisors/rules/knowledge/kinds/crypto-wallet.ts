import type { Kind } from '../kind.ts';

export const cryptoWallet = {
  id: 'crypto-wallet',
  title: 'cryptocurrency wallets',
  strong:
    'seed_phrase seed_phrases recovery_phrase recovery_words seed_words twelve_words twenty-four_words noted_words_coins private_keys_coins keys_coins crypto_wallet bitcoin_wallet ethereum_wallet hardware_wallet hardware_wallets cold_wallet cold_storage self-custody trezor ledger_nano coldcard metamask bluewallet electrum multisig multi-signature watch-only psbt utxo utxos coin_control walletconnect dapps bip39 mnemonic_words coins_exchange_frozen bitcoin_savings bitcoin_exchange_myself bitcoin_exchange_bankrupt keep_bitcoin hold_bitcoin keep_ether send_ether bitcoin_ether ether_tokens fee_sats sat_vbyte steel_plate_words token_approvals coins_heirs',
  weak: 'bitcoin ether ethereum crypto coins blockchain token tokens wallet seed mnemonic satoshi custody signer miners stablecoin testnet litecoin',
  told: 'coins bitcoin keys seed phrase steel stolen thief exchange frozen hacked bankrupt fee miners inheritance savings stick vault scam token signature ether mempool passphrase airdrop nodes',
  things: ['wallet', 'payment', 'address', 'key', 'coin'],
  people: ['holders', 'savers', 'families', 'treasurers', 'traders'],
  field: 'self-custody of cryptocurrencies',
  features: [
    {
      id: 'create-wallets',
      name: 'Create wallets with own keys',
      about: 'Keys are made on the device, and each purse stands on its own.',
      why: 'coins at an exchange are a promise and no property',
      size: 'M',
      said: 'create_wallet keys_device',
      asked:
        'create_wallet generate_keys_device keep_keys_local open_second_wallet separate_savings_pot build_bitcoin_wallet leave_exchange_coins',
    },
    {
      id: 'back-up-seed',
      name: 'Back up the seed phrase',
      about: 'Twelve or twenty-four words are shown once, noted and asked for again.',
      why: 'a drowned phone takes the coins with it',
      size: 'M',
      skill: 'backup',
      said: 'seed_backup write_words',
      asked:
        'write_twelve_words note_seed_words confirm_seed_words test_noted_words split_seed_shares stamp_words_steel remind_seed_backup save_recovery_words',
    },
    {
      id: 'receive-coins',
      name: 'Receive coins at fresh addresses',
      about: 'Each payment gets an address of its own as text and code.',
      why: 'one address for all shows everybody the savings',
      size: 'S',
      said: 'receive receiving_address qr',
      asked:
        'receive_coins show_receiving_code request_bitcoin_amount give_unused_address copy_receiving_address create_payment_code receive_bitcoin_friend',
    },
    {
      id: 'send-coins',
      name: 'Send coins to an address',
      about: 'Address, amount and fee are read once more before the signature.',
      why: 'a payment on the chain cannot be called back',
      size: 'L',
      said: 'send_coins transfer',
      asked:
        'send_coins transfer_bitcoin_sister scan_address_camera pay_bitcoin_address send_whole_balance confirm_recipient_amount send_ether_abroad',
    },
    {
      id: 'show-balances',
      name: 'Show balances with value in currency',
      about: 'The sum of all purses stands in coins and in euros or dollars.',
      why: 'nobody thinks in eight decimals',
      size: 'M',
      skill: 'dashboard',
      said: 'balance worth_euros',
      asked:
        'see_coins_worth show_value_euros show_total_balance hide_amounts_screen chart_coin_value see_price_bitcoin add_up_wallets',
    },
    {
      id: 'show-history',
      name: 'List payments with confirmations',
      about: 'What came and went stands with date, amount and number of blocks.',
      why: 'sent is not yet arrived',
      size: 'M',
      skill: 'history',
      said: 'transaction_history confirmations',
      asked:
        'list_payments_made see_payment_arrived count_confirmations see_incoming_coins look_old_transaction show_pending_transfer open_transaction_explorer',
    },
    {
      id: 'restore-wallet',
      name: 'Restore wallets from the seed phrase',
      about: 'The noted words bring keys, addresses and balance back on another device.',
      why: 'devices die, words on steel do not',
      size: 'M',
      said: 'restore recover_words',
      asked:
        'restore_wallet_words recover_coins_device bring_back_coins type_seed_words import_old_wallet replace_dead_laptop recover_stolen_handset',
    },
    {
      id: 'set-fees',
      name: 'Choose the network fee',
      about: 'Slow, normal and urgent show the price and the likely wait.',
      why: 'a fee can be more than the payment',
      size: 'S',
      said: 'network_fee miners_fee',
      asked:
        'choose_fee pay_miners_less see_fee_beforehand estimate_waiting_blocks set_fee_rate send_slow_cheap compare_fee_speed',
    },
    {
      id: 'lock-wallet',
      name: 'Lock the wallet by PIN or fingerprint',
      about: 'Opening and sending ask for a code, and the screen locks itself.',
      why: 'an unlocked phone is an open purse',
      size: 'S',
      said: 'pin fingerprint lock',
      asked:
        'lock_wallet ask_pin_opening open_fingerprint close_minutes_unused protect_coins_thief set_wallet_password keep_kids_coins',
    },
    {
      id: 'connect-hardware',
      name: 'Sign with hardware wallets',
      about: 'The key stays on the external device, which shows and confirms each payment.',
      why: 'a computer on the net can be overheard',
      size: 'L',
      skill: 'device-data',
      said: 'hardware_wallet ledger trezor usb_device',
      asked:
        'plug_ledger sign_external_device use_trezor confirm_device_button pair_signing_stick keep_keys_stick connect_hardware_wallet check_amount_display',
    },
    {
      id: 'hold-many-coins',
      name: 'Hold several coins and networks',
      about: 'Bitcoin, ether and tokens of other chains lie side by side.',
      why: 'one app per coin is four backups',
      size: 'L',
      skill: 'currencies',
      said: 'several_coins networks tokens',
      asked:
        'hold_ether_bitcoin add_custom_token switch_network add_second_chain keep_stablecoins keep_token_currencies add_litecoin',
    },
    {
      id: 'swap-coins',
      name: 'Swap coins inside the wallet',
      about: 'Offers of several exchangers are compared and carried out without an account.',
      why: 'a detour over an exchange gives the keys away',
      size: 'L',
      said: 'swap exchange_coins',
      asked:
        'swap_coins change_ether_dollars trade_coin_inside compare_exchange_offers convert_bitcoin_stablecoin turn_litecoin_bitcoin',
    },
    {
      id: 'connect-apps',
      name: 'Connect to decentralised apps',
      about: 'Sites ask for a signature, the holder sees who asks and can cut them off.',
      why: 'lending and markets run on signatures',
      size: 'L',
      skill: 'browser-extension',
      said: 'dapps walletconnect connect_sites',
      asked:
        'connect_dapp sign_login_site link_marketplace cut_linked_sites approve_site_request use_lending_site scan_walletconnect',
    },
    {
      id: 'warn-scams',
      name: 'Warn of scams before signing',
      about: 'The effect of a payment is tried out and told in plain words first.',
      why: 'one careless yes empties everything',
      size: 'L',
      said: 'scam warn phishing',
      asked:
        'warn_scam_address simulate_transaction explain_signing_words detect_phishing_site show_coins_leave block_fraud_contract spot_copied_address',
    },
    {
      id: 'label-payments',
      name: 'Label payments and addresses',
      about: 'A note stays with the coin and moves along to other software.',
      why: 'after a year nobody knows where a coin came from',
      size: 'S',
      skill: 'notes',
      said: 'label note_payment',
      asked:
        'label_payment note_transfer_purpose name_addresses mark_coins_origin write_note_transaction remember_coins_source',
    },
    {
      id: 'keep-address-book',
      name: 'Keep an address book',
      about: 'Checked addresses are stored under names and picked from a list.',
      why: 'nobody can read forty letters aloud',
      size: 'S',
      said: 'address_book contacts recipients',
      asked:
        'save_brother_address pick_known_recipient store_checked_addresses pay_saved_contact keep_recipients_names pick_stored_addresses',
    },
    {
      id: 'watch-only',
      name: 'Watch addresses without keys',
      about: 'A public key shows balance and payments, but nothing can be sent.',
      why: 'a look into the safe should not need the safe key',
      size: 'M',
      said: 'watch-only read_only public_key',
      asked:
        'watch_addresses import_public_key follow_vault_balance look_savings_safe show_vault_keyless monitor_cold_savings',
    },
    {
      id: 'require-signatures',
      name: 'Require several signatures',
      about: 'Two of three keys, held at different places, must agree to a payment.',
      why: 'one lost or stolen key should not decide',
      size: 'L',
      skill: 'approval',
      said: 'multisig two_three_signatures',
      asked:
        'require_two_signatures agree_before_spending add_second_signature set_multisig share_keys_partners prevent_single_spending collect_signatures',
    },
    {
      id: 'speed-up-payments',
      name: 'Speed up stuck payments',
      about: 'The fee of a waiting payment is raised, or the payment is taken back.',
      why: 'a payment with a low fee can wait for days',
      size: 'M',
      said: 'stuck speed_up rbf',
      asked:
        'push_stuck_payment raise_fee_afterwards cancel_waiting_transfer increase_fee_later replace_pending_payment push_hanging_transaction',
    },
    {
      id: 'use-own-node',
      name: 'Connect to an own node',
      about: "Balance and payments are asked from one's own server, on request through Tor.",
      why: 'a foreign server learns every address',
      size: 'M',
      skill: 'self-hosting',
      said: 'tor full_node home_server',
      asked:
        'connect_home_node use_electrum_server run_tor choose_node query_home_server hide_addresses_company verify_blocks',
    },
    {
      id: 'choose-coins',
      name: 'Choose the coins to spend',
      about: 'Received amounts are picked one by one, frozen or merged.',
      why: 'change tells the payee what else is there',
      size: 'M',
      said: 'coin_control utxo freeze',
      asked:
        'choose_coins_spend lock_received_amount select_utxo merge_small_leftovers pay_particular_coin hide_change_payee',
    },
    {
      id: 'export-payments',
      name: 'Export payments for tax',
      about: 'Each payment goes into a file with its rate of the day.',
      why: 'the tax office asks for prices years later',
      size: 'M',
      skill: 'import-export',
      said: 'tax export csv',
      asked:
        'export_payments_tax list_gains_losses give_accountant_file download_transactions_csv record_rate_day calculate_profit_year',
    },
  ],
} satisfies Kind;
