import type { Kind } from '../kind.ts';

export const animalShelter = {
  id: 'animal-shelter',
  title: 'animal shelters and rescues',
  strong:
    'animal_shelter shelter_dogs shelter_cats rescue_dogs rescue_cats animal_rescue dog_rescue cat_rescue stray_dogs stray_cats strays foster_homes foster_dogs foster_cats foster_kittens animals_adopted dogs_adopted cats_adopted adopt_dog adopt_cat adopters_dogs rehoming rehome_animals surrendered_pets humane_society animal_control spca shelterluv sheltermanager petpoint shelterbuddy asm rescuegroups pawlytics petfinder pound_dogs impounded_animals animals_kennels adoptable_animals neuter_release shelter_vet kennel_numbers cattery animals_homes new_owners_dogs found_dog_street sanctuary_animals intake_animals rabbits_rehomed animal_welfare_charity',
  weak: 'animal dog cat kitten puppy adoption foster kennel shelter rescue vet microchip stray vaccination spay neuter pen breed',
  told: 'dog cat kitten puppy rabbit animal shelter rescue stray owner adopt foster kennel cage pen vet vaccine worming neuter chip volunteer walk donation food surrender abandoned breed collar bite contract fee family pound',
  things: ['animal', 'adoption', 'intake', 'foster placement', 'treatment'],
  people: ['shelter staff', 'volunteers', 'foster carers', 'adopters', 'vets'],
  field: 'animal shelter work',
  features: [
    {
      id: 'keep-animal-records',
      name: 'Keep a record for each animal',
      why: 'nobody remembers ninety cats',
      about: 'Name, species, breed, sex, age, colour and state of each animal stand on one page.',
      size: 'M',
      skill: 'catalogue',
      said: 'animal_record dog_file card_animal',
      asked:
        'keep_dog_details record_animal_breed find_cat_details enter_animal_age file_dog_card open_animal_page write_cat_colour look_up_dog store_animal_information',
    },
    {
      id: 'record-intakes',
      name: 'Record intakes with reason and source',
      why: 'how an animal came decides what may happen to it',
      about: 'Date, person, place and reason are noted when an animal is brought in.',
      size: 'M',
      said: 'intake brought_in arrival',
      asked:
        'record_intake book_arrival note_finder_street log_arrival write_brought register_stray_arrival enter_surrender_reason ask_owner_reason log_animal_came',
    },
    {
      id: 'track-medical-treatments',
      name: 'Track vaccinations and medical treatments',
      why: 'a dose given twice does harm',
      about: 'Vaccines, tests, drugs and operations are kept with dose and date for each animal.',
      size: 'M',
      skill: 'history',
      said: 'vaccination medical treatment',
      asked:
        'record_vaccination log_medicine_given see_dog_treated write_vet_visit track_worming note_pills_given see_cat_neutered record_blood_test keep_medical_history',
    },
    {
      id: 'process-adoptions',
      name: 'Process adoptions from reservation to handover',
      why: 'each adoption has the same steps and none may be forgotten',
      about: 'Each adoption goes through reservation, fee, contract and handover, and open steps are shown.',
      size: 'M',
      skill: 'checklists',
      said: 'adoption reserve_dog handover',
      asked:
        'process_adoption reserve_dog_family hand_cat_owner mark_animal_adopted follow_adoption_steps see_animal_reserved complete_adoption give_dog_home place_dog_family',
    },
    {
      id: 'manage-foster-homes',
      name: 'Manage foster homes and placements',
      about: 'Each placement shows who fosters which animal since when, and which homes have room.',
      why: 'animals outside the house are the first to be lost sight of',
      size: 'M',
      said: 'foster foster_home carers',
      asked:
        'place_kitten_foster see_foster_home_free track_fostered_animals list_foster_carers see_fostered_dog_lives move_litter_foster return_foster_cat find_foster_space assign_foster_home',
    },
    {
      id: 'keep-people-records',
      name: 'Keep records of owners, adopters and helpers',
      why: 'the same person brings, adopts and donates',
      about: 'Each person is kept once, with addresses, roles and all their animals.',
      size: 'M',
      said: 'contacts adopter_details address_owner',
      asked:
        'keep_adopter_address find_owner_phone list_contacts see_person_animals store_finder_number look_up_adopter record_owner_details keep_people_card',
    },
    {
      id: 'attach-photos-files',
      name: 'Attach photos and documents to animals',
      why: 'a good picture finds the home',
      about: 'Pictures, videos, x-rays and vet letters stand on the page of the animal.',
      size: 'S',
      skill: 'attachments',
      said: 'photos pictures x-ray',
      asked:
        'upload_dog_photos add_cat_pictures attach_x-ray store_vet_letter put_photo_animal take_picture_phone keep_papers_dog see_video_dog',
    },
    {
      id: 'publish-adoptable-animals',
      name: 'Publish adoptable animals on the website',
      about: 'Those ready for a home appear with text and picture and vanish when reserved.',
      why: 'visitors look online first',
      size: 'M',
      skill: 'public-pages',
      said: 'website_animals adoptable page_dogs',
      asked:
        'show_dogs_website publish_cats_online list_adoptable_animals remove_adopted_website put_animals_homepage present_animals_visitors browse_dogs_waiting update_website_animals',
    },
    {
      id: 'take-adoption-applications',
      name: 'Take adoption applications online',
      about: 'A form asks about home, garden, children and other pets.',
      why: 'paper forms come half filled',
      size: 'M',
      skill: 'forms',
      said: 'application questionnaire form_adopt',
      asked:
        'fill_application_form apply_adopt_dog ask_garden_children receive_applications review_questionnaire submit_adoption_form answer_questions_home check_applicants request_cat_online',
    },
    {
      id: 'assign-kennels',
      name: 'Assign kennels and pens',
      why: 'a dog in the wrong pen starts a fight',
      about: 'Each kennel shows its animal, free ones stand out, and every move is noted.',
      size: 'S',
      skill: 'places',
      said: 'kennel pen cage',
      asked:
        'assign_kennel see_free_pens move_dog_kennel show_cage_occupied find_animal_pen put_cat_room plan_kennel_space mark_quarantine_box',
    },
    {
      id: 'report-intakes-outcomes',
      name: 'Report intake and outcome figures',
      why: 'council and donors ask for numbers',
      about: 'Arrivals, adoptions, deaths and length of stay are counted per month or year.',
      size: 'M',
      skill: 'reports',
      said: 'figures statistics annual_report',
      asked:
        'report_intakes_year count_adoptions_month show_length_stay calculate_release_rate print_council_figures compare_years_arrivals count_animals_died send_yearly_numbers',
    },
    {
      id: 'match-lost-found',
      name: 'Match lost and found reports',
      about: 'A reported loss is compared with animals found by look and place.',
      why: 'many strays have somebody looking for them',
      size: 'M',
      skill: 'matching',
      said: 'lost found missing_pet',
      asked:
        'report_lost_cat match_lost_found compare_missing_dog find_owner_stray search_found_animals tell_owner_found report_missing_pet list_found_dogs bring_stray_back',
    },
    {
      id: 'record-microchips',
      name: 'Record microchips and register new owners',
      about: 'The number is read, searched and passed on to the pet register.',
      why: 'a chip helps only when the register names the owner',
      size: 'S',
      said: 'microchip chip_number',
      asked:
        'record_chip_number scan_microchip register_chip_owner search_chip read_microchip transfer_chip_registration type_chip_number look_up_chip',
    },
    {
      id: 'print-papers-templates',
      name: 'Create documents from templates',
      about: "Contracts, receipts and letters are filled with the animal's data.",
      why: 'names are typed wrong by hand',
      size: 'M',
      skill: 'templates',
      said: 'adoption_contract paperwork papers',
      asked:
        'print_adoption_contract fill_contract_data prepare_surrender_form create_letter_template print_papers prepare_paperwork generate_certificate print_receipt_fee',
    },
    {
      id: 'remind-treatments-due',
      name: 'Remind of treatments due',
      why: 'a missed second jab starts the course again',
      about: 'A list each morning names the vaccinations, pills and checks that are due.',
      size: 'S',
      skill: 'reminders',
      said: 'due today_list booster',
      asked:
        'remind_second_vaccine show_treatments_today list_jabs_due warn_overdue_worming remind_pills_evening alert_booster see_injection_week remind_vet_appointment',
    },
    {
      id: 'record-donations',
      name: 'Record donations and fees',
      why: 'the house lives on gifts',
      about: 'Money from adopters, donors and sponsors is recorded, and receipts are issued.',
      size: 'S',
      skill: 'payments',
      said: 'donation sponsor fee',
      asked:
        'record_donation write_donor_thanks log_adoption_fee sponsor_dog_monthly send_donor_receipt collect_gift_money list_donors_year take_payment_adopter',
    },
    {
      id: 'keep-behaviour-notes',
      name: 'Keep behaviour assessments',
      about: 'Notes say whether an animal suits children, dogs or cats, what it fears and whether it bites.',
      why: 'an adoption fails when the temper of the animal is unknown',
      size: 'S',
      skill: 'notes',
      said: 'behaviour temper good_with',
      asked:
        'note_behaviour write_dog_bites record_fear_men mark_child_friendly assess_temper describe_character log_training_progress see_cat_shy warn_aggressive_dog',
    },
    {
      id: 'send-listings-portals',
      name: 'Send listings to adoption portals',
      about: 'Petfinder and others get new animals and changes by themselves.',
      why: 'nobody enters the same dog five times',
      size: 'M',
      said: 'portal petfinder facebook',
      asked:
        'send_animals_petfinder post_dog_facebook upload_listing_portal share_cats_social_media export_animals_portal list_dog_sites copy_profile_pages offer_dog_platforms',
    },
    {
      id: 'sign-contracts-screen',
      name: 'Sign contracts on screen',
      about: 'Adopters sign on a tablet or by a link in an email.',
      why: 'paper copies get wet and lost',
      size: 'S',
      skill: 'signature',
      said: 'sign_tablet signature',
      asked:
        'sign_tablet sign_contract_phone email_contract_sign collect_signature_adopter sign_finger_screen send_agreement_link store_signed_agreement',
    },
    {
      id: 'print-kennel-cards',
      name: 'Print kennel cards',
      why: 'walkers read the door and not the computer',
      about: 'A sheet for the kennel door shows photo, name, diet and warnings.',
      size: 'S',
      skill: 'labels',
      said: 'kennel_card door_sign',
      asked:
        'print_kennel_card hang_sign_cage print_door_sheet create_card_photo show_diet_door put_label_cage print_collar_tag',
    },
    {
      id: 'keep-surrender-waiting-list',
      name: 'Keep a waiting list for surrenders',
      about: 'Owners who must give up a pet wait with urgency and date.',
      why: 'a full house cannot take all at once',
      size: 'S',
      skill: 'waiting-list',
      said: 'waiting_list full give_up',
      asked:
        'queue_owner_surrender put_owner_waiting keep_waiting_list call_next_owner rank_urgent_surrender wait_free_space delay_surrender see_owners_waiting',
    },
    {
      id: 'handle-control-incidents',
      name: 'Handle animal control incidents',
      about: 'Calls about cruelty, bites or loose animals are kept with address and officer.',
      why: 'the authority asks for a written file',
      size: 'M',
      said: 'cruelty incident call_out',
      asked:
        'log_cruelty_report record_bite_incident dispatch_officer_address open_case_neglect follow_complaint_neighbour report_loose_dog note_callout send_van_stray',
    },
    {
      id: 'roster-volunteers',
      name: 'Roster volunteers and log their hours',
      about: 'Volunteers sign up for walking, cleaning and feeding shifts, and their hours add up.',
      why: 'otherwise two walk the same dog and nobody cleans',
      size: 'M',
      skill: 'shifts',
      said: 'volunteers walkers rota',
      asked:
        'plan_volunteer_shifts sign-up_walk_dogs log_volunteer_hours plan_cleaning_rota see_dog_walked book_walking_slot fill_feeding_shift swap_volunteer_shift',
    },
    {
      id: 'follow-up-adoptions',
      name: 'Follow up after adoptions',
      about: 'Calls, visits and trial periods are planned after the handover.',
      why: 'problems show in the first weeks',
      size: 'S',
      skill: 'tasks',
      said: 'follow_up after_adoption home_visit',
      asked:
        'call_adopter_weeks follow_up_adoption visit_adopter_house track_trial_period ask_adopter_settled plan_home_check email_family_month take_back_returned',
    },
  ],
} satisfies Kind;
