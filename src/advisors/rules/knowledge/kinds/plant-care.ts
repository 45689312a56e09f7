import type { Kind } from '../kind.ts';

export const plantCare = {
  id: 'plant-care',
  title: 'plant care',
  strong:
    'houseplant houseplants house_plants indoor_plants potted_plants pot_plants plant_parent plant_parents plant_sitter monstera philodendron pothos calathea succulents orchid_repot ficus_leaves windowsill_plants balcony_plants plants_thirsty water_plants_remind forget_water_plants plants_die_forget overwatered overwatering root_rot repot repotting spider_mites fungus_gnats mealybugs thrips yellow_leaves_plant brown_tips_leaves leaves_drooping plant_watering_app plant_care_app planta_app greg_app hortusfox plant_journal cuttings_rooted plants_holiday_water flowerpots_balcony light_meter_plants neem_oil potting_soil plants_bright_corner plants_poisonous_cat dead_plants_flat geraniums_balcony',
  weak: 'plant leaf pot soil root cactus orchid fertiliser windowsill balcony moisture frost repotting pests cutting dry wilted',
  told: 'plants water leaves pot soil watering thirsty wilt drown dry balcony windowsill light yellow brown droop fertiliser roots gnats lice cactus orchid fern winter sun cat poisonous cuttings monstera',
  things: ['plant', 'care task', 'species', 'place', 'cutting'],
  people: ['plant owners', 'plant sitters', 'flatmates', 'collectors'],
  field: 'care of house plants',
  features: [
    {
      id: 'remind-watering',
      name: 'Remind of watering',
      about: 'Each plant calls on its own day.',
      why: 'a forgotten fern is dead in ten days',
      size: 'M',
      skill: 'reminders',
      said: 'remind_water forget_watering thirsty',
      asked:
        'remind_water_plants tell_plant_thirsty remember_watering warn_soil_dry ping_monstera_drink nudge_pour_water say_water_next',
    },
    {
      id: 'keep-plant-profiles',
      name: 'Keep a profile for each plant',
      about: 'Name, species, pot, place and day of purchase.',
      why: 'two plants of one species can need different care',
      size: 'M',
      skill: 'catalogue',
      said: 'profile_plant each_plant_own card_plant',
      asked:
        'record_plants_home keep_plant_card enter_pot_size add_bought_orchid name_single_plant note_purchase_day collect_houseplants_sheet',
    },
    {
      id: 'list-care-today',
      name: 'List care due today',
      about: 'One round through the home, with overdue plants first.',
      why: 'one round with the can beats ten single alarms',
      size: 'S',
      skill: 'tasks',
      said: 'due_today today_round',
      asked:
        'see_plants_today show_due_care tick_watered_plants list_overdue_plants walk_round_tasks check_off_round look_morning_pots',
    },
    {
      id: 'log-care',
      name: 'Log watering, feeding and other care',
      about: 'One tap with the date, afterwards too.',
      why: 'nobody remembers whether the ficus was watered on Monday',
      size: 'S',
      skill: 'history',
      said: 'last_watered log_watering',
      asked:
        'log_watering_date note_watered_yesterday record_fed_plant see_last_watered write_pruned_ficus track_care_done remember_misted',
    },
    {
      id: 'adapt-intervals-season',
      name: 'Adapt watering intervals to the season',
      about: 'The days between waterings stretch in winter and shrink in heat.',
      why: 'most house plants drown in December',
      size: 'M',
      skill: 'calculation',
      said: 'less_winter season_interval',
      asked:
        'change_interval_winter water_less_december stretch_days_winter adjust_schedule_season set_interval_species calculate_watering_rhythm shorten_interval_summer',
    },
    {
      id: 'show-care-guides',
      name: 'Look up care guides by species',
      about: 'Light, water, soil, humidity and feeding of each species.',
      why: 'the label in the pot says only green plant',
      size: 'M',
      skill: 'metadata-fetch',
      said: 'care_tips guide_species what_it_needs',
      asked:
        'look_species_needs read_care_tips find_care_instructions explain_orchid_needs show_species_light give_care_advice learn_cactus_wants',
    },
    {
      id: 'identify-plants',
      name: 'Identify plants from photos',
      about: 'A leaf or flower is photographed and likely species are offered.',
      why: 'gifts and supermarket plants come without a name',
      size: 'L',
      skill: 'recognition',
      said: 'identify_plant what_plant_called',
      asked:
        'identify_unknown_plant recognise_leaf_photo photograph_find_name guess_plant_species tell_plant_called scan_leaf name_gifted_plant',
    },
    {
      id: 'schedule-feeding-repotting',
      name: 'Schedule feeding and repotting',
      about: 'Repeating dates for fertiliser, new soil, pruning and cleaning of leaves.',
      why: 'what comes once a year is never remembered',
      size: 'M',
      skill: 'recurring',
      said: 'repotting fertiliser_schedule',
      asked:
        'plan_repotting_spring remind_fertiliser_summer schedule_fertilising tell_pot_small repeat_feeding_weeks see_repot_due plan_pruning_cleaning',
    },
    {
      id: 'show-growth-photos',
      name: 'Show growth in a photo timeline',
      about: 'Dated photos of each plant in a row.',
      why: 'growth and decline are too slow for the eye',
      size: 'M',
      skill: 'attachments',
      said: 'photo_timeline grown growth',
      asked:
        'see_plant_grown compare_photos_year take_monthly_photo show_growth_pictures keep_leaf_photos watch_leaves_unfold photograph_progress',
    },
    {
      id: 'group-rooms-windows',
      name: 'Group plants by room and window',
      about: 'Places with their direction and light, and the plants that stand there.',
      why: 'a round goes by rooms and light by windows',
      size: 'S',
      skill: 'places',
      said: 'by_room which_window',
      asked:
        'sort_plants_room group_windowsill assign_balcony_place show_bathroom_plants move_plant_window list_living_room separate_north_south',
    },
    {
      id: 'diagnose-pests-diseases',
      name: 'Diagnose pests and diseases',
      about: 'A photo or questions lead to likely causes and what to do.',
      why: 'yellow leaves can mean too much or too little water',
      size: 'L',
      skill: 'recognition',
      said: 'yellow_leaves pests what_is_wrong',
      asked:
        'recognise_spider_mites find_yellow_leaves_cause photograph_sick_leaf tell_brown_tips_reason diagnose_sticky_leaves identify_bug_soil check_leaf_spots',
    },
    {
      id: 'measure-light',
      name: 'Measure light with the phone',
      about: 'The camera estimates the light of a spot and compares it with the species.',
      why: 'a bright room is dark for a plant two metres from the window',
      size: 'M',
      said: 'light_meter enough_light',
      asked:
        'measure_light_windowsill hold_camera_window check_corner_dark tell_bright_spot read_lux_shelf test_light_corner see_enough_sun',
    },
    {
      id: 'share-care-household',
      name: 'Share care with household and sitters',
      about: 'Flatmates and neighbours see the round and tick it off.',
      why: 'plants die of two people watering as often as of none',
      size: 'M',
      skill: 'invitations',
      said: 'plant_sitter neighbour_waters flatmates',
      asked:
        'share_plants_flatmate invite_plant_sitter ask_neighbour_water hand_holiday_instructions see_partner_watered divide_watering_partner give_sitter_access',
    },
    {
      id: 'postpone-watering',
      name: 'Postpone or skip a watering',
      about: 'Soil still damp moves the date, and the interval learns from it.',
      why: 'the finger in the soil knows more than the calendar',
      size: 'S',
      said: 'still_wet snooze postpone',
      asked:
        'postpone_watering_days skip_soil_wet snooze_reminder_damp delay_still_moist push_watering_tomorrow shift_due_plant',
    },
    {
      id: 'show-care-calendar',
      name: 'Show care on a calendar',
      about: 'Past and coming care by day and month.',
      why: 'a holiday is planned around the thirsty ones',
      size: 'S',
      skill: 'calendar',
      said: 'calendar_care month_view',
      asked:
        'see_care_calendar show_month_watering look_week_ahead plan_holiday_gap view_repotting_dates mark_care_days',
    },
    {
      id: 'calculate-water-amount',
      name: 'Calculate the water amount per plant',
      about: 'Millilitres by species, pot size, light and season.',
      why: 'a bit of water is a cup to one and a litre to another',
      size: 'M',
      skill: 'calculation',
      said: 'how_much_water millilitres',
      asked:
        'tell_water_amount calculate_millilitres_pot count_cups_plant measure_litres_pot say_much_pour give_dose_fertiliser',
    },
    {
      id: 'warn-frost-heat',
      name: 'Warn of frost and heat on balconies',
      about: 'The forecast of the place decides what comes in and what drinks twice.',
      why: 'one night of frost ends a ten-year oleander',
      size: 'M',
      skill: 'weather',
      said: 'frost heatwave cold_night',
      asked:
        'warn_frost_balcony bring_plants_inside tell_cold_night alert_heat_wave check_forecast_oleander water_twice_heat',
    },
    {
      id: 'track-treatments',
      name: 'Track treatments of sick plants',
      about: 'Remedies, dates and repeats until the plant is free of pests.',
      why: 'mites come back when the second spray is left out',
      size: 'S',
      skill: 'checklists',
      said: 'treatment quarantine spray',
      asked:
        'note_sprayed_mites repeat_neem_treatment quarantine_infested_plant remind_second_spray follow_plant_recovery mark_sick_plant record_gnat_cure',
    },
    {
      id: 'mark-poisonous-plants',
      name: 'Mark plants poisonous to pets',
      about: 'A sign for cats, dogs and small children, with the harmful part.',
      why: 'a cat that chews a lily is in danger',
      size: 'S',
      skill: 'tags',
      said: 'poisonous toxic_cat',
      asked:
        'warn_poisonous_cat mark_toxic_plants check_dog_chews see_plant_safe_toddler show_harmless_plants find_dangerous_lilies',
    },
    {
      id: 'suggest-plants-spot',
      name: 'Suggest plants for a spot',
      about: 'Light, warmth, care time and pets decide what is offered.',
      why: 'most plants die of the place where they were put',
      size: 'M',
      skill: 'matching',
      said: 'which_plant_suits suggest_plant',
      asked:
        'suggest_plant_dark_corner recommend_plant_bathroom find_plant_forgiving choose_plant_north_window propose_beginner_plants buy_plant_suits',
    },
    {
      id: 'track-cuttings',
      name: 'Track cuttings and propagation',
      about: 'Mother plant, method, date of rooting and who got it.',
      why: 'ten glasses on the sill look all the same',
      size: 'S',
      said: 'cuttings propagate offshoots',
      asked:
        'track_cuttings_rooted note_mother_plant record_offshoots write_cutting_glass swap_cuttings_friends count_rooted_cuttings',
    },
    {
      id: 'connect-soil-sensors',
      name: 'Read soil moisture sensors',
      about: 'Values of moisture, light and warmth join the plant.',
      why: 'a probe feels the root ball where no finger reaches',
      size: 'L',
      skill: 'device-data',
      said: 'soil_sensor moisture_probe',
      asked:
        'connect_moisture_sensor read_soil_sensor stick_probe_pot measure_soil_moisture show_humidity_values link_sensor_plant',
    },
  ],
} satisfies Kind;
