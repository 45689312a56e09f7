import type { Kind } from '../kind.ts';

export const loyaltyProgramme = {
  id: 'loyalty-programme',
  title: 'loyalty programmes',
  strong:
    'loyalty_programme loyalty_program loyalty_card loyalty_cards loyalty_app loyalty_points stamp_card stamp_cards stampcard punch_card tenth_coffee tenth_free coffee_free cardboard_stamps bonus_card bonus_points reward_points collect_stamps collect_points customer_card points_balance redeem_points redeem_stamps points_expire double_points reward_regulars regulars_reward regulars_free regulars_come faithful_customers loyal_customers stamp_coffee stamps_full points_euro points_purchase silver_gold_tier vip_tier birthday_coupon bring_friend_stamp loyaltylion fivestars openloyalty stampme payback_points free_haircut_tenth cards_wallet_lost',
  weak: 'loyalty stamp regular redeem coupon voucher tier cashback reward faithful punch bonus gold freebie barista counter',
  told: 'stamps regulars coffee tenth free points card till redeem purse reward voucher discount bakery birthday scan loyal bonus gift counter haircut barista branches gold forgotten thank',
  things: ['card', 'stamp', 'point', 'reward', 'voucher'],
  people: ['members', 'regulars', 'shop owners', 'cashiers', 'marketers'],
  field: 'customer loyalty in retail',
  features: [
    {
      id: 'collect-stamps',
      name: 'Collect stamps on a digital card',
      about: 'Each purchase adds a stamp until the card is full.',
      why: 'cardboard cards are lost or forgotten at home',
      size: 'M',
      said: 'stamp_card tenth_free stamps',
      asked:
        'collect_stamps_coffee fill_stamp_card give_stamp_visit replace_cardboard_cards count_haircuts_free earn_tenth_coffee add_stamp_purchase punch_card_phone',
    },
    {
      id: 'earn-points',
      name: 'Earn points on purchases',
      about: 'The amount paid turns into points at a set rate.',
      why: 'a big basket deserves more than a small one',
      size: 'M',
      skill: 'calculation',
      said: 'points_euro points_purchase',
      asked:
        'earn_points_euro give_points_purchase credit_points_amount calculate_points_receipt receive_cashback turn_spending_points collect_bonus_points',
    },
    {
      id: 'redeem-rewards',
      name: 'Redeem points and stamps for rewards',
      about: 'A reward from a list is handed out and taken off the balance.',
      why: 'what cannot be spent is no thanks',
      size: 'M',
      said: 'redeem free_coffee reward',
      asked:
        'redeem_points_reward exchange_points_gift claim_free_drink choose_reward_list pay_points_till use_collected_points hand_free_coffee',
    },
    {
      id: 'join-programme',
      name: 'Join by code or at the till',
      about: 'A sign with a code or the number typed at the counter makes somebody a member.',
      why: 'nobody fills in a form with a queue behind',
      size: 'S',
      skill: 'scan',
      said: 'join sign_up become_member',
      asked:
        'join_code_counter sign_regulars_till register_phone_number become_member_queue enrol_guest_table skip_form add_member_seconds',
    },
    {
      id: 'scan-member-card',
      name: "Scan the member's card at the till",
      about: 'Code, number or name finds the member before paying.',
      why: 'points must land with the right person in seconds',
      size: 'M',
      skill: 'scan',
      said: 'scan_card show_code',
      asked:
        'scan_member_code show_phone_cashier find_member_number read_card_barcode hold_phone_scanner recognise_regular_till identify_guest_name',
    },
    {
      id: 'show-balance',
      name: 'Show the balance and its history',
      about: 'The member sees what was collected, spent and still lacks.',
      why: 'three stamps left is the best reason to come again',
      size: 'S',
      skill: 'history',
      said: 'balance how_much_left',
      asked:
        'see_balance_points show_stamps_missing look_collected_points check_points_phone list_past_redemptions tell_points_receipt count_still_lacking',
    },
    {
      id: 'set-tiers',
      name: 'Set tiers with their benefits',
      about: 'Silver and gold are reached by yearly spending and carry benefits of their own.',
      why: 'the best customers want to be seen',
      size: 'M',
      said: 'gold_silver tiers vip_level',
      asked:
        'set_gold_silver raise_member_level give_vip_benefits reach_higher_tier reward_best_spenders keep_status_year upgrade_gold',
    },
    {
      id: 'send-offers',
      name: 'Send offers to members',
      about: 'A message by push, e-mail or text goes to those who agreed.',
      why: 'an empty Tuesday can be filled on Tuesday morning',
      size: 'M',
      skill: 'newsletter',
      said: 'send_offers message_regulars push',
      asked:
        'send_offer_regulars announce_fresh_roast push_special_tuesday message_members_deal mail_autumn_offer text_regulars_sale tell_regulars_cake',
    },
    {
      id: 'wallet-card',
      name: "Put the card into the phone's wallet",
      about: 'The card lies beside boarding passes and updates its own balance.',
      why: 'few people install an app for one shop',
      size: 'M',
      skill: 'mobile',
      said: 'wallet no_app phone_wallet',
      asked:
        'put_card_wallet add_wallet_pass save_card_phone use_without_install keep_pass_phone store_apple_google hold_cards_digitally',
    },
    {
      id: 'issue-vouchers',
      name: 'Issue vouchers and coupons',
      about: 'Codes with a value, a span and a number of uses.',
      why: 'one code on a flyer brings in whom no card reaches',
      size: 'M',
      skill: 'vouchers',
      said: 'voucher coupon discount_code',
      asked:
        'issue_vouchers print_coupon_flyer create_discount_codes accept_coupon_till give_gift_voucher check_voucher_used cut_price_code',
    },
    {
      id: 'set-earning-rules',
      name: 'Set earning rules and bonus times',
      about: 'Double points on a day, a product or above an amount, and none on tobacco.',
      why: 'points should steer what sells',
      size: 'M',
      skill: 'automation-rules',
      said: 'double_points rules bonus_time',
      asked:
        'double_points_tuesday exclude_tobacco_points set_extra_stamp change_points_rate plan_bonus_happy_hour multiply_points_product reward_quiet_mornings',
    },
    {
      id: 'give-birthday-rewards',
      name: 'Give birthday and anniversary rewards',
      about: 'A present stands ready around the day and lapses after it.',
      why: 'a birthday cake is remembered longer than ten percent',
      size: 'S',
      skill: 'automation-rules',
      said: 'birthday anniversary_visit',
      asked:
        'give_birthday_cake grant_birthday_gift send_birthday_voucher treat_anniversary_member offer_birthday_coffee remember_birthdays_regulars',
    },
    {
      id: 'reward-referrals',
      name: 'Reward referrals',
      about: 'Both get something when a friend comes for the first time.',
      why: 'regulars bring better guests than advertising',
      size: 'M',
      said: 'bring_friend referral recommend',
      asked:
        'reward_friend_brought refer_friend recommend_shop_bonus invite_friend_points credit_recommendation earn_friend_stamp share_link_friend',
    },
    {
      id: 'connect-till',
      name: 'Connect the till and online shop',
      about: 'Receipts arrive by themselves and returns take points back.',
      why: 'typing each amount twice stops the queue',
      size: 'L',
      skill: 'api',
      said: 'till pos cash_register webshop',
      asked:
        'connect_till link_cash_register take_amount_pos sync_online_shop read_receipts_automatically integrate_shopify_woocommerce join_web_counter',
    },
    {
      id: 'report-programme',
      name: 'Report visits, redemptions and cost',
      about: 'Active members, return visits, open points and what rewards cost.',
      why: 'an owner has to know whether free coffee brings money',
      size: 'M',
      skill: 'reports',
      said: 'worth_it report figures',
      asked:
        'report_redemptions_month see_programme_worth count_returning_guests measure_cost_rewards show_open_points compare_members_others compare_visits_before',
    },
    {
      id: 'expire-points',
      name: 'Expire points with prior notice',
      about: 'Old points lapse by a rule after a note has gone out.',
      why: 'open points are a debt that grows',
      size: 'S',
      skill: 'reminders',
      said: 'expire lapse',
      asked:
        'expire_old_points remove_points_year warn_points_expiring delete_stale_stamps extend_points_visit end_unused_coupons limit_points_months',
    },
    {
      id: 'prevent-misuse',
      name: 'Limit and detect misuse',
      about: 'Caps per day, a code of the cashier and a list of odd bookings.',
      why: 'stamps are money, and friends stand on both sides of the counter',
      size: 'M',
      skill: 'approval',
      said: 'cheat misuse fraud',
      asked:
        'prevent_cheating_stamps limit_stamps_day stop_copied_codes catch_staff_stamping require_cashier_pin flag_odd_bookings block_fake_members',
    },
    {
      id: 'run-branches',
      name: 'Run one programme across branches',
      about: 'Points count everywhere, and each branch sees its own share.',
      why: 'regulars do not care which of three shops they stand in',
      size: 'M',
      said: 'branches all_shops partner_shops',
      asked:
        'run_branches_together use_card_branches collect_street_shops settle_between_shops share_programme_partners see_branch_share combine_town_retailers',
    },
    {
      id: 'win-back-members',
      name: 'Win back members who stay away',
      about: 'Who has not come for a set time gets a reason to return.',
      why: 'a lost regular is dearer than a present',
      size: 'S',
      skill: 'automation-rules',
      said: 'stay_away not_come_back',
      asked:
        'win_back_lapsed invite_missing_regulars see_regular_vanished send_return_coupon remind_long_absent contact_lost_guests',
    },
    {
      id: 'correct-points',
      name: 'Correct and reverse bookings',
      about: 'Wrong, missed or returned purchases get a counter entry with a reason.',
      why: 'an argument about two points costs a regular',
      size: 'S',
      skill: 'audit-log',
      said: 'correct return forgot_stamp',
      asked:
        'correct_wrong_points cancel_returned_purchase add_forgotten_stamp undo_double_scan subtract_points_refund fix_balance_mistake credit_receipt_later',
    },
    {
      id: 'group-members',
      name: 'Group members by their purchases',
      about: 'Groups such as breakfast guests or once a month fill themselves by a rule.',
      why: 'vegans want no coupon for sausage',
      size: 'M',
      skill: 'filters',
      said: 'segments groups',
      asked:
        'group_members_purchases segment_breakfast_guests select_big_spenders filter_members_visits sort_regulars_habits target_vegan_guests',
    },
  ],
} satisfies Kind;
