import type { Kind } from '../kind.ts';

export const wardrobe = {
  id: 'wardrobe',
  title: 'wardrobe organisers',
  strong:
    'digital_wardrobe digital_closet virtual_closet capsule_wardrobe outfit_planner plan_outfits outfits_week cost_per_wear stylebook whering acloset cladwell indyx smart_closet wardrobe_inventory wear_today worn_last clothes_own own_clothes closet_full nothing_wear unworn_clothes never_worn photograph_clothes cut_out_clothes mix_match_clothes combine_clothes clothes_go_together goes_with_skirt flat_lay pack_clothes_trip suitcase_outfits last_worn times_worn number_wears declutter_closet sort_out_clothes winter_clothes_attic wash_after_wears tried_on_outfit stand_front_closet front_wardrobe clothes_forgotten dresses_blouses skirts_trousers shirts_jackets',
  weak: 'closet wardrobe outfit dress blouse skirt trousers jeans sweater jacket heels scarf',
  told: 'wear wore worn outfit closet wardrobe hanger drawer dress shirt jeans skirt blouse sweater jacket coat shoes trousers clothes match combine laundry suitcase unworn declutter scarf socks',
  things: ['garment', 'outfit', 'wardrobe', 'piece'],
  people: ['wearers', 'families', 'stylists', 'friends'],
  field: 'clothing and personal style',
  features: [
    {
      id: 'catalogue-clothes',
      name: 'Catalogue clothes with photos',
      about: 'Each piece has a picture, kind, colour, brand and price.',
      why: 'what hangs at the back is forgotten',
      size: 'M',
      skill: 'catalogue',
      said: 'photo_clothes all_clothes',
      asked:
        'photograph_clothes_closet list_clothes_shelf see_whole_wardrobe enter_shirts_trousers record_brand_colour add_piece_picture show_closet_phone collect_garments_photos',
    },
    {
      id: 'put-together-outfits',
      name: 'Put together outfits',
      about: 'Pieces are laid on a canvas and kept as one look.',
      why: 'the good combination is lost by Monday',
      size: 'M',
      said: 'outfit combine',
      asked:
        'combine_skirt_blouse build_outfit_pieces save_look_jacket arrange_clothes_canvas match_shoes_dress try_combinations_screen put_together_looks create_outfit',
    },
    {
      id: 'plan-outfits-calendar',
      name: 'Plan outfits on a calendar',
      about: 'A look is put on a day or an occasion.',
      why: 'nobody decides well at half past six',
      size: 'S',
      skill: 'calendar',
      said: 'calendar plan_week',
      asked:
        'plan_outfits_week choose_clothes_evening schedule_look_day put_outfit_date prepare_clothes_wedding decide_wear_tomorrow see_planned_looks',
    },
    {
      id: 'log-wears',
      name: 'Log what was worn',
      about: 'One touch a day counts the wears of every piece.',
      why: 'only counting shows the true favourites',
      size: 'S',
      skill: 'history',
      said: 'worn wore_last',
      asked:
        'record_worn_today tick_clothes_worn count_wears_piece see_last_wore note_outfit_party remember_dress_wedding track_daily_clothes check_same_dress_people',
    },
    {
      id: 'filter-clothes',
      name: 'Filter clothes by colour and season',
      about: 'Kind, colour, season, brand and occasion narrow the list.',
      why: 'eighty tops do not fit on one screen',
      size: 'S',
      skill: 'filters',
      said: 'colour season_filter',
      asked:
        'show_blue_tops filter_summer_dresses find_black_trousers sort_clothes_colour search_warm_sweaters group_clothes_kind look_formal_shirts',
    },
    {
      id: 'remove-photo-backgrounds',
      name: 'Remove backgrounds from photos',
      about: 'The piece is cut out and stands on white.',
      why: 'a bed and a carpet spoil every look',
      size: 'M',
      said: 'background cut_out',
      asked:
        'cut_clothes_background remove_bed_photo clean_clothes_picture crop_shirt_outline show_piece_white erase_carpet_picture isolate_garment_photo',
    },
    {
      id: 'suggest-outfits',
      name: 'Suggest outfits',
      about: 'Looks are proposed from pieces that are clean and fit the day.',
      why: 'the same four combinations come up each morning',
      size: 'L',
      skill: 'matching',
      said: 'suggest what_wear',
      asked:
        'suggest_outfit_today propose_fresh_combination recommend_shoes_trousers give_outfit_ideas tell_wear_today show_unexpected_look pick_clothes_morning find_match_skirt',
    },
    {
      id: 'compute-cost-per-wear',
      name: 'Compute cost per wear',
      about: 'Price divided by wears, per piece and brand.',
      why: 'a dear coat can be the cheapest piece',
      size: 'S',
      skill: 'calculation',
      said: 'cost_per_wear price_paid',
      asked:
        'calculate_cost_wear divide_price_wears see_dress_paid compare_coat_worth show_wasted_money count_money_clothes see_boots_expensive',
    },
    {
      id: 'pack-for-trips',
      name: 'Pack for trips',
      about: 'Outfits per day become one list to tick off.',
      why: 'half the suitcase comes home unworn',
      size: 'M',
      skill: 'checklists',
      said: 'packing suitcase trip',
      asked:
        'pack_suitcase_trip write_packing_list tick_packed_clothes choose_clothes_holiday plan_luggage_days bring_fewer_clothes check_suitcase_complete count_socks_journey',
    },
    {
      id: 'show-wardrobe-statistics',
      name: 'Show wardrobe statistics',
      about: 'Pieces, value, colours and wears in charts.',
      why: 'eleven navy sweaters show up only in figures',
      size: 'S',
      skill: 'charts',
      said: 'statistics how_many',
      asked:
        'count_pieces_colour see_wardrobe_value show_favourites_worn compare_wears_brand draw_colours_chart look_spending_clothes count_sweaters_owned',
    },
    {
      id: 'fit-weather',
      name: 'Fit outfits to the weather',
      about: 'The forecast leaves out what is too thin or too warm.',
      why: 'a linen dress is no use in rain',
      size: 'M',
      skill: 'weather',
      said: 'weather rain forecast',
      asked:
        'check_weather_outfit choose_clothes_rain adapt_clothes_temperature see_forecast_look warn_rain_suede recommend_warm_cold check_degrees_coat',
    },
    {
      id: 'track-laundry',
      name: 'Track laundry and care',
      about: 'A piece is clean, worn or in the wash, with its care signs.',
      why: 'the planned blouse lies in the basket',
      size: 'S',
      said: 'laundry wash clean',
      asked:
        'mark_shirt_dirty see_blouse_wash remind_wash_jeans note_care_label show_clean_clothes sort_laundry_temperature bring_suit_cleaner track_dry_cleaning',
    },
    {
      id: 'recognise-clothes',
      name: 'Recognise kind and colour from photos',
      about: 'The picture fills in kind, colour and pattern for checking.',
      why: 'nobody types two hundred descriptions',
      size: 'L',
      skill: 'recognition',
      said: 'recognise automatically',
      asked:
        'recognise_shirt_photo detect_colour_picture fill_kind_automatically identify_brand_label tag_clothes_automatically scan_closet_camera name_garment_photo',
    },
    {
      id: 'find-unworn-clothes',
      name: 'Find clothes not worn',
      about: 'Pieces without a wear for months are listed.',
      why: 'a third of most closets is never touched',
      size: 'S',
      skill: 'filters',
      said: 'unworn never_worn',
      asked:
        'list_unworn_clothes find_dresses_forgotten show_never_touched remind_skirt_neglected see_dead_pieces sort_out_year discover_hidden_clothes',
    },
    {
      id: 'keep-clothes-wish-list',
      name: 'Keep a wish list of pieces',
      about: 'A piece in a shop is laid beside what is owned.',
      why: 'a third grey cardigan helps nobody',
      size: 'S',
      said: 'wish_list missing_piece before_buy',
      asked:
        'save_wanted_boots check_match_buying compare_dress_owned stop_double_purchase note_missing_pieces check_closet_buying see_similar_owned',
    },
    {
      id: 'record-sizes',
      name: 'Record sizes and measurements',
      about: 'Body measures and what fits in which brand.',
      why: '38 is not 38 in every brand',
      size: 'S',
      said: 'size measurements fit',
      asked:
        'record_shoe_size note_waist_measures see_size_brand write_children_sizes check_trousers_fit measure_chest_sleeves keep_shirt_sizes',
    },
    {
      id: 'mark-to-sell-give-away',
      name: 'Mark clothes to sell or give away',
      about: 'Sorted-out pieces leave the closet but keep their story.',
      why: 'the bag for the charity stands in the hall for a year',
      size: 'S',
      said: 'sell give_away donate',
      asked:
        'sell_old_dresses donate_coats_charity give_outgrown_clothes list_piece_secondhand sort_sell_keep pass_trousers_sister clear_closet_clothes swap_clothes_friends',
    },
    {
      id: 'add-from-shop-pages',
      name: 'Add clothes from shop pages',
      about: 'A link or receipt brings picture, name and price.',
      why: 'the shop has the better photo',
      size: 'M',
      skill: 'import-web',
      said: 'link shop_page receipt',
      asked:
        'import_clothes_link add_piece_shop copy_product_picture read_order_mail take_photo_webshop fetch_price_brand paste_shop_address',
    },
    {
      id: 'build-capsules',
      name: 'Group clothes into capsules',
      about: 'A small set with the number of looks it yields.',
      why: 'thirty pieces can dress a whole season',
      size: 'S',
      skill: 'categories',
      said: 'capsule thirty_pieces',
      asked:
        'build_capsule_season limit_thirty_pieces group_work_clothes choose_core_pieces reduce_wardrobe_basics create_summer_set try_minimal_closet',
    },
    {
      id: 'share-outfits-opinions',
      name: 'Share outfits and ask for opinions',
      about: 'A friend or stylist sees a look by link and answers.',
      why: 'the mirror does not talk',
      size: 'M',
      skill: 'share-link',
      said: 'share friend_opinion stylist',
      asked:
        'share_outfit_friend ask_sister_dress show_stylist_closet vote_two_looks send_look_link comment_outfit ask_friend_choose',
    },
    {
      id: 'record-storage-places',
      name: 'Record where clothes are stored',
      about: 'Box, shelf or attic stands with each piece.',
      why: 'winter things hide in nine boxes',
      size: 'S',
      skill: 'places',
      said: 'box attic where_stored',
      asked:
        'find_winter_box note_attic_boxes store_ski_clothes label_clothes_boxes tell_coat_hangs rotate_seasonal_clothes remember_shelf_sweaters',
    },
    {
      id: 'keep-wardrobes-per-person',
      name: 'Keep wardrobes per person',
      about: 'Each member of the household has a closet of their own.',
      why: 'children outgrow theirs twice a year',
      size: 'M',
      skill: 'profiles',
      said: 'children family husband',
      asked:
        'separate_kids_clothes manage_husband_closet add_wardrobe_child see_daughter_outgrown hand_down_brother keep_family_wardrobes switch_person_closet',
    },
  ],
} satisfies Kind;
