import type { Kind } from '../kind.ts';

export const crowdfunding = {
  id: 'crowdfunding',
  title: 'crowdfunding platforms',
  strong:
    'crowdfunding crowdfund kickstarter indiegogo goteo catarse startnext gofundme ulule wemakeit leetchi betterplace open_collective patreon crowdfunder selfstarter pledge pledges funding_goal campaign_goal all_or_nothing stretch_goals matchfunding early_bird_reward rewards_supporters thank_you_gift goal_not_reached money_back_goal collect_money_project people_chip_in chip_in everybody_gives_little many_small_amounts fund_project raise_money_project project_needs_money money_together_until supporters_get_return fundraising_campaign funding_campaign campaign_page days_left_goal funding_deadline project_starters finance_album reward_tiers',
  weak: 'campaign fund funding goal reward donate donation supporter project raise euro deadline target contribution money',
  told: 'money project idea collect raise goal target euros gift thanks supporters neighbours fans village film album deadline reached dream roof playground poster',
  things: ['campaign', 'reward', 'pledge', 'project', 'update'],
  people: ['supporters', 'project starters', 'platform operators', 'partners'],
  field: 'community funding',
  features: [
    {
      id: 'campaign-pages',
      name: 'Create campaign pages with video and story',
      about: 'A page tells with text, pictures and video who asks and what for, and stays a draft until launch.',
      why: 'people give when they know who asks and what for',
      size: 'M',
      skill: 'editor',
      said: 'campaign_page story video present_project',
      asked:
        'create_campaign_page tell_project_story upload_video_pictures present_idea_public preview_page_draft describe_project_money write_long_text publish_campaign edit_running_campaign',
    },
    {
      id: 'goal-deadline',
      name: 'Set funding goal and deadline',
      about: 'Each campaign has a sum to reach and a last day, checked against the rules of the platform.',
      why: 'supporters put off deciding when there is no deadline',
      size: 'S',
      said: 'goal target deadline days',
      asked:
        'set_funding_goal choose_last_day define_target_sum limit_campaign_days enter_needed_amount start_date_campaign close_campaign_automatic extend_deadline',
    },
    {
      id: 'reward-levels',
      name: 'Offer rewards by pledge level',
      about: 'Each sum has its reward, such as a card for ten euros or the record for fifty.',
      why: 'many give more when they receive something for it',
      size: 'M',
      said: 'rewards thank-you levels in_return',
      asked:
        'offer_rewards_levels give_gift_amount add_reward_picture give_supporters_return choose_thank_fifty set_price_reward combine_rewards describe_delivery_month send_postcard_thanks',
    },
    {
      id: 'pledge-online',
      name: 'Pledge and pay online',
      why: 'the will to give lasts minutes',
      about: 'Supporters pay by card, transfer or wallet, and the sum is only reserved until the end where wished.',
      size: 'L',
      skill: 'payments',
      said: 'pledge pay card paypal give_money',
      asked:
        'pay_pledge_card pay_online_paypal give_ten_euros support_bank_transfer reserve_money_end contribute_without_account charge_cards_success change_pledge add_shipping_cost',
    },
    {
      id: 'show-progress',
      name: 'Show progress, supporters and days left',
      why: 'a filling bar draws others along',
      about: 'A bar shows the sum, percentage, number of supporters and days left, and moves with each pledge.',
      size: 'S',
      skill: 'live',
      said: 'progress_bar percent days_left how_much',
      asked:
        'show_progress_bar see_collected_sum count_supporters_days display_percent_reached watch_amount_grow tell_missing_euros show_remaining_time fill_thermometer',
    },
    {
      id: 'project-updates',
      name: 'Post updates to supporters',
      why: 'silence after paying breeds distrust',
      about: 'News appears on the campaign page and goes out by mail, some of it to supporters alone.',
      size: 'M',
      said: 'updates news_from_project keep_informed',
      asked:
        'post_project_news write_update_supporters inform_givers_progress mail_backers_photos report_building_progress publish_diary tell_delay_honest restrict_news_supporters',
    },
    {
      id: 'funding-rule',
      name: 'Choose all-or-nothing or keep-what-comes',
      about: 'Each campaign states whether money is paid out only at the goal or in any case.',
      why: 'half the money builds no bridge, but may print some books',
      size: 'M',
      said: 'all_or_nothing keep_it flexible',
      asked:
        'choose_whole_nothing keep_collected_money require_full_goal decide_flexible_funding collect_goal_reached stop_below_target explain_rule_supporters',
    },
    {
      id: 'browse-campaigns',
      name: 'Browse campaigns by category and place',
      about: 'Campaigns are listed by category and place, newest first, nearly funded, or picked by the platform.',
      why: 'many supporters come without a certain project in mind',
      size: 'M',
      skill: 'filters',
      said: 'browse discover category near_me',
      asked:
        'browse_projects_category search_campaign_place filter_ending_soon discover_local_ideas list_popular_projects find_project_name highlight_picked_campaign view_funded_examples',
    },
    {
      id: 'refund-failed',
      name: 'Refund pledges of failed campaigns',
      about: 'When a campaign misses its goal, every supporter gets the pledge back without asking.',
      why: "nobody pledges without being sure of the money's return",
      size: 'M',
      said: 'refund money_back not_reached',
      asked:
        'refund_failed_campaign return_money_supporters pay_back_automatic release_reserved_cards cancel_pledge_refund give_back_euros refund_single_supporter cancel_unpaid_pledges',
    },
    {
      id: 'pay-out',
      name: 'Pay out to project starters less fee',
      about: 'After the end the sum is paid out, with a statement of every fee deducted.',
      why: 'project starters must pay suppliers soon after the end',
      size: 'M',
      said: 'payout fee bank_account',
      asked:
        'pay_out_starters transfer_sum_account deduct_platform_fee calculate_payment_costs split_payout_partners release_money_stages see_net_amount hold_money_trust download_payout_statement',
    },
    {
      id: 'comments-questions',
      name: 'Answer comments and questions',
      about: 'Questions and answers stand below the campaign, and answers of the starter are marked.',
      why: 'what one supporter asks, ten others wonder',
      size: 'S',
      skill: 'comments',
      said: 'comments questions faq',
      asked:
        'answer_supporter_questions comment_campaign ask_starter_public write_encouragement list_common_questions reply_critical_comment moderate_comments message_project_starter',
    },
    {
      id: 'spread-campaign',
      name: 'Share campaigns and embed them elsewhere',
      about: 'Share buttons, a short address, a QR code and an embeddable box carry the campaign to other pages.',
      why: 'most supporters come through friends of friends',
      size: 'S',
      said: 'share spread embed qr_code widget',
      asked:
        'share_campaign_whatsapp embed_box_website print_qr_poster send_link_friends post_facebook_preview invite_friends_support put_widget_blog track_shared_links',
    },
    {
      id: 'review-campaigns',
      name: 'Review campaigns before launch',
      about: 'The platform checks each campaign, advises the starter and releases it before it goes public.',
      why: 'one fraud costs the trust in all campaigns',
      size: 'M',
      skill: 'approval',
      said: 'review approve check_before_online',
      asked:
        'review_campaign_launch approve_submitted_project reject_proposal_reason advise_starter_improve check_rules_legal release_page_public report_dubious_campaign submit_project_application suspend_fraud',
    },
    {
      id: 'limited-rewards',
      name: 'Limit rewards by number and time',
      about: 'A reward is offered in a set number or until a date, and then shows as sold out.',
      why: 'early supporters want a reason not to wait',
      size: 'S',
      skill: 'stock',
      said: 'limited early_bird sold_out',
      asked:
        'limit_reward_number sell_early_cheap show_left_rewards close_sold_reward offer_first_twenty set_reward_period reserve_last_piece hide_expired_reward',
    },
    {
      id: 'backer-list',
      name: 'Show supporters by name or anonymously',
      why: 'some like to be seen, some do not',
      about: 'A list names the supporters, and each of them decides to appear by name or not.',
      size: 'S',
      skill: 'anonymity',
      said: 'supporter_list names anonymous wall',
      asked:
        'show_supporter_names give_anonymous hide_given_amount list_backers_page put_name_wall leave_message_name print_supporter_names display_company_logo',
    },
    {
      id: 'campaign-statistics',
      name: 'Show starters statistics of visits and pledges',
      about: 'Visits and pledges are counted by day, source and reward, and shown to the starter.',
      why: 'starters see where it pays to ask again',
      size: 'M',
      skill: 'statistics',
      said: 'statistics visits where_from',
      asked:
        'see_visits_day count_pledges_source compare_rewards_chosen show_conversion_chart tell_supporters_came forecast_final_sum report_campaign_numbers track_newsletter_effect',
    },
    {
      id: 'supporter-surveys',
      name: 'Ask supporters for addresses and choices',
      about: 'When the goal is reached, a form asks supporters for size, colour and address.',
      why: 'only then is it known what has to be shipped where',
      size: 'M',
      skill: 'form-builder',
      said: 'survey address shirt_size choices',
      asked:
        'ask_shirt_size collect_postal_addresses send_survey_supporters choose_colour_reward remind_missing_answers lock_addresses_shipping export_supporter_list offer_add-ons',
    },
    {
      id: 'reward-delivery',
      name: 'Track the delivery of rewards',
      about: 'Each reward is marked as packed, sent or arrived, and supporters hear of delays.',
      why: 'supporters count a campaign as kept only when the parcel arrives',
      size: 'S',
      skill: 'order-states',
      said: 'delivery shipped sent_out',
      asked:
        'track_reward_delivery tick_sent_parcels mark_reward_handed print_address_labels tell_parcel_way list_open_rewards confirm_received_gift send_download_record',
    },
    {
      id: 'starter-profiles',
      name: 'Show verified profiles of project starters',
      about: 'A profile shows a checked identity, the earlier projects and how they ended.',
      why: 'supporters want to know who gets their money',
      size: 'M',
      skill: 'profiles',
      said: 'verified profile identity who_is_behind',
      asked:
        'verify_starter_identity show_person_behind upload_identity_card list_earlier_projects check_bank_owner present_team_members confirm_association link_social_profiles',
    },
    {
      id: 'follow-remind',
      name: 'Follow campaigns and be reminded',
      why: 'many mean to give and forget',
      about: 'Who follows a campaign gets a mail before its start and before its end.',
      size: 'S',
      skill: 'reminders',
      said: 'follow remind_me bookmark coming_soon',
      asked:
        'follow_campaign remind_before_end bookmark_project_later notify_launch_day collect_prelaunch_mails save_favourite_campaign tell_last_hours announce_upcoming_project',
    },
    {
      id: 'budget-breakdown',
      name: 'Break down what the money is for',
      about: 'The campaign lists its costs item by item and says what is needed and what only desirable.',
      why: 'supporters ask where their money goes',
      size: 'S',
      said: 'budget breakdown costs what_for',
      asked:
        'split_costs_items show_spend_items list_needed_sums explain_money_use draw_pie_budget separate_essential_desirable publish_final_accounts prove_invoices_spent',
    },
    {
      id: 'stretch-goals',
      name: 'Add further goals beyond the first',
      about: 'Further sums above the first goal each say what is added when they are reached.',
      why: 'pledges stop when a campaign stands at a hundred percent',
      size: 'S',
      said: 'stretch_goal second_goal optimum',
      asked:
        'add_second_goal reach_stretch_mark set_optimum_minimum unlock_bonus_reached collect_beyond_target show_next_milestone announce_higher_goal',
    },
    {
      id: 'monthly-support',
      name: 'Give monthly or without a reward',
      why: 'some projects never end',
      about: 'Supporters give a free sum once or every month, and can stop at any time.',
      size: 'M',
      skill: 'subscriptions',
      said: 'monthly regular free_amount donation',
      asked:
        'give_monthly_amount support_regular_project donate_free_sum refuse_reward stop_monthly_payment change_monthly_sum become_patron show_monthly_income',
    },
    {
      id: 'matching-funds',
      name: 'Double pledges from matching funds',
      about: 'A town or firm adds a set share to each pledge until its pot is empty.',
      why: 'people give sooner when their ten becomes twenty',
      size: 'M',
      said: 'match double pot town_adds',
      asked:
        'double_pledge_amount add_town_fund match_small_amounts empty_partner_pot sponsor_adds_euro limit_match_project call_matching_round show_doubled_sum',
    },
    {
      id: 'help-in-kind',
      name: 'Ask for help in kind',
      why: 'not all have money to give',
      about: 'A campaign asks for hands, tools, rooms and knowledge beside money, and supporters offer theirs.',
      size: 'S',
      said: 'volunteers help_hands lend_tools',
      asked:
        'ask_helping_hands offer_work_hours lend_tools_project find_translator_volunteer volunteer_saturday give_material answer_help_offer find_room_free',
    },
    {
      id: 'receipts',
      name: 'Issue receipts and donation certificates',
      about: 'A receipt, or where allowed a donation certificate, comes by mail after the payment.',
      why: 'supporters need it for the tax office',
      size: 'M',
      said: 'receipt donation_certificate tax',
      asked:
        'issue_donation_certificate send_receipt_pdf deduct_tax_donation print_yearly_confirmation invoice_company_support show_vat_reward download_proof_payment number_receipts',
    },
  ],
} satisfies Kind;
