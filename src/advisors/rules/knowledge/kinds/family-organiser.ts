import type { Kind } from '../kind.ts';

export const familyOrganiser = {
  id: 'family-organiser',
  title: 'family organisers',
  strong:
    'family_organiser family_organizer family_planner family_calendar family_app family_week family_life cozi familywall timetree homechart kitchenowl skylight_calendar mental_load shared_calendar_kids calendar_kids calendar_colour_child fridge_calendar fridge_door_plan kitchen_wall_tablet everybody_home_calendar picks_up_kids fetch_daycare football_training_kids dentist_kids partner_shopping husband_calendar wife_calendar kids_chores family_shopping dinner_plan_family meal_plan_shopping who_cooks who_drives children_appointments patchwork_family mother_father_calendar grandma_fetches family_documents family_chat family_birthdays parents_evening daycare_closed',
  weak: 'family parents kids mum dad dinner chores daycare fridge grandma siblings household babysitter groceries',
  told: 'family kids husband wife daughter son grandma fetch drive dentist football daycare milk bread fridge dinner cook dishwasher rubbish birthday babysitter homework shopping tonight pick',
  things: ['appointment', 'list', 'chore', 'meal', 'document'],
  people: ['parents', 'children', 'grandparents', 'babysitters'],
  field: 'everyday life of families',
  features: [
    {
      id: 'share-family-calendar',
      name: 'Share one calendar for the family',
      about: 'All appointments stand together, with a colour for each person.',
      why: 'two calendars in two heads lead to a child that nobody fetches',
      size: 'M',
      skill: 'calendar',
      said: 'family_calendar colour_person',
      asked:
        'share_calendar_partner see_appointments_everybody give_child_colour enter_dentist_football look_tonight_evening show_week_family put_dates_together',
    },
    {
      id: 'keep-shopping-lists',
      name: 'Keep shared shopping lists',
      about: 'Everybody adds and ticks, in the shop at the same time too.',
      why: 'milk is bought twice or not at all',
      size: 'M',
      skill: 'shopping-list',
      said: 'shopping_list groceries milk',
      asked:
        'add_milk_list tick_groceries_shop share_shopping_list write_bread_empty sort_aisle_supermarket buy_missing_things see_bought_already',
    },
    {
      id: 'plan-meals',
      name: 'Plan the meals of the week',
      about: 'Dinners and lunches are laid on the days, with who cooks.',
      why: 'what is for dinner is asked every day at five',
      size: 'M',
      said: 'meal_plan dinner',
      asked:
        'plan_dinners_week decide_cook_tonight see_eating_thursday lay_meals_days choose_lunch_kids suggest_supper write_menu',
    },
    {
      id: 'assign-chores',
      name: 'Assign chores and rotate them',
      about: 'Chores have a person, a rhythm and a tick.',
      why: 'who took the rubbish out last is argued about daily',
      size: 'M',
      skill: 'tasks',
      said: 'chores rubbish dishwasher',
      asked:
        'assign_chores_kids rotate_dishwasher_duty take_rubbish_turn divide_housework tick_tidied_room see_turn_bathroom share_cleaning_fairly',
    },
    {
      id: 'remind-appointments',
      name: 'Remind of appointments and chores',
      about: 'Those concerned get a note some time before.',
      why: 'the gym bag is remembered on the way to school',
      size: 'S',
      skill: 'reminders',
      said: 'remind reminder',
      asked:
        'remind_gym_bag notify_dentist_hour tell_leave_now warn_appointment_tomorrow beep_bins_evening ring_parents_phones send_agenda_morning',
    },
    {
      id: 'keep-to-do-lists',
      name: 'Keep shared to-do lists',
      about: 'One-off things with a date, for one or for all.',
      why: 'the one who thinks of everything ends up doing it too',
      size: 'S',
      skill: 'tasks',
      said: 'to_do errands',
      asked:
        'keep_errands_list hand_task_partner write_things_done tick_form_signed split_errands see_open_tasks plan_renovation_jobs',
    },
    {
      id: 'keep-recipes',
      name: 'Keep family recipes',
      about: "Recipes with portions, from the web or grandmother's book.",
      why: 'the favourites are scattered over books and chats',
      size: 'M',
      skill: 'import-web',
      said: 'recipes family_dishes',
      asked:
        'keep_recipes_together save_recipe_website change_portions collect_grandma_dishes find_favourite_dish rate_dish_children photograph_cookbook_page',
    },
    {
      id: 'add-ingredients-list',
      name: 'Add ingredients to the shopping list',
      about: 'What the planned meals need goes on the list, summed up.',
      why: 'copying eight recipes by hand takes an hour',
      size: 'M',
      skill: 'shopping-list',
      said: 'ingredients onto_list',
      asked:
        'add_ingredients_recipe put_planned_meals_list sum_onions_recipes turn_menu_groceries leave_out_pantry transfer_amounts fill_list_dinners',
    },
    {
      id: 'include-outside-calendars',
      name: 'Include school, work and club calendars',
      about: "Dates from elsewhere appear by themselves beside the family's own.",
      why: 'nobody copies shifts and holidays twice',
      size: 'M',
      skill: 'calendar-sync',
      said: 'google_calendar subscribe school_holidays',
      asked:
        'include_school_holidays subscribe_club_calendar sync_google_outlook show_work_shifts import_match_dates connect_apple_calendar take_bin_collection',
    },
    {
      id: 'write-family-messages',
      name: 'Write messages within the family',
      about: 'A chat and notes that belong to an appointment or list.',
      why: 'dates drown among funny videos in the other chat',
      size: 'M',
      skill: 'chat',
      said: 'chat message_family',
      asked:
        'write_message_family chat_siblings ask_late_home leave_note_appointment answer_thumbs discuss_weekend_trip tell_running_late',
    },
    {
      id: 'keep-family-documents',
      name: 'Keep family documents',
      about: 'Passports, vaccination cards and policies, with their last day.',
      why: 'the insurance number is needed in the waiting room',
      size: 'M',
      skill: 'attachments',
      said: 'documents passport vaccination',
      asked:
        'keep_passports_safe find_insurance_number store_vaccination_card warn_passport_expires photograph_birth_certificate file_contracts_guarantees show_card_doctor',
    },
    {
      id: 'keep-contacts',
      name: 'Keep contacts for emergencies and services',
      about: 'Doctors, daycare, trainers and neighbours with number and address.',
      why: 'only one parent has the number of the daycare',
      size: 'S',
      said: 'contacts numbers',
      asked:
        'keep_numbers_doctor find_daycare_number call_babysitter save_friends_parents list_emergency_numbers look_address_trainer',
    },
    {
      id: 'remember-birthdays',
      name: 'Remember birthdays and gift ideas',
      about: 'Birthdays return each year, with ages and a hidden list of ideas.',
      why: "the aunt's fiftieth is noticed the evening before",
      size: 'S',
      skill: 'recurring',
      said: 'birthdays gifts presents',
      asked:
        'remember_birthdays_relatives collect_gift_ideas hide_presents_children count_age_aunt note_wishes_christmas prevent_double_present plan_anniversary',
    },
    {
      id: 'reward-chores',
      name: 'Reward chores with stars',
      about: 'Ticked chores earn stars, which a parent confirms and exchanges.',
      why: 'a row of stars moves a seven-year-old more than a word',
      size: 'S',
      skill: 'gamification',
      said: 'stars reward points_chores',
      asked:
        'reward_chores_stars earn_stars_tidying exchange_stars_cinema confirm_chore_done pay_children_tidying save_points_treat count_stickers',
    },
    {
      id: 'show-wall-display',
      name: 'Show the week on a wall tablet',
      about: 'A screen in the kitchen shows days, meals and chores.',
      why: 'the youngest has no phone and looks at the fridge',
      size: 'M',
      skill: 'dashboard',
      said: 'wall tablet kitchen_screen fridge',
      asked:
        'show_week_kitchen hang_tablet_wall replace_fridge_paper display_today_large see_without_phone tick_wall_screen print_week_fridge',
    },
    {
      id: 'manage-children-accounts',
      name: 'Give children accounts of their own',
      about: 'Each age sees and may change what parents allow, without an e-mail address.',
      why: 'a child of eight may tick but not delete the dentist',
      size: 'M',
      skill: 'roles',
      said: 'children_account kids_may parental',
      asked:
        'give_children_account limit_kids_changing keep_teenager_private stop_deleting_appointments create_child_login decide_age_rights choose_picture_login',
    },
    {
      id: 'share-family-photos',
      name: 'Share photos and moments',
      about: 'Pictures with a line of text stay within the family.',
      why: 'grandparents want to see the first tooth and no social network should',
      size: 'S',
      skill: 'upload',
      said: 'photos moments',
      asked:
        'share_photos_grandparents keep_first_steps collect_holiday_pictures write_family_journal show_school_play send_picture_grandma save_funny_sayings',
    },
    {
      id: 'arrange-pick-ups',
      name: 'Arrange who brings and fetches',
      about: 'Each ride has a name, and an open one stands out.',
      why: 'two parents each believe that the other one goes',
      size: 'M',
      said: 'pick_up fetch who_drives',
      asked:
        'arrange_pick_up see_fetches_today assign_ride_training mark_driver_appointment find_free_driver swap_daycare_run share_rides_neighbours',
    },
    {
      id: 'keep-timetables',
      name: 'Keep school timetables',
      about: 'Lessons per child with even and odd weeks, and what to bring.',
      why: 'swimming things are needed every second Tuesday',
      size: 'S',
      skill: 'schedule',
      said: 'timetable lessons',
      asked:
        'keep_timetable_child see_lessons_end note_swimming_things enter_school_hours look_sports_lesson skip_holidays_timetable show_homework_day',
    },
    {
      id: 'give-helpers-access',
      name: 'Give grandparents and babysitters limited access',
      about: 'Helpers see chosen dates and lists for as long as they are needed.',
      why: 'grandma fetches on Wednesdays and needs only that',
      size: 'S',
      skill: 'invitations',
      said: 'grandma_see babysitter separated',
      asked:
        'give_grandma_access invite_babysitter_evening hide_private_dates show_au_pair separate_households_calendar remove_nanny share_ex_partner',
    },
    {
      id: 'reuse-list-templates',
      name: 'Reuse packing lists and routines',
      about: 'A saved list is started anew for the next journey or morning.',
      why: 'the swimming goggles are forgotten each summer',
      size: 'S',
      skill: 'templates',
      said: 'packing_list routine',
      asked:
        'reuse_packing_list start_camping_list copy_holiday_things save_morning_routine tick_suitcase_contents keep_standard_groceries repeat_beach_list',
    },
    {
      id: 'share-locations',
      name: 'Share where family members are',
      about: 'Who agreed is shown on a map, with a note on arrival.',
      why: 'is she home yet is asked more than anything else',
      size: 'M',
      skill: 'geofence',
      said: 'location map arrived',
      asked:
        'share_location_family see_daughter_home notify_arrived_school show_map_teenager locate_grandfather_walk switch_location_off check_way_home',
    },
  ],
} satisfies Kind;
