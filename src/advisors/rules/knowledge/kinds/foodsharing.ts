import type { Kind } from '../kind.ts';

export const foodsharing = {
  id: 'foodsharing',
  title: 'food sharing and rescue products',
  strong:
    'food_sharing food_rescue leftover_food surplus_food save_food food_bank food_waste fridges_public leftover_bread supermarkets_food throw_food food_away bakeries_leftovers surplus_vegetables pick_up_food food_leftover still_good food_saved',
  weak: 'pickup shop supermarket volunteer slot distribute bread rescued basket collect',
  told: 'food rescue leftover supermarket bakery pick up basket waste volunteers stores fridge share bread throw away give neighbours rules fair saved kilos team slots tonnes verify newcomer',
  things: ['pickup', 'food basket', 'store'],
  people: ['volunteers', 'shops', 'members'],
  field: 'saving food',
  features: [
    {
      id: 'plan-pickups-shops',
      name: 'Plan pickups at shops',
      about:
        'Each shop lists its pickups with day, time and places; volunteers sign up and withdraw until a set hour before.',
      why: 'bread does not wait until somebody feels responsible',
      size: 'M',
      skill: 'shifts',
      said: 'pickup slot plan shop',
      asked:
        'see_open_pickups plan_bakery see_fetches_today divide_shops see_free_days plan_shop set_pickup_times list_bakery_days find_pickup_tomorrow',
    },
    {
      id: 'let-volunteers-sign-up',
      name: 'Sign up for pickup slots',
      about: 'Volunteers see free pickup slots of each store and take one with a click.',
      why: 'ringing up twenty volunteers in turn takes too long',
      size: 'M',
      skill: 'shifts',
      said: 'sign_up volunteer take who_goes',
      asked:
        'take_slot click_slot take_monday fetch_tonight join_pickup book_pickup put_name_pickup say_fetch sign_bakery put_name reserve_monday put_down',
    },
    {
      id: 'offer-food-others-nearby',
      name: 'Offer food baskets to neighbours',
      about: 'A basket has photo, contents, weight and end date; neighbours ask for it, and the address follows a yes.',
      why: 'leftovers of private kitchens spoil before the owner is back',
      size: 'M',
      said: 'offer basket give',
      asked:
        'give_leftovers offer_soup give_away give_neighbours post_basket offer_bread put_basket photograph_leftovers share_leftovers post_fridge offer_fridge',
    },
    {
      id: 'show-shops-fridges-baskets',
      name: 'Show shops and baskets on a map',
      about:
        'Partner shops, public fridges and open baskets are marked by kind on a map; private addresses are shown only roughly.',
      why: 'nobody crosses the town for three yoghurts',
      size: 'M',
      skill: 'map',
      said: 'map where nearby',
      asked: 'see_near see_map find_basket show_fridges find_fridge see_food_nearby look_around find_shop_map',
    },
    {
      id: 'write-groups-walls',
      name: 'Chat in groups and teams',
      about: 'Each region and shop team has a wall and a chat that only its members read, beside private messages.',
      why: 'teams otherwise scatter over messengers that newcomers never find',
      size: 'M',
      skill: 'chat',
      said: 'chat write group',
      asked: 'write_group talk_team ask_team write_team chat_shop discuss_group answer_group tell_group',
    },
    {
      id: 'remind-replace-those-cannot',
      name: 'Remind volunteers of pickups',
      why: 'a missed pickup loses the shop',
      size: 'M',
      skill: 'reminders',
      said: 'remind cannot ill replace',
      asked:
        'remind_pickup tell_hour_before cancel_pickup find_substitute replace_ill remind_fetch swap_pickup stand_door find_jump swap_ill swap_somebody',
    },
    {
      id: 'keep-notes-shops',
      name: 'Keep profiles of shops with notes',
      about:
        "A shop's page holds contact, entrance, usual amounts and house rules, with dated remarks that only its team reads.",
      why: 'a new volunteer rings at the wrong door',
      size: 'S',
      skill: 'notes',
      said: 'shop_rules contact',
      asked:
        'write_back_door note_ring_bell read_shop_rules see_ask_shop note_boxes see_shop_phone write_shop_rules read_notes_shop keep_shop_contact read_ring write_door',
    },
    {
      id: 'approve-new-volunteers',
      name: 'Approve new volunteers by quiz',
      about:
        'A newcomer passes questions on hygiene and conduct, does trial pickups, and is then admitted by a coordinator.',
      why: "one careless pickup ends the shop's cooperation",
      size: 'M',
      skill: 'approval',
      said: 'new approve quiz training',
      asked:
        'answer_quiz pass_quiz check_beginner accept_beginner watch_first_pickup train_beginner test_rules_beginner pass_test',
    },
    {
      id: 'count-was-saved',
      name: 'Show statistics of saved food',
      about:
        'Kilograms and number of pickups are summed per volunteer, shop and region from the estimate after each pickup.',
      why: 'shops and towns ask what the effort has brought',
      size: 'S',
      skill: 'reports',
      said: 'kilos count saved',
      asked: 'count_kilos see_saved weigh_saved sum_kilos show_mayor write_kilos count_rescued prove_saved',
    },
    {
      id: 'give-groups-coordinators',
      name: 'Coordinate regions and groups with roles',
      about:
        'Regions lie within each other, each with coordinators who admit members, name shop managers and answer for rules.',
      why: 'a central office cannot know every shop of every town',
      size: 'M',
      skill: 'roles',
      said: 'coordinator region',
      asked:
        'split_districts give_rights lead_district found_group assign_role appoint_district see_district divide_city',
    },
    {
      id: 'announce-events-meetings',
      name: 'Announce events and meetings',
      size: 'S',
      skill: 'events',
      said: 'event meeting',
      asked: 'announce_meeting invite_meeting post_event plan_party tell_meeting show_events invite_stall',
    },
    {
      id: 'notify-email-push',
      name: 'Notify by email and push',
      about:
        'Free pickups, messages and answers to baskets arrive by mail or on the phone, switched on or off by kind.',
      why: 'a place freed this morning must be filled by noon',
      size: 'S',
      skill: 'notifications',
      said: 'notify push mail',
      asked: 'tell_bread_left ping_phone_bread mail_pickup tell_slot_free tell_basket_near tell_fresh_basket send_push',
    },
    {
      id: 'report-problems',
      name: 'Report rule violations',
      about:
        'Missed pickups or resold food are reported with place and date; the arbitration team alone reads it, hearing both sides.',
      why: "the shop's trust suffers when nobody follows up",
      size: 'M',
      skill: 'moderation',
      said: 'problem report',
      asked: 'report_late report_thief report_appear report_rude tell_misbehaved warn_member report_took report_break',
    },
    {
      id: 'keep-profiles-trust-feedback',
      name: 'Keep profiles with trust and feedback',
      about: 'A profile shows region, pickups done, missed ones and who vouches for the volunteer; feedback is signed.',
      why: 'people hand keys and food to somebody unknown',
      size: 'S',
      skill: 'profiles',
      said: 'profile trust feedback',
      asked: 'see_reliable give_banana rate_fetcher see_profile see_pickups_done write_myself',
    },
    {
      id: 'offer-several-languages',
      name: 'Offer several languages',
      why: 'helpers come from all over',
      size: 'M',
      skill: 'languages',
      said: 'language',
      asked:
        'read_german read_turkish speak_language switch_language use_mother_tongue choose_language show_language read_mother_tongue',
    },
    {
      id: 'use-mobile-app',
      name: 'Use a mobile app',
      size: 'M',
      skill: 'mobile',
      said: 'app',
      asked: 'use_phone open_phone install_app use_app look_phone start_app',
    },
  ],
} satisfies Kind;
