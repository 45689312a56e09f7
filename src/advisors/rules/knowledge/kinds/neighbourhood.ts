import type { Kind } from '../kind.ts';

export const neighbourhood = {
  id: 'neighbourhood',
  title: 'neighbourhood networks',
  strong:
    'neighbourhood neighbourhood_network neighbourhood_app neighbours_street neighbours_know neighbours_meet people_street our_street few_streets streets_around next_door verified_neighbours address_checked prove_address lives_here really_live code_letterbox postcard_code letterboxes new_neighbours neighbours_help neighbours_recommend good_plumber recommend_plumber neighbours_sell give_neighbours give_away_neighbours sofa_street lost_cat missing_cat cat_missing dog_ran lost_dog parrot_flown street_party block_party yard_sale courtyard_party street_festival burglary_street burglars_area break-ins_street water_cut_off power_cut_street gas_smell suspicious_van warn_neighbours alert_street borrow_ladder borrow_drill_neighbour water_plants_neighbour parcel_neighbour lamp_post_notes notice_stairwell staircase_notices housing_estate residents_block village_lanes nobody_knows_neighbour neighbourhood_watch local_tips',
  weak: 'neighbour street residents nearby local estate block lane stairwell district quarter alert address postcode plumber babysitter cat sofa barbecue flea party burglar flyer letterbox village suburb cul-de-sac courtyard house',
  told: 'street neighbours moved know lives door house number strangers whatsapp facebook lamp post paper notes letterbox cat dog missing sofa kerb free plumber electrician burglars power water warn party barbecue parcel ladder elderly alone babysitter dustbins nobody block verified rumours',
  things: ['neighbour', 'post', 'street', 'neighbourhood'],
  people: ['neighbours', 'residents', 'households', 'moderators', 'local shops'],
  field: 'neighbourhood life',
  features: [
    {
      id: 'post-to-neighbours',
      name: 'Post news to the neighbours',
      about: 'What happens in the streets stands in one stream, the newest first.',
      why: 'notes on lamp posts reach only those who pass',
      size: 'M',
      said: 'post news stream ask_street notice_board',
      asked:
        'tell_street write_neighbours post_news ask_street read_happens share_news_block announce_roadworks show_stream scroll_posts write_noticeboard inform_street',
    },
    {
      id: 'verify-addresses',
      name: 'Verify addresses of residents',
      about: 'A code by letter or a document shows that somebody lives where they say.',
      why: 'people speak openly only among real neighbours',
      size: 'M',
      said: 'verified checked_address really_live code_letter postcard',
      asked:
        'prove_lives send_postcard_code check_address confirm_residence verify_street type_code_letter show_bill exclude_outsiders reject_fake ensure_real_neighbours refuse_strangers',
    },
    {
      id: 'message-privately',
      name: 'Send private messages',
      about: 'Two neighbours or a few write to each other without giving away a number.',
      why: 'a spare key is no matter for the whole street',
      size: 'M',
      skill: 'chat',
      said: 'private_message write_directly without_number',
      asked:
        'write_next_door message_neighbour chat_privately answer_alone contact_without_number talk_privately send_private reply_directly hide_phone_number',
    },
    {
      id: 'give-away-sell',
      name: 'Give away and sell things',
      about: 'Things are shown with a photo and a price or as free, and marked when they are gone.',
      why: 'what nobody carries far finds a taker around the corner',
      size: 'M',
      skill: 'catalogue',
      said: 'give_away sell free second_hand swap sofa',
      asked:
        'sell_bike give_sofa offer_jars give_cot post_free swap_plants pass_clothes exchange_toys find_taker reserve_item mark_gone buy_second_hand',
    },
    {
      id: 'comment-thank',
      name: 'Comment on and thank for posts',
      about: 'Answers and thanks stand below the post they belong to.',
      why: 'a question to the street needs its answers in one place',
      size: 'S',
      skill: 'comments',
      said: 'comment answer thank reply like',
      asked:
        'comment_post answer_below say_thanks press_heart reply_post give_thumb react_post discuss_below add_opinion write_underneath',
    },
    {
      id: 'create-groups',
      name: 'Create groups by interest or house',
      about: 'Parents, gardeners or one stairwell talk among themselves, openly or closed.',
      why: 'not all that concerns a house concerns the quarter',
      size: 'M',
      said: 'group circle parents_group stairwell',
      asked:
        'start_reading_circle create_parents_group gather_dog_owners open_house_group join_gardeners close_group meet_knitters run_choir join_runners separate_stairwell',
    },
    {
      id: 'introduce-by-profile',
      name: 'Introduce neighbours by profiles',
      about: 'A name, a picture and a few lines say who lives around.',
      why: 'one greets more easily whom one can name',
      size: 'S',
      skill: 'profiles',
      said: 'profile introduce who_lives just_moved',
      asked:
        'introduce_household see_lives_opposite show_face learn_names write_lines_self tell_hobbies put_photo_name present_family recognise_faces describe_family see_moved',
    },
    {
      id: 'choose-notifications',
      name: 'Choose notifications and daily summaries',
      about: 'Each neighbour decides what arrives at once, what once a day and what never.',
      why: 'forty buzzes a day drive people out again',
      size: 'M',
      skill: 'notifications',
      said: 'notify summary digest quiet',
      asked:
        'send_evening_summary mute_topic notify_important pick_hear turn_quiet choose_mail collect_day_mail limit_pings silence_night send_digest reduce_mails',
    },
    {
      id: 'moderate-posts',
      name: 'Report and moderate posts',
      about: 'Neighbours who volunteer look at reports and close what breaks the rules.',
      why: 'a quarrel about parking empties the place',
      size: 'M',
      skill: 'moderation',
      said: 'report moderate rude quarrel rules',
      asked:
        'report_insult remove_racist close_quarrel flag_rude delete_hate warn_troublemaker stop_slander check_reported throw_troll moderate_shouting ban_swindler',
    },
    {
      id: 'recommend-trades',
      name: 'Recommend local trades and shops',
      about: 'Plumbers, doctors and bakers are named, rated and found by those who live near.',
      why: 'the word of a neighbour is worth more than an advertisement',
      size: 'M',
      skill: 'ratings',
      said: 'recommend plumber tradesmen good_dentist tip',
      asked:
        'recommend_plumber find_electrician ask_good_dentist rate_painter list_trusted_trades review_garage see_neighbours_used name_roofer show_best_bakery save_trades vote_best_cafe',
    },
    {
      id: 'announce-events',
      name: 'Announce parties and local events',
      about: 'A date with its place shows who comes and who brings what.',
      why: 'streets become neighbourhoods by meeting',
      size: 'M',
      skill: 'events',
      said: 'party event festival flea_market barbecue',
      asked:
        'plan_street_party invite_flea_market announce_party say_coming see_weekend list_cakes count_guests put_barbecue_date join_cleaning show_events organise_yard_sale',
    },
    {
      id: 'ask-for-help',
      name: 'Ask for help and lend things',
      about: 'Errands, cat feeding, a ladder or a free seat are asked for and offered.',
      why: 'the help is often two doors away and does not know it',
      size: 'M',
      said: 'help borrow lend favour babysitter water_plants',
      asked:
        'borrow_drill water_plants feed_cat lend_ladder ask_favour find_babysitter offer_shopping accept_parcel fetch_medicine ask_hand move_wardrobe drive_doctor',
    },
    {
      id: 'invite-neighbours',
      name: 'Invite neighbours by letter or link',
      about: 'Printed letters and codes bring in the house across the road.',
      why: 'a network of six is none, and few know the addresses of others',
      size: 'S',
      skill: 'invitations',
      said: 'invite flyer letterbox code',
      asked:
        'print_flyer invite_opposite drop_letterbox send_invitation share_code bring_street hang_poster_code send_link print_letter welcome_newcomers',
    },
    {
      id: 'send-urgent-alerts',
      name: 'Send urgent alerts',
      about: 'A burst pipe or a burglary reaches every phone near at once, above all else.',
      why: 'tomorrow is too late for some news',
      size: 'M',
      skill: 'emergency',
      said: 'urgent alert warn burglary power_cut immediately',
      asked:
        'warn_burglars alert_street tell_gas_leak push_water_cut announce_outage shout_fire warn_flood reach_phones_immediately mark_urgent send_alarm',
    },
    {
      id: 'search-posts',
      name: 'Search and sort posts by topic',
      about: 'Topics and words lead to what was asked and answered before.',
      why: 'the question about the dentist comes each month',
      size: 'S',
      skill: 'search',
      said: 'search find_again topic filter',
      asked:
        'find_old_post search_archive look_asked filter_topic sort_subject browse_theme search_word choose_category find_tip_again scroll_old',
    },
    {
      id: 'report-lost-animals',
      name: 'Report lost and found animals',
      about: 'A picture, the place and the hour go to those near, and sightings are gathered.',
      why: 'a cat is mostly found within a few gardens',
      size: 'M',
      said: 'lost_cat missing_dog found_animal sighting',
      asked:
        'post_missing_cat find_dog report_tortoise see_last_seen tell_found_parrot spot_stray track_sightings show_missing_poster mark_home_again search_runaway',
    },
    {
      id: 'choose-reach',
      name: 'Choose how far posts reach',
      about: 'A post goes to the house, the street or the areas next to it.',
      why: 'a lost glove need not ring through the whole town',
      size: 'M',
      said: 'only_street nearby_streets radius boundaries',
      asked:
        'limit_street show_nearby_areas reach_district draw_border choose_radius include_next_streets post_block write_stairway keep_quarter set_boundaries',
    },
    {
      id: 'control-visibility',
      name: 'Control what neighbours see',
      about: 'House number, surname and posts are shown to those whom one chooses, and never to search engines.',
      why: 'to be known is not to be watched',
      size: 'S',
      said: 'hide_number privacy first_name visible',
      asked:
        'hide_house_number show_first_name keep_address_secret leave_google hide_surname choose_sees limit_strangers delete_traces restrict_street',
    },
    {
      id: 'block-neighbours',
      name: 'Mute and block neighbours',
      about: 'Whoever is muted is no longer read, whoever is blocked can no longer write.',
      why: 'one cannot move house because of one person',
      size: 'S',
      said: 'block mute ignore',
      asked:
        'block_neighbour mute_grumbler ignore_person silence_annoying hide_posts_person stop_harassing prevent_contact skip_posts_person refuse_messages_person',
    },
    {
      id: 'poll-neighbours',
      name: 'Ask neighbours in polls',
      about: 'A question with answers to choose from is open for some days.',
      why: 'the loudest voices seldom are the majority',
      size: 'S',
      skill: 'polls',
      said: 'poll vote opinion',
      asked:
        'vote_playground poll_street decide_parking ask_opinion count_votes choose_date_together see_majority collect_answers survey_residents tick_option',
    },
    {
      id: 'show-map',
      name: 'Show the neighbourhood on a map',
      about: 'Streets that take part, posts and useful places are seen on a plan.',
      why: 'near is easier seen than described',
      size: 'M',
      skill: 'map',
      said: 'map where_posts',
      asked:
        'see_map pin_houses show_joined_houses mark_defibrillator place_pin view_street_map locate_post find_house_map show_participates',
    },
    {
      id: 'let-authorities-post',
      name: 'Let authorities and shops post',
      about: 'Town hall, police, clubs and shops have marked pages and write to those streets alone.',
      why: 'official news comes late and advertising too often',
      size: 'M',
      said: 'town_hall police official local_businesses',
      asked:
        'hear_town_hall inform_police publish_school follow_bakery post_official announce_waste_collection subscribe_council register_shop show_offers_shops separate_adverts',
    },
  ],
} satisfies Kind;
